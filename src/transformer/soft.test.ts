import { expect, test } from 'vitest'
import { countLookup, roundingTower } from '../../examples/models.ts'
import { Names } from '../../tests/support/names.ts'
import { interval, precise, preciseExp, rational } from '../numbers/index.ts'
import { enclosureOf, isExact } from './activation.ts'
import { type Model, word } from './model.ts'
import { term } from './schedule.ts'
import { soft } from './soft.ts'

const names = new Names(['one', 'i', 'Q_1', 'x', 'y'])

/** Attention to ones with weight e against 1, so that x at "01" is e/(1 + e). */
function soften(factor: string, more: Partial<Model['layers'][number]> = {}): Model {
  const head = {
    mask: 'none' as const,
    query: [[['one', factor]] as const],
    key: [[['Q_1', '1']] as const],
    value: 'Q_1',
    to: 'x',
  }
  const layer = { name: 'attend', heads: [names.head('ones', head, 'softmax')], feedForward: null, ...more }
  return names.model('soft', [['i', term('i')]], [layer])
}

const last = (model: Model, text: string, name: string, bits = 53) => {
  const { activations } = soft(model, word(text), { bits })
  return activations[activations.length - 1].map((row) => row[names.index(name)])
}

test('one row of softmax is enclosed, at every precision', () => {
  for (const bits of [53, 64, 128, 512]) {
    const wanted = bits + 64
    const e = preciseExp.exp(precise.one, wanted)
    const truth = precise.divide(e, precise.add(precise.one, e, wanted), wanted)
    for (const x of last(soften('1'), '01', 'x', bits)) {
      expect(isExact(x)).toBe(false)
      const found = enclosureOf(x, bits)
      expect(precise.sign(precise.subtract(found, truth, wanted))).toBeUndefined()
      const width = found.bounded ? precise.point(found.hi - found.lo, found.exponent) : precise.unbounded
      expect(precise.sign(precise.subtract(width, precise.point(1n, 6 - Math.min(bits, 52)), bits))).toBe(-1)
    }
  }
})

test('equal scores give exact means', () => {
  expect(last(soften('0'), '0110', 'x')).toEqual(Array(4).fill(rational.of(1, 2)))
  expect(last(soften('5'), '111', 'x')).toEqual(Array(3).fill(rational.one))
})

test('a value that all visible positions share comes out exact, whatever the weights', () => {
  const head = {
    mask: 'future' as const,
    query: [[['one', '1']] as const],
    key: [[['i', '1/3']] as const],
    value: 'one',
    to: 'x',
  }
  const model = soften('1', { heads: [names.head('constant', head, 'softmax')] })
  expect(last(model, '0110', 'x')).toEqual(Array(4).fill(rational.one))
})

test('a net whose signs are decided makes Booleans exact again', () => {
  const model = soften('9', { feedForward: names.rounding('x', 'y') })
  expect(last(model, '01', 'y')).toEqual([rational.one, rational.one])
})

test('a sign that stays undecided leaves an honest enclosure', () => {
  // ReLU(x − e/(1+e)) in rationals: the bias is within 1e-30 of the truth, so 53 bits cannot tell and 256 can.
  const bias = `-${'0.73105857863000487925115924182183627436514464016505651927636590791904045307'.slice(0, 32)}`
  const model = soften('1', { feedForward: names.net([{ bias, read: [['x', '1']], to: 'y', factor: '1' }]) })
  const [open] = last(model, '01', 'y')
  expect(isExact(open)).toBe(false)
  expect(precise.sign(enclosureOf(open, 53))).toBeUndefined()
  const [decided] = last(model, '01', 'y', 256)
  expect(precise.sign(enclosureOf(decided, 256))).toBe(1)
})

test('hard heads within a soft run are exact, and undecided ones are enclosed by the hull of the candidates', () => {
  const [first] = soften('1').layers
  const pick = (key: string, weighting: 'leftmost' | 'rightmost' | 'average') => {
    const head = {
      mask: 'none' as const,
      query: [[['one', '1']] as const],
      key: [[[key, '1']] as const],
      value: 'i',
      to: 'y',
    }
    return { name: 'pick', heads: [names.head('pick', head, weighting)], feedForward: null }
  }
  const exact = { ...soften('1'), layers: [first, pick('Q_1', 'rightmost')] }
  expect(last(exact, '0110', 'y')).toEqual(Array(4).fill(rational.of(3)))
  const open = { ...soften('1'), layers: [first, pick('x', 'rightmost')] }
  for (const y of last(open, '01', 'y')) expect(y).toEqual(interval.between(1, 2))
})

test('thirty layers of rounding at n = 64 end in exact Booleans of zero width', () => {
  const model = roundingTower(30)
  const input = Array.from({ length: 64 }, (_, k) => (k % 3 === 0 || k % 7 === 2 ? '1' : '0'))
  const { activations } = soft(model, input)
  // Layer l copies bit l − 1 from the last position of its parity; the first position sees only itself.
  const source = (l: number, k: number): number => Math.max(0, k % 2 === l % 2 ? k : k - 1)
  for (let l = 1; l <= 30; l++) {
    const [before, after] = [l - 1, l].map((m) => model.coordinates.indexOf(m === 0 ? 'Q_1' : `bit ${m}`))
    activations[l].forEach((row, k) => {
      expect([l, k, row[after]]).toEqual([l, k, activations[l - 1][source(l, k)][before]])
    })
  }
})

test('a count and its lookup give the parity of the ones so far, in exact Booleans', () => {
  const model = countLookup()
  const { activations } = soft(model, word('1101101'))
  const even = activations[2].map((row) => row[model.coordinates.indexOf('even')])
  expect(even.map((v) => (isExact(v) ? rational.print(v) : 'open'))).toEqual(['0', '1', '1', '0', '1', '1', '0'])
})

test('scores beyond the range of doubles take the BigInt path and stay right', () => {
  // 1/i in the keys makes the common denominator lcm(1..n), far above 2⁵³ and 2¹⁰⁷⁴.
  const wide = new Names(['one', 'i^2', '1/i', 'Q_1', 'x', 'y'])
  const head = {
    mask: 'future' as const,
    query: [[['i^2', '3']] as const],
    key: [
      [
        ['Q_1', '1'],
        ['1/i', '-1'],
      ] as const,
    ],
    value: 'Q_1',
    to: 'x',
  }
  const layer = { name: 'last one', heads: [wide.head('one', head, 'softmax')], feedForward: wide.rounding('x', 'y') }
  const model = wide.model(
    'once',
    [
      ['i^2', term('i^2')],
      ['1/i', term('1/i')],
    ],
    [layer],
  )
  const input = Array.from({ length: 800 }, (_, k) => (k === 5 ? '1' : '0'))
  const { activations } = soft(model, input)
  const found = activations[1].map((row) => row[5])
  expect(found).toEqual(input.map((_, k) => (k >= 5 ? rational.one : rational.zero)))
})

test('fewer than 53 bits, or a fraction of one, is refused', () => {
  expect(() => soft(soften('1'), word('01'), { bits: 24 })).toThrow('bits must be an integer of at least 53, but is 24')
  expect(() => soft(soften('1'), word('01'), { bits: 99.5 })).toThrow('but is 99.5')
})

test('a huge query that meets only zero keys is no overflow', () => {
  const pick = new Names(['one', 'i', 'none', 'Q_1', 'x'])
  const query = [[['one', '1']] as const, [['one', '1e400']] as const]
  const head = {
    mask: 'none' as const,
    query,
    key: [[['i', '1']] as const, [['none', '1']] as const],
    value: 'i',
    to: 'x',
  }
  for (const weighting of ['average', 'leftmost', 'softmax'] as const) {
    const layer = { name: 'pick', heads: [pick.head('last', head, weighting)], feedForward: null }
    const model = pick.model('huge', [['i', term('i')]], [layer])
    for (const bits of [53, 128]) {
      const [, [row]] = soft(model, word('000'), { bits }).activations
      const x = row[pick.index('x')]
      if (weighting !== 'softmax') expect(x).toEqual(rational.of(3))
      else expect(enclosureOf(x, bits).bounded).toBe(true)
    }
  }
})

test('keys without a common denominator of any use are enclosed as tightly as others', () => {
  const head = {
    mask: 'future' as const,
    query: [[['one', '3']] as const],
    key: [
      [
        ['Q_1', '1'],
        ['i', '-1'],
      ] as const,
    ],
    value: 'Q_1',
    to: 'x',
  }
  const layer = { name: 'attend', heads: [names.head('rightmost one', head, 'softmax-tau')], feedForward: null }
  const model = { ...names.model('tie-break', [['i', term('1/i')]], [layer]) }
  const tempered = { ...model, schedule: { ...model.schedule, temperature: term('1/i^2') } }
  const text = '0110100110010110'.repeat(5)
  const [coarse, fine] = [last(tempered, text, 'x'), last(tempered, text, 'x', 300)]
  coarse.forEach((x, k) => {
    const [outer, inner] = [enclosureOf(x, 300), enclosureOf(fine[k], 300)]
    if (!outer.bounded || !inner.bounded) throw new Error('an enclosure is unbounded')
    expect(rational.compare(precise.lower(outer), precise.lower(inner))).toBeLessThanOrEqual(0)
    expect(rational.compare(precise.upper(outer), precise.upper(inner))).toBeGreaterThanOrEqual(0)
    const width = rational.subtract(precise.upper(outer), precise.lower(outer))
    expect(rational.compare(width, rational.parse('1e-12'))).toBeLessThan(0)
  })
})
