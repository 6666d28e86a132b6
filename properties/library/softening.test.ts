import { expect, test } from 'vitest'
import { BITS, seenOne } from '../../examples/models.ts'
import { words } from '../../generators/index.ts'
import { explain, runClaim } from '../../src/engine/index.ts'
import { type Rational, type Real, rational } from '../../src/numbers/index.ts'
import {
  gapOfLength,
  type Matrix,
  type Model,
  matrix,
  term,
  transformer,
  withWeighting,
} from '../../src/transformer/index.ts'
import { approximates, hasGap, type StatedGap } from './index.ts'

const about = {
  title: 'a claim',
  statement: 'It is as it says.',
  domain: words(['0', '1'], { maxLength: 4 }),
  counts: { quick: { random: 50, targeted: 0 } },
}
const r = rational.parse
const ahat = withWeighting(seenOne(), 'average')

const gap = (gamma: (n: number) => StatedGap, model: Model = ahat) =>
  hasGap({ ...about, key: 'gap', model: () => model, word: (c) => c, gamma: (_c, n) => gamma(n) })

/** The failure text after the case. */
const failure = (...run: Parameters<typeof runClaim<readonly string[], never>>): string[] =>
  explain(runClaim(...run))
    .split('\n')
    .slice(3)
    .map((line) => line.trim())

test('hasGap holds for γ and whatever is less, stated as a number, by its square, or as what was found', () => {
  const stated: ((n: number) => StatedGap)[] = [
    (n) => rational.of(3, n),
    (n) => rational.of(1, n),
    (n) => ({ kind: 'gap', square: rational.of(9, n * n) }),
    (n) => gapOfLength(ahat, n).gap,
  ]
  for (const gamma of stated) expect(runClaim(gap(gamma))).toMatchObject({ verdict: 'holds' })
})

test('a gap that is stated too large is refuted by the least word, with layer, head, position and scores', () => {
  expect(failure(gap((n) => rational.of(4, n)))).toMatchInlineSnapshot(`
    [
      "case      00",
      "expected  γ(n)² in layer "look back", head "last 1", at position 2 ≤ bound",
      "observed  4",
      "bound     9/4 = 2.25",
      "ratio     between 1.77777777777 and 1.77777777778",
      "γ(2)      2",
      "distance  3/2, from the largest score to the next",
      "row       layer "look back", head "last 1", at position 2",
      "scores    3/2 3",
      "found as  exhaustive case 3 with seed 1, shrunk in 0 steps",
    ]
  `)
})

test('rows that are said to tie, and do not, are shown', () => {
  expect(failure(gap(() => ({ kind: 'all-tied' })))).toMatchInlineSnapshot(`
    [
      "case      00",
      "expected  the rows on the word = all-tied",
      "found     gap",
      "γ(2)      none: every row ties completely",
      "distance  3/2, from the largest score to the next",
      "row       layer "look back", head "last 1", at position 2",
      "scores    3/2 3",
      "found as  exhaustive case 3 with seed 1, shrunk in 0 steps",
    ]
  `)
})

test('a gap is positive, also where every row ties', () => {
  for (const gamma of ['0', '-1']) {
    expect(failure(gap(() => r(gamma))).slice(1, 3)).toEqual([
      'expected  the sign of γ = 1',
      `found     ${rational.sign(r(gamma))}`,
    ])
  }
  expect(failure(gap(() => r('0'))).slice(3, 5)).toEqual(['γ(1)      0', 'rows      all tie completely'])
})

test('scores with an irrational √d_k are shown before the division', () => {
  const [layer] = ahat.layers
  const wide = (m: Matrix) =>
    matrix(
      3,
      m.columns,
      m.entries.map(({ row, column, value }) => [row, column, value]),
    )
  const heads = layer.heads.map((head) => ({ ...head, query: wide(head.query), key: wide(head.key) }))
  const model = { ...ahat, layers: [{ ...layer, heads }] }
  expect(failure(gap(() => r('3'), model)).slice(5, 9)).toMatchInlineSnapshot(`
    [
      "γ(2)      3",
      "distance  √(3/4) ≈ 0.866025, from the largest score to the next",
      "row       layer "look back", head "last 1", at position 2",
      "scores    3/2 3 over √3",
    ]
  `)
})

/** The first layer marks the ones; the second prefers later ones by that mark, so its scores deviate too. */
const twoLayers = (): Model =>
  transformer({
    name: 'two layers',
    coordinates: ['one', 'i', 'Q_1', 'x', 'y'],
    embedding: BITS,
    positions: { i: 'i' },
    layers: [
      { name: 'mark', heads: [{ name: 'x', weighting: 'average', query: 'one', key: 'Q_1', value: { x: 'Q_1' } }] },
      {
        name: 'prefer',
        heads: [{ name: 'y', weighting: 'average', query: 'one', key: { x: 2, i: 1 }, value: { y: 'i' } }],
      },
    ],
  })
const two = twoLayers()

const near = (epsilon: Real | readonly Real[], alsoShown?: readonly Rational[]) =>
  approximates({
    ...about,
    key: 'near',
    model: () => two,
    word: (c) => c,
    temperature: () => term('1', rational.of(1, 200)),
    epsilon: () => epsilon,
    ...(alsoShown === undefined ? {} : { alsoShown: () => alsoShown }),
  })

test('approximates holds where the twins differ by ε or less after the last layer, however small ε is', () => {
  expect(runClaim(near(r('1e-80')))).toMatchObject({ verdict: 'holds' })
  expect(runClaim(near(r('1e-90')))).toMatchObject({ verdict: 'refuted' })
})

test('a failure shows the error of every layer to three digits, beside its bound', () => {
  expect(failure(near(r('1e-90'), [r('0'), r('1/8')]))).toMatchInlineSnapshot(`
    [
      "case      00",
      "expected  the error after layer 2, at position 1 ≤ bound",
      "observed  1.38389652673e-87",
      "bound     1e-90",
      "ratio     between 1383.89652673 and 1383.89652674",
      "after       error     bound  at position",
      "embeddings  0         0      1",
      "1: mark     0         0.125  1",
      "2: prefer   1.38e-87  1e-90  1",
      "found as  exhaustive case 3 with seed 1, shrunk in 0 steps",
    ]
  `)
})

test('a list of bounds holds every layer to its own', () => {
  const [zero, tenth] = [r('0'), r('1/10')]
  expect(runClaim(near([zero, tenth, tenth]))).toMatchObject({ verdict: 'holds' })
  expect(failure(near([zero, zero, tenth])).slice(1, 3)).toMatchInlineSnapshot(`
    [
      "expected  the error after layer 1, at position 1 ≤ bound",
      "observed  1.38389652673e-87",
    ]
  `)
  expect(failure(near([zero, tenth]))[1]).toMatchInlineSnapshot(
    `"threw     RangeError: 2 layers have 3 errors, from the embeddings on, and 2 bounds were given"`,
  )
})
