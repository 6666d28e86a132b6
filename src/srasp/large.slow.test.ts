// Programs larger than anybody writes: depth, width and length cost no stack and no quadratic time.
import { expect, test } from 'vitest'
import {
  checkTypes,
  type Expression,
  fold,
  parseProgram,
  printExpression,
  printProgram,
  program,
  runProgram,
  STYLES,
  speaksOf,
} from './index.ts'

/** What stands above every example. */
const ABOVE = `alphabet a b ( )
table t = "a" -> 1, else 0
table u = else "b"
table pair(2) = "a" "b" -> true, else false
c(i) = in(i) = "a"
d(i) = psum[j <= i] t(in(j))
`

const times = (text: string, count: number): string => text.repeat(count)

test('2,000 levels are read, checked, printed and run, of brackets and of operators', () => {
  for (const text of [
    `${times('(', 2_000)}c(i)${times(')', 2_000)}`,
    `${times('not ', 2_000)}c(i)`,
    `${times('u(', 2_000)}in(i)${times(')', 2_000)}`,
    `${times('if c(i) then 1 else ', 2_000)}0`,
    `${times('if c(i) then ', 2_000)}0${times(' else 1', 2_000)}`,
    `${times('if ', 2_000)}c(i)${times(' then c(i) else c(i)', 2_000)}`,
    `0${times(' + 0', 2_000)}`,
    `${times('(c(i) and ', 2_000)}c(i)${times(')', 2_000)}`,
    `${times('(c(i) = ', 2_000)}c(i)${times(')', 2_000)}`,
  ]) {
    const made = program(`${ABOVE}y(i) = ${text}`)
    expect(checkTypes(made).kind).toBe('well-typed')
    for (const style of STYLES) {
      const printed = printProgram(made, style)
      expect(printProgram(program(printed), style) === printed).toBe(true)
    }
    expect(runProgram(made, ['a', 'b']).output.length).toBe(2)
  }
})

test('a conjunction of 20,000 parts, 5,000 lines and 200,000 symbols are read', () => {
  const wideOne = program(`${ABOVE}y(i) = c(i)${times(' and c(i)', 19_999)}`)
  const { operation } = wideOne.lines[wideOne.lines.length - 1]
  const wide = operation.kind === 'position-wise' ? operation.value : null
  expect(wide?.kind === 'and' && wide.parts.length).toBe(20_000)
  const lines = Array.from({ length: 5_000 }, (_, k) => `v${k + 1}(i) = v${k}(i)`)
  expect(program(`alphabet a\nv0(i) = i\n${lines.join('\n')}`).lines.length).toBe(5_001)
  const symbols = Array.from({ length: 200_000 }, (_, k) => `s${k}`)
  expect(program(`alphabet ${symbols.join(' ')}\ny(i) = i`).alphabet.length).toBe(200_000)
})

test('words, strings and numbers of three million characters are no problem', () => {
  const long = times('x', 3_000_000)
  expect(program(`alphabet "${long}"\ny(i) = in(i)`).alphabet).toEqual([long])
  for (const text of [long, `${long}(i)`, `"${long}`, times('1', 3_000_000), times('é', 3_000_000)]) {
    expect(parseProgram(`${ABOVE}y(i) = ${text}`)).toMatchObject({ kind: 'unreadable', line: 7, column: 8 })
  }
  expect(parseProgram(`alphabet a\n${long}(i) = i`)).toMatchObject({ kind: 'unreadable', line: 2, column: 1 })
})

/** ¬ so often before the symbol at j. */
function deep(levels: number): Expression {
  let expression: Expression = { kind: 'input', at: 'j' }
  for (let k = 0; k < levels; k++) expression = { kind: 'not', of: expression }
  return expression
}

test('50,000 levels are printed', () => {
  expect(printExpression(deep(50_000), 'unicode')).toBe(`${'¬'.repeat(50_000)}in(j)`)
})

test('folds go 100,000 levels deep', () => {
  expect(fold<number>(deep(100_000), (_, parts) => 1 + Math.max(0, ...parts))).toBe(100_001)
  expect(speaksOf(deep(100_000))).toBe('j')
})
