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
  withDuties,
  withKind,
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

  const tieBreaks = (change: (duty: TieBreak) => Obligation) => [
    ...[SINCE, UNTIL, BEFORE].map((model) => withKind(model, isTieBreak, change)),
  ]
  const lookups = (change: (duty: Lookup) => Obligation) => [
    ...[ODD, MORE].map((model) => withKind(model, isLookup, change)),
  ]
  const times = (form: TieBreak['base'], factor: number): TieBreak['base'] =>
    form.map(({ index, factor: old }) => ({ index, factor: rational.multiply(old, rational.of(factor)) }))
  const shifted = (form: TieBreak['base']): TieBreak['base'] =>
    form.map(({ index, factor }) => ({ index: index + 1, factor }))
  const TINY = rational.of(1n, 10n ** 12n)
  const otherClause = (clause: Clause): Clause => (clause === 'a' ? 'b' : clause === 'b' ? 'c' : 'b')

  const FALSE: readonly (readonly [string, readonly Model[], string])[] = [
    ['γ = 100 for a tie-break', tieBreaks((duty) => ({ ...duty, gamma: rational.of(100) })), 'and 100 is claimed'],
    ['γ = 1000 for a lookup', lookups((duty) => ({ ...duty, gamma: rational.of(1000) })), 'and 1000 is claimed'],
    ['a γ just above', tieBreaks((duty) => ({ ...duty, gamma: rational.of(3000001, 1000000) })), 'γ is 3, and'],
    ['a tiny tolerance for a tie-break', tieBreaks((duty) => ({ ...duty, tolerance: TINY })), 'the tolerance fails'],
    ['a tiny tolerance for a lookup', lookups((duty) => ({ ...duty, tolerance: TINY })), 'the tolerance fails'],
    [
      'a tolerance of 0',
      [
        ...tieBreaks((duty) => ({ ...duty, tolerance: rational.zero })),
        ...lookups((duty) => ({ ...duty, tolerance: rational.zero })),
      ],
      'the tolerance fails',
    ],
    [
      'another clause',
      tieBreaks((duty) => ({ ...duty, clause: otherClause(duty.clause) })),
      'keys are not the base scores with their ties broken',
    ],
    ['no base', tieBreaks((duty) => ({ ...duty, base: [] })), 'keys are not the base scores'],
    ['the base doubled', tieBreaks((duty) => ({ ...duty, base: times(duty.base, 2) })), 'keys are not the base scores'],
    [
      'the base negated',
      tieBreaks((duty) => ({ ...duty, base: times(duty.base, -1) })),
      'keys are not the base scores',
    ],
    ['another base', tieBreaks((duty) => ({ ...duty, base: shifted(duty.base) })), 'keys are not the base scores'],
    [
      'another value',
      [
        ...tieBreaks((duty) => ({ ...duty, value: shifted(duty.value) })),
        ...lookups((duty) => ({ ...duty, value: shifted(duty.value) })),
      ],
      'the head does not write the values that it owes',
    ],
    [
      'twice the value',
      [
        ...tieBreaks((duty) => ({ ...duty, value: times(duty.value, 2) })),
        ...lookups((duty) => ({ ...duty, value: times(duty.value, 2) })),
      ],
      'the head does not write the values that it owes',
    ],
    [
      'another place',
      [...tieBreaks((duty) => ({ ...duty, to: duty.to - 1 })), ...lookups((duty) => ({ ...duty, to: duty.to + 1 }))],
      'or not to a coordinate of its own',
    ],
    [
      'another thing that is counted',
      [withKind(MORE, isLookup, (duty) => ({ ...duty, count: { ...duty.count, of: duty.count.of === A ? B : A } }))],
      'the query does not look up row',
    ],
    [
      'a count of what is no Boolean',
      lookups((duty) => ({ ...duty, count: { ...duty.count, of: 1 } })),
      'read a coordinate that is not exact',
    ],
    [
      'a count to the other side',
      lookups((duty) => ({
        ...duty,
        count: { ...duty.count, direction: duty.count.direction === 'left' ? 'right' : 'left' },
      })),
      'the query does not look up row',
    ],
    [
      'a row too far',
      lookups((duty) => ({ ...duty, plus: duty.plus === 0 ? 1 : 0 })),
      'the query does not look up row',
    ],
    [
      'Lemma 6 for a lookup of positions, whose values are not in [0, 1]',
      [withKind(MORE, isLookup, (duty) => ({ ...duty, lemma: 'lemma-6' }))],
      'must not exceed the tolerance fails',
    ],
    [
      'Lemma 7 for a lookup in a table, whose values are not the positions',
      [withKind(ODD, isLookup, (duty) => ({ ...duty, lemma: 'lemma-7' }))],
      'the values are not the positions',
    ],
    [
      'a tie-break where weights are equal',
      [
        withDuties(BEFORE, (duty) =>
          duty.kind === 'mean'
            ? { ...duty, kind: 'tie-break', clause: 'b', base: [], gamma: rational.one, tolerance: rational.one }
            : duty,
        ),
      ],
      'keys are not the base scores',
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
      [withDuties(MORE, (duty) => (duty.kind === 'mean' ? { ...duty, value: shifted(duty.value) } : duty))],
      'the head does not write the values that it owes',
    ],
    [
      'a reciprocal of the other side',
      [
        withDuties(MORE, (duty) =>
          duty.kind === 'reciprocal' ? { ...duty, direction: duty.direction === 'left' ? 'right' : 'left' } : duty,
        ),
      ],
      'expected exactly 1',
    ],
    [
      'a reciprocal where the mean is another one',
      [withDuties(MORE, (duty) => (duty.kind === 'mean' ? { ...duty, kind: 'reciprocal', direction: 'left' } : duty))],
      'expected exactly 1',
    ],
    [
      'the marker of the other end',
      [
        withDuties(MORE, (duty) =>
          duty.kind === 'marker' ? { ...duty, edge: duty.edge === 'first' ? 'last' : 'first' } : duty,
        ),
      ],
      'the marker of the',
    ],
    [
      'a marker made from something that is as large elsewhere',
      [withDuties(BEFORE, (duty) => (duty.kind === 'marker' ? { ...duty, from: 0 } : duty))],
      'the mean of (−1)^{j+1} fails',
    ],
    [
      'nothing owed by the heads that a net rounds',
      [SINCE, UNTIL, BEFORE, ODD, MORE].map((model) =>
        withDuties(model, (duty) => (isTieBreak(duty) || isLookup(duty) ? undefined : duty)),
      ),
      'the net reads a coordinate for which nothing is known',
    ],
    [
      'a rounding of what is no integer',
      [SINCE, UNTIL, BEFORE, ODD, MORE].map((model) =>
        withDuties(model, (duty) =>
          duty.kind === 'rounding' ? { ...duty, constant: rational.add(duty.constant, THIRD) } : duty,
        ),
      ),
      'the net does not round what it owes',
    ],
    [
      'a rounding to a coordinate that is no Boolean',
      [SINCE, UNTIL, BEFORE, ODD, MORE].map((model) =>
        withDuties(model, (duty) => (duty.kind === 'rounding' ? { ...duty, to: 1 } : duty)),
      ),
      'the net does not round what it owes',
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
    const modest = withKind(SINCE, isTieBreak, (duty) => ({ ...duty, gamma: rational.one, tolerance: rational.of(2) }))
    expect(unkeptOn(modest, W)).toEqual([])
  })
})
