// Mistakes in since and until, in all three conventions, and in what is written by them.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/logic/meaning.ts', 'since', 'definition-14', [
    [
      'definition-14.standard',
      'The left side need not hold at the witness.',
      'every($j, $i, $left)',
      'every($j + 1, $i, $left)',
    ],
    [
      'meaning.since-strict',
      'The witness of since must lie before the position.',
      'some(1, $i, ($j) => $right($j) && every($j, $i, $left))',
      'some(1, $i - 1, ($j) => $right($j) && every($j, $i, $left))',
    ],
    [
      'meaning.since-not-now',
      'The left side of since need not hold at the position itself.',
      'every($j, $i, $left)',
      'every($j, $i - 1, $left)',
    ],
    [
      'meaning.since-second',
      'The witness of since is not looked for at the first position.',
      'some(1, $i, ($j) => $right($j) && every($j, $i, $left))',
      'some(2, $i, ($j) => $right($j) && every($j, $i, $left))',
    ],
  ]),
  ...inSource('src/logic/meaning.ts', 'until', 'definition-14', [
    [
      'meaning.until-standard',
      'The left side of until need not hold at the witness.',
      'every($i, $j, $left)',
      'every($i, $j - 1, $left)',
    ],
    [
      'meaning.until-strict',
      'The witness of until must lie after the position.',
      'some($i, $n, ($j) => $right($j) && every($i, $j, $left))',
      'some($i + 1, $n, ($j) => $right($j) && every($i, $j, $left))',
    ],
    [
      'meaning.until-not-last',
      'The witness of until is not looked for at the last position.',
      'some($i, $n, ($j) => $right($j) && every($i, $j, $left))',
      'some($i, $n - 1, ($j) => $right($j) && every($i, $j, $left))',
    ],
  ]),
  ...inSource('src/logic/desugar.ts', 'witnessed', 'definition-14.conventions', [
    ['definition-14.strict', 'Strict is taken for standard.', "$semantics === 'standard'", "$semantics !== 'paper'"],
    ['desugar.standard', 'Standard since is that of the paper.', 'left: or($left, $right)', 'left: $left'],
  ]),
  ...inSource('src/logic/meaning.ts', 'since', 'definition-14.conventions', [
    [
      'meaning.standard-since',
      'Standard since is that of the paper.',
      'every($j + 1, $i, $left)',
      'every($j, $i, $left)',
    ],
    [
      'meaning.strict-since',
      'The left side of strict since must hold at the position itself.',
      'every($j + 1, $i - 1, $left)',
      'every($j + 1, $i, $left)',
    ],
  ]),
  ...inSource('src/logic/meaning.ts', 'until', 'definition-14.conventions', [
    [
      'meaning.strict-until',
      'The witness of strict until may be the position itself.',
      'some($i + 1, $n, ($j) => $right($j) && every($$))',
      'some($i, $n, ($j) => $right($j) && every($$))',
    ],
  ]),
  ...inSource('src/logic/meaning.ts', 'meaningOf', 'definition-14.sugar', [
    ['meaning.implies', 'φ → ψ is ψ → φ.', '!$holds(0, $i) || $holds(1, $i)', '!$holds(1, $i) || $holds(0, $i)'],
    ['meaning.first', 'first is the second position.', '$at(($i) => $i === 1)', '$at(($i) => $i === 2)'],
    ['meaning.last', 'last is the first position.', '$at(($i) => $i === $n)', '$at(($i) => $i === 1)'],
    ['meaning.once-strict', 'once does not look at the position itself.', 'range(1, $i).some', 'range(1, $i - 1).some'],
    [
      'meaning.historically-strict',
      'historically does not look at the position itself.',
      'range(1, $i).every',
      'range(1, $i - 1).every',
    ],
    ['meaning.eventually-left', 'eventually looks to the left.', 'range($i, $n).some', 'range(1, $i).some'],
    ['meaning.always-from-the-first', 'always looks at the whole word.', 'range($i, $n).every', 'range(1, $n).every'],
  ]),
  ...inSource('src/logic/desugar.ts', 'desugarNode', 'definition-14.sugar', [
    ['desugar.implies', 'φ → ψ is φ ∨ ψ.', 'or(not($a), $b)', 'or($a, $b)'],
    ['desugar.iff', 'φ ↔ ψ needs both.', 'and(not($a), not($b))', 'and(not($a), $b, not($b))'],
    [
      'desugar.historically',
      'historically φ is once φ.',
      "not({ kind: 'since', left: TRUE, right: not($a) })",
      "({ kind: 'since', left: TRUE, right: $a })",
    ],
  ]),
]
