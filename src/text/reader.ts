// What a reader knows half way through a text: the operators and brackets that are still open, in a list of its own instead of the
// call stack, which 2,000 levels could exhaust; and the ways in which it goes on or ends. A language gives a `Grammar`.
import type { Binding } from './binding.ts'
import { columnsOf, type Extent, excerpt } from './excerpt.ts'
import type { Token } from './tokens.ts'
import type { Unreadable } from './unreadable.ts'

/** Of brackets in a text, and of operators in what is read. */
const MAXIMAL_NESTING = 2_000
const NESTED_TOO_DEEPLY = 'nested deeper than 2,000 levels'

export interface Operand extends Extent {
  /** Operators on the longest way down. */
  readonly depth: number
}

export interface NodeOperand<Node> extends Operand {
  readonly kind: 'node'
  readonly node: Node
}

/** The types of a language. */
export interface Kinds {
  readonly token: Token<string>
  /** More than nodes where some operands become nodes only together with others. */
  readonly operand: Operand
  readonly prefix: string
  readonly infix: string
  /** What is known of an open bracket. */
  readonly bracket: unknown
  /** What else the language must know to read on. */
  readonly context: unknown
}

/** An operator that waits for its right side; what stands on its left is among the operands. */
export interface OpenOperator<K extends Kinds> {
  readonly kind: 'operator'
  readonly sign: K['prefix'] | K['infix']
  readonly token: K['token']
  readonly operands: K['operand'][]
  /** 0 as long as nothing but a sign of its own ends what it waits for. */
  level: number
}

/** A bracket that waits for its end, with the operands before a comma. */
export interface OpenBracket<K extends Kinds> {
  readonly kind: 'bracket'
  readonly bracket: K['bracket']
  readonly token: K['token']
  readonly operands: K['operand'][]
}

export type Frame<K extends Kinds> = OpenOperator<K> | OpenBracket<K>

export interface Grammar<K extends Kinds> {
  readonly infixes: Readonly<Record<K['infix'], Binding>>
  /** A token as messages name it; null where its text in quotes will do. */
  nameOf(token: K['token']): string | null
  /** What stands where an operand should begin: an operand, or `more` where something was opened that waits for one. */
  begin(reader: Reader<K>, token: K['token']): K['operand'] | 'more'
  /** Whether the operand may stand on the left of an infix; complains if not. */
  checkLeft(reader: Reader<K>, left: K['operand'], infix: K['infix'], token: K['token']): void
  /** Of two infixes that do not chain, `first` is the open one, and `between` stands between them. */
  refuseChain(reader: Reader<K>, second: K['token'], first: OpenOperator<K>, between: K['operand']): never
  /** An operator with all of its operands. */
  build(reader: Reader<K>, operator: OpenOperator<K>): K['operand']
  /** Whether a token that is no infix may follow an operand; complains if not. */
  checkAfter(reader: Reader<K>, operand: K['operand'], token: K['token']): void
  /** Goes on in what is open, or closes it and gives what it is to the outside; complains if the token does neither. */
  goOn(reader: Reader<K>, open: Frame<K>, inside: K['operand'], token: K['token']): K['operand'] | 'more'
}

/** The text, and what every part of a reader may note or say about it. */
export interface Page {
  readonly text: string
  /** Where the parts of what is read stand. */
  readonly places: Map<object, Extent>
  /** Ends the reading. */
  readonly stop: (problem: Unreadable) => never
}

export interface Reader<K extends Kinds> extends Page {
  readonly tokens: readonly K['token'][]
  readonly grammar: Grammar<K>
  readonly context: K['context']
  readonly frames: Frame<K>[]
  next: number
  openBrackets: number
}

export const readerOf = <K extends Kinds>(
  parts: Pick<Reader<K>, 'text' | 'tokens' | 'grammar' | 'context' | 'stop'>,
): Reader<K> => ({ ...parts, places: new Map(), frames: [], next: 0, openBrackets: 0 })

/** Ends the reading. */
export const complain = (page: Page, unit: number, message: string, hint: string | null = null): never =>
  page.stop({ kind: 'unreadable', column: columnOf(page, unit), message, hint })

export const columnOf = ({ text }: Page, unit: number): number => columnsOf(text)(unit)

/** A token that should have been another. */
export function unexpected<K extends Kinds>(
  reader: Reader<K>,
  token: K['token'],
  expected: string,
  hint: string | null = null,
): never {
  complainIfWrong(reader, token)
  return complain(reader, token.start, `found ${described(reader, token)}, expected ${expected}`, hint)
}

export function complainIfWrong(page: Page, token: Token<string>): void {
  if (token.kind === 'wrong') complain(page, token.start, token.message, token.hint)
}

/** A token as messages name it. */
export const described = <K extends Kinds>({ text, grammar }: Reader<K>, token: K['token']): string =>
  grammar.nameOf(token) ?? `"${excerpt(text, token)}"`

export const peek = <K extends Kinds>(reader: Reader<K>): K['token'] => reader.tokens[reader.next]

/** Whether the sign comes next; if so, it is read. */
export function skipSign<K extends Kinds>(reader: Reader<K>, sign: K['token']['sign']): boolean {
  const isNext = peek(reader).sign === sign
  if (isNext) reader.next += 1
  return isNext
}

/** The sign that must come next. */
export function takeSign<K extends Kinds>(
  reader: Reader<K>,
  sign: K['token']['sign'],
  expected: string,
  hint: string | null = null,
): K['token'] {
  const token = peek(reader)
  return skipSign(reader, sign) ? token : unexpected(reader, token, expected, hint)
}

/** A node over its operands, in the order of the text, with the token of its operator. */
export function nodeOf<Node extends object>(
  page: Page,
  node: Node,
  operands: readonly Operand[],
  token: Extent,
  end = operands[operands.length - 1].end,
): NodeOperand<Node> {
  const depth = 1 + operands.reduce((most, operand) => Math.max(most, operand.depth), 0)
  if (depth > MAXIMAL_NESTING) return complain(page, token.start, NESTED_TOO_DEEPLY)
  return leafOf(page, node, { start: Math.min(token.start, operands[0].start), end }, depth)
}

/** A node without parts. */
export function leafOf<Node extends object>(
  { places }: Page,
  node: Node,
  { start, end }: Extent,
  depth = 0,
): NodeOperand<Node> {
  places.set(node, { start, end })
  return { kind: 'node', node, depth, start, end }
}

/** Reads the prefix that comes next. */
export function openPrefix<K extends Kinds>(reader: Reader<K>, sign: K['prefix'], level: number): 'more' {
  reader.frames.push({ kind: 'operator', sign, token: peek(reader), operands: [], level })
  reader.next += 1
  return 'more'
}

/** Reads the bracket that comes next. Messages point to `token` where it begins earlier. */
export function openBracket<K extends Kinds>(
  reader: Reader<K>,
  bracket: K['bracket'],
  token: K['token'] = peek(reader),
): 'more' {
  if (reader.openBrackets === MAXIMAL_NESTING) complain(reader, peek(reader).start, NESTED_TOO_DEEPLY)
  reader.openBrackets += 1
  reader.next += 1
  reader.frames.push({ kind: 'bracket', bracket, token, operands: [] })
  return 'more'
}

/** Reads the end of the innermost bracket. */
export function closeBracket<K extends Kinds>(reader: Reader<K>): void {
  reader.frames.pop()
  reader.next += 1
  reader.openBrackets -= 1
}
