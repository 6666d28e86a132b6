// Compiled formulas read as AHATs, for Proposition 24 and Theorem 26: every head averages over its maxima, of which a tie-breaking head
// has one. These models compute something, are deeper than drawn ones, and have other scores.
import { withHardAttention } from '../../../src/check/index.ts'
import { compile, outside } from '../../../src/compile/index.ts'
import type { Domain, Probe } from '../../../src/engine/index.ts'
import { FEATURES, type Formula, featuresOf } from '../../../src/logic/index.ts'
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import { dependsOn, type Model, type Word } from '../../../src/transformer/index.ts'
import type { SimulationCase } from '../../library/index.ts'
import { type CaseSizes, casesWith } from '../constructions/domain.ts'

/** From small fragments to large ones, so that all seven come up. */
const STATEMENTS = [
  'theorem-16a',
  'theorem-15a',
  'theorem-12a',
  'theorem-21',
  'theorem-20a',
  'corollary-23',
  'corollary-22a',
] as const satisfies readonly StatementId[]

/** The first statement that takes the formula; the last takes all. @example statementFor(formula('Q_a since Q_b')) // theorem-16a */
export const statementFor = (formula: Formula): StatementId =>
  STATEMENTS.find((id) => outside(formula, id) === undefined) ?? 'corollary-22a'

/** Its temperature is not used: hard attention has none, and the twin has another. */
export const ahatOf = (formula: Formula): Model =>
  withHardAttention(compile(formula, statementFor(formula)).model, 'average')

export const compiledCases = (sizes: CaseSizes): Domain<SimulationCase> => casesWith(FEATURES, sizes)

export type CompiledLabel =
  | 'a row that does not tie completely'
  | 'several layers'
  | 'previous or next'
  | 'since or until'
  | 'a count'
  | 'a statement with a temperature by position'

/** Half of the share that the generators are designed for. */
export const REQUIRED: Readonly<Record<CompiledLabel, number>> = {
  'a row that does not tie completely': 0.35,
  'several layers': 0.45,
  'previous or next': 0.3,
  'since or until': 0.08,
  'a count': 0.2,
  'a statement with a temperature by position': 0.12,
}

export function noteCompiled(
  formula: Formula,
  model: Model,
  word: Word,
  isTied: boolean,
  probe: Probe<CompiledLabel>,
): void {
  const features = featuresOf(formula)
  probe.length(word.length)
  probe.measure('layers', model.layers.length)
  probe.label('a row that does not tie completely', !isTied)
  probe.label('several layers', model.layers.length > 1)
  probe.label('previous or next', features.has('previous') || features.has('next'))
  probe.label('since or until', features.has('since') || features.has('until'))
  probe.label('a count', features.has('count-left') || features.has('count-right'))
  probe.label(
    'a statement with a temperature by position',
    dependsOn(statementOf(statementFor(formula)).temperature, 'i'),
  )
}
