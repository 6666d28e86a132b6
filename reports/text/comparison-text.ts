// A comparison of two runs for a terminal.
import type { Change, Comparison, RunOverview, Shares } from '../document/index.ts'
import { formatRatio } from '../document/index.ts'
import { formatCount, formatInteger, formatPercent, formatSeconds } from './text.ts'

/**
 * @example
 * const run = theorems([], { profile: 'quick', seed: 1, seconds: 0 })
 * comparisonText(compareRuns(run, run)).includes('every claim that passed still passes') // true
 */
export function comparisonText(comparison: Comparison): string {
  const { before, after, added, removed, verdicts, cases, seeds, closest, coverage, speeds, regressions } = comparison
  const byPhase = cases.map(({ key, phase, ...counts }) => ({ key: `${key}, ${phase}`, ...counts }))
  const parts = [
    [`before  ${overviewText(before)}`, `after   ${overviewText(after)}`],
    listed('verdicts', verdicts, ({ verdict, passed }) => `${verdict}${passed ? '' : ', not as expected'}`),
    listed('cases', byPhase, formatInteger),
    listed('seeds', seeds, (list) => list.join(', ')),
    listed('closest calls, of the bound', closest, (ratio) => (ratio === null ? 'none' : formatRatio(ratio))),
    listed('coverage, lines and branches', coverage, coverageText),
    listed('speeds, in cases per second', speeds, (speed) => formatInteger(Math.round(speed))),
    named('new claims', added),
    named('claims that are gone', removed),
    [
      regressions.length === 0
        ? 'every claim that passed still passes'
        : `${formatCount(regressions.length, 'claim')} that passed ${regressions.length === 1 ? 'does' : 'do'} not pass any more: ${regressions.join(', ')}`,
    ],
  ]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

const overviewText = ({ claims, seconds, seed, profile }: RunOverview): string =>
  `${formatCount(claims, 'claim')}; ${formatSeconds(seconds)}; seed ${seed}; ${profile}`

/** What looks the same is not worth a line; with --json it is there. */
function listed<T>(title: string, changes: readonly Change<T>[], textOf: (value: T) => string): string[] {
  const shown = changes
    .map(({ key, before, after }) => ({ key, before: textOf(before), after: textOf(after) }))
    .filter(({ before, after }) => before !== after)
  if (shown.length === 0) return []
  const width = Math.max(...shown.map(({ key }) => key.length))
  return [title, ...shown.map(({ key, before, after }) => `  ${key.padEnd(width)}  ${before} → ${after}`)]
}

const coverageText = (coverage: Shares | null): string =>
  coverage === null ? 'not measured' : `${formatPercent(coverage.lines)}, ${formatPercent(coverage.branches)}`

const named = (title: string, keys: readonly string[]): string[] =>
  keys.length === 0 ? [] : [title, ...keys.map((key) => `  ${key}`)]
