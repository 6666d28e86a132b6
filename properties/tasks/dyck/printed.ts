// The appendix's program as it is printed, with in(i) inside both prefix sums. A prefix sum here is over j, and in(i) in it is a type
// error; but a sum of i equal terms is i times the term, so a conditional says the same. Nothing exceeds n: i·1 ≤ n, and where a right
// bracket adds 1 the difference is 0.

import { PAIRS } from './brackets.ts'
import { dyckProgram } from './task.ts'

/** Σ over j ≤ i of left(in(i)) is i where there is a left bracket, and 0 elsewhere. */
const SUMS = ['sleft(i) = if left(in(i)) = 1 then i else 0', 'sright(i) = if right(in(i)) = 1 then i else 0']

export const asPrinted = { text: dyckProgram(PAIRS.slice(0, 2), SUMS) }
