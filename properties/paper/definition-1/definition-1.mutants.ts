// Mistakes in masks and in hard attention, and in rewriting several heads as single ones.
import { singleHeaded } from '../../../src/transformer/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { naive } from './definition-1.claims.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/transformer/single-head.ts', 'collecting', 'definition-1', [
    [
      'definition-1.negative-accumulator',
      'What the heads collected is added with the wrong sign where it is negative.',
      '[$c, $up, rational.one], [$c, $down, $minusOne]',
      '[$c, $up, rational.one], [$c, $down, rational.one]',
    ],
  ]),
  ...inSource('src/transformer/mask.ts', 'visible', 'definition-1.masks', [
    [
      'definition-1.peeking',
      'A future mask shows the next position.',
      "{ first: 1, last: $n } case 'future': return { first: 1, last: $i }",
      "{ first: 1, last: $n }; case 'future': return { first: 1, last: Math.min($n, $i + 1) }",
    ],
  ]),
  ...inSource('src/transformer/mask.ts', 'visible', 'definition-1.hard', [
    [
      'mask.strict-future-sees-itself',
      'A strict mask shows the position itself, to the left.',
      'last: $i - 1',
      'last: $i',
    ],
    [
      'mask.strict-past-sees-itself',
      'A strict mask shows the position itself, to the right.',
      'first: $i + 1',
      'first: $i',
    ],
    [
      'mask.future-hides-itself',
      'A future mask hides the position itself.',
      "case 'future': return { first: 1, last: $i }",
      "case 'future': return { first: 1, last: Math.max(1, $i - 1) }",
    ],
    [
      'mask.none-hides-the-last',
      'Without a mask the last position is not seen.',
      "case 'none': return { first: 1, last: $n }",
      "case 'none': return { first: 1, last: Math.max(1, $n - 1) }",
    ],
  ]),
  ...inSource('src/transformer/hard.ts', 'withWritten', 'definition-1.hard', [
    [
      'hard.residual-forgotten',
      'What is written replaces what was there.',
      '$sum[$c] += $rows[$i][$k] * $right',
      '$sum[$c] = $rows[$i][$k] * $right',
    ],
  ]),
  ...inSource('src/transformer/hard.ts', 'feedForward', 'definition-1.hard', [
    ['hard.relu-forgotten', 'The net is linear.', '$row.map(relu)', '$row'],
    ['hard.first-bias-forgotten', 'Hidden units have no bias.', 'withVector($$, $net.firstBias)', '$$'],
    [
      'hard.second-bias-forgotten',
      'The output of the net has no bias.',
      'withVector($written, $net.secondBias)',
      '$written',
    ],
  ]),
  ...inSource('src/transformer/hard.ts', 'attend', 'definition-1.hard', [
    [
      'hard.average-over-n',
      'Average hard attention divides by the length, not by the number of largest scores.',
      'total($takers, $values, $$), share: BigInt(Math.max(1, $takers.length))',
      'total($takers, $values, $$), share: BigInt($values.length)',
    ],
    [
      'hard.own-key',
      'Every position is scored by its own key.',
      'dot($queries[$i - 1], $keys[$j - 1])',
      'dot($queries[$j - 1], $keys[$j - 1])',
    ],
  ]),
  ...inSource('src/transformer/hard.ts', 'argmax', 'definition-1.hard', [
    ['hard.smallest-score', 'Attention goes to the smallest score.', '$score > $best', '$score < $best'],
    [
      'hard.no-ties',
      'Only the first of several largest scores is seen.',
      'if ($$) $positions.push($first + $k)',
      'if ($$ && $positions.length === 0) $positions.push($first + $k)',
    ],
  ]),
  ...inSource('src/transformer/hard.ts', 'hardLayer', 'definition-1.hard', [
    [
      'hard.heads-in-turn',
      'Every head reads what the head before it wrote.',
      '$attended, attend($head, $stream, $$)',
      '$attended, attend($head, $attended, $$)',
    ],
  ]),
  ...inSource('src/transformer/embed.ts', 'embedSymbol', 'definition-1.hard', [
    [
      'schedule.positions-from-2',
      'Position embeddings are those of the next position.',
      'scheduledAt($value, $i, $n)',
      'scheduledAt($value, Math.min($n, $i + 1), $n)',
    ],
    [
      'schedule.symbol-forgotten',
      'A position embedding replaces that of the symbol.',
      'rational.add($row[$coordinate], scheduledAt($$))',
      'scheduledAt($$)',
    ],
  ]),
  inClaim(
    'definition-1.naive-done-right',
    'definition-1.naive',
    'The naive rewriting is replaced by the right one, and so is not refuted.',
    naive(singleHeaded),
  ),
]
