// The gap of an AHAT, as exactly as its kind knows it: by running all words, or from its weights.
import { oncePer, oncePerValue } from '../../src/memo/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { gapOfLength, type KnownGap, type Model, withStranger } from '../../src/transformer/index.ts'
import type { AhatKind } from './column.ts'
import { derivedSquare } from './reach.ts'

/** @example const { kind, model }: Ahat = fc.sample(ahats().arbitrary, { numRuns: 1, seed: 1 })[0] */
export interface Ahat {
  /** How it was drawn, and how its gap is known. Any model can be of any kind. */
  readonly kind: AhatKind
  /** All heads average. Every word over the alphabet can be read. */
  readonly model: Model
}

/**
 * A gap γ(n) on all words of length n, those over symbols without an embedding of their own included. For an `enumerated` AHAT it is
 * the largest one, found by running every word; for the others it is derived from the weights.
 * @example
 * const [ahat] = fc.sample(ahats({ kinds: ['constructed'] }).arbitrary, { numRuns: 1, seed: 1 })
 * gapOf(ahat, 2).kind // all-tied
 */
export const gapOf = (ahat: Ahat, n: number): KnownGap => gapsOf(ahat)(n)

/** Claims, labels and texts all ask. */
const gapsOf = oncePer(({ kind, model }: Ahat) =>
  oncePerValue((n: number) => (kind === 'enumerated' ? enumeratedGap(model, n) : derivedGap(model, n))),
)

function enumeratedGap(model: Model, n: number): KnownGap {
  const { gap } = gapOfLength(withStranger(model), n)
  return gap.kind === 'all-tied' ? gap : { kind: 'gap', square: gap.square, exact: gap.exact }
}

function derivedGap(model: Model, n: number): KnownGap {
  const square = derivedSquare(model, n)
  return square === undefined ? { kind: 'all-tied' } : { kind: 'gap', square, exact: rational.squareRoot(square) }
}
