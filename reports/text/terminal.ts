// The report for a terminal: one line per claim, then the explanation of each that did not pass, then the headline.
import { explain } from '../../src/engine/index.ts'
import { standingOf, type Theorems } from '../document/index.ts'
import { claimLines } from './claim-lines.ts'
import { headline } from './headline.ts'
import { painter, type TerminalOptions } from './paint.ts'
import { MARKS, visibleLines } from './text.ts'

/**
 * @example
 * const document = theorems([claims[0].run({ numRuns: 10 })], { profile: 'quick', seed: 1, seconds: 12 })
 * terminalReport(document, { colours: false, columns: 80 }).includes('1 claim: 1 passed') // true
 */
export function terminalReport(document: Theorems, options: TerminalOptions): string {
  const paint = painter(options)
  const lines = document.claims.map((claim) => ({ ...claim, last: claim }))
  // An interrupted claim has nothing to explain: its line says how far it got.
  const failures = document.claims.filter((claim) => ['failed', 'open'].includes(standingOf(claim)))
  const explained = failures.map((claim) => {
    const standing = standingOf(claim)
    return `\n${paint(MARKS[standing], standing)} ${visibleLines(explain({ ...claim, seed: claim.seeds[0] }))}`
  })
  return [claimLines(lines, options, document.presentation), ...explained, '', headline(document)].join('\n')
}
