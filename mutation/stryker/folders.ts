// Which tests must notice a mistake in which folder: those beside the code, and the claims about it. Tests of other
// folders would notice more and take hours: a mistake must be found near to where it is.

export interface MutatedFolder {
  /** Of src. */
  readonly folder: string
  /** Besides the tests in the folder itself. */
  readonly tests: readonly string[]
  /** Only claims are asked, all of them. */
  readonly isForClaims?: boolean
}

const claims = (...suites: readonly string[]): string[] => suites.map((suite) => `properties/${suite}.claims.ts`)

export const FOLDERS: readonly MutatedFolder[] = [
  { folder: 'memo', tests: [] },
  { folder: 'json', tests: [] },
  { folder: 'text', tests: ['src/logic/**/*.test.ts', 'src/srasp/**/*.test.ts'] },
  { folder: 'numbers', tests: claims('own/arithmetic/arithmetic') },
  {
    folder: 'engine',
    tests: [
      'properties/library/*.test.ts',
      'run/record.test.ts',
      'tests/quality/{search,shrinking,stock-arbitraries}.test.ts',
    ],
  },
  { folder: 'transformer', tests: ['tests/quality/ill-formed-models.test.ts'] },
  { folder: 'lemmas', tests: claims('paper/lemma-*/*', 'paper/proposition-10/*') },
  { folder: 'logic', tests: [] },
  { folder: 'statements', tests: [] },
  { folder: 'stream', tests: [] },
  { folder: 'gadgets', tests: claims('own/gadgets/gadgets') },
  { folder: 'compile', tests: [] },
  { folder: 'check', tests: [] },
  { folder: 'certificate', tests: [...claims('own/proofs/proofs'), 'src/prove/**/*.test.ts'] },
  { folder: 'prove', tests: [] },
  { folder: 'soften', tests: [] },
  { folder: 'srasp', tests: [] },
  { folder: 'compile-program', tests: [] },
]

/** @example testsOf({ folder: 'json', tests: [] }) // ['src/json/**\/*.test.ts'] */
export const testsOf = ({ folder, tests, isForClaims = false }: MutatedFolder): string[] =>
  isForClaims ? claims('**/*') : [`src/${folder}/**/*.test.ts`, ...tests]
