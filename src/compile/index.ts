// From formulas to transformers, and the check that a run of one keeps what its layers owe.
export { checkObligations } from './check.ts'
export { type Compiled, type CompileOptions, compile, compileShared, GADGETS, type Gadgets } from './compile.ts'
export { hardReading } from './hard-reading.ts'
export { type Broken, type Checked, type LemmaCredit, type Owed, type Spot, spotText } from './ledger.ts'
export { type NormalForm, normalForm } from './normal-form.ts'
export { type Outside, outside, outsideText } from './outside.ts'
export {
  type ColumnVerdict,
  type Construction,
  columnVerdict,
  type FoundColumn,
  foundHard,
  foundIn,
  runSoftly,
  truthOf,
} from './simulate.ts'
export { type ModelSize, modelSize } from './size.ts'
export { type Subformula, subformulasOf } from './subformulas.ts'
export {
  type TracedHead,
  type TracedLayer,
  type TracedNet,
  type TracedOutput,
  type TracedValue,
  traceSimulation,
} from './trace.ts'
