// Symbols in formulas: Q_a where the symbol is a plain word, else a JSON string, Q["<s>"]; and the same in LaTeX. What cannot
// be seen is escaped, so that two symbols that differ also look different.
import { readJson } from '../json/index.ts'
import { quoted } from '../text/index.ts'
import type { Style } from './notation.ts'

/** What may not follow Q_, and must be quoted. */
const QUOTED = /[^\p{L}\p{N}\p{M}_]|\p{Default_Ignorable_Code_Point}/u
/** LaTeX compiles with any engine if nothing else is in it. */
const BEYOND_ASCII = /[^ -~]/gu

/** @example letterText('a', 'ascii') // 'Q_a' */
export function letterText(symbol: string, style: Style): string {
  if (style === 'latex') return `Q_{${latexSymbol(symbol)}}`
  return QUOTED.test(symbol) ? `Q[${quoted(symbol)}]` : `Q_${symbol}`
}

function latexSymbol(symbol: string): string {
  if (/^[A-Za-z0-9]$/.test(symbol)) return symbol
  if (/^[A-Za-z0-9]+$/.test(symbol)) return `\\mathtt{${symbol}}`
  return `\\texttt{${[...quoted(symbol, BEYOND_ASCII)].map(latexCharacter).join('')}}`
}

const NAMED = new Map([
  ['\\', '\\textbackslash{}'],
  ['~', '\\textasciitilde{}'],
  ['^', '\\textasciicircum{}'],
])
const NAMES = new Map([...NAMED].map(([character, name]) => [name, character]))

/** Also the space: LaTeX makes one of two. */
const latexCharacter = (character: string): string =>
  NAMED.get(character) ?? (/[ {}$&#%_]/.test(character) ? `\\${character}` : character)

const LATEX_CHARACTER = /\\text(?:backslash|asciitilde|asciicircum)\{\}|\\([ {}$&#%_])|([^\\{}$&#%_~^ ])/y
const LATEX_WORD = /Q_\{(?:([A-Za-z0-9]+)|\\mathtt\{([A-Za-z0-9]+)\})\}/y
const LATEX_STRING = 'Q_{\\texttt{'

/** The symbol of a letter in LaTeX that begins here, and where it ends; undefined if none does. */
export function latexLetterAt(text: string, start: number): { symbol: string; end: number } | undefined {
  LATEX_WORD.lastIndex = start
  const word = LATEX_WORD.exec(text)
  if (word !== null) return { symbol: word[1] ?? word[2], end: LATEX_WORD.lastIndex }
  if (!text.startsWith(LATEX_STRING, start)) return undefined
  let at = start + LATEX_STRING.length
  const characters: string[] = []
  while (!text.startsWith('}}', at)) {
    LATEX_CHARACTER.lastIndex = at
    const matched = LATEX_CHARACTER.exec(text)
    if (matched === null) return undefined
    const [whole, escaped, plain] = matched
    characters.push(NAMES.get(whole) ?? escaped ?? plain)
    at = LATEX_CHARACTER.lastIndex
  }
  const read = readJson(characters.join(''))
  if (read.kind === 'unreadable' || typeof read.value !== 'string' || read.value === '') return undefined
  return { symbol: read.value, end: at + '}}'.length }
}
