// What generators draw, made odd, for printers and readers: symbols and names that could be misread, and forms that no generator draws.
import fc from 'fast-check'
import { programs } from '../../generators/index.ts'
import { type Addend, FEATURES, type Formula, fold, PREDICATES, withParts } from '../../src/logic/index.ts'
import type { Program } from '../../src/srasp/index.ts'
import { domainOf } from './formulas.ts'

/** Quotes, operators, marks, what cannot be seen, halves of pairs: whatever could be misread. */
export const ODD_SYMBOLS: readonly string[] = [
  ...'a b 0 1 -1 foo a_b _ __ S since true Q Q_a é e\u0301 \u0301 α 字 ٣ ㅤ ( ) [ ] #L[ , @ODD -- ?`'.split(' '),
  ...'" \\ \' <script> <s> && {} }} "}} \\textbackslash{} $&#%_~^ \\n \\u0041 🎲 👩‍👩‍👧 ❤️'.split(' '),
  ...'\u0000 \u007f \u200b \u202e \ufeff \ud800 \udc00 x\ud800 \u2028 \u{e0001} \u{10400} \u{10ffff}'.split(' '),
  ...[' ', '  ', 'a b', '\n', '\t'],
]

const ODD_NAMES = [
  ...'v w x y er1 _ é e\u0301 字 psum2 ii inn In Σ α_1 alphabets'.split(' '),
  ...'t left right mismatch tables n1 iff nor truth all_'.split(' '),
]

const PARAMETERS = [[], [1], [3, 1], [5, 4], [0, 1, 1, 0]]

/** With all sugar, all predicates and odd letters. */
export const oddFormulas = (maxSize: number): fc.Arbitrary<Formula> => {
  const predicates = PREDICATES.flatMap(({ make }) => PARAMETERS.flatMap((parameters) => make(parameters) ?? []))
  const { arbitrary } = domainOf(FEATURES, { sugar: true, maxSize, alphabet: ODD_SYMBOLS, predicates })
  return fc.oneof(arbitrary, arbitrary.map(extended))
}

/** At most 30 digits, which is what formulas may have. */
const HUGE: Addend<Formula> = { factor: 10n ** 30n - 1n, count: null }
const NONE: Addend<Formula> = { factor: 0n, count: { direction: 'right', of: { kind: 'first' } } }

/** Every negation twice, and in comparisons factors of 0 and of 30 digits, and constants in front of counts. */
const extended = (formula: Formula): Formula =>
  fold<Formula, Formula>(formula, (node, parts) => {
    const whole: Formula = withParts<Formula, Formula>(node, parts)
    if (whole.kind === 'not') return { kind: 'not', of: whole }
    if (whole.kind !== 'compare') return whole
    return { ...whole, left: [HUGE, ...whole.left, NONE], right: [...whole.right, { ...HUGE, factor: -HUGE.factor }] }
  })

/** With odd names and symbols, a number that is as large as may be, and any line as the output. */
export const oddPrograms = (maxSize: number, maxLines = 5): fc.Arbitrary<Program> =>
  fc
    .uniqueArray(fc.constantFrom(...ODD_SYMBOLS), { minLength: 1, maxLength: 4 })
    .chain((alphabet) => fc.tuple(programs({ alphabet, maxSize, maxLines }).arbitrary, names, fc.nat()))
    .map(([program, [...unused], k]) => {
      const given = new Map<string, string>()
      const nameOf = (old: string): string => {
        const name = given.get(old) ?? unused.pop() ?? old
        given.set(old, name)
        return name
      }
      const named: Program = JSON.parse(JSON.stringify(program), (key, value) => {
        if (key === 'name' || key === 'table') return nameOf(value)
        return key === 'value' && value === 2 ? Number.MAX_SAFE_INTEGER : value
      })
      return { ...named, output: named.lines[k % named.lines.length].name }
    })

const names = fc.shuffledSubarray(ODD_NAMES, { minLength: ODD_NAMES.length })
