// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { seenOne } from '../../examples/models.ts'
import { examplesIn } from '../../tests/support/examples.ts'
import { decide, rational } from '../numbers/index.ts'
import { withWeighting, word } from '../transformer/index.ts'
import {
  constantsOf,
  errorsAt,
  errorsOf,
  gammaOf,
  gammaText,
  inverseTemperature,
  largestTemperature,
  largestTemperatureOfLength,
  leastInverseTemperature,
  ofLengthText,
  readOfLength,
  recursion,
  soften,
  traceSoftened,
  valueFor,
} from './index.ts'

const ahat = withWeighting(seenOne(), 'average')
const constants = constantsOf(ahat, rational.of(1, 100), 4)
const target = {
  layers: 1,
  factor: rational.of(50),
  n: 4,
  input: rational.one,
  gammaSquare: rational.one,
  epsilon: rational.of(1, 10),
}

const runs: Record<string, () => void> = {
  "errorsOf(ahat, word('0110'))[1]": () => {
    // Scores differ by at least 3/4, and τ = 1/4; at position 1 there is nothing to choose.
    const [first, ...others] = errorsOf(ahat, word('0110'))[1]
    expect(decide(first, rational.zero).answer).toBe('holds')
    for (const error of others) expect(decide(error, rational.of(1, 10)).answer).toBe('holds')
  },
  "errorsAt(ahat, word('0110'), rational.of(20))": () => {
    for (const error of errorsAt(ahat, word('0110'), rational.of(20))) {
      expect(decide(error, rational.of(1n, 10n ** 6n)).answer).toBe('holds')
    }
  },
  "largestTemperature(ahat, [word('0110')], rational.of(1, 100))": () =>
    expect(largestTemperature(ahat, [word('0110')], rational.of(1, 100)).kind).toBe('bracketed'),
  'largestTemperatureOfLength(ahat, 4, rational.of(1, 100))': () => {
    const { works } = largestTemperatureOfLength(ahat, 4, rational.of(1, 100))
    expect(rational.compare(works, constants.inverseTau)).toBe(-1)
  },
  'constantsOf(ahat, rational.of(1, 100), 4).inverseTau': () =>
    expect(rational.print(constantsOf(ahat, rational.of(1, 100), 4).inverseTau)).toBe('87261/2500'),
  "gammaText(gammaOf(ahat, 4)) // '3/4'": () => expect(gammaText(gammaOf(ahat, 4))).toBe('3/4'),
  "valueFor({ kind: 'power', times: rational.one, power: 2 }, 6) // 1/36": () =>
    expect(valueFor({ kind: 'power', times: rational.one, power: 2 }, 6)).toEqual(rational.of(1, 36)),
  "readOfLength('1/n^2') // { kind: 'power', times: 1, power: 2 }": () =>
    expect(readOfLength('1/n^2')).toEqual({ kind: 'power', times: rational.one, power: 2 }),
  "ofLengthText(readOfLength('3/n^2')) // '3/n^2'": () => expect(ofLengthText(readOfLength('3/n^2'))).toBe('3/n^2'),
  'recursion(constants, rational.inverse(constants.inverseTau)).bounds[constants.layers]': () => {
    const last = recursion(constants, rational.inverse(constants.inverseTau)).bounds[constants.layers]
    expect(decide(last, rational.of(1, 100)).answer).toBe('holds')
  },
  'soften(ahat, rational.of(1, 100), 4).model.schedule.temperature': () =>
    expect(soften(ahat, rational.of(1, 100), 4).model.schedule.temperature).toEqual({
      kind: 'by-length',
      rows: [{ n: 4, value: rational.inverse(constants.inverseTau) }],
    }),
  "traceSoftened(ahat, word('0110'), [undefined, rational.one]).layers[0].nets": () =>
    expect(
      traceSoftened(ahat, word('0110'), [undefined, rational.one]).layers[0].nets.map(({ coordinate }) => coordinate),
    ).toEqual(['‖soft − hard‖₁', 'its bound']),
  'leastInverseTemperature(target)': () =>
    expect(decide(leastInverseTemperature(target), rational.parse('7.601')).answer).toBe('holds'),
  "rational.print(inverseTemperature(target)) // '760091/100000'": () =>
    expect(rational.print(inverseTemperature(target))).toBe('760091/100000'),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname).sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
