// Whether something is a formula of a grammar, and if not, why: for what was read, and for values from anywhere.
import { children, type Feature, featureText, type Node, type Predicate, predicateText } from '../../src/logic/index.ts'
import { fieldOf } from '../fields.ts'
import { type Grammar, rankOf } from './grammar.ts'
import { DIRECTIONS, FEATURE_OF, isKind, type Kind, OPERATORS, TRAITS } from './kinds.ts'

/** What is wrong with it; undefined for a formula of the grammar. Cyclic objects are too large, so this ends. */
export function flawOf(value: unknown, grammar: Grammar): string | undefined {
  const open: unknown[] = [value]
  let size = 0
  while (open.length > 0) {
    const node = open.pop()
    const kind = fieldOf(node, 'kind')
    if (!isKind(kind)) return `${String(kind)} is not a kind of formula`
    const flaw = flawAt(node, kind, grammar)
    if (!isNode(node, flaw)) return flaw
    size += ownSize(node)
    if (size > grammar.maxSize) return `it is larger than ${grammar.maxSize}, the largest size here`
    open.push(...children<unknown>(node).toReversed())
  }
  return undefined
}

/** Without a flaw it is a node, whose parts may still be anything. */
const isNode = (_: unknown, flaw: string | undefined): _ is Node<unknown> => flaw === undefined

/** Without what its parts add, as `sizeOf` counts. */
function ownSize(node: Node<unknown>): number {
  if (node.kind === 'predicate-of') return 2
  return node.kind === 'compare' ? 1 + node.left.length + node.right.length : 1
}

/** What is wrong with a node apart from its parts. */
function flawAt(node: unknown, kind: Kind, grammar: Grammar): string | undefined {
  const { needs, isSugar = false } = TRAITS[kind]
  if (isSugar && !grammar.sugar) return `"${kind}" is sugar, and this domain has none`
  if (needs !== undefined && !grammar.features.includes(needs)) return foreign(needs)
  switch (kind) {
    case 'constant':
      return typeof fieldOf(node, 'value') === 'boolean' ? undefined : 'a constant is neither true nor false'
    case 'letter':
      return letterFlaw(fieldOf(node, 'symbol'), grammar)
    case 'predicate':
      return predicateFlaw(fieldOf(node, 'predicate'), grammar)
    case 'and':
    case 'or':
      return listOf(node, 'parts').length >= 2 ? undefined : `"${kind}" has fewer than two parts`
    case 'predicate-of':
      return predicateFlaw(fieldOf(node, 'predicate'), grammar) ?? countFlaw(fieldOf(node, 'count'), grammar)
    case 'compare':
      return compareFlaw(node, grammar)
    default:
      return undefined
  }
}

const foreign = (feature: Feature): string => `${featureText(feature)} is not among the operators of this domain`

const letterFlaw = (symbol: unknown, { alphabet }: Grammar): string | undefined =>
  alphabet.some((letter) => letter === symbol)
    ? undefined
    : `the letter ${JSON.stringify(symbol)} is not in the alphabet {${alphabet.join(', ')}}`

function predicateFlaw(value: unknown, { predicates }: Grammar): string | undefined {
  if (!isPredicate(value)) return 'a predicate lacks its name, parameters or truth'
  if (rankOf(predicates, value) >= 0) return undefined
  return `${predicateText(value)} is none of the predicates ${predicates.map(predicateText).join(', ')}`
}

function countFlaw(count: unknown, { features }: Grammar): string | undefined {
  const direction = DIRECTIONS.find((known) => known === fieldOf(count, 'direction'))
  if (direction === undefined) return `a count goes neither left nor right`
  return features.includes(FEATURE_OF[direction]) ? undefined : foreign(FEATURE_OF[direction])
}

function compareFlaw(node: unknown, grammar: Grammar): string | undefined {
  const operator = fieldOf(node, 'operator')
  if (!OPERATORS.some((known) => known === operator)) return `${String(operator)} is not a comparison`
  if (operator !== '<' && !grammar.sugar) return `"${String(operator)}" is sugar, and this domain has none`
  for (const side of ['left', 'right']) if (listOf(node, side).length === 0) return 'a side of a comparison is empty'
  return addendsOf(node)
    .map((addend) => addendFlaw(addend, grammar))
    .find((flaw) => flaw !== undefined)
}

function addendFlaw(addend: unknown, grammar: Grammar): string | undefined {
  const factor = fieldOf(addend, 'factor')
  const count = fieldOf(addend, 'count')
  const [name, most] = count === null ? ['constant', grammar.largestConstant] : ['factor', grammar.largestFactor]
  if (typeof factor !== 'bigint') return `a ${name} is not a bigint`
  if (factor < -most || factor > most) return `the ${name} ${factor} is not from −${most} to ${most}`
  return count === null ? undefined : countFlaw(count, grammar)
}

const addendsOf = (node: unknown): unknown[] => [...listOf(node, 'left'), ...listOf(node, 'right')]

const listOf = (value: unknown, name: string): unknown[] => {
  const list = fieldOf(value, name)
  return Array.isArray(list) ? list : []
}

const isPredicate = (value: unknown): value is Predicate =>
  typeof fieldOf(value, 'name') === 'string' &&
  Array.isArray(fieldOf(value, 'parameters')) &&
  typeof fieldOf(value, 'holds') === 'function'
