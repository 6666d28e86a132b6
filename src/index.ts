// lemmata: exact and sound numbers, transformers with their evaluators, the lemmas, and the property engine.
export * from './engine/index.ts'
export { type JsonError, printJsonError } from './json/index.ts'
export * from './lemmas/index.ts'
export * from './logic/index.ts'
export * from './numbers/index.ts'
export * from './transformer/index.ts'
