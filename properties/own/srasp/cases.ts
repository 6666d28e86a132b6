// The cases of the claims about S-RASP: random programs, and words for them.
import { programs, words } from '../../../generators/index.ts'
import { type Domain, record } from '../../../src/engine/index.ts'
import type { Program } from '../../../src/srasp/index.ts'
import type { Word } from '../../../src/transformer/index.ts'

export interface ProgramCase {
  readonly program: Program
  readonly word: Word
}

const ALPHABET = ['a', 'b']

export const programCases = (maxLength: number, maxLines: number): Domain<ProgramCase> =>
  record({
    program: programs({ alphabet: ALPHABET, maxLines }),
    word: words(ALPHABET, { maxLength }),
  })
