import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programs } from '../../generators/index.ts'
import { checkTypes, type Expression, parseProgram, printExpression, runProgram, splitPredicate } from './index.ts'

/** A predicate, split and printed. */
function split(predicate: string) {
  const parsed = parseProgram(`alphabet a b
table t = "a" -> 1, else 0
c(i) = in(i) = "a"
d(i) = psum[j <= i] t(in(j))
y(i) = leftmost[all, ${predicate}] true : false`)
  const operation = parsed.kind === 'read' ? parsed.value.lines.at(-1)?.operation : undefined
  if (parsed.kind !== 'read' || operation?.kind !== 'attention') throw new Error(`not a predicate: ${predicate}`)
  const { boolean, equality } = splitPredicate(operation.predicate, parsed.types)
  const text = (expression: Expression | undefined): string | null =>
    expression === undefined ? null : printExpression(expression)
  return [text(boolean ?? undefined), text(equality?.i), text(equality?.j)]
}

test.each([
  ['c(j)', 'c(j)', null, null],
  ['d(j) = d(i)', null, 'd(i)', 'd(j)'],
  ['i + 1 = d(j)', null, 'i + 1', 'd(j)'],
  ['c(j) and d(i) = j', 'c(j)', 'd(i)', 'j'],
  ['c(j) and (c(i) and d(i) = j) and in(i) = in(j)', 'c(j) and c(i) and in(i) = in(j)', 'd(i)', 'j'],
  ['d(j) = 1 and d(i) = n', 'd(j) = 1 and d(i) = n', null, null],
  ['c(i) = c(j) or in(i) = in(j)', 'c(i) = c(j) or in(i) = in(j)', null, null],
  ['t(in(i)) = t(in(j))', null, 't(in(i))', 't(in(j))'],
  ['1 = 1', '1 = 1', null, null],
  ['1 = d(j)', '1 = d(j)', null, null],
  ['1 = d(i)', '1 = d(i)', null, null],
  ['d(j) = j', 'd(j) = j', null, null],
  ['(if c(i) then 1 else 0) = (if c(j) then 1 else 0)', null, 'if c(i) then 1 else 0', 'if c(j) then 1 else 0'],
])('%s is %s, with %s equal to %s', (predicate, ...parts) => {
  expect(split(predicate)).toEqual(parts)
})

test('a random predicate means what its two halves mean together', () => {
  const { arbitrary } = programs({ alphabet: ['a', 'b'], maxSize: 8 })
  let equalities = 0
  let overflows = 0
  for (const made of fc.sample(arbitrary, { seed: 5, numRuns: 300 })) {
    const checked = checkTypes(made)
    if (checked.kind === 'ill-typed') throw new Error('the program is not well-typed')
    const lines = made.lines.map(({ name, operation }) => {
      if (operation.kind !== 'attention') return { name, operation }
      const { boolean, equality } = splitPredicate(operation.predicate, checked.types)
      if (equality !== null) equalities += 1
      const equation: Expression[] =
        equality === null ? [] : [{ kind: 'compare', operator: '=', left: equality.i, right: equality.j }]
      const parts = [...(boolean === null ? [] : [boolean]), ...equation]
      const predicate: Expression = parts.length > 1 ? { kind: 'and', parts } : parts[0]
      return { name, operation: { ...operation, predicate } }
    })
    for (const word of [['a'], ['a', 'b', 'b'], ['b', 'a', 'b', 'a', 'a']]) {
      const expected = outcome(made, word)
      if (typeof expected === 'string') overflows += 1
      expect(outcome({ ...made, lines }, word)).toEqual(expected)
    }
  }
  expect(equalities).toBeGreaterThan(100)
  expect(overflows).toBeLessThan(1_000)
})

/** The vectors, or where the first overflow is. */
function outcome(...given: Parameters<typeof runProgram>): unknown {
  try {
    return [...runProgram(...given).vectors]
  } catch (error) {
    return error instanceof RangeError && 'vector' in error ? error.vector : error
  }
}
