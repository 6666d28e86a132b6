// Lists of rationals, and what belongs to them, as one line without semicolons or quotes, so that a record of such parts
// reads well: `row=(-1 0 -1/2) peak 2 gamma 1/2; values=(0 1 0)`.
import { type Rational, rational } from '../../src/numbers/index.ts'

/** @example printList([rational.zero, rational.half]) // (0 1/2) */
export const printList = (list: readonly Rational[]): string => `(${list.map(rational.print).join(' ')})`

/** @example parseList('(0 1/2)') */
export function parseList(text: string): Rational[] {
  const inside = /^\s*\(([^()]*)\)\s*$/.exec(text)
  if (inside === null) throw new Error(`${text}: expected a list of rationals, such as (0 -1/2 3)`)
  return inside[1].split(/\s+/).filter(isText).map(rational.parse)
}

const isText = (text: string): boolean => text !== ''

/** The list, then each name with its value. @example printParts('(0)', { gap: '1' }) // (0) gap 1 */
export const printParts = (list: string, named: Readonly<Record<string, string>>): string =>
  [list, ...Object.entries(named).map(([name, text]) => `${name} ${text}`)].join(' ')

/** The text of the list and of every name, in the order asked for. @example parseParts('(0) gap 1', ['gap']) */
export function parseParts(line: string, names: readonly string[]): string[] {
  const match = /^\s*(\([^()]*\))((?:\s+\S+)*)\s*$/.exec(line)
  const parts = match?.[2].split(/\s+/).filter(isText) ?? []
  const texts = new Map<string, string>()
  for (let k = 0; k + 1 < parts.length; k += 2) texts.set(parts[k], parts[k + 1])
  if (match === null || parts.length !== 2 * names.length || !names.every((name) => texts.has(name))) {
    throw new Error(`${line}: expected (…) ${names.map((name) => `${name} …`).join(' ')}`)
  }
  return [match[1], ...names.map((name) => texts.get(name) ?? '')]
}
