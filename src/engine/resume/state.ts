// All that a run must know to go on as if it had never stopped, as plain JSON.
import { type Shaped, shape } from '../../json/index.ts'
import { PHASES, resultFields } from '../result.ts'
import { tallyShape } from '../tally/index.ts'

const { boolean, count, list, number, object, oneOf, text } = shape

const { cases, scope, undecided, problems, observations } = resultFields

export const stateShape = object({
  position: object({ phase: oneOf(PHASES), counted: count, discards: count, attempts: count }),
  cases,
  undecided,
  scope,
  isWhole: boolean(),
  problems,
  observations,
  tally: tallyShape,
  /** The closest calls, the best first; scores as texts, since JSON has no infinity. */
  pool: list(object({ case: text(), score: text() })),
  toRepeat: list(text()),
  /** What the targeted search draws from. */
  search: count,
  /** So far. */
  seconds: number(),
})
/** Where a run stands, to go on from there. @example const randomCases = ({ cases }: RunState) => cases.random */
export type RunState = Shaped<typeof stateShape>
