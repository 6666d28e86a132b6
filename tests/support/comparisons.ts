// Comparisons of finite numbers of all kinds, and how they are decided.
import {
  type Decision,
  decide,
  exponentialSum,
  precise,
  preciseExp,
  type Real,
  rational,
  real,
} from '../../src/numbers/index.ts'
import { type Random, seeded } from './random.ts'

export function comparisons(total: number): Record<Decision['answer'], number> {
  const random = seeded(14)
  const count: Record<Decision['answer'], number> = { holds: 0, fails: 0, undecided: 0 }
  for (let i = 0; i < total; i++) count[decide(finite(random), finite(random)).answer]++
  return count
}

const fraction = (size: number, random: Random): rational.Rational =>
  rational.of(random.within(-size, size), random.within(1, 60))

const sumOf = (random: Random): exponentialSum.ExponentialSum =>
  exponentialSum.of(
    Array.from({ length: random.within(1, 4) }, () => ({
      coefficient: fraction(100, random),
      exponent: fraction(random.pick([100, 3000, 1_000_000]), random),
    })),
    rational.of(1, random.pick([1, 1, 2, 3, 4])),
  )

/** A number of any kind. */
export function finite(random: Random): Real {
  switch (random.below(4)) {
    case 0:
      return fraction(1000, random)
    case 1:
      return sumOf(random)
    case 2: {
      // Positive terms, as in a partition function.
      const scale = rational.of(1, random.pick([1, 2, 3]))
      const weight = exponentialSum.term(rational.one, fraction(3000, random), scale)
      return real.quotient(
        exponentialSum.scaleBy(weight, fraction(100, random)),
        exponentialSum.add(weight, exponentialSum.constant(rational.one)),
      )
    }
    default: {
      // e^{e^30} is still enclosed; from e^{e^34} on nothing is known.
      const [inner, outer] = [fraction(30, random), fraction(300, random)]
      return real.enclosed((bits) =>
        precise.multiply(
          precise.fromRational(outer, bits),
          preciseExp.exp(preciseExp.exp(precise.fromRational(inner, bits), bits), bits),
          bits,
        ),
      )
    }
  }
}
