// What a command is about to cost, in steps: a step is an entry of the residual stream that is kept (8 bytes), or about 20 ns. The
// constants here and in the files beside were measured; estimates are meant to be right within a factor of ten, rather above than below.
import { formatInteger } from '../../reports/text/index.ts'

/** A part of a cost, and what it is for, as in `3 layers × 4 positions`. */
export interface Part {
  readonly steps: number
  readonly what: string
}

export type Cost = readonly Part[]

/** @example part(2, [[3, 'layer'], [4, 'position']]) // { steps: 24, what: '3 layers × 4 positions' } */
export const part = (each: number, factors: readonly (readonly [count: number, what: string])[]): Part => ({
  steps: factors.reduce((product, [count]) => product * count, each),
  what: factors.map(([count, what]) => counted(count, what)).join(' × '),
})

export const stepsOf = (cost: Cost): number => cost.reduce((sum, { steps }) => sum + steps, 0)

/** The same, some number of times. @example repeated(cost, 8, 'word') */
export const repeated = (cost: Cost, count: number, what: string): Cost =>
  cost.map((one) => ({ steps: count * one.steps, what: `${counted(count, what)} × ${one.what}` }))

/** The plural is that of the first word: 3 words of length 2. */
const counted = (count: number, what: string): string =>
  `${count < 1e15 ? formatInteger(count) : count.toPrecision(2)} ${count === 1 ? what : what.replace(/^\w+/, '$&s')}`

/** The part that costs the most. */
export const mostOf = (cost: Cost): Part => cost.reduce((most, one) => (one.steps > most.steps ? one : most))
