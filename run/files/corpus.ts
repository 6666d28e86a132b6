// The corpus of a claim as text: one JSON object a line, `{"case":"<the domain's syntax>","seed":1}`, perhaps with a "note".
// Files outlive programs and are edited by hand, so a damaged line costs that line only. All of it is linear in the text.
import { type JsonError, readJson, shape } from '../../src/json/index.ts'

export interface CorpusEntry {
  /** One line of the domain's syntax. */
  readonly case: string
  /** Of the run that found it. */
  readonly seed: number
  /** From person to person. */
  readonly note?: string
}

export interface CorpusLine extends CorpusEntry {
  /** Where it stands, from 1. */
  readonly line: number
}

export interface CorpusProblem {
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
 * The entries, and what is wrong with lines that are none. Empty lines are neither.
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
      const isCutOff = line === lines.length
      const hint = isCutOff ? '; the file ends within this line, so a write was cut off' : ''
      problems.push({ line, message: read.errors.map(inItsLine).join('; ') + hint })
    }
  }
  return { entries, problems }
}

const inItsLine = ({ path, message, place }: JsonError): string =>
  place === null ? `${path}: ${message}` : `column ${place.column}: ${message}`

/** The same entry is the same text, always. @example printEntry({ seed: 1, case: 'abba' }) // {"case":"abba","seed":1} */
export function printEntry({ case: c, seed, note }: CorpusEntry): string {
  // JSON would write NaN as null, and the entry could not be read again.
  if (!Number.isSafeInteger(seed)) throw new RangeError(`the seed of a corpus entry is an integer, and not ${seed}`)
  return JSON.stringify({ case: c, seed, note })
}

/** All entries in their order, each case once: the first one counts. @example mergeCorpus(ours, theirs) */
export function mergeCorpus<Entry extends CorpusEntry>(entries: readonly Entry[], more: readonly Entry[]): Entry[] {
  const merged = new Map<string, Entry>()
  for (const entry of [...entries, ...more]) if (!merged.has(entry.case)) merged.set(entry.case, entry)
  return [...merged.values()]
}

export interface Change {
  readonly text: string
  /** Where the entry then stands, from 1. */
  readonly line: number
}

/** What to write after the text, which is nothing if the case is there. */
export function addition(text: string, entry: CorpusEntry): Change {
  const present = readCorpus(text).entries.find((other) => other.case === entry.case)
  if (present !== undefined) return { text: '', line: present.line }
  const lines = text.split('\n')
  const isOpen = lines.at(-1) !== ''
  return { text: `${isOpen ? '\n' : ''}${printEntry(entry)}\n`, line: lines.length + (isOpen ? 1 : 0) }
}

/**
 * The text with the entry in the place of another case, whose note it keeps if it has none. All other lines, damaged ones
 * too, stay as they are. If the new case is there already, the old one only goes; if the old one is not there, the new one is added.
 */
export function replacement(text: string, oldCase: string, entry: CorpusEntry): Change {
  const { entries } = readCorpus(text)
  const old = entries.filter((other) => other.case === oldCase)
  if (old.length === 0) {
    const { text: added, line } = addition(text, entry)
    return { text: text + added, line }
  }
  const present = entries.find((other) => other.case === entry.case)
  const { line } = present ?? old[0]
  const lines = text.replace(/\n$/, '').split('\n')
  if (present === undefined) lines[line - 1] = printEntry({ ...noteOf(old[0]), ...entry })
  const isDropped = (k: number): boolean => k !== line && old.some((other) => other.line === k)
  const kept = lines.filter((_, k) => !isDropped(k + 1))
  const droppedBefore = old.filter((other) => other.line < line).length
  return { text: `${kept.join('\n')}\n`, line: line - droppedBefore }
}

const noteOf = ({ note }: CorpusEntry): { note?: string } => (note === undefined ? {} : { note })
