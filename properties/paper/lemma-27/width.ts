// After Lemma 27: at constant depth, rounding to p = c·log₂ n bits takes a width of about n^{c/ℓ}, so the network must grow with n.
import { integers } from '../../../generators/index.ts'
import { type Claim, type Domain, reconcile, record } from '../../../src/engine/index.ts'
import { lemma27, type Network } from '../../../src/lemmas/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { boundedBy, inEveryProfile, stated } from '../../library/index.ts'
import { type RoundingNet, roundedDown, roundingNet } from './rounding-net.ts'

/** Pieces are counted one by one, and there are up to 2·2^p of them. */
const MOST_BITS = 6

const domain: Domain<RoundingNet> = reconcile(
  record({ layers: integers(1, 3), digit: integers(1, MOST_BITS), extra: integers(1, 2) }),
  (c) => ({ ...c, digit: Math.min(c.digit, Math.floor(MOST_BITS / c.layers)) }),
)

const widthOf = ({ layers }: Network): number => Math.max(...layers.slice(0, -1).map(({ bias }) => bias.length))

/** With p = ℓq = c·log₂ n, 2^q is n^{c/ℓ}. The lower half is Lemma 27 for a network that does round; the upper half is that network. */
export const width = (build: (c: RoundingNet) => Network = roundingNet): Claim<RoundingNet, 'several layers'> => ({
  ...stated<'several layers'>({
    key: 'lemma-27.width',
    variant: 'step',
    title: 'the width of rounding at constant depth',
    statement:
      'ReLU networks of depth ℓ round to p = c·log₂ n bits with width 2·n^{c/ℓ}, and none does with a width below ½·n^{c/ℓ}: it has at least n^c = 2^p pieces, and at most (2m)^ℓ.',
    uses: ['lemma-27', 'lemma-27.pieces'],
    requires: { 'several layers': 0.3 },
    counts: inEveryProfile({ small: MOST_BITS }),
  }),
  domain,
  check(c, probe) {
    const { layers, digit, extra } = c
    const net = build(c)
    const m = widthOf(net)
    const bits = layers * digit
    const values = 2n ** BigInt(bits)
    const pieces = rational.of(lemma27.functionOf(net).length)
    probe.measure('width', m)
    probe.label('several layers', layers > 1)
    const numbers = Array.from({ length: 2 ** (bits + extra) }, (_, x) => x)
    return probe.all(
      probe.same(
        numbers.map((x) => lemma27.valueAt(net, rational.of(x))),
        numbers.map((x) => rational.of(roundedDown(c, x))),
        'the rounded numbers',
      ),
      probe.same(m, 2 * 2 ** digit, 'the width'),
      probe.atMost(rational.of(values), pieces, '2^p'),
      probe.atMost(pieces, rational.of(lemma27.mostPieces(m, layers)), 'the number of pieces'),
    )
  },
})

/** 2^⌈log₂ n⌉. */
const valuesFor = (n: number): bigint => 2n ** BigInt(Math.max(0, 32 - Math.clz32(n - 1)))

const [WIDTH, DEPTH] = [8, 2]

export const constantWidth = (widthFor: (n: number) => number = () => WIDTH): Claim<number, never> =>
  boundedBy({
    key: 'lemma-27.constant-width',
    variant: 'control',
    expects: 'refuted',
    insteadOf: 'lemma-27.width',
    title: 'rounding by a network that does not grow',
    statement:
      'A ReLU network of width 8 and depth 2 may have as many pieces as rounding to log₂ n bits takes, whatever n. (It has at most 16².)',
    uses: ['lemma-27.width'],
    domain: integers(1, 100_000),
    what: '2^p',
    observed: (n) => rational.of(valuesFor(n)),
    bound: (n) => rational.of(lemma27.mostPieces(widthFor(n), DEPTH)),
  })
