// Mistakes that Theorem 12 must notice: in the truth of formulas, in breaking ties, and in its controls.

import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { hot, untempered } from '../constructions/refuted.ts'
import { heads, single } from './heads.ts'

export const mutants: readonly Mutant[] = [
  inClaim(
    'theorem-12a.untempered-mended',
    'theorem-12a.untempered',
    'The temperature is kept, and so the reading is not refuted.',
    untempered('theorem-12a', 'softmax-tau'),
  ),
  inClaim(
    'theorem-12a.hot-cooled',
    'theorem-12a.hot',
    'The temperature is not raised, and so nothing breaks.',
    hot('theorem-12a', 1, 'hot'),
  ),
  inClaim('theorem-12a.heads-single', 'theorem-12a.heads', 'Layers never have several heads.', heads([single, single])),
  ...inSource('src/logic/meaning.ts', 'meaningOf', 'theorem-12a', [
    ['meaning.constant', 'true is false.', '$node.value', '!$node.value'],
    [
      'meaning.next-letter',
      'A letter is looked for at the next position.',
      '$word[$i - 1] === $node.symbol',
      '$word[$i] === $node.symbol',
    ],
  ]),
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'theorem-12a', [
    [
      'temperature.theorem-12a-hotter-8',
      'The temperature 1/n is 8 times too high, for ⊖ and ⊕.',
      '($_i, $n) => inverse($n)',
      '($_i, $n) => rational.of(8, $n)',
    ],
  ]),
]
