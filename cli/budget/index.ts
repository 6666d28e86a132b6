// What commands cost before they start, and the budget above which they do not.
export { BUDGET, BudgetError, type Progress, progressOf, type Start, starting } from './budget.ts'
export { type Cost, part, repeated } from './cost.ts'
export { compileCost, compileProgramCost, programCost, truthCost } from './language-cost.ts'
export {
  deviationCost,
  exactOperation,
  hardCost,
  simulationCost,
  sizesOf,
  softCost,
  traceCost,
  wordsCost,
} from './model-cost.ts'
