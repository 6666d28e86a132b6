// What formulas and programs cost by themselves: to be compiled, and to be evaluated by their reference semantics.
import { type Formula, type SharedFormula, sizeOf } from '../../src/logic/index.ts'
import { expressionsOf, type Operation, type Program, subexpressions } from '../../src/srasp/index.ts'
import { type Cost, type Part, part } from './cost.ts'

/** A layer or two, with names and matrices. */
const COMPILED = 5000

/** Heads that wait for their turn are looked at once for every layer. */
export function compileCost(formula: Formula): Cost {
  const size = sizeOf(formula)
  return [
    part(COMPILED, [[size, 'operator']]),
    part(1 / 4, [
      [size, 'operator'],
      [size, 'layer'],
    ]),
  ]
}

/** Counts look at all positions from each; since and until at all witnesses, and at all that lies between. */
export function truthCost({ nodes }: SharedFormula, n: number): Cost {
  const witnessed = nodes.filter(({ kind }) => kind === 'since' || kind === 'until').length
  const counted = nodes.filter(({ kind }) => kind === 'compare' || kind === 'predicate-of').length
  return [
    part(1, [
      [nodes.length, 'subformula'],
      [n, 'position'],
    ]),
    part(1 / 4, [
      [counted, 'comparison'],
      [n, 'position'],
      [n, 'position'],
    ]),
    part(1 / 100, [
      [witnessed, 'since and until'],
      [n, 'position'],
      [n, 'position'],
      [n, 'position'],
    ]),
  ]
}

export const compileProgramCost = ({ lines }: Program): Cost => [
  part(COMPILED, [[lines.reduce((sum, { operation }) => sum + sizeOfOperation(operation), 0), 'operation']]),
]

const sizeOfOperation = (operation: Operation): number =>
  expressionsOf(operation).reduce((sum, one) => sum + subexpressions(one).length, 0)

/** Every expression of a line at every position, or at every pair of them. */
export const programCost = ({ lines }: Program, n: number): Cost =>
  lines.map(({ operation }): Part => {
    const size = sizeOfOperation(operation)
    const positions: [number, string][] = [
      [n, 'position'],
      [n, 'position'],
    ]
    return part(4, [[size, 'operation'], ...(operation.kind === 'attention' ? positions : positions.slice(1))])
  })
