// Wrong compilers of S-RASP, a gap that is too large, and mistakes in the interpreter that compilers are held to.
import { rational } from '../../../src/numbers/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { programGap } from './gap.ts'
import { PROGRAM_FAULTS } from './program-faults.ts'
import { claim } from './srasp.claims.ts'

export const mutants: readonly Mutant[] = [
  ...PROGRAM_FAULTS.map(({ name, mistake, compile }) => inClaim(`srasp.${name}`, 'srasp', mistake, claim(compile))),
  inClaim(
    'srasp.gap-twice',
    'srasp.gap',
    'The gap is stated twice as large as it is.',
    programGap((n) => rational.inverse(rational.power(rational.of(n), 3))),
  ),
  ...inSource('src/srasp/run.ts', 'run', 'srasp', [
    [
      'interpreter.default-of-j',
      'The default is that of the first position.',
      '$j === undefined ? $defaults[$i - 1]',
      '$j === undefined ? $defaults[0]',
    ],
    [
      'interpreter.value-of-i',
      'The value is that of the position that looks.',
      '$j === undefined ? $defaults[$i - 1] : $values[$$]',
      '$j === undefined ? $defaults[$i - 1] : $values[$i - 1]',
    ],
    [
      'interpreter.sum-exclusive',
      'A prefix sum leaves out the position itself.',
      '$sum += $sums[$i - 1]',
      '$sum += $sums[$i - 2] ?? 0',
    ],
  ]),
  ...inSource('src/srasp/evaluate.ts', 'valueAt', 'srasp', [
    [
      'interpreter.subtraction',
      'The difference of naturals is a distance.',
      'Math.max(0, natural($$) - natural($$rest))',
      'Math.abs(natural($$) - natural($$rest))',
    ],
    [
      'interpreter.sum',
      'A sum is the larger summand.',
      'natural($parts[0]) + natural($parts[1])',
      'Math.max(natural($parts[0]), natural($parts[1]))',
    ],
    [
      'interpreter.position-from-0',
      'Positions begin with 0.',
      "case 'position': return $at[$node.at]",
      "case 'position': return $at[$node.at] - 1",
    ],
    [
      'interpreter.conditional',
      'A conditional takes the other branch.',
      'boolean($$) ? $parts[1] : $parts[2]',
      'boolean($$) ? $parts[2] : $parts[1]',
    ],
    [
      'interpreter.table',
      'A table is asked for its first symbol only.',
      '$symbols.every',
      '$symbols.slice(0, 1).every',
    ],
    ['interpreter.or', 'A disjunction is its first part.', '$parts.map(boolean).some($$)', 'boolean($parts[0])'],
  ]),
  ...inSource('src/srasp/evaluate.ts', 'evaluator', 'srasp', [
    ['interpreter.overflow', 'Naturals up to n + 1 are allowed.', '$around.word.length', '$around.word.length + 1'],
  ]),
]
