// What a feed-forward net writes to a coordinate, over all units that write it: bias + Σ weight·ReLU(bias + form). It must be the truth
// of one class, at every position of every word. Units that read approximate coordinates stand in pairs weight/2·f(x), where f(x) =
// 2ReLU(x − ¼) − 2ReLU(x − ¾); where x is within ¼ of an integer h, Lemma 9 makes f(x) exactly [h ≥ 1]. Then
//
// counting   Booleans that all units weigh alike are decided by how many of them are 1, if the target is one ∧ or ∨: the sum and the
//            target depend on these numbers only;
// comparing  an h that is Σλκ − C makes [h ≥ 1] the truth of Σλκ > C, since λ, κ and C are integers;
// cases      all else goes by the cases of cases.ts. A count that is not 0 is at least 1, so c + Σaκ is at least (at most) c + Σa if no
//            a is negative (positive). A ReLU of a mean in an interval is linear if its argument has one sign at both ends, and what is
//            linear in the mean must cancel.
import { type Rational, rational } from '../numbers/index.ts'
import { Cases, type Evaluated, type Point } from './cases.ts'
import { ATOM_ONE, type Atom, formOf, type Hard, hardForm, hardOf, keyOf, type Term, type Value } from './form.ts'
import type { Class, Classes, Direction, Weighted } from './formula.ts'
import { refuse } from './refusal.ts'

export interface Unit {
  readonly bias: Rational
  readonly reads: readonly { readonly from: number; readonly factor: Rational }[]
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
const HALF = rational.half
const MINUS_ONE = rational.of(-1)

/** Refuses unless bias + Σ units is the truth of the class; gives the rules that were used. */
export function requireTruth({
  bias,
  units,
  values,
  classes,
  target,
  name,
}: {
  readonly bias: Rational
  readonly units: readonly Unit[]
  readonly values: readonly Value[]
  readonly classes: Classes
  readonly target: Class
  /** Of the coordinate. */
  readonly name: string
}): string {
  const parts = [...paired(units, values, name)].map((part) => compared(part, classes))
  if (isDecidedByCounting(bias, parts, classes, target)) return 'counting'
  const atoms = parts.flatMap(({ form }) => [...form.values()].map(({ atom }) => atom))
  const cases = new Cases(classes, atoms, [target])
  const lemma = parts.some(({ kind }) => kind === 'step')
    ? 'lemma-9'
    : atoms.some(({ kind }) => kind === 'alternation')
      ? 'proposition-10'
      : 'definition-1'
  if (!cases.isSmall) refuse(lemma, name, 'the net depends on too many Booleans')
  for (const point of cases.points()) {
    const found = sumAt(bias, parts, cases, point)
    if (found === undefined) refuse(lemma, name, `the net is not decided ${caseText(point)}`)
    const expected = cases.holds(target, point) ? rational.one : rational.zero
    if (!rational.equal(found, expected))
      refuse(
        lemma,
        name,
        `the net gives ${rational.print(found)} where its meaning is ${rational.print(expected)}, ${caseText(point)}`,
      )
  }
  return lemma
}

const caseText = ({ parity, isFirst, isLast }: Point): string =>
  isFirst || isLast
    ? `at ${[isFirst ? 'the first' : '', isLast ? 'the last' : ''].filter((text) => text !== '').join(' and ')} position`
    : `at ${parity === 1 ? 'an even' : 'an odd'} position`

function* paired(units: readonly Unit[], values: readonly Value[], name: string): Iterable<Part> {
  const open: (Unit & { readonly lemma: string })[] = []
  for (const unit of units) {
    const read = unit.reads.map(({ from, factor }) => ({ value: values[from], factor }))
    if (read.some(({ value }) => value.kind === 'unknown'))
      refuse('definition-4', name, 'the net reads what a table says of some lengths only')
    const blurred = read.flatMap(({ value }) => (value.kind === 'approximate' ? [value.lemma] : []))
    if (blurred.length > 0) open.push({ ...unit, lemma: blurred[0] })
    else yield { kind: 'relu', weight: unit.weight, form: hardSum(unit.bias, read, name) }
  }
  while (open.length > 0) {
    const [{ bias, reads, weight }] = open.splice(0, 1)
    const isOther = (other: Unit, sign: Rational): boolean =>
      isSameRow(other.reads, reads) &&
      rational.equal(other.weight, rational.negate(weight)) &&
      rational.equal(rational.subtract(bias, other.bias), rational.multiply(HALF, sign))
    const later = open.findIndex((other) => isOther(other, rational.one))
    const at = later >= 0 ? later : open.findIndex((other) => isOther(other, MINUS_ONE))
    if (at < 0)
      refuse('lemma-9', name, 'a unit reads an approximate coordinate, and is not half of a pair x − 1/4, x − 3/4')
    open.splice(at, 1)
    const read = reads.map(({ from, factor }) => ({ value: values[from], factor }))
    const error = rational.sum(
      read.map(({ value, factor }) =>
        value.kind === 'approximate' ? rational.multiply(rational.absolute(factor), value.error) : rational.zero,
      ),
    )
    if (rational.compare(error, QUARTER) > 0)
      refuse('lemma-9', name, `the errors add up to ${rational.print(error)}, more than 1/4`)
    const isRising = later >= 0
    yield {
      kind: 'step',
      weight: rational.multiply(isRising ? weight : rational.negate(weight), HALF),
      form: hardSum(rational.add(isRising ? bias : rational.add(bias, HALF), QUARTER), read, name),
    }
  }
}

const isSameRow = (a: Unit['reads'], b: Unit['reads']): boolean => {
  const factors = new Map(b.map(({ from, factor }) => [from, factor]))
  return (
    a.length === b.length && a.every(({ from, factor }) => rational.equal(factors.get(from) ?? rational.zero, factor))
  )
}

function hardSum(
  bias: Rational,
  read: readonly { readonly value: Value; readonly factor: Rational }[],
  name: string,
): Hard {
  const terms: Term<Rational>[] = [{ atom: ATOM_ONE, factor: bias }]
  for (const { value, factor } of read) {
    const hard = value.kind === 'approximate' ? value.hard : value.kind === 'exact' ? hardOf(value.form) : undefined
    if (hard === undefined)
      return refuse(
        'definition-1',
        name,
        'the net reads a coordinate that depends on i or n by more than Booleans and parity',
      )
    for (const term of hard.values()) terms.push({ atom: term.atom, factor: rational.multiply(factor, term.factor) })
  }
  return hardForm(terms)
}

const isInteger = (a: Rational): boolean => a.denominator === 1n

/** A step of Σλκ − C, where zero tests give [κ = 0], as the truth of a comparison; any other part as it is. */
function compared(part: Part, classes: Classes): Part {
  if (part.kind === 'relu') return part
  const terms = [...withTests(part.form, classes).values()]
  const weighted: Weighted[] = []
  let rest = 0n
  for (const { atom, factor } of terms) {
    if (!isInteger(factor)) return part
    if (atom.kind === 'one') rest = factor.numerator
    else if (atom.kind === 'count') weighted.push({ factor: factor.numerator, direction: atom.direction, of: atom.of })
    else return part
  }
  // [Σλκ + c ≥ 1] is Σλκ > −c.
  const of = classes.compare(weighted, -rest)
  const form = hardOf(formOf(classes, of))
  return form === undefined ? part : { kind: 'relu', weight: part.weight, form }
}

/** With 1 − [κ = 0] in the place of κ > 0. */
const withTests = (form: Hard, classes: Classes): Hard =>
  hardForm(
    [...form.values()].flatMap((term): readonly Term<Rational>[] => {
      const meaning = term.atom.kind === 'boolean' ? classes.meaning(term.atom.of) : undefined
      if (meaning?.kind !== 'compare' || term.atom.kind !== 'boolean') return [term]
      const [{ direction, of }] = meaning.terms
      if (classes.some({ direction, of }) !== term.atom.of) return [term]
      return [
        { atom: ATOM_ONE, factor: term.factor },
        { atom: { kind: 'none', direction, of }, factor: rational.negate(term.factor) },
      ]
    }),
  )

/** The sum in a case; undefined where a part has no value there that is known. */
function sumAt(bias: Rational, parts: readonly Part[], cases: Cases, point: Point): Rational | undefined {
  let sum = bias
  const means = new Map<Direction, Rational>()
  for (const { kind, weight, form } of parts) {
    const at = cases.evaluate(form, point)
    if (kind === 'step') {
      const holds = isAtLeastOne(at)
      if (holds === undefined) return undefined
      if (holds) sum = rational.add(sum, weight)
    } else {
      const sign = signOf(at)
      if (sign === undefined) return undefined
      if (sign < 0) continue
      sum = rational.add(sum, rational.multiply(weight, at.constant))
      for (const [mean, factor] of at.means)
        means.set(mean, rational.add(means.get(mean) ?? rational.zero, rational.multiply(weight, factor)))
    }
  }
  return [...means.values()].every(rational.isZero) ? sum : undefined
}

/** Whether an integer c + Σaκ, κ ≥ 1, is at least 1; undefined where it may or may not be, or is no integer. */
function isAtLeastOne({ constant, counts, means }: Evaluated): boolean | undefined {
  const factors = [...counts.values()]
  if (means.size > 0 || ![constant, ...factors].every(isInteger)) return undefined
  const bound = rational.add(constant, rational.sum(factors))
  const isBelow = rational.compare(bound, rational.one) < 0
  if (!isBelow && factors.every((a) => rational.sign(a) >= 0)) return true
  return isBelow && factors.every((a) => rational.sign(a) <= 0) ? false : undefined
}

const MEANS: Readonly<Record<Direction, readonly [Rational, Rational]>> = {
  left: [rational.of(-1, 3), rational.zero],
  right: [rational.of(-1, 3), rational.of(1, 3)],
}

/** 1 where the argument of a ReLU is nowhere negative, −1 where it is nowhere positive. */
function signOf({ constant, counts, means }: Evaluated): 1 | -1 | undefined {
  if (counts.size > 0) return undefined
  const ends = [...means].map(([mean, factor]) => MEANS[mean].map((end) => rational.multiply(end, factor)))
  const least = rational.add(constant, rational.sum(ends.map(([a, b]) => rational.minimum(a, b))))
  const most = rational.add(constant, rational.sum(ends.map(([a, b]) => rational.maximum(a, b))))
  if (rational.sign(least) >= 0) return 1
  return rational.sign(most) <= 0 ? -1 : undefined
}

/** More numbers of ones are too many. */
const MOST_COUNTS = 10_000

function isDecidedByCounting(bias: Rational, parts: readonly Part[], classes: Classes, target: Class): boolean {
  const outer = classes.meaning(target)
  const meaning = outer.kind === 'not' ? classes.meaning(outer.of) : outer
  if (meaning.kind !== 'and' && meaning.kind !== 'or') return false
  const sides = new Map<Class, boolean>()
  for (const part of meaning.parts) {
    const inner = classes.meaning(part)
    const [of, side] = inner.kind === 'not' ? [inner.of, false] : [part, true]
    if (of === classes.true || (sides.get(of) ?? side) !== side) return false
    sides.set(of, side)
  }
  const atoms = parts.flatMap(({ form }) => [...form.values()].map(({ atom }) => atom))
  if (!atoms.every(({ kind }) => kind === 'boolean' || kind === 'one') || parts.some(({ kind }) => kind === 'step'))
    return false
  const groups = new Map<
    string,
    { size: number; readonly side: boolean | undefined; readonly factors: readonly Rational[] }
  >()
  for (const of of new Set([...sides.keys(), ...atoms.flatMap((atom) => (atom.kind === 'boolean' ? [atom.of] : []))])) {
    const factors = parts.map(({ form }) => factorOf(form, { kind: 'boolean', of }))
    const key = [sides.get(of), ...factors.map(rational.print)].join()
    const group = groups.get(key) ?? { size: 0, side: sides.get(of), factors }
    groups.set(key, { ...group, size: group.size + 1 })
  }
  const all = [...groups.values()]
  const total = all.reduce((product, { size }) => product * (size + 1), 1)
  if (total > MOST_COUNTS) return false
  for (let number = 0; number < total; number++) {
    let left = number
    const ones = all.map(({ size }) => {
      const count = left % (size + 1)
      left = Math.floor(left / (size + 1))
      return count
    })
    const sum = parts.reduce((value, { weight, form }, p) => {
      const inside = rational.sum([
        factorOf(form, ATOM_ONE),
        ...all.map(({ factors }, g) => rational.multiply(factors[p], rational.of(ones[g]))),
      ])
      return rational.add(value, rational.multiply(weight, rational.maximum(inside, rational.zero)))
    }, bias)
    const isKept = all.map(({ side, size }, g) => side === undefined || ones[g] === (side ? size : 0))
    const isAny = all.some(({ side, size }, g) => side !== undefined && ones[g] !== (side ? 0 : size))
    const holds = (meaning.kind === 'and' ? !isKept.includes(false) : isAny) !== (outer.kind === 'not')
    if (!rational.equal(sum, holds ? rational.one : rational.zero)) return false
  }
  return true
}

const factorOf = (form: Hard, atom: Atom): Rational => form.get(keyOf(atom))?.factor ?? rational.zero
