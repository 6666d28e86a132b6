// A ReLU network that rounds, as narrow as its depth allows up to a factor: with ℓ layers it finds p = ℓq bits digit by digit, one digit
// to base 2^q per layer, by a staircase of 2^q steps and 2·2^q units. Exact on integers, which are never on a ramp.
import type { Network } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'

export interface RoundingNet {
  /** ℓ. */
  readonly layers: number
  /** q = p/ℓ. */
  readonly digit: number
  /** How many bits are dropped: every value has 2^extra preimages. */
  readonly extra: number
}

/** A linear form over the units of the layer before. */
type Form = readonly Rational[]

const zeros = (width: number): Form => Array.from({ length: width }, () => rational.zero)

/** Numbers 0 … 2^{p + extra} − 1 to their first p bits. */
export function roundingNet({ layers, digit, extra }: RoundingNet): Network {
  const base = 2 ** digit
  const steps = Array.from({ length: base - 1 }, (_, k) => k + 1)
  const hidden: { weights: Form[]; bias: Rational[] }[] = []
  // What is left of the number, and the digits read so far; at first both are forms of the variable alone.
  let rest: Form = [rational.one]
  let digits: Form = zeros(1)
  for (let left = layers - 1; left >= 0; left--) {
    const value = base ** left
    const height = value * 2 ** extra
    // Units 0 and 1 pass on rest and digits, which are not negative; each step is a ramp between two integers.
    const ramps = steps.flatMap((k) => [k * height - 1, k * height])
    hidden.push({
      weights: [rest, digits, ...ramps.map(() => rest)],
      bias: [rational.zero, rational.zero, ...ramps.map((start) => rational.of(-start))],
    })
    const ofDigit = (factor: number): Rational[] => ramps.map((_, k) => rational.of(k % 2 === 0 ? factor : -factor))
    rest = [rational.one, rational.zero, ...ofDigit(-height)]
    digits = [rational.zero, rational.one, ...ofDigit(value)]
  }
  return { layers: [...hidden, { weights: [digits], bias: [rational.zero] }] }
}

/** What it should give for the number x. */
export const roundedDown = ({ extra }: RoundingNet, x: number): number => Math.floor(x / 2 ** extra)
