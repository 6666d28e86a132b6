// A task that people set transformers, as plain data: its answers on a word, computed without the logic and the compilers, and how it is
// solved: by a formula and the statement that compiles it, by a program, or both.
import type { Domain } from '../../src/engine/index.ts'
import type { OfLength } from '../../src/soften/index.ts'
import type { Value } from '../../src/srasp/index.ts'
import type { StatementId } from '../../src/statements/index.ts'
import type { Word } from '../../src/transformer/index.ts'

/** The answer at a position; null where there is none. @example const answers: readonly Answer[] = [null, true, 'a', 3] */
export type Answer = Value | null

/** @example const majority: Task | undefined = tasks.find(({ id }) => id === 'majority') */
export interface Task {
  readonly id: string
  readonly title: string
  readonly sentence: string
  readonly alphabet: readonly string[]
  /** The words that it is about, up to a length. */
  words(maxLength: number): Domain<Word>
  /** By plain loops, stacks and pointers: the answer at each position. */
  reference(word: Word): readonly Answer[]
  /** Where a solution must give these answers. */
  readonly at: 'every position' | 'the last position'
  readonly formula?: ByFormula
  readonly program?: ByProgram
  readonly example: Word
}

/** @example const by: ByFormula = { statement: 'theorem-12a', answers: [{ answer: true, text: 'Y Q_1' }], gap: rational.one } */
export interface ByFormula {
  readonly statement: StatementId
  /** Where the formula is true the answer is given; where none is, false or nothing. A Boolean task has one. */
  readonly answers: readonly { readonly answer: string | true; readonly text: string }[]
  /** A gap of the compiled model under hard attention. */
  readonly gap: OfLength
}

/** @example const by: ByProgram = { text: 'alphabet a\ny(i) = i', nothing: null, gap: rational.one } */
export interface ByProgram {
  readonly text: string
  /** The value that stands for no answer. */
  readonly nothing: Value | null
  /** A gap of the compiled model. */
  readonly gap: OfLength
}

/**
 * A task that is solved by formulas, perhaps among other ways.
 * @example const byFormula = tasks.filter((task): task is FormulaTask => task.formula !== undefined)
 */
export type FormulaTask = Task & { readonly formula: ByFormula }

/**
 * A task that is solved by a program, perhaps among other ways.
 * @example const byProgram = tasks.filter((task): task is ProgramTask => task.program !== undefined)
 */
export type ProgramTask = Task & { readonly program: ByProgram }

/** The positions of a word, as indices, where solutions are held to the reference. */
export const claimedOf = ({ at }: Pick<Task, 'at'>, word: Word): readonly number[] =>
  at === 'every position' ? [...word.keys()] : [word.length - 1]
