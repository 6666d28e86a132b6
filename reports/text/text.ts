// Formats that all reports share.
import type { ClaimResult } from '../../src/engine/index.ts'
import type { Standing } from '../document/index.ts'

export { visible, visibleLines } from '../../src/json/index.ts'

export const MARKS: Readonly<Record<Standing, string>> = { passed: '✓', failed: '✗', open: '?', interrupted: '…' }

/** @example verdictText({ verdict: 'refuted', expects: 'refuted', passed: true }) // refuted, as expected */
export function verdictText({ verdict, expects, passed }: Pick<ClaimResult, 'verdict' | 'expects' | 'passed'>): string {
  if (expects === 'holds') return verdict
  return `${verdict}${passed ? ', as expected' : ', to be refuted'}`
}

/** @example formatInteger(12345) // 12,345 */
export const formatInteger = (value: number): string => `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')

/** @example formatCount(12345, 'case') // 12,345 cases */
export const formatCount = (value: number, what: string): string =>
  `${formatInteger(value)} ${what}${value === 1 ? '' : 's'}`

/** @example formatPercent(0.125) // 12.5% */
export const formatPercent = (share: number): string => `${(100 * share).toFixed(1)}%`

/** @example formatSeconds(1.26) // 1.3 s */
export const formatSeconds = (seconds: number): string => `${seconds.toFixed(seconds < 100 ? 1 : 0)} s`

/** At most so many characters, the last of them an ellipsis if something is missing. @example cut('a long title', 8) // a long… */
export function cut(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const start = letters.slice(0, most - 1).join('')
  return `${start.trimEnd()}…`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** For HTML and XML. @example escapeMarkup('<script>') // &lt;script&gt; */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character])
