// Signs of exponential sums against MPFR at 4,000 bits, on sums made to be hard. The reference adds the terms as they were
// written, before any merging, so it knows nothing of what src/numbers does.
import { afterAll, expect, test } from 'vitest'
import { compare, type Dyadic, dyadic } from '../../tests/support/dyadic.ts'
import { mpfr, type RawTerm } from '../../tests/support/mpfr.ts'
import { type Random, seeded } from '../../tests/support/random.ts'
import { type DecidedBy, of, sign } from './exponential-sum.ts'
import * as rational from './rational.ts'

type Fraction = readonly [bigint, bigint]
interface Raw {
  readonly terms: readonly RawTerm[]
  readonly scale: Fraction
}

const reference = await mpfr(4000)
const sketch = await mpfr(320)
const LARGEST_COEFFICIENT = 10n ** 15n
const SCALES: readonly Fraction[] = [
  [1n, 1n],
  [1n, 1n],
  [1n, 2n],
  [1n, 3n],
  [1n, 5n],
  [4n, 9n],
  [2n, 1n],
]

/*
 * Rounding to nearest at 4,000 bits errs by less than 2^-3960 of the largest term: exponents stay below 2^20, so e^x errs by
 * 2^22 last bits. A total that is smaller must be 0, and no sum made here cancels more than 2,000 bits without being 0.
 */
function referenceSign({ terms, scale }: Raw): -1 | 0 | 1 {
  const { total, largest } = reference.sum(terms, scale)
  const size = dyadic(total.mantissa < 0n ? -total.mantissa : total.mantissa, total.exponent)
  if (compare(size, dyadic(largest.mantissa, largest.exponent - 3900)) <= 0) return 0
  if (compare(size, dyadic(largest.mantissa, largest.exponent - 2000)) < 0) throw new Error('the reference is in doubt')
  return total.mantissa > 0n ? 1 : -1
}

const sum = ({ terms, scale }: Raw) =>
  of(
    terms.map(({ coefficient, exponent }) => ({
      coefficient: rational.of(...coefficient),
      exponent: rational.of(...exponent),
    })),
    rational.of(...scale),
  )

/** The last fraction of the continued fraction of x > 0 whose parts do not exceed the limit. */
function nearestFraction(x: Dyadic, limit: bigint): Fraction {
  let [top, bottom] = x.exponent >= 0 ? [x.mantissa << BigInt(x.exponent), 1n] : [x.mantissa, 1n << BigInt(-x.exponent)]
  let [before, now]: Fraction[] = [
    [0n, 1n],
    [1n, 0n],
  ]
  while (bottom !== 0n) {
    const digit = top / bottom
    const next: Fraction = [digit * now[0] + before[0], digit * now[1] + before[1]]
    if (next[0] > limit || next[1] > limit) break
    ;[before, now] = [now, next]
    ;[top, bottom] = [bottom, top % bottom]
  }
  return now
}

const integerUpTo = (limit: bigint, random: Random): bigint => (random.bits(60) % limit) + 1n
const coefficient = (random: Random): Fraction => [
  BigInt(random.sign()) * integerUpTo(LARGEST_COEFFICIENT, random),
  random.below(2) === 0 ? 1n : integerUpTo(1000n, random),
]
const exponentUpTo = (limit: number, random: Random): Fraction => {
  const denominator = random.pick([1, 1, 2, 3, 7, 64, 1000])
  return [BigInt(random.within(-limit * denominator, limit * denominator)), BigInt(denominator)]
}
const plus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]
const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]]
const minus = (a: Fraction): Fraction => [-a[0], a[1]]

const random = (spread: number, source: Random): Raw => ({
  terms: Array.from({ length: source.within(2, 8) }, () => ({
    coefficient: coefficient(source),
    exponent: exponentUpTo(spread, source),
  })),
  scale: source.pick(SCALES),
})

/** q·e^{x+δ} − p·e^x with p/q as near e^δ as parts up to 10^15 allow. */
function nearTie(source: Random, scale: Fraction): readonly RawTerm[] {
  const step: Fraction = [BigInt(source.within(1, 300)), BigInt(source.within(10, 100))]
  const base = exponentUpTo(source.pick([0, 10, 100_000]), source)
  const growth = sketch.sum([{ coefficient: [1n, 1n], exponent: step }], scale).total
  const [p, q] = nearestFraction(growth, LARGEST_COEFFICIENT)
  return [
    { coefficient: [q, 1n], exponent: plus(base, step) },
    { coefficient: [-p, 1n], exponent: base },
  ]
}

/** Two terms and a third whose coefficient all but cancels them. */
function nearCancellation(source: Random, scale: Fraction): readonly RawTerm[] {
  const pair = Array.from({ length: 2 }, () => ({
    coefficient: coefficient(source),
    exponent: exponentUpTo(5, source),
  }))
  const { total } = sketch.sum(pair, scale)
  if (total.mantissa === 0n) return pair
  const magnitude = dyadic(total.mantissa < 0n ? -total.mantissa : total.mantissa, total.exponent)
  const third = nearestFraction(magnitude, LARGEST_COEFFICIENT ** 2n)
  return [...pair, { coefficient: total.mantissa > 0n ? minus(third) : third, exponent: [0n, 1n] }]
}

const product = (a: readonly RawTerm[], b: readonly RawTerm[]): readonly RawTerm[] =>
  a.flatMap((x) =>
    b.map((y) => ({
      coefficient: times(x.coefficient, y.coefficient),
      exponent: plus(x.exponent, y.exponent),
    })),
  )

/** A sum minus itself, every coefficient split in two and every fraction written with another denominator. */
function hiddenZero(source: Random): Raw {
  const { terms, scale } = random(100_000, source)
  const written = terms.flatMap((term) => {
    const part = coefficient(source)
    const other = BigInt(source.within(2, 9))
    const exponent = times(term.exponent, [other, other])
    return [
      { coefficient: minus(part), exponent },
      { coefficient: minus(plus(term.coefficient, minus(part))), exponent: term.exponent },
    ]
  })
  return { terms: shuffled([...terms, ...written], source), scale }
}

function shuffled<T>(items: readonly T[], source: Random): T[] {
  const left = [...items]
  return items.map(() => left.splice(source.below(left.length), 1)[0])
}

interface Kind {
  readonly count: number
  /** The least share that float64 intervals must leave open, or the sums are not as hard as they should be. */
  readonly hard: number
  make(source: Random): Raw
}

const KINDS: Record<string, Kind> = {
  'random, exponents up to 10^5': { count: 4000, hard: 0, make: (source) => random(100_000, source) },
  'random, exponents up to 5': { count: 4000, hard: 0, make: (source) => random(5, source) },
  'near ties': { count: 5000, hard: 0.9, make: (source) => inScale(source, nearTie) },
  'near cancellations of three terms': { count: 3000, hard: 0.9, make: (source) => inScale(source, nearCancellation) },
  'products of two near ties': { count: 2000, hard: 0.9, make: (source) => productOfTies(2, source) },
  'products of five near ties': { count: 500, hard: 0.9, make: (source) => productOfTies(5, source) },
  'zeros in disguise': { count: 1500, hard: 0, make: hiddenZero },
}

function inScale(source: Random, make: (source: Random, scale: Fraction) => readonly RawTerm[]): Raw {
  const scale = source.pick(SCALES)
  return { terms: make(source, scale), scale }
}

const productOfTies = (factors: number, source: Random): Raw =>
  inScale(source, (_, scale) => Array.from({ length: factors }, () => nearTie(source, scale)).reduce(product))

const WAYS = ['exact', 'filter', '128 bits', 'more bits'] as const
type Way = (typeof WAYS)[number]
const wayOf = (by: DecidedBy): Way => (typeof by === 'string' ? by : by === 128 ? '128 bits' : 'more bits')
const settled: Record<Way, number> = { exact: 0, filter: 0, '128 bits': 0, 'more bits': 0 }

afterAll(() => {
  const total = WAYS.reduce((a, way) => a + settled[way], 0)
  const shares = WAYS.map((way) => `${way} ${((100 * settled[way]) / total).toFixed(1)}%`)
  process.stdout.write(`signs of ${total} exponential sums: ${shares.join(', ')}\n`)
})

test.each(Object.entries(KINDS))('the sign is found and right for %s', (name, { count, hard, make }) => {
  const source = seeded(name.length)
  const wrong: string[] = []
  let open = 0
  for (let i = 0; i < count; i++) {
    const raw = make(source)
    const found = sign(sum(raw))
    settled[wayOf(found.by)]++
    if (typeof found.by === 'number') open++
    if (found.sign !== referenceSign(raw))
      wrong.push(raw.terms.map((t) => `${t.coefficient}·e^${t.exponent}`).join(' + '))
  }
  expect(wrong).toEqual([])
  expect(open / count).toBeGreaterThanOrEqual(hard)
})
