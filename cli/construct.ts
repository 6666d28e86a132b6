// From the name of a statement and the text of a formula to a compiled model, or to what is wrong with one of them: one line for
// machines, and for people the formula with a caret.
import {
  type Compiled,
  type CompileOptions,
  compile,
  type Outside,
  outside,
  outsideText,
} from '../src/compile/index.ts'
import { cut, quote, sameNumber } from '../src/json/index.ts'
import {
  desugar,
  featureText,
  type ParsedFormula,
  parseFormula,
  problemText,
  SEMANTICS,
  share,
} from '../src/logic/index.ts'
import { isStatementId, STATEMENTS, statementOf } from '../src/statements/index.ts'
import { compileCost, type Start } from './budget/index.ts'
import { InputError, type Option, type Options } from './command.ts'
import { choice, required } from './options.ts'
import { indented } from './text.ts'

/** Tests pass a wrong one. */
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
  { name: 'formula', value: 'TEXT', help: 'a formula of its fragment; docs/formula-language.md explains the language' },
]

export const SETTINGS: readonly Option[] = [
  { name: 'semantics', value: 'NAME', help: 'meaning of since and until: paper, standard or strict (default paper)' },
  { name: 'heads', value: 'NAME', help: 'heads per layer: single, as in the paper, or multi (default single)' },
]

export const settingsOf = (options: Options): Pick<Wanted, 'semantics' | 'heads'> => ({
  semantics: choice(options, 'semantics', SEMANTICS, 'paper'),
  heads: choice(options, 'heads', ['single', 'multi'], 'single'),
})

export const wantedFrom = (options: Options): Wanted => ({
  claim: required(options, 'claim'),
  formula: required(options, 'formula'),
  ...settingsOf(options),
})

/** What is wrong with a claim or a formula; the message has the formula and a caret. */
export class Misfit extends InputError {
  /** The problem in one line. */
  readonly line: string
  /** The column of the formula, from 1, in code points; null where the formula is not to blame. */
  readonly at: number | null

  constructor(line: string, at: number | null, shown: string = line) {
    super(shown)
    this.line = line
    this.at = at
  }
}

/**
 * Throws a Misfit, or a BudgetError.
 * @example construct({ claim: 'corollary-17a', formula: 'Y Q_1', semantics: 'paper', heads: 'single' }, starting(options, io))
 */
export function construct(
  { claim, formula, semantics, heads }: Wanted,
  start: Start,
  build: Compiler = compile,
): Compiled {
  if (!isStatementId(claim)) throw new Misfit(unknownClaim(claim), null)
  const read = parseFormula(formula)
  if (read.kind === 'unreadable') {
    const { column, message, hint } = read
    const shown = `this is not a formula\n${indented(problemText(formula, read))}`
    throw new Misfit(hint === null ? message : `${message}; ${hint}`, column, shown)
  }
  const problem = outside(read.value, claim, semantics)
  if (problem !== undefined) throw outsideOf(problem, read, { formula, semantics })
  start(compileCost(share(desugar(read.value, semantics))))
  return build(read.value, claim, { semantics, heads })
}

const IDS = STATEMENTS.map(({ id }) => id)

function unknownClaim(claim: string): string {
  const near = sameNumber(claim, IDS).map(quote)
  const problem = `there is no construction for ${quote(claim)}`
  const all = IDS.join(', ')
  if (near.length === 0) return `${problem}; the statements with one are ${all}`
  return `${problem}; did you mean ${near.join(' or ')}? The statements with one are ${all}`
}

/** Each part that needs more than the fragment has is shown in its place. */
function outsideOf(
  problem: Outside,
  { place }: ParsedFormula,
  { formula: text, semantics }: Pick<Wanted, 'formula' | 'semantics'>,
): Misfit {
  const needs = new Map<number, { part: string; features: string[] }>()
  for (const { part, feature } of problem.lacks) {
    const { start, end } = place(part) ?? { start: 1, end: 1 }
    const entry = needs.get(start) ?? { part: excerptOf(text, start, end), features: [] }
    entry.features.push(featureText(feature))
    needs.set(start, entry)
  }
  const problems = [...needs].map(([column, { part, features }]) => {
    const message = `${part} needs ${features.join(', ')}`
    return indented(problemText(text, { column, message, hint: null }))
  })
  const { statement, accepting } = problem
  const under = semantics === 'paper' ? '' : ` under ${semantics} semantics`
  const shown = [
    `${statement} is about ${statementOf(statement).fragment}, and this formula needs more${under}`,
    ...problems,
    `  hint: ${accepting.join(', ')} would take it`,
  ]
  const [at] = needs.keys()
  return new Misfit(outsideText(problem), at, shown.join('\n'))
}

/** Longer parts are cut: the caret shows where they begin. */
const LONGEST_PART = 40

function excerptOf(text: string, start: number, end: number): string {
  const characters = [...text.replace(/\s/g, ' ')].slice(start - 1, end - 1)
  return cut(characters.join(''), LONGEST_PART)
}
