import { expect, test } from 'vitest'
import { words } from '../../generators/index.ts'
import { runClaim } from '../../src/engine/index.ts'
import { decide, rational, real } from '../../src/numbers/index.ts'
import { transformer, type Weighting, withWeighting } from '../../src/transformer/index.ts'
import { boundedBy, hardOutputs, softOutputs } from './index.ts'

/** y is the mean of x, which is 1 at b, by scores that are 1 higher there; z is 2. */
const focusing = (weighting: Weighting) =>
  transformer({
    name: 'focusing',
    coordinates: ['one', 'x', 'y', 'z'],
    embedding: { a: 'one', b: { one: 1, x: 1 } },
    layers: [{ heads: [{ weighting, query: 'one', key: 'x', value: { y: 'x' } }], net: [{ bias: 2, writes: 'z' }] }],
    outputs: ['z', 'y'],
  })

const isAtMost = (a: Parameters<typeof decide>[0], text: string): boolean =>
  decide(a, rational.parse(text)).answer === 'holds'

test('outputs of a soft run go by name, exact where the run is and enclosed to any precision elsewhere', () => {
  const outputs = softOutputs(focusing('softmax'), ['a', 'b'])
  expect(outputs('z')).toEqual([rational.of(2), rational.of(2)])
  const [first, second] = outputs('y')
  expect([first.kind, second.kind]).toEqual(['enclosed', 'enclosed'])
  // e/(e + 1)
  expect(isAtMost(second, '0.7310585786300048792511592418218362743652')).toBe(true)
  expect(isAtMost(second, '0.7310585786300048792511592418218362743651')).toBe(false)
})

test('what a comparison asks for first is a float64 interval', () => {
  const [y] = softOutputs(focusing('softmax'), ['a', 'b'])('y')
  expect(real.enclose(y, 128)).toEqual(real.enclose(y, 53))
  expect(real.enclose(y, 256)).not.toEqual(real.enclose(y, 128))
})

test('outputs of a hard run are exact', () => {
  expect(hardOutputs(focusing('average'), ['a', 'b'])('y')).toEqual([rational.one, rational.one])
  const leftmost = withWeighting(focusing('softmax'), 'leftmost')
  expect(hardOutputs(leftmost, ['a', 'a', 'b', 'b'])('x')).toEqual([0, 0, 1, 1].map((x) => rational.of(x)))
})

test('a name that the model does not have is an error that knows the others', () => {
  const message = 'the model has no coordinate "on"; did you mean "one"?'
  expect(() => softOutputs(focusing('softmax'), ['a'])('on')).toThrow(message)
  expect(() => hardOutputs(focusing('average'), ['a'])('on')).toThrow(message)
})

test('a claim about a softmax construction is a few lines', () => {
  const claim = boundedBy({
    key: 'focus',
    title: 'the last output',
    statement: 'It is below 1 wherever there is an a.',
    domain: words(['a', 'b'], { maxLength: 6 }),
    given: (w) => w.includes('a'),
    observed: (w) => softOutputs(focusing('softmax'), w)('y')[w.length - 1],
    bound: (w) => rational.of(14 * w.length, 14 * w.length + 1),
  })
  expect(runClaim(claim, { numRuns: 50 })).toMatchObject({ verdict: 'holds' })
})
