// Rationals whose denominators are controlled: what follows from them then has small denominators too.
import fc from 'fast-check'
import { type Rational, rational } from '../src/numbers/index.ts'

export interface RationalOptions {
  /** An integer that bounds the absolute values. Default: 2. */
  readonly largest?: number
  /** The denominators to draw from. Default: only 4. */
  readonly denominators?: readonly number[]
  /** Whether 0 and the negative ones are left out. Default: false. */
  readonly positive?: boolean
}

/** Shrinks towards 0, integers and positive numbers. @example rationals({ largest: 1, denominators: [2, 3] }) */
export const rationals = (options: RationalOptions = {}): fc.Arbitrary<Rational> => new Rationals(options)

/** What shrinking lowers: 0 < 1 < −1 < 2, 1/2 < −2, −1/2 < … */
export const rationalSize = (a: Rational): number =>
  2 * Number((a.numerator < 0n ? -a.numerator : a.numerator) + a.denominator - 1n) + (a.numerator < 0n ? 1 : 0)

class Rationals extends fc.Arbitrary<Rational> {
  private readonly largest: number
  private readonly denominators: readonly number[]
  private readonly positive: boolean

  constructor({ largest = 2, denominators = [4], positive = false }: RationalOptions) {
    super()
    this.largest = largest
    this.denominators = denominators
    this.positive = positive
  }

  generate(random: fc.Random): fc.Value<Rational> {
    const denominator = this.denominators[random.nextInt(0, this.denominators.length - 1)]
    const most = this.largest * denominator
    return new fc.Value(rational.of(random.nextInt(this.positive ? 1 : -most, most), denominator), undefined)
  }

  canShrinkWithoutContext(value: unknown): value is Rational {
    return isRational(value) && this.contains(value)
  }

  shrink(value: Rational): fc.Stream<fc.Value<Rational>> {
    return fc
      .stream(simplerRationals(value))
      .filter((simpler) => this.contains(simpler))
      .map((simpler) => new fc.Value(simpler, undefined))
  }

  private contains(value: Rational): boolean {
    const fits = this.denominators.some((denominator) => BigInt(denominator) % value.denominator === 0n)
    const bounded = rational.compare(rational.absolute(value), rational.of(this.largest)) <= 0
    return fits && bounded && (!this.positive || rational.sign(value) > 0)
  }
}

/** Smaller ones, boldest first; their denominators divide that of `value`. */
export function* simplerRationals(value: Rational): IterableIterator<Rational> {
  const { numerator, denominator } = value
  const whole = numerator / denominator
  const away = numerator > 0n ? 1n : -1n
  const candidates = [
    rational.zero,
    rational.one,
    rational.of(-1),
    rational.of(whole),
    rational.of(whole + away),
    rational.of(numerator / 2n, denominator),
    rational.absolute(value),
    rational.of(numerator - away, denominator),
  ]
  for (const candidate of candidates) if (rationalSize(candidate) < rationalSize(value)) yield candidate
}

const isRational = (value: unknown): value is Rational =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rational'
