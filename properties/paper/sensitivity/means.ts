// What is false of sensitivity as it is usually stated, shown on a network that only takes means of means; and what is true there.
import { integers } from '../../../generators/index.ts'
import { type Claim, type Domain, reconcile, record } from '../../../src/engine/index.ts'
import { precise, preciseExp, type Rational, type Real, rational, real } from '../../../src/numbers/index.ts'
import type { Mask, Model } from '../../../src/transformer/index.ts'
import {
  atTheEnd,
  type Change,
  changes,
  elsewhere,
  everywhere,
  type Header,
  insensitive,
  movement,
  stated,
  untargeted,
} from '../../library/index.ts'
import { harmonic, influenceOf } from './influence.ts'
import { ALPHABET, meansOfMeans } from './network.ts'

const domain = changes(ALPHABET, { maxLength: 100 })

interface Printed extends Pick<Header<never>, 'key' | 'title' | 'statement'> {
  readonly layers: number
  readonly mask: Mask
  readonly looksAt: (change: Change) => readonly number[]
  /** Times the constant of the unmasked network: O(1/n) leaves it open. */
  readonly slack: number
}

const printed = ({ layers, mask, looksAt, slack, ...header }: Printed): Claim<Change, never> => {
  const model = meansOfMeans(layers, mask)
  const { elsewhere: constant } = influenceOf(meansOfMeans(layers, 'none'))
  const most = rational.multiply(rational.of(slack), constant)
  return insensitive({
    ...header,
    variant: 'printed',
    expects: 'refuted',
    insteadOf: 'sensitivity',
    uses: ['sensitivity'],
    domain,
    model: () => model,
    change: (change) => change,
    looksAt,
    bound: ({ word }) => rational.divide(most, rational.of(word.length)),
  })
}

export const everyPosition = (looksAt: Printed['looksAt'] = everywhere): Claim<Change, never> =>
  printed({
    key: 'sensitivity.every-position',
    title: 'O(1/n) at every position',
    statement:
      'One changed symbol moves the activations of every position by at most 10c/n, the changed one included. (That one moves by as much as its embedding.)',
    layers: 1,
    mask: 'none',
    looksAt,
    slack: 10,
  })

export const earlyRow = (mask: Mask = 'future'): Claim<Change, never> =>
  printed({
    key: 'sensitivity.early-row',
    title: 'O(1/n) at every other position under a future mask',
    statement:
      'Under a future mask one changed symbol moves the activations of every other position by at most 10c/n. (Position i takes means of i symbols only, and moves by about 1/i.)',
    layers: 1,
    mask,
    looksAt: elsewhere,
    slack: 10,
  })

export const lastOfTwoLayers = (mask: Mask = 'future'): Claim<Change, never> =>
  printed({
    key: 'sensitivity.last-position',
    title: 'O(1/n) at the last position under a future mask',
    statement:
      'Under a future mask one changed symbol moves the activations of the last position by at most c/n, with the c of the unmasked network, in two layers as well. (It moves by about (ln n)/n, since early positions have moved more.)',
    layers: 2,
    mask,
    looksAt: atTheEnd,
    slack: 1,
  })

interface Length {
  readonly n: number
  /** The changed position. */
  readonly k: number
}

const LONGEST = 200

const lengths: Domain<Length> = reconcile(record({ n: integers(1, LONGEST), k: integers(1, LONGEST) }), ({ n, k }) => ({
  n,
  k: Math.min(n, k),
}))

const logarithm = (a: Rational): Real => real.enclosed((bits) => preciseExp.ln(precise.fromRational(a, bits), bits))

/** The output of the second layer alone. */
const outputOnly = (model: Model): Model => ({ ...model, outputs: [2] })

/**
 * x1 moves by 1/i at every i ≥ k, so x2 at n by the mean of these. H_n − H_{k−1} is a sum of 1/i, between the integral of 1/x from k to
 * n + 1 and 1/k plus that from k to n.
 */
export const exactlyHarmonic = (model: Model = meansOfMeans(2, 'future')): Claim<Length, 'the first symbol'> => {
  const means = outputOnly(model)
  return {
    ...stated<'the first symbol'>({
      key: 'sensitivity.harmonic',
      variant: 'repaired',
      title: 'the last position moves by H_n/n',
      statement:
        'In two layers of means under a future mask a change of symbol k moves the last position by exactly (H_n − H_{k−1})/n, which is at least ln((n+1)/k)/n: between ln(n+1)/n and (1 + ln n)/n for the first symbol.',
      uses: ['sensitivity.masked'],
      requires: { 'the first symbol': 0.005 },
      counts: untargeted({ quick: { random: 300, small: 8 }, deep: { random: 10_000, small: 30 } }),
    }),
    domain: lengths,
    check({ n, k }, probe) {
      probe.length(n)
      probe.label('the first symbol', k === 1)
      const word = Array.from({ length: n }, () => 'a')
      const moved = movement(means, { word, at: k, to: ['b'] })(n)
      const sum = rational.subtract(harmonic(n), harmonic(k - 1))
      const expected = rational.divide(sum, rational.of(n))
      return probe.all(
        probe.same(moved.kind === 'rational' ? moved : null, expected, '‖Δ‖₁ at the last position'),
        probe.atMost(logarithm(rational.of(n + 1, k)), sum, 'ln((n+1)/k)'),
        probe.atMost(rational.subtract(sum, rational.of(1, k)), logarithm(rational.of(n, k)), 'H_n − H_k'),
      )
    },
  }
}
