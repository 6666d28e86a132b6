// Neighbours by angles: exact under hard attention, with a gap of about 4^{−n}, so that softening by Theorem 26 makes 1/τ grow like 4^n
// where the direct construction of Theorem 12 has 1/τ = n.
import { integers, words } from '../../../generators/index.ts'
import { compile } from '../../../src/compile/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { partition } from '../../../src/lemmas/index.ts'
import { formula } from '../../../src/logic/index.ts'
import { exponentialSum, type Rational, rational, real } from '../../../src/numbers/index.ts'
import { constantsOf } from '../../../src/soften/index.ts'
import { activationAt, gapOn, hard, type Model, scheduledAt, type Word } from '../../../src/transformer/index.ts'
import { computes, growsLike, inClaim, inSource, type Mutant, stated, untargeted } from '../../library/index.ts'
import { neighbourByAngles } from './model.ts'

const KEY = 'neighbour-by-angles'
const MASKS = ['none', 'future'] as const

/** Where each position looks, under average hardmax. */
function looksAt(model: Model, word: Word): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = []
  hard(model, word, (_layer, _head, _i, { chosen }) => rows.push(chosen))
  return rows
}

/** The next position, or the one before at the end of what is seen. */
const neighbourOf = (mask: 'none' | 'future', i: number, n: number): number =>
  mask === 'none' && i < n ? i + 1 : Math.max(1, i - 1)

type Label = 'one position' | 'both letters'

/** Both masks, with the model's weights or others. */
export const finds = (models: (mask: 'none' | 'future') => Model = neighbourByAngles): Claim<Word, Label> =>
  computes<Word, Label>({
    key: KEY,
    title: 'neighbours by angles, under hard attention',
    statement:
      'Attention by angles looks at the next position only; the last position, and every position under a future mask, looks at the one before; in a word of one symbol the position looks at itself.',
    requires: { 'one position': 0.02, 'both letters': 0.5 },
    counts: untargeted({ quick: { random: 40, small: 4 }, deep: { random: 2_000, small: 8 } }),
    domain: words(['0', '1'], { maxLength: 24 }),
    observed: (word) =>
      MASKS.flatMap((mask) => {
        const model = models(mask)
        const { streams } = hard(model, word)
        const last = model.coordinates.length - 1
        return [
          looksAt(model, word),
          word.map((_, k) => rational.print(activationAt(streams[streams.length - 1], k + 1, last))),
        ]
      }),
    expected: (word) =>
      MASKS.flatMap((mask) => {
        const targets = word.map((_, k) => neighbourOf(mask, k + 1, word.length))
        return [targets.map((j) => [j]), targets.map((j) => word[j - 1])]
      }),
    what: 'where positions look, and what they see there',
    note(word, probe) {
      probe.length(word.length)
      probe.label('one position', word.length === 1)
      probe.label('both letters', new Set(word).size === 2)
    },
  })

const zeros = (n: number): Word => new Array<string>(n).fill('0')

/** Scores do not depend on the symbols, so one word is enough. */
export function gapOfAngles(mask: 'none' | 'future', n: number): Rational {
  const gap = gapOn(neighbourByAngles(mask), zeros(n))
  if (gap.kind === 'gap' && gap.exact !== undefined) return gap.exact
  throw new RangeError(`all rows of length ${n} tie, or √d_k is irrational`)
}

const power = (base: number, exponent: number): Rational => rational.power(rational.of(base), exponent)
const byFour = (n: number): Rational => rational.inverse(power(4, n))

const COUNTS = untargeted({
  quick: { random: 8, small: 6 },
  deep: { random: 40, small: 64 },
  mutate: { random: 8, small: 3 },
})

/** γ(n)·4^n falls from 0.16373 at n = 3 towards 0.15777…; with the mask from 2.5859 at n = 4 towards 2.5244…. */
export const gapOfNone = (quantity: (n: number) => Rational = (n) => gapOfAngles('none', n)): Claim<number, never> =>
  growsLike({
    key: `${KEY}.gap`,
    title: 'the gap of neighbours by angles is about 0.158·4^−n',
    statement:
      'From n = 3 on the gap of the attention by angles lies between 0.1577·4^−n and 0.1638·4^−n: it falls below every power of 1/n.',
    uses: ['definition-5'],
    counts: COUNTS,
    lengths: [3, 40],
    quantity,
    order: byFour,
    lower: rational.parse('0.1577'),
    upper: rational.parse('0.1638'),
  })

export const gapOfFuture = (
  quantity: (n: number) => Rational = (n) => gapOfAngles('future', n),
): Claim<number, never> =>
  growsLike({
    key: `${KEY}.gap-masked`,
    title: 'the gap under a future mask is about 2.52·4^−n',
    statement:
      'From n = 4 on the gap of the attention by angles with a future mask lies between 2.524·4^−n and 2.586·4^−n.',
    uses: ['definition-5'],
    counts: COUNTS,
    lengths: [4, 40],
    quantity,
    order: byFour,
    lower: rational.parse('2.524'),
    upper: rational.parse('2.586'),
  })

/** Row n − 1 decides between n and n − 2: their scores differ by the gap. */
function weightOfNeighbour(n: number, inverseTau: Rational): ReturnType<typeof real.quotient> {
  const i = n - 1
  let scores: readonly Rational[] = []
  hard(neighbourByAngles('none'), zeros(n), (_layer, _head, position, { numerators, denominator }) => {
    // √d_k = 2.
    if (position === i) scores = numerators.map((s) => rational.of(s, 2n * denominator))
  })
  const target = scores[n - 1]
  const differences = scores.map((s) => rational.multiply(inverseTau, rational.subtract(s, target)))
  return real.quotient(exponentialSum.constant(rational.one), partition(differences))
}

/** The factor of 4^n that 1/τ must exceed: ln 3/0.1638 = 6.7…; and what it takes by Theorem 12. */
export const temperature = (factor: Rational = rational.of(6)): Claim<number, never> => ({
  ...stated({
    key: `${KEY}.temperature`,
    title: 'softened neighbours by angles need 1/τ beyond 6·4^n',
    statement:
      'For n from 3 on, at 1/τ = 6·4^n, the weight that position n − 1 gives to its neighbour is still at most ¾; Theorem 26 takes a larger 1/τ than that; and the transformer of Theorem 12 for ⊕ has 1/τ = n.',
    uses: ['theorem-12a', 'theorem-26'],
    counts: COUNTS,
  }),
  domain: integers(3, 24),
  check(n, probe) {
    probe.length(n)
    const needed = rational.multiply(factor, power(4, n))
    const model = neighbourByAngles('none')
    const { inverseTau } = constantsOf(model, rational.of(1, 4), n, { gamma: gapOfAngles('none', n) })
    const direct = compile(formula('X Q_1'), 'theorem-12a').model.schedule.temperature
    probe.magnitude('1/τ by Theorem 26', inverseTau)
    return probe.all(
      probe.atMost(weightOfNeighbour(n, needed), rational.of(3, 4), 'the weight of the neighbour'),
      probe.atMost(needed, inverseTau, '6·4^n'),
      probe.same(rational.inverse(scheduledAt(direct, n, n)), rational.of(n), '1/τ by Theorem 12'),
    )
  },
})

export const claims: readonly Runnable[] = [
  runnable(finds()),
  runnable(gapOfNone()),
  runnable(gapOfFuture()),
  runnable(temperature()),
]

export const mutants: readonly Mutant[] = [
  inClaim(
    'neighbour-by-angles.mask',
    'neighbour-by-angles',
    'The future is not masked.',
    finds(() => neighbourByAngles('none')),
  ),
  inClaim(
    'neighbour-by-angles.other-gap',
    'neighbour-by-angles.gap',
    'The gap is that under a future mask.',
    gapOfNone((n) => gapOfAngles('future', n)),
  ),
  inClaim(
    'neighbour-by-angles.other-gap-masked',
    'neighbour-by-angles.gap-masked',
    'The gap is that without a mask.',
    gapOfFuture((n) => gapOfAngles('none', n)),
  ),
  inClaim(
    'neighbour-by-angles.cold',
    'neighbour-by-angles.temperature',
    '1/τ = 12·4^n is said not to do.',
    temperature(rational.of(12)),
  ),
  ...inSource('src/transformer/gap.ts', 'rowGapSquare', 'neighbour-by-angles.gap', [
    ['gap.to-the-smallest', 'The gap is the distance to the smallest score.', 'bigint.greatest', 'bigint.least'],
    [
      'gap.root-forgotten',
      'The factor 1/√d_k of the scores is forgotten.',
      'rational.of($row.dimension)',
      'rational.one',
    ],
  ]),
]
