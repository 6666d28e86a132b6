import { expect, test } from 'vitest'
import { tasks as library } from '../../properties/index.ts'
import { theorems } from '../../reports/document/index.ts'
import { atMost } from './claims.ts'
import { lemmata } from './terminal.ts'

const claims = [
  atMost('task-majority.formula', 10_000),
  atMost('task-majority.program', 10_000),
  atMost('task-parity.formula', 10_000),
  atMost('task-parity.printed', 9_000, { variant: 'printed', expects: 'refuted' }),
  atMost('task-reverse.program', 7_000),
]
const results = claims.filter(({ key }) => key !== 'task-majority.program').map((claim) => claim.run({ numRuns: 10 }))
const document = JSON.stringify(theorems(results, { profile: 'quick', seed: 3, seconds: 1 }))

const tasks = (...words: string[]) =>
  lemmata(['tasks', ...words], {
    claims,
    directory: '/nowhere',
    files: { '/nowhere/reports/out/theorems.json': document },
  })

test('tasks lists every task with its solutions, their sizes and the standing of its claims', () => {
  const { code, out, err } = tasks()
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatchInlineSnapshot(`
    "task                by       statement      layers  width  gap       temperature       claims                         what it answers
    n-gram-101          formula  theorem-12a    6       17     3/n       1/n               not run                        Whether the last 3 symbols are 101.
                        program  S-RASP         3       20     1/(2n)    Ω(1/(n log n))
    induction-head      formula  corollary-17a  18      87     3/n       1/n               not run                        The symbol after the last earlier occurrence of this one.
                        program  S-RASP         3       26     1/(2n)    Ω(1/(n log n))
    1-hop               formula  corollary-17a  13      46     3/n       1/n               not run                        The symbol where one step of the induction head ends.
                        program  S-RASP         6       27     1/n^2     Ω(1/(n^2 log n))
    2-hop               formula  corollary-17a  19      76     3/n       1/n               not run                        The symbol where 2 steps of the induction head end.
                        program  S-RASP         9       33     1/n^2     Ω(1/(n^2 log n))
    3-hop               formula  corollary-17a  25      106    3/n       1/n               not run                        The symbol where 3 steps of the induction head end.
                        program  S-RASP         10      35     1/n^2     Ω(1/(n^2 log n))
    flip-flop           formula  corollary-17a  9       25     3/n       1/n               not run                        The bit that was written last, which is what a read must answer.
                        program  S-RASP         2       33     1/(2n)    Ω(1/(n log n))
    flip-flop-language  formula  corollary-17a  15      39     3/n       1/n               not run                        Whether every read so far was answered by the bit that was written last.
                        program  S-RASP         5       37     1/(2n)    Ω(1/(n log n))
    parity              formula  theorem-21     3       12     3/n       1/i               2 as expected                  Whether the number of ones so far is odd.
                        program  S-RASP         7       30     1/(2n^3)  Ω(1/(n^3 log n))
    parity-by-counts    formula  corollary-22a  17      37     3/n       1/n               not run                        Whether the number of ones is odd, at the last position, by counts alone.
    majority            formula  theorem-20a    5       16     3/n       1/n               1 of 2 as expected             Whether there are more ones than zeros so far.
                        program  S-RASP         4       23     1/n^3     Ω(1/(n^3 log n))
    dyck-1              formula  theorem-21     11      29     3/n       1/i               not run                        Whether the brackets so far are balanced, of one kind.
                        program  S-RASP         13      52     1/(2n^3)  Ω(1/(n^3 log n))
    dyck-2              program  S-RASP         13      58     1/(2n^3)  Ω(1/(n^3 log n))  not run                        Whether the brackets so far are balanced, of two kinds.
    dyck-3              program  S-RASP         13      64     1/(2n^3)  Ω(1/(n^3 log n))  not run                        Whether the brackets so far are balanced, of three kinds.
    dyck-1-depth-3      formula  theorem-21     12      31     3/n       1/i               not run                        Whether the brackets so far are balanced and nowhere deeper than 3.
    dyck-2-depth-2      formula  corollary-18a  22      78     3/n^2     1/i^2             not run                        Whether the brackets of two kinds so far are balanced and nowhere deeper than 2, without counting.
    reverse             program  S-RASP         4       21     1/n^2     Ω(1/(n^2 log n))  task-reverse.program: refuted  The word from right to left.
    copy-first          formula  corollary-18a  11      28     3/n^2     1/i^2             not run                        The first symbol of the word, at every position.
                        program  S-RASP         1       11     1/(2n)    Ω(1/(n log n))
    sort                formula  theorem-20a    18      46     3/n       1/n               not run                        The symbols of the word in the order of the alphabet.
                        program  S-RASP         6       31     1/n^3     Ω(1/(n^3 log n))
    most-frequent       formula  theorem-21     10      29     3/n       1/i               not run                        The symbol that is most frequent so far; of several the first in the alphabet.
                        program  S-RASP         6       36     1/n^3     Ω(1/(n^3 log n))
    histogram           program  S-RASP         5       19     1/n^3     Ω(1/(n^3 log n))  not run                        How often the symbol at each position occurs in the word."
  `)
  for (const { id } of library) expect(out).toContain(`\n${id}`)
})

test('a task is shown in full, with its formulas, its program and a run of all of them', () => {
  const { code, out, err } = tasks('parity')
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatchInlineSnapshot(`
    "parity: parity
      Whether the number of ones so far is odd.
      It is asked at every position, of words over 0 1.

    formula by theorem-21: 3 layers of width 12, gap 3/n, temperature 1/i
      ODD(#L[Q_1])

    program: 7 layers of width 30, gap 1/(2n^3), temperature Ω(1/(n^3 log n))
      alphabet 0 1
      table one = "1" -> 1, else 0
      ones(i) = psum[j <= i] one(in(j))
      half(i) = if i <= n - i then i else 0
      double(i) = half(i) + half(i)
      even(i) = rightmost[all, double(j) = ones(i)] true : false
      y(i) = not even(i)

    task-parity.formula: holds
    task-parity.printed: refuted, as expected

    i  symbol  reference  formula  interpreter  AHAT  softmax
    1  0       0          0        0            0     0
    2  1       1          1        1            1     1
    3  1       0          0        0            0     0
    4  0       0          0        0            0     0
    5  1       1          1        1            1     1"
  `)
})

test('answers that are symbols have a formula each, and no answer is a dash', () => {
  expect(tasks('2-hop').out.split('\n').slice(-6)).toMatchInlineSnapshot(`
    [
      "i  symbol  reference  formula  interpreter  AHAT  softmax",
      "1  a       –          –        –            –     –",
      "2  b       –          –        –            –     –",
      "3  a       –          –        –            –     –",
      "4  a       a          a        a            a     a",
      "5  b       b          b        b            b     b",
    ]
  `)
})

test('several tasks are shown one after the other, and answered alike by all who answer them', () => {
  const ids = ['flip-flop', 'dyck-2', 'sort']
  const { tasks: found } = JSON.parse(tasks('--json', ...ids).out)
  for (const [k, { id, example }] of found.entries()) {
    const lines = example.answers.map(({ answers }: { answers: unknown[] }) => JSON.stringify(answers))
    expect([id, lines.length >= 4, new Set(lines).size]).toEqual([ids[k], true, 1])
  }
})

test('with --json the same comes as one document', () => {
  const { tasks: all } = JSON.parse(tasks('--json').out)
  expect(all).toHaveLength(library.length)
  expect(all.find(({ id }: { id: string }) => id === 'majority')).toMatchInlineSnapshot(`
    {
      "alphabet": [
        "0",
        "1",
      ],
      "at": "every position",
      "claims": [
        {
          "expects": "holds",
          "key": "task-majority.formula",
          "passed": true,
          "verdict": "holds",
        },
        {
          "expects": "holds",
          "key": "task-majority.program",
          "passed": null,
          "verdict": null,
        },
      ],
      "id": "majority",
      "sentence": "Whether there are more ones than zeros so far.",
      "solutions": [
        {
          "by": "formula",
          "gap": "3/n",
          "layers": 5,
          "statement": "theorem-20a",
          "temperature": "1/n",
          "width": 16,
        },
        {
          "by": "program",
          "gap": "1/n^3",
          "layers": 4,
          "statement": null,
          "temperature": "Ω(1/(n^3 log n))",
          "width": 23,
        },
      ],
      "title": "majority",
    }
  `)
  const [full] = JSON.parse(tasks('majority', '--json').out).tasks
  expect(Object.keys(full)).toEqual([
    'id',
    'title',
    'sentence',
    'alphabet',
    'at',
    'solutions',
    'claims',
    'formulas',
    'program',
    'example',
  ])
  expect(full.formulas).toEqual([{ answer: true, text: '#L[Q_0] < #L[Q_1]' }])
  expect(full.example.answers.map(({ who }: { who: string }) => who)).toEqual([
    'reference',
    'formula',
    'interpreter',
    'AHAT',
    'softmax',
  ])
})

test('an unknown task is answered with the nearest names, or with all of them', () => {
  expect(tasks('dick-2')).toMatchObject({ code: 2, out: '' })
  expect(tasks('dick-2').err).toMatchInlineSnapshot(
    `"lemmata: there is no task "dick-2"; did you mean "dyck-2"? (lemmata tasks shows all)"`,
  )
  expect(tasks('chess').err).toMatchInlineSnapshot(
    `"lemmata: there is no task "chess"; the tasks are "n-gram-101", "induction-head", "1-hop", "2-hop", "3-hop", "flip-flop", "flip-flop-language", "parity", "parity-by-counts", "majority", "dyck-1", "dyck-2", and 8 more (lemmata tasks shows all)"`,
  )
})
