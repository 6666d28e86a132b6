import { expect, test } from 'vitest'
import { children, type Expression, expressionsOf, program, speaksOf, subexpressions, together } from './index.ts'

/** The last line of a program over a vector c. */
function last(text: string) {
  const { lines } = program(`alphabet a\ntable t(2) = else "a"\nc(i) = true\ny(i) = ${text}`)
  return lines[lines.length - 1].operation
}

test('an operation has its expressions in the order of the text', () => {
  expect(expressionsOf(last('leftmost[all, c(j)] j : n')).map(({ kind }) => kind)).toEqual([
    'vector',
    'position',
    'length',
  ])
  expect(expressionsOf(last('psum[j <= i] j')).length).toBe(1)
  expect(expressionsOf(last('t(in(i), "b")')).flatMap(children)).toEqual([
    { kind: 'input', at: 'i' },
    { kind: 'constant', value: 'b' },
  ])
})

test('subexpressions come once, parts before the whole and the left ones first', () => {
  const [expression] = expressionsOf(last('if not c(i) then i + n else 2 - 1'))
  expect(
    subexpressions(expression)
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe('vector not position length plus constant constant minus if')
  const part: Expression = { kind: 'length' }
  const twice: Expression = { kind: 'plus', left: part, right: part }
  expect(subexpressions({ kind: 'minus', left: twice, right: twice })).toHaveLength(3)
})

test('an expression speaks of i, of j, of both or of none', () => {
  const [predicate, value, otherwise] = expressionsOf(last('leftmost[all, c(j) and in(i) = "a"] j + 1 : n'))
  expect([predicate, value, otherwise].map(speaksOf)).toEqual(['both', 'j', 'none'])
  expect([together('none', 'none'), together('j', 'none'), together('i', 'j'), together('both', 'i')]).toEqual([
    'none',
    'j',
    'both',
    'both',
  ])
})
