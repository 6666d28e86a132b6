// Texts that people write: carets below what is wrong, excerpts, symbols in quotes; and how reading them ends.
export { withCaret } from './caret.ts'
export { columnsOf, type Extent, excerpt } from './excerpt.ts'
export { characterAt, isSeen, type Quoted, quoted, quotedAt, shownAt, WORD_CHARACTER } from './quoted.ts'
export { unlessStopped } from './unless-stopped.ts'
