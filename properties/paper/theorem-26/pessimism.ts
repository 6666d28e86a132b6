// How pessimistic Theorem 26 is: its 1/τ over the least one that keeps a model within ε on all words of a length, found by search. No
// temperature that turns out too warm may be as cold as the theorem's; the rest are figures for the report.
import { type Ahat, ahats, gammas, gapOf, integers } from '../../../generators/index.ts'
import { type Claim, type Domain, type Probe, record } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import {
  type Constants,
  constantsOf,
  type LargestTemperature,
  largestTemperatureOfLength,
} from '../../../src/soften/index.ts'
import { gapOfLength } from '../../../src/transformer/index.ts'
import { stated, untargeted } from '../../library/index.ts'

export interface PessimismCase {
  readonly ahat: Ahat
  readonly n: number
  readonly epsilon: Rational
}

type Label = 'one layer' | 'several layers' | 'a row that does not tie completely' | 'a temperature that is too warm'

const pessimismCases = (longest: number): Domain<PessimismCase> =>
  record<PessimismCase>({
    ahat: ahats({ alphabet: ['a', 'b'], maxLength: longest }),
    // On words of one symbol all rows tie.
    n: integers(2, longest),
    // Many models are never as far as 1 from their twins.
    epsilon: gammas({ least: rational.of(1n, 10n ** 12n), most: rational.of(1, 10) }),
  })

/** A temperature to within 1/32 is precise enough for a ratio. */
const CLOSENESS = 5

const MEASURE = '1/τ of the theorem over the least that works'

/** Of the theorem, or another temperature. */
export const pessimism = (
  inverseTau: (constants: Constants) => Rational = (constants) => constants.inverseTau,
): Claim<PessimismCase, Label> => ({
  ...stated<Label>({
    key: 'theorem-26.pessimism',
    variant: 'sharp',
    title: 'how much colder than needed',
    statement:
      'Every 1/τ at which an AHAT and its softened twin differ by more than ε, on some word of length n, is at most that of the theorem.',
    uses: ['theorem-26'],
    requires: {
      'one layer': 0.1,
      'several layers': 0.4,
      'a row that does not tie completely': 0.4,
      'a temperature that is too warm': 0.3,
    },
    counts: untargeted({ quick: 60, deep: 10_000 }),
  }),
  domain: pessimismCases(3),
  deep: pessimismCases(4),
  check(c, probe) {
    const { ahat, n, epsilon } = c
    const stated = inverseTau(constantsOf(ahat.model, epsilon, n, { gamma: gapOf(ahat, n) }))
    // From cold to warm, which also shows that no colder one is too warm.
    const largest = largestTemperatureOfLength(ahat.model, n, epsilon, { from: stated, closeness: CLOSENESS })
    const isTooWarm = largest.kind !== 'always' && largest.fails !== null
    probe.label('one layer', ahat.model.layers.length === 1)
    probe.label('several layers', ahat.model.layers.length > 1)
    probe.label('a row that does not tie completely', gapOfLength(ahat.model, n).gap.kind === 'gap')
    probe.label('a temperature that is too warm', isTooWarm)
    if (isTooWarm) measure(c, stated, largest, probe)
    return probe.atMost(isTooWarm ? largest.fails : rational.zero, stated, 'a 1/τ that is too small')
  },
})

function measure({ ahat }: PessimismCase, stated: Rational, { works }: LargestTemperature, probe: Probe<Label>): void {
  const { numerator, denominator } = rational.divide(stated, works)
  const ratio = Number(numerator) / Number(denominator)
  probe.measure(MEASURE, ratio)
  probe.measure(`${MEASURE}, ${ahat.model.layers.length === 1 ? 'one layer' : 'several layers'}`, ratio)
}
