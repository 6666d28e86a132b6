// From a formula to a softmax transformer that computes it (Theorems 12 to 23): every distinct subformula becomes a coordinate, its
// gadget the steps that write it. Weights depend on the formula and the statement only, never on n.
import { match } from 'ts-pattern'
import {
  compare,
  conjunction,
  disjunction,
  type Gadget,
  negation,
  next,
  predicateOf,
  previous,
  since,
  until,
} from '../gadgets/index.ts'
import {
  type CoreNode,
  children,
  desugar,
  type Formula,
  type Semantics,
  type SharedFormula,
  share,
} from '../logic/index.ts'
import { type Statement, type StatementId, statementOf } from '../statements/index.ts'
import { type Coordinate, type Heads, modelOf, openSite, type Plan, type Site } from '../stream/index.ts'
import type { Model } from '../transformer/index.ts'
import { meaningsOf } from './meanings.ts'
import { namesOf } from './names.ts'
import { mapCounts, normalForm } from './normal-form.ts'
import { outside, outsideText } from './outside.ts'

/** The gadgets of a compiler; a mutant, or somebody with a better idea, passes others. */
export interface Gadgets {
  not(name: string): Gadget
  and(parts: number, name: string): Gadget
  or(parts: number, name: string): Gadget
  previous(name: string): Gadget
  next(name: string): Gadget
  since(name: string): Gadget
  until(name: string): Gadget
  predicateOf: typeof predicateOf
  compare: typeof compare
}

export const GADGETS: Gadgets = {
  not: negation,
  and: conjunction,
  or: disjunction,
  previous,
  next,
  since,
  until,
  predicateOf,
  compare,
}

/** @example const options: CompileOptions = { semantics: 'standard', heads: 'multi' } */
export interface CompileOptions {
  /** Default: paper. */
  readonly semantics?: Semantics
  /** Default: single, as in Definition 1. */
  readonly heads?: Heads
  /** In place of ours, which are used for the others. */
  readonly gadgets?: Partial<Gadgets>
}

/** A model, and where it keeps the truth of what. @example const { model, places }: Compiled = compile(formula('Y Q_1'), 'theorem-12a') */
export interface Compiled {
  readonly statement: Statement
  readonly formula: SharedFormula
  /** The coordinate of each shared subformula. */
  readonly places: readonly number[]
  readonly model: Model
  readonly plan: Plan
}

/**
 * A formula of the statement's fragment as a transformer; another is a RangeError.
 * @example compile(formula('Y Q_1'), 'theorem-12a').model.layers.length // 3
 */
export function compile(formula: Formula, id: StatementId, options: CompileOptions = {}): Compiled {
  const { semantics = 'paper' } = options
  const misfit = outside(formula, id, semantics)
  if (misfit !== undefined) throw new RangeError(outsideText(misfit))
  return compileShared(share(desugar(formula, semantics)), statementOf(id), options)
}

/** @example compileShared(share(desugar(formula('Y Q_1'))), statementOf('theorem-12a')).model.layers.length */
export function compileShared(
  formula: SharedFormula,
  statement: Statement,
  { heads = 'single', gadgets: own }: CompileOptions = {},
): Compiled {
  const gadgets = { ...GADGETS, ...own }
  const { site, plan } = openSite(statement)
  const names = namesOf(formula)
  const coordinates: Coordinate[] = []
  formula.nodes.forEach((node, k) => {
    coordinates.push(build(site, gadgets, node, names[k], coordinates))
  })
  const places = coordinates.map(({ index }) => index)
  const planned = plan()
  return {
    statement,
    formula,
    places,
    plan: planned,
    model: modelOf({
      name: `${statement.id}: ${names[formula.root]}`,
      plan: planned,
      heads,
      temperature: statement.temperature,
      takesOthers: true,
      outputs: [places[formula.root]],
      meanings: meaningsOf(
        formula,
        planned.coordinates.map((c) => c.name),
        places,
        planned,
      ),
    }),
  }
}

/** The coordinate that holds the truth of a node, after its gadget has added its steps. */
function build(
  site: Site,
  gadgets: Gadgets,
  node: CoreNode<number>,
  name: string,
  coordinates: readonly Coordinate[],
): Coordinate {
  const inputs = children<number>(node).map((part) => coordinates[part])
  return match(node)
    .returnType<Coordinate>()
    .with({ kind: 'constant' }, ({ value }) => constant(site, value))
    .with({ kind: 'letter' }, ({ symbol }) => site.letter(symbol))
    .with({ kind: 'predicate' }, ({ predicate }) => site.predicate(predicate, 'position'))
    .with({ kind: 'not' }, () => gadgets.not(name).build(site, inputs))
    .with({ kind: 'and' }, () => gadgets.and(inputs.length, name).build(site, inputs))
    .with({ kind: 'or' }, () => gadgets.or(inputs.length, name).build(site, inputs))
    .with({ kind: 'previous' }, () => gadgets.previous(name).build(site, inputs))
    .with({ kind: 'next' }, () => gadgets.next(name).build(site, inputs))
    .with({ kind: 'since' }, () => gadgets.since(name).build(site, inputs))
    .with({ kind: 'until' }, () => gadgets.until(name).build(site, inputs))
    .with({ kind: 'predicate-of' }, ({ predicate, count }) =>
      gadgets.predicateOf(predicate, count.direction, name).build(site, inputs),
    )
    .with({ kind: 'compare' }, ({ left, right }) => {
      // By coordinates, not by nodes: `false` and `0 < 0` are two nodes in one coordinate.
      const place = (of: number): number => inputs.findIndex(({ index }) => index === coordinates[of].index)
      const [first, second] = [left, right].map((term) => mapCounts(term, place))
      const { counts, constant: least } = normalForm(first, second)
      if (counts.length === 0) return constant(site, 0n > least)
      const counted = counts.map(({ of }) => inputs[of])
      return gadgets.compare(counts, least, name).build(site, counted)
    })
    .exhaustive()
}

/** The constant coordinate, or one that nothing ever writes. */
const constant = (site: Site, value: boolean): Coordinate =>
  value ? site.one : site.once(FALSE, () => site.fresh(FALSE, 'exact'))

const FALSE = 'false'
