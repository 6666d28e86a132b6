// Our plain notation and our cases as LaTeX that compiles anywhere: math by the commands of LaTeX itself, and no character special.
import { notation, type Piece } from './notation.ts'
import { visible } from './text.ts'

/** Notation, typeset. @example latexOf('at most 4e^{−γ}', (key) => key) // at most $4e^{-\gamma}$ */
export const latexOf = (text: string, nameOfKey: (key: string) => string): string =>
  join(notation(text).flatMap((piece, k, all) => partsOf(piece, all[k + 1], nameOfKey)))

/** Prose without variables, such as a name. @example latexText('50% of n_1') // 50\% of n\_1 */
export const latexText = (text: string): string =>
  join([...visible(text)].map(characterPart).map((part) => (part.kind === 'either' ? { ...part, kind: 'text' } : part)))

/** Letter by letter, in typewriter type. @example latexCode('a_1 {b}') // \texttt{a\_1 \{b\}} */
export const latexCode = (text: string): string => `\\texttt{${latexText(text)}}`

/** `either`: what belongs to a formula where it touches one, such as a digit; `inFormula` is how it is written there. */
interface Part {
  readonly kind: 'math' | 'text' | 'either'
  readonly source: string
  readonly inFormula?: string
}

const math = (source: string): Part => ({ kind: 'math', source })

/** Formulas that meet are one, with all that touches them and is no prose. */
function join(parts: readonly Part[]): string {
  const isTouching = (k: number, step: -1 | 1): boolean => {
    let at = k + step
    while (parts[at]?.kind === 'either') at += step
    return parts[at]?.kind === 'math'
  }
  const isFormula = parts.map(
    ({ kind }, k) => kind === 'math' || (kind === 'either' && (isTouching(k, -1) || isTouching(k, 1))),
  )
  // A space at the end of a formula would vanish, and beside a relation it is the formula's.
  const isMath = isFormula.map((is, k) => {
    const { source } = parts[k]
    const isBetween = isFormula[k - 1] === true && isFormula[k + 1] === true
    return source === ' '
      ? isBetween && [k - 1, k + 1].some((near) => RELATION.test(parts[near].source))
      : is && (source !== TIE || isBetween)
  })
  return parts
    .map(({ source, inFormula = source }, k) => {
      if (!isMath[k]) return source
      const before = k > 0 && isMath[k - 1] ? (parts[k - 1].inFormula ?? parts[k - 1].source) : null
      const open = before === null ? '$' : glue(before, inFormula)
      return `${open}${inFormula}${isMath[k + 1] === true ? '' : '$'}`
    })
    .join('')
}

const TIE = '~'
const RELATION = /^(?:[<>=+-]|\\(?:le|ge|ne|approx|in|rightarrow))$/

/** The name of a command ends where no letter follows. */
const glue = (before: string, after: string): string =>
  /\\[a-zA-Z]+$/.test(before) && /^[a-zA-Z]/.test(after) ? ' ' : ''

function partsOf(piece: Piece, next: Piece | undefined, nameOfKey: (key: string) => string): readonly Part[] {
  switch (piece.kind) {
    case 'reference':
      return [{ kind: 'text', source: latexText(piece.text ?? nameOfKey(piece.key)) }]
    case 'text':
      return FUNCTION.test(piece.text)
        ? [{ kind: 'either', source: piece.text, inFormula: `\\${piece.text}` }]
        : [...visible(piece.text)].map(characterPart)
    case 'variable':
      if (piece.text === 'Σ' && next?.kind === 'index') return [math('\\sum')]
      return [...piece.text].map((letter) => (/[a-zA-Z]/.test(letter) ? math(letter) : characterPart(letter)))
    default:
      return [math(`${OPENINGS[piece.kind]}{${formulaOf(piece.pieces)}}`)]
  }
}

const FUNCTION = /^(?:max|min|ln|log|exp)$/
const OPENINGS = { index: '_', exponent: '^', root: '\\sqrt' } as const

/** Within an index, an exponent or a root all is math. */
const formulaOf = (pieces: readonly Piece[]): string =>
  pieces
    .flatMap((piece, k) =>
      piece.kind === 'text' && /^\p{L}{2,}$/u.test(piece.text) && !FUNCTION.test(piece.text)
        ? [math(`\\mathrm{${piece.text}}`)]
        : partsOf(piece, pieces[k + 1], (key) => key),
    )
    .map(({ source, inFormula = source }) => inFormula)
    .reduce((formula, source) => `${formula}${glue(formula, source)}${source}`, '')

function characterPart(character: string): Part {
  const command = MATH[character]
  if (command !== undefined) return math(command)
  if (character === '\u00a0') return { kind: 'either', source: TIE, inFormula: ' ' }
  if (/[\d()[\]/+=!]/.test(character)) return { kind: 'either', source: character }
  return { kind: 'text', source: SPECIAL[character] ?? character }
}

/** What TeX would take for something else. */
const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '"': '{\\char34}',
  '’': "'",
  '‘': '`',
  '“': '``',
  '”': "''",
  '…': '\\dots{}',
  '–': '--',
}

const GREEK =
  'α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho σ sigma τ tau φ varphi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega'
const SIGNS =
  '· cdot × times ÷ div ± pm √ surd ∞ infty ≤ le ≥ ge ≠ ne ≈ approx ¬ neg ∧ land ∨ lor ⊕ oplus ⊖ ominus ∗ ast ℓ ell ‖ | ′ prime ← leftarrow → rightarrow ↔ leftrightarrow ⇒ Rightarrow ⇔ Leftrightarrow ∈ in ∉ notin ∀ forall ∃ exists ⊆ subseteq ⊂ subset ∪ cup ∩ cap ∅ emptyset ∘ circ ∑ sum ∏ prod ∂ partial ⟨ langle ⟩ rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil'
const commandsIn = (list: string): readonly (readonly [string, string])[] =>
  [...list.matchAll(/(\S) (\S+)/gu)].map(([, sign, name]) => [sign, `\\${name}`] as const)

const MATH: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...commandsIn(GREEK), ...commandsIn(SIGNS)]),
  '−': '-',
  '<': '<',
  '>': '>',
  '|': '|',
  '½': '\\frac12',
  '¼': '\\frac14',
  '¾': '\\frac34',
  ℝ: '\\mathbf{R}',
  ℕ: '\\mathbf{N}',
  ℤ: '\\mathbf{Z}',
  ℚ: '\\mathbf{Q}',
  // Circumflexed letters are estimates.
  ĉ: '\\hat c',
  ĝ: '\\hat g',
  ŝ: '\\hat s',
}
