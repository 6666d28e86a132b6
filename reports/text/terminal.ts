// The report for a terminal: one line per claim, then the explanation of each that did not pass, then the headline.
import { explain } from '../../src/engine/index.ts'
import { standingOf, type Theorems } from '../document/index.ts'
import { claimOutput } from './claim-lines.ts'
import { headline } from './headline.ts'
import { lines, type Output, painted, type TerminalOptions, written } from './paint.ts'
import { MARKS } from './text.ts'

/**
 * @example
 * const document = theorems([claims[0].run({ numRuns: 10 })], { profile: 'quick', seed: 1, seconds: 12 })
 * terminalReport(document, { colours: false, columns: 80 }).includes('1 claim: 1 passed') // true
 */
export const terminalReport = (document: Theorems, options: TerminalOptions): string =>
  written(terminalOutput(document, options), options)

/** The same before it is written. */
export function terminalOutput(document: Theorems, options: Pick<TerminalOptions, 'columns'>): Output {
  const claims = document.claims.map((claim) => ({ ...claim, last: claim }))
  // An interrupted claim has nothing to explain: its line says how far it got.
  const failures = document.claims.filter((claim) => ['failed', 'open'].includes(standingOf(claim)))
  const explained = failures.map((claim) => {
    const standing = standingOf(claim)
    return ['\n', painted(MARKS[standing], standing), ` ${explain({ ...claim, seed: claim.seeds[0] })}`]
  })
  return lines([claimOutput(claims, options, document.presentation), ...explained, '', headline(document)])
}
