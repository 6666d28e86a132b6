// The rows of attention of a gadget, taken from the compiled model: keys as the construction has them, before they are scaled, and
// how much of the softmax of scaled keys lies on the position that hard attention chooses.
import { compile } from '../../../src/compile/index.ts'
import { partition } from '../../../src/lemmas/index.ts'
import { formula } from '../../../src/logic/index.ts'
import { estimateRatio, exponentialSum, type Rational, type Real, rational, real } from '../../../src/numbers/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import { hard, type Model, type Obligation, type Word, withWeighting } from '../../../src/transformer/index.ts'

export interface KeyRow {
  /** Scores for a scale of 1, over what is visible. */
  readonly keys: readonly Rational[]
  /** The index of the chosen position among them. */
  readonly target: number
}

/** The model under hard attention: its scores are those of the soft one, since what attention reads is exact. */
export const gadgetModel = (text: string, id: StatementId): Model =>
  withWeighting(compile(formula(text), id).model, 'average')

/** What a head's keys are multiplied by: 2γ for ties broken by ±j/(2n), γ for lookups; undefined for heads that average. */
function scaleIn(obligation: Obligation | undefined): Rational | undefined {
  if (obligation?.kind === 'tie-break') return rational.multiply(rational.of(2), obligation.gamma)
  return obligation?.kind === 'lookup' ? obligation.gamma : undefined
}

/** All rows of the heads that choose a position. @example keyRows(gadgetModel('Y Q_b', 'theorem-12a'), ['a', 'b']) */
export function keyRows(model: Model, word: Word): readonly KeyRow[] {
  const rows: KeyRow[] = []
  hard(model, word, (layer, head, _, { numerators, denominator, dimension, window, chosen }) => {
    const scale = scaleIn(model.layers[layer].obligations?.find((one) => 'head' in one && one.head === head))
    if (scale === undefined) return
    const root = rational.squareRoot(rational.of(dimension))
    if (root === undefined) throw new RangeError(`√${dimension} is irrational: compiled heads have d_k = 1 or 4`)
    const unit = rational.multiply(rational.multiply(rational.of(denominator), root), scale)
    rows.push({
      keys: numerators.map((s) => rational.divide(rational.of(s), unit)),
      target: chosen[0] - window.first,
    })
  })
  return rows
}

/** The softmax weight of the target where keys are multiplied by the scale. */
export function massAt({ keys, target }: KeyRow, scale: Rational): Real {
  const scores = keys.map((key) => rational.multiply(scale, rational.subtract(key, keys[target])))
  return real.quotient(exponentialSum.constant(rational.one), partition(scores))
}

/** The row that keeps the least of it, as far as doubles tell. */
export const leastMass = (rows: readonly KeyRow[], scale: Rational): Real =>
  rows.map((row) => massAt(row, scale)).reduce((least, mass) => (estimate(mass) < estimate(least) ? mass : least))

const estimate = (mass: Real): number => estimateRatio(mass, rational.one)
