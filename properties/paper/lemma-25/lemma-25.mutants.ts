// The constant of one layer, each factor in the unsafe direction.
import { lemma25 } from '../../../src/lemmas/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { anyActivations, claim as oneLayer } from './lemma-25.claims.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/lemmas/lemma-25.ts', 'factor', 'lemma-25.constant', [
    ['lemma-25.3-for-12', 'The 4 of Lemma 32 is forgotten: 3 instead of 12.', 'times(12, $$)', 'times(3, $$)'],
    ['lemma-25.root-forgotten', '√d_k is forgotten.', 'rootAbove($dk), $p', '$p'],
    ['lemma-25.p-squared', 'p³ is p².', '$p, $p, $p, $H, $H', '$p, $p, $H, $H'],
    ['lemma-25.H-once', 'H² is H.', '$p, $p, $p, $H, $H', '$p, $p, $p, $H'],
    [
      'lemma-25.one-head',
      'Layers are taken to have one head.',
      'times(12, $heads, $d, $d, $$)',
      'times(12, $d, $d, $$)',
    ],
    [
      'lemma-25.no-residual',
      'The error before the layer is passed on by attention only.',
      'rational.add(times($$), rational.one)',
      'times($$)',
    ],
    ['lemma-25.no-net', 'The factor of the net is forgotten.', 'netFactor($d, $df, $p)', '1'],
  ]),
  ...inSource('src/lemmas/lemma-25.ts', 'rootAbove', 'lemma-25.constant', [
    [
      'lemma-25.root-below',
      '√d_k is rounded down.',
      'rational.integerSquareRoot($$) + 1n',
      'rational.integerSquareRoot($$)',
    ],
  ]),
  ...inSource('src/lemmas/lemma-29.ts', 'growth', 'lemma-25.constant', [
    [
      'lemma-25.growth-halved',
      'K_a lacks the factor 2 that makes room for the biases.',
      'times(2, $$)',
      'times(1, $$)',
    ],
  ]),
  ...inSource('src/lemmas/lemma-25.ts', 'activations', 'lemma-25.constant', [
    ['lemma-25.H-without-d', 'H is K_a^{L−1}.', '$sizes.d', '1'],
    ['lemma-25.one-layer-less', 'H is d·K_a^{L−2}.', '$sizes.layers - 1', '$sizes.layers - 2'],
  ]),
  ...inSource('src/lemmas/lemma-25.ts', 'ratio', 'lemma-25.constant', [
    ['lemma-25.input-once', 'x² is x in what the layer makes of ε.', 'times($K, $input, $input)', 'times($K, $input)'],
    [
      'lemma-25.temperature-forgotten',
      'What the layer makes of ε is not divided by τ.',
      'rational.divide(times($$), $tau)',
      'times($$)',
    ],
  ]),
  inClaim(
    'lemma-25.no-inherited-error',
    'lemma-25',
    'The error that was there before the layer is forgotten.',
    oneLayer((step) => lemma25.bound(step, rational.zero)),
  ),
  inClaim(
    'lemma-25.printed-mended',
    'lemma-25.printed',
    'The activations are bounded, and so the printed form is not refuted.',
    anyActivations(() => [rational.zero, rational.one]),
  ),
]
