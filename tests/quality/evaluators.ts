// Random models under the evaluators of src/ and under an independent evaluation at 1,000 bits, as assertions that take the
// number of cases: few in `npm test`, many in `npm run test:slow`.
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { transformers, words } from '../../generators/index.ts'
import { precise, type Rational, rational } from '../../src/numbers/index.ts'
import {
  type Activation,
  activationAt,
  deviation,
  enclosureOf,
  hard,
  isExact,
  isHard,
  type Model,
  singleHeaded,
  soft,
  term,
  WEIGHTINGS,
  type Weighting,
  type Word,
  withTemperature,
  withWeighting,
} from '../../src/transformer/index.ts'
import type { Dyadic } from '../support/dyadic.ts'
import { type Fraction, referenceHard, referenceSoft } from '../support/reference-evaluator.ts'

const ALPHABET = ['a', 'b', 'c']
const HARD = WEIGHTINGS.filter(isHard)
const SOFT = WEIGHTINGS.filter((weighting) => !isHard(weighting))

/** Every activation of a run: by layer, position and coordinate. */
type Grid<T> = readonly (readonly (readonly T[])[])[]

interface Ends {
  readonly lo: Rational
  readonly hi: Rational
}

/** Runs the check on the same cases for the same seed, and fails with the model on which it does not hold. */
function forAll(
  count: number,
  seed: number,
  weightings: readonly Weighting[],
  check: (model: Model, word: Word) => boolean,
): void {
  const cases = fc.record({
    model: transformers({ weightings, alphabet: ALPHABET }).arbitrary,
    word: words(ALPHABET).arbitrary,
  })
  const result = fc.check(
    fc.property(cases, ({ model, word }) => check(model, word)),
    { numRuns: count, seed },
  )
  if (!result.failed) return
  const print = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value)
  expect.fail(`${result.errorInstance ?? 'not so'} for ${JSON.stringify(result.counterexample, print)}`)
}

const everywhere = <T>(grid: Grid<T>, check: (value: T, layer: number, k: number, c: number) => boolean): boolean =>
  grid.every((layer, l) => layer.every((row, k) => row.every((value, c) => check(value, l, k, c))))

const fromDyadic = ({ mantissa, exponent }: Dyadic): Rational =>
  rational.multiply(rational.of(mantissa), rational.power(rational.of(2), exponent))
const fromFraction = ({ num, den }: Fraction): Rational => rational.of(num, den)

const mapGrid = <A, B>(grid: Grid<A>, f: (a: A) => B): Grid<B> => grid.map((layer) => layer.map((row) => row.map(f)))

/** The reference loses at most 50 of its 1,000 bits, relative to the largest activation; ten more for safety. */
function referenceError(reference: Grid<Rational>): Rational {
  const largest = reference.flat(2).reduce((most, a) => rational.maximum(most, rational.absolute(a)), rational.one)
  return rational.multiply(rational.power(rational.of(2), -940), largest)
}

/** Both ends of what is known, exactly; undefined where nothing is. */
function endsOf(a: Activation): Ends | undefined {
  if (isExact(a)) return { lo: a, hi: a }
  const enclosure = enclosureOf(a, 53)
  return enclosure.bounded ? { lo: precise.lower(enclosure), hi: precise.upper(enclosure) } : undefined
}

const contains = ({ lo, hi }: Ends, truth: Rational, error: Rational): boolean =>
  rational.compare(lo, rational.add(truth, error)) <= 0 && rational.compare(hi, rational.subtract(truth, error)) >= 0

const isInside = (inner: Ends | undefined, outer: Ends | undefined): boolean =>
  outer === undefined ||
  (inner !== undefined && rational.compare(outer.lo, inner.lo) <= 0 && rational.compare(inner.hi, outer.hi) <= 0)

const NARROW = rational.parse('1e-9')

const isNarrow = (ends: Ends | undefined): boolean => {
  if (ends === undefined) return false
  const least = rational.minimum(rational.absolute(ends.lo), rational.absolute(ends.hi))
  return rational.compare(rational.subtract(ends.hi, ends.lo), rational.multiply(NARROW, least)) <= 0
}

/** `hard`, and `soft` on hard heads, equal the reference exactly. */
export function hardAgrees(count: number): void {
  forAll(count, 1, HARD, (model, word) => {
    const expected = mapGrid(referenceHard(model, word), fromFraction)
    const { streams } = hard(model, word)
    const { activations } = soft(model, word)
    return everywhere(expected, (truth, l, k, c) => {
      const same = activations[l][k][c]
      return rational.equal(activationAt(streams[l], k + 1, c), truth) && isExact(same) && rational.equal(same, truth)
    })
  })
}

/**
 * Enclosures contain the reference and get smaller with more bits. Returns, by bits, the share of models all of whose
 * outputs have a relative width of at most 1e-9.
 */
export function softEncloses(count: number, precisions: readonly number[]): Map<number, number> {
  const narrow = new Map(precisions.map((bits) => [bits, 0]))
  forAll(count, 3, SOFT, (model, word) => {
    const reference = mapGrid(referenceSoft(model, word), fromDyadic)
    const error = referenceError(reference)
    let wider: Grid<Ends | undefined> = mapGrid(reference, () => undefined)
    return precisions.every((bits) => {
      const ends = mapGrid(soft(model, word, { bits }).activations, endsOf)
      const isSound = everywhere(ends, (e, l, k, c) => e === undefined || contains(e, reference[l][k][c], error))
      const isNested = everywhere(ends, (e, l, k, c) => isInside(e, wider[l][k][c]))
      if (ends[ends.length - 1].every((row) => row.every(isNarrow))) narrow.set(bits, (narrow.get(bits) ?? 0) + 1)
      wider = ends
      return isSound && isNested
    })
  })
  return new Map([...narrow].map(([bits, found]) => [bits, found / count]))
}

/** Thresholds around the truth: what few bits decide, more bits decide alike. Returns how often few bits decided. */
export function verdictsStay(count: number): { open: number; decided: number } {
  const offsets = ['0', '1e-15', '-1e-15', '1e-17', '-1e-17', '1e-40', '-1e-40'].map(rational.parse)
  const tally = { open: 0, decided: 0 }
  forAll(count, 4, SOFT, (model, word) => {
    const truth =
      referenceSoft(model, word)
        .at(-1)
        ?.map((row) => row.map(fromDyadic)) ?? []
    const runs = [53, 128, 256, 512].map((bits) => soft(model, word, { bits }).activations.at(-1) ?? [])
    return truth.every((row, k) =>
      row.every((value, c) =>
        offsets.every((offset) => {
          const threshold = rational.add(value, offset)
          const verdicts = runs.map((run) => verdict(endsOf(run[k][c]), threshold))
          tally[verdicts[0] === 'open' ? 'open' : 'decided'] += 1
          return new Set(verdicts.filter((v) => v !== 'open')).size <= 1
        }),
      ),
    )
  })
  return tally
}

function verdict(ends: Ends | undefined, threshold: Rational): 'below' | 'above' | 'open' {
  if (ends === undefined) return 'open'
  if (rational.compare(ends.hi, threshold) < 0) return 'below'
  return rational.compare(ends.lo, threshold) > 0 ? 'above' : 'open'
}

/** AHATs at temperature 1/50: deviations contain the difference of the two references. */
export function deviationsEnclose(count: number): void {
  forAll(count, 5, ['average'], (model, word) => {
    const cold = withTemperature(model, term('1', rational.of(1, 50)))
    const target = mapGrid(referenceHard(cold, word), fromFraction)
    const softened = mapGrid(referenceSoft(withWeighting(cold, 'softmax-tau'), word), fromDyadic)
    const error = referenceError(softened)
    return everywhere(deviation(cold, word).deviations, (d, l, k, c) => {
      const ends = endsOf(d)
      return ends === undefined || contains(ends, rational.subtract(softened[l][k][c], target[l][k][c]), error)
    })
  })
}

/** Single-head rewriting keeps the outputs and clears its accumulators. Returns how many models had several heads. */
export function singleHeadsAgree(count: number): number {
  let rewritten = 0
  forAll(count, 6, HARD, (model, word) => {
    const single = singleHeaded(model)
    if (single !== model) rewritten += 1
    const [before, after] = [model, single].map((m) => hard(m, word).streams[m.layers.length])
    return word.every((_, k) =>
      single.coordinates.every((_, c) => {
        const wanted = c < model.coordinates.length ? activationAt(before, k + 1, c) : rational.zero
        return rational.equal(activationAt(after, k + 1, c), wanted)
      }),
    )
  })
  return rewritten
}
