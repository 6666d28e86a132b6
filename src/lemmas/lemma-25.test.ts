import { expect, test } from 'vitest'
import { decide, exponentialSum, type Rational, rational } from '../numbers/index.ts'
import { type Model, matrix, term, vector } from '../transformer/index.ts'
import type { DenseMatrix } from './dense.ts'
import { activations, added, bound, factor, hypothesis, ratio, rootAbove } from './lemma-25.ts'
import * as lemma29 from './lemma-29.ts'
import * as lemma30 from './lemma-30.ts'
import * as lemma31 from './lemma-31.ts'
import * as lemma32 from './lemma-32.ts'
import * as lemma33 from './lemma-33.ts'

const r = rational.parse
const filled = (rows: number, columns: number, value: Rational): DenseMatrix =>
  Array.from({ length: rows }, () => new Array<Rational>(columns).fill(value))

/** All parameters p, square matrices of d rows. */
function square(d: number, layers: number, p: Rational, heads = 1): Model {
  const all = Array.from({ length: d * d }, (_, k) => [Math.floor(k / d), k % d, p] as const)
  const [full, none] = [matrix(d, d, all), vector(d, [])]
  const head = { name: 'h', mask: 'none', weighting: 'average', query: full, key: full, value: full } as const
  return {
    name: 'square',
    coordinates: Array.from({ length: d }, (_, k) => `c${k}`),
    embedding: { symbols: [{ symbol: 'a', vector: none }], other: null },
    schedule: { positions: [], temperature: term('1') },
    layers: Array.from({ length: layers }, (_, l) => ({
      name: `${l}`,
      heads: Array.from({ length: heads }, () => head),
      feedForward: { first: full, firstBias: none, second: full, secondBias: none },
    })),
    outputs: [],
  }
}

interface Step {
  readonly n: number
  readonly x: Rational
  readonly tau: Rational
  readonly epsilon: Rational
  /** In the place of e^{−γ/τ}. */
  readonly e: Rational
}

/** The right sides of Lemmas 29, 31, 32, 33 and 30, put into each other. d is a square, so that √d is rational. */
function composed(model: Model, { n, x, tau, epsilon, e }: Step): Rational {
  const { d, layers, heads, parameter: p } = lemma29.sizesOf(model)
  const root = rational.squareRoot(rational.of(d))
  if (root === undefined) throw new Error(`√${d} is irrational`)
  const full = filled(d, d, p)
  const Hx = lemma29.bound(model, layers - 1, x)
  const [high] = filled(1, d, Hx)
  const scores = rational.divide(
    lemma31.bound({ query: full, key: full, left: high, right: high, movedLeft: high, movedRight: high, epsilon }),
    root,
  )
  const row = {
    scores: new Array<Rational>(n).fill(rational.zero),
    moved: [],
    gamma: rational.one,
    epsilon: scores,
    tau,
  }
  const [{ coefficient }] = lemma32.hardHalfBound(row).terms
  const weights = rational.add(rational.multiply(coefficient, e), lemma32.movedHalfBound(row))
  // Lemma 33 reads d·h_max, and here that is the norm Hx; what one head adds is the bound without the residual's ε.
  const [low] = filled(1, d, rational.divide(Hx, rational.of(d)))
  const moved = [rational.add(low[0], epsilon), ...low.slice(1)]
  const one = lemma33.bound({
    value: full,
    inputs: [low],
    movedInputs: [moved],
    weights: [weights],
    movedWeights: [rational.zero],
    position: 1,
  })
  const c = rational.add(rational.multiply(rational.of(heads), rational.subtract(one, epsilon)), epsilon)
  return lemma30.bound({ first: full, firstBias: low.map(() => p), second: full, secondBias: low.map(() => p) }, c)
}

const CASES = [square(1, 1, r('1')), square(1, 3, r('7/2')), square(4, 2, r('3/2')), square(4, 2, r('1'), 3)]

test.each(CASES.map((model) => [lemma29.sizesOf(model), model] as const))(
  'for %o the constant K is what Lemmas 29 to 33 compose to',
  (sizes, model) => {
    const unit = { n: 1, x: rational.one, tau: rational.one, epsilon: rational.one, e: rational.zero }
    expect(factor(sizes)).toEqual(composed(model, unit))
    expect(activations(sizes)).toEqual(lemma29.bound(model, sizes.layers - 1, rational.one))
  },
)

test('what the lemmas compose to is at most K·x·(n·e + x·ε/τ) for every x ≥ 1 and τ ≤ 1', () => {
  for (const model of CASES) {
    const K = factor(lemma29.sizesOf(model))
    for (const x of ['1', '5/2', '40'].map(r)) {
      for (const tau of ['1', '1/3', '1/1000'].map(r)) {
        for (const [epsilon, e] of [
          ['0', '1/7'],
          ['1', '0'],
          ['1/9', '1/100'],
        ].map((pair) => pair.map(r))) {
          const parts = rational.add(
            rational.multiply(rational.of(5), e),
            rational.divide(rational.multiply(x, epsilon), tau),
          )
          const most = rational.multiply(rational.multiply(K, x), parts)
          expect(rational.compare(composed(model, { n: 5, x, tau, epsilon, e }), most)).toBeLessThanOrEqual(0)
        }
      }
    }
  }
})

test('K for unequal sizes, worked out by hand', () => {
  const sizes = { layers: 2, heads: 1, d: 2, dk: 9, df: 3, parameter: r('1') }
  // K_a = 2·7·3 = 42, H = 84, K = 7·(12·4·3·84² + 3).
  expect([lemma29.growth(sizes), activations(sizes), factor(sizes)].map(rational.print)).toEqual([
    '42',
    '84',
    '7112469',
  ])
})

test('without layers activations are the embedding', () => {
  expect(activations({ layers: 0, heads: 1, d: 5, dk: 1, df: 1, parameter: r('2') })).toEqual(r('5'))
})

test('roots are exact where they can be, and else less than a millionth too large', () => {
  expect([1, 4, 9].map((k) => rational.print(rootAbove(k)))).toEqual(['1', '2', '3'])
  expect(rational.print(rational.subtract(rootAbove(2), r('1.414213')))).toBe('1/1000000')
  for (let k = 1; k <= 200; k++) {
    const above = rational.power(rootAbove(k), 2)
    const below = rational.power(rational.subtract(rootAbove(k), r('1/1000000')), 2)
    expect([rational.compare(above, rational.of(k)) >= 0, rational.compare(below, rational.of(k))]).toEqual([true, -1])
  }
})

const STEP = { factor: r('10'), n: 3, input: r('2'), gammaSquare: r('1/4'), tau: r('1/5') }

test('the bound is K·n·x·e^{−γ/τ} + K·x²·ε/τ, of a rational error or of an exponential one', () => {
  expect(added(STEP)).toEqual(exponentialSum.term(r('60'), r('-5/2')))
  expect(ratio(STEP)).toEqual(r('200'))
  expect(bound(STEP, r('1/100'))).toEqual(exponentialSum.add(added(STEP), exponentialSum.constant(r('2'))))
  expect(bound(STEP, added(STEP))).toEqual(exponentialSum.term(rational.of(60 * 201), r('-5/2')))
})

test('an irrational gap enters by its square: e^{−√2/2·5} is 0.0291…', () => {
  const irrational = { ...STEP, gammaSquare: r('1/2') }
  expect(decide(added(irrational), r('1.7487')).answer).toBe('holds')
  expect(decide(r('1.7484'), added(irrational)).answer).toBe('holds')
})

test('the hypothesis asks for 0 ≤ ε ≤ 1, 0 < τ ≤ 1, a gap and x ≥ 1', () => {
  expect([r('0'), r('1')].map((epsilon) => hypothesis(STEP, epsilon))).toEqual([true, true])
  expect([r('-1/9'), r('10/9')].map((epsilon) => hypothesis(STEP, epsilon))).toEqual([false, false])
  expect(hypothesis({ ...STEP, tau: r('1'), input: r('1') }, r('1'))).toBe(true)
  const wrong = [{ tau: r('0') }, { tau: r('6/5') }, { gammaSquare: r('0') }, { input: r('1/2') }]
  expect(wrong.map((change) => hypothesis({ ...STEP, ...change }, r('1')))).toEqual([false, false, false, false])
})
