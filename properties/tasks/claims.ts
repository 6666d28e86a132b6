// The suites of all tasks.
import { collect } from '../library/index.ts'
import * as boundedDyck from './bounded-dyck/bounded-dyck.claims.ts'
import * as copyFirst from './copy-first/copy-first.claims.ts'
import * as dyck from './dyck/dyck.claims.ts'
import * as flipFlop from './flip-flop/flip-flop.claims.ts'
import * as gapOrders from './gap-orders/gap-orders.claims.ts'
import * as histogram from './histogram/histogram.claims.ts'
import * as inductionHead from './induction-head/induction-head.claims.ts'
import * as kHop from './k-hop/k-hop.claims.ts'
import * as majority from './majority/majority.claims.ts'
import * as mostFrequent from './most-frequent/most-frequent.claims.ts'
import * as nGram from './n-gram/n-gram.claims.ts'
import * as neighbour from './neighbour/neighbour.claims.ts'
import * as parity from './parity/parity.claims.ts'
import * as reverse from './reverse/reverse.claims.ts'
import * as sort from './sort/sort.claims.ts'

export const { claims, mutants } = collect([
  nGram,
  inductionHead,
  kHop,
  flipFlop,
  parity,
  majority,
  dyck,
  boundedDyck,
  reverse,
  copyFirst,
  sort,
  mostFrequent,
  histogram,
  gapOrders,
  neighbour,
])
