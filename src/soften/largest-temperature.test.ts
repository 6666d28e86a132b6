import { expect, test } from 'vitest'
import { roundingTower, seenOne } from '../../examples/models.ts'
import { Names } from '../../tests/support/names.ts'
import { decide, precise, preciseExp, type Rational, rational, real } from '../numbers/index.ts'
import { allWords, type Model, type Word, withWeighting, word } from '../transformer/index.ts'
import { errorsAt } from './errors.ts'
import {
  type LargestTemperature,
  type LargestTemperatureOptions,
  largestTemperature,
  largestTemperatureOfLength,
} from './largest-temperature.ts'

const r = rational.parse
const NEAR = r('1025/1024')

/** One layer, unmasked: scores are a multiple of the bit, and attention writes a sum of coordinates to x. */
function oneLayer(gamma: string, net?: (names: Names) => ReturnType<Names['net']>): Model {
  const names = new Names(['one', 'Q_1', 'x', 'y'])
  const head = names.head(
    'look for ones',
    { mask: 'none', query: [[['one', '1']]], key: [[['Q_1', gamma]]], value: 'Q_1', to: 'x' },
    'average',
  )
  return names.model('one layer', [], [{ name: 'layer', heads: [head], feedForward: net?.(names) ?? null }])
}

/** Whether all errors on all words are at most ε, decided with 2,000 bits at once. */
const isWithin = (model: Model, words: readonly Word[], inverseTau: Rational, epsilon: Rational): boolean =>
  words.every((w) =>
    errorsAt(model, w, inverseTau).every((error) => {
      const { answer } = decide(
        real.enclosed(() => real.enclose(error, 2000)),
        epsilon,
        { cap: 2000 },
      )
      expect(answer).not.toBe('undecided')
      return answer === 'holds'
    }),
  )

function bracketed(
  model: Model,
  words: readonly Word[],
  epsilon: Rational,
  options?: LargestTemperatureOptions,
): Extract<LargestTemperature, { kind: 'bracketed' }> {
  const found = largestTemperature(model, words, epsilon, options)
  if (found.kind !== 'bracketed') throw new Error(`${found.kind}, not bracketed`)
  expect(rational.compare(found.fails, found.works)).toBe(-1)
  expect(isWithin(model, words, found.works, epsilon)).toBe(true)
  expect(isWithin(model, [found.witness.word], found.fails, epsilon)).toBe(false)
  return found
}

test.each([
  ['1', '1/10'],
  ['1', '49/100'],
  ['1', '1e-30'],
  ['1/1000', '1/3'],
  ['7', '1/100'],
  ['500', '1/100'],
])('two scores with gap %s and ε = %s: both ends are next to ln((1 − ε)/ε)/γ', (gamma, epsilon) => {
  const { works, fails, witness } = bracketed(oneLayer(gamma), [word('01')], r(epsilon))
  // e^{−γ/τ}/(1 + e^{−γ/τ}) = ε.
  const odds = rational.divide(rational.subtract(rational.one, r(epsilon)), r(epsilon))
  const exact = real.enclosed((bits) =>
    precise.divide(preciseExp.ln(precise.fromRational(odds, bits), bits), precise.fromRational(r(gamma), bits), bits),
  )
  expect([decide(fails, exact).answer, decide(exact, works).answer]).toEqual(['holds', 'holds'])
  expect(rational.compare(works, rational.multiply(NEAR, fails))).toBeLessThanOrEqual(0)
  expect(witness).toEqual({ word: word('01'), position: 1 })
})

test('a closeness of 3 leaves the ends up to an eighth apart, and 30 bring them within 2^−30', () => {
  const at = (closeness: number): bigint => {
    const { works, fails } = bracketed(oneLayer('1'), [word('01')], r('1/10'), { closeness })
    return rational.floor(rational.divide(fails, rational.subtract(works, fails)))
  }
  expect(at(3)).toBeGreaterThanOrEqual(8n)
  expect(at(3)).toBeLessThan(16n)
  expect(at(30)).toBeGreaterThanOrEqual(2n ** 30n)
})

test.each([
  ['one layer', withWeighting(seenOne(), 'average'), 3],
  ['two layers', withWeighting(roundingTower(2), 'average'), 3],
])('%s: what works is within ε on all words, and what fails is not on one', (_, model, n) => {
  const words = [...allWords(['0', '1'], n)]
  const over = bracketed(model, words, r('1/100'), { from: r('40') })
  expect(largestTemperatureOfLength(model, n, r('1/100'), { from: r('40') })).toEqual(over)
  // No word asks for more than all words do.
  for (const each of words) {
    const alone = largestTemperature(model, [each], r('1/100'), { from: r('40') })
    expect(rational.compare(alone.works, rational.multiply(NEAR, over.works))).toBeLessThanOrEqual(0)
  }
})

type Scores = Pick<Parameters<Names['head']>[1], 'query' | 'key'>

/** One layer, unmasked, over words as long as the lists: `key` and `value` are given by position. */
function byPosition(scores: Scores, keys: readonly string[], values: readonly string[]): Model {
  const names = new Names(['one', 'Q_1', 'key', 'value', 'x'])
  const head = names.head('h', { mask: 'none', ...scores, value: 'value', to: 'x' }, 'average')
  const table = (list: readonly string[]) =>
    ({ kind: 'by-position', rows: [{ n: list.length, values: list.map(r) }] }) as const
  return names.model(
    'by position',
    [
      ['key', table(keys)],
      ['value', table(values)],
    ],
    [{ name: 'l', heads: [head], feedForward: null }],
  )
}

/** On 111 errors are |e^{−s} − 4e^{−2s}|/(1 + e^{−s} + e^{−2s}) at s = 1/τ: 0 at ln 4, 0.0548 near 2, and then falling. On 000 all tie. */
const notMonotone = (): Model =>
  byPosition({ query: [[['Q_1', '1']]], key: [[['key', '1']]] }, ['0', '-1', '-2'], ['0', '1', '-4'])

test('where errors rise again on the way to colder temperatures, it matters where the search begins', () => {
  const from = (start: string): number => {
    const { works } = bracketed(notMonotone(), [word('111')], r('1/20'), { from: r(start) })
    return Number(works.numerator) / Number(works.denominator)
  }
  const error = (s: number): number =>
    Math.abs(Math.exp(-s) - 4 * Math.exp(-2 * s)) / (1 + Math.exp(-s) + Math.exp(-2 * s))
  for (const start of ['7/5', '64']) expect(error(from(start))).toBeCloseTo(0.05, 3)
  expect(from('7/5')).toBeLessThan(Math.log(4))
  expect(from('64')).toBeGreaterThan(2)
})

test('the word with the smallest gap is searched on, and the others are only asked', () => {
  // Scores are 0 and 2, plus the bits: gaps are 1 on 10, 2 on 00 and 3 on 01. A search that begins on 01 ends elsewhere.
  const sums: Scores = {
    query: [[['one', '1']]],
    key: [
      [
        ['key', '1'],
        ['Q_1', '1'],
      ],
    ],
  }
  const model = byPosition(sums, ['0', '2'], ['0', '2'])
  const alone = bracketed(model, [word('10')], r('1/10'))
  expect(largestTemperature(model, [word('01'), word('10'), word('00')], r('1/10'))).toEqual(alone)
})

test('words on which all rows tie are asked last: a search on one would go on from a temperature that is far too warm', () => {
  // From 112/5 down, 14/5 is the first that is too warm; from the other end it is 7/5 that is within ε.
  const options = { from: r('112/5') }
  const alone = bracketed(notMonotone(), [word('111')], r('1/25'), options)
  expect(rational.compare(alone.fails, r('14/5'))).toBeGreaterThanOrEqual(0)
  expect(largestTemperature(notMonotone(), [word('000'), word('111')], r('1/25'), options)).toEqual(alone)
})

test('where nothing is ever above ε, the warmest temperature that was tried is told', () => {
  const always = { kind: 'always', works: r('1/1024') }
  const model = oneLayer('1')
  expect(largestTemperature(model, [word('11')], r('1e-9'))).toEqual(always)
  expect(largestTemperature({ ...model, layers: [] }, [word('01')], r('1e-9'))).toEqual(always)
  // Uniform attention errs by 1/2, and softmax by less.
  expect(largestTemperature(model, [word('01')], r('1/2'))).toEqual(always)
  expect(largestTemperature(model, [word('01'), word('11')], r('1/2'), { from: r('3') })).toEqual({
    kind: 'always',
    works: r('3/2048'),
  })
})

/** On 0001 the output is 3·ReLU(x − 1/3) − 3·ReLU(x − 2/3) and nothing else: 1 by hard attention, 0 while x ≤ 1/3. */
const plateau = (): Model =>
  oneLayer('1', (names) =>
    names.net([
      { bias: '-1/3', read: [['x', '1']], to: 'y', factor: '3' },
      { bias: '-2/3', read: [['x', '1']], to: 'y', factor: '-3' },
      { bias: '0', read: [['x', '1']], to: 'x', factor: '-1' },
    ]),
  )

test('where the error is ε over a range, that is undecided, and said', () => {
  const found = largestTemperature(plateau(), [word('0001')], rational.one, { cap: 256 })
  // x = 1/(1 + 3e^{−1/τ}) is 1/3 at 1/τ = ln(3/2) = 0.405…: colder than that the error is below 1.
  expect(found).toEqual({ kind: 'undecided', works: r('1/2'), fails: null, undecided: r('1/4') })
  // On 0011 x is at least 1/2, and the error at most 1/2: it is the other word that is undecided at the warmest temperature.
  const two = largestTemperature(plateau(), [word('0011'), word('0001')], rational.one, { cap: 256 })
  if (two.kind !== 'undecided') throw new Error(two.kind)
  expect([two.fails, two.undecided]).toEqual([null, r('1/1024')])
  expect(rational.compare(two.works, r('2/5'))).toBe(1)
  expect(isWithin(plateau(), [word('0011'), word('0001')], two.works, rational.one)).toBe(true)
})

test('an error equal to ε at one temperature only does not stop the search', () => {
  // At 1/τ = 1 the error of two scores with gap 1 is ε′; ε is so near it that 64 bits do not tell them apart.
  const [error] = errorsAt(oneLayer('1'), word('01'), rational.one)
  const enclosed = real.enclose(error, 200)
  if (!enclosed.bounded) throw new Error('no error')
  const { works, fails } = bracketed(oneLayer('1'), [word('01')], precise.upper(enclosed), { cap: 64 })
  expect(rational.compare(fails, rational.one)).toBe(-1)
  expect(rational.compare(works, rational.one)).toBe(1)
  // 512 bits do: ε is just above the error at 1/τ = 1.
  expect(bracketed(oneLayer('1'), [word('01')], precise.upper(enclosed)).works).toEqual(rational.one)
})

test('a gap of 1/10^300 is cold enough for a search to end, and one of 1/10^2000 is not', () => {
  const { works } = bracketed(oneLayer('1e-300'), [word('01')], r('1/10'), { from: r('1e298') })
  expect(rational.compare(works, r('1e300'))).toBe(1)
  const search = () => largestTemperature(oneLayer('1e-2000'), [word('01')], r('1/10'), { from: r('1e1504') })
  expect(search).toThrow('down to τ = 2^−5000')
})

test('the coldest temperature of all is still tried', () => {
  const coldest = rational.power(r('2'), 5000)
  const { works } = bracketed(oneLayer('1e-1505'), [word('01')], r('49/100'), { from: coldest })
  expect(rational.compare(works, coldest)).toBe(-1)
})

test('halving ends at the first temperature that is too warm, and bisection begins there', () => {
  const found = bracketed(oneLayer('1'), [word('01')], r('1/10'), { from: r('40'), closeness: 4 })
  // 5/2 works and 5/4 does not; then the middles 15/8, 35/16, 75/32 and 145/64, around ln 9 = 2.197….
  expect([found.works, found.fails].map(rational.print)).toEqual(['145/64', '35/16'])
})

test('too few bits leave the middle and both quarters undecided', () => {
  const found = largestTemperature(oneLayer('1'), [word('01')], r('1/10'), { cap: 4 })
  expect(found).toEqual({ kind: 'undecided', works: r('5/2'), fails: r('7/4'), undecided: r('17/8') })
})

test('progress tells how many words are settled', () => {
  const heard: string[] = []
  const progress = (done: number, total: number): number => heard.push(`${done} of ${total}`)
  largestTemperatureOfLength(oneLayer('1'), 7, r('1/10'), { progress, closeness: 1 })
  expect(heard.at(-1)).toBe('100 of 128')
  expect(largestTemperatureOfLength(oneLayer('1'), 7, r('1/10'), { closeness: 1 }).kind).toBe('bracketed')
})

test('what makes no sense is refused with the reason', () => {
  const model = oneLayer('1')
  expect(() => largestTemperature(model, [], rational.one)).toThrow('there is no word to run the model on')
  expect(() => largestTemperature(model, [word('0')], rational.zero)).toThrow('ε must be positive, but is 0')
  for (const from of ['-1', '0'])
    expect(() => largestTemperature(model, [word('0')], rational.one, { from: r(from) })).toThrow(
      `1/τ must be positive, but is ${from}`,
    )
  expect(() => largestTemperatureOfLength(model, 20, rational.one)).toThrow('more than the budget of 100000')
  expect(() => largestTemperatureOfLength(model, 3, rational.one, { budget: 7 })).toThrow('more than the budget of 7')
  expect(() => largestTemperature(seenOne(), [word('01')], rational.one)).toThrow(
    'the hard evaluator takes hard heads only',
  )
})
