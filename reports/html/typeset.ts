// Typesets our plain notation: `4e^{−γ}·v_max` gets italic variables, exponents and indices; prose stays prose. Variables are guessed
// from their surroundings, since statements are plain text everywhere else. Linear in the text, except for nested braces.
import { NEUTRAL, nameOf } from '../document/index.ts'
import { html, type Markup } from './markup.ts'

/** What a page has of statements and claims. */
export interface Link {
  /** The address on the page; null if it is not there. */
  to(name: string): string | null
  /** What people call it. */
  nameOf(key: string): string
}

export const NO_LINKS: Link = { to: () => null, nameOf: (key) => nameOf(key, NEUTRAL) }

/** @example typeset('ε_ℓ ≤ a + r·ε_{ℓ−1}').source */
export const typeset = (text: string, link: Link = NO_LINKS): Markup => html`${piecesOf(text, link, false)}`

/** The kinds of pieces of a text; the first that matches is taken. */
const PIECES = [
  /** The key of a claim on the page, or of a statement of the paper. */
  ['reference', /[a-z]+(?:-[a-z0-9]+)+(?:\.[a-z0-9-]+)*(?![\w-])/y],
  ['spoken', /(?:Definition|Lemma|Proposition|Theorem|Corollary) \d+[a-z]?(?!\w)/y],
  /** Its brackets contain operators, not variables. */
  ['fragment', /L?TL\[[^\]]*\]/y],
  /** Two letters or more, perhaps with hyphens. */
  ['word', /\p{L}+(?:[-’']\p{L}+)*[-’']\p{L}{2,}|\p{L}{2,}(?:[-’']\p{L}+)*/uy],
  ['letter', /\p{L}/uy],
  ['script', /([_^])(\{(?:[^{}]|\{[^{}]*\})*\}|[−-]?[\p{L}\d]+|[∞*])/uy],
  ['raised', /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ]+/y],
  ['lowered', /[₀₁₂₃₄₅₆₇₈₉]+/y],
  ['root', /√(\([^()]*\)|\p{L}(?:_(?:\{[^{}]*\}|[\p{L}\d]+))?|\d+)/uy],
  ['number', /\d+/y],
  ['other', /./suy],
] as const

type Kind = (typeof PIECES)[number][0]

/** `isFormula` in indices, exponents and roots, where every letter is a variable. */
function piecesOf(text: string, link: Link, isFormula: boolean): Markup[] {
  const pieces: Markup[] = []
  for (let at = 0; at < text.length; ) {
    const { kind, match } = pieceAt(text, at, link)
    const before = text.slice(0, at)
    const after = text.slice(at + match[0].length)
    pieces.push(pieceOf(kind, match, { before, after, link, isFormula }))
    at += match[0].length
  }
  return pieces
}

function pieceAt(text: string, at: number, link: Link): { kind: Kind; match: RegExpExecArray } {
  for (const [kind, pattern] of PIECES) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null) continue
    if (kind === 'word' && isProduct(match[0], text.slice(0, at))) continue
    if (kind === 'reference' && !STATEMENT.test(match[0]) && link.to(match[0]) === null) continue
    return { kind, match }
  }
  throw new RangeError('every character is a piece')
}

const STATEMENT = /^(?:definition|lemma|proposition|theorem|corollary)-\d+[a-z]?(?:\.|$)/

/** Letters right after a number, a norm or a Greek letter are factors: 2tj, ‖Wx, γm. */
const isProduct = (word: string, before: string): boolean =>
  word.length <= 3 && !FUNCTIONS.has(word) && (/[\d‖\p{Script=Greek}]$/u.test(before) || /\p{Script=Greek}/u.test(word))

const FUNCTIONS = new Set(['max', 'min', 'ln', 'log', 'exp'])

interface Surroundings {
  readonly before: string
  readonly after: string
  readonly link: Link
  readonly isFormula: boolean
}

function pieceOf(kind: Kind, match: RegExpExecArray, around: Surroundings): Markup {
  const [piece] = match
  switch (kind) {
    case 'reference':
      return linkTo(piece, around.link)
    case 'spoken':
      return linkTo(piece.toLowerCase().replace(' ', '-'), around.link, piece)
    case 'letter':
      return isVariable(piece, around) ? html`<var>${piece}</var>` : html`${piece}`
    case 'script': {
      const inner = piecesOf(withoutBraces(match[2]), around.link, true)
      return match[1] === '_' ? html`<sub>${inner}</sub>` : html`<sup>${inner}</sup>`
    }
    case 'raised':
      return html`<sup>${[...piece].map((digit) => ORDINARY[digit]).join('')}</sup>`
    case 'lowered':
      return html`<sub>${[...piece].map((digit) => ORDINARY[digit]).join('')}</sub>`
    case 'root':
      return html`√<span class="root">${piecesOf(match[1], around.link, true)}</span>`
    case 'other':
      return otherOf(piece, around)
    default:
      return html`${piece}`
  }
}

/** A link where the page has the statement or claim, else its name alone. */
export const linkTo = (name: string, link: Link, text = link.nameOf(name)): Markup => {
  const target = link.to(name)
  return target === null ? html`${text}` : html`<a href="${target}">${text}</a>`
}

const withoutBraces = (script: string): string => (script.startsWith('{') ? script.slice(1, -1) : script)

const ORDINARY: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((digit, value) => [digit, `${value}`])),
  ...Object.fromEntries([...'₀₁₂₃₄₅₆₇₈₉'].map((digit, value) => [digit, `${value}`])),
  '⁻': '−',
  ⁿ: 'n',
}

/** A single letter is a variable, unless it is an article or a pronoun. */
function isVariable(letter: string, { before, after, isFormula }: Surroundings): boolean {
  if (isFormula || !/[aAI]/.test(letter)) return true
  return /^(?:[(·^_/]|\s*[+−=≤≥<>])/.test(after) || (/[[(]$/.test(before) && /^[\])]/.test(after))
}

function otherOf(character: string, { before, after }: Surroundings): Markup {
  const isBetween = /[\p{L}\d)]$/u.test(before) && /^[\p{L}\d(]/u.test(after)
  if (character === ' ') return html`${isTied(before, after) ? '\u00a0' : ' '}`
  if (character === '*') return isBetween ? html`·` : /\p{L}$/u.test(before) ? html`<sup>∗</sup>` : html`*`
  // Hyphens within words were read as part of them, and Dyck-2 is a name; any other hyphen before a letter or number is a minus.
  if (character === '-') return /^(?:\d|\p{L}(?!\p{L}))/u.test(after) && !/\p{L}{2}$/u.test(before) ? html`−` : html`-`
  return html`${character}`
}

/** No line break within a sum, after a relation, or between a short operand and its relation. */
const isTied = (before: string, after: string): boolean =>
  /[+−=≤≥<>]$/.test(before) ||
  /^[+−]\s/.test(after) ||
  (/^[=≤≥<>]\s/.test(after) && /(?:^|[\s(])[\p{L}\d]{1,2}$/u.test(before))
