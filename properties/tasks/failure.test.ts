import { expect, test } from 'vitest'
import { softenProgram } from '../../src/compile-program/index.ts'
import { explain, runClaim } from '../../src/engine/index.ts'
import { readOfLength } from '../../src/soften/index.ts'
import { term, withTemperature } from '../../src/transformer/index.ts'
import { formulaClaim } from './by-formula.ts'
import { programClaim } from './by-program.ts'
import { dyck } from './dyck/task.ts'
import { inductionHead } from './induction-head/task.ts'
import { softenedClaim } from './softened.ts'

/** The failure text after the statement. */
const failure = (text: string): string[] =>
  text
    .split('\n')
    .slice(3)
    .map((line) => line.trim())

test('a wrong program is shown beside the reference, on the least word', () => {
  const { program, ...task } = dyck(2)
  const forgiving = { ...program, text: program.text.replace('"(" ")" -> false', '"(" ")" -> false, "(" "]" -> false') }
  expect(failure(explain(runClaim(programClaim({ ...task, program: forgiving }))))).toMatchInlineSnapshot(`
    [
      "case      (]",
      "expected  the answers of the interpreter = (false false)",
      "found     (false true)",
      "word        ( ]",
      "reference   0 0",
      "interpreter 0 1",
      "AHAT        0 1",
      "found as  exhaustive case 8 with seed 1, shrunk in 0 steps",
    ]
  `)
})

test('a wrong formula is shown beside the reference, with what is no answer as a dash', () => {
  const { formula, ...task } = inductionHead
  const [first, ...others] = formula.answers
  const wrong = { ...formula, answers: [{ ...first, text: 'false' }, ...others] }
  expect(failure(explain(runClaim(formulaClaim({ ...task, formula: wrong }))))).toMatchInlineSnapshot(`
    [
      "case      aa",
      "expected  the answers of the model = (null a)",
      "found     (null null)",
      "word        a a",
      "reference   – a",
      "model       – –",
      "found as  examples case 1 with seed 1, shrunk in 2 steps",
    ]
  `)
})

test('a gap that is not there is found by the least word that lacks it', () => {
  const { program, ...task } = dyck(2)
  const gammaHundred = { ...program, gap: readOfLength('1/2/n^2') }
  expect(failure(explain(runClaim(programClaim({ ...task, program: gammaHundred }))))).toMatchInlineSnapshot(`
    [
      "case      (((",
      "expected  the square of the stated gap, in layer "sleft: position; sleft: sign; sright: position; and 5 more", head "sleft: position", at position 3 ≤ bound",
      "observed  1/324 = 0.00308641975308",
      "bound     1/729 = 0.00137174211248",
      "ratio     2.25",
      "word        ( ( (",
      "reference   0 0 0",
      "interpreter 0 0 0",
      "AHAT        0 0 0",
      "found as  examples case 1 with seed 1, shrunk in 4 steps",
    ]
  `)
})

test('a softened program that is too warm is undecided and no pass', () => {
  const claim = softenedClaim(dyck(1), {
    soften(compiled, n) {
      const softened = softenProgram(compiled, n)
      return { ...softened, twin: withTemperature(softened.twin, term('1')) }
    },
  })
  expect(runClaim(claim)).toMatchObject({ verdict: 'undecided', passed: false })
})
