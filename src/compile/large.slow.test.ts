// Formulas deeper and wider than anybody writes are compiled, and right.
import { describe, expect, test } from 'vitest'
import { faultsOn } from '../../tests/support/compiled.ts'
import { runSoftly } from '../check/simulate.ts'
import { formula } from '../logic/index.ts'
import { word } from '../transformer/index.ts'
import { compile } from './compile.ts'

describe('depth', () => {
  const tower = (levels: number, wrap: (inner: string, k: number) => string): string => {
    let text = 'Q_a'
    for (let k = 0; k < levels; k++) text = wrap(text, k)
    return text
  }
  const TOWERS = [
    { what: '!', text: tower(200, (inner) => `!${inner}`), ids: ['corollary-17a', 'corollary-18a', 'corollary-22a'] },
    { what: 'Y', text: tower(200, (inner) => `Y ${inner}`), ids: ['corollary-18a'] },
    {
      what: 'S',
      text: tower(200, (inner, k) => (k % 2 === 0 ? `(!(${inner})) S Q_b` : `(Q_a | Q_b) S (${inner})`)),
      ids: ['corollary-17a'],
    },
    {
      what: 'Y, S, !, & and |',
      text: tower(
        200,
        (inner, k) =>
          [`!Y (${inner})`, `!(${inner})`, `(!Q_a) S (${inner})`, `Q_b | (${inner})`, `Q_a & (${inner})`][k % 5],
      ),
      ids: ['corollary-22a'],
    },
  ] as const

  test.each(TOWERS.flatMap(({ what, text, ids }) => ids.map((id) => ({ what, text, id }))))(
    '200 nested $what for $id',
    ({ text, id }) => {
      const compiled = compile(formula(text), id)
      expect(compiled.formula.nodes.length).toBeGreaterThanOrEqual(200)
      expect(faultsOn(compiled, word('aab'))).toEqual([])
    },
  )
})

describe('width', () => {
  const letters = Array.from({ length: 10_000 }, (_, k) => `Q_s${k}`)

  test.each([
    { what: '∧ of 10,000 letters', text: letters.join(' & '), expected: '0000' },
    { what: '∨ of 10,000 letters', text: letters.join(' | '), expected: '1101' },
    { what: '∧ of one letter 10,000 times', text: letters.map(() => 'Q_s0').join(' & '), expected: '1000' },
    { what: '∨ of one letter 10,000 times', text: letters.map(() => 'Q_s0').join(' | '), expected: '1000' },
  ])('$what', ({ text, expected }) => {
    const compiled = compile(formula(text), 'theorem-13c')
    const { found } = runSoftly(compiled, ['s0', 's9999', 'x', 's5000'])
    expect(found[compiled.formula.root]).toEqual([...expected].map((bit) => bit === '1'))
  })
})
