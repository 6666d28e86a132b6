// The arithmetic that every verdict rests on, held to account: rationals, float64 and BigInt enclosures, exponentials, comparisons.
// Judged by plain BigInts only, never by the arithmetic itself.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { floatExponential, precision } from './exponentials.ts'
import { outward } from './intervals.ts'
import { preciseOperations } from './precise.ts'
import { conversion, exactRationals } from './rationals.ts'
import { nearTies } from './sums.ts'
import { comparison, notANumber } from './unknown.ts'

export const claims: readonly Runnable[] = [
  runnable(exactRationals()),
  runnable(conversion()),
  runnable(outward()),
  runnable(preciseOperations()),
  runnable(floatExponential()),
  runnable(precision()),
  runnable(nearTies()),
  runnable(notANumber()),
  runnable(comparison()),
]
