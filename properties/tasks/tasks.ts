// The library of tasks.
import { boundedDyck, boundedDyckByLtl } from './bounded-dyck/task.ts'
import { copyFirst } from './copy-first/task.ts'
import { dyck } from './dyck/task.ts'
import { flipFlop, flipFlopLanguage } from './flip-flop/task.ts'
import { histogram } from './histogram/task.ts'
import { inductionHead } from './induction-head/task.ts'
import { HOPS, kHop } from './k-hop/task.ts'
import { majority } from './majority/task.ts'
import { mostFrequentSymbol } from './most-frequent/task.ts'
import { nGram101 } from './n-gram/task.ts'
import { parity, parityByCounts } from './parity/task.ts'
import { reverse } from './reverse/task.ts'
import { sort } from './sort/task.ts'
import type { Task } from './task.ts'

/** @example tasks.find(({ id }) => id === 'majority')?.reference(word('100')) // [true, false, false] */
export const tasks: readonly Task[] = [
  nGram101,
  inductionHead,
  ...HOPS.map((k) => kHop(k, ['a', 'b'])),
  flipFlop,
  flipFlopLanguage,
  parity,
  parityByCounts,
  majority,
  dyck(1),
  dyck(2),
  dyck(3),
  boundedDyck,
  boundedDyckByLtl,
  reverse,
  copyFirst,
  sort,
  mostFrequentSymbol,
  histogram,
]
