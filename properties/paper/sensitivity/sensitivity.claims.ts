// Hahn's lemma, beside the paper's introduction: with fixed parameters, temperature 1 and bounded position embeddings one symbol
// moves the output by O(1/n) where attention is unmasked, at the other positions. Elsewhere it does not, and compiled models,
// whose temperature falls with n, are as sensitive as possible.
import { type Claim, type Domain, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import type { Mask } from '../../../src/transformer/index.ts'
import { type Change, changes, elsewhere, insensitive, remembering } from '../../library/index.ts'
import { previousChange, sinceChange } from './compiled.ts'
import { harmonic, influenceOf } from './influence.ts'
import { earlyRow, everyPosition, exactlyHarmonic, lastOfTwoLayers } from './means.ts'
import { ALPHABET, networkOf, type UniformNet, uniformNets } from './network.ts'
import { softmaxNets } from './softmax.ts'

interface Case {
  readonly net: UniformNet
  readonly change: Change
}

type Label = 'one layer' | 'two layers' | 'a long word'

/** The mean of x0 goes to x1, and the mean of that back to x0: under a future mask (1 + H_i)/i at position i. */
const twoMeans = uniformNets.parse(
  'l=2; d=2; f=1; a=(0 0); b=(1 0); value=(0 0 1 0 0 1 0 0); first=(0 0 0 0); bias=(0 0); second=(0 0 0 0)',
)

const EXAMPLES: readonly Case[] = [
  { net: twoMeans, change: { word: Array.from({ length: 24 }, () => 'a'), at: 1, to: ['b'] } },
]

const domain: Domain<Case> = record({ net: uniformNets, change: changes(ALPHABET, { maxLength: 24 }) })

/** A share of the constant c, such as 1/n. */
type Share = (c: Case, position: number) => Rational

const ofUniformNets = (
  mask: Mask,
  header: { readonly key: string; readonly title: string; readonly statement: string },
  share: Share,
): Claim<Case, Label> => {
  // Every position asks for it.
  const constant = remembering(constantOf)
  return insensitive({
    ...header,
    variant: 'repaired',
    requires: { 'one layer': 0.3, 'two layers': 0.3, 'a long word': 0.3 },
    counts: {
      quick: { random: 300, targeted: 300, small: 0 },
      deep: { random: 10_000, targeted: 5_000, small: 0 },
      mutate: { small: 0 },
    },
    domain,
    examples: EXAMPLES,
    model: ({ net }) => networkOf(net, mask),
    change: ({ change }) => change,
    looksAt: elsewhere,
    bound: (c, position) => rational.multiply(constant(c), share(c, position)),
    note({ net, change }, probe) {
      probe.label('one layer', net.sizes.l === 1)
      probe.label('two layers', net.sizes.l === 2)
      probe.label('a long word', change.word.length > 12)
    },
  })
}

/** e, by the derivation in influence.ts. */
const constantOf = ({ net }: Case): Rational => influenceOf(networkOf(net, 'none')).elsewhere

/** c/n. */
export const claim = (): Claim<Case, Label> =>
  ofUniformNets(
    'none',
    {
      key: 'sensitivity',
      title: 'one symbol moves other positions by O(1/n)',
      statement:
        'In a network with fixed parameters whose unmasked attention takes means, one changed symbol moves the activations of every other position by at most c/n in ‖·‖₁, with c from c′ = Λc + λvD, D′ = ΛD, Λ = λ(1 + v), layer by layer: v the norm of the values, λ how much net and residual stretch, D at first the distance of the two embeddings.',
    },
    ({ change }) => rational.of(1, change.word.length),
  )

const harmonicShare: Share = ({ net }, i) =>
  rational.divide(rational.power(harmonic(i), net.sizes.l - 1), rational.of(i))

/** c·H_i^{L−1}/i, or another share of c. */
export const masked = (share: Share = harmonicShare): Claim<Case, Label> =>
  ofUniformNets(
    'future',
    {
      key: 'sensitivity.masked',
      title: 'one symbol under a future mask',
      statement:
        'Under a future mask the activations of every other position i move by at most c·H_i^{L−1}/i, with the c of the unmasked network, L the number of layers and H_i = 1 + 1/2 + … + 1/i.',
    },
    share,
  )

export const claims: readonly Runnable[] = [
  runnable(claim()),
  runnable(masked()),
  runnable(softmaxNets()),
  runnable(everyPosition()),
  runnable(earlyRow()),
  runnable(lastOfTwoLayers()),
  runnable(exactlyHarmonic()),
  runnable(sinceChange()),
  runnable(previousChange()),
]
