// What shrinking a formula lowers: nodes first, then how simple they are, then whether smaller parts come first, so that of two
// formulas that differ in the order of parts only one is least.
import { type Addend, type Formula, fold } from '../../src/logic/index.ts'
import { type Grammar, rankOf } from './grammar.ts'
import { BINARY, type Direction, OPERATORS, UNARY } from './kinds.ts'

/** A node outweighs the details of dozens of others, and a detail all disorder among dozens. */
const NODE = 100_000
const DETAIL = 100

export const formulaSize = (formula: Formula, grammar: Grammar): number =>
  fold<Formula, number>(formula, (node, parts) => {
    const own = NODE + DETAIL * detailOf(node, grammar)
    switch (node.kind) {
      case 'predicate-of':
        return own + NODE + parts[0]
      case 'compare': {
        let next = 0
        const sizes = (term: readonly Addend<Formula>[]): number[] =>
          term.map((addend) => NODE + DETAIL * addendDetail(addend) + (addend.count === null ? 0 : parts[next++]))
        const [left, right] = [sizes(node.left), sizes(node.right)]
        return own + disorderedSum([disorderedSum(left), disorderedSum(right)])
      }
      default:
        return own + disorderedSum(parts)
    }
  })

/** The sum, and one more for each size that is followed by a smaller one. */
const disorderedSum = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size, k) => sum + size + (k > 0 && sizes[k - 1] > size ? 1 : 0), 0)

function detailOf(node: Formula, { alphabet, predicates }: Grammar): number {
  // Letters are simpler than constants, which shrinking would otherwise put everywhere.
  const letters = alphabet.length
  switch (node.kind) {
    case 'letter':
      return alphabet.indexOf(node.symbol)
    case 'constant':
      return letters + (node.value ? 0 : 1)
    case 'first':
      return letters + 2
    case 'last':
      return letters + 3
    case 'predicate':
      return letters + 4 + rankOf(predicates, node.predicate)
    case 'and':
    case 'or':
    case 'since':
    case 'until':
    case 'implies':
    case 'iff':
      return BINARY.indexOf(node.kind)
    case 'predicate-of':
      return rankOf(predicates, node.predicate) + directionDetail(node.count)
    case 'compare':
      return OPERATORS.indexOf(node.operator)
    default:
      return UNARY.indexOf(node.kind)
  }
}

const addendDetail = ({ factor, count }: Addend<Formula>): number =>
  count === null ? integerDetail(factor) : integerDetail(factor === 0n ? 2n : factor) - 1 + directionDetail(count)

/** 0, 1, −1, 2, −2, … */
const integerDetail = (value: bigint): number => Number(value > 0n ? 2n * value - 1n : -2n * value)

/** More than the next letter, so that #L[b] is simpler than #R[a]. */
const directionDetail = ({ direction }: { readonly direction: Direction }): number => (direction === 'left' ? 0 : 2)
