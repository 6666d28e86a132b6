// The gap of an AHAT, as exactly as its kind knows it: by running all words, or from its weights.
import { rational } from '../../src/numbers/index.ts'
import { gapOfLength, type KnownGap, type Model, withStranger } from '../../src/transformer/index.ts'
import type { AhatKind } from './column.ts'
import { derivedSquare } from './reach.ts'

export interface Ahat {
  /** How it was drawn, and how its gap is known. Any model can be of any kind. */
  readonly kind: AhatKind
  /** All heads average. Every word over the alphabet can be read. */
  readonly model: Model
}

/** Worked out once for each length: AHATs are immutable, and claims, labels and texts all ask. */
const KNOWN = new WeakMap<Ahat, Map<number, KnownGap>>()

/**
 * A gap γ(n) on all words of length n, those over symbols without an embedding of their own included. For an `enumerated` AHAT it is
 * the largest one, found by running every word; for the others it is derived from the weights. @example gapOf(ahat, 2)
 */
export function gapOf(ahat: Ahat, n: number): KnownGap {
  const lengths = KNOWN.get(ahat) ?? new Map<number, KnownGap>()
  const gap = lengths.get(n) ?? (ahat.kind === 'enumerated' ? enumeratedGap(ahat.model, n) : derivedGap(ahat.model, n))
  lengths.set(n, gap)
  KNOWN.set(ahat, lengths)
  return gap
}

function enumeratedGap(model: Model, n: number): KnownGap {
  const { gap } = gapOfLength(withStranger(model), n)
  return gap.kind === 'all-tied' ? gap : { kind: 'gap', square: gap.square, exact: gap.exact }
}

function derivedGap(model: Model, n: number): KnownGap {
  const square = derivedSquare(model, n)
  return square === undefined ? { kind: 'all-tied' } : { kind: 'gap', square, exact: rational.squareRoot(square) }
}
