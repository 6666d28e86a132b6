import { expect, test } from 'vitest'
import { seenOne } from '../../examples/models.ts'
import { precise, rational, real } from '../numbers/index.ts'
import { withWeighting, word } from '../transformer/index.ts'
import { errorsOf, normsOf } from './errors.ts'

test('errors are enclosed as tightly as is asked for', () => {
  const [error] = errorsOf(withWeighting(seenOne(), 'average'), word('01'))[1].slice(-1)
  const enclosed = real.enclose(error, 900)
  if (!enclosed.bounded) throw new Error('unbounded')
  const width = rational.subtract(precise.upper(enclosed), precise.lower(enclosed))
  expect(rational.compare(width, rational.power(rational.of(2), -800))).toBe(-1)
  expect(rational.sign(precise.upper(enclosed))).toBe(1)
})

test('norms add what stands at a position, whatever its sign, and ask for each precision once', () => {
  const asked: number[] = []
  const norms = normsOf(2, (bits) => {
    asked.push(bits)
    return [
      [precise.point(1n), precise.point(-2n)],
      [precise.point(-4n), precise.zero],
    ]
  })
  expect(norms.map((norm) => real.enclose(norm, 64)).map((a) => a.bounded && rational.print(precise.upper(a)))).toEqual(
    ['3', '4'],
  )
  expect(asked).toEqual([64])
})
