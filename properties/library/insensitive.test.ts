import { expect, test } from 'vitest'
import { assertDomain } from '../../generators/index.ts'
import { runClaim } from '../../src/engine/index.ts'
import { decide, rational } from '../../src/numbers/index.ts'
import { type Model, transformer, type Weighting } from '../../src/transformer/index.ts'
import { atTheEnd, changedWord, changes, elsewhere, everywhere, insensitive, movement } from './index.ts'

/** x is 1 at b; the head writes to y the mean of x, by scores that are `focus` higher where x is 1. */
const averaging = (focus: number, weighting: Weighting = 'softmax'): Model =>
  transformer({
    name: 'averaging',
    coordinates: ['one', 'x', 'y'],
    embedding: { a: 'one', b: { one: 1, x: 1 } },
    temperature: '1/n',
    layers: [{ heads: [{ weighting, query: { one: focus }, key: 'x', value: { y: 'x' } }] }],
    outputs: ['y'],
  })

const claim = (model: Model, looksAt = elsewhere) =>
  insensitive({
    key: 'averaging',
    title: 'a claim',
    statement: 'It is as it says.',
    counts: { quick: { random: 200, targeted: 0, small: 0 } },
    domain: changes(['a', 'b'], { maxLength: 12 }),
    model: () => model,
    change: (c) => c,
    looksAt,
    bound: ({ word }) => rational.of(3, word.length),
  })

test('insensitive holds of a mean, exactly or by enclosures, and is refuted where softmax is sharpened with n', () => {
  expect(runClaim(claim(averaging(0)))).toMatchObject({
    verdict: 'holds',
    tightness: { ratio: '0.333333333333' },
  })
  expect(runClaim(claim(averaging(1)))).toMatchObject({ verdict: 'holds' })
  const sharp = runClaim(claim(averaging(1, 'softmax-tau')))
  expect(sharp).toMatchObject({ verdict: 'refuted', counterexample: { case: 'word=aaaa; at=1; to=b' } })
  expect(sharp.counterexample?.finding[0].text).toContain('‖Δ‖₁ of the output at position 2')
})

test('movement is exact where both runs are, and takes more bits where it is asked to', () => {
  const change = { word: ['a', 'a', 'b'], at: 1, to: ['b'] }
  expect(movement(averaging(0), change)(3)).toEqual(rational.of(1, 3))
  // e/(e + 2) becomes 2e/(2e + 1).
  const moved = movement(averaging(1), change)(3)
  expect(moved.kind).toBe('enclosed')
  const near = (text: string): boolean => decide(moved, rational.parse(text)).answer === 'holds'
  expect([
    near('0.2685207117372072833482624883378672746237'),
    near('0.2685207117372072833482624883378672746236'),
  ]).toEqual([true, false])
})

test('all outputs count where none is named', () => {
  const all = movement({ ...averaging(0), outputs: [] }, { word: ['a', 'a'], at: 1, to: ['b'] })
  expect([all(1), all(2)]).toEqual([rational.of(3, 2), rational.half])
})

test('changes keep the laws of domains, and the symbol always becomes another', () => {
  const domain = changes(['a', 'b', 'c'], { maxLength: 5 })
  assertDomain(domain, {
    isValid: ({ word, at, to }) => at >= 1 && at <= word.length && to.length === 1 && word[at - 1] !== to[0],
  })
  expect(() => domain.parse('word=ab; at=1; to=a')).toThrow('do not agree')
  expect(() => changes(['a', 'a'])).toThrow('{a, a} has no two symbols to change')
})

test('positions are named from where the change is', () => {
  const change = { word: ['a', 'b', 'a'], at: 2, to: ['a'] }
  expect(changedWord(change)).toEqual(['a', 'a', 'a'])
  expect([everywhere(change), elsewhere(change), atTheEnd(change)]).toEqual([[1, 2, 3], [1, 3], [3]])
  expect(atTheEnd({ ...change, at: 3 })).toEqual([])
})
