// Random cases by number: each is drawn from the claim's seed and its number alone, so that any of them, and any slice of a run, can be
// drawn without the others. A case that a hypothesis discards is drawn again, as the next attempt at its number.
import type { ArbitraryLike } from '../domain.ts'
import { randomAt } from './random.ts'

/** Where a random case comes from. */
export interface Origin {
  /** From 0. */
  readonly number: number
  /** How many attempts at this number were discarded before. */
  readonly attempt: number
  /** From the case that was drawn: which of the simpler ones was chosen at every step. */
  readonly steps: readonly number[]
  /** fast-check's own, for shrinking. */
  readonly context: unknown
}

export interface Drawn<C> {
  readonly c: C
  readonly origin: Origin
}

/** The attempt at the case of a number. */
export function drawCase<C>(arbitrary: ArbitraryLike<C>, seed: number, number: number, attempt: number): Drawn<C> {
  const value = arbitrary.generate(randomAt(seed, number, attempt), biasAt(number))
  return { c: value.value, origin: { number, attempt, steps: [], context: value.context } }
}

/** As in fast-check: the first cases are small or extreme one time in two, those from number 9 on one in three, from 99 on one in four. */
const biasAt = (number: number): number => `${number + 1}`.length + 1

/** The step of a path that changes nothing but the context, which it drops. */
export const FORGET = -1

/** @example pathOf({ number: 17, attempt: 0, steps: [0], context: undefined }, [2]) // 17:0:2 */
export const pathOf = ({ number, attempt, steps }: Origin, further: readonly number[]): string =>
  [attempt === 0 ? `${number}` : `${number}.${attempt}`, ...[...steps, ...further].map(stepText)].join(':')

const stepText = (step: number): string => (step === FORGET ? '_' : `${step}`)

/**
 * The case at the path: `17:0:2` is the third simpler case of the first of number 17, `17.1` the second attempt at number 17, and `_`
 * drops the context.
 */
export function drawAt<C>(arbitrary: ArbitraryLike<C>, seed: number, path: string): Drawn<C> {
  const parts = /^(\d+)(?:\.(\d+))?((?::(?:\d+|_))*)$/.exec(path)
  if (parts === null) throw new RangeError(`the path is "${path}": give numbers, such as 17:0:2`)
  const [, number, attempt, rest] = parts
  let { c, origin } = drawCase(arbitrary, seed, Number(number), Number(attempt ?? 0))
  for (const text of rest.split(':').slice(1)) {
    const step = text === '_' ? FORGET : Number(text)
    const simpler = step === FORGET ? { value: c, context: undefined } : nth(arbitrary.shrink(c, origin.context), step)
    if (simpler === undefined)
      throw new RangeError(`the path ${path} leads to no case: was it found with this seed and claim?`)
    c = simpler.value
    origin = { ...origin, steps: [...origin.steps, step], context: simpler.context }
  }
  return { c, origin }
}

function nth<T>(values: Iterable<T>, index: number): T | undefined {
  let k = 0
  for (const value of values) if (k++ === index) return value
  return undefined
}
