import { expect, test } from 'vitest'
import { decide, exponentialSum, rational, real, shorten } from '../numbers/index.ts'
import {
  averageHard,
  bound,
  distanceFromSoftmax,
  distanceOfSoftmaxes,
  hypothesis,
  type Softened,
  sharpHalfBound,
} from './lemma-32.ts'

const r = rational.parse
const list = (text: string) => text.split(' ').map(r)
const digits = (value: Parameters<typeof real.enclose>[0]): string => shorten(real.enclose(value, 128), 10)

const row = (change: Partial<Softened> = {}): Softened => ({
  scores: list('0 -2 0'),
  moved: list('1/2 -2 -1/2'),
  gamma: r('2'),
  epsilon: r('1/2'),
  tau: r('1/3'),
  ...change,
})

test('the hypothesis allows moves by exactly ε and a gap of exactly γ', () => {
  expect(hypothesis(row())).toBe(true)
  expect(hypothesis(row({ moved: list('0 -2 0'), epsilon: r('0') }))).toBe(true)
})

test('the hypothesis asks for positive τ and γ', () => {
  expect([hypothesis(row({ tau: r('0') })), hypothesis(row({ tau: r('-1') }))]).toEqual([false, false])
  expect([hypothesis(row({ gamma: r('0') })), hypothesis(row({ gamma: r('-1') }))]).toEqual([false, false])
})

test('the hypothesis asks for the gap, and for every score within ε', () => {
  expect(hypothesis(row({ gamma: r('5/2') }))).toBe(false)
  expect(hypothesis(row({ epsilon: r('1/3') }))).toBe(false)
  expect(hypothesis(row({ moved: list('1/2 -1 -1/2') }))).toBe(false)
})

test('average hard attention shares among the maxima', () => {
  expect(averageHard(list('0 -2 0')).map(rational.print)).toEqual(['1/2', '0', '1/2'])
})

test('the distance from a softmax adds up what is missing and what is too much', () => {
  // softmax(0, −1) = (0.7310585786, 0.2689414214).
  expect(digits(distanceFromSoftmax(list('1 0'), list('0 -1')))).toBe('0.5378828427')
  expect(digits(distanceFromSoftmax(list('1/2 1/2'), list('0 -1')))).toBe('0.4621171572')
  expect(distanceFromSoftmax(list('1/2 1/2'), list('3 3'))).toEqual(
    real.quotient(exponentialSum.empty, exponentialSum.term(r('2'), r('3'))),
  )
})

test('the distance of two softmaxes is symmetric, and 0 where one is the other shifted', () => {
  // (0.7310585786, 0.2689414214) and (1/2, 1/2).
  expect(digits(distanceOfSoftmaxes(list('0 -1'), list('0 0')))).toBe('0.4621171572')
  expect(digits(distanceOfSoftmaxes(list('0 0'), list('0 -1')))).toBe('0.4621171572')
  expect(digits(distanceOfSoftmaxes(list('0 -1'), list('-1 0')))).toBe('0.9242343145')
  expect(decide(distanceOfSoftmaxes(list('0 -1 2'), list('5 4 7')), rational.zero).by).toBe('exact')
})

test('the bounds are 2n·e^{−γ/τ} + 4ε/τ, and 2(n − t)/t·e^{−γ/τ} with t maxima', () => {
  expect(bound(row())).toEqual(
    exponentialSum.add(exponentialSum.term(r('6'), r('-6')), exponentialSum.constant(r('6'))),
  )
  expect(sharpHalfBound(row())).toEqual(exponentialSum.term(r('1'), r('-6')))
  expect(sharpHalfBound(row({ scores: list('0 -2 -2 -3') }))).toEqual(exponentialSum.term(r('6'), r('-6')))
})
