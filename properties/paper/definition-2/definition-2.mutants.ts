// Mistakes in ties.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('generators/rows/terrace.ts', 'drawTerrace', 'definition-2.ties', [
    ['drawn.never-tied', 'No row is drawn in which scores tie.', "['none', 'none', 'some', 'some', 'all']", "['none']"],
  ]),
  ...inSource('src/transformer/weighting.ts', 'chosen', 'definition-2.ties', [
    [
      'tie.leftmost-is-rightmost',
      'Leftmost hard attention takes the last of the largest scores.',
      '$maximal.slice(0, 1)',
      '$maximal.slice(-1)',
    ],
    [
      'tie.rightmost-is-leftmost',
      'Rightmost hard attention takes the first of the largest scores.',
      '$maximal.slice(-1)',
      '$maximal.slice(0, 1)',
    ],
    [
      'tie.average-of-two',
      'Average hard attention takes the two ends of a tie only.',
      "case 'average': return $maximal",
      "case 'average': return $maximal.filter((_, k) => k === 0 || k === $maximal.length - 1)",
    ],
  ]),
  ...inSource('src/transformer/weighting.ts', 'chosen', 'definition-2', [
    [
      'definition-2.rightmost',
      'Rightmost hardmax takes all maxima but the last.',
      '$maximal.slice(-1)',
      '$maximal.slice(0, -1)',
    ],
  ]),
]
