// From results to what people and machines read: pure functions.
export * from './document/index.ts'
export { type Planted, pageOf } from './html/index.ts'
export * from './text/index.ts'
