// Formulas, and formulas with a word for them.

export { type FormulaOptions, formulas } from './formula.ts'
export { type Fusion, fused, fusions, JOINS, type Join, type Known } from './fusion.ts'
export { type SimulationOptions, simulations } from './simulation.ts'
