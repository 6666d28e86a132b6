// The one place where a command refuses what is too costly, before it starts; and the option that raises the budget.
import { formatInteger } from '../../reports/text/index.ts'
import { InputError, type Io, type Option, type Options } from '../command.ts'
import { wholeNumber } from '../options.ts'
import { type Cost, mostOf, stepsOf } from './cost.ts'

/** Some 2 s and at most 0.8 GB, which is less than any heap of Node's. */
const DEFAULT = 100_000_000

export const BUDGET: Option = {
  name: 'budget',
  value: 'N',
  help: `the most steps to start, each an entry of the residual stream or about 20 ns (default ${DEFAULT})`,
}

const budgetOf = (options: Options): number =>
  wholeNumber(options, 'budget', { least: 1, most: Number.MAX_SAFE_INTEGER, otherwise: DEFAULT })

/** Above the budget. */
export class BudgetError extends InputError {}

/** Begins what has a cost, or throws a BudgetError. `instead` is what else would do, as in `, or ask for shorter words`. */
export type Start = (cost: Cost, instead?: string) => void

/** What takes more than a second is said on a terminal, to be overwritten by how far it is. */
export function starting(options: Options, io: Pick<Io, 'progress'>): Start {
  const budget = budgetOf(options)
  return (cost, instead = '') => {
    const steps = stepsOf(cost)
    if (steps > budget) {
      io.progress('')
      throw new BudgetError(refusal(cost, budget) + instead)
    }
    if (steps > A_SECOND) io.progress(inWords(cost))
  }
}

/** In steps. */
const A_SECOND = 50_000_000

const refusal = (cost: Cost, budget: number): string =>
  `too costly: ${inWords(cost)}, are above the budget of ${formatInteger(budget)}; ${advice(stepsOf(cost))}`

const inWords = (cost: Cost): string => `about ${rounded(stepsOf(cost))} steps, most of them for ${mostOf(cost).what}`

const advice = (steps: number): string =>
  steps < Number.MAX_SAFE_INTEGER ? `--budget ${upTo(steps)} raises it` : 'no --budget N raises it so far'

/** Two digits, rounded up, as the option takes them. */
function upTo(steps: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(steps)) - 1)
  return Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(steps / unit) * unit)
}

const rounded = (steps: number): string => {
  if (!Number.isFinite(steps)) return 'more than 1e308'
  return steps < 1e15 ? formatInteger(upTo(steps)) : steps.toPrecision(2)
}

/** Work that has taken this long, in seconds, says how far it is. */
const PATIENCE = 1

export type Progress = (done: number, total: number) => void

/** Says nothing within the first second, and overwrites what it said. @example progressOf(io, 'layers')(3, 10) */
export function progressOf(io: Io, what: string): Progress {
  const start = io.clock()
  return (done, total) => {
    if (io.clock() - start >= PATIENCE) io.progress(`${formatInteger(done)} of ${formatInteger(total)} ${what}`)
  }
}
