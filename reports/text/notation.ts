// Our plain notation, read: `4e^{−γ}·v_max` has variables, exponents and indices; prose stays prose. Variables are guessed from their
// surroundings, since statements are plain text everywhere else. Linear in the text: what a pattern looks through in vain is not looked
// through again.

/** A piece of a text, for printers to typeset. */
export type Piece =
  | { readonly kind: 'text' | 'variable'; readonly text: string }
  | { readonly kind: 'index' | 'exponent' | 'root'; readonly pieces: readonly Piece[] }
  /** A statement or claim; in the words of the text, or by its key alone. */
  | { readonly kind: 'reference'; readonly key: string; readonly text: string | null }

/** Whether a key that no statement of a paper has is that of a claim. */
type IsKnown = (key: string) => boolean

/** @example notation('ε_ℓ ≤ 2') */
export const notation = (text: string, isKnown: IsKnown = () => false): readonly Piece[] =>
  piecesOf(text, isKnown, false)

/** The kinds of pieces of a text; the first that matches is taken. */
const PIECES = [
  /** The key of a claim on the page, or of a statement of the paper. */
  ['reference', /(?<![\w.-])[a-z]+(?:-[a-z0-9]+)+(?:\.[a-z0-9-]+)*(?![\w-])/y],
  ['spoken', /(?:Definition|Lemma|Proposition|Theorem|Corollary) \d+[a-z]?(?!\w)/y],
  /** Its brackets contain operators, not variables. */
  ['fragment', /L?TL\[[^[\]]*\]/y],
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

/** Where no word begins, none begins between these hyphens either. */
const SPELLED = /\p{L}(?:[-’']\p{L})+/uy

/** Enough characters to tell what stands before a piece: no pattern looks further back than three of up to two units. */
const BEFORE = 8

type Kind = (typeof PIECES)[number][0]

/** `isFormula` in indices, exponents and roots, where every letter is a variable. */
function piecesOf(text: string, isKnown: IsKnown, isFormula: boolean): Piece[] {
  const pieces: Piece[] = []
  let spelled = 0
  for (let at = 0; at < text.length; ) {
    const before = text.slice(Math.max(0, at - BEFORE), at)
    const { kind, match } = pieceAt(text, at, { before, isKnown, isSpelled: at < spelled })
    if (kind === 'letter' && at >= spelled) spelled = at + (matchAt(SPELLED, text, at)?.[0].length ?? 0)
    const after = text.slice(at + match[0].length)
    pieces.push(pieceOf(kind, match, { before, after, isKnown, isFormula }))
    at += match[0].length
  }
  return pieces
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function pieceAt(
  text: string,
  at: number,
  { before, isKnown, isSpelled }: Pick<Surroundings, 'before' | 'isKnown'> & { readonly isSpelled: boolean },
): { kind: Kind; match: RegExpExecArray } {
  for (const [kind, pattern] of PIECES) {
    if (kind === 'word' && isSpelled) continue
    const match = matchAt(pattern, text, at)
    if (match === null) continue
    if (kind === 'word' && isProduct(match[0], before)) continue
    if (kind === 'reference' && !STATEMENT.test(match[0]) && !isKnown(match[0])) continue
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
  /** The last few characters. */
  readonly before: string
  readonly after: string
  readonly isKnown: IsKnown
  readonly isFormula: boolean
}

function pieceOf(kind: Kind, match: RegExpExecArray, around: Surroundings): Piece {
  const [piece] = match
  switch (kind) {
    case 'reference':
      return { kind: 'reference', key: piece, text: null }
    case 'spoken':
      return { kind: 'reference', key: piece.toLowerCase().replace(' ', '-'), text: piece }
    case 'letter':
      return { kind: isVariable(piece, around) ? 'variable' : 'text', text: piece }
    case 'script':
      return {
        kind: match[1] === '_' ? 'index' : 'exponent',
        pieces: piecesOf(withoutBraces(match[2]), around.isKnown, true),
      }
    case 'raised':
      return { kind: 'exponent', pieces: [textOf(ordinary(piece))] }
    case 'lowered':
      return { kind: 'index', pieces: [textOf(ordinary(piece))] }
    case 'root':
      return { kind: 'root', pieces: piecesOf(match[1], around.isKnown, true) }
    case 'other':
      return otherOf(piece, around)
    default:
      return textOf(piece)
  }
}

const textOf = (text: string): Piece => ({ kind: 'text', text })

const withoutBraces = (script: string): string => (script.startsWith('{') ? script.slice(1, -1) : script)

const ORDINARY: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((digit, value) => [digit, `${value}`])),
  ...Object.fromEntries([...'₀₁₂₃₄₅₆₇₈₉'].map((digit, value) => [digit, `${value}`])),
  '⁻': '−',
  ⁿ: 'n',
}

const ordinary = (digits: string): string => [...digits].map((digit) => ORDINARY[digit]).join('')

/** A single letter is a variable, unless it is an article or a pronoun. */
function isVariable(letter: string, { before, after, isFormula }: Surroundings): boolean {
  if (isFormula || !/[aAI]/.test(letter)) return true
  return /^(?:[(·^_/]|\s*[+−=≤≥<>])/.test(after) || (/[[(]$/.test(before) && /^[\])]/.test(after))
}

function otherOf(character: string, { before, after }: Surroundings): Piece {
  const isBetween = /[\p{L}\d)]$/u.test(before) && /^[\p{L}\d(]/u.test(after)
  if (character === ' ') return textOf(isTied(before, after) ? '\u00a0' : ' ')
  if (character === '*' && !isBetween && /\p{L}$/u.test(before)) return { kind: 'exponent', pieces: [textOf('∗')] }
  if (character === '*') return textOf(isBetween ? '·' : '*')
  // Hyphens within words were read as part of them, and Dyck-2 is a name; any other hyphen before a letter or number is a minus.
  const isMinus = /^(?:\d|\p{L}(?!\p{L}))/u.test(after) && !/\p{L}{2}$/u.test(before)
  return textOf(character === '-' && isMinus ? '−' : character)
}

/** No line break within a sum, after a relation, or between a short operand and its relation. */
const isTied = (before: string, after: string): boolean =>
  /[+−=≤≥<>]$/.test(before) ||
  /^[+−]\s/.test(after) ||
  (/^[=≤≥<>]\s/.test(after) && /(?:^|[\s(])[\p{L}\d]{1,2}$/u.test(before))
