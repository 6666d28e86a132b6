// γ(n) of Proposition 24: by running every word of length n, or as the caller states it. Where every row ties completely every
// number is a gap, and we take 1. The enumeration is the whole cost of softening: |Σ|^n exact runs.
import { type Rational, rational } from '../numbers/index.ts'
import { type GapOptions, gapOfLength, gapText, type KnownGap, type Model, withStranger } from '../transformer/index.ts'
import { type OfLength, valueFor } from './of-length.ts'

export type GammaSource = 'enumerated' | 'all-tied' | 'stated'

export interface Gamma {
  /** γ². */
  readonly square: Rational
  /** γ, where it is rational. */
  readonly exact: Rational | undefined
  readonly source: GammaSource
}

export interface GammaOptions extends GapOptions {
  /** γ(n), or any positive number below it, instead of running every word. It is believed. */
  readonly gamma?: OfLength | KnownGap | ((n: number) => Rational)
}

/** @example gammaText(gammaOf(ahat, 4)) // '3/4' */
export function gammaOf(model: Model, n: number, { gamma, ...options }: GammaOptions = {}): Gamma {
  if (gamma === undefined) {
    // Without a head there is no row, whatever the word.
    const isAttentive = model.layers.some(({ heads }) => heads.length > 0)
    return isAttentive ? gammaFrom(gapOfLength(withStranger(model), n, options).gap, 'enumerated') : ALL_TIED
  }
  const stated = typeof gamma === 'function' ? gamma(n) : gamma
  if (stated.kind === 'gap' || stated.kind === 'all-tied') return gammaFrom(stated, 'stated')
  const exact = valueFor(stated, n)
  if (rational.sign(exact) <= 0) throw new RangeError(`a gap is positive, but the stated γ is ${rational.print(exact)}`)
  return { square: rational.power(exact, 2), exact, source: 'stated' }
}

const ALL_TIED: Gamma = { square: rational.one, exact: rational.one, source: 'all-tied' }

const gammaFrom = (gap: KnownGap, source: GammaSource): Gamma =>
  gap.kind === 'gap' ? { square: gap.square, exact: gap.exact, source } : ALL_TIED

/** `1/8`, or `√(1/48) ≈ 0.144337` where √d_k is irrational. */
export const gammaText = ({ square, exact }: Gamma): string => gapText({ kind: 'gap', square, exact })
