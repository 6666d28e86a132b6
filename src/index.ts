// lemmata: exact and sound numbers, transformers as plain data, and their evaluators.
export { type JsonError, printJsonError } from './json/index.ts'
export * from './numbers/index.ts'
export * from './transformer/index.ts'
