// Mistakes in each gadget of the S-RASP compiler, in position embeddings of programs, and gaps that are stated too large.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'srasp', [
    ['schedule.i/n-from-0', 'i/n begins with 0.', 'rational.of($i, $n)', 'rational.of($i - 1, $n)'],
    [
      'schedule.(i/n)^2-once',
      'The square of i/n is i/n.',
      'rational.of(product($i, $i), product($n, $n))',
      'rational.of(product($i), product($n))',
    ],
    ['schedule.first-is-second', 'The marker of the first position marks the second.', '$i === 1', '$i === 2'],
  ]),
  ...inSource('src/compile-program/sign.ts', 'attendBySign', 'srasp', [
    [
      'srasp.sign',
      'The sign trick compares with u instead of u/2, so that x = u ties.',
      'scale(rational.half, $u)',
      '$u',
    ],
    [
      'program.sign-reversed',
      'The sign trick marks what is not positive.',
      'minus($x, scale(rational.half, $u))',
      'minus(scale(rational.half, $u), $x)',
    ],
  ]),
  ...inSource('src/compile-program/attention.ts', 'MASK_OF', 'srasp', [
    ['program.strict-left-mask', 'j < i shows the position itself.', "'j<i': 'strict-future'", "'j<i': 'future'"],
    ['program.strict-right-mask', 'j > i shows the position itself.', "'j>i': 'strict-past'", "'j>i': 'past'"],
    ['program.left-mask-strict', 'j ≤ i hides the position itself.', "'j<=i': 'future'", "'j<=i': 'strict-future'"],
    ['program.right-mask-strict', 'j ≥ i hides the position itself.', "'j>=i': 'past'", "'j>=i': 'strict-past'"],
    ['program.all-is-left', 'Without a mask the left is seen.', "all: 'none'", "all: 'future'"],
  ]),
  ...inSource('src/compile-program/attention.ts', 'compileAttention', 'srasp', [
    [
      'program.no-second-look',
      'What is found is taken for a match without comparing the naturals.',
      '[$holds, negate($$)]',
      '[$holds]',
    ],
  ]),
  ...inSource('src/compile-program/attention.ts', 'scoresOf', 'srasp', [
    [
      'program.half-a-parabola',
      'Equal naturals are looked for with vu − u², which is largest at half of v.',
      'scale(2, $equality.j)',
      '$equality.j',
    ],
    [
      'program.nothing-leans',
      'Of several equal naturals none is preferred.',
      '$isPointer ? nothing : inverseSquare($shop)',
      'nothing',
    ],
  ]),
  ...inSource('src/compile-program/attention.ts', 'EQUALITY_GAP', 'srasp', [
    ['program.equality-gap', 'The gap of an equality is stated as 1/(2n²).', 'power: 3', 'power: 2'],
  ]),
  ...inSource('src/compile-program/attention.ts', 'BOOLEAN_GAP', 'srasp', [
    ['program.boolean-gap', 'The gap of a Boolean predicate is stated as 1/n.', 'rational.half', 'rational.one'],
  ]),
  ...inSource('src/compile-program/booleans.ts', 'allOf', 'srasp', [
    [
      'program.and-of-all-but-one',
      'All parts of a conjunction but one are enough.',
      '$distinct.length - 1',
      '$distinct.length - 2',
    ],
  ]),
  ...inSource('src/compile-program/booleans.ts', 'sumOfGated', 'srasp', [
    ['program.gate-open', 'What is gated passes also where the gate is shut.', 'minus(sum($x, $c), $one)', '$x'],
  ]),
  ...inSource('src/compile-program/booleans.ts', 'choose', 'srasp', [
    [
      'program.both-branches',
      'Both branches of a conditional are taken where its condition holds.',
      'c: negate($shop, $c)',
      'c: $c',
    ],
  ]),
  ...inSource('src/compile-program/booleans.ts', 'areEqual', 'srasp', [
    ['program.equal-booleans', 'Booleans are equal where one of them is true.', 'negate($shop, $b)', '$b'],
  ]),
  ...inSource('src/compile-program/broadcast.ts', 'isSingle', 'srasp', [
    [
      'program.single-at-2',
      'Words of length 2 count a little as words of length 1.',
      'minus(scale($$), $shop.one)',
      'minus(scale(rational.of(3, 2), inverseLength($shop)), scale(rational.half, $shop.one))',
    ],
  ]),
  ...inSource('src/compile-program/broadcast.ts', 'inverseLength', 'srasp', [
    ['program.1/n-squared', '1/n is 1/n².', '$shop.position', '$shop.positionSquare'],
  ]),
  ...inSource('src/compile-program/broadcast.ts', 'upToHere', 'srasp', [
    [
      'program.1/i-unmasked',
      '1/i is the mean of the first marker over the whole word.',
      "mask: 'future'",
      "mask: 'none'",
    ],
  ]),
  ...inSource('src/compile-program/compare.ts', 'differs', 'srasp', [
    ['program.one-sided-difference', 'u ≠ v is u > v, or v > u.', '[relu($d), relu(scale(-1, $d))]', '[relu($d)]'],
  ]),
  ...inSource('src/compile-program/expression.ts', 'compileNode', 'srasp', [
    ['program.subtraction-reversed', 'u − v is v − u.', 'minus($u, $v)', 'minus($v, $u)'],
    ['program.length-is-position', 'n is i.', '$shop.one', '$shop.position'],
    [
      'program.or-is-and',
      'Disjunctions are conjunctions.',
      'anyOf($shop, $nameFor(), $forms())',
      'allOf($shop, $nameFor(), $forms())',
    ],
  ]),
  ...inSource('src/compile-program/expression.ts', 'compare', 'srasp', [
    [
      'program.at-most-strict',
      '≤ is <.',
      ".with('<=', () => negate($shop, $exceeds($left, $right)))",
      ".with('<=', () => $exceeds($right, $left))",
    ],
    [
      'program.at-least-reversed',
      '≥ is ≤.',
      ".with('>=', () => negate($shop, $exceeds($right, $left)))",
      ".with('>=', () => negate($shop, $exceeds($left, $right)))",
    ],
  ]),
  ...inSource('src/compile-program/prefix-sum.ts', 'prefixSum', 'srasp', [
    ['program.sum-unmasked', 'A prefix sum is the sum of the whole word.', "mask: 'future'", "mask: 'none'"],
    [
      'program.sum-of-0',
      'A prefix sum of 0 is 1.',
      'minus(sum($found, $isPositive), sum($single, $one))',
      'minus($found, $single)',
    ],
    ['program.sum-single', 'The prefix sum of a word of length 1 is 0.', 'relu($$), relu($$rest)', 'relu($$)'],
  ]),
  ...inSource('src/compile-program/prefix-sum.ts', 'LOOKUP_GAP', 'srasp', [
    ['program.sum-gap', 'The gap of a prefix sum is stated as 1/n².', 'power: 3', 'power: 2'],
  ]),
  ...inSource('src/compile-program/sign.ts', 'signOf', 'srasp', [
    ['program.sign-of-single', 'In words of length 1 nothing is positive.', 'relu($$), relu($$rest)', 'relu($$)'],
  ]),
  ...inSource('src/compile-program/square.ts', 'squareOf', 'srasp', [
    ['program.square-of-0', 'The square of 0 is that of 1.', 'minus($square, $$)', 'sum($square, $$)'],
  ]),
  ...inSource('src/compile-program/table.ts', 'applyTable', 'srasp', [
    [
      'program.table-default-kept',
      'A row of a table of naturals adds its value to the default instead of replacing it.',
      'Number($value) - $otherwise',
      'Number($value)',
    ],
    [
      'program.table-negated',
      'The default of a table of Booleans is turned round.',
      '$otherwise ? $rest :',
      '!$otherwise ? $rest :',
    ],
  ]),
  ...inSource('src/compile-program/table.ts', 'shareOf', 'srasp', [
    [
      'program.table-two-as-one',
      'Of a row of two symbols one is enough, in a table of naturals.',
      'scale($count, $one)',
      'scale(1, $one)',
    ],
  ]),
  ...inSource('src/compile-program/workshop.ts', 'projectionsOf', 'srasp', [
    [
      'program.root-not-folded',
      '√d_k is not folded into the query, so that gaps are smaller than stated.',
      'scale($root, $query)',
      '$query',
    ],
  ]),
  ...inSource('src/compile-program/workshop.ts', 'attend', 'srasp', [
    [
      'program.empty-rows',
      'An empty row is taken to find the constant 1.',
      '($isConstant && !isStrict($look.mask))',
      '$isConstant',
    ],
  ]),
  ...inSource('src/compile-program/operand.ts', 'equalOperands', 'srasp', [
    ['program.equal-naturals', 'Naturals are equal where they differ.', 'negate($shop, differs($$))', 'differs($$)'],
  ]),
  ...inSource('src/compile-program/mixed.ts', 'or', 'srasp', [
    [
      'program.or-of-both-sides',
      'A disjunction of what speaks of i and of j is a conjunction.',
      'not(and($parts.map(not)))',
      'and($parts)',
    ],
  ]),
  ...inSource('src/compile-program/place.ts', 'decoded', 'srasp', [
    [
      'program.naturals-unscaled',
      'Naturals are read as they stand, v/n.',
      'rational.multiply(rational.of($n), $at($$))',
      '$at($$)',
    ],
  ]),
  ...inSource('src/soften/of-length.ts', 'valueFor', 'srasp', [
    [
      'program.power-of-the-length',
      'c/n^k is taken for c/n.',
      'rational.power(rational.of($n), $value.power)',
      'rational.of($n)',
    ],
  ]),
  ...inSource('src/gadgets/rounding.ts', 'RAMPS', 'srasp.softened', [
    ['srasp.rounded-too-late', 'The output is rounded between 3/4 and 5/4.', 'rational.of(1, 4)', 'rational.of(3, 4)'],
  ]),
]
