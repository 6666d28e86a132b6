// Reading by precedence: each operator waits until one that binds less, a bracket or the end gives it its right side. Never recurses;
// takes time in proportion to the text.
import { type Extent, excerpt } from './excerpt.ts'
import { complain, type Kinds, type Page, peek, type Reader } from './reader.ts'

/** As far as the operators and brackets go that are opened on the way; what comes next is for the caller to judge. */
export function readOperands<K extends Kinds>(reader: Reader<K>): K['operand'] {
  const { grammar, frames } = reader
  for (;;) {
    let operand = readOperand(reader)
    for (;;) {
      const token = peek(reader)
      if (opensInfix(reader, operand, token)) break
      grammar.checkAfter(reader, operand, token)
      operand = closeAbove(reader, operand, 0)
      const open = frames.at(-1)
      if (open === undefined) return operand
      const step = grammar.goOn(reader, open, operand, token)
      if (step === 'more') break
      operand = step
    }
  }
}

function readOperand<K extends Kinds>(reader: Reader<K>): K['operand'] {
  for (;;) {
    const step = reader.grammar.begin(reader, peek(reader))
    if (step !== 'more') return step
  }
}

/** Opens the infix with the operand on its left, if the token is one. */
function opensInfix<K extends Kinds>(reader: Reader<K>, operand: K['operand'], token: K['token']): boolean {
  const { grammar, frames } = reader
  const { sign } = token
  if (!isInfix(reader, sign)) return false
  const { level, chain } = grammar.infixes[sign]
  const left = closeAbove(reader, operand, chain === 'left' ? level - 1 : level)
  grammar.checkLeft(reader, left, sign, token)
  const top = frames.at(-1)
  const isChained = top?.kind === 'operator' && top.level === level
  if (isChained && chain === 'none') return grammar.refuseChain(reader, token, top, left)
  if (isChained) top.operands.push(left)
  else frames.push({ kind: 'operator', sign, token, operands: [left], level })
  reader.next += 1
  return true
}

const isInfix = <K extends Kinds>({ grammar }: Reader<K>, sign: K['token']['sign']): sign is K['infix'] =>
  sign !== undefined && Object.hasOwn(grammar.infixes, sign)

/** Closes the operators that bind tighter than a level; brackets stay open. */
function closeAbove<K extends Kinds>(reader: Reader<K>, operand: K['operand'], level: number): K['operand'] {
  const { grammar, frames } = reader
  let closed = operand
  for (let top = frames.at(-1); top?.kind === 'operator' && top.level > level; top = frames.at(-1)) {
    frames.pop()
    top.operands.push(closed)
    closed = grammar.build(reader, top)
  }
  return closed
}

/** An operator as far as it is read. */
interface Begun {
  readonly token: Extent
  readonly operands: readonly Extent[]
}

/** Two comparisons in a row. `and` joins them. */
export function refuseComparison(page: Page, second: Extent, first: Begun, between: Extent, and: string): never {
  const { a, b, one, two } = chainParts(page, second, first, between)
  const hint = `comparisons do not chain: write ${a} ${one} ${b} ${and} ${b} ${two} …`
  return complain(
    page,
    second.start,
    `found "${two}" after ${a} ${one} ${b}, expected ${and} or another operator`,
    hint,
  )
}

/** The texts of a chain: a one b two …. */
export function chainParts({ text }: Page, second: Extent, first: Begun, between: Extent) {
  const [a, b] = [excerpt(text, first.operands[0]), excerpt(text, between)]
  return { a, one: excerpt(text, first.token), b, two: excerpt(text, second) }
}
