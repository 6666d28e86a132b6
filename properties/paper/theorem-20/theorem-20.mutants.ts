// Mistakes that Theorem 20 must notice: in counts, lookups and predicates, and in its controls.

import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { hot, pastMaskedLookup } from '../constructions/refuted.ts'

export const mutants: readonly Mutant[] = [
  inClaim(
    'theorem-20a.hot-cooled',
    'theorem-20a.hot',
    'The temperature is not raised, and so nothing breaks.',
    hot('theorem-20a', 1, 'hot'),
  ),
  inClaim(
    'theorem-20a.hot-predicate-cooled',
    'theorem-20a.hot-predicate',
    'The temperature is not raised, and so nothing breaks.',
    hot('theorem-20a', 1, 'hot-predicate', ['count-left', 'count-right', 'predicate']),
  ),
  inClaim(
    'theorem-20a.past-mask-mended',
    'theorem-20a.past-masked-lookup',
    'The mask is as repaired, and so the reading is not refuted.',
    pastMaskedLookup('none'),
  ),
  ...inSource('src/gadgets/lookup.ts', 'GAMMA', 'theorem-20a', [
    ['lookup.gamma-1', 'Lookups are a third as steep.', '3', '1'],
  ]),
  ...inSource('src/gadgets/rounding.ts', 'RAMPS', 'theorem-20a', [
    ['rounding.third', 'Rounding begins to rise at 1/8.', 'rational.of(1, 4)', 'rational.of(1, 8)'],
  ]),
  ...inSource('src/logic/meaning.ts', 'meaningOf', 'theorem-20a', [
    [
      'meaning.predicate-from-0',
      'θ is asked for the position before.',
      '$node.predicate.holds($i, $n)',
      '$node.predicate.holds($i - 1, $n)',
    ],
    [
      'meaning.predicate-of-at-least-1',
      'θ of a count of 0 is θ of 1.',
      'countAt($node.count, $parts[0], $i)',
      'Math.max(1, countAt($node.count, $parts[0], $i))',
    ],
    [
      'meaning.predicate-without-length',
      'θ_n of a count is θ_i of it.',
      '$node.predicate.holds(countAt($node.count, $parts[0], $i), $n)',
      '$node.predicate.holds(countAt($node.count, $parts[0], $i), $i)',
    ],
  ]),
  ...inSource('src/gadgets/lookup.ts', 'ROOT', 'theorem-20a', [
    ['lookup.root-forgotten', '√d_k is not folded into the query.', '2', '1'],
  ]),
  ...inSource('src/gadgets/compare.ts', 'compare', 'theorem-20a', [
    [
      'compare.steep-once',
      'Λ is the number of counts, whatever their factors are.',
      'bigint.absolute($factor)',
      '$factor / $factor',
    ],
  ]),
  ...inSource('src/compile/normal-form.ts', 'normalForm', 'theorem-20a', [
    ['normal-form.sides-swapped', 'The left side is added to the right.', '$add($addend, -1n)', '$add($addend, 1n)'],
    [
      'normal-form.not-merged',
      'Of a count that stands twice the last factor is kept.',
      '$old + $sign * $factor',
      '$old * 0n + $sign * $factor',
    ],
  ]),
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'theorem-20a', [
    [
      'temperature.theorem-20a-hotter-2',
      'The temperature 1/n is 2 times too high, for predicates of counts.',
      '($_i, $n) => inverse($n)',
      '($_i, $n) => rational.of(2, $n)',
    ],
  ]),
  ...inSource('src/transformer/schedule.ts', 'predicateAt', 'theorem-20a', [
    ['site.predicate-from-0', 'θ_n(i) is θ_n(i − 1).', "$at === 'zero' ? 0 : $i", "$at === 'zero' ? 0 : $i - 1"],
  ]),
  ...inSource('properties/paper/constructions/refuted.ts', 'withoutZeroTest', 'theorem-20a.no-zero-test', [
    [
      'theorem-20a.zero-test-kept',
      'The zero test is kept, and so the step is not refuted.',
      '!$tests.has($column)',
      '$tests.has($column) || true',
    ],
  ]),
  ...inSource('src/check/net.ts', 'checkRounding', 'theorem-20a.other-rounding', [
    [
      'check.believed-rounding',
      'The check believes that the net rounds what it is said to round.',
      '!rounds($layer.feedForward, $obligation)',
      '$layer.feedForward === null',
    ],
  ]),
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'theorem-20b', [
    [
      'schedule.i*n-once',
      'i·n is i.',
      '($i, $n) => rational.of(product($i, $n))',
      '($i, $n) => rational.of(product($i))',
    ],
    ['schedule.i^2*n-once', 'i²·n is i·n.', 'product($i, $i, $n)', 'product($i, $n)'],
  ]),
]
