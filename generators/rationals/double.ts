// Finite float64 numbers of every magnitude, each an exact dyadic rational: few bits and many, subnormal ones, the largest, and those
// next to a power of two, where spacings change. Written as JavaScript writes them, which reads back exactly.
import { type Domain, domainOf, enumerate, type Random } from '../../src/engine/index.ts'
import { oneIn, oneOf } from '../chance.ts'

/** @example const options: DoubleOptions = { mostExponent: 9, positive: true } */
export interface DoubleOptions {
  /** A power of two that bounds the absolute values: 2^mostExponent. Default: 1024, all of them. */
  readonly mostExponent?: number
  /** Whether 0 and the negative ones are left out. Default: false. */
  readonly positive?: boolean
}

const LARGEST = Number.MAX_VALUE
const SMALLEST = Number.MIN_VALUE
const NORMAL = 2 ** -1022
const NEAR_1 = [1 + 2 ** -52, 1 - 2 ** -53]
const SPECIAL = [0, 1, 2, 3, 1 / 3, 0.1, ...NEAR_1, SMALLEST, NORMAL, NORMAL - SMALLEST, LARGEST, 2 ** 1023]

/**
 * Shrinks towards 0, few bits and exponents near 0.
 * @example fc.assert(fc.property(doubles({ mostExponent: 9 }).arbitrary, (x) => Math.abs(x) <= 512))
 */
export function doubles({ mostExponent = 1024, positive = false }: DoubleOptions = {}): Domain<number> {
  const contains = (value: unknown): value is number =>
    typeof value === 'number' &&
    Number.isFinite(value) &&
    !Object.is(value, -0) &&
    (!positive || value > 0) &&
    Math.abs(value) / 2 <= 2 ** (mostExponent - 1)
  const specials = SPECIAL.filter(contains)
  const draw = (random: Random): number => {
    const size = oneIn(random, 4) ? oneOf(random, specials) : drawSize(random, mostExponent)
    return size === 0 || positive || oneIn(random, 2) ? Math.max(size, positive ? SMALLEST : 0) : -size
  }
  const small = [0, 1, -1, 0.5, -0.5, 0.1, SMALLEST, LARGEST].filter(contains)
  const kind = `${positive ? 'positive ' : ''}float64 number up to 2^${mostExponent}`
  return domainOf({
    draw,
    isShaped: (value) => typeof value === 'number',
    flaw: (value) => (contains(value) ? undefined : `expected a ${kind}`),
    simpler,
    print: String,
    read: (line) => (line.trim() === '' ? Number.NaN : Number(line)),
    size: doubleSize,
    small: enumerate({
      upTo: (size) => small.slice(0, size),
      cases: (size) => `numbers of ${small.slice(0, size).join(', ')}`,
    }),
    neighbour: (value, random) => {
      const moved = oneOf(random, [value * 2, value / 2, -value, value + Math.abs(value) * 2 ** -52, draw(random)])
      return contains(moved) ? moved : draw(random)
    },
  })
}

/** Half of them within 2^±8, the others anywhere; one in three has few bits. */
function drawSize(random: Random, mostExponent: number): number {
  const bits = oneIn(random, 3) ? random.nextInt(1, 8) : 53
  const mantissa = random.nextInt(2 ** (bits - 1), 2 ** bits - 1)
  const most = mostExponent - bits
  const exponent = oneIn(random, 2) ? random.nextInt(-8 - bits, Math.min(8 - bits, most)) : random.nextInt(-1074, most)
  return timesPowerOfTwo(mantissa, exponent)
}

/** In two steps: 2^exponent alone may overflow or vanish where the product does not. */
function timesPowerOfTwo(mantissa: number, exponent: number): number {
  const half = Math.trunc(exponent / 2)
  return mantissa * 2 ** half * 2 ** (exponent - half)
}

/** x = ±mantissa·2^exponent with an odd mantissa, 0 aside. */
function partsOf(x: number): { mantissa: number; exponent: number } {
  let mantissa = Math.abs(x)
  let exponent = 0
  if (mantissa === 0) return { mantissa, exponent }
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2
    exponent -= 1
  }
  while (mantissa % 2 === 0) {
    mantissa /= 2
    exponent += 1
  }
  return { mantissa, exponent }
}

const bitsOf = (mantissa: number): number => (mantissa === 0 ? 0 : mantissa.toString(2).length)

/** What shrinking lowers: bits count most, then how far the exponent is from 0, then the sign. */
function doubleSize(x: number): number {
  const { mantissa, exponent } = partsOf(x)
  return 10_000 * bitsOf(mantissa) + 4 * Math.abs(exponent) + (x < 0 ? 1 : 0)
}

function* simpler(x: number): IterableIterator<number> {
  yield* [0, 1, -1, Math.abs(x)]
  const { mantissa, exponent } = partsOf(x)
  const sign = x < 0 ? -1 : 1
  for (let bits = 1; bits < bitsOf(mantissa); bits++) {
    const dropped = bitsOf(mantissa) - bits
    yield sign * timesPowerOfTwo(Math.floor(mantissa / 2 ** dropped), exponent + dropped)
  }
  for (let step = exponent; step !== 0; step = Math.trunc(step / 2))
    yield sign * timesPowerOfTwo(mantissa, exponent - step)
}
