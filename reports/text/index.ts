// A document as text: for the terminal, as Markdown, LaTeX, JUnit and observations.
export { abridge } from './abridge.ts'
export { type ClaimLine, claimLines, claimOutput } from './claim-lines.ts'
export { claimTable, TABLE_FORMATS, type TableFormat } from './claim-table.ts'
export { comparisonText } from './comparison-text.ts'
export { earlierLine, headline } from './headline.ts'
export { junitOf } from './junit.ts'
export { notation, type Piece } from './notation.ts'
export { OBSERVED_CASES, observationLines } from './observations.ts'
export { lines, looksOf, type Output, type Screen, type TerminalOptions, takesEscapes, written } from './paint.ts'
export { OVERWRITE, overwriting, progressLine, type Tick } from './progress.ts'
export { summaryOf } from './summary.ts'
export { terminalOutput, terminalReport } from './terminal.ts'
export {
  cut,
  escapeMarkup,
  formatCount,
  formatInteger,
  formatPercent,
  formatSeconds,
  MARKS,
  verdictText,
  visible,
  visibleLines,
} from './text.ts'
