import { describe, expect, test } from 'vitest'
import { checkTypes, type Expression, type Operation, type Program, program, typeProblemText } from './index.ts'

/** Read anew by each test, so that its coverage is known. */
const right = (): Program =>
  program(`alphabet a b
table t = "a" -> 1, else 0
c(i) = in(i) = "a"
d(i) = psum[j <= i] t(in(j))
e(i) = rightmost[j < i, c(j) and d(j) = d(i)] in(j) : "?"
f(i) = not c(i)`)

/** The problems of a program, as text. */
function problems(wrong: Program): string[] {
  const checked = checkTypes(wrong)
  return checked.kind === 'ill-typed' ? checked.problems.map(typeProblemText) : []
}

const line = (name: string, operation: Operation): Program => ({
  ...right(),
  lines: [...right().lines, { name, operation }],
})
const positionWise = (value: Expression): Program => line('y', { kind: 'position-wise', value })

test('the types of vectors and tables are told', () => {
  expect(checkTypes(right())).toEqual({
    kind: 'well-typed',
    types: {
      vectors: new Map([
        ['c', 'boolean'],
        ['d', 'natural'],
        ['e', 'symbol'],
        ['f', 'boolean'],
      ]),
      tables: new Map([['t', 'natural']]),
    },
  })
})

describe('of a program given as data', () => {
  test('the problem names the line and holds the part', () => {
    const part: Expression = { kind: 'vector', name: 'd', at: 'i' }
    const wrong = positionWise({ kind: 'not', of: part })
    expect(checkTypes(wrong)).toEqual({
      kind: 'ill-typed',
      problems: [
        {
          kind: 'problem',
          where: { kind: 'vector', name: 'y' },
          part,
          message: 'd(i) is a natural, expected a Boolean after not',
          hint: 'compare it: d(i) > 0',
        },
      ],
    })
    expect(problems(wrong)).toEqual([
      'vector y: d(i) is a natural, expected a Boolean after not\nhint: compare it: d(i) > 0',
    ])
  })

  test('every wrong line is told, but not those that read one', () => {
    const [c, d, e, f] = right().lines
    const length: Expression = { kind: 'length' }
    const wrong: Program = {
      ...right(),
      lines: [{ ...c, operation: { kind: 'position-wise', value: { kind: 'not', of: length } } }, d, e, f],
    }
    expect(problems(wrong)).toEqual(['vector c: n is a natural, expected a Boolean after not\nhint: compare it: n > 0'])
    expect(problems({ ...wrong, tables: [], output: 'c' }).map((text) => text.split('\n')[0])).toEqual([
      'vector c: n is a natural, expected a Boolean after not',
      'vector d: there is no table or vector "t" above',
    ])
  })

  test.each<[string, Partial<Program>]>([
    ['alphabet: the alphabet is empty, expected at least one symbol', { alphabet: [] }],
    ['alphabet: the symbol "a" appears twice in the alphabet', { alphabet: ['a', 'b', 'a'] }],
    ['alphabet: a symbol has at least one character', { alphabet: ['a', ''] }],
    ['output z: there is no vector "z" for the output', { output: 'z' }],
    ['output f: the program has no vector, expected at least one', { lines: [] }],
  ])('%s', (message, change) => {
    expect(problems({ ...right(), ...change }).map((text) => text.split('\n')[0])).toEqual([message])
  })

  test.each<[string, Partial<Program['tables'][number]>]>([
    ['table u: found a table of 0 symbols, expected at least one', { parameters: 0 }],
    ['table u: found a row of 1 symbol, expected 2 symbols', { parameters: 2 }],
    ['table u: the table gives a natural here and a Boolean after else, expected one type', { otherwise: true }],
    ['table u: -1 is not a natural', { otherwise: -1 }],
    ['table u: 1.5 is not a natural', { rows: [{ symbols: ['a'], value: 1.5 }] }],
    ['table u: a symbol has at least one character', { rows: [{ symbols: [''], value: 1 }] }],
    ['table t: the table t is already defined', { name: 't' }],
    ['table in: "in" cannot be a name', { name: 'in' }],
  ])('%s', (message, change) => {
    const table = { name: 'u', parameters: 1, rows: [{ symbols: ['a'], value: 0 }], otherwise: 0, ...change }
    expect(problems({ ...right(), tables: [...right().tables, table] }).map((text) => text.split('\n')[0])).toEqual([
      message,
    ])
  })

  test.each(['', '1a', 'a b', 'a-b', 'psum', 'i', 'x'.repeat(201), '\u0301', 'a\u200b', '='])(
    '%j cannot be the name of a vector',
    (name) => {
      const [found] = problems(line(name, { kind: 'position-wise', value: { kind: 'length' } }))
      expect(found).toMatch(/cannot be a name/)
    },
  )

  test.each<[string, Expression]>([
    ['0.5 is not a natural', { kind: 'constant', value: 0.5 }],
    ['NaN is not a natural', { kind: 'constant', value: Number.NaN }],
    ['a symbol has at least one character', { kind: 'constant', value: '' }],
    ['found and of 1, expected at least two parts', { kind: 'and', parts: [{ kind: 'constant', value: true }] }],
    ['t is a table, expected a vector', { kind: 'vector', name: 't', at: 'i' }],
    ['c is a vector, which is read at i or j', { kind: 'apply', table: 'c', to: [{ kind: 'input', at: 'i' }] }],
    ['t is applied to 0 symbols, expected 1', { kind: 'apply', table: 't', to: [] }],
  ])('%s', (message, value) => {
    expect(problems(positionWise(value)).map((text) => text.split('\n')[0])).toEqual([`vector y: ${message}`])
  })
})

/** Whether a predicate of c, d and the input is well-typed. */
const isPredicate = (predicate: string): boolean => {
  const above = 'alphabet a b\ntable t = "a" -> 1, else 0\nc(i) = in(i) = "a"\nd(i) = psum[j <= i] t(in(j))\n'
  try {
    program(`${above}y(i) = leftmost[all, ${predicate}] true : false`)
    return true
  } catch {
    return false
  }
}

test.each([
  'true',
  'c(j)',
  'c(i)',
  'not (c(i) and c(j))',
  'c(i) = c(j)',
  'c(i) != (c(j) or c(i))',
  'in(i) = in(j)',
  'in(i) != in(j) or c(j)',
  'if c(i) then c(j) else in(i) = in(j)',
  'd(j) < n and i + 1 > 2 and t(in(j)) != 1',
  'd(j) = 1 or not d(i) = i',
  'd(i) = d(j)',
  'j = n - i + 1',
  'c(j) and (c(i) and d(j) = i) and in(i) = in(j)',
  '(if c(j) then d(j) else j) = (if c(i) then 1 else t(in(i)))',
  '(if c(j) then in(j) else "b") = in(i)',
])('attention can look for %s', (predicate) => {
  expect(isPredicate(predicate)).toBe(true)
})

test.each([
  'not d(i) = d(j)',
  'not (c(i) and d(i) = d(j))',
  'c(i) or d(i) = d(j)',
  'c(i) and (c(j) or d(i) = d(j))',
  'd(i) = d(j) and i = j',
  'd(i) = d(j) and (c(i) and i = j)',
  'd(i) != d(j)',
  'd(i) < d(j)',
  'd(i) + d(j) = n',
  '(if c(i) then d(j) else 0) = 1',
  '(if c(i) then in(j) else "a") = "a"',
  'if d(i) = d(j) then c(i) else c(j)',
  '(d(i) = d(j)) = c(j)',
])('attention cannot look for %s', (predicate) => {
  expect(isPredicate(predicate)).toBe(false)
})
