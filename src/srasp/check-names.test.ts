import { expect, test } from 'vitest'
import {
  checkTypes,
  type Expression,
  isName,
  type Line,
  type Program,
  problemText,
  program,
  typeProblemText,
  WORDS,
} from './index.ts'

const right = (): Program => program('alphabet a b\ntable t = "a" -> 1, else 0\nc(i) = in(i) = "a"\nd(i) = t(in(i))')

const line = (name: string, value: Expression): Line => ({
  name,
  operation: { kind: 'position-wise', value },
})

/** The program with lines behind those it has. */
const withMore = (...more: readonly Line[]): Program => ({
  ...right(),
  lines: [...right().lines, ...more],
})

const problems = (wrong: Program): readonly string[] => {
  const checked = checkTypes(wrong)
  return checked.kind === 'ill-typed' ? checked.problems.map(typeProblemText) : []
}

const length: Expression = { kind: 'length' }
const vector = (name: string): Expression => ({ kind: 'vector', name, at: 'i' })
const notNatural = 'd(i) is a natural, expected a Boolean after not\nhint: compare it: d(i) > 0'

test('a name that is given again keeps its first meaning, and who reads it is still checked', () => {
  const again = 'is already defined\nhint: every name is defined once'
  expect(problems(withMore(line('d', length), line('y', { kind: 'not', of: vector('d') })))).toEqual([
    `vector d: the vector d ${again}`,
    `vector y: ${notNatural}`,
  ])
  const applied: Expression = { kind: 'apply', table: 't', to: [vector('d')] }
  expect(problems(withMore(line('t', length), line('y', applied)))).toEqual([
    `vector t: the table t ${again}`,
    'vector y: d(i) is a natural, expected a symbol as an argument of t',
  ])
})

test('what reads no wrong vector is checked beside one that is wrong', () => {
  const wrong = withMore(
    line('x', { kind: 'not', of: length }),
    line('y', { kind: 'not', of: vector('d') }),
    line('z', { kind: 'not', of: vector('x') }),
  )
  expect(problems(wrong)).toEqual([
    'vector x: n is a natural, expected a Boolean after not\nhint: compare it: n > 0',
    `vector y: ${notNatural}`,
  ])
})

test('what applies a wrong table is not told', () => {
  const { tables } = right()
  const wrong: Program = {
    ...withMore(line('y', { kind: 'not', of: { kind: 'apply', table: 'u', to: [{ kind: 'input', at: 'i' }] } })),
    tables: [...tables, { name: 'u', parameters: 1, rows: [], otherwise: -1 }],
  }
  expect(problems(wrong)).toEqual([
    'table u: -1 is not a natural\nhint: naturals are whole numbers from 0 to 9007199254740991',
  ])
})

test.each<[string, () => Program]>([
  ['alphabet: the alphabet is empty, expected at least one symbol', () => ({ ...right(), alphabet: [] })],
  [
    'vector 1a: "1a" cannot be a name\n' +
      'hint: a name is up to 200 letters, digits and _, does not begin with a digit, and is not a word of the language',
    () => withMore(line('1a', length)),
  ],
  [
    'vector y: t is a table, expected a vector\nhint: apply it to a symbol: t(in(i))',
    () => withMore(line('y', vector('t'))),
  ],
  [
    'vector y: c is a vector, which is read at i or j\n' +
      'hint: to read it elsewhere, attend to it: rightmost[all, j = …] c(j) : …',
    () => withMore(line('y', { kind: 'apply', table: 'c', to: [{ kind: 'input', at: 'i' }] })),
  ],
])('%s', (text, wrong) => {
  expect(problems(wrong())).toEqual([text])
})

test('the words of the language are no names, and its other signs are no words', () => {
  expect([...WORDS].sort()).toEqual(
    'all alphabet and else false i if in j leftmost n not or output psum rightmost table then true'.split(' '),
  )
  expect(WORDS.filter(isName)).toEqual([])
})

test('a problem in a line that a text does not have is shown below an empty line', () => {
  const problem = { line: 3, column: 1, message: 'found the end', hint: null }
  expect(problemText('alphabet a', problem)).toBe('\n^\nline 3, column 1: found the end')
})
