// The constant K of Lemma 25, derived again: the bounds of Lemmas 29 to 33, written out as they are stated and put into each other. End
// to end the bound has so much slack that a wrong K would hardly be noticed.
import { gammas, integers } from '../../../generators/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import { lemma25, lemma29, type Sizes } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { stated, untargeted } from '../../library/index.ts'

interface Case {
  readonly layers: number
  readonly heads: number
  readonly d: number
  readonly dk: number
  readonly df: number
  readonly parameter: Rational
  readonly n: number
  readonly input: Rational
  readonly inverseTau: Rational
  /** 1/ε. */
  readonly inverseEpsilon: Rational
}

const { add, divide, inverse, multiply, one, power } = rational
const product = (...factors: readonly (Rational | number)[]): Rational =>
  factors.map((f) => (typeof f === 'number' ? rational.of(f) : f)).reduce(multiply)

/** What the layer adds, in units of e^{−γ/τ}, and what it makes of ε. */
interface Errors {
  readonly added: Rational
  readonly passed: Rational
}

/** √d_k, or where it is irrational the rational above it that K is made with. */
const rootOf = (dk: number): Rational => rational.squareRoot(rational.of(dk)) ?? lemma25.rootAbove(dk)

function composed({ layers, heads, d, dk, df, parameter: p, n, input: x, ...rest }: Case): Errors {
  const [inverseTau, epsilon] = [rest.inverseTau, inverse(rest.inverseEpsilon)]
  // Lemma 29: ‖g‖₁ ≤ K_a^{L−1}·d·x before the last layer.
  const net = add(product(d, df, p, p), one)
  const growth = product(2, net, add(product(heads, d, p), one))
  const norm = product(power(growth, layers - 1), d, x)
  // Lemma 31, with 3·d·√d_k·p²·h·ε for d ≠ d_k.
  const scores = product(3, d, rootOf(dk), p, p, norm, epsilon)
  // Lemma 32: 2n·e^{−γ/τ} + 4·(the error of the scores)/τ.
  const weights = { added: rational.of(2 * n), passed: product(4, scores, inverseTau) }
  // Lemma 33 for each head, with ‖g‖₁ for d·h_max; the residual passes ε on once.
  const mean = {
    added: product(heads, d, p, norm, weights.added),
    passed: add(product(heads, d, p, add(multiply(norm, weights.passed), epsilon)), epsilon),
  }
  // Lemma 30.
  return { added: multiply(net, mean.added), passed: multiply(net, mean.passed) }
}

const sizesOf = ({ layers, heads, d, dk, df, parameter }: Case): Sizes => ({ layers, heads, d, dk, df, parameter })

type Label = 'an irrational √d_k' | 'several layers' | 'several heads'

/** The constant of the lemma, or another. */
export const constant = (factor: typeof lemma25.factor = lemma25.factor): Claim<Case, Label> => ({
  ...stated<Label>({
    key: 'lemma-25.constant',
    variant: 'step',
    title: 'the constant of one layer, derived again',
    statement:
      'Lemmas 29 to 33, put into each other, allow a layer an error of at most K·n·x·e^{−γ/τ} + K·x²·ε/τ, and K is no larger than it must be: for x = τ = 1 what becomes of ε is exactly K·ε.',
    uses: ['lemma-29', 'lemma-30', 'lemma-31', 'lemma-32', 'lemma-33'],
    requires: { 'an irrational √d_k': 0.2, 'several layers': 0.5, 'several heads': 0.3 },
    counts: untargeted({ quick: 300, deep: 20_000 }),
  }),
  domain: record<Case>({
    layers: integers(1, 4),
    heads: integers(1, 3),
    d: integers(1, 6),
    dk: integers(1, 4),
    df: integers(1, 6),
    parameter: gammas({ least: one, most: rational.of(100) }),
    n: integers(1, 50),
    input: gammas({ least: one, most: rational.of(100) }),
    inverseTau: gammas({ least: one, most: rational.of(1000) }),
    inverseEpsilon: gammas({ least: one, most: rational.of(1000) }),
  }),
  check(c, probe) {
    const sizes = sizesOf(c)
    const [K, { added, passed }] = [factor(sizes), composed(c)]
    const step = { factor: K, n: c.n, input: c.input, gammaSquare: one, tau: inverse(c.inverseTau) }
    const exact = composed({ ...c, input: one, inverseTau: one, inverseEpsilon: one })
    const before = lemma25.activations(sizes)
    probe.label('an irrational √d_k', c.dk === 2 || c.dk === 3)
    probe.label('several layers', c.layers > 1)
    probe.label('several heads', c.heads > 1)
    return probe.all(
      probe.atMost(rational.of(c.dk), power(rootOf(c.dk), 2), 'd_k'),
      probe.atMost(added, product(K, c.n, c.input), 'what the layer adds, over e^{−γ/τ}'),
      probe.atMost(passed, divide(lemma25.ratio(step), c.inverseEpsilon), 'what the layer makes of ε'),
      probe.same(exact.passed, K, 'K'),
      probe.same(product(before, c.input), product(power(lemma29.growth(sizes), c.layers - 1), c.d, c.input), 'Hx'),
    )
  },
})
