// Mistakes in compiling S-RASP programs and in softening what comes of it.
import { runnable } from '../../src/engine/index.ts'
import { claim } from '../paper/srasp/claim.ts'
import type { Mutant } from './mutant.ts'
import { PROGRAM_FAULTS } from './program-faults.ts'

export const programMutants: readonly Mutant[] = [
  ...PROGRAM_FAULTS.map(
    ({ name, mistake, compile }): Mutant => ({
      kind: 'model',
      name: `srasp.${name}`,
      mistake,
      killer: 'srasp',
      change: runnable(claim(compile)),
    }),
  ),
  {
    kind: 'source',
    name: 'srasp.sign',
    mistake: 'The sign trick compares with u instead of u/2, so that x = u ties.',
    killer: 'srasp',
    file: 'src/compile-program/sign.ts',
    find: 'minus(x, scale(rational.half, u))',
    put: 'minus(x, u)',
  },
  {
    kind: 'source',
    name: 'srasp.rounded-too-late',
    mistake: 'The output is rounded between 3/4 and 5/4.',
    killer: 'srasp.softened',
    file: 'src/gadgets/rounding.ts',
    find: 'start: rational.of(1, 4), height: 2',
    put: 'start: rational.of(3, 4), height: 2',
  },
]
