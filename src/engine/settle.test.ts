import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atMost, countedClaim, integerClaim, integers } from '../../tests/support/integers.ts'
import { prepare } from './cases.ts'
import type { Claim } from './claim.ts'
import { arbitraryOf, type Domain } from './domain.ts'
import { examinerOf } from './examine.ts'
import { runClaim } from './run.ts'
import { settle } from './settle.ts'

/** 0..most, and nothing else is contained. */
const strict = (most: number): Domain<number> => {
  const { arbitrary, ...domain } = integers(most)
  return {
    ...domain,
    arbitrary: arbitraryOf({
      draw: (random) => random.nextInt(0, most),
      contains: (value): value is number => arbitrary.canShrinkWithoutContext(value) && value <= most,
      simpler: (c) => (c > 0 ? [0, c - 1] : []),
    }),
  }
}

test('a case that does not end the same way again is flaky', () => {
  const claim = integerClaim(9, (_, probe) => probe.same(1, 2))
  const failure = { c: 0, ending: { kind: 'crashed', message: '', at: [] }, phase: 'random', index: 1 } as const
  expect(settle(prepare(claim), examinerOf(claim), failure, { budget: 0, seed: 1 })).toEqual({
    kind: 'flaky',
    problem: 'flaky: crashed, then not, on 0',
  })
})

test('a case of the corpus that the deep profile alone contains is shrunk by its domain', () => {
  const claim: Claim<number> = {
    ...countedClaim(atMost(3), {}, { domain: strict(9) }),
    deep: strict(20),
  }
  expect(runClaim(claim, { corpus: ['15'] }).counterexample).toMatchObject({ found: '15', case: '4', phase: 'corpus' })
})

test('a case that was drawn in a context is shrunk by the domain that drew it', () => {
  const boxed = (arbitrary: fc.Arbitrary<number>): Domain<{ x: number }> => ({
    arbitrary: arbitrary.map((x) => ({ x })),
    print: ({ x }) => String(x),
    parse: (line) => ({ x: Number(line) }),
    size: ({ x }) => x,
  })
  const { key, of, variant, expects, title, statement, uses } = integerClaim(1, atMost(1))
  const claim: Claim<{ x: number }> = {
    ...{ key, of, variant, expects, title, statement, uses },
    domain: boxed(fc.nat()),
    deep: boxed(fc.constant(7)),
    check: ({ x }, probe) => probe.same(x > 100, false),
  }
  for (const seed of [1, 2, 3]) expect(runClaim(claim, { seed }).counterexample?.case).toBe('101')
})

const plain = (arbitrary: fc.Arbitrary<number>, more: Partial<Claim<number>> = {}): Claim<number> =>
  integerClaim(1, (x, probe) => probe.same(x > 100, false), { domain: arbitrary, ...more })

test('a case of a plain arbitrary took as many steps as its path has, though it was reached from another', () => {
  const counts = { quick: { shrink: 300 } }
  const claim = plain(
    fc.integer().filter((x) => x % 7 !== 0),
    { counts },
  )
  const stepsOf = (path: string | null | undefined): readonly string[] => (path ?? '').split(':').slice(1)
  for (const seed of [1, 2, 3, 4]) {
    const { counterexample } = runClaim(claim, { seed })
    expect(counterexample?.shrinks).toBe(stepsOf(counterexample?.path).length)
    const path = counterexample?.path?.split(':').slice(0, 4).join(':') ?? ''
    const further = runClaim(claim, { seed, path }).counterexample
    expect(further?.shrinks).toBe(stepsOf(further?.path).length)
  }
})

test('an example of a plain arbitrary has no path', () => {
  const { counterexample } = runClaim(plain(fc.integer(), { examples: [500] }))
  expect(counterexample).toMatchObject({ phase: 'examples', found: '500', case: '101', path: null })
})

test('a path is followed in the whole run, whatever the slice', () => {
  const options = { path: '0', numRuns: 1, slice: { number: 2, of: 3 } }
  expect(runClaim(plain(fc.constant(7)), options)).toMatchObject({
    verdict: 'holds',
    slice: null,
    cases: { random: 1 },
  })
})
