// A compiled model on a word beside its formula: the verdict on the outputs, and the obligations of its layers, decided where intervals
// were not enough.
import {
  type Broken,
  bitsFor,
  type Checked,
  checkObligations,
  columnVerdict,
  type FoundColumn,
  type LedgerRow,
  runSoftly,
  spotText,
  truthOf,
} from '../../../src/check/index.ts'
import type { Compiled } from '../../../src/compile/index.ts'
import { type Column, formula, meaning } from '../../../src/logic/index.ts'
import { decide, decimal, precise, real, shorten } from '../../../src/numbers/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { type Progress, type Start, simulationCost, truthCost } from '../../budget/index.ts'
import type { Wanted } from '../../construct.ts'
import { EXIT } from '../../exit-code.ts'

export type Verdict = 'agrees' | 'differs' | 'undecided'

export interface Simulation {
  /** Of the whole formula, by position. */
  readonly truth: Column
  readonly output: FoundColumn
  /** Of the outputs alone, whatever the obligations. */
  readonly verdict: Verdict
  /** The least distance from an approximate Boolean's error to ¼, rounded down; null where nothing is approximate. */
  readonly margin: string | null
  /** Obligations that a layer violates. */
  readonly broken: readonly Broken[]
  /** Obligations that are undecided. */
  readonly open: readonly Broken[]
  /** Of every subformula, by its index in the shared formula. */
  readonly truths: readonly Column[]
  readonly outputs: readonly FoundColumn[]
}

const MARGIN_DIGITS = 4

/** The formula as the user gave it: its truth does not depend on a compiler. */
export type Asked = Pick<Wanted, 'formula' | 'semantics'>

export interface Limits {
  readonly start: Start
  /** Hears how many layers are done. */
  readonly progress?: Progress
}

/**
 * Throws a BudgetError.
 * @example simulationOf(compiled, word('0110'), { formula: 'Y Q_1', semantics: 'paper' }, { start: starting(options, io) }).verdict // 'agrees'
 */
export function simulationOf(
  compiled: Compiled,
  word: Word,
  { formula: text, semantics }: Asked,
  { start, ...watching }: Limits,
): Simulation {
  const { model } = compiled
  const { length: n } = word
  start([...simulationCost(model, n, bitsFor(model, n)), ...truthCost(compiled.formula, n)])
  const { root } = compiled.formula
  const truths = truthOf(compiled.formula, word)
  const truth = meaning(formula(text), word, semantics)
  const { run, found } = runSoftly(compiled, word, watching)
  const checked = checkObligations(model, run, { isCredited: false })
  return {
    truth,
    output: found[root],
    verdict: columnVerdict(run, compiled.places[root], truth),
    margin: checked.margin === null ? null : decimal(precise.fromInterval(pointOf(checked.margin)), MARGIN_DIGITS).lo,
    ...settled(checked),
    truths,
    outputs: found,
  }
}

const pointOf = (x: number): { lo: number; hi: number } => ({ lo: x, hi: x })

/** Decides the rows that float64 intervals left open. */
export function settled({ broken, open }: Checked): Pick<Simulation, 'broken' | 'open'> {
  const answers = open.map((row) => ({ row, answer: decide(row.observed, row.bound).answer }))
  return {
    broken: [...broken, ...answers.filter(({ answer }) => answer === 'fails').map(({ row }) => asBroken(row, '>'))],
    open: answers.filter(({ answer }) => answer === 'undecided').map(({ row }) => asBroken(row, 'against')),
  }
}

const SHOWN_BITS = 128

function asBroken({ lemma, spot, what, observed, bound }: LedgerRow, relation: string): Broken {
  const [left, right] = [observed, bound].map((a) => shorten(real.enclose(a, SHOWN_BITS)))
  return { lemma, spot, message: `${what}: ${left} ${relation} ${right}` }
}

/** One line. */
export const brokenText = ({ lemma, spot, message }: Broken): string => `${lemma}, ${spotText(spot)}: ${message}`

/** What a line of a batch says, and more where an obligation is violated or undecided. */
export function simulationFields({ model }: Compiled, simulation: Simulation): Readonly<Record<string, unknown>> {
  const { truth, output, verdict, margin, broken, open } = simulation
  return {
    truth: bitsOf(truth),
    output: bitsOf(output),
    verdict,
    layers: model.layers.length,
    width: model.coordinates.length,
    margin,
    ...(broken.length === 0 ? {} : { broken: broken.map(brokenFields) }),
    ...(open.length === 0 ? {} : { open: open.map(brokenFields) }),
  }
}

export const bitsOf = (column: FoundColumn): (0 | 1 | null)[] =>
  column.map((holds) => (holds === null ? null : holds ? 1 : 0))

const brokenFields = ({ lemma, spot: { layer, of, i }, message }: Broken): object => ({
  lemma,
  layer,
  of,
  position: i,
  message,
})

export function simulationCode({ verdict, broken, open }: Simulation): number {
  if (verdict === 'differs' || broken.length > 0) return EXIT.failed
  return verdict === 'undecided' || open.length > 0 ? EXIT.open : EXIT.passed
}
