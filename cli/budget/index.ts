// What commands cost before they start, and the budget above which they do not.
export { BUDGET, BudgetError, budgetOf, type Progress, progressOf, requireBudget } from './budget.ts'
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
