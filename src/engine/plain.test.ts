import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integerClaim, integers } from '../../tests/support/integers.ts'
import type { Claim } from './claim.ts'
import type { Domain } from './domain.ts'
import { explain } from './explain.ts'
import { propertyOf } from './property.ts'
import { runClaim } from './run.ts'
import { runnable } from './runnable.ts'

const below = (largest: number, domain: Claim<number>['domain'] = fc.integer()): Claim<number> => ({
  ...integerClaim(1, (x, probe) => probe.same(x > largest, false)),
  domain,
})

test('any arbitrary is a domain, and the result says which phases it lacks', () => {
  const { verdict, lacks, counterexample } = runClaim(below(100))
  expect({ verdict, lacks, case: counterexample?.case }).toEqual({
    verdict: 'refuted',
    lacks: ['corpus', 'exhaustive', 'targeted'],
    case: '101',
  })
  const whole = integers(9)
  const lacking = (domain: Domain<number>) => runClaim(below(9, domain)).lacks
  expect(lacking(whole)).toEqual([])
  const { small: _, ...endless } = whole
  expect(lacking(endless)).toEqual(['exhaustive'])
  const { neighbour: __, ...still } = whole
  expect(lacking(still)).toEqual(['targeted'])
})

test('a case of a plain arbitrary is one line, and its size the length of that', () => {
  const { key, of, variant, expects, title, statement, uses } = below(0)
  const { counterexample } = runClaim({
    ...{ key, of, variant, expects, title, statement, uses },
    domain: fc.constant({ [fc.toStringMethod]: () => 'two\nlines' }),
    check: (_, probe) => probe.same(1, 2),
  })
  expect(counterexample).toMatchObject({ case: 'two\\nlines', size: 10 })
})

test('a case of a plain arbitrary is found again by seed and path, and by no other path', () => {
  const claim = runnable(below(100))
  const path = claim.run({ seed: 7 }).counterexample?.path ?? ''
  expect(claim.run({ seed: 7, path }).counterexample).toMatchObject({ found: '101', phase: 'random', index: 1 })
  expect(() => claim.run({ seed: 7, path: '0:999999' })).toThrow('the path 0:999999 leads to no case')
  expect(() => claim.run({ seed: 7, path: '1;2' })).toThrow('the path is "1;2": give numbers, such as 17:0:2')
})

test('a path leads through discarded cases, and stays with the domain of its profile', () => {
  const claim = runnable({
    ...below(0, fc.integer()),
    deep: fc.constant(7),
    check(x, probe) {
      probe.given(x % 3 === 0)
      return probe.same(x > 100, false)
    },
  })
  let discarded = 0
  for (let seed = 1; seed <= 20; seed++) {
    const { counterexample, cases } = claim.run({ seed })
    const path = counterexample?.path ?? ''
    expect(counterexample?.case).toBe('102')
    expect(claim.run({ seed, path }).counterexample?.found).toBe(counterexample?.case)
    discarded += cases.discarded
  }
  expect(discarded).toBeGreaterThan(20)
})

test('a verbose run tells the failing cases on the way to the smallest, and no other does', () => {
  const { counterexample } = runClaim(below(100), { verbose: true })
  const way = counterexample?.way ?? []
  expect(way.length).toBeGreaterThan(3)
  expect(way.every((line) => Number(line) > 100)).toBe(true)
  expect(way.at(-1)).toBe('101')
  expect(explain(runClaim(below(100), { verbose: true }))).toContain(`way       ${way[0]}\n            ${way[1]}`)
  expect(runClaim(below(100)).counterexample?.way).toEqual([])
})

test('a line of text is no case of a plain arbitrary', () => {
  const message = 'cases of a plain arbitrary are found again by seed and path'
  expect(() => runnable(below(100)).replay('101')).toThrow(message)
  expect(runClaim(below(100), { corpus: ['101'], numRuns: 1 }).problems).toEqual([
    `corpus: cannot read "101": ${message}`,
  ])
})

test('a domain over a mapped arbitrary shrinks in the context in which it was drawn', () => {
  const domain: Domain<{ x: number }> = {
    arbitrary: fc.integer().map((x) => ({ x })),
    print: (c) => JSON.stringify(c),
    parse: (line) => ({ x: Number(JSON.parse(line).x) }),
    size: ({ x }) => Math.abs(x),
  }
  const { key, of, variant, expects, title, statement, uses } = below(0)
  const claim: Claim<{ x: number }> = {
    ...{ key, of, variant, expects, title, statement, uses, domain },
    check: ({ x }, probe) => probe.same(x > 100, false),
  }
  for (let seed = 1; seed <= 20; seed++) expect(runClaim(claim, { seed }).counterexample?.case).toBe('{"x":101}')
})

test('a claim is a property of fast-check: it passes, fails with the finding, and discards', () => {
  expect(fc.check(propertyOf(below(10, integers(10)))).failed).toBe(false)
  const { counterexample, errorInstance } = fc.check(propertyOf(below(100)), { seed: 1 })
  expect(counterexample).toEqual([101])
  const lines = ['own: a claim about numbers: failed', 'case      101', 'expected  found = false', 'found     true']
  expect(String(errorInstance)).toBe(`Error: ${lines.join('\n  ')}`)
  const explained = fc.check(propertyOf({ ...below(100), explain: (x) => `since ${x} is large` }), { seed: 1 })
  expect(String(explained.errorInstance)).toBe(`Error: ${[...lines, 'since 101 is large'].join('\n  ')}`)
  // fast-check shrinks an example only where the arbitrary says that it can.
  const numbers = below(100, integers(1_000))
  expect(fc.check(propertyOf(numbers), { examples: [[999]] }).counterexample).toEqual([101])
  const never: Claim<number> = {
    ...below(0),
    check(_, probe) {
      probe.given(false)
      return probe.same(1, 1)
    },
  }
  expect(fc.check(propertyOf(never), { numRuns: 10 }).numSkips).toBeGreaterThan(10)
})
