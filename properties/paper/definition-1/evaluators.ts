// The evaluators against the definitions taken literally: hard attention exactly; soft attention by float64 intervals, by BigInt
// intervals, and as a deviation from hard attention, all of which must agree with a plain sum over all positions.
import { type Ahat, ahats, gammas, transformers, words } from '../../../generators/index.ts'
import { type Claim, type Outcome, type Probe, record } from '../../../src/engine/index.ts'
import { type Precise, precise, type Rational, rational } from '../../../src/numbers/index.ts'
import {
  activationAt,
  deviation,
  enclosureOf,
  hard,
  type Mask,
  type Model,
  soft,
  term,
  type Word,
  withTemperature,
  withWeighting,
} from '../../../src/transformer/index.ts'
import { computes, stated, untargeted } from '../../library/index.ts'
import { naiveHard, naiveSoft } from './naive.ts'

interface Case {
  readonly model: Model
  readonly word: Word
}

type Label = 'several positions' | 'several heads' | 'a mask' | 'an irrational √d_k'

const REQUIRES = { 'several positions': 0.5, 'several heads': 0.25, 'a mask': 0.5, 'an irrational √d_k': 0.3 }
const COUNTS = untargeted({ quick: 40, deep: 20_000 })

function note({ model, word }: Case, probe: Probe<Label>): void {
  const heads = model.layers.map((layer) => layer.heads)
  const masks: readonly Mask[] = heads.flatMap((all) => all.map(({ mask }) => mask))
  const widths = heads.flatMap((all) => all.map(({ query }) => query.rows))
  probe.label('several positions', word.length > 1)
  probe.label(
    'several heads',
    heads.some((all) => all.length > 1),
  )
  probe.label(
    'a mask',
    masks.some((mask) => mask !== 'none'),
  )
  probe.label(
    'an irrational √d_k',
    widths.some((rows) => rows === 2 || rows === 3),
  )
}

const modelsAndWords = (options: Parameters<typeof transformers>[0]) =>
  record<Case>({ model: transformers({ layers: [1, 2], ...options }), word: words(['a', 'b', 'c'], { maxLength: 4 }) })

export const hardEvaluator = (): Claim<Case, Label> =>
  computes<Case, Label>({
    key: 'definition-1.hard',
    variant: 'step',
    title: 'hard attention as the definitions say',
    statement:
      'The hard evaluator’s activations after every layer are those of Definitions 1 and 2, summed over all visible positions: residuals, masks, ties, biases and ReLU included.',
    uses: ['definition-1', 'definition-2'],
    requires: REQUIRES,
    counts: COUNTS,
    domain: modelsAndWords({ weightings: ['average', 'leftmost', 'rightmost'] }),
    what: 'all activations',
    observed: ({ model, word }) =>
      hard(model, word).streams.map((stream) =>
        word.map((_, k) => model.coordinates.map((_, c) => activationAt(stream, k + 1, c))),
      ),
    expected: ({ model, word }) => naiveHard(model, word),
    note,
  })

type Comparing = Pick<Probe, 'all' | 'same' | 'atMost'>

/** Two enclosures of one number have a point in common, and the first is narrow: 2^−20 of 1 + |x| at most. */
function agree(enclosure: Precise, truth: Precise, probe: Comparing, what: string): Outcome {
  if (!enclosure.bounded || !truth.bounded) return probe.same('unbounded', 'bounded', what)
  const [lo, hi] = [precise.lower(enclosure), precise.upper(enclosure)]
  const size = rational.add(rational.one, rational.absolute(lo))
  return probe.all(
    probe.atMost(lo, precise.upper(truth), `${what}, from below`),
    probe.atMost(precise.lower(truth), hi, `${what}, from above`),
    probe.atMost(rational.subtract(hi, lo), rational.multiply(NARROW, size), `the width of ${what}`),
  )
}

const NARROW = rational.power(rational.of(2), -20)

/** One comparison for each activation of the last layer. */
function compared(
  enclosures: readonly (readonly Precise[])[],
  truth: readonly (readonly Precise[])[],
  probe: Comparing,
  how: string,
): Outcome {
  return probe.all(
    ...enclosures.flatMap((row, k) =>
      row.map((value, c) => agree(value, truth[k][c], probe, `coordinate ${c + 1} at position ${k + 1}, ${how}`)),
    ),
  )
}

const last = <T>(layers: readonly T[]): T => layers[layers.length - 1]

export const softEvaluator = (): Claim<Case, Label> => ({
  ...stated<Label>({
    key: 'definition-1.soft',
    variant: 'step',
    title: 'soft attention as the definitions say',
    statement:
      'The soft evaluator’s enclosures, by float64 intervals and by 128 bits, hold the activations of Definitions 1 and 3: scores over √d_k and the temperature, summed over all visible positions.',
    uses: ['definition-1', 'definition-3'],
    requires: REQUIRES,
    counts: COUNTS,
  }),
  domain: modelsAndWords({ weightings: ['softmax', 'softmax-tau'] }),
  check(c, probe) {
    note(c, probe)
    const { model, word } = c
    const truth = last(naiveSoft(model, word))
    const outcomes = [53, 128].map((bits) => {
      const rows = last(soft(model, word, { bits }).activations)
      const enclosed = rows.map((row) => row.map((value) => enclosureOf(value, 256)))
      return compared(enclosed, truth, probe, `with ${bits} bits`)
    })
    return probe.all(...outcomes)
  },
})

interface AhatCase {
  readonly ahat: Ahat
  /** Over i. */
  readonly tau: Rational
  readonly word: Word
}

type AhatLabel = 'several layers' | 'a tie in a later layer'

/** In later layers scores have moved, and ties of hard attention are ties no longer. */
function tiesLater({ model }: Ahat, word: Word): boolean {
  let hasTie = false
  hard(model, word, (layer, _head, _i, { maximal, numerators }) => {
    hasTie ||= layer > 0 && maximal.length > 1 && maximal.length < numerators.length
  })
  return hasTie
}

export const deviationEvaluator = (): Claim<AhatCase, AhatLabel> => ({
  ...stated<AhatLabel>({
    key: 'definition-4.deviation',
    variant: 'step',
    title: 'a softened transformer as a deviation from a hard one',
    statement:
      'Hard activations and the deviations from them add up to what the same weights compute under softmax at the temperature of the schedule.',
    uses: ['definition-3', 'definition-4'],
    requires: { 'several layers': 0.4, 'a tie in a later layer': 0.05 },
    counts: untargeted({ quick: 80, deep: 20_000 }),
  }),
  domain: record<AhatCase>({
    ahat: ahats({ layers: [1, 3], width: [1, 6] }),
    tau: gammas({ least: rational.of(1, 20), most: rational.of(2) }),
    word: words(['a', 'b', 'c'], { maxLength: 4 }),
  }),
  check({ ahat, tau, word }, probe) {
    const model = withTemperature(ahat.model, term('1/i', tau))
    probe.label('several layers', model.layers.length > 1)
    probe.label('a tie in a later layer', tiesLater(ahat, word))
    const truth = last(naiveSoft(withWeighting(model, 'softmax-tau'), word))
    const run = deviation(model, word, { bits: 128 })
    const moved = last(run.deviations).map((row, k) =>
      row.map((value, coordinate) => {
        const from: Rational = activationAt(last(run.hard.streams), k + 1, coordinate)
        return precise.add(precise.fromRational(from, 300), value, 300)
      }),
    )
    return compared(moved, truth, probe, 'as a deviation')
  },
})
