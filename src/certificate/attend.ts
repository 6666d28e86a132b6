// What a head writes, from its weights: scores as sums of atoms at i times atoms at j, over √d_k and τ; what does not depend on j
// changes no weight and is dropped. Each step of the certificate then names the lemma whose form the scores must have, identically.
//
// Mean (Definition 3): no score is left, so the weights are equal, and values turn into means over the window: a Boolean into κ/i or
// κ/(n − i + 1), so the first (last) position's marker into 1/i or 1/(n − i + 1) (Proposition 10c, d), and (−1)^j into its mean.
//
// Nearest (Lemma 8, by Lemma 6): scores G·base(j) + t(j), where base is a Boolean, or (−1)^j/2 or −(−1)^j/2. With k the nearest visible
// position where base is largest, s_j ≤ s_k − γ|j − k| for every visible j: on the near side of k base is less by 1, so it follows from
// G + t(k) − t(j) ≥ γ|j − k|; on the far side from t(k) − t(j) ≥ γ|j − k| and G ≥ 0, which is so: of two neighbours one is on the near
// side of the other, where t is less by γ. Lemma 6 then gives 4e^{−γ} for values in [0, 1]. Clause a is the one in which t is not linear in j.
//
// Lookup (Lemma 7 for the value j, Lemma 6 for θ_n(j)): scores γ(i, n)·(2tj − j²) with γ(i, n) ≥ γ and t = κ or κ + 1. A window 1..m with
// 0 ≤ t ≤ m + 1 puts the peak at t, or at 1 where t = 0, or at m where t = m + 1; so the head must see 1..i for a count to the left,
// or all of 1..n. The value j there is κ + [κ = 0], or κ + 1 − [κ = m]. Scores fall from t by γ(t − j)², so from the peak by γ a position.
import { rational } from '../numbers/index.ts'
import { decays } from './bounds.ts'
import { isWitnessed } from './cases.ts'
import * as forms from './form.ts'
import type { Class, Classes, Direction } from './formula.ts'
import * as polynomial from './polynomial.ts'
import { refuse } from './refusal.ts'
import type { Head, Step } from './shape.ts'

type Polynomial = polynomial.Polynomial

/** What the check knows of a head. */
export interface View {
  readonly classes: Classes
  readonly mask: Head['mask']
  readonly scores: Scores
  readonly value: forms.Form
  /** The coordinate's exact form before the layer. */
  exact(coordinate: string): forms.Form
  nodeAt(node: number): Class
  /** Inequalities that were decided before. */
  readonly decided: Map<string, boolean>
}

/** For an atom at i and one at j, its factor in i, j, n. */
type Scores = ReadonlyMap<
  string,
  { readonly here: forms.Atom; readonly there: forms.Atom; readonly factor: Polynomial }
>

/** Σ query·key times a factor, without what is the same for all j; keys are at j. */
export function scoresOf(rows: readonly { query: forms.Form; key: forms.Form }[], scale: Polynomial): Scores {
  const all = new Map<string, { here: forms.Atom; there: forms.Atom; factor: Polynomial }>()
  for (const { query, key } of rows) {
    for (const { atom: here, factor: left } of query.values()) {
      for (const { atom: there, factor: right } of key.values()) {
        const name = `${forms.keyOf(here)} ${forms.keyOf(there)}`
        const whole = polynomial.product(left, polynomial.exchanged(right, 'i', 'j'), scale)
        const factor = there.kind === 'one' ? polynomial.dependingOnJ(whole) : whole
        all.set(name, { here, there, factor: polynomial.add(all.get(name)?.factor ?? polynomial.ZERO, factor) })
      }
    }
  }
  return new Map([...all].filter(([, { factor }]) => !polynomial.isZero(factor)))
}

export const lemmaOf = (step: Step): string =>
  'mean' in step ? step.mean : 'nearest' in step ? step.nearest : step.lookup

export function attended(step: Step, view: View): forms.Value {
  const fail = (message: string): never => refuse(lemmaOf(step), step.to, message)
  const { mask } = view
  if (mask === 'strict-future' || mask === 'strict-past')
    return fail('a strict mask leaves a position without any to see')
  if ('mean' in step) return { form: meanOf(step.mean, view, fail), error: rational.zero }
  const form = 'nearest' in step ? nearestOf(step, view, fail) : lookupOf(step, view, fail)
  const factor = lemmaOf(step) === 'lemma-7' ? rational.of(3, 2) : rational.of(4)
  if (!decays(factor, step.gamma, step.tolerance))
    fail(`${rational.print(factor)}·e^{−γ} is not known to be at most ${rational.print(step.tolerance)}`)
  return { form, error: step.tolerance }
}

type Fail = (message: string) => never

function meanOf(lemma: string, { classes, mask, scores, value }: View, fail: Fail): forms.Form {
  if (scores.size > 0) return fail('the scores differ, so the weights need not be equal')
  const direction = mask === 'future' ? 'left' : 'right'
  const share = polynomial.power(mask === 'future' ? 'i' : 'u', -1)
  const form = forms.formFrom(
    [...value.values()].flatMap(({ atom, factor }) => {
      if (polynomial.constantOf(factor) === undefined) return fail('a value depends on the position by more than atoms')
      if (atom.kind === 'one') return [{ atom, factor }]
      if (mask === 'none') return fail('without a mask the mean is not known')
      if (atom.kind === 'parity') return [{ atom: { kind: 'alternation', direction } as const, factor }]
      if (atom.kind !== 'boolean') return fail('a value is neither a Boolean nor a parity')
      return forms.times(forms.countOf(classes, { direction, of: atom.of }), polynomial.multiply(share, factor))
    }),
  )
  const inverse = polynomial.power(lemma === 'proposition-10c' ? 'i' : 'u', -1)
  const isNamed = lemma === 'definition-3' || forms.isSame(form, forms.formFrom(forms.times(forms.ONE, inverse)))
  return isNamed ? form : fail('the mean is not the reciprocal that is named')
}

const CHAINS = {
  left: { far: ['j', '<k', 'i'], near: ['k', '<j', 'i'] },
  right: { far: ['i', 'k', '<j'], near: ['i', 'j', '<k'] },
} as const satisfies Record<Direction, Record<'far' | 'near', polynomial.Chain>>

function nearestOf(step: Extract<Step, { nearest: unknown }>, view: View, fail: Fail): forms.Form {
  const { classes, mask, scores } = view
  if (mask === 'none') return fail('without a mask no position is the nearest one')
  const direction = mask === 'future' ? 'left' : 'right'
  const value = forms.classOf(classes, view.value) ?? fail('the value is not a Boolean')
  let tie = polynomial.ZERO
  let base: forms.Term | undefined
  for (const { here, there, factor } of scores.values()) {
    if (here.kind !== 'one') return fail('the query depends on more than i and n')
    if (there.kind === 'one') tie = factor
    else if (base === undefined && polynomial.dependingOnJ(factor).size === 0) base = { atom: there, factor }
    else return fail('the keys are not one base score and a tie-breaking term')
  }
  const linear = polynomial.multiply(polynomial.coefficientOfJ(tie, 1), polynomial.power('j'))
  const clause = polynomial.isZero(polynomial.subtract(tie, linear)) ? (direction === 'left' ? 'b' : 'c') : 'a'
  if (step.nearest !== `lemma-8${clause}`) fail(`these scores are those of lemma-8${clause}`)
  const [j, k] = [polynomial.power('j'), polynomial.power('k')]
  const distance = direction === 'left' ? polynomial.subtract(k, j) : polynomial.subtract(j, k)
  const least = polynomial.scale(distance, step.gamma)
  const rise = polynomial.subtract(polynomial.exchanged(tie, 'j', 'k'), tie)
  const { far, near } = CHAINS[direction]
  if (!isDecided(view, polynomial.subtract(rise, least), far))
    fail(`ties are not broken by γ = ${rational.print(step.gamma)} for each position`)
  // On the near side the distance is negative.
  const slack = polynomial.add(rise, least)
  const isGap = (gap: Polynomial): boolean => isDecided(view, polynomial.add(gap, slack), near)
  const signed = [1, -1].map((sign) => polynomial.scale(base?.factor ?? polynomial.ZERO, rational.of(sign)))
  if (base?.atom.kind === 'parity') {
    const sign = signed.findIndex((factor) => isGap(polynomial.scale(factor, rational.of(2))))
    if (sign < 0) return fail('even and odd positions are not far enough apart')
    return forms.formFrom([{ atom: { kind: 'nearest', direction, isEven: sign === 0, value }, factor: polynomial.ONE }])
  }
  // Without a base all positions tie, as with one that is never true.
  const where = base === undefined ? classes.false : base.atom.kind === 'boolean' ? base.atom.of : undefined
  const sign = signed.findIndex(isGap)
  if (where === undefined || (base !== undefined && sign < 0)) return fail('the base scores do not outweigh the ties')
  const of = step.node === null ? classes.true : view.nodeAt(step.node)
  if (!isWitnessed(classes, of, direction, sign <= 0 ? where : classes.not(where), value))
    return fail('its node is no since or until that stands at the nearest such position')
  return forms.formOf(classes, of)
}

function lookupOf(step: Extract<Step, { lookup: unknown }>, view: View, fail: Fail): forms.Form {
  const { classes, mask, scores } = view
  const { direction } = step.count
  if (mask !== 'none' && (mask !== 'future' || direction !== 'left')) return fail('the row of the count may be hidden')
  const of = forms.classOf(classes, view.exact(step.count.of)) ?? fail('what is counted is not a Boolean')
  const count = { direction, of }
  const plain = scores.get(`${forms.keyOf(forms.ATOM_ONE)} ${forms.keyOf(forms.ATOM_ONE)}`)?.factor ?? polynomial.ZERO
  // γ(i, n), from what stands at j²; then all scores are known.
  const slope = polynomial.scale(polynomial.coefficientOfJ(plain, 2), rational.of(-1))
  const linear = polynomial.scale(polynomial.multiply(slope, polynomial.power('j')), rational.of(2))
  const square = polynomial.multiply(slope, polynomial.power('j', 2))
  const row = [
    ...forms.times(forms.countOf(classes, count), linear),
    ...forms.times(forms.ONE, polynomial.subtract(polynomial.scale(linear, rational.of(step.plus)), square)),
  ]
  const given = [...scores.values()].map(({ here, there, factor }) =>
    there.kind === 'one' ? { atom: here, factor } : fail('the keys are not those of a lookup'),
  )
  if (!forms.isSame(forms.formFrom(given), forms.formFrom(row))) fail('the scores are not γ(2tj − j²) for this row t')
  if (!isDecided(view, polynomial.subtract(slope, polynomial.constant(step.gamma)), ['i']))
    fail(`the slope is not always at least ${rational.print(step.gamma)}`)
  const single = (atom: forms.Atom): forms.Form => forms.formFrom([{ atom, factor: polynomial.ONE }])
  if (step.lookup === 'lemma-6') {
    const value = classes.all[forms.classOf(classes, view.value) ?? classes.true]
    if (value.kind !== 'predicate' || value.at !== 'position' || step.plus === 1)
      return fail('no θ_n(j) is read in row κ')
    return single({ kind: 'entry', predicate: value.predicate, ...count })
  }
  if (rational.compare(step.gamma, rational.one) < 0) fail('Lemma 7 needs γ ≥ 1')
  const position = forms.formFrom(forms.times(forms.ONE, polynomial.power('i')))
  if (!forms.isSame(view.value, position)) fail('the value is not the position')
  if (of === classes.false) return forms.ONE
  const full = single({ kind: 'full', last: mask === 'none' ? 'n' : 'i', ...count })
  const less = step.plus === 1 ? full : forms.formOf(classes, classes.some(count))
  const kappa = single({ kind: 'count', ...count })
  return forms.formFrom([...kappa.values(), ...forms.ONE.values(), ...forms.times(less, forms.MINUS_ONE)])
}

/** An inequality, decided once. */
function isDecided({ decided }: View, a: Polynomial, chain: polynomial.Chain): boolean {
  const key = `${chain.join()}: ${polynomial.textOf(a)}`
  const known = decided.get(key) ?? polynomial.isNonNegative(a, chain)
  decided.set(key, known)
  return known
}
