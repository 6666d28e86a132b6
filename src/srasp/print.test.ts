import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oddPrograms } from '../../tests/support/odd.ts'
import { checkTypes, conditional, type Expression, printExpression, printProgram, program, STYLES } from './index.ts'

const v: Expression = { kind: 'vector', name: 'v', at: 'i' }
const a: Expression = { kind: 'vector', name: 'a', at: 'j' }
const one: Expression = { kind: 'constant', value: 1 }
const compare: Expression = { kind: 'compare', operator: '<=', left: one, right: { kind: 'length' } }
const sum = (kind: 'plus' | 'minus', left: Expression, right: Expression): Expression => ({ kind, left, right })

describe('parentheses', () => {
  test.each<[Expression, string, string]>([
    [{ kind: 'not', of: compare }, 'not (1 <= n)', '¬(1 ≤ n)'],
    [{ kind: 'not', of: { kind: 'not', of: v } }, 'not not v(i)', '¬¬v(i)'],
    [{ kind: 'and', parts: [{ kind: 'or', parts: [v, a] }, v] }, '(v(i) or a(j)) and v(i)', '(v(i) ∨ a(j)) ∧ v(i)'],
    [{ kind: 'or', parts: [{ kind: 'and', parts: [v, a] }, v] }, 'v(i) and a(j) or v(i)', 'v(i) ∧ a(j) ∨ v(i)'],
    [{ kind: 'and', parts: [v, { kind: 'and', parts: [v, a] }] }, 'v(i) and (v(i) and a(j))', 'v(i) ∧ (v(i) ∧ a(j))'],
    [sum('minus', sum('plus', one, one), one), '1 + 1 - 1', '1 + 1 − 1'],
    [sum('plus', one, sum('minus', one, one)), '1 + (1 - 1)', '1 + (1 − 1)'],
    [{ kind: 'compare', operator: '!=', left: compare, right: v }, '(1 <= n) != v(i)', '(1 ≤ n) ≠ v(i)'],
    [conditional(compare, one, sum('plus', one, one)), 'if 1 <= n then 1 else 1 + 1', 'if 1 ≤ n then 1 else 1 + 1'],
    [sum('plus', conditional(v, one, one), one), '(if v(i) then 1 else 1) + 1', '(if v(i) then 1 else 1) + 1'],
    [
      conditional(conditional(v, v, v), conditional(v, v, v), conditional(v, v, v)),
      'if (if v(i) then v(i) else v(i)) then (if v(i) then v(i) else v(i)) else if v(i) then v(i) else v(i)',
      'if (if v(i) then v(i) else v(i)) then (if v(i) then v(i) else v(i)) else if v(i) then v(i) else v(i)',
    ],
    [{ kind: 'apply', table: 't', to: [{ kind: 'input', at: 'i' }, conditional(v, one, one)] }, ...TABLE()],
  ])('stand where they are needed: %j', (expression, ascii, unicode) => {
    expect([printExpression(expression), printExpression(expression, 'unicode')]).toEqual([ascii, unicode])
  })
})

function TABLE(): [string, string] {
  return ['t(in(i), if v(i) then 1 else 1)', 't(in(i), if v(i) then 1 else 1)']
}

test('a program is printed line by line, and what could be misread in quotes', () => {
  const text = `alphabet a ( é 字 "\\"" "#" "a b" "\\\\" "\\u200b"
table t(2) = "a" "(" -> "x\\n", else "→"
table u = else 3
v(i) = leftmost[j >= i, t(in(j), "é") = in(i)] j : 0
w(i) = psum[j <= i] v(j) - 1
output v
`
  expect(printProgram(program(text))).toBe(text)
  expect(printProgram(program(text), 'unicode')).toBe(
    text
      .replaceAll('->', '→')
      .replace('leftmost', '◄')
      .replace('>=', '≥')
      .replace('psum', '∑')
      .replace('<=', '≤')
      .replace('- 1', '− 1'),
  )
})

test('150 random programs are well-typed, and read back from both styles', () => {
  for (const made of fc.sample(oddPrograms(16), { seed: 1, numRuns: 150 })) {
    expect(checkTypes(made)).toMatchObject({ kind: 'well-typed' })
    for (const style of STYLES) expect(program(printProgram(made, style))).toEqual(made)
  }
})
