// A right weight under a wrong annotation: obligations are never believed.
import { describe, expect, test } from 'vitest'
import { unkeptOn } from '../../tests/support/compiled.ts'
import {
  isLookup,
  isTieBreak,
  type Lookup,
  modelOf,
  THIRD,
  type TieBreak,
  withKind,
  withObligations,
} from '../../tests/support/wrong-models.ts'
import type { Clause } from '../lemmas/index.ts'
import { rational } from '../numbers/index.ts'
import { type Model, type Obligation, word } from '../transformer/index.ts'

describe('a false annotation on right weights', () => {
  const SINCE = modelOf('(Q_a | Q_b) S Q_a', 'corollary-17a')
  const UNTIL = modelOf('(Q_a | Q_b) U Q_a', 'corollary-17a')
  const BEFORE = modelOf('Y Q_a', 'corollary-18a')
  const ODD = modelOf('ODD(#L[Q_a])', 'theorem-20a')
  const MORE = modelOf('#L[Q_a] > #R[Q_b]', 'corollary-22a')
  /** With a letter that neither is a nor b, so that no two columns are alike. */
  const W = word('abcab')
  const [A, B] = ['a', 'b'].map((symbol) => MORE.coordinates.indexOf(`symbol "${symbol}"`))

  const tieBreaks = (change: (obligation: TieBreak) => Obligation) => [
    ...[SINCE, UNTIL, BEFORE].map((model) => withKind(model, isTieBreak, change)),
  ]
  const lookups = (change: (obligation: Lookup) => Obligation) => [
    ...[ODD, MORE].map((model) => withKind(model, isLookup, change)),
  ]
  const times = (form: TieBreak['base'], factor: number): TieBreak['base'] =>
    form.map(({ index, factor: old }) => ({ index, factor: rational.multiply(old, rational.of(factor)) }))
  const shifted = (form: TieBreak['base']): TieBreak['base'] =>
    form.map(({ index, factor }) => ({ index: index + 1, factor }))
  const TINY = rational.of(1n, 10n ** 12n)
  const otherClause = (clause: Clause): Clause => (clause === 'a' ? 'b' : clause === 'b' ? 'c' : 'b')

  const FALSE: readonly (readonly [string, readonly Model[], string])[] = [
    [
      'γ = 100 for a tie-break',
      tieBreaks((obligation) => ({ ...obligation, gamma: rational.of(100) })),
      'but the obligation claims 100',
    ],
    [
      'γ = 1000 for a lookup',
      lookups((obligation) => ({ ...obligation, gamma: rational.of(1000) })),
      'but the obligation claims 1000',
    ],
    [
      'a γ just above',
      tieBreaks((obligation) => ({ ...obligation, gamma: rational.of(3000001, 1000000) })),
      'γ is 3, but',
    ],
    [
      'a tiny tolerance for a tie-break',
      tieBreaks((obligation) => ({ ...obligation, tolerance: TINY })),
      'the tolerance fails',
    ],
    [
      'a tiny tolerance for a lookup',
      lookups((obligation) => ({ ...obligation, tolerance: TINY })),
      'the tolerance fails',
    ],
    [
      'a tolerance of 0',
      [
        ...tieBreaks((obligation) => ({ ...obligation, tolerance: rational.zero })),
        ...lookups((obligation) => ({ ...obligation, tolerance: rational.zero })),
      ],
      'the tolerance fails',
    ],
    [
      'another clause',
      tieBreaks((obligation) => ({ ...obligation, clause: otherClause(obligation.clause) })),
      'the keys are not the base scores with ties broken',
    ],
    ['no base', tieBreaks((obligation) => ({ ...obligation, base: [] })), 'the keys are not the base scores'],
    [
      'the base doubled',
      tieBreaks((obligation) => ({ ...obligation, base: times(obligation.base, 2) })),
      'the keys are not the base scores',
    ],
    [
      'the base negated',
      tieBreaks((obligation) => ({ ...obligation, base: times(obligation.base, -1) })),
      'the keys are not the base scores',
    ],
    [
      'another base',
      tieBreaks((obligation) => ({ ...obligation, base: shifted(obligation.base) })),
      'the keys are not the base scores',
    ],
    [
      'another value',
      [
        ...tieBreaks((obligation) => ({ ...obligation, value: shifted(obligation.value) })),
        ...lookups((obligation) => ({ ...obligation, value: shifted(obligation.value) })),
      ],
      'the head does not write the values of its obligation',
    ],
    [
      'twice the value',
      [
        ...tieBreaks((obligation) => ({ ...obligation, value: times(obligation.value, 2) })),
        ...lookups((obligation) => ({ ...obligation, value: times(obligation.value, 2) })),
      ],
      'the head does not write the values of its obligation',
    ],
    [
      'another place',
      [
        ...tieBreaks((obligation) => ({ ...obligation, to: obligation.to - 1 })),
        ...lookups((obligation) => ({ ...obligation, to: obligation.to + 1 })),
      ],
      'to a coordinate of its own',
    ],
    [
      'another thing that is counted',
      [
        withKind(MORE, isLookup, (obligation) => ({
          ...obligation,
          count: { ...obligation.count, of: obligation.count.of === A ? B : A },
        })),
      ],
      'the query does not look up row',
    ],
    [
      'a count of what is no Boolean',
      lookups((obligation) => ({ ...obligation, count: { ...obligation.count, of: 1 } })),
      'are not exact',
    ],
    [
      'a count to the other side',
      lookups((obligation) => ({
        ...obligation,
        count: { ...obligation.count, direction: obligation.count.direction === 'left' ? 'right' : 'left' },
      })),
      'the query does not look up row',
    ],
    [
      'a row too far',
      lookups((obligation) => ({ ...obligation, plus: obligation.plus === 0 ? 1 : 0 })),
      'the query does not look up row',
    ],
    [
      'Lemma 6 for a lookup of positions, whose values are not in [0, 1]',
      [withKind(MORE, isLookup, (obligation) => ({ ...obligation, lemma: 'lemma-6' }))],
      'must not exceed the tolerance fails',
    ],
    [
      'Lemma 7 for a lookup in a table, whose values are not the positions',
      [withKind(ODD, isLookup, (obligation) => ({ ...obligation, lemma: 'lemma-7' }))],
      'the values are not the positions',
    ],
    [
      'a tie-break where weights are equal',
      [
        withObligations(BEFORE, (obligation) =>
          obligation.kind === 'mean'
            ? { ...obligation, kind: 'tie-break', clause: 'b', base: [], gamma: rational.one, tolerance: rational.one }
            : obligation,
        ),
      ],
      'the keys are not the base scores',
    ],
    [
      'a mean where weights are not equal',
      [
        ...tieBreaks(({ head, mask, value, to }) => ({ kind: 'mean', head, mask, value, to })),
        ...lookups(({ head, mask, value, to }) => ({ kind: 'mean', head, mask, value, to })),
      ],
      'the head has queries and keys',
    ],
    [
      'a mean of something else',
      [
        withObligations(MORE, (obligation) =>
          obligation.kind === 'mean' ? { ...obligation, value: shifted(obligation.value) } : obligation,
        ),
      ],
      'the head does not write the values of its obligation',
    ],
    [
      'a reciprocal of the other side',
      [
        withObligations(MORE, (obligation) =>
          obligation.kind === 'reciprocal'
            ? { ...obligation, direction: obligation.direction === 'left' ? 'right' : 'left' }
            : obligation,
        ),
      ],
      'expected exactly 1',
    ],
    [
      'a reciprocal where the mean is another one',
      [
        withObligations(MORE, (obligation) =>
          obligation.kind === 'mean' ? { ...obligation, kind: 'reciprocal', direction: 'left' } : obligation,
        ),
      ],
      'expected exactly 1',
    ],
    [
      'the marker of the other end',
      [
        withObligations(MORE, (obligation) =>
          obligation.kind === 'marker'
            ? { ...obligation, edge: obligation.edge === 'first' ? 'last' : 'first' }
            : obligation,
        ),
      ],
      'the marker of the',
    ],
    [
      'a marker made from something that is as large elsewhere',
      [
        withObligations(BEFORE, (obligation) =>
          obligation.kind === 'marker' ? { ...obligation, from: 0 } : obligation,
        ),
      ],
      'the mean of (−1)^{j+1} fails',
    ],
    [
      'no obligations of the heads that a net rounds',
      [SINCE, UNTIL, BEFORE, ODD, MORE].map((model) =>
        withObligations(model, (obligation) =>
          isTieBreak(obligation) || isLookup(obligation) ? undefined : obligation,
        ),
      ),
      'the net rounds an approximate coordinate whose hard value is unknown',
    ],
    [
      'a rounding of what is no integer',
      [SINCE, UNTIL, BEFORE, ODD, MORE].map((model) =>
        withObligations(model, (obligation) =>
          obligation.kind === 'rounding'
            ? { ...obligation, constant: rational.add(obligation.constant, THIRD) }
            : obligation,
        ),
      ),
      'the net does not round the sum of its obligation',
    ],
    [
      'a rounding to a coordinate that is no Boolean',
      [SINCE, UNTIL, BEFORE, ODD, MORE].map((model) =>
        withObligations(model, (obligation) =>
          obligation.kind === 'rounding' ? { ...obligation, to: 1 } : obligation,
        ),
      ),
      'the net does not round the sum of its obligation',
    ],
  ]

  test('the models are right, and the word tells', () => {
    for (const model of [SINCE, UNTIL, BEFORE, ODD, MORE]) expect(unkeptOn(model, W)).toEqual([])
    expect(BEFORE.coordinates.slice(0, 2)).toEqual(['one', '(-1)^i'])
  })

  test.each(FALSE)('%s is noticed', (_, models, message) => {
    expect(models.length).toBeGreaterThan(0)
    for (const model of models) expect(unkeptOn(model, W).join('\n')).toContain(message)
  })

  test('claims that are weaker than what is true are true', () => {
    const modest = withKind(SINCE, isTieBreak, (obligation) => ({
      ...obligation,
      gamma: rational.one,
      tolerance: rational.of(2),
    }))
    expect(unkeptOn(modest, W)).toEqual([])
  })
})
