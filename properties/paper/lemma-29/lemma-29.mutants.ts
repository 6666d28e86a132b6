// Bounds on activations that forget a factor.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/lemmas/lemma-29.ts', 'growth', 'lemma-29', [
    [
      'lemma-29.no-net',
      'The net is taken not to make activations larger.',
      'times(2, netFactor($$), $$rest)',
      'times(2, $$rest)',
    ],
    [
      'lemma-29.no-attention',
      'Attention is taken not to make activations larger.',
      'times(2, netFactor($$rest), rational.add($$))',
      'times(1, netFactor($$rest))',
    ],
    [
      'lemma-29.constants-forgotten',
      'K_a lacks the factor 2 that makes room for the biases.',
      'times(2, $$)',
      'times(1, $$)',
    ],
  ]),
  ...inSource('src/lemmas/lemma-29.ts', 'bound', 'lemma-29', [
    [
      'lemma-29.one-layer-less',
      'Activations are bounded by what they are a layer before.',
      'rational.power(growth($$), $layer)',
      'rational.power(growth($$), Math.max(0, $layer - 1))',
    ],
    [
      'lemma-29.no-dimension',
      'The norm of the embedding is taken for its largest entry.',
      '$model.coordinates.length, $x',
      '$x',
    ],
  ]),
  ...inSource('src/lemmas/lemma-30.ts', 'linearOutputOf', 'lemma-29.step-relu', [
    [
      'lemma-29.step-relu-kept',
      'The ReLU is not dropped, and so the step is not refuted.',
      'sum(apply($first, $c), $firstBias)',
      'relu(sum(apply($first, $c), $firstBias))',
    ],
  ]),
]
