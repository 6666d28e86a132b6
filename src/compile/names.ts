// What subformulas are called in a model: by their text while it is short, else by their number.
import { children, printFormula, type SharedFormula, unshare } from '../logic/index.ts'

/** Longer names would fill the tables that show them. */
const LONGEST = 40
/** Printing takes time in proportion to the formula, so large ones are not even tried. */
const LARGEST = 16

export function namesOf(formula: SharedFormula): readonly string[] {
  const formulas = unshare(formula)
  const sizes: number[] = []
  return formula.nodes.map((node, k) => {
    const size = children<number>(node).reduce((sum, part) => sum + sizes[part], 1)
    sizes.push(size)
    const text = size <= LARGEST ? printFormula(formulas[k]) : ''
    return text === '' || text.length > LONGEST ? `φ${k + 1}` : text
  })
}
