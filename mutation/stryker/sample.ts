// Changes of a folder, drawn at random from all that Stryker would make and planted for `npm test`: does it turn red, and does it
// point at the mistake? Changes that the list of survivors calls equivalent are drawn too, and counted apart.
import fc from 'fast-check'
import { type Answer, printAnswer } from './answer.ts'
import type { Planned } from './changes.ts'
import { between } from './plant.ts'
import { changeOf } from './report.ts'
import { type Explained, explains } from './triage.ts'

export interface Drawn extends Planned {
  /** Why nothing can notice it, if the list of survivors says so. */
  readonly reason: string | null
}

/** A change, and what `npm test` said about it. */
export interface Asked extends Drawn {
  readonly answer: Answer
}

/** @param size Fewer are drawn when there are fewer. */
export function sample(
  all: readonly Planned[],
  explained: readonly Explained[],
  size: number,
  seed: number,
): readonly Drawn[] {
  const length = Math.min(size, all.length)
  const some = fc.shuffledSubarray([...all], { minLength: length, maxLength: length })
  const [drawn] = fc.sample(some, { numRuns: 1, seed })
  return drawn.map((one) => {
    const change = changeOf(one.file, one.source, one.mutant)
    return { ...one, reason: explained.find((entry) => explains(entry, change))?.why ?? null }
  })
}

/** Not noticed, and not listed as equivalent. */
export const isMissed = ({ answer, reason }: Asked): boolean => answer.kind === 'green' && reason === null

const inShort = (code: string): string => code.replaceAll(/\s+/g, ' ').slice(0, 120)

/** The change, and below it the answer. */
export function printAsked({ file, source, mutant, answer, reason }: Asked): string {
  const [find, put] = [between(source, mutant.location), mutant.replacement ?? ''].map(inShort)
  const change = `  ${file}:${mutant.location.start.line}  ${find}  →  ${put}\n${printAnswer(answer)}`
  if (reason === null) return change
  return `${change}\n    ${answer.kind === 'green' ? 'as listed' : 'though it is listed'}: ${reason}`
}

/** @example sampleLine('json', 815, asked) // 'json: of 20, drawn from 815, 18 red, 1 endless, 1 equivalent as listed, 0 not noticed' */
export function sampleLine(folder: string, total: number, asked: readonly Asked[]): string {
  const count = (kind: Answer['kind']): number => asked.filter(({ answer }) => answer.kind === kind).length
  const missed = asked.filter(isMissed).length
  return (
    `${folder}: of ${asked.length}, drawn from ${total}, ${count('red')} red, ${count('endless')} endless, ` +
    `${count('green') - missed} equivalent as listed, ${missed} not noticed`
  )
}
