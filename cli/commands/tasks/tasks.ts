// lemmata tasks: the tasks that come solved, with the size of each solution and the claims about it; and one of them in full.

import type { Theorem } from '../../../reports/document/index.ts'
import { formatCount, verdictText } from '../../../reports/text/index.ts'
import type { Runnable } from '../../../src/engine/index.ts'
import type { Command } from '../../command.ts'
import { EXIT } from '../../exit-code.ts'
import { lastRun } from '../../files.ts'
import { indented, table } from '../../text.ts'
import {
  type Answers,
  answersOn,
  answerText,
  tasks as library,
  type Solution,
  solutionsOf,
  type Task,
  taskCalled,
} from './task-details.ts'

export const tasks = (claims: readonly Runnable[]): Command => ({
  name: 'tasks',
  summary: 'the tasks that come solved by formulas and programs: sizes, gaps, temperatures, claims',
  example: `lemmata tasks
lemmata tasks dyck-2`,
  options: [],
  operand: { value: 'TASK', help: 'a task, to see its formulas, its program and a run on an example', isMany: true },
  run(options, io, ids) {
    const chosen = ids.length === 0 ? library : ids.map(taskCalled)
    const known = new Map(lastRun(io)?.claims.map((theorem) => [theorem.key, theorem]))
    const claimsOf = ({ id }: Task): readonly Judged[] =>
      claims
        .filter(({ of }) => of === `task-${id}`)
        .map(({ key, expects }) => ({ key, expects, theorem: known.get(key) }))
    const isFull = ids.length > 0
    if (options.has('json')) {
      io.json({ tasks: chosen.map((task) => asJson(task, claimsOf(task), isFull)) })
    } else if (isFull) io.out(chosen.map((task) => fullText(task, claimsOf(task))).join('\n\n'))
    else io.out(overview(chosen, claimsOf))
    return EXIT.passed
  },
})

/** A claim, and its result in the last run. */
interface Judged extends Pick<Runnable, 'key' | 'expects'> {
  readonly theorem: Theorem | undefined
}

function overview(chosen: readonly Task[], claimsOf: (task: Task) => readonly Judged[]): string {
  const rows = chosen.flatMap((task) =>
    solutionsOf(task).map(({ by, statement, layers, width, gap, temperature }, k) => [
      k === 0 ? task.id : '',
      by,
      statement ?? 'S-RASP',
      `${layers}`,
      `${width}`,
      fraction(gap),
      temperature,
      k === 0 ? standing(claimsOf(task)) : '',
      k === 0 ? task.sentence : '',
    ]),
  )
  return table([
    ['task', 'by', 'statement', 'layers', 'width', 'gap', 'temperature', 'claims', 'what it answers'],
    ...rows,
  ])
}

/** How many of the claims ended as expected. */
function standing(judged: readonly Judged[]): string {
  const run = judged.flatMap(({ theorem }) => (theorem === undefined ? [] : [theorem]))
  if (run.length === 0) return 'not run'
  const wrong = run.filter(({ passed }) => !passed)
  if (wrong.length > 0) return wrong.map((theorem) => `${theorem.key}: ${verdictText(theorem)}`).join(', ')
  return run.length === judged.length ? `${run.length} as expected` : `${run.length} of ${judged.length} as expected`
}

function fullText(task: Task, judged: readonly Judged[]): string {
  const { id, title, sentence, alphabet, at, formula, program, example } = task
  const solutions = solutionsOf(task).map((solution) => {
    const source = solution.by === 'program' ? (program?.text ?? '') : formulaText(formula?.answers ?? [])
    return `${headline(solution)}\n${indented(source)}`
  })
  const claims = judged.map(({ key, theorem }) =>
    theorem === undefined ? `${key}: not run` : `${key}: ${verdictText(theorem)}`,
  )
  return [
    `${id}: ${title}\n  ${sentence}\n  It is asked at ${at}, of words over ${alphabet.join(' ')}.`,
    ...solutions,
    ...(claims.length === 0 ? [] : [claims.join('\n')]),
    runTable(example, answersOn(task, example)),
  ].join('\n\n')
}

const headline = ({ by, statement, layers, width, gap, temperature }: Solution): string =>
  `${by}${statement === null ? '' : ` by ${statement}`}: ${formatCount(layers, 'layer')} of width ${width}, gap ${fraction(gap)}, temperature ${temperature}`

/** One fraction: 1/(2n^3) for 1/2/n^3. */
const fraction = (gap: string): string => gap.replace(/^(\d+)\/(\d+)\/(n.*)$/, '$1/($2$3)')

const formulaText = (answers: readonly { readonly answer: string | true; readonly text: string }[]): string =>
  answers.map(({ answer, text }) => (answer === true ? text : `${answer} where ${text}`)).join('\n')

const runTable = (word: readonly string[], all: readonly Answers[]): string =>
  table([
    ['i', 'symbol', ...all.map(({ who }) => who)],
    ...word.map((symbol, k) => [`${k + 1}`, symbol, ...all.map(({ answers }) => shown(answers[k]))]),
  ])

const shown = (answer: Answers['answers'][number]): string => (answer === undefined ? '?' : answerText(answer))

function asJson(task: Task, judged: readonly Judged[], isFull: boolean): object {
  const { id, title, sentence, alphabet, at, formula, program, example } = task
  return {
    id,
    title,
    sentence,
    alphabet,
    at,
    solutions: solutionsOf(task),
    claims: judged.map(({ key, expects, theorem }) => ({
      key,
      expects,
      verdict: theorem?.verdict ?? null,
      passed: theorem?.passed ?? null,
    })),
    ...(isFull
      ? {
          formulas: formula?.answers ?? null,
          program: program?.text ?? null,
          example: { word: example, answers: answersOn(task, example).map(answersAsJson) },
        }
      : {}),
  }
}

/** What is undecided differs from no answer. */
const answersAsJson = ({ who, answers }: Answers): object => ({
  who,
  answers: answers.map((answer) => (answer === undefined ? { unknown: true } : answer)),
})
