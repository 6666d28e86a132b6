// Random formulas with everything in them: all sugar, odd symbols, factors that are zero, negative or huge; and texts that are almost
// formulas.
import { type Addend, builtIn, type CountTerm, type Formula, type Predicate } from '../../src/logic/index.ts'
import type { Random } from './random.ts'

/** Quotes, operators, marks, what cannot be seen, halves of pairs: whatever could be misread. */
export const ODD_SYMBOLS: readonly string[] = [
  ...[
    'a',
    'b',
    '0',
    '1',
    'foo',
    'a_b',
    '_',
    '__',
    'S',
    'since',
    'true',
    'Q',
    'Q_a',
    'é',
    'e\u0301',
    '\u0301',
    'α',
    '字',
    '٣',
  ],
  ...[
    '"',
    '\\',
    "'",
    '<script>',
    '<s>',
    '&&',
    ' ',
    '  ',
    'a b',
    '\n',
    '\t',
    '\u0000',
    '\u007f',
    '\u200b',
    '\u202e',
    '\ufeff',
  ],
  ...[
    '🎲',
    '👩‍👩‍👧',
    '❤️',
    '\ud800',
    '\udc00',
    'x\ud800',
    '{}',
    '}}',
    '"}}',
    '\\textbackslash{}',
    '$&#%_~^',
    '\\n',
    '\\u0041',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '#L[',
    ',',
    '@ODD',
    'ㅤ',
    '\u2028',
    '\u{e0001}',
    '\u{10400}',
    '\u{10ffff}',
    '--',
    '?`',
    '1',
    '-1',
  ],
]

const PREFIXES = [
  ...(['not', 'previous', 'next', 'weak-previous', 'weak-next'] as const),
  ...(['once', 'historically', 'eventually', 'always'] as const),
]
const BINARIES = ['since', 'until', 'implies', 'iff'] as const
const OPERATORS = ['<', '<=', '=', '!=', '>=', '>'] as const

/** A formula with about so many operators and letters. */
export function randomFormula(random: Random, size: number, symbols: readonly string[] = ODD_SYMBOLS): Formula {
  const sub = (most: number): Formula => randomFormula(random, most, symbols)
  if (size <= 1) return randomLeaf(random, symbols)
  const choice = random.below(12)
  if (choice < 5) return { kind: random.pick(PREFIXES), of: sub(size - 1) }
  if (choice < 7) {
    const count = random.within(2, 4)
    const parts = Array.from({ length: count }, () => sub(Math.floor((size - 1) / count)))
    return { kind: random.pick(['and', 'or'] as const), parts }
  }
  const left = random.within(1, size - 1)
  if (choice < 10) return { kind: random.pick(BINARIES), left: sub(left), right: sub(size - left) }
  if (choice === 10) {
    const count = { direction: random.pick(['left', 'right'] as const), of: sub(size - 1) }
    return { kind: 'predicate-of', predicate: randomPredicate(random), count }
  }
  const operator = random.pick(OPERATORS)
  return { kind: 'compare', operator, left: randomTerm(random, left, sub), right: randomTerm(random, size - left, sub) }
}

function randomLeaf(random: Random, symbols: readonly string[]): Formula {
  switch (random.below(8)) {
    case 0:
      return { kind: 'constant', value: random.below(2) === 0 }
    case 1:
      return { kind: random.pick(['first', 'last'] as const) }
    case 2:
      return { kind: 'predicate', predicate: randomPredicate(random) }
    default:
      return { kind: 'letter', symbol: random.pick(symbols) }
  }
}

function randomPredicate(random: Random): Predicate {
  const m = random.within(1, 5)
  const parameters = random.pick([
    ['ODD', []],
    ['EVEN', []],
    ['PRIME', []],
    ['HALF', []],
    ['POW2', []],
    ['MOD', [m, random.below(m)]],
    ['REST', [m, random.below(m)]],
    ['TABLE', Array.from({ length: m }, () => random.below(2))],
  ] as const)
  const predicate = builtIn(parameters[0], parameters[1])
  if (predicate === undefined) throw new Error(`${parameters[0]} was given the wrong parameters`)
  return predicate
}

function randomTerm(random: Random, size: number, sub: (most: number) => Formula): CountTerm<Formula> {
  const addends = random.within(1, 3)
  return Array.from({ length: addends }, (): Addend<Formula> => {
    const isConstant = random.below(3) === 0
    const count = { direction: random.pick(['left', 'right'] as const), of: sub(Math.floor(size / addends)) }
    return { factor: randomFactor(random), count: isConstant ? null : count }
  })
}

/** At most 30 digits, which is what formulas may have. */
function randomFactor(random: Random): bigint {
  const size = random.pick([0n, 1n, 1n, 2n, 3n, 10n ** 30n - 1n, random.bits(64)])
  return random.sign() === 1 ? size : -size
}

const PIECES: readonly string[] = [
  ...[
    'Q_a',
    'Q_',
    'Q',
    'Q[',
    '"a"',
    '"',
    '\\',
    'Q["<s>"]',
    'Q_{a}',
    'Q_{\\texttt{',
    '"}}',
    'a',
    'foo',
    'S',
    'since',
    'until',
    'U',
  ],
  ...[
    '!',
    '~',
    '¬',
    '&',
    '∧',
    '|',
    '->',
    '<->',
    '&&',
    '=>',
    'Y',
    'X',
    'wY',
    'Z',
    'w⊖',
    'O',
    'H',
    'F',
    'G',
    '⊖',
    '⊕',
    'not',
    'and',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    '#',
    '#L',
    '#R[',
    '#L[',
    '#←[',
    '@',
    '@ODD',
    'ODD(',
    'MOD[3,1]',
    '@MOD[',
    '\\mathsf{ODD}',
  ],
  ...[
    '0',
    '1',
    '23',
    '-',
    '−',
    '+',
    '*',
    '·',
    '<',
    '<=',
    '≤',
    '=',
    '==',
    '!=',
    '>',
    '.',
    '1'.repeat(31),
    'true',
    '⊥',
    'first',
  ],
  ...[
    '\\lnot',
    '\\land',
    '\\mathbin{\\mathbf{since}}',
    '\\foo',
    '\\overleftarrow{\\#}[',
    ' ',
    '  ',
    '\n',
    '\t',
    '🎲',
    '\ud800',
    '\u202e',
  ],
]

/** A text that may or may not be a formula, made from pieces of the language, from formulas, or from anything. */
export function randomText(random: Random, formulas: readonly string[]): string {
  const some = (count: number, make: () => string): string => Array.from({ length: count }, make).join('')
  const formula = random.pick(formulas)
  const at = random.below(formula.length + 1)
  switch (random.below(6)) {
    case 0:
      return some(random.below(12), () => random.pick(PIECES) + (random.below(2) === 0 ? ' ' : ''))
    case 1:
      return some(random.below(12), () => String.fromCodePoint(random.below(random.pick([0x80, 0x3000, 0x110000]))))
    case 2:
      return formula.slice(0, at)
    case 3:
      return formula.slice(0, at) + random.pick(PIECES) + formula.slice(at)
    case 4:
      return formula.slice(0, at) + formula.slice(at + random.within(1, 3))
    default:
      return formula.slice(0, at) + random.pick(formulas).slice(random.below(9))
  }
}
