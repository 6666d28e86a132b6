import { expect, test } from 'vitest'
import { decide, rational, real, shorten } from '../numbers/index.ts'
import { bound, error, hypothesis } from './lemma-6.ts'

const row = (scores: string, gamma: string, peak: number) => ({
  scores: scores.split(' ').map(rational.parse),
  gamma: rational.parse(gamma),
  peak,
})

test('the hypothesis asks for a positive slope on both sides of the peak', () => {
  expect(hypothesis(row('-1 0 -1 -2', '1', 2))).toBe(true)
  expect(hypothesis(row('-1 0 -1 -3/2', '1', 2))).toBe(false)
  expect(hypothesis(row('0 0', '0', 1))).toBe(false)
  expect(hypothesis(row('0 -1', '1', 2))).toBe(false)
  expect(hypothesis(row('7', '1', 1))).toBe(true)
})

test('error and bound are those of the statement', () => {
  const ziggurat = row('-1 0 -1', '1', 2)
  const values = ['-1', '1', '-1'].map(rational.parse)
  // 2·2e^{−1}/(1 + 2e^{−1}) against 4e^{−1}.
  expect(shorten(real.enclose(error(ziggurat, values), 128), 10)).toBe('0.8477662304')
  expect(shorten(real.enclose(bound(ziggurat.gamma, rational.one), 128), 10)).toBe('1.471517764')
  expect(decide(error(ziggurat, values), bound(ziggurat.gamma, rational.one)).answer).toBe('holds')
})
