// lemmata: exact and sound numbers, transformers as plain data, and their evaluators.
export * from './numbers/index.ts'
export * from './transformer/index.ts'
