import { describe, expect, test } from 'vitest'
import { lemma6 } from '../src/lemmas/index.ts'
import { rational } from '../src/numbers/index.ts'
import { align, assertDomain, gammas, integers, perturbations, values, words, zigguratRows } from './index.ts'

const weighted = align({ row: zigguratRows(), values: values() })

describe('align', () => {
  test('a row and its values agree in length, and keep the laws of a domain', () => {
    assertDomain(weighted, {
      draws: 400,
      starts: 20,
      isValid: (c) => lemma6.hypothesis(c.row) && c.values.length === c.row.scores.length,
      labels: {
        'lowest value at the peak': {
          share: 0.1,
          on: ({ row, values }) =>
            values.length > 2 && values.every((v, k) => rational.sign(v) === (k + 1 === row.peak ? -1 : 1)),
        },
      },
    })
  })

  test('a word with a perturbation of each symbol and a temperature keeps them too', () => {
    const noisy = align({ word: words(['a', 'b'], { maxLength: 4 }), noise: perturbations(2), tau: gammas() })
    assertDomain(noisy, { isValid: ({ word, noise }) => word.length === noise.vectors.length, draws: 200, starts: 10 })
    expect(noisy.small?.scope(2)).toBe(
      'all 110 cases of equal length: word of all 6 words of length ≤ 2 over {a, b}; ' +
        'noise of all 30 perturbations of 1 to 2 vectors of dimension 2 that are 0 or a corner, epsilon 1; ' +
        'tau of all 1 of 1',
    )
  })

  test('a leader that is longer than its followers would be is followed all the same', () => {
    const long = align({ word: words(['a'], { minLength: 12, maxLength: 14 }), values: values() })
    assertDomain(long, { isValid: (c) => c.word.length === c.values.length, draws: 100, starts: 10 })
  })

  test('is written as a record and read back', () => {
    const line = 'row=(-1 0) peak 2 gamma 1; values=(1/2 -2)'
    expect(weighted.print(weighted.parse(line))).toBe(line)
  })

  test('lengths that differ are refused', () => {
    expect(() => weighted.parse('row=(-1 0) peak 2 gamma 1; values=(1)')).toThrow(
      'row has length 2, values has length 1',
    )
  })

  test('a position is left out of all parts at once', () => {
    const c = weighted.parse('row=(-2 -1 0) peak 3 gamma 1; values=(0 1 -2)')
    const shrunk = [...weighted.arbitrary.shrink(c, undefined)].map(({ value }) => weighted.print(value))
    expect(shrunk[0]).toBe('row=(0) peak 1 gamma 1; values=(-2)')
    expect(shrunk).toContain('row=(-1 0) peak 2 gamma 1; values=(1 -2)')
    expect(shrunk).toContain('row=(-1 0) peak 2 gamma 1; values=(0 -2)')
  })

  test('without a small scope of each part there is none', () => {
    const { small: _, ...large } = values()
    expect(align({ row: zigguratRows(), values: large }).small).toBeUndefined()
  })

  test('something must lead, and what comes after it must be able to follow', () => {
    expect(() => align({ n: integers(1, 9) })).toThrow('align needs a part with positions')
    expect(() => align({ values: values(), row: zigguratRows() })).toThrow(
      'row cannot take the length of values: name it first',
    )
  })
})
