import { expect, test } from 'vitest'
import { type Interval, type Precise, precise, preciseExp, type Rational, rational } from '../numbers/index.ts'
import { type Activation, type Arithmetic, type Enclosure, enclosureOf } from './activation.ts'
import { floatArithmetic, preciseArithmetic } from './arithmetic.ts'
import { attend, weightsOf } from './attention.ts'
import type { Mask } from './mask.ts'
import { matrix, zeroMatrix } from './matrix.ts'
import type { Head } from './model.ts'
import { term } from './schedule.ts'
import { WEIGHTINGS, type Weighting } from './weighting.ts'

const BITS = 200

/** Coordinates: a query, a key and a value. d_k is 4 and only its second row is read, so that scores are half the products. */
const headOf = (weighting: Weighting, mask: Mask = 'none'): Head => ({
  name: 'head',
  mask,
  weighting,
  query: matrix(4, 3, [[1, 0, rational.one]]),
  key: matrix(4, 3, [[1, 1, rational.one]]),
  value: matrix(3, 3, [[2, 2, rational.one]]),
})

/** What a test does in one arithmetic, done in both. */
function inBoth(run: <E extends Enclosure>(arithmetic: Arithmetic<E>) => void): void {
  run<Interval>(floatArithmetic)
  run<Precise>(preciseArithmetic(128))
}

const parse = (text: string): Rational => rational.parse(text)

/** A number, or the ends of an enclosure as `lo..hi`. */
function read<E extends Enclosure>(arithmetic: Arithmetic<E>, text: string): Activation<E> {
  const [lo, hi] = text.split('..').map(parse)
  return hi === undefined ? lo : arithmetic.hull(arithmetic.fromRational(lo), arithmetic.fromRational(hi))
}

/** One row `query key value` a position, to what the head writes; the temperature is 1/i. */
function outputs<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  head: Head,
  ...rows: readonly string[]
): readonly Activation<E>[] {
  const stream = rows.map((row) => row.split(' ').map((text) => read(arithmetic, text)))
  const [{ coordinate, column }] = attend(arithmetic, head, term('1/i'), stream)
  expect(coordinate).toBe(2)
  return column
}

function endsOf(a: Activation): readonly [lo: Rational, hi: Rational] {
  const enclosure = enclosureOf(a, BITS)
  if (!enclosure.bounded) throw new Error('an enclosure is unbounded')
  return [precise.lower(enclosure), precise.upper(enclosure)]
}

/** Expects an enclosure of everything from lo to hi that goes at most 1e-9 beyond. */
function expectAround(found: Activation, lo: Rational, hi: Rational): void {
  const [below, above] = endsOf(found)
  const slack = parse('1e-9')
  expect(rational.compare(below, lo)).toBeLessThanOrEqual(0)
  expect(rational.compare(below, rational.subtract(lo, slack))).toBe(1)
  expect(rational.compare(above, hi)).toBeGreaterThanOrEqual(0)
  expect(rational.compare(above, rational.add(hi, slack))).toBe(-1)
}

/** Σ e^s·v / Σ e^s. */
function softmax(scores: readonly string[], values: readonly string[]): readonly [lo: Rational, hi: Rational] {
  const weights = scores.map((s) => preciseExp.exp(precise.fromRational(parse(s), BITS), BITS))
  const sum = (terms: readonly Precise[]) => terms.reduce((a, b) => precise.add(a, b, BITS))
  const weighted = weights.map((w, k) => precise.multiply(w, precise.fromRational(parse(values[k]), BITS), BITS))
  return endsOf(precise.divide(sum(weighted), sum(weights), BITS))
}

test('equal scores give the exact mean of different values, or the first or last of them', () => {
  const expected = { leftmost: 1, rightmost: 6, average: 3, softmax: 3, 'softmax-tau': 3 }
  inBoth((arithmetic) => {
    for (const weighting of WEIGHTINGS) {
      const head = headOf(weighting)
      const heads = [
        head,
        { ...head, query: zeroMatrix(4, 3) },
        { ...head, key: zeroMatrix(4, 3) },
        { ...head, query: zeroMatrix(4, 3), key: zeroMatrix(4, 3) },
      ]
      for (const each of heads) {
        expect(outputs(arithmetic, each, '1 5 1', '1 5 2', '1 5 6')).toEqual(
          Array(3).fill(rational.of(expected[weighting])),
        )
      }
    }
  })
})

const refuse = (): never => {
  throw new Error('this was not to be asked for')
}

test('a head without a query or a key asks for no softmax: its weights are equal whatever it reads', () => {
  inBoth((arithmetic) => {
    const exactly = { ...arithmetic, softmaxRow: refuse, exp: refuse }
    for (const weighting of ['softmax', 'softmax-tau'] as const) {
      const head = headOf(weighting)
      for (const each of [
        { ...head, query: zeroMatrix(4, 3) },
        { ...head, key: zeroMatrix(4, 3) },
      ]) {
        for (const rows of [
          ['1 5 1', '2 7 2', '1 5 6'],
          ['1..2 5 1', '2 7..8 2', '1 5 6'],
        ]) {
          expect(outputs(exactly, each, ...rows)).toEqual(Array(3).fill(rational.of(3)))
        }
      }
    }
  })
})

test('keys without a common denominator go by exponents where the arithmetic takes them, and not by BigInts', () => {
  const softmaxRow: (typeof floatArithmetic)['softmaxRow'] = (columns, table) => ({
    ...floatArithmetic.softmaxRow(columns, table),
    byDifferences: refuse,
  })
  const head = {
    ...headOf('softmax'),
    query: matrix(1, 3, [[0, 0, rational.one]]),
    key: matrix(1, 3, [[0, 1, rational.one]]),
  }
  const keys = ['1/67108864', '5/67108863', '-3/67108861']
  const found = outputs({ ...floatArithmetic, softmaxRow }, head, ...keys.map((key, k) => `1 ${key} ${k}`))
  for (const each of found) expectAround(each, ...softmax(keys, ['0', '1', '2']))
})

test('a row of exact scores of which only the last is smaller is no row of equal scores', () => {
  inBoth((arithmetic) => {
    const [first] = outputs(arithmetic, headOf('softmax'), '1 5 1', '1 5 2', '1 3 6')
    expectAround(first, ...softmax(['0', '0', '-1'], ['1', '2', '6']))
  })
})

test('the best of enclosed keys is certain where they do not overlap, wherever it stands', () => {
  inBoth((arithmetic) => {
    for (const weighting of ['leftmost', 'rightmost', 'average'] as const) {
      const head = headOf(weighting)
      const best = rational.of(7)
      expect(outputs(arithmetic, head, '1 8..9 7', '1 5..6 1', '1 1..2 1')).toEqual([best, best, best])
      expect(outputs(arithmetic, head, '1 1..2 1', '1 8..9 7', '1 5..6 1')).toEqual([best, best, best])
      expect(outputs(arithmetic, head, '1 1..2 1', '1 5..6 1', '1 8..9 7')).toEqual([best, best, best])
      expect(outputs(arithmetic, head, '-2..-1 8..9 1', '-1 5..6 1', '-3 1..2 7')).toEqual([best, best, best])
    }
  })
})

test('where the best of enclosed keys is uncertain, the output is anything between the values of the candidates', () => {
  inBoth((arithmetic) => {
    for (const weighting of ['leftmost', 'rightmost', 'average'] as const) {
      for (const found of outputs(arithmetic, headOf(weighting), '1 1..2 9', '1 5..7 3', '1 6..8 4')) {
        expect(endsOf(found)).toEqual([rational.of(3), rational.of(4)])
      }
    }
  })
})

test('a query of 0 ties enclosed keys exactly', () => {
  const expected = { leftmost: 1, rightmost: 6, average: 3, softmax: 3, 'softmax-tau': 3 }
  inBoth((arithmetic) => {
    for (const weighting of WEIGHTINGS) {
      const [, second] = outputs(arithmetic, headOf(weighting), '1 1..2 1', '0 5..6 2', '1 8..9 6')
      expect(second).toEqual(rational.of(expected[weighting]))
    }
  })
})

test('softmax over enclosed keys divides by √d_k, and by the temperature of the row where it is tempered', () => {
  const rows = ['1 0 0', '1 1..1.000000000001 10', '1/2 2 -3']
  inBoth((arithmetic) => {
    const plain = outputs(arithmetic, headOf('softmax'), ...rows)
    const scores = [
      ['0', '1/2', '1'],
      ['0', '1/2', '1'],
      ['0', '1/4', '1/2'],
    ]
    plain.forEach((found, k) => {
      expectAround(found, ...softmax(scores[k], ['0', '10', '-3']))
    })
    const tempered = outputs(arithmetic, headOf('softmax-tau'), ...rows)
    const steeper = [
      ['0', '1/2', '1'],
      ['0', '1', '2'],
      ['0', '3/4', '3/2'],
    ]
    tempered.forEach((found, k) => {
      expectAround(found, ...softmax(steeper[k], ['0', '10', '-3']))
    })
  })
})

test('softmax over enclosed keys weighs what the mask shows', () => {
  const rows = ['1 0 0', '1 1..1.000000000001 10', '1 2 -3', '1 4 5']
  inBoth((arithmetic) => {
    const past = outputs(arithmetic, headOf('softmax', 'past'), ...rows)
    expectAround(past[1], ...softmax(['1/2', '1', '2'], ['10', '-3', '5']))
    expectAround(past[2], ...softmax(['1', '2'], ['-3', '5']))
    expect(past[3]).toEqual(rational.of(5))
    const strict = outputs(arithmetic, headOf('softmax', 'strict-future'), ...rows)
    expect(strict.slice(0, 2)).toEqual([rational.zero, rational.zero])
    expectAround(strict[3], ...softmax(['0', '1/2', '1'], ['0', '10', '-3']))
  })
})

test('exact keys before an enclosed one are not taken for equal', () => {
  inBoth((arithmetic) => {
    const [, second] = outputs(arithmetic, headOf('softmax', 'future'), '1 0 0', '1 2 4', '1 3..4 9')
    expectAround(second, ...softmax(['0', '1'], ['0', '4']))
  })
})

test('scores thousands apart neither overflow nor widen a value: the largest is what others are compared with', () => {
  const orders = [
    ['1 8000..8001 1..2', '1 4000..4001 50', '1 0..1 60'],
    ['1 4000..4001 50', '1 8000..8001 1..2', '1 0..1 60'],
    ['1 0..1 60', '1 4000..4001 50', '1 8000..8001 1..2'],
  ]
  inBoth((arithmetic) => {
    for (const rows of orders) {
      for (const found of outputs(arithmetic, headOf('softmax'), ...rows)) {
        expectAround(found, rational.one, rational.of(2))
      }
    }
  })
})

test('the weights of a head are its outputs for values that mark one position each', () => {
  inBoth((arithmetic) => {
    const stream = ['1 0 0', '1 0 0', '1 2..2.000000000001 0'].map((row) =>
      row.split(' ').map((text) => read(arithmetic, text)),
    )
    const weights = weightsOf(arithmetic, headOf('softmax', 'future'), term('1'), stream)
    expect(weights[0]).toEqual([rational.one, rational.zero, rational.zero])
    expect(weights[1]).toEqual([rational.half, rational.half, rational.zero])
    expectAround(weights[2][1], ...softmax(['0', '0', '1'], ['0', '1', '0']))
    expectAround(weights[2][2], ...softmax(['0', '0', '1'], ['0', '0', '1']))
  })
})
