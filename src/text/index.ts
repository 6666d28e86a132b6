// Texts that people write: carets below what is wrong, excerpts, symbols in quotes; tokens, and one reader by precedence and its
// printer for all languages.
export {
  type Binding,
  infixPrinted,
  inParentheses,
  type Printed,
  printedLeaf,
  textAbove,
} from './binding.ts'
export { withCaret } from './caret.ts'
export { columnsOf, type Extent, excerpt } from './excerpt.ts'
export { characterAt, isSeen, type Quoted, quoted, quotedAt, shownAt, WORD_CHARACTER } from './quoted.ts'
export { chainParts, readOperands, refuseComparison } from './read-operands.ts'
export {
  closeBracket,
  columnOf,
  complain,
  complainIfWrong,
  described,
  type Frame,
  type Grammar,
  type Kinds,
  leafOf,
  type NodeOperand,
  nodeOf,
  type OpenBracket,
  type OpenOperator,
  type Operand,
  openBracket,
  openPrefix,
  peek,
  type Reader,
  readerOf,
  skipSign,
  takeSign,
  unexpected,
} from './reader.ts'
export {
  afterSpace,
  endOfWord,
  lexer,
  meaningless,
  type Spelling,
  spellingsOf,
  type Token,
  wrongToken,
} from './tokens.ts'
export { unlessStopped } from './unless-stopped.ts'
export { problemText, type Unreadable, type UnreadableLine } from './unreadable.ts'
