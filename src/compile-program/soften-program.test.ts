// Programs under softmax: exact again after one rounding net, naturals nearest to what they are, at Theorem 26's temperature.
import { describe, expect, test } from 'vitest'
import { wordsUpTo } from '../../tests/support/compiled.ts'
import { DYCK_2, MAJORITY, PARITY, REVERSE } from '../../tests/support/programs.ts'
import { rational } from '../numbers/index.ts'
import { OverflowError, program, runProgram } from '../srasp/index.ts'
import { scheduledAt, term, withTemperature, word } from '../transformer/index.ts'
import { compileProgram, type ProgramModel, runSoftened, softenProgram, statedGap } from './index.ts'

const NATURAL = 'alphabet a b\ntable k = "a" -> 1, else 0\ny(i) = psum[j <= i] k(in(j))'

describe.each([
  { name: 'parity', text: PARITY, longest: 3 },
  { name: 'majority', text: MAJORITY, longest: 3 },
  { name: 'reverse, of symbols', text: REVERSE, longest: 3 },
  { name: 'a prefix sum, of naturals', text: NATURAL, longest: 4 },
  { name: 'Dyck-2', text: DYCK_2, longest: 2 },
])('$name', ({ text, longest }) => {
  const made = () => compileProgram(program(text))
  const softenedFrom = (compiled: ProgramModel) => softenProgram(compiled, longest, { from: 1 })

  test(`answers what the interpreter answers on all words up to length ${longest}`, () => {
    const compiled = made()
    const softened = softenedFrom(compiled)
    for (const one of wordsUpTo(longest, compiled.program.alphabet)) {
      expect([one, runSoftened(softened, one)]).toEqual([one, runProgram(compiled.program, one).output])
    }
  })

  test('has every head soft, and its twin every head hard, with the same weights', () => {
    const softened = softenedFrom(made())
    const heads = softened.model.layers.flatMap((layer) => layer.heads)
    expect(heads.every(({ weighting }) => weighting === 'softmax-tau')).toBe(true)
    expect(heads.map((head) => ({ ...head, weighting: 'average' }))).toEqual(
      softened.twin.layers.flatMap((layer) => layer.heads),
    )
    expect(softened.model.schedule).toBe(softened.twin.schedule)
  })

  test('has a temperature for each length, of the gap stated for it', () => {
    const compiled = made()
    const softened = softenedFrom(compiled)
    for (let n = 1; n <= longest; n++) {
      const { constants } = softenProgram(compiled, n)
      // Below 1/4 for Lemma 9, and below 1/(2n) for naturals.
      expect(constants.epsilon).toEqual(rational.of(1, 4 * n))
      expect(constants.gamma).toEqual({
        square: rational.power(statedGap(compiled, n), 2),
        exact: statedGap(compiled, n),
        source: 'stated',
      })
      const tau = scheduledAt(softened.model.schedule.temperature, 1, n)
      expect(rational.equal(tau, rational.inverse(constants.inverseTau))).toBe(true)
    }
  })
})

test('temperatures are for the lengths from the shortest to n, and for n alone if no shortest is given', () => {
  const compiled = compileProgram(program(MAJORITY))
  const lengths = [softenProgram(compiled, 5, { from: 3 }), softenProgram(compiled, 5)].map(({ model }) => {
    const { temperature } = model.schedule
    return temperature.kind === 'by-length' ? temperature.rows.map(({ n }) => n) : temperature.kind
  })
  expect(lengths).toEqual([[3, 4, 5], [5]])
})

test('Dyck-2 is right at length 6', () => {
  const compiled = compileProgram(program(DYCK_2))
  const softened = softenProgram(compiled, 6)
  for (const text of ['([])()', '([)]()', '((]())', '[][][]']) {
    expect(runSoftened(softened, word(text))).toEqual(runProgram(compiled.program, word(text)).output)
  }
})

test('at a temperature that is much too high nothing is claimed', () => {
  const compiled = compileProgram(program(DYCK_2))
  const softened = softenProgram(compiled, 4)
  const hot = { ...softened, twin: withTemperature(softened.twin, term('1', rational.of(10))) }
  expect(runSoftened(hot, word('([])'))).toContain(null)
})

// Then all positions weigh about the same, and their mean is above 1 and below 4 by more than ½.
test.each(['leftmost', 'rightmost'])('nor is a natural of the %s position', (direction) => {
  const compiled = compileProgram(program(`alphabet a\ny(i) = ${direction}[all, true] j : 0`))
  const softened = softenProgram(compiled, 4)
  expect(runSoftened(softened, word('aaaa'))).toEqual(runProgram(compiled.program, word('aaaa')).output)
  const hot = { ...softened, twin: withTemperature(softened.twin, term('1', rational.of(10))) }
  expect(runSoftened(hot, word('aaaa'))).toEqual([null, null, null, null])
})

test('the stated gap of Dyck-2 is 1/(2n³)', () => {
  const compiled = compileProgram(program(DYCK_2))
  expect([1, 2, 3, 4].map((n) => rational.print(statedGap(compiled, n)))).toEqual(['1/2', '1/16', '1/54', '1/128'])
})

test('a program without heads has gap 1', () => {
  expect(statedGap(compileProgram(program('alphabet a\ny(i) = in(i)')), 5)).toEqual(rational.one)
})

test('what overflows is an error here too', () => {
  const softened = softenProgram(compileProgram(program('alphabet a\ny(i) = i + 1 - 1')), 2)
  expect(() => runSoftened(softened, ['a', 'a'])).toThrow(OverflowError)
})
