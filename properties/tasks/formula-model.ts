// A task's formulas as one softmax transformer, and the answers that a run of it gives.
import type { Construction, FoundColumn } from '../../src/check/index.ts'
import { compile } from '../../src/compile/index.ts'
import { type Formula, formula } from '../../src/logic/index.ts'
import type { Answer, ByFormula } from './task.ts'

/** Mutants pass another. */
export type FormulaCompiler = (whole: Formula, by: ByFormula) => Construction

const compiled: FormulaCompiler = (whole, { statement }) => compile(whole, statement)

/** @example const layersOf = ({ construction }: FormulaModel) => construction.model.layers.length */
export interface FormulaModel {
  readonly construction: Construction
  /** Each answer's formula, by its number among the shared subformulas. */
  readonly answers: readonly number[]
}

/**
 * One model for all answers: that of their disjunction.
 * @example
 * const by: ByFormula = { statement: 'theorem-12a', answers: [{ answer: true, text: 'Y Q_1' }], gap: rational.one }
 * formulaModel(by).construction.model.layers.length // 3
 */
export function formulaModel(by: ByFormula, build: FormulaCompiler = compiled): FormulaModel {
  const parts = by.answers.map(({ text }) => formula(text))
  const construction = build(parts.length === 1 ? parts[0] : { kind: 'or', parts }, by)
  const { nodes, root } = construction.formula
  const whole = nodes[root]
  const answers = parts.length > 1 && whole.kind === 'or' ? whole.parts : [root]
  const outputs = answers.map((node) => construction.places[node])
  return { construction: { ...construction, model: { ...construction.model, outputs } }, answers }
}

/** What cannot be an answer: an activation that is not known to be 0 or 1, or two answers at once. */
export const UNKNOWN = 'unknown'

/**
 * The answers of a run, from the columns of the subformulas.
 * @example
 * const by: ByFormula = { statement: 'theorem-12a', answers: [{ answer: true, text: 'Y Q_1' }], gap: rational.one }
 * const model = formulaModel(by)
 * answersIn(by, model, runSoftly(model.construction, word('10')).found) // [false, true]
 */
export function answersIn(by: ByFormula, { answers }: FormulaModel, found: readonly FoundColumn[]): readonly Answer[] {
  const columns = answers.map((node) => found[node])
  const otherwise = by.answers.some(({ answer }) => answer === true) ? false : null
  return columns[0].map((_, k) => {
    const given = by.answers.filter((_, a) => columns[a][k] === true)
    if (given.length > 1 || columns.some((column) => column[k] === null)) return UNKNOWN
    return given.length === 0 ? otherwise : given[0].answer
  })
}
