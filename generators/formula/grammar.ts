// Which formulas a domain has: the operators of its features, its letters, its predicates, up to a size.
import { assemble } from '../../src/engine/index.ts'
import { builtIn, type Feature, type Predicate, predicateText } from '../../src/logic/index.ts'
import { DIRECTIONS, type Direction, FEATURE_OF, KINDS, type Kind, TRAITS } from './kinds.ts'

/** @example const options: FormulaOptions = { features: ['previous', 'since'], alphabet: ['a', 'b'], maxSize: 6 } */
export interface FormulaOptions {
  /** The operators allowed, besides letters, constants, ¬, ∧ and ∨. */
  readonly features: readonly Feature[]
  /** The letters of formulas; the first is the simplest. */
  readonly alphabet: readonly string[]
  /** The greatest size, in nodes as `sizeOf` counts them. Default: 12. */
  readonly maxSize?: number
  /** How often a kind of node is drawn, against the others with as many parts. Default: as `TRAITS` says. */
  readonly weights?: Readonly<Partial<Record<Kind, number>>>
  /** The predicates allowed; the first is the simplest. Default: ODD, MOD[3,1], REST[2,0], TABLE[1,0,1] and PRIME. */
  readonly predicates?: readonly Predicate[]
  /** Whether formulas go beyond the paper's core. Default: false. */
  readonly sugar?: boolean
  /** The greatest |λ| in comparisons. Default: 6. */
  readonly largestFactor?: number
  /** The greatest |C| in comparisons. Default: 5. */
  readonly largestConstant?: number
}

/** The options, completed. */
export interface Grammar extends Required<FormulaOptions> {
  /** 0 for what is not allowed. */
  readonly weights: Readonly<Record<Kind, number>>
}

/** REST[2,0] among them, whose θ_n(0) depends on n. */
const PREDICATES: readonly Predicate[] = [
  builtIn('ODD'),
  builtIn('MOD', [3, 1]),
  builtIn('REST', [2, 0]),
  builtIn('TABLE', [1, 0, 1]),
  builtIn('PRIME'),
].flatMap((known) => known ?? [])

export function grammarOf(options: FormulaOptions): Grammar {
  if (options.alphabet.length === 0) throw new RangeError('formulas need an alphabet: it is empty')
  const { maxSize = 12, predicates = PREDICATES, sugar = false, largestFactor = 6, largestConstant = 5 } = options
  if (largestFactor < 1 || largestConstant < 1) throw new RangeError('factors and constants go up to 1 at least')
  if (maxSize < 1) throw new RangeError(`the smallest formula has size 1: no formula is of size ≤ ${maxSize}`)
  const grammar = { ...options, maxSize, predicates, sugar, largestFactor, largestConstant }
  const weightOf = (kind: Kind): number => options.weights?.[kind] ?? TRAITS[kind].weight
  const weights = assemble<Record<Kind, number>>(KINDS, (kind) => (allows(grammar, kind) ? weightOf(kind) : 0))
  return { ...grammar, weights }
}

/** Whether nodes of the kind may occur. */
export function allows({ features, predicates, sugar }: Omit<Grammar, 'weights'>, kind: Kind): boolean {
  const { needs, isSugar = false } = TRAITS[kind]
  if (isSugar && !sugar) return false
  if (needs === 'predicate' && predicates.length === 0) return false
  if (kind === 'predicate-of' && directionsOf(features).length === 0) return false
  return needs === undefined || features.includes(needs)
}

export const directionsOf = (features: readonly Feature[]): Direction[] =>
  DIRECTIONS.filter((direction) => features.includes(FEATURE_OF[direction]))

/** The place in the list, by name and parameters: a predicate that was read is another object. */
export const rankOf = (predicates: readonly Predicate[], wanted: Predicate): number => {
  const same = predicates.indexOf(wanted)
  if (same >= 0) return same
  const text = predicateText(wanted)
  return predicates.findIndex((known) => predicateText(known) === text)
}
