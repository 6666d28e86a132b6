// The corpus of a claim as text: one JSON object per line, `{"case":"<the domain's syntax>","seed":1}`, perhaps with a "note".
// Files outlive programs and are edited by hand, so a damaged line costs only itself. Everything takes time linear in the text.
import { type JsonError, readJson, shape } from '../../src/json/index.ts'

export interface CorpusEntry {
  /** One line of the domain's syntax. */
  readonly case: string
  /** The seed of the run that found it. */
  readonly seed: number
  /** Written by people, for people. */
  readonly note?: string
}

interface CorpusLine extends CorpusEntry {
  /** From 1. */
  readonly line: number
}

interface CorpusProblem {
  readonly line: number
  readonly message: string
}

export interface Corpus {
  readonly entries: readonly CorpusLine[]
  readonly problems: readonly CorpusProblem[]
}

const entryShape = shape.object({
  case: shape.text(),
  seed: shape.integer(),
  note: shape.optional(shape.text(), ''),
})

/**
 * The entries, and what is wrong with the other lines. Empty lines are skipped.
 * @example readCorpus('{"case":"abba","seed":1}\n').entries // [{ line: 1, case: 'abba', seed: 1 }]
 */
export function readCorpus(text: string): Corpus {
  const entries: CorpusLine[] = []
  const problems: CorpusProblem[] = []
  const lines = text.split('\n')
  for (const [k, content] of lines.entries()) {
    if (content.trim() === '') continue
    const line = k + 1
    const json = readJson(content)
    const read = json.kind === 'read' ? shape.read(entryShape, json.value) : json
    if (read.kind === 'read') {
      const { note, ...entry } = read.value
      entries.push({ line, ...entry, ...(note === '' ? {} : { note }) })
    } else {
      const hint = line === lines.length ? '; the file ends within this line, so a write was cut off' : ''
      problems.push({ line, message: read.errors.map(describeError).join('; ') + hint })
    }
  }
  return { entries, problems }
}

const describeError = ({ path, message, place }: JsonError): string =>
  place === null ? `${path}: ${message}` : `column ${place.column}: ${message}`

/** Equal entries give equal texts. @example printEntry({ seed: 1, case: 'abba' }) // {"case":"abba","seed":1} */
export function printEntry({ case: c, seed, note }: CorpusEntry): string {
  // JSON would write NaN as null, and the entry could not be read back.
  if (!Number.isSafeInteger(seed)) throw new RangeError(`the seed of a corpus entry must be an integer, not ${seed}`)
  return JSON.stringify({ case: c, seed, note })
}

export interface Change {
  readonly text: string
  /** The line of the entry afterwards, from 1. */
  readonly line: number
}

/** The text to append, which is empty if the case is there. */
export function addEntry(text: string, entry: CorpusEntry): Change {
  const present = readCorpus(text).entries.find((other) => other.case === entry.case)
  if (present !== undefined) return { text: '', line: present.line }
  const lines = text.split('\n')
  const isOpen = lines.at(-1) !== ''
  return { text: `${isOpen ? '\n' : ''}${printEntry(entry)}\n`, line: lines.length + (isOpen ? 1 : 0) }
}

/**
 * The text with the old case replaced by the entry, which inherits its note if it has none. All other lines, even damaged ones, stay.
 * If the new case is already there, the old one is only removed; if the old one is missing, the new one is added.
 */
export function replaceEntry(text: string, oldCase: string, entry: CorpusEntry): Change {
  const { entries } = readCorpus(text)
  const old = entries.filter((other) => other.case === oldCase)
  if (old.length === 0) {
    const { text: appended, line } = addEntry(text, entry)
    return { text: text + appended, line }
  }
  const present = entries.find((other) => other.case === entry.case)
  const { line } = present ?? old[0]
  const lines = text.replace(/\n$/, '').split('\n')
  if (present === undefined) lines[line - 1] = printEntry({ ...noteOf(old[0]), ...entry })
  const isDropped = (k: number): boolean => k !== line && old.some((other) => other.line === k)
  const rest = lines.filter((_, k) => !isDropped(k + 1))
  const droppedBefore = old.filter((other) => other.line < line).length
  return { text: `${rest.join('\n')}\n`, line: line - droppedBefore }
}

const noteOf = ({ note }: CorpusEntry): { note?: string } => (note === undefined ? {} : { note })
