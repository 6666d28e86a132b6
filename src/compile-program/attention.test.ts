// Attention lines: every mask and direction, every kind of predicate, all three types of values, on all small words.
import { describe, expect, test } from 'vitest'
import { wordsUpTo } from '../../tests/support/compiled.ts'
import { disagreements } from '../../tests/support/programs.ts'
import { rational } from '../numbers/index.ts'
import { program } from '../srasp/index.ts'
import { gapOfLength } from '../transformer/index.ts'
import { compileProgram, type ProgramModel, statedGap } from './index.ts'

const MASKS = ['all', 'j < i', 'j <= i', 'j > i', 'j >= i']
const DIRECTIONS = ['leftmost', 'rightmost']
const VALUES = ['in(j) : "?"', 'v(j) : n', 'a(j) : b(i)', 'in(j) : in(i)', 'false : true']

/** Ten lines: all masks and directions, with values of all types in turn. */
const linesFor = (predicate: string): string =>
  MASKS.flatMap((mask, m) =>
    DIRECTIONS.map((direction, d) => `y${2 * m + d}(i) = ${direction}[${mask}, ${predicate}] ${VALUES[(m + d) % 5]}`),
  ).join('\n')

const programFor = (predicate: string): ProgramModel =>
  compileProgram(
    program(`
      alphabet a b c
      table weight = "a" -> 1, else 0
      a(i) = in(i) = "a"
      b(i) = in(i) != "a" and i != 2
      v(i) = psum[j <= i] weight(in(j))
      w(i) = if b(i) then i else v(i)
      ${linesFor(predicate)}
    `),
  )

const PREDICATES = [
  ...['true', 'false', 'a(j)', 'not a(j)', 'a(i)', 'a(j) and b(j)', 'n = 2 or a(j)'],
  ...['a(i) and b(j)', 'a(i) or b(j)', 'not (a(i) and b(j))', 'a(i) = b(j)', 'a(i) != a(j)'],
  ...['in(i) = in(j)', 'in(i) != in(j)', 'in(j) = "a" or in(i) = in(j) and b(j)'],
  ...['a(i) and b(j) or b(i) and a(j)', 'a(i) and b(i) and a(j) or in(i) = in(j)', 'if a(i) then b(j) else a(j)'],
  ...['if a(j) then b(i) else not b(j)', 'if a(i) = a(j) then b(i) else b(j)', '(a(i) = a(j)) != b(i)'],
  ...[
    'i = j',
    'j = v(i)',
    'v(j) = i',
    'v(i) = v(j)',
    'w(i) = w(j)',
    'w(j) = n - i',
    'w(j) - 1 = v(i)',
    'v(j) = n - n + i',
  ],
  ...[
    'v(i) = v(j) and a(j)',
    'w(i) = w(j) and a(i)',
    'v(i) = j and b(j)',
    'i = j and a(j)',
    'v(i) = v(j) and in(i) = in(j)',
  ],
  ...['w(i) = w(j) and (a(i) or b(j)) and not b(i)', 'v(i) = v(j) and false', 'v(j) = 0 and w(i) = w(j)'],
]

describe.each(PREDICATES)('[mask, %s]', (predicate) => {
  test('finds what the interpreter finds, at every position of all words up to length 3', () => {
    const compiled = programFor(predicate)
    expect(wordsUpTo(3, compiled.program.alphabet).flatMap((word) => disagreements(compiled, word))).toEqual([])
  })

  test('keeps the gap that it states', () => {
    const compiled = programFor(predicate)
    for (const n of [2, 3]) {
      const { gap } = gapOfLength(compiled.model, n)
      const square = gap.kind === 'gap' ? gap.square : rational.one
      expect(rational.compare(square, rational.power(statedGap(compiled, n), 2))).toBeGreaterThanOrEqual(0)
    }
  })
})

/** One line, with the gap of all its heads at a length. */
const gapsOf = (line: string, n: number): string => {
  const compiled = compileProgram(
    program(`alphabet a b\ntable k = "a" -> 1, else 0\nv(i) = k(in(i))\ny(i) = ${line}\noutput y`),
  )
  const { gap } = gapOfLength(compiled.model, n)
  const found = gap.kind === 'gap' && gap.exact !== undefined ? rational.print(gap.exact) : gap.kind
  return `${found}, stated ${rational.print(statedGap(compiled, n))}`
}

test.each([
  {
    line: 'rightmost[all, in(j) = "a"] in(j) : "?"',
    gaps: ['1/4, stated 1/4', '1/6, stated 1/6', '1/8, stated 1/8'],
  },
  {
    line: 'leftmost[j <= i, in(i) = in(j)] 1 : 0',
    gaps: ['1/4, stated 1/4', '1/6, stated 1/6', '1/8, stated 1/8'],
  },
  {
    line: 'leftmost[all, j = v(i)] in(j) : "?"',
    gaps: ['1/4, stated 1/4', '1/9, stated 1/9', '1/16, stated 1/16'],
  },
  {
    line: 'rightmost[all, v(i) = v(j)] j : 0',
    gaps: ['1/16, stated 1/16', '1/54, stated 1/54', '1/128, stated 1/128'],
  },
  {
    line: 'leftmost[all, v(i) = v(j) and in(j) = "a"] j : 0',
    gaps: ['1/16, stated 1/16', '1/54, stated 1/54', '1/128, stated 1/128'],
  },
])('$line has gaps $gaps', ({ line, gaps }) => {
  expect([2, 3, 4].map((n) => gapsOf(line, n))).toEqual(gaps)
})

const TWELVE = Array.from({ length: 12 }, (_, k) => `a(i) and j = ${k + 1}`).join(' or ')

/** d_k of the head that finds the value. */
const dimensionOf = (predicate: string): number => {
  const { model } = compileProgram(
    program(`alphabet a b c\na(i) = in(i) = "a"\nb(i) = in(i) = "b"\ny(i) = rightmost[all, ${predicate}] in(j) : "?"`),
  )
  return Math.max(...model.layers.flatMap(({ heads }) => heads.map(({ query }) => query.rows)))
}

test.each([
  { predicate: 'true', dimension: 1, because: 'the lean alone' },
  { predicate: 'a(j) and not b(j)', dimension: 1, because: 'one product with the constant as query, as the lean' },
  { predicate: 'a(i) and b(j)', dimension: 4, because: 'one product and the lean, filled up to a square' },
  { predicate: 'in(i) = in(j)', dimension: 4, because: 'three symbols and the lean' },
  { predicate: '(a(i) or b(i)) and (a(j) or in(j) = "c")', dimension: 4, because: 'one product and the lean' },
  { predicate: 'in(i) = in(j) and a(j) or b(i)', dimension: 4, because: 'two cases of i and the lean' },
  {
    predicate: 'if a(i) then (if b(i) then a(j) else b(j)) else (if b(i) then j = 1 else j = n)',
    dimension: 9,
    because: 'four cases of i and the lean; of j there would be fifteen',
  },
  {
    predicate: 'if a(j) then (if b(j) then a(i) else b(i)) else (if b(j) then i = 1 else i = n)',
    dimension: 9,
    because: 'four cases of j and the lean; of i there would be fifteen',
  },
  { predicate: TWELVE, dimension: 4, because: 'a(i) is one choice, however often it is written' },
])('$predicate takes d_k = $dimension: $because', ({ predicate, dimension }) => {
  expect(dimensionOf(predicate)).toBe(dimension)
})

/** Σ_k v_k(i)·v_k(j) ≥ 1 has no exact sum of fewer than 2^m − 1 products. */
const intersects = (m: number): string => {
  const names = Array.from({ length: m }, (_, k) => `v${k}`)
  const vectors = names.map((name, k) => `${name}(i) = rightmost[j < i, i = ${k + 1}] true : false`)
  const predicate = names.map((name) => `${name}(i) and ${name}(j)`).join(' or ')
  return ['alphabet a', ...vectors, `y(i) = rightmost[all, ${predicate}] true : false`].join('\n')
}

test('a predicate that mixes i and j in too many ways is refused, and one with 31 products is not', () => {
  expect(() => compileProgram(program(intersects(11)))).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: the predicate of y mixes i and j in more than 1024 ways: compute parts of it in earlier lines]`,
  )
  const compiled = compileProgram(program(intersects(5)))
  expect(wordsUpTo(7, ['a']).flatMap((word) => disagreements(compiled, word))).toEqual([])
})
