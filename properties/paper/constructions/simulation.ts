// Theorems 12 to 23 as one kind of claim: the compiled transformer computes the formula, and its layers keep their obligations.
import type { Construction } from '../../../src/check/index.ts'
import { compile } from '../../../src/compile/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import type { Formula } from '../../../src/logic/index.ts'
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import { type SimulationCase, type SimulationLabel, simulates } from '../../library/index.ts'
import { casesFor, deepCasesFor } from './domain.ts'
import { exampleOf, steepExamples } from './example.ts'
import { notAllowed } from './not-allowed.ts'
import { statementText } from './statement-text.ts'

export type Compiler = (formula: Formula) => Construction

export const compilerOf =
  (id: StatementId): Compiler =>
  (formula) =>
    compile(formula, id)

/** Half of the share that the generators are designed for. */
function requires(id: StatementId): Partial<Record<SimulationLabel, number>> {
  const { tieBreak, lookup } = statementOf(id)
  return {
    'truth changes along the word': 0.3,
    'one position': 0.005,
    ...(tieBreak === 'i' || lookup !== null ? { 'i = 3 in 1/i': 0.2 } : {}),
    ...(lookup === null
      ? {}
      : { 'a count is 0': 0.2, 'Λ ≥ 6 and a count is i = n': 0.01, 'θ at 0 depends on n': 0.03 }),
  }
}

const COUNTS = {
  quick: { random: 200, targeted: 0, small: 3, shrink: 2_000 },
  deep: { random: 20_000, targeted: 0, small: 5, shrink: 20_000 },
  mutate: { random: 100, small: 2 },
}

/** The statement, for its construction or another. */
export const simulation = (id: StatementId, build: Compiler = compilerOf(id)): Claim<SimulationCase, SimulationLabel> =>
  simulates({
    ...statementText(id),
    key: id,
    variant: 'repaired',
    requires: requires(id),
    counts: COUNTS,
    domain: casesFor(id),
    deep: deepCasesFor(id),
    examples: [exampleOf(id), ...steepExamples(id)],
    compile: build,
    allows: (model) => notAllowed(statementOf(id), model),
  })
