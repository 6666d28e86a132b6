import { expect, test } from 'vitest'
import { countLookup, roundingTower, seenOne } from '../../examples/models.ts'
import { Names } from '../../tests/support/names.ts'
import { decide, type Precise, precise, rational, real } from '../numbers/index.ts'
import {
  allWords,
  deviation,
  gapOfLength,
  loadModel,
  type Model,
  saveModel,
  scheduledAt,
  soft,
  term,
  vector,
  withTemperature,
  withWeighting,
  word,
} from '../transformer/index.ts'
import { constantsOf } from './constants.ts'
import { gammaOf, gammaText } from './gamma.ts'
import { readOfLength } from './of-length.ts'
import { recursion } from './recursion.ts'
import { soften } from './soften.ts'

const r = rational.parse
const hardened = (model: Model): Model => withWeighting(model, 'average')
const HUNDREDTH = r('1/100')

test('constants of one layer, worked out by hand', () => {
  const found = constantsOf(hardened(seenOne()), HUNDREDTH, 4)
  expect(found).toMatchObject({ n: 4, layers: 1, heads: 1, d: 5, dk: 1, df: 2 })
  // p = 6, x = 1, γ(4) = 3/4; K_a = 2(5·2·36 + 1)(30 + 1); H = 5; K = 361(12·25·216·25 + 31).
  const { parameter, input, gamma, activation, H, K } = found
  expect([parameter, input, gamma.exact ?? r('0'), activation, H, K].map(rational.print)).toEqual([
    '6',
    '1',
    '3/4',
    '22382',
    '5',
    `${361 * (12 * 25 * 216 * 25 + 31)}`,
  ])
  const least = Math.log((361 * (12 * 25 * 216 * 25 + 31) * 4) / 0.01) / 0.75
  expect(Math.abs(Number(found.leastInverseTau.lo) - least)).toBeLessThan(1e-9)
  expect(Number(found.lnK.hi) - Math.log(361 * (12 * 25 * 216 * 25 + 31))).toBeLessThan(1e-9)
  expect(rational.print(found.inverseTau)).toBe(rational.print(r(`${Math.ceil(least * 1e4) / 1e4}`)))
})

/** ‖·‖₁ of each row of deviations. */
const norms = (rows: readonly (readonly Precise[])[]): Precise[] =>
  rows.map((row) => row.map(precise.absolute).reduce((a, b) => precise.add(a, b, 128)))

/** A layer with two heads whose sum a net reads, and one that attends to that. */
function twoHeads(): Model {
  const names = new Names(['one', 'i/n', 'Q_1', 'x', 'y'])
  const key = (sign: string) => [[['Q_1', sign] as const, ['i/n', '1/2'] as const]]
  const last = (name: string, sign: string) =>
    names.head(name, { mask: 'future', query: [[['one', '1']]], key: key(sign), value: 'i/n', to: 'x' }, 'average')
  const again = names.head(
    'again',
    {
      mask: 'strict-past',
      query: [[['x', '1']], [['one', '1/2']]],
      key: [[['x', '1']], [['i/n', '1']]],
      value: 'x',
      to: 'y',
    },
    'average',
  )
  return names.model(
    'two heads',
    [['i/n', term('i/n')]],
    [
      { name: 'both', heads: [last('ones', '1'), last('zeros', '-1')], feedForward: null },
      { name: 'then', heads: [again], feedForward: names.rounding('y', 'y') },
    ],
  )
}

test.each([
  ['one layer', hardened(seenOne()), 3],
  ['two layers', hardened(roundingTower(2)), 3],
  ['ties and a lookup', hardened(countLookup()), 3],
  ['two heads, a strict mask and d_k = 2', twoHeads(), 3],
] as const)('%s: every error is within the recursion, and the last within ε', (_, model, n) => {
  const { constants, model: softened } = soften(model, HUNDREDTH, n)
  const { bounds } = recursion(constants, rational.inverse(constants.inverseTau))
  const { temperature } = softened.schedule
  let moved = 0
  for (const each of allWords(['0', '1'], n)) {
    deviation(withTemperature(model, temperature), each).deviations.forEach((rows, layer) => {
      for (const norm of norms(rows)) {
        const observed = real.enclosed(() => norm)
        expect(decide(observed, bounds[layer]).answer).toBe('holds')
        expect(decide(observed, HUNDREDTH).answer).toBe('holds')
        if (norm.bounded && norm.lo > 0n) moved += 1
      }
    })
  }
  expect(moved).toBeGreaterThan(0)
})

test('several heads are counted instead of rewritten', () => {
  const found = constantsOf(twoHeads(), HUNDREDTH, 2)
  // K_a = 2(5·2·4 + 1)(2·5·2 + 1), since p = 2 and d_f = 2.
  expect([found.heads, rational.print(found.parameter), rational.print(found.activation)]).toEqual([2, '2', '1722'])
})

test('the softened model has the same weights, softmax and a table of temperatures', () => {
  const model = hardened(seenOne())
  const { model: softened, constants, byLength } = soften(model, readOfLength('1/n'), 4, { from: 2 })
  expect(withTemperature(withWeighting(softened, 'average'), model.schedule.temperature)).toEqual(model)
  expect(softened.layers[0].heads[0].weighting).toBe('softmax-tau')
  expect(byLength.map(({ n, epsilon }) => [n, rational.print(epsilon)])).toEqual([
    [2, '1/2'],
    [3, '1/3'],
    [4, '1/4'],
  ])
  expect(byLength[2]).toBe(constants)
  for (const { n, inverseTau } of byLength) {
    expect(scheduledAt(softened.schedule.temperature, 1, n)).toEqual(rational.inverse(inverseTau))
  }
  expect(loadModel(saveModel(softened))).toEqual({ kind: 'read', value: softened })
  expect(() => soft(softened, word('0'))).toThrow('no row for n = 1; it has n = 2, 3, 4')
})

test('a smaller ε, a smaller gap and a larger input each need a larger 1/τ', () => {
  const model = hardened(seenOne())
  const at = (epsilon: string, gamma: string): number => {
    const { inverseTau } = constantsOf(model, r(epsilon), 3, { gamma: r(gamma) })
    return Number(inverseTau.numerator) / Number(inverseTau.denominator)
  }
  expect(at('1/1000', '1/2')).toBeGreaterThan(at('1/100', '1/2'))
  expect(at('1/100', '1/3')).toBeGreaterThan(at('1/100', '1/2'))
  expect(at('1/100', '5')).toBe(at('1/100', '1'))
})

test('γ is enumerated, stated for every length, taken from a gap, or 1 where every row ties', () => {
  const model = hardened(seenOne())
  const shown = (...given: Parameters<typeof gammaOf>): string[] => {
    const gamma = gammaOf(...given)
    return [gammaText(gamma), gamma.source]
  }
  expect(shown(model, 4)).toEqual(['3/4', 'enumerated'])
  expect(shown(model, 1)).toEqual(['1', 'all-tied'])
  expect(shown(model, 1000, { gamma: readOfLength('3/n') })).toEqual(['3/1000', 'stated'])
  expect(shown(model, 1000, { gamma: (n) => rational.of(2, n) })).toEqual(['1/500', 'stated'])
  expect(shown(model, 1000, { gamma: gapOfLength(model, 3).gap })).toEqual(['1', 'stated'])
  expect(shown(model, 1000, { gamma: { kind: 'all-tied' } })).toEqual(['1', 'all-tied'])
  expect(shown({ ...model, layers: [] }, 1000)).toEqual(['1', 'all-tied'])
  expect(() => gammaOf(model, 3, { gamma: r('0') })).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: a gap is positive, but the stated γ is 0]`,
  )
  expect(() => gammaOf(model, 30)).toThrow('more than the budget')
})

test('without layers nothing is attended, and τ is 1', () => {
  const { constants, model } = soften({ ...hardened(seenOne()), layers: [] }, HUNDREDTH, 5)
  expect([rational.print(constants.inverseTau), constants.leastInverseTau.hi]).toEqual(['1', '1'])
  expect(scheduledAt(model.schedule.temperature, 1, 5)).toEqual(rational.one)
  expect(recursion(constants, rational.one).bounds.length).toBe(1)
})

test('without heads no word is run, however long', () => {
  const model = hardened(seenOne())
  const silent = { ...model, layers: model.layers.map((layer) => ({ ...layer, heads: [] })) }
  expect(gammaOf(silent, 1_000)).toEqual({ square: rational.one, exact: rational.one, source: 'all-tied' })
  expect(constantsOf(model, HUNDREDTH, 1).n).toBe(1)
})

test('symbols that are not listed count, in x and in γ', () => {
  const model = hardened(seenOne())
  const other = vector(5, [
    [0, rational.one],
    [2, r('-7')],
  ])
  const open = { ...model, embedding: { ...model.embedding, other } }
  expect(rational.print(constantsOf(open, HUNDREDTH, 2).input)).toBe('7')
  expect(gammaOf(open, 2, {}).source).toBe('enumerated')
  const onlyOthers = { ...model, embedding: { symbols: [], other } }
  expect(rational.print(constantsOf(onlyOthers, HUNDREDTH, 2).input)).toBe('7')
})

test('position embeddings count in x, with their sign', () => {
  const model = hardened(countLookup())
  expect(rational.print(constantsOf(model, HUNDREDTH, 3, { gamma: rational.one }).input)).toBe('9')
})

test('a K beyond floats is still exact, and known by its logarithm', () => {
  const { K, lnK, inverseTau } = constantsOf(hardened(roundingTower(30)), HUNDREDTH, 2, { gamma: rational.one })
  expect(Number(K.numerator)).toBe(Number.POSITIVE_INFINITY)
  // d = 64, p = 6, d_f = 2: K_a = 2(64·2·36 + 1)(64·6 + 1).
  const growth = Math.log(2 * (64 * 2 * 36 + 1) * (64 * 6 + 1))
  const main = Math.log(64 * 2 * 36 + 1) + Math.log(12 * 64 ** 2 * 216) + 2 * (Math.log(64) + 29 * growth)
  expect(Math.abs(Number(lnK.lo) - main)).toBeLessThan(1e-9)
  expect(Number(lnK.hi)).toBeGreaterThanOrEqual(Number(lnK.lo))
  const least = 2 * (Math.log((30 * 2) / 0.01) + main + 29 * (Math.log(2 * 29) + main - 1))
  expect(Math.abs(Number(inverseTau.numerator) / Number(inverseTau.denominator) / least - 1)).toBeLessThan(1e-5)
})

test('what cannot be softened is refused with the reason', () => {
  const model = hardened(seenOne())
  expect(() => constantsOf(seenOne(), HUNDREDTH, 2)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: head "last 1" of layer "look back" is weighted by softmax-tau: softening takes heads weighted by average]`,
  )
  expect(() => soften(withWeighting(model, 'leftmost'), HUNDREDTH, 2)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: head "last 1" of layer "look back" is weighted by leftmost: softening takes heads weighted by average]`,
  )
  expect(() => soften(model, r('0'), 2)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: ε must be positive, but is 0]`,
  )
  expect(() => soften(model, HUNDREDTH, 0)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: words have at least one symbol, but n is 0]`,
  )
  expect(() => soften(model, HUNDREDTH, 2.5)).toThrow(RangeError)
  const empty = { ...model, embedding: { symbols: [], other: null } }
  expect(() => soften(empty, HUNDREDTH, 2)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: the model has no alphabet, so there are no words to soften it for]`,
  )
})
