// A formula that is not of a statement's fragment: which part, what it needs, and which statements would take it. Data first, text
// second.
import { cut } from '../json/index.ts'
import {
  type Feature,
  type Formula,
  FRAGMENTS,
  featuresOf,
  featureText,
  fragmentIncludes,
  lacking,
  printFormula,
  type Semantics,
} from '../logic/index.ts'
import { STATEMENTS, type StatementId, statementOf } from '../statements/index.ts'

export interface Outside {
  readonly statement: StatementId
  /** Each with the first part of the formula that needs it. */
  readonly lacks: readonly { readonly part: Formula; readonly feature: Feature }[]
  /** The statements whose fragments have all that the formula needs. */
  readonly accepting: readonly StatementId[]
}

/** Undefined where the formula is of the fragment. @example outside(formula('X Q_1'), 'theorem-13c')?.lacks[0].feature // next */
export function outside(formula: Formula, id: StatementId, semantics: Semantics = 'paper'): Outside | undefined {
  const lacks = lacking(formula, FRAGMENTS[statementOf(id).fragment], semantics)
  if (lacks.length === 0) return undefined
  const needed = featuresOf(formula, semantics)
  const accepting = STATEMENTS.filter(({ fragment }) => fragmentIncludes(FRAGMENTS[fragment], needed)).map((s) => s.id)
  return { statement: id, lacks, accepting }
}

/**
 * @example
 * const problem = outside(formula('X Q_1'), 'theorem-13c')
 * problem && outsideText(problem).split(';')[0] // theorem-13c is about TL[⊖], and "X Q_1" needs ⊕ (next)
 */
export function outsideText({ statement, lacks, accepting }: Outside): string {
  const { fragment } = statementOf(statement)
  const needs = lacks.map(
    ({ part, feature }) => `"${cut(printFormula(part), LONGEST_PART)}" needs ${featureText(feature)}`,
  )
  return `${statement} is about ${fragment}, and ${needs.join(', ')}; ${accepting.join(', ')} would take the formula`
}

const LONGEST_PART = 60
