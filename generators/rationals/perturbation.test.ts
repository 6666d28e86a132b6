import { describe, expect, test } from 'vitest'
import { rational } from '../../src/numbers/index.ts'
import { assertDomain, type Perturbation, perturbations } from '../index.ts'

const plane = perturbations(2)
const norm = (vector: Perturbation['vectors'][number]) => rational.sum(vector.map(rational.absolute))
const isValid =
  (dimension: number) =>
  ({ epsilon, vectors }: Perturbation): boolean =>
    rational.sign(epsilon) > 0 &&
    rational.compare(epsilon, rational.one) <= 0 &&
    vectors.every((vector) => vector.length === dimension && rational.compare(norm(vector), epsilon) <= 0)

const isCorner = (vector: Perturbation['vectors'][number]): boolean =>
  vector.filter((entry) => !rational.isZero(entry)).length === 1
const isFull = ({ epsilon }: Perturbation, vector: Perturbation['vectors'][number]): boolean =>
  rational.equal(norm(vector), epsilon)

describe('perturbations', () => {
  test('keep the laws of a domain, and are often corners', () => {
    assertDomain(plane, {
      isValid: isValid(2),
      labels: {
        'all corners': { share: 0.3, on: (c) => c.vectors.every((v) => isCorner(v) && isFull(c, v)) },
        'one corner only': {
          share: 0.05,
          on: ({ vectors }) => vectors.length > 1 && vectors.filter((v) => norm(v).numerator > 0n).length === 1,
        },
        'full and spread': { share: 0.1, on: (c) => c.vectors.some((v) => !isCorner(v) && isFull(c, v)) },
        'less than full': { share: 0.1, on: (c) => c.vectors.some((v) => !isFull(c, v)) },
        'epsilon 1': { share: 0.1, on: ({ epsilon }) => rational.equal(epsilon, rational.one) },
        'epsilon small': { share: 0.1, on: ({ epsilon }) => epsilon.denominator >= 100n },
      },
    })
  })

  test('of scores have dimension 1, and any number of vectors can be asked for', () => {
    assertDomain(perturbations(1, { minLength: 3, maxLength: 3 }), {
      isValid: (c) => isValid(1)(c) && c.vectors.length === 3,
      draws: 200,
    })
  })

  test('keep to the range of epsilon, and need a coordinate', () => {
    assertDomain(perturbations(2, { epsilon: { most: rational.of(1, 10) } }), {
      isValid: (c) => isValid(2)(c) && rational.compare(c.epsilon, rational.of(1, 10)) <= 0,
      draws: 100,
      starts: 10,
      scope: 2,
    })
    expect(() => perturbations(0)).toThrow('a vector has at least one coordinate')
  })

  test('are written and read', () => {
    const line = '(1/4 0, 0 -1/2) epsilon 1/2'
    expect(plane.print(plane.parse(line))).toBe(line)
    expect(plane.parse(line).vectors).toEqual([
      [rational.of(1, 4), rational.zero],
      [rational.zero, rational.of(-1, 2)],
    ])
  })

  test.each([
    ['(1/2 1/4) epsilon 1/2', 'vector 1 has norm 3/4'],
    ['(0 0, 0) epsilon 1/2', 'vector 2 has dimension 1, expected 2'],
    ['(0 0) epsilon 2', 'epsilon 2 is out of range'],
    ['() epsilon 1', 'expected a length of at least 1, found 0'],
  ])('reading %s says what is wrong', (line, message) => {
    expect(() => plane.parse(line)).toThrow(`${line}: ${message}`)
  })

  test('are cut and filled up to the length of another line', () => {
    const c = plane.parse('(1 0, 0 1) epsilon 1')
    expect(plane.print(plane.fit(c, 1))).toBe('(1 0) epsilon 1')
    expect(plane.print(plane.fit(c, 3))).toBe('(1 0, 0 1, 0 0) epsilon 1')
  })
})
