// c/n^k: how tolerances and gaps depend on the length, as data that can be written on a command line.
import { type Rational, rational } from '../numbers/index.ts'

/** A constant, or times/n^power. */
export type OfLength = Rational | { readonly kind: 'power'; readonly times: Rational; readonly power: number }

/** Beyond, n^power is a number of many digits and nobody's tolerance. */
const MOST_POWER = 100

/** The value for words of length n. @example valueFor({ kind: 'power', times: rational.one, power: 2 }, 6) // 1/36 */
export const valueFor = (value: OfLength, n: number): Rational =>
  value.kind === 'rational' ? value : rational.divide(value.times, rational.power(rational.of(n), value.power))

/**
 * Reads `1/100`, `0.01`, `1/n`, `1/n^2` and `c/n^k`, all positive. A RangeError says what would be right.
 * @example readOfLength('1/n^2') // { kind: 'power', times: 1, power: 2 }
 */
export function readOfLength(text: string): OfLength {
  const scaled = /^(.*)\/n(?:\^(\d+))?$/s.exec(text)
  const read = rational.read(scaled?.[1] ?? text)
  if (read.kind === 'unreadable') throw unreadable(text, 'write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k')
  const { value } = read
  if (rational.sign(value) <= 0) throw unreadable(text, 'it must be positive')
  if (scaled === null) return value
  const power = Number(scaled[2] ?? 1)
  if (power > MOST_POWER) throw unreadable(text, `the power of n must be at most ${MOST_POWER}`)
  return { kind: 'power', times: value, power }
}

const unreadable = (text: string, because: string): RangeError => new RangeError(`"${text.slice(0, 40)}": ${because}`)

/** What {@link readOfLength} reads back. @example ofLengthText(readOfLength('3/n^2')) // '3/n^2' */
export const ofLengthText = (value: OfLength): string =>
  value.kind === 'rational'
    ? rational.print(value)
    : `${rational.print(value.times)}/n${value.power === 1 ? '' : `^${value.power}`}`
