// The table of statements, written out again from the claims: temperature, tie-break, scale, orders of 1/τ and of
// position embeddings, position embeddings.
import { expect, test } from 'vitest'
import { isNamedTerm, type NamedTerm } from '../transformer/index.ts'
import { isStatementId, STATEMENTS, type Statement, statementHas, statementOf } from './index.ts'

const TABLE = `
  theorem-12a   | TL[⊖,⊕]          | 1/n   | n | 1   | n^1 | n^0 | i/n, (-1)^i
  theorem-12b   | TL[⊖,⊕]          | 1     | n | n   | n^0 | n^1 | i/n, (-1)^i, n
  theorem-13c   | TL[⊖]            | 1/i^2 | i | 1   | n^2 | n^0 | (-1)^i
  theorem-13d   | TL[⊖]            | 1     | i | i^2 | n^0 | n^2 | (-1)^i, i^2
  theorem-15a   | TL[S,U]          | 1/n   | n | 1   | n^1 | n^0 | i/n
  theorem-15b   | TL[S,U]          | 1     | n | n   | n^0 | n^1 | i/n, n
  theorem-16a   | TL[S]            | 1/i^2 | i | 1   | n^2 | n^0 | 1/i
  theorem-16b   | TL[S]            | 1     | i | i^2 | n^0 | n^2 | 1/i, i^2
  corollary-17a | LTL              | 1/n   | n | 1   | n^1 | n^0 | i/n, (-1)^i
  corollary-17b | LTL              | 1     | n | n   | n^0 | n^1 | i/n, (-1)^i, n
  corollary-18a | TL[⊖,S]          | 1/i^2 | i | 1   | n^2 | n^0 | (-1)^i
  corollary-18b | TL[⊖,S]          | 1     | i | i^2 | n^0 | n^2 | (-1)^i, i^2
  theorem-20a   | TL[#←,#→,+,Mon]  | 1/n   | – | –   | n^1 | n^2 | 1/i, 1/(n-i+1), i, i^2
  theorem-20b   | TL[#←,#→,+,Mon]  | 1     | – | –   | n^0 | n^3 | 1/i, 1/(n-i+1), i, i*n, i^2*n
  theorem-21    | TL[#←,+,Mon]     | 1/i   | – | –   | n^1 | n^2 | 1/i, i, i^2
  corollary-22a | LTL[#←,#→,+,Mon] | 1/n   | n | 1   | n^1 | n^2 | (-1)^i, i/n, i, i^2
  corollary-22b | LTL[#←,#→,+,Mon] | 1     | n | n   | n^0 | n^3 | (-1)^i, i/n, i, n, i*n, i^2*n
  corollary-23  | TL[⊖,S,#←,+,Mon] | 1/i^2 | i | 1   | n^2 | n^2 | (-1)^i, i, i^2
`

const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

const rowOf = ({ id, fragment, temperature, tieBreak, scale, growth, positions }: Statement): string[] => [
  id,
  fragment,
  temperature,
  tieBreak ?? '–',
  tieBreak === null ? '–' : scale,
  `n^${growth.inverseTau}`,
  `n^${growth.embeddings}`,
  positions.join(', '),
]

test('there are eighteen statements, and they allow what the paper allows them, in this order', () => {
  expect(STATEMENTS.map(rowOf)).toEqual(ROWS)
  expect(STATEMENTS.length).toBe(18)
})

test.each(ROWS)('%s is found by its id', (id) => {
  if (!isStatementId(id)) throw new Error(`${id} is no statement`)
  expect(statementOf(id).id).toBe(id)
})

test.each(['', 'theorem-12', 'theorem-12c', 'Theorem-12a', 'lemma-8a', 'toString'])('"%s" is no statement', (id) => {
  expect(isStatementId(id)).toBe(false)
})

test('an id that only JavaScript can pass is refused by name', () => {
  const stranger: string = 'theorem-99'
  // @ts-expect-error: not a statement.
  expect(() => statementOf(stranger)).toThrow('there is no construction for theorem-99')
})

const listed = (id: string): readonly NamedTerm[] =>
  (ROWS.find((row) => row[0] === id)?.[7] ?? '').split(', ').filter(isNamedTerm)

test('what scales queries and what keys of lookups are made of is listed among the position embeddings', () => {
  for (const statement of STATEMENTS) {
    const { id, scale, lookup }: Statement = statement
    const used = [...(scale === '1' ? [] : [scale]), ...(lookup ?? [])]
    expect([id, used.filter((name) => !listed(id).includes(name))]).toEqual([id, []])
  }
})

test('counting statements look up (j, j²), or (jn, j²n) where the temperature is 1; the others cannot look up', () => {
  const lookups = STATEMENTS.map(({ id, lookup }) => [id, lookup?.join(', ') ?? null])
  expect(lookups.filter(([, keys]) => keys !== null)).toEqual([
    ['theorem-20a', 'i, i^2'],
    ['theorem-20b', 'i*n, i^2*n'],
    ['theorem-21', 'i, i^2'],
    ['corollary-22a', 'i, i^2'],
    ['corollary-22b', 'i*n, i^2*n'],
    ['corollary-23', 'i, i^2'],
  ])
})

test('a statement uses only statements that come before it', () => {
  const ids: readonly string[] = STATEMENTS.map(({ id }) => id)
  for (const { id, uses } of STATEMENTS) {
    expect([id, uses.filter((used) => ids.indexOf(used) >= ids.indexOf(id))]).toEqual([id, []])
  }
})

test('a statement has the operators of its fragment', () => {
  expect(
    ['theorem-12a', 'corollary-17a', 'theorem-20a'].filter(isStatementId).map((id) => statementHas(id, 'previous')),
  ).toEqual([true, true, false])
})

test('the statements about decoders are 13, 16, 18, 21 and 23', () => {
  expect(STATEMENTS.filter(({ isFutureMasked }) => isFutureMasked).map(({ id }) => id)).toEqual([
    'theorem-13c',
    'theorem-13d',
    'theorem-16a',
    'theorem-16b',
    'corollary-18a',
    'corollary-18b',
    'theorem-21',
    'corollary-23',
  ])
})
