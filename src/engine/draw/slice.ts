// A part of a run that can be had alone: every K-th case of every phase. The slices of a run add up to it.

export interface Slice {
  /** From 1. */
  readonly number: number
  /** How many slices there are. */
  readonly of: number
}

export const WHOLE: Slice = { number: 1, of: 1 }

/** @example sliceFrom('2/8') // { number: 2, of: 8 } */
export function sliceFrom(text: string): Slice | undefined {
  const parts = /^(\d{1,9})\/(\d{1,9})$/.exec(text)
  if (parts === null) return undefined
  const [, number, of] = parts.map(Number)
  return number >= 1 && number <= of ? { number, of } : undefined
}

/** @example sliceText({ number: 2, of: 8 }) // 2/8 */
export const sliceText = ({ number, of }: Slice): string => `${number}/${of}`

/** @example [...inSlice('abcdef', { number: 2, of: 3 })] // ['b', 'e'] */
export function* inSlice<C>(cases: Iterable<C>, { number, of }: Slice): Generator<C> {
  let k = 0
  for (const c of cases) if (k++ % of === number - 1) yield c
}

/** How many of a number of cases belong to the slice. @example countIn(10, { number: 2, of: 3 }) // 3 */
export const countIn = (cases: number, { number, of }: Slice): number =>
  Math.max(0, Math.floor((cases - number) / of) + 1)
