// What a head writes, from its weights: scores as sums of atoms at i times atoms at j, over √d_k and τ; what does not depend on j
// changes no weight and is dropped. Each step of the certificate then names the lemma whose form the scores must have, identically.
//
// Mean (Definition 3): no score is left, so the weights are equal, and values turn into means over the window: a Boolean into κ/i or
// κ/(n − i + 1), the first (last) position's marker into 1/i or 1/(n − i + 1) (Proposition 10c, d), (−1)^j into its mean.
//
// Nearest (Lemma 8, by Lemma 6): scores G·base(j) + t(j), where base is a Boolean, or (−1)^j/2 or −(−1)^j/2. With k the nearest visible
// position where base is largest, s_j ≤ s_k − γ|j − k| for every visible j: for those on the far side of k it follows from
// t(k) − t(j) ≥ γ|j − k| and G ≥ 0; on the near side base is less by 1, so from G + t(k) − t(j) ≥ γ|j − k|. Lemma 6 then gives
// 4e^{−γ} for values in [0, 1]. Clause a is the one in which t is not linear in j.
//
// Lookup (Lemma 7 for the value j, Lemma 6 for θ_n(j)): scores γ(i, n)·(2tj − j²) with γ(i, n) ≥ γ and t = κ or κ + 1. A window 1..m with
// 0 ≤ t ≤ m + 1 puts the peak at t, or at 1 where t = 0, or at m where t = m + 1; so the head must see 1..i for a count to the left,
// or all of 1..n. The value j there is κ + [κ = 0], or κ + 1 − [κ = m].
import { type Rational, rational } from '../numbers/index.ts'
import { decays } from './bounds.ts'
import {
  ATOM_ONE,
  type Atom,
  classOf,
  type Exact,
  exactForm,
  type Hard,
  hardForm,
  isSame,
  keyOf,
  type Term,
  type Value,
} from './form.ts'
import type { Class, Classes, Count, Direction } from './formula.ts'
import {
  add,
  type Chain,
  coefficientOfJ,
  constant,
  constantOf,
  dependingOn,
  isNonNegative,
  isZero,
  mentions,
  moved,
  multiply,
  ONE,
  type Polynomial,
  power,
  scale,
  subtract,
  textOf,
  ZERO,
} from './polynomial.ts'
import { refuse } from './refusal.ts'
import type { Head, Step } from './shape.ts'

type Nearest = Extract<Step, { readonly nearest: unknown }>
type Lookup = Extract<Step, { readonly lookup: unknown }>

/** What the check knows of a head. */
export interface View {
  readonly classes: Classes
  readonly mask: Head['mask']
  readonly scores: Scores
  readonly value: Exact
  /** The coordinate's exact form before the layer. */
  exact(coordinate: string): Exact
  /** Inequalities that were decided before. */
  readonly decided: Map<string, boolean>
}

/** For an atom at i and one at j, its factor in i, j, n. */
type Scores = ReadonlyMap<string, { readonly here: Atom; readonly there: Atom; readonly factor: Polynomial }>

/** The scores over √d_k and τ, without what is the same for all j. */
export function scoresOf(queries: readonly Exact[], keys: readonly Exact[], scaled: Polynomial): Scores {
  const all = new Map<string, { here: Atom; there: Atom; factor: Polynomial }>()
  queries.forEach((query, row) => {
    for (const here of query.values()) {
      for (const there of keys[row].values()) {
        const key = `${keyOf(here.atom)} ${keyOf(there.atom)}`
        const factor = add(all.get(key)?.factor ?? ZERO, multiply(here.factor, moved(there.factor, 'j')))
        all.set(key, { here: here.atom, there: there.atom, factor })
      }
    }
  })
  const kept = [...all].map(([key, { here, there, factor }]) => {
    const whole = multiply(factor, scaled)
    return [key, { here, there, factor: there.kind === 'one' ? dependingOn(whole, 'j', 'v') : whole }] as const
  })
  return new Map(kept.filter(([, { factor }]) => !isZero(factor)))
}

export function attended(step: Step, view: View): Value {
  if (view.mask === 'strict-future' || view.mask === 'strict-past')
    refuse(lemmaOf(step), step.to, 'a strict mask leaves a position with nothing to attend to')
  if ('mean' in step) return { kind: 'exact', form: meanOf(step, view) }
  const { tolerance } = step
  const lemma = lemmaOf(step)
  const hard = 'nearest' in step ? nearestOf(step, view) : lookupOf(step, view)
  const factor = lemma === 'lemma-7' ? rational.of(3, 2) : rational.of(4)
  if (!decays(factor, step.gamma, tolerance))
    refuse(
      lemma,
      step.to,
      `${rational.print(factor)}·e^{−γ} ≤ ${rational.print(tolerance)} does not follow for γ = ${rational.print(step.gamma)}`,
    )
  return { kind: 'approximate', hard, error: tolerance, lemma }
}

export const lemmaOf = (step: Step): string =>
  'mean' in step ? step.mean : 'nearest' in step ? step.nearest : step.lookup

function meanOf(step: Extract<Step, { readonly mean: unknown }>, { classes, mask, scores, value }: View): Exact {
  const fail = (message: string) => refuse(step.mean, step.to, message)
  if (scores.size > 0) return fail('the scores differ, so the weights need not be equal')
  const direction = mask === 'future' ? 'left' : 'right'
  const share = power(mask === 'future' ? 'i' : 'u', -1)
  const edge = mask === 'future' ? classes.first : classes.last
  const whole = classOf(classes, value)
  const terms = [...value.values()].map(({ atom, factor }): Term<Polynomial> => {
    const times = constantOf(factor)
    if (times === undefined) return fail('a value depends on the position by more than Booleans and parity')
    if (atom.kind === 'one') return { atom, factor }
    if (mask === 'none') return fail('without a mask the mean of what depends on the position is not known')
    if (atom.kind === 'parity') return { atom: { kind: 'alternation', direction }, factor }
    if (atom.kind !== 'boolean') return fail('a value is neither a Boolean nor a parity')
    if (atom.of === edge) return { atom: ATOM_ONE, factor: scale(share, times) }
    return { atom: { kind: 'count', direction, of: atom.of }, factor: scale(share, times) }
  })
  // The share of ¬φ is kept as such, because its count is what a lookup names.
  const isNegation =
    whole !== undefined && classes.meaning(whole).kind === 'not' && whole !== classes.false && mask !== 'none'
  const form = exactForm(isNegation ? [{ atom: { kind: 'count', direction, of: whole }, factor: share }] : terms)
  if (step.mean !== 'definition-3') {
    const inverse = power(step.mean === 'proposition-10c' ? 'i' : 'u', -1)
    if (!isSame(form, exactForm([{ atom: ATOM_ONE, factor: inverse }])))
      fail(`the mean is not ${step.mean === 'proposition-10c' ? '1/i' : '1/(n − i + 1)'}`)
  }
  return form
}

const GAPS = {
  left: { far: ['j', '<k', 'i'], near: ['k', '<j', 'i'] },
  right: { far: ['i', 'k', '<j'], near: ['i', 'j', '<k'] },
} as const satisfies Record<Direction, Record<'far' | 'near', Chain>>

function nearestOf(step: Nearest, view: View): Hard {
  const { classes, mask, scores } = view
  const fail = (message: string) => refuse(step.nearest, step.to, message)
  if (mask !== 'future' && mask !== 'past') return fail('the nearest position needs a future or a past mask')
  const direction = mask === 'future' ? 'left' : 'right'
  const value = classOf(classes, view.value)
  if (value === undefined) return fail('the value is not a Boolean')
  let tie = ZERO
  let base: { readonly atom: Atom; readonly factor: Polynomial } | undefined
  for (const { here, there, factor } of scores.values()) {
    if (here.kind !== 'one') return fail('the query does not depend on i and n alone')
    if (there.kind === 'one') tie = factor
    else if (base === undefined && !mentions(factor, 'j', 'v')) base = { atom: there, factor }
    else return fail('the keys are not one base score and a tie-breaking term')
  }
  const isLinear = !mentions(tie, 'v') && isZero(subtract(tie, multiply(coefficientOfJ(tie, 1), power('j'))))
  const clause = isLinear ? (direction === 'left' ? 'b' : 'c') : 'a'
  if (step.nearest !== `lemma-8${clause}`) fail(`these scores are those of lemma-8${clause}`)
  const gamma = constant(step.gamma)
  const [distance, rise] = [
    direction === 'left' ? subtract(power('k'), power('j')) : subtract(power('j'), power('k')),
    subtract(moved(tie, 'k', 'j'), tie),
  ]
  const holds = (a: Polynomial, chain: Chain) => decide(view, a, chain)
  const { far, near } = GAPS[direction]
  if (!holds(subtract(rise, multiply(gamma, distance)), far))
    return fail(`ties are not broken by γ = ${rational.print(step.gamma)} a position`)
  const isGap = (gap: Polynomial): boolean =>
    holds(gap, ['i']) && holds(add(gap, add(rise, multiply(gamma, distance))), near)
  const found = chosenBy(base, isGap, classes)
  if (found === undefined)
    return fail(`the base scores do not outweigh the ties by γ = ${rational.print(step.gamma)} a position`)
  requireBase(step, view, found)
  const atom: Atom =
    found.kind === 'parity'
      ? { kind: 'nearest-parity', direction, isEven: found.isEven, value }
      : { kind: 'nearest', direction, base: found.of, value }
  return hardForm([{ atom, factor: rational.one }])
}

type Base = { readonly kind: 'parity'; readonly isEven: boolean } | { readonly kind: 'class'; readonly of: Class }

/** Where the base score is largest, if its gap is large enough. Without one all positions tie, as with one that never holds. */
function chosenBy(
  base: Term<Polynomial> | undefined,
  isGap: (gap: Polynomial) => boolean,
  classes: Classes,
): Base | undefined {
  if (base === undefined) return { kind: 'class', of: classes.false }
  const { atom, factor } = base
  const minus = scale(factor, rational.of(-1))
  if (atom.kind === 'parity') {
    if (isGap(scale(factor, rational.of(2)))) return { kind: 'parity', isEven: true }
    return isGap(scale(minus, rational.of(2))) ? { kind: 'parity', isEven: false } : undefined
  }
  if (atom.kind !== 'boolean') return undefined
  if (isGap(factor)) return { kind: 'class', of: atom.of }
  return isGap(minus) ? { kind: 'class', of: classes.not(atom.of) } : undefined
}

/** The base that the step names must be the one that the scores have. */
function requireBase(step: Nearest, { classes, exact }: View, found: Base): void {
  const named = exactForm(
    step.base.flatMap(({ from, value }) =>
      [...exact(from).values()].map(({ atom, factor }) => ({ atom, factor: scale(factor, value) })),
    ),
  )
  const varying = exactForm(
    [...named.values()].filter(({ atom, factor }) => atom.kind !== 'one' || constantOf(factor) === undefined),
  )
  const half = constant(rational.of(found.kind === 'parity' && found.isEven ? 1 : -1, 2))
  const isNamed =
    found.kind === 'parity'
      ? isSame(varying, exactForm([{ atom: { kind: 'parity' }, factor: half }]))
      : varying.size === 0
        ? found.of === classes.false
        : classOf(classes, named) === found.of
  if (!isNamed) refuse(step.nearest, step.to, 'the base scores are others than those that the step names')
}

function lookupOf(step: Lookup, view: View): Hard {
  const { classes, mask, scores } = view
  const { direction } = step.count
  const fail = (message: string) => refuse(step.lookup, step.to, message)
  if (!(mask === 'none' || (mask === 'future' && direction === 'left')))
    return fail(`under the mask ${mask} the row of a count to the ${direction} may be hidden`)
  const of = classOf(classes, view.exact(step.count.of))
  if (of === undefined) return fail(`${step.count.of}, which is counted, is not a Boolean`)
  const count: Count = { direction, of }
  const [plain, counted] = parts(scores, count)
  if (plain === undefined) return fail('the scores are not those of a lookup of this count')
  // γ(i, n), from what stands at j².
  const slope = scale(coefficientOfJ(plain, 2), rational.of(-1))
  const twice = scale(multiply(slope, power('j')), rational.of(2))
  const known = knownCount(classes, count)
  const row = add(known ?? ZERO, constant(rational.of(step.plus)))
  const expected = subtract(multiply(twice, row), multiply(slope, power('j', 2)))
  if (!isZero(subtract(plain, expected)) || !isZero(subtract(counted, known === undefined ? twice : ZERO)))
    return fail('the scores are not γ(2tj − j²) for the row t of the step')
  const steep = subtract(slope, constant(step.gamma))
  if (!decide(view, steep, ['i'])) return fail(`the slope is not always at least γ = ${rational.print(step.gamma)}`)
  return step.lookup === 'lemma-7' ? positionAt(step, view, count) : entryAt(step, view, count)
}

/** A count of what is true everywhere is i, or n − i + 1; of what is nowhere true 0; of an edge that every window contains 1. */
function knownCount(classes: Classes, { direction, of }: Count): Polynomial | undefined {
  if (of === classes.true) return power(direction === 'left' ? 'i' : 'u')
  if (of === classes.false) return ZERO
  return of === (direction === 'left' ? classes.first : classes.last) ? ONE : undefined
}

/** The factor of 1 and of the count; undefined if there are other terms. */
function parts(scores: Scores, count: Count): readonly [Polynomial | undefined, Polynomial] {
  let [plain, counted]: [Polynomial | undefined, Polynomial] = [ZERO, ZERO]
  for (const { here, there, factor } of scores.values()) {
    if (there.kind !== 'one' || mentions(factor, 'v')) return [undefined, ZERO]
    if (here.kind === 'one') plain = factor
    else if (keyOf(here) === keyOf({ kind: 'count', direction: count.direction, of: count.of })) counted = factor
    else return [undefined, ZERO]
  }
  return [plain, counted]
}

function positionAt(step: Lookup, { classes, mask, value }: View, count: Count): Hard {
  if (rational.compare(step.gamma, rational.one) < 0) refuse(step.lookup, step.to, 'Lemma 7 needs γ ≥ 1')
  if (!isSame(value, exactForm([{ atom: ATOM_ONE, factor: power('i') }])))
    refuse(step.lookup, step.to, 'the value is not the position')
  const one = { atom: ATOM_ONE, factor: rational.one }
  if (count.of === classes.false) return hardForm([one])
  const kappa: Term<Rational> = { atom: { kind: 'count', ...count }, factor: rational.one }
  if (step.plus === 1)
    return hardForm([
      kappa,
      one,
      { atom: { kind: 'full', last: mask === 'future' ? 'i' : 'n', ...count }, factor: rational.of(-1) },
    ])
  return hardForm([kappa, { atom: { kind: 'none', ...count }, factor: rational.one }])
}

function entryAt(step: Lookup, { classes, value }: View, count: Count): Hard {
  const of = classOf(classes, value)
  const meaning = of === undefined ? undefined : classes.meaning(of)
  if (meaning?.kind !== 'predicate' || meaning.at !== 'position')
    return refuse(step.lookup, step.to, 'the value is not a predicate θ_n(j)')
  if (step.plus === 1) return refuse(step.lookup, step.to, 'a predicate is looked up in row κ')
  return hardForm([{ atom: { kind: 'entry', predicate: meaning.predicate, ...count }, factor: rational.one }])
}

/** An inequality, decided once. */
function decide({ decided }: View, a: Polynomial, chain: Chain): boolean {
  const key = `${chain.join()}: ${textOf(a)}`
  const known = decided.get(key) ?? isNonNegative(a, chain)
  decided.set(key, known)
  return known
}
