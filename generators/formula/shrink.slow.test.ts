import { describe, expect, test } from 'vitest'
import { shrink } from '../../src/engine/index.ts'
import { type Formula, meaning, printFormula } from '../../src/logic/index.ts'
import {
  countsAt,
  countsOf,
  countsSome,
  countText,
  factorsOf,
  has,
  isLarge,
  partsOf,
  sampleOf,
  whole,
} from '../../tests/support/formulas.ts'
import { placedAddends } from './parts.ts'

describe('shrinking 100 drawn formulas ends 100 times at the least one', () => {
  const drawn = sampleOf(whole, 10_000)
  const anywhere =
    (holds: (part: Formula) => boolean) =>
    (c: Formula): boolean =>
      partsOf(c).some(holds)
  const differentCounts = (part: Formula): number =>
    part.kind === 'compare' ? new Set(countsAt(part).map(countText)).size : 0
  const addends = (part: Formula) => (part.kind === 'compare' ? placedAddends(part).map(({ addend }) => addend) : [])

  test.each<[string, string, (c: Formula) => boolean]>([
    ['has since', 'Q_a S Q_a', has('since')],
    ['has since inside until', 'Q_a U (Q_a S Q_a)', anywhere((part) => part.kind === 'until' && has('since')(part))],
    ['counts a negation', 'ODD(#L[!Q_a])', countsSome(({ kind }) => kind === 'not')],
    ['has ⊖ below a count', 'ODD(#L[Y Q_a])', countsSome(has('previous'))],
    ['has a count below a count', 'ODD(#L[ODD(#L[Q_a])])', countsSome((of) => countsOf(of).length > 0)],
    ['has Λ ≥ 6', '0 < 6*#L[Q_a]', isLarge],
    ['compares two different counts', '#L[Q_a] < #L[Q_b]', anywhere((part) => differentCounts(part) > 1)],
    ['cancels a count', '#L[Q_a] < #L[Q_a]', anywhere((part) => factorsOf(part).includes(0n))],
    [
      'has a negative count to the right',
      '0 < -#R[Q_a]',
      anywhere((part) => addends(part).some(({ factor, count }) => factor < 0n && count?.direction === 'right')),
    ],
    [
      'has a constant of size 3 or more',
      '0 < 3',
      anywhere((part) => addends(part).some(({ factor, count }) => count === null && factor ** 2n >= 9n)),
    ],
    ['has ∧ of three parts', 'Q_a & Q_a & Q_a', anywhere((part) => part.kind === 'and' && part.parts.length > 2)],
    ['has ⊕ of b', 'X Q_b', anywhere((part) => part.kind === 'next' && printFormula(part.of) === 'Q_b')],
    [
      'asks whether a count to the right is prime',
      'PRIME(#R[Q_a])',
      anywhere((part) => part.kind === 'predicate-of' && /^PRIME\(#R/.test(printFormula(part))),
    ],
    [
      'is true at the second a of aa only',
      'Y Q_a',
      (c) => `${meaning(c, ['a', 'a'])}` === 'false,true' && !has('predicate')(c) && countsOf(c).length === 0,
    ],
  ])('that %s: %s', (_, least, holds) => {
    const found: Formula[] = []
    for (const c of drawn) if (found.length < 100 && holds(c)) found.push(c)
    expect(found.length).toBe(100)
    for (const c of found) {
      const { minimal, isFinished } = shrink(whole, c, holds, { budget: 20_000 })
      expect([whole.print(c), whole.print(minimal), isFinished]).toEqual([whole.print(c), least, true])
    }
  })
})
