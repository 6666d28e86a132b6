// Answers as text.
import type { Word } from '../../src/transformer/index.ts'
import type { Answer } from './task.ts'

/** The word, and the answers of several, one line each. */
export function answerLines(word: Word, rows: readonly (readonly [who: string, answers: readonly Answer[]])[]): string {
  const line = ([who, answers]: readonly [string, readonly Answer[]]): string =>
    `${who.padEnd(12)}${answers.map(answerText).join(' ')}`
  return [line(['word', word]), ...rows.map(line)].join('\n')
}

/** @example answerText(true) // 1 */
export function answerText(answer: Answer): string {
  if (answer === null) return '–'
  return typeof answer === 'boolean' ? (answer ? '1' : '0') : `${answer}`
}

/** As part of another sentence. */
export const inSentence = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)
