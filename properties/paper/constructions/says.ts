// What models say, so that two of them can be compared without asking what the formula means.
import { type Construction, type FoundColumn, runSoftly } from '../../../src/check/index.ts'
import type { Word } from '../../../src/transformer/index.ts'

export type Said = readonly (boolean | string)[]

/** What a model says of every subformula. What is neither 0 nor 1 goes by the model's name, so that it equals no other's. */
export const saysOfAll = (construction: Construction, word: Word, who: string): readonly Said[] =>
  runSoftly(construction, word).found.map((column) => named(column, who))

/** What it says of the formula. */
export const says = (construction: Construction, word: Word, who: string): Said =>
  saysOfAll(construction, word, who)[construction.formula.root]

const named = (column: FoundColumn, who: string): Said => column.map((bit) => bit ?? `neither, says ${who}`)
