// What a feed-forward net writes to a coordinate, over all units that write it: bias + Σ weight·ReLU(bias + form). It must be the truth
// of one class, at every position of every word. Units that read approximate coordinates stand in pairs weight/2·f(x), where f(x) =
// 2ReLU(x − ¼) − 2ReLU(x − ¾); where x is within ¼ of an integer h, Lemma 9 makes f(x) exactly [h ≥ 1]. Then
//
// counting   Booleans that each unit weighs alike are decided by how many of them are 1, if the target is one ∧ or ∨ of just these, once
//            each, with or without ¬: the sum and the target depend on this number only;
// comparing  an h that is Σλκ − C makes [h ≥ 1] the truth of Σλκ > C, since λ, κ and C are integers;
// cases      all else goes by the cases of cases.ts. A count that is not 0 is at least 1, so c + Σaκ is at least (at most) c + Σa if no
//            a is negative (positive). A ReLU of a mean in an interval is linear if its argument has one sign at both ends, and what is
//            linear in the mean must cancel.
import { type Rational, rational } from '../numbers/index.ts'
import { type Evaluated, type Hard, inAllCases, Point } from './cases.ts'
import { ATOM_ONE, type Atom, type Form, formFrom, formOf, keyOf, ONE, times, type Value } from './form.ts'
import type { Class, Classes, Direction } from './formula.ts'
import * as polynomial from './polynomial.ts'
import { refuse } from './refusal.ts'

export interface Unit {
  readonly bias: Rational
  readonly reads: readonly { readonly value: Value; readonly from: string; readonly factor: Rational }[]
  /** What of its ReLU is added to the coordinate. */
  readonly weight: Rational
}

/** weight·ReLU(form), or weight·[form ≥ 1]. */
interface Part {
  readonly kind: 'relu' | 'step'
  readonly weight: Rational
  readonly form: Hard
}

const QUARTER = rational.of(1, 4)

/** Refuses unless bias + Σ units is the truth of the class; gives what it rests on. */
export function requireTruth(
  bias: Rational,
  units: readonly Unit[],
  classes: Classes,
  target: Class,
  name: string,
): string {
  const parts = partsOf(units, name).map((part) => compared(part, classes))
  if (isDecidedByCounting(bias, parts, classes, target)) return 'counting'
  const atoms = parts.flatMap(({ form }) => form.map(({ atom }) => atom))
  const hasMean = atoms.some(({ kind }) => kind === 'alternation')
  const lemma = hasMean ? 'proposition-10' : units.some(isBlurred) ? 'lemma-9' : 'definition-1'
  const read = new Set(atoms.flatMap((atom) => (atom.kind === 'boolean' ? [atom.of] : [])))
  const isRight = inAllCases((ask) => {
    const point = new Point(classes, ask, read)
    const found = sumAt(bias, parts, point)
    const expected = Number(point.holds(target))
    if (found === undefined) return refuse(lemma, name, 'a unit of the net may be on either side')
    if (rational.equal(found, rational.of(expected))) return true
    return refuse(lemma, name, `the net may give ${rational.print(found)} where its meaning is ${expected}`)
  })
  return isRight ? lemma : refuse(lemma, name, 'the net depends on too many Booleans')
}

const isBlurred = ({ reads }: Unit): boolean => reads.some(({ value }) => !rational.isZero(value.error))

/** Pairs become steps. */
function partsOf(units: readonly Unit[], name: string): Part[] {
  const parts: Part[] = []
  const open = [...units]
  for (let unit = open.shift(); unit !== undefined; unit = open.shift()) {
    const { bias, reads, weight } = unit
    if (!isBlurred(unit)) {
      parts.push({ kind: 'relu', weight, form: sumOf(unit, name) })
      continue
    }
    const isPair = (other: Unit): boolean =>
      isSameRow(other.reads, reads) &&
      rational.equal(other.weight, rational.negate(weight)) &&
      rational.equal(rational.absolute(rational.subtract(bias, other.bias)), rational.half)
    const [other] = open.splice(open.findIndex(isPair) >>> 0, 1)
    if (other === undefined) refuse('lemma-9', name, 'a unit reads what is approximate, and no other makes f of it')
    const errors = reads.map(({ value, factor }) => rational.multiply(rational.absolute(factor), value.error))
    if (rational.compare(rational.sum(errors), QUARTER) > 0)
      refuse('lemma-9', name, `the errors may add up to ${rational.print(rational.sum(errors))}, more than 1/4`)
    const rising = rational.compare(bias, other.bias) > 0 ? unit : other
    const form = sumOf({ ...rising, bias: rational.add(rising.bias, QUARTER) }, name)
    parts.push({ kind: 'step', weight: rational.multiply(rising.weight, rational.half), form })
  }
  return parts
}

const isSameRow = (a: Unit['reads'], b: Unit['reads']): boolean =>
  a.length === b.length &&
  a.every(({ from, factor }) => b.some((other) => other.from === from && rational.equal(other.factor, factor)))

function sumOf({ bias, reads }: Unit, name: string): Hard {
  const read = reads.flatMap(({ value, factor }) => times(value.form, polynomial.constant(factor)))
  const none = (): never => refuse('definition-1', name, 'the net reads what is neither Boolean nor parity')
  return hardOf(formFrom([...times(ONE, polynomial.constant(bias)), ...read]), none)
}

const hardOf = (form: Form, otherwise: () => never): Hard =>
  [...form.values()].map(({ atom, factor }) => ({ atom, factor: polynomial.constantOf(factor) ?? otherwise() }))

const isInteger = (a: Rational): boolean => a.denominator === 1n

/** A step of Σλκ + c as the truth of Σλκ > −c, which is Σλκ + c ≥ 1; any other part as it is. */
function compared(part: Part, classes: Classes): Part {
  const counts: { factor: bigint; direction: Direction; of: Class }[] = []
  for (const { atom, factor } of part.form) {
    if (atom.kind === 'count') counts.push({ factor: factor.numerator, direction: atom.direction, of: atom.of })
    if (!isInteger(factor) || (atom.kind !== 'one' && atom.kind !== 'count')) return part
  }
  const of = classes.compare(counts, -factorOf(part.form, ATOM_ONE).numerator)
  const form = hardOf(formOf(classes, of), () => refuse('lemma-9', 'the net', 'a class has no form'))
  return part.kind === 'relu' ? part : { kind: 'relu', weight: part.weight, form }
}

/** The sum in a case; undefined where a part has no value there that is known. */
function sumAt(bias: Rational, parts: readonly Part[], point: Point): Rational | undefined {
  let sum = bias
  const means = { left: rational.zero, right: rational.zero }
  for (const { kind, weight, form } of parts) {
    const at = point.evaluate(form)
    const isOn = kind === 'step' ? isAtLeastOne(at) : isPositive(at)
    if (isOn === undefined) return undefined
    if (!isOn) continue
    sum = rational.add(sum, rational.multiply(weight, kind === 'step' ? rational.one : at.constant))
    for (const { of, factor } of at.means) means[of] = rational.add(means[of], rational.multiply(weight, factor))
  }
  return rational.isZero(means.left) && rational.isZero(means.right) ? sum : undefined
}

/** Whether an integer c + Σaκ, κ ≥ 1, is at least 1; undefined where it may or may not be, or is no integer. */
function isAtLeastOne({ constant, counts, means }: Evaluated): boolean | undefined {
  if (means.length > 0 || ![constant, ...counts].every(isInteger)) return undefined
  const isAbove = rational.compare(rational.add(constant, rational.sum(counts)), rational.one) >= 0
  return counts.every((a) => rational.sign(a) === (isAbove ? 1 : -1)) ? isAbove : undefined
}

const MEANS = { left: ['-1/3', '0'].map(rational.parse), right: ['-1/3', '1/3'].map(rational.parse) }

/** Whether the argument of a ReLU is nowhere negative, or nowhere positive. */
function isPositive({ constant, counts, means }: Evaluated): boolean | undefined {
  const ends = means.map(({ of, factor }) => MEANS[of].map((end) => rational.multiply(end, factor)))
  const least = rational.add(constant, rational.sum(ends.map(([a, b]) => rational.minimum(a, b))))
  const most = rational.add(constant, rational.sum(ends.map(([a, b]) => rational.maximum(a, b))))
  if (counts.length > 0 || (rational.sign(least) < 0 && rational.sign(most) > 0)) return undefined
  return rational.sign(least) >= 0
}

function isDecidedByCounting(bias: Rational, parts: readonly Part[], classes: Classes, target: Class): boolean {
  const outer = classes.all[target]
  const meaning = outer.kind === 'not' ? classes.all[outer.of] : outer
  if (meaning.kind !== 'and' && meaning.kind !== 'or') return false
  // Each with the sign of its literal: ¬φ is 1 − φ.
  const literals = new Map(
    meaning.parts.map((part) => {
      const inner = classes.all[part]
      return inner.kind === 'not' ? ([inner.of, rational.of(-1)] as const) : ([part, rational.one] as const)
    }),
  )
  if (literals.size < meaning.parts.length) return false
  const units = parts.map(({ kind, weight, form }) => {
    const factors = [...literals].map(([of, sign]) => rational.multiply(sign, factorOf(form, { kind: 'boolean', of })))
    const others = form.filter(({ atom }) => atom.kind !== 'one' && !isIn(literals, atom))
    const isAlike = kind === 'relu' && others.length === 0 && factors.every((f) => rational.equal(f, factors[0]))
    const negative = [...literals.values()].filter((sign) => rational.sign(sign) < 0).map(() => factors[0])
    const constant = rational.subtract(factorOf(form, ATOM_ONE), rational.sum(negative))
    return { isAlike, weight, constant, factor: factors[0] }
  })
  return (
    units.every(({ isAlike }) => isAlike) &&
    Array.from({ length: literals.size + 1 }, (_, ones) => ones).every((ones) => {
      const values = units.map(({ weight, constant, factor }) => {
        const inside = rational.add(constant, rational.multiply(factor, rational.of(ones)))
        return rational.multiply(weight, rational.maximum(inside, rational.zero))
      })
      const holds = (meaning.kind === 'and' ? ones === literals.size : ones > 0) !== (outer.kind === 'not')
      return rational.equal(rational.add(bias, rational.sum(values)), rational.of(Number(holds)))
    })
  )
}

const isIn = (literals: ReadonlyMap<Class, unknown>, atom: Atom): boolean =>
  atom.kind === 'boolean' && literals.has(atom.of)

const factorOf = (form: Hard, atom: Atom): Rational =>
  form.find((term) => keyOf(term.atom) === keyOf(atom))?.factor ?? rational.zero
