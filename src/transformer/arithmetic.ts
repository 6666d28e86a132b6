// The arithmetics of enclosures that the soft evaluator runs on.
import { type Interval, interval, intervalExp, type Precise, precise, preciseExp } from '../numbers/index.ts'
import type { Arithmetic } from './activation.ts'
import { floatSoftmaxRow, preciseSoftmaxRow } from './softmax-row.ts'

/** The precision of float64 intervals. */
export const FLOAT_BITS = 53

export const floatArithmetic: Arithmetic<Interval> = {
  fromRational: interval.fromRational,
  add: interval.add,
  subtract: interval.subtract,
  multiply: interval.multiply,
  divide: interval.divide,
  exp: intervalExp.exp,
  squareRoot: interval.squareRoot,
  relu: interval.relu,
  hull: interval.hull,
  sign: interval.sign,
  softmaxRow: floatSoftmaxRow,
}

/** @example preciseArithmetic(128) */
export const preciseArithmetic = (bits: number): Arithmetic<Precise> => ({
  fromRational: (a) => precise.fromRational(a, bits),
  add: (a, b) => precise.add(a, b, bits),
  subtract: (a, b) => precise.subtract(a, b, bits),
  multiply: (a, b) => precise.multiply(a, b, bits),
  divide: (a, b) => precise.divide(a, b, bits),
  exp: (a) => preciseExp.exp(a, bits),
  squareRoot: (a) => precise.squareRoot(a, bits),
  relu: precise.relu,
  hull: (a, b) => precise.hull(a, b, bits),
  sign: precise.sign,
  softmaxRow: (columns) => preciseSoftmaxRow(bits, columns),
})
