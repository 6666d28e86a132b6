// A command line with all that it reads: what is given to a command by whoever makes a mistake, or means harm. Plain data, one line of JSON.
import type fc from 'fast-check'
import { type Domain, domainOf } from '../../src/engine/index.ts'

export interface Fault {
  readonly at: number
  /** As Node calls it. */
  readonly code: string
}

export interface Attempt {
  readonly words: readonly string[]
  /** By path. */
  readonly files: Readonly<Record<string, string>>
  /** Of standard input. */
  readonly lines: readonly string[]
  /** What must come out, where it is known before: the truth along the word. */
  readonly truth: string | null
  /** What the file system does instead of the so many-th reading or writing. */
  readonly fault: Fault | null
}

export const attempt = (words: readonly string[], more: Partial<Omit<Attempt, 'words'>> = {}): Attempt => ({
  words,
  files: {},
  lines: [],
  truth: null,
  fault: null,
  ...more,
})

/** A fifth of the default, for commands that estimate what they cost: a machine under load takes several times as long. */
export const BUDGET = ['--budget', '20000000']

/** Shrinks all texts but the names of commands, options and files. */
export const attempts = (draw: (random: fc.Random) => Attempt): Domain<Attempt> =>
  domainOf<Attempt>({
    draw,
    isShaped: isAttempt,
    simpler: simplerAttempts,
    size: ({ words, files, lines, truth, fault }) =>
      [...words, ...Object.values(files), ...lines, truth ?? '', fault?.code ?? ''].reduce(
        (sum, text) => sum + text.length + 1,
        0,
      ),
    print: (one) => JSON.stringify(one),
    read(line) {
      const value: unknown = JSON.parse(line)
      if (isAttempt(value)) return value
      throw new Error(`not a command line with its files: ${line}`)
    },
  })

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false
  if (!('words' in value && 'files' in value && 'lines' in value && 'truth' in value && 'fault' in value)) return false
  const { words, files, lines, truth, fault } = value
  const isKnown = (truth === null || typeof truth === 'string') && (fault === null || isFault(fault))
  return (
    isKnown &&
    isTexts(words) &&
    isTexts(lines) &&
    typeof files === 'object' &&
    files !== null &&
    isTexts(Object.values(files))
  )
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'code' in value &&
  typeof value.at === 'number' &&
  typeof value.code === 'string'

function* simplerAttempts(one: Attempt): IterableIterator<Attempt> {
  const { words, files, lines, truth } = one
  if (truth !== null) yield { ...one, truth: null }
  if (one.fault !== null) yield { ...one, fault: null }
  for (const [path, text] of Object.entries(files))
    for (const simpler of simplerTexts(text)) yield { ...one, files: { ...files, [path]: simpler } }
  for (const k of lines.keys()) {
    yield { ...one, lines: lines.toSpliced(k, 1) }
    for (const simpler of simplerTexts(lines[k])) yield { ...one, lines: lines.with(k, simpler) }
  }
  for (const [k, word] of words.entries()) {
    if (k === 0 || Object.hasOwn(files, word)) continue
    yield { ...one, words: words.toSpliced(k, 1) }
    if (word.startsWith('--')) yield { ...one, words: words.toSpliced(k, 2) }
    // The truth is that of this formula and this word.
    else if (truth === null) for (const simpler of simplerTexts(word)) yield { ...one, words: words.with(k, simpler) }
  }
}

/** A text without a part of it; a document without a value. */
function* simplerTexts(text: string): IterableIterator<string> {
  if (/^\s*[[{]/.test(text)) yield* simplerDocuments(text)
  for (let length = text.length >> 1; length >= 1; length >>= 1)
    for (let k = 0; k < text.length; k += length) yield text.slice(0, k) + text.slice(k + length)
}

function* simplerDocuments(text: string): IterableIterator<string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return
  }
  for (const simpler of simplerValues(value)) yield JSON.stringify(simpler)
}

function* simplerValues(value: unknown): IterableIterator<unknown> {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const k of value.keys()) yield value.toSpliced(k, 1)
    for (const [k, part] of value.entries()) for (const simpler of simplerValues(part)) yield value.with(k, simpler)
    return
  }
  const entries = Object.entries(value)
  for (const k of entries.keys()) yield Object.fromEntries(entries.toSpliced(k, 1))
  for (const [k, [key, part]] of entries.entries())
    for (const simpler of simplerValues(part)) yield Object.fromEntries(entries.with(k, [key, simpler]))
}
