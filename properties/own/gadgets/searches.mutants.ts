// Mistakes of the gadgets that look for one position: constants in the unsafe direction, signs, masks, values, the ends of a word.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/gadgets/booleans.ts', 'negation', 'theorem-12.gadget-not', [
    [
      'gadget.not',
      '¬a is 1 + a.',
      'write($site, $name, 1, -1, 0, sum($inputs))',
      'write($site, $name, 1, 1, 0, sum($inputs))',
    ],
  ]),
  ...inSource('src/gadgets/booleans.ts', 'conjunction', 'theorem-12.gadget-connectives', [
    ['gadget.and', 'One part of ∧ is enough.', '1 - $inputs.length', '0 * $inputs.length'],
  ]),
  ...inSource('src/gadgets/booleans.ts', 'disjunction', 'theorem-12.gadget-connectives', [
    ['gadget.or', '∨ needs two parts.', 'write($$, 1, -1, 1, $$rest)', 'write($$, 1, -1, 2, $$rest)'],
  ]),
  ...inSource('src/gadgets/edges.ts', 'minusHalf', 'proposition-10.gadget-edges', [
    ['gadget.edge-threshold', 'The mark rises from 1/4 on, as in Lemma 9.', 'rational.of(-1, 2)', 'rational.of(-1, 4)'],
  ]),
  ...inSource('src/gadgets/edges.ts', 'writeMark', 'proposition-10.gadget-edges', [
    [
      'edges.sign',
      'The mean is that of (−1)^j, so that the first position is −1.',
      "times(minusOne, $site.position('(-1)^i'))",
      "times(1, $site.position('(-1)^i'))",
    ],
    ['edges.half-height', 'The mark of an edge is 1/2.', 'times(2, $output)', 'times(1, $output)'],
  ]),
  ...inSource('src/gadgets/previous.ts', 'previous', 'theorem-12.gadget-previous', [
    [
      'gadget.previous-first',
      'The first position is not excluded from ⊖.',
      'times(-1, first.build($site))',
      'times(0, first.build($site))',
    ],
  ]),
  ...inSource('src/gadgets/rounding.ts', 'RAMPS', 'theorem-12.gadget-previous', [
    ['rounding.ends-at-half', 'Rounding ends at 1/2, before it is 1.', 'rational.of(3, 4)', 'rational.of(1, 2)'],
  ]),
  ...inSource('src/gadgets/tie-break.ts', 'attendTieBroken', 'theorem-12.gadget-previous', [
    ['tie-break.unmasked', 'The nearest position to the left is looked for on both sides.', "'future'", "'none'"],
  ]),
  ...inSource('src/gadgets/neighbour.ts', 'attendToNeighbour', 'theorem-12.gadget-previous', [
    [
      'neighbour.parity-sign',
      'The wrong one of the two nearest positions is left alone.',
      'times(minusHalf, $parity)',
      'times(half, $parity)',
    ],
  ]),
  ...inSource('src/gadgets/next.ts', 'next', 'theorem-12.gadget-next', [
    [
      'gadget.next-last',
      'The last position is excluded from ⊕ at even lengths only.',
      'notEven: $notLast',
      'notEven: []',
    ],
    ['next.looks-left', '⊕ looks to the left.', "prefer: 'left'", "prefer: 'right'"],
    ['next.last-odd', 'The last position is excluded from ⊕ at odd lengths only.', 'notOdd: $notLast', 'notOdd: []'],
  ]),
  ...inSource('src/gadgets/neighbour.ts', 'attendToNeighbour', 'theorem-12.gadget-next', [
    [
      'neighbour.odd-forgotten',
      'Of the neighbours at odd positions nothing is taken off where they are the position itself.',
      '{ constant: minusHalf, form: [times($$), times(half, $parity), ...$notOdd] }',
      '{ constant: rational.zero, form: [times($$), times(half, $parity), ...$notOdd] }',
    ],
    ['neighbour.even-twice', 'The nearest even position is looked at twice.', "$attend('odd')", "$attend('even')"],
  ]),
  ...inSource('src/gadgets/witness.ts', 'attendToWitness', 'theorem-15.gadget-since', [
    ['gadget.since-value', 'The value at the witness is a + b, not a ∧ b.', 'bias: minusOne', 'bias: rational.zero'],
    ['witness.end-sign', 'The search ends where a ∧ ¬b is true.', '[times(minusOne, $ends)]', '[times(1, $ends)]'],
    [
      'witness.value-of-end',
      'What is looked up at the witness is that it is one.',
      'base: plain($ends), value: $found',
      'base: plain($ends), value: $ends',
    ],
  ]),
  ...inSource('src/gadgets/rounding.ts', 'RAMPS', 'theorem-15.gadget-since', [
    ['rounding.starts-at-half', 'Rounding begins to rise at 1/2.', 'rational.of(1, 4)', 'rational.of(1, 2)'],
    ['rounding.ends-at-1', 'Rounding rises on to 1.', 'rational.of(3, 4)', 'rational.of(1, 1)'],
    ['rounding.half-as-steep', 'Rounding rises by 1/2 only.', 'height: 2', 'height: 1'],
  ]),
  ...inSource('src/gadgets/tie-break.ts', 'GAMMA', 'theorem-15.gadget-since', [
    ['tie-break.gamma-2', 'γ is 2, and 4e^{−2} is above 1/4.', '3', '2'],
  ]),
  ...inSource('src/gadgets/tie-break.ts', 'breakingOf', 'theorem-15.gadget-since', [
    [
      'tie-break.whole-lean',
      'Ties are broken by ±j/n, which is as much as a score can differ by.',
      "rational.of($prefer === 'right' ? 1 : -1, 2)",
      "rational.of($prefer === 'right' ? 1 : -1, 1)",
    ],
  ]),
  ...inSource('src/gadgets/tie-break.ts', 'attendTieBroken', 'theorem-15.gadget-since', [
    ['tie-break.strict-future', 'since does not look at the position itself.', "'future'", "'strict-future'"],
  ]),
  ...inSource('src/gadgets/until.ts', 'until', 'theorem-15.gadget-until', [
    ['gadget.until-direction', 'until looks to the left.', "prefer: 'left'", "prefer: 'right'"],
  ]),
  ...inSource('src/gadgets/tie-break.ts', 'breakingOf', 'theorem-15.gadget-until', [
    ['tie-break.no-lean', 'Ties are not broken.', '[...$base, $lean]', '$base'],
  ]),
  ...inSource('src/gadgets/tie-break.ts', 'attendTieBroken', 'theorem-15.gadget-until', [
    ['tie-break.strict-past', 'until does not look at the position itself.', "'past'", "'strict-past'"],
  ]),
  ...inSource('src/gadgets/witness.ts', 'attendToWitness', 'theorem-15.gadget-until', [
    [
      'witness.sides-swapped',
      'The search ends where ¬b ∨ a is true.',
      '[times(1, $left), times(minusOne, $right)]',
      '[times(1, $right), times(minusOne, $left)]',
    ],
    [
      'witness.a-alone',
      'What is looked up at the witness is a.',
      '[times(1, $left), times(1, $right)]',
      '[times(2, $left)]',
    ],
  ]),
]
