// Random well-typed S-RASP programs with everything in them: odd names and symbols, all operators, both kinds of mixed equalities; and
// texts that are almost programs.
import * as srasp from '../../src/srasp/index.ts'
import type { Random } from './random.ts'
import { ODD_SYMBOLS } from './random-formula.ts'

const NAMES = [
  ...['v', 'w', 'x', 'y', 'er1', '_', 'é', 'e\u0301', '字', 'psum2', 'ii', 'inn', 'In', 'Σ', 'α_1', 'alphabets'],
  ...['t', 'left', 'right', 'mismatch', 'tables', 'n1', 'iff', 'nor', 'truth', 'all_'],
]
const TYPES = ['boolean', 'symbol', 'natural'] as const
const OPERATORS = ['<', '<=', '=', '!=', '>=', '>'] as const
const EQUATIONS = ['=', '!='] as const
const MASKS = ['all', 'j<i', 'j<=i', 'j>i', 'j>=i'] as const

interface Known {
  readonly random: Random
  readonly symbols: readonly string[]
  readonly tables: readonly srasp.Table[]
  readonly vectors: readonly { readonly name: string; readonly type: srasp.ValueType }[]
}

/** A program of a few lines, each with about so many operators. */
export function randomProgram(random: Random, size: number, alphabet = someSymbols(random)): srasp.Program {
  const names = shuffled(random, NAMES)
  const symbols = [...alphabet, '?']
  const tables = names.splice(0, random.below(3)).map((name) => randomTable(random, name, symbols))
  const vectors: Known['vectors'][number][] = []
  const lines = names.splice(0, random.within(1, 5)).map((name): srasp.Line => {
    const type = random.pick(TYPES)
    const operation = randomOperation({ random, symbols, tables, vectors }, type, size)
    vectors.push({ name, type: operation.kind === 'prefix-sum' ? 'natural' : type })
    return { name, operation }
  })
  return { alphabet, tables, lines, output: random.pick(lines).name }
}

const someSymbols = (random: Random): string[] => [
  ...new Set(Array.from({ length: random.within(1, 4) }, () => random.pick(ODD_SYMBOLS))),
]

const shuffled = <T>(random: Random, items: readonly T[]): T[] => {
  const rest = [...items]
  return items.map(() => rest.splice(random.below(rest.length), 1)[0])
}

function randomTable(random: Random, name: string, symbols: readonly string[]): srasp.Table {
  const parameters = random.within(1, 2)
  const type = random.pick(TYPES)
  const rows = new Map(
    Array.from({ length: random.below(4) }, () => {
      const row = { symbols: Array.from({ length: parameters }, () => random.pick(symbols)) }
      return [JSON.stringify(row.symbols), { ...row, value: randomValue(random, type, symbols) }]
    }),
  )
  return { name, parameters, rows: [...rows.values()], otherwise: randomValue(random, type, symbols) }
}

function randomValue(random: Random, type: srasp.ValueType, symbols: readonly string[]): srasp.Value {
  if (type === 'boolean') return random.below(2) === 0
  return type === 'symbol' ? random.pick(symbols) : random.pick([0, 0, 1, 1, 2, 3, 2 ** 53 - 1])
}

function randomOperation(known: Known, type: srasp.ValueType, size: number): srasp.Operation {
  const { random } = known
  const choice = random.below(5)
  if (choice < 2) return { kind: 'position-wise', value: expression(known, type, 'i', size) }
  if (choice === 2) return { kind: 'prefix-sum', value: expression(known, 'natural', 'j', size) }
  return {
    kind: 'attention',
    direction: random.pick(['leftmost', 'rightmost'] as const),
    mask: random.pick(MASKS),
    predicate: predicate(known, size),
    value: expression(known, type, 'j', size),
    otherwise: expression(known, type, 'i', size),
  }
}

/** Over i and j: a Boolean combination, perhaps with an equality of naturals, which may stand deep in conjunctions. */
function predicate(known: Known, size: number): srasp.Expression {
  const { random } = known
  const rest = (): srasp.Expression => mixed(known, Math.floor(size / 2))
  if (random.below(2) === 0) return rest()
  const sides = [expression(known, 'natural', 'i', size >> 2), expression(known, 'natural', 'j', size >> 2)]
  const [left, right] = sides.every((side) => srasp.speaksOf(side) !== 'none') ? shuffled(random, sides) : POSITIONS
  let whole: srasp.Expression = { kind: 'compare', operator: '=', left, right }
  for (let k = random.below(3); k > 0; k--) whole = { kind: 'and', parts: shuffled(random, [whole, rest()]) }
  return whole
}

const POSITIONS: readonly srasp.Expression[] = [
  { kind: 'position', at: 'j' },
  { kind: 'position', at: 'i' },
]

/** A Boolean over i and j without equalities of naturals between them. */
function mixed(known: Known, size: number): srasp.Expression {
  const { random } = known
  const sub = (): srasp.Expression => mixed(known, Math.floor(size / 3))
  if (size <= 2) return expression(known, 'boolean', random.pick(['i', 'j'] as const), size)
  switch (random.below(6)) {
    case 0:
      return { kind: 'not', of: sub() }
    case 1:
      return { kind: random.pick(['and', 'or'] as const), parts: Array.from({ length: random.within(2, 3) }, sub) }
    case 2:
      return { kind: 'compare', operator: random.pick(EQUATIONS), left: sub(), right: sub() }
    case 3:
      return srasp.conditional(sub(), sub(), sub())
    case 4: {
      const [left, right] = shuffled(random, ['i', 'j'] as const).map((at) =>
        expression(known, 'symbol', at, size >> 1),
      )
      return { kind: 'compare', operator: random.pick(EQUATIONS), left, right }
    }
    default:
      return expression(known, 'boolean', random.pick(['i', 'j'] as const), size)
  }
}

/** Over one variable. */
function expression(known: Known, type: srasp.ValueType, at: srasp.Variable, size: number): srasp.Expression {
  const { random } = known
  if (size <= 1) return leaf(known, type, at)
  const sub = (of: srasp.ValueType, share = 2): srasp.Expression =>
    expression(known, of, at, Math.floor((size - 1) / share))
  if (random.below(5) === 0) return srasp.conditional(sub('boolean', 3), sub(type, 3), sub(type, 3))
  if (type === 'natural' && random.below(3) > 0) {
    return { kind: random.pick(['plus', 'minus'] as const), left: sub('natural'), right: sub('natural') }
  }
  if (type !== 'boolean') return applied(known, type, at, size) ?? leaf(known, type, at)
  switch (random.below(4)) {
    case 0:
      return { kind: 'not', of: sub('boolean', 1) }
    case 1:
      return {
        kind: random.pick(['and', 'or'] as const),
        parts: [sub('boolean', 3), sub('boolean', 3), sub('boolean', 3)],
      }
    case 2:
      return { kind: 'compare', operator: random.pick(OPERATORS), left: sub('natural'), right: sub('natural') }
    default: {
      const of = random.pick(TYPES)
      return { kind: 'compare', operator: random.pick(EQUATIONS), left: sub(of), right: sub(of) }
    }
  }
}

function applied(known: Known, type: srasp.ValueType, at: srasp.Variable, size: number): srasp.Expression | undefined {
  const fitting = known.tables.filter(({ otherwise }) => srasp.typeOfValue(otherwise) === type)
  if (fitting.length === 0) return undefined
  const { name, parameters } = known.random.pick(fitting)
  const to = Array.from({ length: parameters }, () =>
    expression(known, 'symbol', at, Math.floor((size - 1) / parameters)),
  )
  return { kind: 'apply', table: name, to }
}

function leaf({ random, symbols, vectors }: Known, type: srasp.ValueType, at: srasp.Variable): srasp.Expression {
  const fitting = vectors.filter((vector) => vector.type === type)
  if (fitting.length > 0 && random.below(2) === 0) return { kind: 'vector', name: random.pick(fitting).name, at }
  if (type === 'symbol' && random.below(2) === 0) return { kind: 'input', at }
  if (type === 'natural' && random.below(2) === 0) return random.pick([{ kind: 'position', at }, { kind: 'length' }])
  return { kind: 'constant', value: randomValue(random, type, symbols) }
}

const PIECES: readonly string[] = [
  ...[
    'alphabet',
    'alphabet a b',
    'table',
    'table t = "a" -> 1, else 0',
    'table u(2) =',
    'output',
    'output v',
    'v(i) =',
    'w(i) = ',
  ],
  ...[
    'psum',
    'psum[j <= i]',
    '∑[',
    'leftmost[',
    'rightmost[j < i,',
    '►[all,',
    '◄',
    'in',
    'in(i)',
    'in(j)',
    'v(i)',
    'v(j)',
    'v(',
    't(',
  ],
  ...[
    'i',
    'j',
    'n',
    'all',
    'if',
    'then',
    'else',
    'not',
    '!',
    '¬',
    'and',
    '&',
    '∧',
    'or',
    '|',
    '∨',
    'true',
    'false',
    '⊤',
  ],
  ...[
    '<',
    '<=',
    '≤',
    '=',
    '==',
    '!=',
    '≠',
    '>=',
    '>',
    '+',
    '-',
    '−',
    '->',
    '→',
    ':',
    ':=',
    ',',
    '(',
    ')',
    '[',
    ']',
    '{',
    '&&',
    '.',
  ],
  ...[
    '"a"',
    '"',
    '\\',
    '"\\n"',
    '0',
    '1',
    '23',
    '9'.repeat(20),
    'foo',
    'é',
    '#',
    '# note',
    '\n',
    '\n',
    '\r\n',
    ' ',
    '\t',
  ],
  ...['🎲', '\ud800', '\u202e', '\u2028', '\u0000'],
]

/** A text that may or may not be a program, made from pieces of the language, from programs, or from anything. */
export function randomProgramText(random: Random, programs: readonly string[]): string {
  const some = (count: number, make: () => string): string => Array.from({ length: count }, make).join('')
  const program = random.pick(programs)
  const at = random.below(program.length + 1)
  const pieces = (): string => some(random.below(12), () => random.pick(PIECES) + (random.below(2) === 0 ? ' ' : ''))
  switch (random.below(10)) {
    case 0:
      return pieces()
    case 1:
      return `alphabet a b\nv(i) = ${pieces()}`
    case 2:
      return some(random.below(12), () => String.fromCodePoint(random.below(random.pick([0x80, 0x3000, 0x110000]))))
    case 3:
      return program.slice(0, at)
    case 4:
      return program.slice(0, at) + random.pick(PIECES) + program.slice(at)
    case 5:
      return program.slice(0, at) + program.slice(at + random.within(1, 3))
    case 6: {
      const lines = program.split('\n')
      lines.splice(random.below(lines.length), 1)
      return lines.join('\n')
    }
    case 7:
    case 8: {
      // One word or mark becomes another, which is mostly still read, and mostly of another type.
      const words = program.split(/([\p{L}\p{N}_]+|[^\s\p{L}\p{N}_])/u)
      const from = 2 * random.below(words.length >> 1) + 1
      return words.with(from, words[2 * random.below(words.length >> 1) + 1]).join('')
    }
    default:
      return program.slice(0, at) + random.pick(programs).slice(random.below(9))
  }
}
