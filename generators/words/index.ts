// Words over an alphabet.

export { type LegalOptions, legalWords } from './legal-word.ts'
export { type WordOptions, words } from './word.ts'
