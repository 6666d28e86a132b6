// Command lines with a formula: drawn of the statement's fragment, fused of two, mistyped, or of a size that nobody writes.
import type fc from 'fast-check'
import { oneIn, oneOf, several } from '../../generators/chance.ts'
import { type Fusion, formulas, fused, fusions } from '../../generators/index.ts'
import type { Domain } from '../../src/engine/index.ts'
import {
  equalFormulas,
  type Formula,
  FRAGMENTS,
  parseFormula,
  printFormula,
  SEMANTICS,
  STYLES,
} from '../../src/logic/index.ts'
import { STATEMENTS } from '../../src/statements/index.ts'
import { almostFormulas } from '../support/almost.ts'
import { ODD_SYMBOLS } from '../support/odd.ts'
import { type Attempt, attempt, BUDGET } from './attempt.ts'
import { mutateText, NUMBERS } from './mutate.ts'

const LETTERS = ['a', 'b', 'c']

const sources = STATEMENTS.map(({ id, fragment }) => {
  const { features } = FRAGMENTS[fragment]
  return {
    id,
    formula: formulas({ features, alphabet: [...LETTERS, ...ODD_SYMBOLS.slice(0, 40)], sugar: false, maxSize: 10 })
      .arbitrary,
    fusion: fusions({ features, maxSize: 6, maxLength: 5 }),
  }
})

const almost = almostFormulas(1000, 8)

/** Operators and brackets one within the other, long sums, many parts, counts of counts. */
function extreme(random: fc.Random): string {
  const k = oneOf(random, oneIn(random, 20) ? [1000, 1999, 2000, 2001, 10_000] : [1, 2, 5, 20, 50, 100])
  const operator = oneOf(random, [
    '!',
    'Y ',
    'X ',
    'H ',
    'wX ',
    'O ',
    '(',
    'Q_a & (',
    'Q_a S (',
    '#L[',
    '-(',
    'Q_a -> (',
    'ODD(#L[',
  ])
  const part = oneOf(random, ['Q_a', '#L[Q_a] < 1', '(Y Q_a)', '@ODD', 'first'])
  const sign = oneOf(random, [' & ', ' | ', ' -> ', ' <-> ', ' S ', ' '])
  switch (random.nextInt(0, 4)) {
    case 0:
      return operator.repeat(k) + part + (oneIn(random, 4) ? '' : closing(operator).repeat(k))
    case 1:
      return several(Math.min(k, 500), () => part).join(sign)
    case 2:
      return `${several(Math.min(k, 300), (j) => `${oneOf(random, NUMBERS)}*#L[${'Y '.repeat(j % 7)}Q_a]`).join(' + ')} < ${oneOf(random, NUMBERS)}`
    case 3:
      return `${oneOf(random, NUMBERS)}*#L[Q_a] ${oneOf(random, ['<', '=', '>=', '!='])} ${oneOf(random, NUMBERS)}*#L[Q_b]`
    default:
      return `${oneOf(random, ['MOD', 'REST', 'TABLE', 'PRIME', 'POW2'])}[${several(random.nextInt(1, 4), () => oneOf(random, NUMBERS)).join(',')}](#L[Q_a])`
  }
}

const closing = (operator: string): string =>
  [...operator]
    .flatMap((mark) => (mark === '(' ? [')'] : mark === '[' ? [']'] : []))
    .toReversed()
    .join('')

function formulaText(random: fc.Random, drawn: fc.Arbitrary<Formula>): string {
  const print = (): string => printFormula(drawn.generate(random, undefined).value, oneOf(random, STYLES))
  switch (random.nextInt(0, 9)) {
    case 0:
    case 1:
      return almost.generate(random, undefined).value
    case 2:
    case 3:
    case 4:
      return mutateText(random, print(), [print(), 'Q["<s>"] U @MOD[3,1]', '#R[Q_a] >= 2*#L[!Q_b] - 1'])
    case 5:
      return oneIn(random, 3) ? extreme(random) : print()
    default:
      return print()
  }
}

function wordText(random: fc.Random): string {
  const symbols = several(random.nextInt(1, 8), () =>
    oneIn(random, 6) ? oneOf(random, ODD_SYMBOLS) : oneOf(random, LETTERS),
  )
  switch (random.nextInt(0, 20)) {
    case 0:
      return mutateText(random, JSON.stringify(symbols), ['[]', '["a",', '{}'])
    case 1:
      return symbols.join('').repeat(oneOf(random, [1, 2, 8]))
    case 2:
      return oneOf(random, ['', '[', '[]', '[""]', '[1]', '\ud800', '\u202e', '🎲'])
    case 3:
      return JSON.stringify(symbols)
    default:
      return several(random.nextInt(1, 8), () => oneOf(random, LETTERS)).join('')
  }
}

const SWITCHES = ['', '', '', '--json', '--json', '--trace', '--trace --json', '--heads multi', '--heads none']

const split = (words: string): readonly string[] => words.split(' ').filter((word) => word !== '')

export function formulaAttempt(random: fc.Random): Attempt {
  const { id, formula, fusion } = oneOf(random, sources)
  if (oneIn(random, 8)) return fusionAttempt(random, id, fusion)
  const text = formulaText(random, formula)
  const claim = oneIn(random, 40) ? mutateText(random, id, ['lemma-6', '']) : id
  const meant = oneIn(random, 5) ? ['--semantics', oneIn(random, 5) ? 'weak' : oneOf(random, SEMANTICS)] : []
  const asked = ['--claim', claim, '--formula', text, ...meant, ...BUDGET]
  if (oneIn(random, 10)) return attempt(['compile', ...asked, ...split(oneOf(random, ['', '--json', '--out m.json']))])
  const word = wordText(random)
  if (oneIn(random, 10)) {
    const line = JSON.stringify({ claim, formula: text, word: oneIn(random, 3) ? [...word] : word })
    const given = oneIn(random, 3) ? mutateText(random, line, ['{"claim":"theorem-12a"}']) : line
    return attempt(['simulate', '--batch'], { lines: [given] })
  }
  return attempt(['simulate', ...asked, '--word', word, ...split(oneOf(random, SWITCHES))])
}

function fusionAttempt(random: fc.Random, id: string, { arbitrary }: Domain<Fusion>): Attempt {
  const { formula, word, truth } = fused(arbitrary.generate(random, undefined).value)
  const asked = ['--claim', id, '--formula', printFormula(formula), ...BUDGET]
  return attempt(['simulate', ...asked, '--word', JSON.stringify(word), '--json'], {
    truth: truth.map(Number).join(''),
  })
}

/** What is read is read again as it is printed, in every style. */
export function formulaDoubt({ words }: Attempt): string | undefined {
  const text = words[words.indexOf('--formula') + 1] ?? ''
  if (!words.includes('--formula')) return undefined
  const read = parseFormula(text)
  if (read.kind === 'unreadable') {
    const { column, message, hint } = read
    return column >= 1 && column <= [...text].length + 1 && !/\n/.test(`${message}${hint}`)
      ? undefined
      : `no place: ${JSON.stringify(read)}`
  }
  for (const style of STYLES) {
    const printed = printFormula(read.value, style)
    const again = parseFormula(printed)
    if (again.kind === 'unreadable' || !equalFormulas(read.value, again.value)) return `printed as ${printed}`
  }
  return undefined
}
