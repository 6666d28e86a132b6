import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../tests/support/holds.ts'
import type { Interval } from './interval.ts'
import { between, everything, isEverything, point } from './interval.ts'
import { exp, expAbove, expBelow, expFloat, FLUSH_BELOW, ln, OVERFLOW_ABOVE } from './interval-exp.ts'
import * as precise from './precise.ts'
import * as preciseExp from './precise-exp.ts'

const NORMAL = 2 ** -1022
const LARGEST = Number.MAX_VALUE
const isWithin = (inner: Interval, outer: Interval): boolean => outer.lo <= inner.lo && inner.hi <= outer.hi

/** Whether the true value, enclosed with 200 bits, lies between the ends. */
function surrounds({ lo, hi }: Interval, truth: precise.Precise): boolean {
  const below = precise.sign(precise.subtract(truth, precise.fromInterval(point(lo)), 200))
  const above = precise.sign(precise.subtract(precise.fromInterval(point(hi)), truth, 200))
  return below !== -1 && above !== -1 && below !== undefined && above !== undefined
}
const truth = (f: typeof preciseExp.exp, x: number): precise.Precise => f(precise.fromInterval(point(x)), 200)

describe('exp', () => {
  test('is 1 at 0, positive and negative', () => {
    expect(expFloat(0)).toBe(1)
    expect(expFloat(-0)).toBe(1)
    expect(isWithin(point(1), exp(point(-0)))).toBe(true)
  })

  test('surrounds the true value at its thresholds and at tiny arguments', () => {
    const thresholds = [FLUSH_BELOW, OVERFLOW_ABOVE, -664.9999999999999, 708.9999999999999, 1, -1, 0.5 * Math.LN2]
    for (const x of [...thresholds, 5e-324, -5e-324, NORMAL, 2 ** -53, -(2 ** -54), 1e-20]) {
      expect(surrounds(exp(point(x)), truth(preciseExp.exp, x))).toBe(true)
    }
  })

  test('flushes what is tiny to an interval from 0', () => {
    for (const x of [-665.0000000000001, -700, -745, -1e9, -LARGEST]) {
      expect(exp(point(x))).toEqual({ lo: 0, hi: 2 ** -959 })
    }
    expect(exp(point(FLUSH_BELOW)).lo).toBeGreaterThan(0)
    expect(exp(between(-LARGEST, 0)).lo).toBe(0)
  })

  test('gives up above the largest argument', () => {
    for (const x of [709.0000000000001, 710, 1e15, LARGEST]) expect(exp(point(x))).toBe(everything)
    expect(isEverything(exp(point(OVERFLOW_ABOVE)))).toBe(false)
    expect(exp(everything)).toBe(everything)
  })

  test('has ends that no NaN and no argument beyond the range turns into a number', () => {
    for (const f of [expFloat, expBelow, expAbove]) {
      expect(f(Number.NaN)).toBeNaN()
      expect(f(1e4)).toBeNaN()
      expect(f(Infinity)).toBeNaN()
    }
  })

  test('surrounds the true value everywhere, and from parts of the operand comes a part of the result', () => {
    const arguments_ = fc.double({ noNaN: true, min: -700, max: 709 })
    holds(
      fc.property(arguments_, arguments_, (x, y) => {
        const [low, high] = [Math.min(x, y), Math.max(x, y)]
        expect(surrounds(exp(point(x)), truth(preciseExp.exp, x))).toBe(true)
        expect(isWithin(exp(point(low)), exp(between(low, high)))).toBe(true)
        expect(isWithin(exp(point(high)), exp(between(low, high)))).toBe(true)
      }),
    )
  })
})

describe('ln', () => {
  test('is 0 at 1, and keeps its relative precision beside it', () => {
    expect(ln(point(1))).toEqual({ lo: -5e-324, hi: 5e-324 })
    const beside = ln(point(1 + 2 ** -52))
    expect(beside.lo).toBeGreaterThan(2 ** -52 * (1 - 2 ** -45))
    expect(beside.hi).toBeLessThan(2 ** -52 * (1 + 2 ** -45))
    expect(ln(point(1 - 2 ** -53)).hi).toBeLessThan(0)
  })

  test('surrounds the true value at the edges', () => {
    for (const x of [
      NORMAL,
      LARGEST,
      Math.SQRT2,
      Math.SQRT1_2,
      2,
      0.5,
      3,
      1 - 2 ** -53,
      1 + 2 ** -52,
      1.4142135623730954,
    ]) {
      expect(surrounds(ln(point(x)), truth(preciseExp.ln, x))).toBe(true)
    }
  })

  test('is unknown from subnormals down', () => {
    for (const x of [NORMAL - 5e-324, 5e-324, 0, -0, -1, -LARGEST]) {
      expect(ln(point(x))).toBe(everything)
      expect(ln(between(x, 5))).toBe(everything)
    }
    expect(ln(everything)).toBe(everything)
  })

  test('surrounds the true value everywhere, and from parts of the operand comes a part of the result', () => {
    const arguments_ = fc.oneof(
      fc.double({ noNaN: true, min: NORMAL, max: LARGEST }),
      fc.double({ noNaN: true, min: 0.5, max: 2 }),
    )
    holds(
      fc.property(arguments_, arguments_, (x, y) => {
        const [low, high] = [Math.min(x, y), Math.max(x, y)]
        if (x !== 1) expect(surrounds(ln(point(x)), truth(preciseExp.ln, x))).toBe(true)
        expect(isWithin(ln(point(low)), ln(between(low, high)))).toBe(true)
        expect(isWithin(ln(point(high)), ln(between(low, high)))).toBe(true)
      }),
    )
  })
})
