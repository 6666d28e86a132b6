// A compiled model on a word, beside the formula: what every subformula says at every position, and what the model does.
import { type Column, children, meaningOf, type SharedFormula } from '../logic/index.ts'
import { interval, rational } from '../numbers/index.ts'
import {
  type Activation,
  activationAt,
  type HardWeighting,
  hard,
  isExact,
  type Model,
  type SoftOptions,
  type SoftRun,
  soft,
  type Word,
} from '../transformer/index.ts'
import { withHardAttention } from './hard-attention.ts'
import { difference } from './row-state.ts'

/** true and false where an activation is exactly 1 and 0, null for everything else. */
export type FoundColumn = readonly (boolean | null)[]

/**
 * A model, and the coordinates that hold the truth of shared subformulas.
 * @example const mine: Construction = compile(formula('Y Q_1'), 'theorem-12a')
 */
export interface Construction {
  readonly model: Model
  readonly formula: SharedFormula
  readonly places: readonly number[]
}

/**
 * The columns of all shared subformulas, by their index.
 * @example truthOf(compile(formula('Y Q_1'), 'theorem-12a').formula, word('01')) // [[false, true], [false, false]]
 */
export function truthOf({ nodes }: SharedFormula, word: Word): readonly Column[] {
  const columns: Column[] = []
  for (const node of nodes) {
    const parts = children<number>(node).map((part) => columns[part])
    columns.push(meaningOf(node, parts, word))
  }
  return columns
}

/** What a run leaves in the coordinates of the subformulas. @example foundIn(compiled, soft(compiled.model, word('0110'))) */
export const foundIn = ({ places }: Pick<Construction, 'places'>, { activations }: SoftRun): readonly FoundColumn[] => {
  const last = activations[activations.length - 1]
  return places.map((place) => last.map((row) => booleanOf(row[place])))
}

/** The same under hard attention. @example foundHard(compiled, word('0110'), 'average') */
export function foundHard(construction: Construction, word: Word, weighting: HardWeighting): readonly FoundColumn[] {
  const { streams } = hard(withHardAttention(construction.model, weighting), word)
  const last = streams[streams.length - 1]
  return construction.places.map((place) => word.map((_, k) => booleanOf(activationAt(last, k + 1, place))))
}

function booleanOf(a: Activation): boolean | null {
  if (!isExact(a)) return null
  if (rational.isZero(a)) return false
  return rational.equal(a, rational.one) ? true : null
}

/** More bits where float64 intervals leave a sign open. A compiled model that is right never needs them. */
const MORE_BITS = [128, 512, 2048]

/**
 * Bits with which each sum Σ λ_k κ_k that a net rounds is known within 1/8. κ_k ≤ n is what a lookup leaves: float64 gives it up to a
 * factor 1 ± (n + 8)·2⁻⁵⁰, by the weight 1 ± 2⁻⁴⁹ of its peak and the sums of `floatSoftmaxRow`. So the sum errs by n(n + 8)Λ·2⁻⁵⁰ for
 * Λ = Σ|λ_k|, and where that is above 1/8 the bits of n(n + 8)Λ are added to those of float64.
 */
export function bitsFor({ layers }: Model, n: number): number {
  const roundings = layers.flatMap(({ obligations = [] }) => obligations.filter((one) => one.kind === 'rounding'))
  const sums = roundings.map(({ form }) => rational.sum(form.map(({ factor }) => rational.absolute(factor))))
  const largest = rational.floor(sums.reduce(rational.maximum, rational.zero)) * BigInt(n) * BigInt(n + 8)
  return largest < 2n ** 47n ? FLOAT_BITS : FLOAT_BITS + largest.toString(2).length
}

const FLOAT_BITS = 53

/**
 * A run with float64 intervals, or with as many bits as large factors need, and the columns found, with more bits if that settles more.
 * @example runSoftly(compile(formula('Y Q_1'), 'theorem-12a'), word('01')).found // [[false, true], [false, false]]
 */
export function runSoftly(
  construction: Construction,
  word: Word,
  watching: Pick<SoftOptions, 'progress'> = {},
): { run: SoftRun; found: readonly FoundColumn[] } {
  const first = bitsFor(construction.model, word.length)
  let run = soft(construction.model, word, { ...watching, bits: first })
  let found = foundIn(construction, run)
  for (const bits of MORE_BITS.filter((more) => more > first)) {
    if (!found.some((column) => column.includes(null))) break
    run = soft(construction.model, word, { ...watching, bits })
    found = foundIn(construction, run)
  }
  return { run, found }
}

export type ColumnVerdict = 'agrees' | 'differs' | 'undecided'

/**
 * What a run says of a column: it differs only where an activation is known to be something else than the truth.
 * @example columnVerdict(run, compiled.places[1], [false, true])
 */
export function columnVerdict({ activations }: SoftRun, place: number, truth: Column): ColumnVerdict {
  const last = activations[activations.length - 1]
  const signs = truth.map((holds, k) => interval.sign(difference(last[k][place], holds ? rational.one : rational.zero)))
  if (signs.some((sign) => sign === 1 || sign === -1)) return 'differs'
  return signs.includes(undefined) ? 'undecided' : 'agrees'
}
