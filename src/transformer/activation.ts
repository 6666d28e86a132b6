// What the soft evaluator computes with: exact rationals where it can, enclosures where exp came in. The evaluator is
// written once, over an arithmetic of enclosures: float64 intervals, or BigInt ones of any number of bits.
import { type Interval, type Precise, precise, type Rational, rational } from '../numbers/index.ts'

export type Enclosure = Interval | Precise

/** Exact, or enclosed. @example const textOf = (activation: Activation) => decimal(enclosureOf(activation, 64), 6) */
export type Activation<E extends Enclosure = Enclosure> = Rational | E

/** Operations on enclosures of one precision. */
export interface Arithmetic<E extends Enclosure> {
  fromRational(a: Rational): E
  add(a: E, b: E): E
  subtract(a: E, b: E): E
  multiply(a: E, b: E): E
  divide(a: E, b: E): E
  exp(a: E): E
  squareRoot(a: E): E
  relu(a: E): E
  hull(a: E, b: E): E
  sign(a: E): -1 | 0 | 1 | undefined
  /** Prepares the rows of a head for its columns of values; `table` bounds the differences worth remembering. */
  softmaxRow(columns: readonly (readonly Activation<E>[])[], table: number): SoftmaxRow<E>
}

/** Rows of scores to one output for each column of values; a row begins at the position `first`, from 0. */
export interface SoftmaxRow<E extends Enclosure> {
  /** Integer differences max − s_j ≥ 0, in units of unit·root > 0. Rows that share a unit pass the same object. */
  byDifferences(differences: Float64Array | readonly bigint[], first: number, unit: Rational, root: E): E[]
  /** Differences as doubles within a factor 1 ± 2⁻⁵⁰, 0 exactly; absent where more precision is asked for. */
  byExponents?(exponents: Float64Array, first: number): E[]
}

export const isExact = <E extends Enclosure>(a: Activation<E>): a is Rational => 'kind' in a

/** Any activation as a precise enclosure. @example enclosureOf(rational.one, 64) // precise.one */
export const enclosureOf = (a: Activation, bits: number): Precise =>
  isExact(a) ? precise.fromRational(a, bits) : 'bounded' in a ? a : precise.fromInterval(a)

/** As an enclosure, whatever it was. */
export const enclose = <E extends Enclosure>(arithmetic: Arithmetic<E>, a: Activation<E>): E =>
  isExact(a) ? arithmetic.fromRational(a) : a

/** Sums, exact where both are. */
export const add = <E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  a: Activation<E>,
  b: Activation<E>,
): Activation<E> => {
  if (isExact(a)) {
    if (isExact(b)) return rational.add(a, b)
    return rational.isZero(a) ? b : arithmetic.add(arithmetic.fromRational(a), b)
  }
  return isExact(b) && rational.isZero(b) ? a : arithmetic.add(a, enclose(arithmetic, b))
}

export const subtract = <E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  a: Activation<E>,
  b: Activation<E>,
): Activation<E> =>
  isExact(b) ? add(arithmetic, a, rational.negate(b)) : arithmetic.subtract(enclose(arithmetic, a), b)

/** Products, exact where both are or where one is exactly 0. */
export const multiply = <E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  a: Activation<E>,
  b: Activation<E>,
): Activation<E> => {
  if (isExact(a) && (isExact(b) || rational.isZero(a))) return isExact(b) ? rational.multiply(a, b) : rational.zero
  if (isExact(b) && rational.isZero(b)) return rational.zero
  return arithmetic.multiply(enclose(arithmetic, a), enclose(arithmetic, b))
}

/** constant + Σ factor·row[index]: exact if every coordinate that is read is. */
export function linear<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  constant: Rational,
  terms: readonly { readonly index: number; readonly factor: Rational }[],
  row: readonly Activation<E>[],
): Activation<E> {
  let exact = constant
  let rest: E | undefined
  for (const { index, factor } of terms) {
    const value = row[index]
    if (isExact(value)) {
      if (!rational.isZero(value)) exact = rational.add(exact, rational.multiply(factor, value))
    } else {
      const product = rational.equal(factor, rational.one)
        ? value
        : arithmetic.multiply(arithmetic.fromRational(factor), value)
      rest = rest === undefined ? product : arithmetic.add(rest, product)
    }
  }
  return rest === undefined ? exact : add(arithmetic, exact, rest)
}

/** The sign of an activation, if it is known. */
export const signOf = <E extends Enclosure>(arithmetic: Arithmetic<E>, a: Activation<E>): -1 | 0 | 1 | undefined =>
  isExact(a) ? rational.sign(a) : arithmetic.sign(a)
