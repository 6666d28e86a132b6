// Mistakes in each operation of the S-RASP interpreter: what is compiled rightly must disagree.
import { inFile } from './in-file.ts'
import type { SourceMutant } from './mutant.ts'

const PROGRAM = 'srasp'
const run = inFile('src/srasp/run.ts')
const evaluate = inFile('src/srasp/evaluate.ts')

export const interpreterMutants: readonly SourceMutant[] = [
  run('interpreter.strict-left', PROGRAM, 'j < i is j ≤ i.', 'return j < i', 'return j <= i'),
  run('interpreter.strict-right', PROGRAM, 'j > i is j ≥ i.', 'return j > i', 'return j >= i'),
  run('interpreter.left', PROGRAM, 'j ≤ i is j < i.', 'return j <= i', 'return j < i'),
  run('interpreter.right', PROGRAM, 'j ≥ i is j > i.', 'return j >= i', 'return j > i'),
  run(
    'interpreter.direction',
    PROGRAM,
    'Leftmost is rightmost.',
    "operation.direction === 'leftmost' ? matching.at(0)",
    "operation.direction !== 'leftmost' ? matching.at(0)",
  ),
  run(
    'interpreter.default-of-j',
    PROGRAM,
    'The default is that of the first position.',
    'j === undefined ? defaults[i - 1]',
    'j === undefined ? defaults[0]',
  ),
  run(
    'interpreter.value-of-i',
    PROGRAM,
    'The value is that of the position that looks.',
    ': values[j - 1]',
    ': values[i - 1]',
  ),
  run(
    'interpreter.sum-exclusive',
    PROGRAM,
    'A prefix sum leaves out the position itself.',
    'sum += sums[i - 1]',
    'sum += sums[i - 2] ?? 0',
  ),
  evaluate(
    'interpreter.subtraction',
    PROGRAM,
    'The difference of naturals is a distance.',
    'Math.max(0, natural(parts[0]) - natural(parts[1]))',
    'Math.abs(natural(parts[0]) - natural(parts[1]))',
  ),
  evaluate(
    'interpreter.sum',
    PROGRAM,
    'A sum is the larger summand.',
    'natural(parts[0]) + natural(parts[1])',
    'Math.max(natural(parts[0]), natural(parts[1]))',
  ),
  evaluate(
    'interpreter.position-from-0',
    PROGRAM,
    'Positions begin with 0.',
    "case 'position':\n      return at[node.at]",
    "case 'position':\n      return at[node.at] - 1",
  ),
  evaluate('interpreter.less', PROGRAM, '< is ≤.', 'natural(left) < natural(right)', 'natural(left) <= natural(right)'),
  evaluate(
    'interpreter.conditional',
    PROGRAM,
    'A conditional takes the other branch.',
    'boolean(parts[0]) ? parts[1] : parts[2]',
    'boolean(parts[0]) ? parts[2] : parts[1]',
  ),
  evaluate(
    'interpreter.table',
    PROGRAM,
    'A table is asked for its first symbol only.',
    'symbols.every((symbol, k) => symbol === parts[k])',
    'symbols.slice(0, 1).every((symbol, k) => symbol === parts[k])',
  ),
  evaluate(
    'interpreter.or',
    PROGRAM,
    'A disjunction is its first part.',
    'parts.map(boolean).some((part) => part)',
    'boolean(parts[0])',
  ),
  evaluate(
    'interpreter.overflow',
    PROGRAM,
    'Naturals up to n + 1 are allowed.',
    'value > around.word.length',
    'value > around.word.length + 1',
  ),
]
