// Enclosures against MPFR, on points, edges and intervals. The comparison is exact: see tests/support/mpfr.ts.
import { afterAll, describe, expect, test } from 'vitest'
import { compare, type Dyadic, dyadic, fromDouble, isTight } from '../../tests/support/dyadic.ts'
import { isBetween, mpfr, type Truth } from '../../tests/support/mpfr.ts'
import { type Random, seeded } from '../../tests/support/random.ts'
import * as interval from './interval.ts'
import * as intervalExp from './interval-exp.ts'
import * as precise from './precise.ts'
import * as preciseExp from './precise-exp.ts'

const BITS = 704
const judge = await mpfr(BITS)

let judged = 0
let unbounded = 0
afterAll(() => {
  process.stdout.write(`MPFR judged ${judged} results; ${unbounded} more were unbounded\n`)
})

/** Reports at most a handful of violations, each with the input that shows it. */
class Violations {
  readonly found: string[] = []
  note(text: string): void {
    if (this.found.length < 5) this.found.push(text)
  }
}

const LARGEST = Number.MAX_VALUE
const TINY = 2 ** -1074
const NORMAL = 2 ** -1022
const EDGES: readonly number[] = [
  ...[0, TINY, 3 * TINY, NORMAL - TINY, NORMAL, NORMAL + TINY, 2 ** -960, 2 ** -537, 2 ** -53, 1e-300, 0.1, 1 / 3],
  ...[0.5, 1 - 2 ** -53, 1, 1 + 2 ** -52, Math.SQRT1_2, Math.SQRT2, 2, 3, 1e15, 2 ** 53, 2 ** 53 + 2, 1e300],
  ...[2 ** 511, 2 ** 512, 2 ** 1023, LARGEST / 2, LARGEST * (1 - 2 ** -53), LARGEST],
].flatMap((x) => [x, -x])

const anyBits = new DataView(new ArrayBuffer(8))
function anyDouble(random: Random): number {
  anyBits.setUint32(0, random.below(2 ** 32))
  anyBits.setUint32(4, random.below(2 ** 32))
  const x = anyBits.getFloat64(0)
  return Number.isFinite(x) ? x : 1
}

const double = (random: Random): number => {
  switch (random.below(5)) {
    case 0:
      return random.pick(EDGES)
    case 1:
      return anyDouble(random)
    case 2:
      return random.within(-1000, 1000)
    case 3:
      return random.sign() * random.below(2 ** 53) * TINY
    default:
      return random.sign() * random.unit() * 10 ** random.within(-3, 3)
  }
}

const encloses = (a: interval.Interval, truth: Truth): boolean =>
  isBetween(fromDouble(a.lo), truth, fromDouble(a.hi), BITS)

// Sterbenz: the difference of doubles within a factor 2 is exact, and wider intervals fail anyway.
const isNarrow = ({ lo, hi }: interval.Interval): boolean =>
  hi - lo <= 2 ** -47 * Math.min(Math.abs(lo), Math.abs(hi)) || Math.max(Math.abs(lo), Math.abs(hi)) < 2 ** -960

describe('a float64 interval', () => {
  const binary = {
    add: [interval.add, judge.add],
    subtract: [interval.subtract, judge.subtract],
    multiply: [interval.multiply, judge.multiply],
    divide: [interval.divide, judge.divide],
  } as const

  for (const [name, [operation, truth]] of Object.entries(binary)) {
    test(`of ${name} encloses the true result of any two doubles, and tightly`, () => {
      const random = seeded(name.length)
      const violations = new Violations()
      const pairs = EDGES.flatMap((a) => EDGES.map((b) => [a, b]))
      while (pairs.length < 18_000) pairs.push([double(random), double(random)])
      for (const [a, b] of pairs) {
        const result = operation(interval.point(a), interval.point(b))
        if (interval.isEverything(result)) {
          unbounded++
          continue
        }
        judged++
        if (!encloses(result, truth(fromDouble(a), fromDouble(b)))) violations.note(`${name}(${a}, ${b})`)
        if (!isNarrow(result)) violations.note(`${name}(${a}, ${b}) is wide: [${result.lo}, ${result.hi}]`)
      }
      expect(violations.found).toEqual([])
    })

    test(`of ${name} contains the images of points inside its operands`, () => {
      const random = seeded(100 + name.length)
      const violations = new Violations()
      for (let i = 0; i < 2000; i++) {
        const [a, b] = [doubles(random), doubles(random)]
        const result = operation(a, b)
        if (interval.isEverything(result)) continue
        for (let j = 0; j < 3; j++) {
          const [x, y] = [inside(a, random), inside(b, random)]
          judged++
          if (!encloses(result, truth(fromDouble(x), fromDouble(y)))) {
            violations.note(`${name}([${a.lo}, ${a.hi}], [${b.lo}, ${b.hi}]) lacks the image of ${x}, ${y}`)
          }
        }
      }
      expect(violations.found).toEqual([])
    })
  }

  const unary = {
    squareRoot: {
      operation: interval.squareRoot,
      truth: judge.squareRoot,
      argument: rootArgument,
      from: 0,
      to: LARGEST,
    },
    exp: { operation: intervalExp.exp, truth: judge.exp, argument: expArgument, from: -LARGEST, to: 709 },
    ln: { operation: intervalExp.ln, truth: judge.ln, argument: lnArgument, from: NORMAL, to: LARGEST },
  } as const

  for (const [name, { operation, truth, argument, from, to }] of Object.entries(unary)) {
    test(`of ${name} encloses the true value at any double, and tightly`, () => {
      const random = seeded(200 + name.length)
      const violations = new Violations()
      const points = EDGES.filter((x) => x >= from && x <= to)
      while (points.length < 24_000) points.push(argument(random))
      for (const x of points) {
        const result = operation(interval.point(x))
        judged++
        if (interval.isEverything(result)) violations.note(`${name}(${x}) is everything`)
        // Beyond, MPFR's own exponents end; what is left to know is that e^x lies between 0 and a tiny number.
        const reference = name === 'exp' && x < -1e8 ? { floor: dyadic(1n, -1e8), isExact: true } : truth(fromDouble(x))
        if (!encloses(result, reference)) violations.note(`${name}(${x})`)
        const isFlushed = name === 'exp' && x < intervalExp.FLUSH_BELOW
        const isWide = reference.floor.mantissa !== 0n && !isFlushed && !isNarrow(result)
        if (isWide) violations.note(`${name}(${x}) is wide: [${result.lo}, ${result.hi}]`)
      }
      expect(violations.found).toEqual([])
    })

    test(`of ${name} contains the images of points inside its operand`, () => {
      const random = seeded(300 + name.length)
      const violations = new Violations()
      for (let i = 0; i < 2000; i++) {
        const [x, y] = [argument(random), argument(random)]
        const a = interval.between(Math.min(x, y), Math.max(x, y))
        const result = operation(a)
        for (let j = 0; j < 3; j++) {
          const z = inside(a, random)
          judged++
          if (!encloses(result, truth(fromDouble(z)))) violations.note(`${name}([${a.lo}, ${a.hi}]) lacks that of ${z}`)
        }
      }
      expect(violations.found).toEqual([])
    })
  }

  test('rests on an expFloat that errs by at most 2^-51, as its comment proves', () => {
    const random = seeded(7)
    const violations = new Violations()
    const scale = 1n << 51n
    for (let i = 0; i < 24_000; i++) {
      const x = Math.max(intervalExp.FLUSH_BELOW, expArgument(random))
      const { floor } = judge.exp(fromDouble(x))
      const value = fromDouble(intervalExp.expFloat(x))
      const scaled = dyadic(value.mantissa * scale, value.exponent)
      const most = dyadic(floor.mantissa * (scale + 1n), floor.exponent)
      const least = dyadic((floor.mantissa + 1n) * (scale - 1n), floor.exponent)
      judged++
      if (compare(scaled, most) > 0 || compare(scaled, least) < 0) violations.note(`expFloat(${x})`)
    }
    expect(violations.found).toEqual([])
  })
})

function doubles(random: Random): interval.Interval {
  const x = double(random)
  const y = random.below(2) === 0 ? x + Math.abs(x) * random.unit() * 2 ** -random.within(0, 52) : double(random)
  return interval.between(Math.min(x, y), Math.max(x, y))
}

function inside(a: interval.Interval, random: Random): number {
  if (interval.isEverything(a)) return 0
  const share = random.pick([0, 1, random.unit()])
  return Math.min(a.hi, Math.max(a.lo, a.lo * (1 - share) + a.hi * share))
}

function rootArgument(random: Random): number {
  const root = random.below(2 ** 26)
  return random.below(4) === 0 ? root * root : Math.abs(double(random))
}

function expArgument(random: Random): number {
  const near = (x: number): number => x + random.within(-8, 8) * Math.max(Math.abs(x), 2 ** -1022) * 2 ** -52
  switch (random.below(7)) {
    case 0: // where the reduction changes its mind
      return Math.min(709, near(random.within(-1919, 2045) * (Math.LN2 / 2)))
    case 1:
      return random.sign() * random.unit() * 2 ** -random.within(0, 80)
    case 2:
      return Math.min(709, near(random.pick([-665, 709, -664.3, 708.9, -959 * Math.LN2, 0.34657359027997264])))
    case 3:
      return random.within(-700, 709)
    case 4:
      return -(10 ** (random.unit() * 8))
    default:
      return -665 + random.unit() * 1374
  }
}

function lnArgument(random: Random): number {
  switch (random.below(6)) {
    case 0:
      return 1 + random.within(-1000, 1000) * 2 ** -53
    case 1:
      return 1 + random.sign() * random.unit() * 2 ** -random.within(1, 52)
    case 2:
      return 2 ** random.within(-1022, 1023) * random.pick([1, 1 + 2 ** -52, Math.SQRT2, 2 - 2 ** -52])
    case 3:
      return Math.max(NORMAL, random.unit() * 10)
    default:
      return Math.max(NORMAL, Math.abs(anyDouble(random)))
  }
}

const PRECISIONS = [24, 53, 64, 128, 256, 512]

/** x = mantissa·2^exponent with 2^{size−1} ≤ |x| < 2^size. */
function ofSize(size: number, bits: number, random: Random): Dyadic {
  const length = random.pick([1, 2, 10, bits - 1, bits, bits + 1, 2 * bits])
  const all = (1n << BigInt(length)) - 1n
  const mantissa = random.pick([random.bits(length), random.bits(length), 1n << BigInt(length - 1), all])
  return dyadic(random.sign() < 0 ? -mantissa : mantissa, size - length)
}

const anySize = (bits: number, random: Random): number =>
  random.pick([
    random.within(-3, 3),
    random.within(-60, 60),
    random.within(-3 * bits, 3 * bits),
    random.within(-1_000_000, 1_000_000),
    random.pick([-1_000_000, 1_000_000]),
  ])

const anyPoint = (bits: number, random: Random): Dyadic => ofSize(anySize(bits, random), bits, random)

const magnitude = ({ mantissa, exponent }: Dyadic): Dyadic => dyadic(mantissa < 0n ? -mantissa : mantissa, exponent)

// MPFR's own exponents end at 2³⁰, so |x| stays below 2²⁷, and thrice x below 2²⁹.
function expPoint(bits: number, random: Random): Dyadic {
  if (random.below(4) > 0) return ofSize(Math.min(27, anySize(bits, random)), bits, random)
  // k·ln 2/2 cut to some bits.
  const { floor } = judge.ln(dyadic(2n))
  const cut = random.pick([BITS - bits - 8, BITS - bits, 8])
  const multiple = floor.mantissa * BigInt(random.sign() * random.within(1, 2 ** random.within(1, 26)))
  return dyadic((multiple >> BigInt(cut)) + BigInt(random.within(-1, 1)), floor.exponent + cut - 1)
}

function lnPoint(bits: number, random: Random): Dyadic {
  if (random.below(3) > 0) return magnitude(anyPoint(bits, random))
  const length = random.pick([12, 20, bits, 2 * bits, 3000])
  return dyadic((1n << BigInt(length)) + BigInt(random.within(-1, 1) * random.within(1, 1000)), -length)
}

function rootPoint(bits: number, random: Random): Dyadic {
  const point = magnitude(anyPoint(bits, random))
  return random.below(3) === 0 ? dyadic(point.mantissa * point.mantissa, 2 * Math.trunc(point.exponent / 2)) : point
}

const pointOf = ({ mantissa, exponent }: Dyadic): precise.Precise => precise.point(mantissa, exponent)
const show = ({ mantissa, exponent }: Dyadic): string => `${mantissa}·2^${exponent}`

function judgeTruth(text: string, result: precise.Precise, truth: Truth, violations: Violations): void {
  judged++
  if (!result.bounded) violations.note(`${text} is unbounded`)
  else {
    const { lo, hi, exponent } = result
    if (!isBetween(dyadic(lo, exponent), truth, dyadic(hi, exponent), BITS)) violations.note(text)
  }
}

/** An interval from the point up, of no width, or tiny, or up to 0 or beyond if the point is negative; and points inside. */
function around(point: Dyadic, bits: number, random: Random): { a: precise.Precise; samples: Dyadic[] } {
  const finer = random.within(1, bits)
  const lo = point.mantissa << BigInt(finer)
  const size = magnitude(point).mantissa
  const width = random.pick([0n, 1n, size, size << BigInt(finer), size << BigInt(finer + 1)])
  const exponent = point.exponent - finer
  const middle = lo + (width * BigInt(random.below(2 ** 53))) / 2n ** 53n
  const samples = [lo, middle, lo + width].map((m) => dyadic(m, exponent))
  return { a: { bounded: true, lo, hi: lo + width, exponent }, samples }
}

describe.each(PRECISIONS)('a precise interval of %i bits', (bits) => {
  const binary = {
    add: [precise.add, judge.add],
    subtract: [precise.subtract, judge.subtract],
    multiply: [precise.multiply, judge.multiply],
    divide: [precise.divide, judge.divide],
  } as const
  for (const [name, [operation, truth]] of Object.entries(binary)) {
    test(`of ${name} encloses the true result, of points and of points inside intervals`, () => {
      const random = seeded(bits + name.length)
      const violations = new Violations()
      for (let i = 0; i < 3000; i++) {
        const [x, y] = [anyPoint(bits, random), anyPoint(bits, random)]
        const text = `${name}(${show(x)}, ${show(y)})`
        const result = operation(pointOf(x), pointOf(y), bits)
        judgeTruth(text, result, truth(x, y), violations)
        if (name === 'divide' && result.bounded && !isTight(result.lo, result.hi, 4 - bits)) {
          violations.note(`${text} is wide`)
        }
        if (i % 3 !== 0) continue
        const [left, right] = [around(x, bits, random), around(y, bits, random)]
        const image = operation(left.a, right.a, bits)
        // A divisor around 0 leaves nothing known.
        if (!image.bounded && name === 'divide') continue
        for (const p of left.samples) {
          for (const q of right.samples) judgeTruth(`${text} inside`, image, truth(p, q), violations)
        }
      }
      expect(violations.found).toEqual([])
    })
  }

  const unary = {
    squareRoot: { operation: precise.squareRoot, truth: judge.squareRoot, point: rootPoint },
    exp: { operation: preciseExp.exp, truth: judge.exp, point: expPoint },
    expm1: { operation: preciseExp.expm1, truth: judge.expm1, point: expPoint },
    ln: { operation: preciseExp.ln, truth: judge.ln, point: lnPoint },
  } as const
  for (const [name, { operation, truth, point }] of Object.entries(unary)) {
    test(`of ${name} encloses the true value, tightly at points`, () => {
      const random = seeded(bits * 3 + name.length)
      const violations = new Violations()
      for (let i = 0; i < 6000; i++) {
        const x = point(bits, random)
        const text = `${name}(${show(x)})`
        const result = operation(pointOf(x), bits)
        judgeTruth(text, result, truth(x), violations)
        if (result.bounded && !isTight(result.lo, result.hi, 4 - bits)) violations.note(`${text} is wide`)
        if (i % 3 !== 0) continue
        const { a, samples } = around(x, bits, random)
        const image = operation(a, bits)
        for (const sample of samples) judgeTruth(`${text} inside`, image, truth(sample), violations)
      }
      expect(violations.found).toEqual([])
    })
  }
})
