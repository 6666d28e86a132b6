// A transformer computes a formula: every subformula, at every position, exactly; and every layer keeps its obligations. Generic in
// the compiler, so that anybody's construction for a fragment is tested by the same cases.

import {
  type Checked,
  type Construction,
  checkObligations,
  columnVerdict,
  type FoundColumn,
  foundIn,
  runSoftly,
  spotText,
  traceSimulation,
  truthOf,
} from '../../src/check/index.ts'
import type { Claim, Outcome, Probe } from '../../src/engine/index.ts'
import type { Plain } from '../../src/json/index.ts'
import { type Column, type Formula, meaning, printFormula, unshare } from '../../src/logic/index.ts'
import { remembering } from '../../src/memo/index.ts'
import { interval, rational, real } from '../../src/numbers/index.ts'
import type { Model, SoftRun, Word } from '../../src/transformer/index.ts'
import { begin, complete, type OnCases, type Own } from './header.ts'
import { isLegible } from './legible.ts'
import { noteFormula, type SimulationLabel } from './simulation-labels.ts'

/** A formula and a word for it. @example const c: SimulationCase = { formula: formula('Y Q_a'), word: word('ab') } */
export interface SimulationCase {
  readonly formula: Formula
  readonly word: Word
}

/** @example const parts: Pick<Simulates, 'compile'> = { compile: (formula) => compile(formula, 'theorem-12a') } */
export interface Simulates extends OnCases<SimulationCase, SimulationLabel> {
  /** The construction. Only the last model is remembered, so it may be asked for the same formula again. */
  compile(formula: Formula): Construction
  /** Whether layers must keep their obligations. Default: true. */
  readonly hasProof?: boolean
  /** Whether outputs must be right. Default: true. */
  readonly hasOutputs?: boolean
  /** What a model has and the statement does not allow; nothing if all is well. */
  allows?(model: Model): readonly string[]
}

const OWN: Own<Simulates> = { compile: 'function', hasProof: 'other', hasOutputs: 'other', allows: 'other' }

/**
 * @example
 * const claim = simulates({
 *   key: 'mine', title: 'my compiler', statement: 'It simulates TL[⊖].',
 *   domain: simulations({ features: ['previous'] }), compile: (formula) => compile(formula, 'theorem-13c'),
 * })
 * runnable(claim).replay('formula=Y Q_a; word=ab').ending // passed
 */
export function simulates(parts: Simulates): Claim<SimulationCase, SimulationLabel> {
  const compile = remembering(parts.compile)
  const { hasProof = true, hasOutputs = true, allows } = parts
  return {
    ...complete(parts, OWN),
    check(c, probe) {
      begin(parts, c, probe)
      const { formula, word } = c
      const construction = compile(formula)
      const truth = truthOf(construction.formula, word)
      noteFormula(construction, truth, word, probe)
      const { run } = runSoftly(construction, word)
      return probe.all(
        ofTheFormula(construction, truth, c, probe),
        probe.same(allows?.(construction.model) ?? [], [], 'what the statement does not allow', 'means'),
        ...(hasProof ? keepsObligations(checkObligations(construction.model, run), probe) : []),
        ...(hasOutputs ? [sameRun(construction, run, truth, probe)] : []),
      )
    },
    explain: parts.explain ?? ((c) => explanation(compile(c.formula), c)),
    illustrate: parts.illustrate ?? ((c) => picture(compile(c.formula), c)),
  }
}

const picture = ({ model }: Construction, { word }: SimulationCase): Plain =>
  isLegible(model, word) ? traceSimulation(model, word, { isDrawable: true }) : null

/**
 * Credits each lemma with its rows, and compares the closest of them; a broken obligation is a failure.
 * @example
 * const { model } = compile(formula('Y Q_1'), 'theorem-12a')
 * const check = (w: Word, probe: Probe) => probe.all(...keepsObligations(checkObligations(model, soft(model, w)), probe))
 */
export function keepsObligations<L extends string>(checked: Checked, probe: Probe<L>): Outcome[] {
  const broken = checked.broken.map(({ lemma, spot, message }) => `${lemma}, ${spotText(spot)}: ${message}`)
  return [
    probe.same(broken, [], 'broken obligations', 'obligation', hintOn(checked)),
    ...checked.open.map(({ lemma, spot, what, observed, bound }) =>
      probe.credit(lemma, observed, bound, `${lemma}, ${spotText(spot)}: ${what}`, 0),
    ),
    ...checked.credits.map(({ lemma, rows, closest: { spot, what, observed, bound } }) =>
      probe.credit(lemma, observed, bound, `${lemma}, ${spotText(spot)}: ${what}`, rows),
    ),
  ]
}

const hintOn = ({ broken }: Checked): string | undefined =>
  broken.some(({ message }) => message.startsWith('no obligation covers'))
    ? 'what no lemma justifies is refuted, even where its outputs are right: state obligations, or check outputs alone by simulates({ …, hasProof: false })'
    : undefined

/**
 * The shared formula, whose truth is what subformulas are compared with, must mean what the formula means.
 * @example
 * const construction = compile(formula('Y Q_1'), 'theorem-12a')
 * const check = (c: SimulationCase, probe: Probe) =>
 *   ofTheFormula(construction, truthOf(construction.formula, c.word), c, probe)
 */
export const ofTheFormula = <L extends string>(
  { formula: { root } }: Construction,
  truth: readonly Column[],
  { formula, word }: SimulationCase,
  probe: Probe<L>,
): Outcome => probe.same(bits(truth[root]), bits(meaning(formula, word)), 'what the compiler took the formula for')

/** Shows the first subformula that is known to differ, else the first that is not known to agree: undecided is no difference. */
function sameRun<L extends string>(
  construction: Construction,
  run: SoftRun,
  truth: readonly Column[],
  probe: Probe<L>,
): Outcome {
  const { places } = construction
  const verdicts = truth.map((column, k) => columnVerdict(run, places[k], column))
  if (verdicts.includes('differs')) {
    const columns = truth.map((column, k) => (verdicts[k] === 'differs' ? foundIn(construction, run)[k] : column))
    return sameColumns(construction, columns, truth, probe)
  }
  const open = verdicts.indexOf('undecided')
  if (open < 0) return probe.same(true, true)
  const name = printFormula(unshare(construction.formula)[open])
  return undecided(probe, `the distance of ${name} from its truth`)
}

/**
 * What is not known neither agrees nor differs: no number of bits decides this comparison.
 * @example const check = (x: number | null, probe: Probe) => (x === null ? undecided(probe, 'x') : probe.same(x, x))
 */
export const undecided = <L extends string>(probe: Probe<L>, what: string): Outcome =>
  probe.atMost(real.within(interval.between(-1, 1)), rational.zero, what)

/**
 * Shows the first subformula that differs: parts come before wholes, so it is a smallest one. Null is neither 0 nor 1.
 * @example
 * const mine = compile(formula('Y Q_1'), 'theorem-12a')
 * const check = (w: Word, probe: Probe) => sameColumns(mine, runSoftly(mine, w).found, truthOf(mine.formula, w), probe)
 */
export function sameColumns<L extends string>(
  { formula }: Construction,
  found: readonly FoundColumn[],
  truth: readonly Column[],
  probe: Probe<L>,
): Outcome {
  const wrong = truth.findIndex((column, k) => column.some((holds, i) => found[k][i] !== holds))
  if (wrong < 0) return probe.same(true, true)
  const name = printFormula(unshare(formula)[wrong])
  return probe.same(bits(found[wrong]), bits(truth[wrong]), `the truth of ${name} along the word`)
}

/**
 * Whether a construction computes the formula on the word, and its layers keep their obligations.
 * @example
 * const mine = compile(formula('Y Q_1'), 'theorem-12a')
 * const check = (c: SimulationCase, probe: Probe) => probe.all(...simulationOutcomes(mine, c, probe))
 */
export function simulationOutcomes<L extends string>(
  construction: Construction,
  c: SimulationCase,
  probe: Probe<L>,
): readonly Outcome[] {
  const truth = truthOf(construction.formula, c.word)
  const { run } = runSoftly(construction, c.word)
  return [
    ofTheFormula(construction, truth, c, probe),
    ...keepsObligations(checkObligations(construction.model, run), probe),
    sameRun(construction, run, truth, probe),
  ]
}

const bits = (column: FoundColumn): string => column.map((bit) => (bit === null ? '?' : bit ? '1' : '0')).join('')

/** Every subformula with its truth and what the model says. */
function explanation(construction: Construction, { word }: SimulationCase): string {
  const { found } = runSoftly(construction, word)
  const truth = truthOf(construction.formula, word)
  const names = unshare(construction.formula).map((part) => printFormula(part))
  const width = Math.min(40, Math.max('subformula'.length, ...names.map((name) => name.length)))
  const lines = names.map((name, k) => {
    const [is, says] = [bits(truth[k]), bits(found[k])]
    return `${name.slice(0, width).padEnd(width)}  ${is}${is === says ? '' : `  the model says ${says}`}`
  })
  return [`${'subformula'.padEnd(width)}  truth along ${word.join('')}`, ...lines].join('\n')
}
