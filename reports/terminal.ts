// The report for a terminal: a line a claim, then what did not pass with its explanation, then one line for all.
import { type ClaimResult, explain } from '../src/engine/index.ts'
import { percentOf } from './decimal.ts'
import { inPaperOrder } from './order.ts'
import { type Standing, standingOf } from './standing.ts'

export interface TerminalOptions {
  /** Seconds of the whole run. */
  readonly seconds: number
  /** Only where somebody watches: pipes and files get plain text. */
  readonly colours: boolean
}

const MARKS: Readonly<Record<Standing, string>> = { passed: '✓', failed: '✗', open: '?', interrupted: '…' }
/** Green, red, yellow, yellow, as SGR parameters. */
const COLOURS: Readonly<Record<Standing, number>> = { passed: 32, failed: 31, open: 33, interrupted: 33 }
const STANDINGS: readonly Standing[] = ['passed', 'failed', 'open', 'interrupted']

/** @example terminalReport(results, { seconds: 12, colours: process.stdout.isTTY }) */
export function terminalReport(results: readonly ClaimResult[], { seconds, colours }: TerminalOptions): string {
  const ordered = results.toSorted(inPaperOrder)
  const paint = (text: string, standing: Standing): string =>
    colours ? `\u001b[${COLOURS[standing]}m${text}\u001b[0m` : text
  const rows = ordered.map(cellsOf)
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column].length)))
  const lines = ordered.map((result, k) => {
    const [key, verdict, cases, closest, time] = rows[k]
    const standing = standingOf(result)
    return [
      paint(MARKS[standing], standing),
      key.padEnd(widths[0]),
      paint(verdict, standing) + ' '.repeat(widths[1] - verdict.length),
      cases.padStart(widths[2]),
      closest.padStart(widths[3]),
      time,
    ].join('  ')
  })
  // An interrupted claim has nothing to explain: its line says how far it came.
  const failures = ordered.filter((result) => ['failed', 'open'].includes(standingOf(result)))
  const explained = failures.map(
    (result) => `\n${paint(MARKS[standingOf(result)], standingOf(result))} ${explain(result)}`,
  )
  return [...lines, ...explained, '', summary(ordered, seconds)].join('\n')
}

function cellsOf(result: ClaimResult): readonly [string, string, string, string, string] {
  const { key, verdict, expects, tightness, seconds } = result
  return [
    key,
    expects === 'refuted' ? `${verdict}${result.passed ? ', as expected' : ', to be refuted'}` : verdict,
    counted(casesOf(result), 'case'),
    tightness === null ? '' : `${percentOf(tightness.ratio.lo)} of the bound`,
    `${seconds.toFixed(1)} s`,
  ]
}

const casesOf = ({ cases: { corpus, examples, exhaustive, random, targeted } }: ClaimResult): number =>
  corpus + examples + exhaustive + random + targeted

/** @example counted(12345, 'case') // 12,345 cases */
export const counted = (value: number, what: string): string =>
  `${`${value}`.replace(/\B(?=(\d{3})+$)/g, ',')} ${what}${value === 1 ? '' : 's'}`

function summary(results: readonly ClaimResult[], seconds: number): string {
  const counts = STANDINGS.map((standing) => ({
    standing,
    count: results.filter((result) => standingOf(result) === standing).length,
  })).filter(({ count }) => count > 0)
  const cases = results.reduce((sum, result) => sum + casesOf(result), 0)
  const settings = results.length === 0 ? [] : [`seed ${results[0].seed}`, `profile ${results[0].profile}`]
  return [
    `${counted(results.length, 'claim')}: ${counts.map(({ standing, count }) => `${count} ${standing}`).join(', ')}`,
    counted(cases, 'case'),
    `${seconds.toFixed(1)} s`,
    ...settings,
  ].join('; ')
}
