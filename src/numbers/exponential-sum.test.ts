import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../tests/support/holds.ts'
import { shorten } from './decimal.ts'
import type { ExponentialSum } from './exponential-sum.ts'
import * as exponentialSum from './exponential-sum.ts'
import * as precise from './precise.ts'
import * as rational from './rational.ts'

const { add, asConstant, commonScale, constant, empty, multiply, negate, scaleBy, sign, subtract, term } =
  exponentialSum
const parse = rational.parse

/** A sum of terms such as `-1/2 e^3`, in units of √scale. */
const sumIn = (scale: string, ...texts: readonly string[]): ExponentialSum => {
  const terms = texts.map((text) => {
    const [coefficient, exponent] = text.split(' e^')
    return { coefficient: parse(coefficient), exponent: parse(exponent) }
  })
  return exponentialSum.of(terms, parse(scale))
}
const sum = (...texts: readonly string[]): ExponentialSum => sumIn('1', ...texts)
const show = (a: ExponentialSum): string =>
  a.terms.map((t) => `${rational.print(t.coefficient)}·e^${rational.print(t.exponent)}`).join(' + ')

const fractions = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 6 }))
  .map(([top, bottom]) => rational.of(top, bottom))
const terms = fc.record({ coefficient: fractions, exponent: fractions })
const sums = fc.array(terms, { maxLength: 5 }).map((list) => exponentialSum.of(list))

describe('of', () => {
  test('sorts by descending exponent, merges equal ones and drops zeros', () => {
    const merged = sum('1 e^1/2', '2 e^3', '1/3 e^0.5', '5 e^-7', '-5 e^-7', '0 e^9')
    expect(show(merged)).toBe('2·e^3 + 4/3·e^1/2')
  })

  test('of nothing, or of what cancels, is empty', () => {
    expect(sum()).toEqual({ kind: 'exponential-sum', scale: rational.one, terms: [] })
    expect(sum()).toEqual(empty)
    expect(sum('1 e^2', '-1 e^2').terms).toEqual([])
  })

  test('takes a square scale into the exponents', () => {
    const halved = sumIn('1/4', '1 e^3')
    expect(halved.scale).toEqual(rational.one)
    expect(show(halved)).toBe('1·e^3/2')
    expect(sumIn('1/2', '1 e^3').scale).toEqual(rational.half)
  })

  test('refuses a scale that is not positive', () => {
    expect(() => sumIn('0')).toThrow(new RangeError('the scale 0 is not positive'))
    expect(() => sumIn('-1/2')).toThrow(new RangeError('the scale -1/2 is not positive'))
  })
})

describe('arithmetic', () => {
  test('of sums is that of their values', () => {
    const value = (a: ExponentialSum): precise.Precise => exponentialSum.enclose(a, 128)
    const meet = (a: precise.Precise, b: precise.Precise): boolean =>
      [0, undefined].includes(precise.sign(precise.subtract(a, b, 128)))
    holds(
      fc.property(sums, sums, fractions, (a, b, factor) => {
        expect(meet(value(add(a, b)), precise.add(value(a), value(b), 128))).toBe(true)
        expect(meet(value(subtract(a, b)), precise.subtract(value(a), value(b), 128))).toBe(true)
        expect(meet(value(multiply(a, b)), precise.multiply(value(a), value(b), 128))).toBe(true)
        const scaled = precise.multiply(value(a), precise.fromRational(factor, 128), 128)
        expect(meet(value(scaleBy(a, factor)), scaled)).toBe(true)
        expect(subtract(a, a)).toEqual(empty)
        expect(negate(negate(a))).toEqual(a)
      }),
      200,
    )
  })

  test('multiplies by distributing', () => {
    expect(show(multiply(sum('1 e^1', '-1 e^0'), sum('1 e^1', '1 e^0')))).toBe('1·e^2 + -1·e^0')
    expect(multiply(empty, sum('1 e^1'))).toEqual(empty)
    expect(scaleBy(sumIn('1/2', '1 e^1'), rational.zero)).toEqual(empty)
  })

  test('tells constants from the rest', () => {
    expect(asConstant(empty)).toEqual(rational.zero)
    expect(asConstant(constant(rational.half))).toEqual(rational.half)
    expect(asConstant(sum('1 e^1'))).toBeUndefined()
    expect(asConstant(sum('1 e^1', '1 e^0'))).toBeUndefined()
    expect(asConstant(sum('1 e^0', '1 e^-1'))).toBeUndefined()
  })

  test('combines a scaled sum with constants, but not with another root', () => {
    const [two, three] = [sumIn('2', '1 e^1'), sumIn('3', '1 e^1')]
    expect(commonScale(two, constant(rational.half))).toEqual(parse('2'))
    expect(commonScale(constant(rational.half), two)).toEqual(parse('2'))
    expect(add(two, constant(rational.half)).scale).toEqual(parse('2'))
    expect(commonScale(two, three)).toBeUndefined()
    expect(() => add(two, three)).toThrow(
      new RangeError('exponents in units of √2 and √3 do not combine into one exponential sum'),
    )
    expect(() => multiply(two, sum('1 e^1'))).toThrow('√2 and √1')
  })
})

describe('the sign', () => {
  test('needs no exponentials where all coefficients agree', () => {
    expect(sign(empty)).toEqual({ sign: 0, by: 'exact' })
    expect(sign(sum('1 e^100000000000000000000', '2 e^-5'))).toEqual({ sign: 1, by: 'exact' })
    expect(sign(sumIn('1/3', '-1 e^7', '-1/2 e^-7'))).toEqual({ sign: -1, by: 'exact' })
  })

  test('is found by floats where the terms are far apart', () => {
    expect(sign(sum('1 e^0', '-1 e^-1/10'))).toEqual({ sign: 1, by: 'filter' })
    expect(sign(sum('1 e^100000', '-10 e^99999'))).toEqual({ sign: -1, by: 'filter' })
    expect(sign(sumIn('1/2', '1 e^1', '-2 e^0'))).toEqual({ sign: 1, by: 'filter' })
    expect(sign(sumIn('1/2', '1 e^1', '-2.1 e^0'))).toEqual({ sign: -1, by: 'filter' })
    expect(sign(sum('1 e^0', '-2 e^0', '1 e^-1')).sign).toBe(-1)
  })

  test('is found with more bits where floats cannot tell', () => {
    // e = 2.718281828459045235360287…
    const digits = '2.71828182845904523536028747135266249775724709369995'
    expect(sign(sum('1 e^1', `-${digits} e^0`))).toEqual({ sign: 1, by: 256 })
    expect(sign(sum('1 e^1', `-${digits}96 e^0`))).toEqual({ sign: -1, by: 256 })
    expect(sign(sum('1 e^1', '-2.7182818284590452353 e^0'))).toEqual({ sign: 1, by: 128 })
  })

  test('is found for exponents of any size', () => {
    const huge = (2n ** 60n).toString()
    expect(sign(sum('1e-100 e^0', `-1e100 e^-${huge}`))).toMatchObject({ sign: 1 })
    expect(sign(sum(`-1 e^${huge}`, `1e5000 e^-${huge}`))).toMatchObject({ sign: -1 })
    expect(sign(sum('1 e^1e15', '-1 e^999999999999999', '-1 e^1'))).toMatchObject({ sign: 1 })
    expect(sign(sum('1 e^-1000000000', '-1 e^0'))).toMatchObject({ sign: -1 })
    expect(sign(sumIn('1/2', `1 e^${huge}1`, `-1 e^${huge}0`))).toMatchObject({ sign: 1 })
    expect(sign(sum('1 e^1e400', '-1 e^-1e400'))).toMatchObject({ sign: 1 })
  })

  test('is found for coefficients beyond the doubles', () => {
    expect(sign(sum('1e-2000 e^0', '-1e-2001 e^-1'))).toEqual({ sign: 1, by: 128 })
    expect(sign(sum('1e2000 e^0', '-1e2001 e^-1'))).toEqual({ sign: -1, by: 128 })
  })

  test('is found for exponents that differ by next to nothing', () => {
    expect(sign(sum('1 e^1e-100', '-1 e^0'))).toEqual({ sign: 1, by: 512 })
    expect(sign(sum('-1 e^5', '1 e^4.9999999999999999999999999999'))).toMatchObject({ sign: -1 })
  })

  test('changes with the sign of the sum, and adds up with its value', () => {
    holds(
      fc.property(sums, (a) => {
        const found = sign(a).sign
        expect(sign(negate(a)).sign + found).toBe(0)
        expect([found, undefined]).toContain(precise.sign(exponentialSum.enclose(a, 128)))
      }),
      200,
    )
  })
})

describe('enclose', () => {
  test('is exactly 0 for the empty sum', () => {
    expect(exponentialSum.enclose(empty, 64)).toBe(precise.zero)
  })

  test('gives the value of numbers far beyond the doubles', () => {
    expect(shorten(exponentialSum.enclose(term(parse('2'), parse('-1000000000')), 128))).toBe('2.49906e-434294482')
    expect(shorten(exponentialSum.enclose(sum('1 e^1', '1 e^0'), 128), 12)).toBe('3.71828182845')
    // e^{√½}
    expect(shorten(exponentialSum.enclose(sumIn('1/2', '1 e^1'), 128), 8)).toBe('2.0281149')
  })

  test('knows nothing of numbers whose exponent is out of reach', () => {
    expect(exponentialSum.enclose(term(rational.one, parse('1e15')), 128)).toBe(precise.unbounded)
    expect(precise.sign(exponentialSum.enclose(term(rational.one, parse('-1e15')), 128))).toBeUndefined()
  })
})
