// The claims of all tasks.
import type { Runnable } from '../../src/engine/index.ts'
import { claims as boundedDyck } from './bounded-dyck/claim.ts'
import { claims as copyFirst } from './copy-first/claim.ts'
import { claims as dyck } from './dyck/claim.ts'
import { claims as flipFlop } from './flip-flop/claim.ts'
import { claims as gapOrders } from './gap-orders/claim.ts'
import { claims as histogram } from './histogram/claim.ts'
import { claims as inductionHead } from './induction-head/claim.ts'
import { claims as kHop } from './k-hop/claim.ts'
import { claims as majority } from './majority/claim.ts'
import { claims as mostFrequent } from './most-frequent/claim.ts'
import { claims as nGram } from './n-gram/claim.ts'
import { claims as neighbour } from './neighbour/claim.ts'
import { claims as parity } from './parity/claim.ts'
import { claims as reverse } from './reverse/claim.ts'
import { claims as sort } from './sort/claim.ts'

export const claims: readonly Runnable[] = [
  ...nGram,
  ...inductionHead,
  ...kHop,
  ...flipFlop,
  ...parity,
  ...majority,
  ...dyck,
  ...boundedDyck,
  ...reverse,
  ...copyFirst,
  ...sort,
  ...mostFrequent,
  ...histogram,
  ...gapOrders,
  ...neighbour,
]
