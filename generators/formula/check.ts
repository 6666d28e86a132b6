// Whether something is a formula of a grammar, and if not, why: for what was read, and for values from anywhere.
import { type Feature, type Formula, featureText, type Predicate, predicateText } from '../../src/logic/index.ts'
import { type Grammar, rankOf } from './grammar.ts'
import { DIRECTIONS, FEATURE_OF, isKind, isSugar, type Kind, NEEDS, OPERATORS } from './kinds.ts'

export const isFormula = (value: unknown, grammar: Grammar): value is Formula => flawOf(value, grammar) === undefined

/** What is wrong with it; undefined for a formula of the grammar. Cyclic objects are too large, so this ends. */
export function flawOf(value: unknown, grammar: Grammar): string | undefined {
  const open: unknown[] = [value]
  let size = 0
  while (open.length > 0) {
    const node = open.pop()
    const kind = field(node, 'kind')
    if (!isKind(kind)) return `${String(kind)} is no kind of formula`
    const flaw = flawAt(node, kind, grammar)
    if (flaw !== undefined) return flaw
    size += ownSize(node, kind)
    if (size > grammar.maxSize) return `it is larger than ${grammar.maxSize}, the largest size here`
    open.push(...partsOf(node, kind).toReversed())
  }
  return undefined
}

/** What is wrong with a node apart from its parts. */
function flawAt(node: unknown, kind: Kind, grammar: Grammar): string | undefined {
  if (isSugar(kind) && !grammar.sugar) return `"${kind}" is sugar, and this domain has none`
  const needed = NEEDS[kind]
  if (needed !== 'nothing' && !grammar.features.includes(needed)) return foreign(needed)
  switch (kind) {
    case 'constant':
      return typeof field(node, 'value') === 'boolean' ? undefined : 'a constant is neither true nor false'
    case 'letter':
      return letterFlaw(field(node, 'symbol'), grammar)
    case 'predicate':
      return predicateFlaw(field(node, 'predicate'), grammar)
    case 'and':
    case 'or':
      return listOf(node, 'parts').length >= 2 ? undefined : `"${kind}" has fewer than two parts`
    case 'predicate-of':
      return predicateFlaw(field(node, 'predicate'), grammar) ?? countFlaw(field(node, 'count'), grammar)
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
  const direction = DIRECTIONS.find((known) => known === field(count, 'direction'))
  if (direction === undefined) return `a count goes neither left nor right`
  return features.includes(FEATURE_OF[direction]) ? undefined : foreign(FEATURE_OF[direction])
}

function compareFlaw(node: unknown, grammar: Grammar): string | undefined {
  const operator = field(node, 'operator')
  if (!OPERATORS.some((known) => known === operator)) return `${String(operator)} is no comparison`
  if (operator !== '<' && !grammar.sugar) return `"${String(operator)}" is sugar, and this domain has none`
  for (const side of ['left', 'right']) if (listOf(node, side).length === 0) return 'a side of a comparison is empty'
  return addendsOf(node)
    .map((addend) => addendFlaw(addend, grammar))
    .find((flaw) => flaw !== undefined)
}

function addendFlaw(addend: unknown, grammar: Grammar): string | undefined {
  const factor = field(addend, 'factor')
  const count = field(addend, 'count')
  const [name, most] = count === null ? ['constant', grammar.largestConstant] : ['factor', grammar.largestFactor]
  if (typeof factor !== 'bigint') return `a ${name} is not a bigint`
  if (factor < -most || factor > most) return `the ${name} ${factor} is not from −${most} to ${most}`
  return count === null ? undefined : countFlaw(count, grammar)
}

function ownSize(node: unknown, kind: Kind): number {
  if (kind === 'predicate-of') return 2
  return kind === 'compare' ? 1 + addendsOf(node).length : 1
}

function partsOf(node: unknown, kind: Kind): unknown[] {
  switch (kind) {
    case 'constant':
    case 'letter':
    case 'predicate':
    case 'first':
    case 'last':
      return []
    case 'and':
    case 'or':
      return listOf(node, 'parts')
    case 'since':
    case 'until':
    case 'implies':
    case 'iff':
      return [field(node, 'left'), field(node, 'right')]
    case 'predicate-of':
      return [field(field(node, 'count'), 'of')]
    case 'compare':
      return addendsOf(node).flatMap((addend) => {
        const count = field(addend, 'count')
        return count === null ? [] : [field(count, 'of')]
      })
    default:
      return [field(node, 'of')]
  }
}

const addendsOf = (node: unknown): unknown[] => [...listOf(node, 'left'), ...listOf(node, 'right')]

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const listOf = (value: unknown, name: string): unknown[] => {
  const list = field(value, name)
  return Array.isArray(list) ? list : []
}

const isPredicate = (value: unknown): value is Predicate =>
  typeof field(value, 'name') === 'string' &&
  Array.isArray(field(value, 'parameters')) &&
  typeof field(value, 'holds') === 'function'
