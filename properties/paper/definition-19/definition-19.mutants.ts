// Mistakes in counts and comparisons.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/logic/meaning.ts', 'countAt', 'definition-19', [
    [
      'definition-19.exclusive',
      'Counts to the left leave out the position itself.',
      '$column.slice(0, $i)',
      '$column.slice(0, $i - 1)',
    ],
    [
      'meaning.count-right-exclusive',
      'Counts to the right leave out the position itself.',
      '$column.slice($i - 1)',
      '$column.slice($i)',
    ],
    ['meaning.count-of-not', 'What is not true is counted.', '($holds) => $holds', '($holds) => !$holds'],
  ]),
  ...inSource('src/logic/meaning.ts', 'valueAt', 'definition-19', [
    ['meaning.factor-forgotten', 'Counts are added without their factors.', '$factor * BigInt($$)', 'BigInt($$)'],
    [
      'meaning.constant-forgotten',
      'Constants of a term are taken for 1.',
      '$count === null ? $factor',
      '$count === null ? 1n',
    ],
  ]),
  ...inSource('src/logic/meaning.ts', 'compares', 'definition-19', [
    ['meaning.equal', '≤ is taken for =.', '$left === $right', '$left <= $right'],
    ['meaning.unequal', '< is taken for ≠.', '$left !== $right', '$left < $right'],
  ]),
  ...inSource('src/logic/desugar.ts', 'desugarNode', 'definition-19.sugar', [
    [
      'definition-19.sugar',
      '≤ is taken for <.',
      ".with('<=', () => not(less($right, $left)))",
      ".with('<=', () => less($left, $right))",
    ],
    [
      'desugar.equal',
      '= is ≤.',
      'and(not($$), not(less($right, $left)))',
      'and(not(less($right, $left)), not(less($right, $left)))',
    ],
    [
      'desugar.greater',
      'a > b is a < b.',
      ".with('>', () => less($right, $left))",
      ".with('>', () => less($left, $right))",
    ],
  ]),
]
