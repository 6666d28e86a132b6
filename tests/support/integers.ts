// Integers as a domain, the smallest that has everything: for testing the engine itself.
import {
  type Claim,
  type Counts,
  type Domain,
  domainOf,
  enumerate,
  type Outcome,
  type Probe,
} from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'

/** 0..most, all equally likely; neighbours are 1 to 1,000 away. */
export const integers = (most: number): Domain<number> =>
  domainOf({
    draw: (random) => random.nextInt(0, most),
    isShaped: (value): value is number => Number.isInteger(value),
    *simpler(c) {
      for (let step = c; step > 0; step >>= 1) yield c - step
    },
    print: String,
    read(line) {
      if (!/^\d+$/.test(line)) throw new Error(`"${line}" is not a number`)
      return Number(line)
    },
    size: (c) => c,
    small: enumerate({
      *upTo(size) {
        for (let c = 0; c <= Math.min(size, most); c++) yield c
      },
      cases: (size) => `numbers ≤ ${Math.min(size, most)}`,
      isWhole: (size) => size >= most,
    }),
    neighbour(c, random) {
      const step = 10 ** random.nextInt(0, 3) * (random.nextInt(0, 1) === 0 ? 1 : -1)
      return Math.min(most, Math.max(0, c + step))
    },
  })

/** That the numbers 0..most are as a check says. */
export const integerClaim = (
  most: number,
  check: Claim<number>['check'],
  more: Partial<Claim<number>> = {},
): Claim<number> => ({
  key: 'own',
  of: 'own',
  variant: 'own',
  expects: 'holds',
  title: 'a claim about numbers',
  statement: 'Numbers are as the check says.',
  uses: [],
  domain: integers(most),
  check,
  ...more,
})

/** That the numbers 0..1,000 are as a check says, on as many cases as are asked for and no others. */
export const countedClaim = (
  check: Claim<number>['check'],
  counts: Partial<Counts>,
  more: Partial<Claim<number>> = {},
): Claim<number> =>
  integerClaim(1_000, check, { counts: { quick: { random: 0, targeted: 0, small: 0, ...counts } }, ...more })

/** The check that a number is at most the limit. */
export const atMost =
  (limit: number) =>
  (c: number, probe: Probe): Outcome =>
    probe.atMost(rational.of(c), rational.of(limit))
