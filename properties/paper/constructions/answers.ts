// What models answer along a word, so that two of them can be compared without asking what the formula means.
import { type Construction, runSoftly } from '../../../src/check/index.ts'
import type { Word } from '../../../src/transformer/index.ts'

/** What is neither 0 nor 1 goes by the model's name, so that it equals no answer of another. */
export type Answers = readonly (boolean | string)[]

/** Of every subformula. */
export const allAnswers = (construction: Construction, word: Word, model: string): readonly Answers[] =>
  runSoftly(construction, word).found.map((column) => column.map((bit) => bit ?? `neither, says ${model}`))

/** Of the formula. */
export const answersOf = (construction: Construction, word: Word, model: string): Answers =>
  allAnswers(construction, word, model)[construction.formula.root]
