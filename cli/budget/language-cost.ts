// What formulas and programs cost by themselves: to be compiled, and to be evaluated by their reference semantics.
import type { CoreNode, SharedFormula } from '../../src/logic/index.ts'
import { expressionsOf, type Operation, type Program, subexpressions } from '../../src/srasp/index.ts'
import { type Cost, type Part, part } from './cost.ts'

/** A coordinate with its name and its net, and a head or two with their layers. */
const NET = 1000
const ATTENTION = 10_000

/** Heads that wait for their turn are looked at once for every layer. */
export function compileCost({ nodes }: SharedFormula): Cost {
  const attending = nodes.reduce((sum, node) => sum + headsFor(node), 0)
  return [
    part(NET, [[nodes.length, 'subformula']]),
    part(ATTENTION, [[attending, 'head']]),
    part(1 / 4, [
      [attending, 'head'],
      [attending, 'layer'],
    ]),
  ]
}

function headsFor(node: CoreNode<number>): number {
  switch (node.kind) {
    case 'previous':
    case 'next':
    case 'since':
    case 'until':
    case 'predicate-of':
      return 1
    case 'compare':
      return new Set(
        [...node.left, ...node.right].map(({ count }) => (count === null ? '' : `${count.direction} ${count.of}`)),
      ).size
    default:
      return 0
  }
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
      [witnessed, 'operator S or U'],
      [n, 'position'],
      [n, 'position'],
      [n, 'position'],
    ]),
  ]
}

export const compileProgramCost = ({ lines }: Program): Cost => [
  part(NET + ATTENTION, [[lines.reduce((sum, { operation }) => sum + sizeOfOperation(operation), 0), 'operation']]),
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
