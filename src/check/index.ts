// A compiled model on a word: what its layers promise, checked on every row; its outputs beside the formula's truth; its trace.
export { checkObligations } from './check.ts'
export { withHardAttention } from './hard-attention.ts'
export { type Broken, type Checked, type LedgerRow, type LemmaCredit, type Spot, spotText } from './ledger.ts'
export {
  bitsFor,
  type ColumnVerdict,
  type Construction,
  columnVerdict,
  type FoundColumn,
  foundHard,
  foundIn,
  runSoftly,
  truthOf,
} from './simulate.ts'
export { type SimulationTraceOptions, traceSimulation } from './trace.ts'
