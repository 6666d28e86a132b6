// Mutants drawn at random from the report of the last run, to be planted for `npm test`: does it turn red, and does it point at the
// mistake?
import fc from 'fast-check'
import { type Answer, printAnswer } from './answer.ts'
import { changeOf, type FolderReport, type ReportedMutant, type Survivor } from './report.ts'

export interface Drawn {
  readonly file: string
  /** Of the file, when the report was made. */
  readonly source: string
  readonly mutant: ReportedMutant
}

const isTested = ({ status }: ReportedMutant): boolean => status !== 'Ignored'

/** @param size Less when there are fewer. */
export function sample({ files }: FolderReport, size: number, seed: number): readonly Drawn[] {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isTested).map((mutant) => ({ file, source, mutant })),
  )
  const length = Math.min(size, all.length)
  const [drawn] = fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), { numRuns: 1, seed })
  return drawn
}

export const changeOfDrawn = ({ file, source, mutant }: Drawn): Survivor => changeOf(file, source, mutant)

/** The change, and below it what was said of it. @param reason Why nobody need notice it, if that is known. */
export function printDrawn(drawn: Drawn, answer: Answer, reason?: string): string {
  const { file, find, put } = changeOfDrawn(drawn)
  const head = `  ${file}:${drawn.mutant.location.start.line}  ${find}  →  ${put}\n${printAnswer(answer)}`
  return answer.kind === 'green' && reason !== undefined ? `${head}, as explained: ${reason}` : head
}
