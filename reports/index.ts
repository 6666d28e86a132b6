// From results to what people and programs read: pure functions.
export * from './document/index.ts'
export { type MutantReport, pageOf } from './html/index.ts'
export * from './text/index.ts'
