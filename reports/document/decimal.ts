// Compares and shows decimal texts such as ratios. A double would make e^{−100000} zero.
import type { Tightness } from '../../src/engine/index.ts'

/** Negative if a < b, as for sort. @example compareDecimals('2e-50000', '1e-50000') // positive */
export function compareDecimals(a: string, b: string): number {
  const [first, second] = [partsOf(a), partsOf(b)]
  if (first.sign !== second.sign) return first.sign - second.sign
  if (first.sign === 0) return 0
  const larger =
    first.order - second.order || (first.digits < second.digits ? -1 : first.digits > second.digits ? 1 : 0)
  return first.sign * larger
}

/** ±0.digits · 10^order; the digits neither start nor end with 0. */
interface Parts {
  readonly sign: -1 | 0 | 1
  readonly order: number
  readonly digits: string
}

function partsOf(text: string): Parts {
  const [, minus, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`"${text}" is not a decimal number`)
  const written = whole + fraction
  const significant = written.replace(/^0+/, '')
  if (significant === '') return { sign: 0, order: 0, digits: '' }
  const order = Number(exponent) + whole.length - (written.length - significant.length)
  return { sign: minus === '-' ? -1 : 1, order, digits: significant.replace(/0+$/, '') }
}

/**
 * A closest call for people: equality, how far from it (rounded up, to one digit), or a share of the bound.
 * @example formatClosest({ ratio: '0.9999999972', attained: false }) // 1 − 3e−9
 */
export function formatClosest({ ratio, attained }: Pick<Tightness, 'ratio' | 'attained'>): string {
  if (attained) return 'attained'
  const [, nines] = /^0\.(9999[5-9]\d*)$/.exec(ratio) ?? []
  if (nines === undefined) return formatRatio(ratio)
  const rest = `${10n ** BigInt(nines.length) - BigInt(nines)}`
  const digit = Number(rest[0]) + (/[1-9]/.test(rest.slice(1)) ? 1 : 0)
  const order = nines.length - rest.length + 1
  return digit === 10 ? `1 − 1e−${order - 1}` : `1 − ${digit}e−${order}`
}

/** A share of a bound, for people. A ratio below 1 never shows as 100%. @example formatRatio('0.5') // 50.00% */
export function formatRatio(ratio: string): string {
  const value = Number(ratio)
  const hundredths = Math.round(value * 10_000)
  if (Math.abs(hundredths) >= 1e7) return `${(hundredths / 100).toExponential(1)}%`
  if (hundredths === 0 && compareDecimals(ratio, '0') !== 0) return '<0.01%'
  if (hundredths === 10_000 && value < 1) return '99.99%'
  return `${(hundredths / 100).toFixed(2)}%`
}
