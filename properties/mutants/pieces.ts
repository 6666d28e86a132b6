// Mistakes of the gadgets that look for one position: each constant in the unsafe direction, signs, masks, values, the ends of a word.
import { inFile, type SourceMutant } from '../library/index.ts'

const PREVIOUS = 'theorem-12.gadget-previous'
const NEXT = 'theorem-12.gadget-next'
const SINCE = 'theorem-15.gadget-since'
const UNTIL = 'theorem-15.gadget-until'
const EDGES = 'proposition-10.gadget-edges'
const ZERO = 'theorem-20.gadget-zero'

const rounding = inFile('src/gadgets/rounding.ts')
const tieBreak = inFile('src/gadgets/tie-break.ts')
const neighbour = inFile('src/gadgets/neighbour.ts')
const witness = inFile('src/gadgets/witness.ts')
const edges = inFile('src/gadgets/edges.ts')

export const pieceMutants: readonly SourceMutant[] = [
  rounding(
    'rounding.starts-at-half',
    SINCE,
    'Rounding begins to rise at 1/2.',
    'start: rational.of(1, 4), height: 2',
    'start: rational.of(1, 2), height: 2',
  ),
  rounding(
    'rounding.ends-at-1',
    SINCE,
    'Rounding rises on to 1.',
    'start: rational.of(3, 4), height: -2',
    'start: rational.of(1, 1), height: -2',
  ),
  rounding(
    'rounding.ends-at-half',
    PREVIOUS,
    'Rounding ends at 1/2, before it is 1.',
    'start: rational.of(3, 4), height: -2',
    'start: rational.of(1, 2), height: -2',
  ),
  rounding('rounding.half-as-steep', SINCE, 'Rounding rises by 1/2 only.', 'height: 2 }', 'height: 1 }'),
  rounding(
    'rounding.constant-forgotten',
    ZERO,
    'The constant of what is rounded is forgotten.',
    'bias: rational.subtract(constant, start)',
    'bias: rational.negate(start)',
  ),
  tieBreak('tie-break.gamma-2', SINCE, 'γ is 2, and 4e^{−2} is above 1/4.', 'const GAMMA = 3', 'const GAMMA = 2'),
  tieBreak(
    'tie-break.3-for-6',
    'theorem-15a',
    'Scores with ±j/(2n) are scaled by 3, not by 6.',
    'factor: 2 * GAMMA',
    'factor: GAMMA',
  ),
  tieBreak(
    'tie-break.whole-lean',
    SINCE,
    'Ties are broken by ±j/n, which is as much as a score can differ by.',
    "rational.of(prefer === 'right' ? 1 : -1, 2)",
    "rational.of(prefer === 'right' ? 1 : -1, 1)",
  ),
  tieBreak('tie-break.no-lean', UNTIL, 'Ties are not broken.', 'key: [...base, lean]', 'key: base'),
  tieBreak(
    'tie-break.1/j-added',
    'theorem-16a',
    '1/j is added to the scores: ties go to the left.',
    'times(-1, inverse)',
    'times(1, inverse)',
  ),
  tieBreak(
    'tie-break.unmasked',
    PREVIOUS,
    'The nearest position to the left is looked for on both sides.',
    "mask: prefer === 'right' ? 'future' : 'past'",
    "mask: prefer === 'right' ? 'none' : 'past'",
  ),
  tieBreak(
    'tie-break.strict-past',
    UNTIL,
    'until does not look at the position itself.',
    "mask: prefer === 'right' ? 'future' : 'past'",
    "mask: prefer === 'right' ? 'future' : 'strict-past'",
  ),
  tieBreak(
    'tie-break.strict-future',
    SINCE,
    'since does not look at the position itself.',
    "mask: prefer === 'right' ? 'future' : 'past'",
    "mask: prefer === 'right' ? 'strict-future' : 'past'",
  ),
  tieBreak(
    'tie-break.unscaled',
    'theorem-15b',
    'Without a temperature scores are not scaled by n either.',
    "statement.scale === '1' ? site.one : site.position(statement.scale)",
    'site.one',
  ),
  neighbour(
    'neighbour.parity-sign',
    PREVIOUS,
    'The wrong one of the two nearest positions is left alone.',
    'form: [times(1, even), times(minusHalf, parity), ...notEven]',
    'form: [times(1, even), times(half, parity), ...notEven]',
  ),
  neighbour(
    'neighbour.odd-forgotten',
    NEXT,
    'Of the neighbours at odd positions nothing is taken off where they are the position itself.',
    '{ constant: minusHalf, form: [times(1, odd)',
    '{ constant: rational.zero, form: [times(1, odd)',
  ),
  neighbour(
    'neighbour.even-twice',
    NEXT,
    'The nearest even position is looked at twice.',
    "[attend('even'), attend('odd')]",
    "[attend('even'), attend('even')]",
  ),
  inFile('src/gadgets/next.ts')('next.looks-left', NEXT, '⊕ looks to the left.', "prefer: 'left'", "prefer: 'right'"),
  inFile('src/gadgets/next.ts')(
    'next.last-odd',
    NEXT,
    'The last position is excluded from ⊕ at odd lengths only.',
    'notEven: notLast, notOdd: notLast',
    'notEven: notLast, notOdd: []',
  ),
  witness(
    'witness.end-sign',
    SINCE,
    'The search ends where a ∧ ¬b is true.',
    'outputs: [times(minusOne, ends)]',
    'outputs: [times(1, ends)]',
  ),
  witness(
    'witness.sides-swapped',
    UNTIL,
    'The search ends where ¬b ∨ a is true.',
    '[times(1, left), times(minusOne, right)]',
    '[times(1, right), times(minusOne, left)]',
  ),
  witness(
    'witness.value-of-end',
    SINCE,
    'What is looked up at the witness is that it is one.',
    'value: found })',
    'value: ends })',
  ),
  witness(
    'witness.a-alone',
    UNTIL,
    'What is looked up at the witness is a.',
    '[times(1, left), times(1, right)]',
    '[times(2, left)]',
  ),
  edges(
    'edges.sign',
    EDGES,
    'The mean is that of (−1)^j, so that the first position is −1.',
    "times(minusOne, site.position('(-1)^i'))",
    "times(1, site.position('(-1)^i'))",
  ),
  edges(
    'edges.half-height',
    EDGES,
    'The mark of an edge is 1/2.',
    'outputs: [times(2, output)]',
    'outputs: [times(1, output)]',
  ),
  edges(
    'edges.wrong-side',
    EDGES,
    'The last position is looked for to the left.',
    "const mask = edge === 'first' ? 'future' : 'past'",
    "const mask = edge === 'first' ? 'future' : 'future'",
  ),
  inFile('src/gadgets/reciprocal.ts')(
    'reciprocal.other-edge',
    EDGES,
    '1/i is made of the last position, and 1/(n − i + 1) of the first.',
    "(direction === 'left' ? first : last)",
    "(direction === 'left' ? last : first)",
  ),
]
