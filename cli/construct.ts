// From the name of a statement and the text of a formula to a compiled model, or to what is wrong with one of them: a line for
// machines, and for people the formula with a caret.
import {
  type Compiled,
  type CompileOptions,
  compile,
  featureText,
  isStatementId,
  type Outside,
  outside,
  outsideText,
  type ParsedFormula,
  parseFormula,
  problemText,
  SEMANTICS,
  STATEMENTS,
  statementOf,
} from '../src/index.ts'
import { cut, quote } from '../src/json/index.ts'
import { choice, InputError, type Option } from './command.ts'

/** A mutant passes another. */
export type Compiler = typeof compile

export interface Wanted {
  readonly claim: string
  /** In the formula language. */
  readonly formula: string
  readonly semantics: NonNullable<CompileOptions['semantics']>
  readonly heads: NonNullable<CompileOptions['heads']>
}

export const CLAIM_AND_FORMULA: readonly Option[] = [
  { name: 'claim', value: 'NAME', help: 'the statement whose construction is used, such as corollary-17a' },
  { name: 'formula', value: 'TEXT', help: 'a formula of its fragment; docs/formula-language.md tells the language' },
]

export const SETTINGS: readonly Option[] = [
  { name: 'semantics', value: 'NAME', help: 'of since and until: paper, standard or strict (default paper)' },
  { name: 'heads', value: 'NAME', help: 'heads of a layer: single, as in the paper, or multi (default single)' },
]

export const settingsOf = (options: ReadonlyMap<string, string>): Pick<Wanted, 'semantics' | 'heads'> => ({
  semantics: choice(options, 'semantics', SEMANTICS, 'paper'),
  heads: choice(options, 'heads', ['single', 'multi'], 'single'),
})

export type Constructed = { readonly kind: 'built'; readonly compiled: Compiled } | Misfit

export interface Misfit {
  readonly kind: 'misfit'
  /** One line. */
  readonly message: string
  /** The column of the formula, from 1, in code points; null where the formula is not to blame. */
  readonly at: number | null
  /** With the formula and a caret. */
  readonly shown: string
}

/** @example construct({ claim: 'corollary-17a', formula: 'Y Q_1', semantics: 'paper', heads: 'single' }) */
export function construct({ claim, formula, semantics, heads }: Wanted, build: Compiler = compile): Constructed {
  if (!isStatementId(claim)) {
    const message = unknownClaim(claim)
    return { kind: 'misfit', message, at: null, shown: message }
  }
  const read = parseFormula(formula)
  if (read.kind === 'unreadable') {
    const { column, message, hint } = read
    const shown = `this is not a formula\n${indented(problemText(formula, read))}`
    return { kind: 'misfit', message: hint === null ? message : `${message}; ${hint}`, at: column, shown }
  }
  const misfit = outside(read.formula, claim, semantics)
  if (misfit !== undefined) return outsideOf(misfit, read, { formula, semantics })
  return { kind: 'built', compiled: build(read.formula, claim, { semantics, heads }) }
}

/** The same; what is wrong is an InputError. */
export function constructed(wanted: Wanted, build?: Compiler): Compiled {
  const result = construct(wanted, build)
  if (result.kind === 'misfit') throw new InputError(result.shown)
  return result.compiled
}

const IDS = STATEMENTS.map(({ id }) => id)
const ALL = IDS.join(', ')

function unknownClaim(claim: string): string {
  const near = sameNumber(claim).map(quote)
  const found = `there is no construction for ${quote(claim)}`
  if (near.length === 0) return `${found}; those with one are ${ALL}`
  return `${found}; did you mean ${near.join(' or ')}? Those with one are ${ALL}`
}

/** Nobody mistakes one number for another, but theorems for corollaries. */
function sameNumber(claim: string): readonly string[] {
  const [, number, letter] = NUMBER.exec(claim) ?? []
  const near = IDS.filter((id) => NUMBER.exec(id)?.[1] === number)
  const same = near.filter((id) => NUMBER.exec(id)?.[2] === letter)
  return same.length > 0 ? same : near
}

const NUMBER = /(\d+)([a-z]?)/i

type Told = Pick<Wanted, 'formula' | 'semantics'>

/** Each part that needs more than the fragment has is shown in its place. */
function outsideOf(found: Outside, { place }: ParsedFormula, { formula: text, semantics }: Told): Misfit {
  const needs = new Map<number, { part: string; features: string[] }>()
  for (const { part, feature } of found.lacks) {
    const { start, end } = place(part) ?? { start: 1, end: 1 }
    const entry = needs.get(start) ?? { part: excerptOf(text, start, end), features: [] }
    entry.features.push(featureText(feature))
    needs.set(start, entry)
  }
  const problems = [...needs].map(([column, { part, features }]) => {
    const message = `${part} needs ${features.join(', ')}`
    return indented(problemText(text, { column, message, hint: null }))
  })
  const { statement, accepting } = found
  const under = semantics === 'paper' ? '' : ` under ${semantics} semantics`
  const shown = [
    `${statement} is about ${statementOf(statement).fragment}, and this formula needs more${under}`,
    ...problems,
    `  hint: ${accepting.join(', ')} would take it`,
  ]
  const [at] = needs.keys()
  return { kind: 'misfit', message: outsideText(found), at, shown: shown.join('\n') }
}

/** Longer parts are cut: the caret shows where they begin. */
const LONGEST_PART = 40

function excerptOf(text: string, start: number, end: number): string {
  const characters = [...text.replace(/\s/g, ' ')].slice(start - 1, end - 1)
  return cut(characters.join(''), LONGEST_PART)
}

const indented = (text: string): string => text.replace(/^/gm, '  ')
