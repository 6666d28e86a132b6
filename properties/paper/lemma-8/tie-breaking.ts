// The three clauses of Lemma 8 on one domain. As printed v_max is the largest value, not the largest absolute value, and a
// single negative value refutes each of them.
import {
  align,
  type GammaOptions,
  gammas,
  integers,
  values,
  visiblePart,
  type WindowedOptions,
  type WindowedRow,
  windowedRows,
  windowOf,
} from '../../../generators/index.ts'
import type { Claim, Domain, Probe } from '../../../src/engine/index.ts'
import { type Clause, largestMagnitude, lemma8, maximalPositions } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { traceRow } from '../../../src/transformer/index.ts'
import { boundedBy, type Header } from '../../library/index.ts'

export interface TieCase {
  readonly row: WindowedRow
  readonly values: readonly Rational[]
  readonly gamma: Rational
  /** How far m or N lies beyond the least that is allowed. */
  readonly extra: number
}

export type TieLabel = 'one position' | 'several maxima' | 'all tied' | 'a masked window' | 'only negative values'

/** Half of the share that the generators are designed for. */
export const requires: Readonly<Record<TieLabel, number>> = {
  'one position': 0.15,
  'several maxima': 0.15,
  'all tied': 0.1,
  'a masked window': 0.3,
  'only negative values': 0.08,
}

export const tieCases = (options: WindowedOptions, gamma: GammaOptions = {}): Domain<TieCase> =>
  align({
    row: windowedRows(options),
    values: values(),
    gamma: gammas(gamma),
    extra: integers(0, 3, { hasEnds: true }),
  })

export const domain = tieCases({})

export const visibleRow = (row: WindowedRow) => ({ first: windowOf(row).first, scores: visiblePart(row, row.scores) })

/** m is at least the last visible position for (a), N at least the length for (b) and (c). */
export const reachOf = (clause: Clause, { row, extra }: TieCase): number =>
  (clause === 'a' ? windowOf(row).last : row.scores.length) + extra

export const SIDE: Readonly<Record<Clause, string>> = { a: 'rightmost', b: 'rightmost', c: 'leftmost' }
const SCORES: Readonly<Record<Clause, string>> = {
  a: 'γm²(s_j − 1/j), m at least every visible position,',
  b: '2γN(s_j + j/(2N)), N the length,',
  c: '2γN(s_j − j/(2N)), N the length,',
}

/** One clause, for some v_max. */
const tieBreaking = (
  clause: Clause,
  header: Header<TieLabel>,
  largest: (values: readonly Rational[]) => Rational,
): Claim<TieCase, TieLabel> =>
  boundedBy({
    requires,
    uses: ['lemma-6'],
    ...header,
    domain,
    given: ({ row }) => lemma8.hypothesis(visibleRow(row)),
    what: `|${SIDE[clause]} hard − soft|`,
    observed: (c) => lemma8.error(clause, visibleRow(c.row), c.gamma, reachOf(clause, c), visiblePart(c.row, c.values)),
    bound: ({ row, values: v, gamma }) => lemma8.bound(gamma, largest(visiblePart(row, v))),
    illustrate: (c) => {
      const [row, v] = [visibleRow(c.row), visiblePart(c.row, c.values)]
      const reach = reachOf(clause, c)
      return traceRow({
        ...{
          values: v,
          first: row.first,
          i: c.row.position,
          mask: c.row.mask,
          gamma: c.gamma,
          lemma: `lemma-8${clause}`,
        },
        scores: lemma8.brokenTies(clause, row, c.gamma, reach),
        target: lemma8.target(clause, row),
        error: lemma8.error(clause, row, c.gamma, reach, v),
        bound: lemma8.bound(c.gamma, largest(v)),
      })
    },
    note,
  })

export function note({ row, values: v }: TieCase, probe: Probe<TieLabel>): void {
  const { scores } = visibleRow(row)
  const maxima = maximalPositions(scores).length
  probe.length(scores.length)
  probe.label('one position', scores.length === 1)
  probe.label('several maxima', maxima > 1)
  probe.label('all tied', scores.length > 1 && maxima === scores.length)
  probe.label('a masked window', scores.length < row.scores.length)
  probe.label(
    'only negative values',
    visiblePart(row, v).every((x) => rational.sign(x) < 0),
  )
}

export const tieBreakingRepaired = (clause: Clause): Claim<TieCase, TieLabel> =>
  tieBreaking(
    clause,
    {
      key: `lemma-8${clause}`,
      variant: 'repaired',
      counts: { deep: { random: 1_000_000 } },
      topic: 'tie-breaking',
      title: `tie-breaking to the ${clause === 'c' ? 'left' : 'right'}`,
      statement: `If visible scores have gap 1, then for any γ > 0 softmax of ${SCORES[clause]} is within 4e^{−γ}·max|v| of ${SIDE[clause]} hard attention.`,
    },
    largestMagnitude,
  )

/** As printed, or with another v_max. */
export const tieBreakingPrinted = (
  clause: Clause,
  largest: (values: readonly Rational[]) => Rational = (v) => v.reduce(rational.maximum),
): Claim<TieCase, TieLabel> =>
  tieBreaking(
    clause,
    {
      key: `lemma-8${clause}.printed`,
      variant: 'printed',
      expects: 'refuted',
      insteadOf: `lemma-8${clause}`,
      title: `tie-breaking to the ${clause === 'c' ? 'left' : 'right'}, as printed`,
      statement: `If visible scores have gap 1, then for any γ > 0 softmax of ${SCORES[clause]} is within 4e^{−γ}·max v of ${SIDE[clause]} hard attention: the largest value, not the largest absolute value.`,
    },
    largest,
  )

/** A control: with gap 9/10 the tie-breaking term, 1 − 1/j against the first position, makes up for the gap from j = 10 on. */
export const tieBreakingWeakGap = (gap: Rational = rational.of(9, 10)): Claim<TieCase, never> =>
  boundedBy({
    key: 'lemma-8a.weak-gap',
    variant: 'control',
    expects: 'refuted',
    insteadOf: 'lemma-8a',
    title: 'tie-breaking to the right with a gap below 1',
    statement:
      'If visible scores have gap 9/10, then softmax of γm²(s_j − 1/j) is within 4e^{−γ}·max|v| of rightmost hard attention. (The lemma asks for gap 1.)',
    uses: ['lemma-8a'],
    // Up to γ = ln 8 the bound is above max|v|/2, so that two equal positions stay below it.
    domain: tieCases({ gap, minLength: 10, maxLength: 20, masks: ['none', 'future'] }, { least: rational.of(2) }),
    what: '|rightmost hard − soft|',
    observed: (c) => lemma8.error('a', visibleRow(c.row), c.gamma, reachOf('a', c), visiblePart(c.row, c.values)),
    bound: ({ row, values: v, gamma }) => lemma8.bound(gamma, largestMagnitude(visiblePart(row, v))),
  })
