// A task solved by formulas: the model is held to the reference at the positions that the task is about, to its obligations, and
// to its stated gap.
import { checkObligations, columnVerdict, runSoftly, withHardAttention } from '../../src/check/index.ts'
import type { Claim, Outcome, Probe } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { type OfLength, valueFor } from '../../src/soften/index.ts'
import { gapOn, type Model, type SoftRun, type Word } from '../../src/transformer/index.ts'
import { keepsObligations, undecided } from '../library/index.ts'
import { answerLines, inSentence } from './answer-text.ts'
import { type Efforts, effortsOf, ofTask, type TaskClaimOptions } from './efforts.ts'
import { answersIn, type FormulaCompiler, type FormulaModel, formulaModel } from './formula-model.ts'
import { noteAnswers, noteSize, type TaskLabel, usualLabels } from './labels.ts'
import { once } from './once.ts'
import { type Answer, claimedOf, type FormulaTask } from './task.ts'

const EFFORTS: Efforts = {
  quick: { random: 15, small: 2, maxLength: 10 },
  deep: { random: 2_000, small: 5, maxLength: 40 },
}

/** @example formulaClaim(majority) */
export function formulaClaim(
  task: FormulaTask,
  options: TaskClaimOptions & { readonly build?: FormulaCompiler } = {},
): Claim<Word, TaskLabel> {
  const { formula: by } = task
  const model = once(() => formulaModel(by, options.build))
  const formulas = by.answers.length === 1 ? 'formula' : 'formulas'
  return {
    ...ofTask(task, 'formula', effortsOf(EFFORTS, options), {
      title: `${task.title} by ${by.answers.length === 1 ? 'a formula' : 'formulas'}`,
      statement: `The softmax transformer that ${by.statement} makes of the ${formulas} answers at ${task.at}: ${inSentence(task.sentence)} Its layers keep their obligations, and its gap is as stated.`,
      uses: [by.statement],
      requires: options.requires ?? usualLabels(task),
    }),
    check(word, probe) {
      const made = model()
      noteAnswers(task, word, task.reference(word), probe)
      noteSize(made.construction.model, probe)
      return probe.all(...formulaOutcomes(task, made, word, probe))
    },
    explain(word) {
      const made = model()
      const { found } = runSoftly(made.construction, word)
      return answerLines(word, [
        ['reference', task.reference(word)],
        ['model', answersIn(by, made, found)],
      ])
    },
  }
}

/** The answers, the obligations and the gap. @example probe.all(...formulaOutcomes(task, model, word, probe)) */
export function formulaOutcomes<L extends string>(
  task: FormulaTask,
  made: FormulaModel,
  word: Word,
  probe: Probe<L>,
): readonly Outcome[] {
  const { model } = made.construction
  const { run } = runSoftly(made.construction, word)
  return [
    sameAnswers(task, made, { word, run }, probe),
    ...keepsObligations(checkObligations(model, run), probe),
    keepsGap(withHardAttention(model, 'average'), task.formula.gap, word, probe),
  ]
}

/** An answer that is not known does not differ. */
function sameAnswers<L extends string>(
  task: FormulaTask,
  made: FormulaModel,
  { word, run }: { readonly word: Word; readonly run: SoftRun },
  probe: Probe<L>,
): Outcome {
  const { construction, answers } = made
  const expected = task.reference(word)
  const claimed = claimedOf(task, word)
  const last = run.activations[run.activations.length - 1]
  const cut = { activations: [claimed.map((k) => last[k])] }
  const verdicts = task.formula.answers.map(({ answer }, a) =>
    columnVerdict(
      cut,
      construction.places[answers[a]],
      claimed.map((k) => expected[k] === answer),
    ),
  )
  const at = (all: readonly Answer[]): readonly Answer[] => claimed.map((k) => all[k])
  if (verdicts.includes('differs')) {
    const found = answersIn(task.formula, made, runSoftly(construction, word).found)
    return probe.same(at(found), at(expected), 'the answers of the model')
  }
  if (!verdicts.includes('undecided')) return probe.same(true, true)
  return undecided(probe, 'the distance of an answer from the reference')
}

/** Under hard attention the largest score of every row exceeds all smaller ones by γ(n). */
export function keepsGap<L extends string>(model: Model, gap: OfLength, word: Word, probe: Probe<L>): Outcome {
  const found = gapOn(model, word)
  if (found.kind === 'all-tied') return probe.same(true, true)
  const { layer, head, position } = found.witness
  const what = `the square of the stated gap, in layer "${layer}", head "${head}", at position ${position}`
  return probe.atMost(rational.power(valueFor(gap, word.length), 2), found.square, what, 'obligation')
}
