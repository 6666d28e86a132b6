// The size of a model, counted by hand on small ones.
import { describe, expect, test } from 'vitest'
import { formula } from '../logic/index.ts'
import type { StatementId } from '../statements/index.ts'
import { compile } from './compile.ts'
import { modelSize } from './size.ts'

const size = (text: string, id: StatementId) => modelSize(compile(formula(text), id).model)

test('a letter needs no layer: width 4 is the constant, two position embeddings and the letter', () => {
  // The letter's embedding has two entries, the constant of other symbols one.
  expect(size('Q_a', 'theorem-12a')).toEqual({ layers: 0, width: 4, heads: 0, hidden: 0, nonZeros: 3 })
})

test('a negation is one unit: an entry in W₁, one in W₂, one bias', () => {
  expect(size('!Q_a', 'theorem-12a')).toEqual({ layers: 1, width: 5, heads: 0, hidden: 1, nonZeros: 3 + 3 })
})

test('since is two nets and a head', () => {
  // Ends: 2 units, 4 + 1 entries in, 2 out, 1 bias. Head: query 1, key 2, value 1. Rounding: 2 units, 2 in, 2 biases, 2 out.
  const embedding = 2 + 2 + 1
  expect(size('Q_a S Q_b', 'theorem-15a')).toEqual({
    layers: 2,
    width: 8,
    heads: 1,
    hidden: 2,
    nonZeros: embedding + 8 + 4 + 6,
  })
})

describe('layers, heads and the widest net', () => {
  test.each([
    { text: 'true', id: 'theorem-16a', layers: 0, heads: 0, hidden: 0 },
    { text: 'Y Q_a', id: 'theorem-12a', layers: 3, heads: 3, hidden: 4 },
    { text: 'Y Q_a', id: 'theorem-13c', layers: 4, heads: 4, hidden: 4 },
    { text: 'X Q_a', id: 'theorem-12a', layers: 3, heads: 3, hidden: 4 },
    { text: 'Q_a S Q_b', id: 'theorem-16a', layers: 2, heads: 1, hidden: 2 },
    { text: 'Q_a S Q_b', id: 'corollary-18a', layers: 3, heads: 3, hidden: 3 },
    { text: '#L[Q_a] > 0', id: 'theorem-21', layers: 3, heads: 3, hidden: 2 },
    { text: 'ODD(#L[Q_a])', id: 'theorem-21', layers: 3, heads: 3, hidden: 3 },
  ] as const)('of $text for $id', ({ text, id, layers, heads, hidden }) => {
    const { layers: deep, heads: many, hidden: wide } = size(text, id)
    expect({ layers: deep, heads: many, hidden: wide }).toEqual({ layers, heads, hidden })
  })
})

test('where other symbols are an error, nothing is counted for them', () => {
  const { model } = compile(formula('Q_a'), 'theorem-12a')
  expect(modelSize({ ...model, embedding: { ...model.embedding, other: null } }).nonZeros).toBe(2)
})
