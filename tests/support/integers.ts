// Integers as a domain, the smallest that has everything: for testing the engine itself.
import fc from 'fast-check'
import type { Claim, Counts, Domain, Outcome, Probe } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'

class Integers extends fc.Arbitrary<number> {
  private readonly most: number
  constructor(most: number) {
    super()
    this.most = most
  }
  generate(random: fc.Random): fc.Value<number> {
    return new fc.Value(random.nextInt(0, this.most), undefined)
  }
  canShrinkWithoutContext(value: unknown): value is number {
    return Number.isInteger(value)
  }
  shrink(value: number): fc.Stream<fc.Value<number>> {
    const simpler: fc.Value<number>[] = []
    for (let step = value; step > 0; step >>= 1) simpler.push(new fc.Value(value - step, undefined))
    return fc.stream(simpler.values())
  }
}

/** 0..most, all equally likely; neighbours are 1 to 1,000 away. */
export const integers = (most: number): Domain<number> => ({
  arbitrary: new Integers(most),
  print: String,
  parse: (line) => {
    if (!/^\d+$/.test(line)) throw new Error(`"${line}" is not a number`)
    return Number(line)
  },
  size: (c) => c,
  small: {
    *upTo(size) {
      for (let c = 0; c <= Math.min(size, most); c++) yield c
    },
    scope: (size) => `all ${Math.min(size, most) + 1} numbers ≤ ${Math.min(size, most)}`,
    isWhole: (size) => size >= most,
  },
  neighbour: (c, random) => {
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
