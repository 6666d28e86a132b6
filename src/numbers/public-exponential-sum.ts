// What users need of exponential sums: how they are made, arithmetic, signs and enclosures.
export {
  add,
  constant,
  type DecidedBy,
  type ExponentialSum,
  empty,
  enclose,
  multiply,
  negate,
  of,
  type Sign,
  scaleBy,
  sign,
  subtract,
  type Term,
  term,
} from './exponential-sum.ts'
