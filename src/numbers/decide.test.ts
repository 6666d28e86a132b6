import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import type { ExponentialSum } from './exponential-sum.ts'
import * as exponentialSum from './exponential-sum.ts'
import * as precise from './precise.ts'
import * as preciseExp from './precise-exp.ts'
import * as rational from './rational.ts'
import type { Real } from './real.ts'
import { enclosed, quotient, within } from './real.ts'

const { parse } = rational
const e = (coefficient: string, exponent: string, scale?: string): ExponentialSum =>
  exponentialSum.term(parse(coefficient), parse(exponent), scale === undefined ? undefined : parse(scale))
const add = exponentialSum.add
/** e^{e^x} */
const nested = (x: string): Real =>
  enclosed((bits) => preciseExp.exp(preciseExp.exp(precise.fromRational(parse(x), bits), bits), bits))
const { half } = rational
/** e^x/(1 + e^x) */
const logistic = (x: string): Real => quotient(e('1', x), add(e('1', '0'), e('1', x)))

describe('decide', () => {
  test('settles rationals exactly, equality included', () => {
    expect(decide(parse('1/3'), parse('0.333'))).toMatchObject({ answer: 'fails', by: 'exact' })
    expect(decide(parse('0.333'), parse('1/3'))).toMatchObject({ answer: 'holds', by: 'exact' })
    expect(decide(half, half)).toMatchObject({ answer: 'holds', by: 'exact' })
    expect(decide(parse('-1e-5000'), rational.zero)).toMatchObject({ answer: 'holds', by: 'exact' })
    expect(decide(parse('1e-5000'), rational.zero)).toMatchObject({ answer: 'fails', by: 'exact' })
  })

  test('knows when two quotients are the same number', () => {
    const one = quotient(add(e('1', '1'), e('2', '0')), add(e('2', '1'), e('4', '0')))
    expect(decide(one, half)).toMatchObject({ answer: 'holds', by: 'exact' })
    expect(decide(half, one)).toMatchObject({ answer: 'holds', by: 'exact' })
    expect(decide(logistic('5'), quotient(e('1', '7'), add(e('1', '2'), e('1', '7')))).answer).toBe('holds')
  })

  test('compares every exact kind with every other', () => {
    const ascending: Real[] = [
      e('1', '-100000'),
      parse('1e-9999'),
      parse('0.26'),
      logistic('-1'),
      half,
      e('1', '0'),
      e('1', '1e9'),
    ]
    for (const [i, low] of ascending.entries()) {
      for (const [j, high] of ascending.entries()) {
        expect(decide(low, high).answer).toBe(i <= j ? 'holds' : 'fails')
      }
    }
  })

  test('compares what lies beyond every enclosure, as long as it is exact', () => {
    expect(decide(e('1', '1e15'), e('1', '1e16')).answer).toBe('holds')
    expect(decide(e('1', '-1e15'), e('1', '-1e16')).answer).toBe('fails')
    expect(decide(e('1', '1e15'), rational.one).answer).toBe('fails')
    expect(decide(e('1', '1e15'), rational.one).ratio).toBeNull()
  })

  test('climbs to the bits that a near tie needs', () => {
    expect(decide(e('1', '1'), parse('2.718281828459045235360287'))).toMatchObject({ answer: 'fails', by: 128 })
    expect(decide(logistic('40'), logistic('40.000000000000000000001'))).toMatchObject({ answer: 'holds', by: 128 })
    expect(decide(e('1', '1e-80'), rational.one)).toMatchObject({ answer: 'fails', by: 512 })
  })

  test('compares exponents in units of a root', () => {
    // √½ = 0.7071…
    expect(decide(e('1', '1', '1/2'), e('1', '0.7071')).answer).toBe('fails')
    expect(decide(e('1', '1', '1/2'), e('1', '0.7072')).answer).toBe('holds')
    expect(decide(e('1', '1', '1/2'), e('1', '1', '1/3')).answer).toBe('fails')
    expect(decide(e('3', '1', '1/2'), add(e('3', '1', '1/2'), e('1', '-7', '1/2'))).answer).toBe('holds')
    expect(decide(quotient(e('1', '1', '2'), e('1', '1', '3')), rational.one).answer).toBe('holds')
  })

  test('ends also where equal numbers are written in different roots, and does not call them different', () => {
    const mixed = quotient(e('1', '1', '2'), e('1', '1', '3'))
    for (const [a, b] of [
      [e('1', '2', '2'), e('1', '1', '8')],
      [mixed, mixed],
    ] as const) {
      expect(decide(a, b, { cap: 512 }).answer).not.toBe('fails')
      expect(decide(b, a, { cap: 512 }).answer).not.toBe('fails')
    }
  })

  test('ends also where different roots meet exponents that no enclosure reaches', () => {
    expect(decide(e('1', '1e15', '2'), e('1', '1', '3'), { cap: 256 })).toMatchObject({ answer: 'undecided', by: 256 })
    expect(decide(e('1', '-1e15', '2'), e('1', '-1e15', '3'), { cap: 256 }).answer).toBe('undecided')
  })

  test('decides nested exponentials by enclosures', () => {
    expect(decide(nested('1'), parse('15.154262'))).toMatchObject({ answer: 'fails', by: 128 })
    expect(decide(nested('1'), parse('15.154263'))).toMatchObject({ answer: 'holds', by: 128 })
    expect(decide(nested('1'), nested('1.0000000000000000000000000000000000000000001')).answer).toBe('holds')
    expect(decide(parse('1e-1000'), nested('-5')).answer).toBe('holds')
  })

  test('leaves undecided what the cap does not reach, and says how far it went', () => {
    expect(decide(nested('1'), nested('1'))).toMatchObject({ answer: 'undecided', by: 4096 })
    expect(decide(nested('1'), nested('1'), { cap: 200 })).toMatchObject({ answer: 'undecided', by: 200 })
    expect(decide(nested('1'), nested('1'), { cap: 24 })).toMatchObject({ answer: 'undecided', by: 24 })
    const close = parse('15.15426224147926418976043027262991190552854853685613')
    expect(decide(nested('1'), close, { cap: 100 }).answer).toBe('undecided')
    expect(decide(nested('1'), close)).toMatchObject({ answer: 'fails', by: 256 })
  })

  test('decides nothing about what is unknown', () => {
    const unknown = enclosed(() => precise.unbounded)
    for (const other of [half, e('1', '5'), logistic('1'), nested('1'), unknown]) {
      expect(decide(unknown, other, { cap: 256 }).answer).toBe('undecided')
      expect(decide(other, unknown, { cap: 256 }).answer).toBe('undecided')
    }
    const touching = enclosed(() => ({ bounded: true, lo: 0n, hi: 1n, exponent: 0 }))
    expect(decide(touching, rational.zero, { cap: 256 }).answer).toBe('undecided')
    expect(decide(touching, rational.one, { cap: 256 }).answer).toBe('holds')
    expect(decide(rational.zero, touching, { cap: 256 }).answer).toBe('holds')
  })
})

describe('float64 intervals', () => {
  test('settle a comparison where they touch the right way round', () => {
    const touching = within({ lo: 0.25, hi: 0.5 })
    expect(decide(touching, half)).toMatchObject({ answer: 'holds', by: 'filter' })
    expect(decide(parse('1/4'), touching)).toMatchObject({ answer: 'holds', by: 'filter' })
    expect(decide(touching, within({ lo: 0.5, hi: 1 }))).toMatchObject({ answer: 'holds', by: 'filter' })
  })

  test('settle it where they lie apart the other way round', () => {
    expect(decide(within({ lo: 0.5, hi: 1 }), parse('1/4'))).toMatchObject({ answer: 'fails', by: 'filter' })
  })

  test('do not settle it where they touch the other way round: the numbers may be equal', () => {
    const touching = within({ lo: 0.25, hi: 0.5 })
    expect(decide(touching, parse('1/4'), { cap: 128 })).toMatchObject({ answer: 'undecided', by: 128 })
    expect(decide(half, touching, { cap: 128 })).toMatchObject({ answer: 'undecided', by: 128 })
  })

  test('say nothing where an end is missing, or where the ends are the wrong way round', () => {
    for (const filter of [
      { lo: 1, hi: Infinity },
      { lo: -Infinity, hi: -1 },
      { lo: 2, hi: 1 },
      { lo: 1, hi: Number.NaN },
    ]) {
      const broken = within(filter)
      expect(decide(broken, rational.zero, { cap: 128 })).toMatchObject({ answer: 'undecided', by: 128 })
      expect(decide(rational.zero, broken, { cap: 128 })).toMatchObject({ answer: 'undecided', by: 128 })
    }
  })

  test('are not at hand for exact kinds, which are enclosed instead', () => {
    expect(decide(within({ lo: 0, hi: 1 }), e('1', '1'))).toMatchObject({ answer: 'holds', by: 128 })
    expect(decide(e('1', '1'), within({ lo: 0, hi: 1 }))).toMatchObject({ answer: 'fails', by: 128 })
  })
})

describe('the ratio', () => {
  test('of the two sides is given with its certain digits', () => {
    expect(decide(parse('1/3'), half).ratio).toEqual({ lo: '0.666666666666', hi: '0.666666666667' })
    expect(decide(half, parse('-2')).ratio).toEqual({ lo: '-0.25', hi: '-0.25' })
    expect(decide(e('1', '-100000'), rational.one).ratio).toEqual({
      lo: '3.5629495653e-43430',
      hi: '3.56294956531e-43430',
    })
    expect(decide(logistic('0'), half).ratio).toEqual({ lo: '1', hi: '1' })
    expect(decide(nested('1'), rational.one).ratio).toEqual({ lo: '15.1542622414', hi: '15.1542622415' })
  })

  test('has as many bits as the answer needed, since digits that cancel there cancel here', () => {
    // e^x − 1 = x·(1 + x/2 + …) for x = 10^−60.
    const decision = decide(exponentialSum.subtract(e('1', '1e-60'), e('1', '0')), parse('1e-60'))
    expect(decision).toMatchObject({ answer: 'fails', by: 512 })
    expect(decision.ratio).toEqual({ lo: '1', hi: '1.00000000001' })
  })

  test('is null where the right side is 0, or not known to differ from it', () => {
    expect(decide(rational.zero, rational.zero).ratio).toBeNull()
    expect(decide(half, exponentialSum.empty).ratio).toBeNull()
    expect(
      decide(
        half,
        enclosed(() => precise.unbounded),
        { cap: 128 },
      ).ratio,
    ).toBeNull()
  })

  test('is the same whenever it is asked for', () => {
    const decision = decide(parse('1/3'), half)
    expect(decision.ratio).toEqual(decision.ratio)
  })
})
