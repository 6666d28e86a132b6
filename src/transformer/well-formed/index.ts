// Whether a value has the shape of a model, for evaluators and for saving alike.

export { isList, isRecord, shown } from './flaw.ts'
export { requireModel } from './require-model.ts'
export { NO_TEMPERATURES } from './scheduled.ts'
