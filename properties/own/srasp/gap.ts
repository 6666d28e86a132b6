// S-RASP: whatever the program, its transformer has gap 1/(2n³). Random programs on random words, as far as no natural exceeds n.
import { compileProgram } from '../../../src/compile-program/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { OverflowError, type Program, runProgram } from '../../../src/srasp/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { hasGap, remembering, untargeted } from '../../library/index.ts'
import { type ProgramCase, programCases } from './cases.ts'

type Label = 'a row that does not tie completely' | 'less than 1/n²' | 'a prefix sum'

/** c/n^k. */
const over = (n: number, power: number): Rational => rational.inverse(rational.power(rational.of(n), power))

/** The gap, or another that is stated. */
export const programGap = (
  gamma: (n: number) => Rational = (n) => rational.multiply(rational.half, over(n, 3)),
): Claim<ProgramCase, Label> => {
  const model = remembering((program: Program) => compileProgram(program).model)
  return hasGap<ProgramCase, Label>({
    key: 'srasp.gap',
    variant: 'repaired',
    title: 'the gap of S-RASP is at least 1/(2n³)',
    statement:
      'On every word of length n on which no natural exceeds n, every row of the transformer of every program has gap 1/(2n³).',
    uses: ['definition-5'],
    requires: { 'a row that does not tie completely': 0.4, 'less than 1/n²': 0.05, 'a prefix sum': 0.1 },
    counts: untargeted({ quick: 60, deep: 10_000, mutate: 100 }),
    domain: programCases(7, 4),
    deep: programCases(12, 8),
    model: ({ program }) => model(program),
    word: ({ word }) => word,
    gamma: (_c, n) => gamma(n),
    note({ program, word }, probe, found) {
      probe.given(!overflows(program, word))
      probe.length(word.length)
      probe.label('a row that does not tie completely', found.kind === 'gap')
      const isSmall = found.kind === 'gap' && rational.compare(found.square, over(word.length, 4)) < 0
      probe.label('less than 1/n²', isSmall)
      probe.label(
        'a prefix sum',
        program.lines.some(({ operation }) => operation.kind === 'prefix-sum'),
      )
    },
  })
}

function overflows(program: Program, word: Word): boolean {
  try {
    runProgram(program, word)
    return false
  } catch (error) {
    if (error instanceof OverflowError) return true
    throw error
  }
}
