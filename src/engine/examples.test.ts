import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atMost, integerClaim, integers } from '../../tests/support/integers.ts'
import type { Domain } from './domain.ts'
import { explain } from './explain.ts'
import { runClaim } from './run.ts'

const digits: Domain<number> = {
  ...integers(9),
  parse(line) {
    const c = Number(line)
    if (c <= 9) return c
    throw new Error(`${line}: larger than 9`)
  },
}
const claimed = (examples: readonly number[], domain: Domain<number> = digits) =>
  integerClaim(9, atMost(9), { examples, domain })

test('an example that is no case of the domain is refused before any case is tried', () => {
  const result = runClaim(claimed([3, 12, 7, 30]), { seed: 8, profile: 'mutate' })
  expect(result).toMatchObject({ verdict: 'crashed', passed: false, stoppedBecause: 'crashed', cases: { examples: 0 } })
  expect(result).toMatchObject({ seed: 8, profile: 'mutate' })
  expect(explain(result)).toMatchInlineSnapshot(`
    "own: a claim about numbers
      crashed
      Numbers are as the check says.
      example 2 is no case of the domain: 12: larger than 9
      example 4 is no case of the domain: 30: larger than 9"
  `)
})

test('it is refused whatever is wrong with it: its text reads back as another, or its arbitrary cannot shrink it', () => {
  const rounding: Domain<number> = { ...digits, print: (c) => c.toFixed(0), parse: (line) => Number(line) + 1 }
  expect(runClaim(claimed([2], rounding)).problems).toEqual(['example 1 is no case of the domain: 2 is read back as 3'])
  const silent: Domain<number> = {
    ...digits,
    parse() {
      throw new Error('no digit')
    },
  }
  expect(runClaim(claimed([2], silent)).problems).toEqual(['example 1 is no case of the domain: 2: no digit'])
  const mapped: Domain<number> = { ...digits, arbitrary: fc.nat(9).map((c) => c) }
  expect(runClaim(claimed([2], mapped)).problems[0]).toMatch('2: its arbitrary cannot shrink it')
})

test('an example of the deep profile alone is a case, since its line is read and shrunk there', () => {
  expect(runClaim({ ...claimed([12]), deep: integers(20) }).cases.examples).toBe(1)
})

test('of a plain arbitrary nothing is known, so any example is tried', () => {
  const claim = { ...claimed([]), domain: fc.nat(9).map((c) => c), examples: [4] }
  expect(runClaim(claim)).toMatchObject({ verdict: 'holds', cases: { examples: 1 } })
})
