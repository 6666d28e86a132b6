// The order of test files: the slowest first, so that no worker is left with one of them at the end. Without a cache
// vitest goes by the size of the file, and the files of claims are short.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const HEAVY = [
  'tests/fuzz/fuzz.slow.test.ts',
  'tests/fuzz/formulas.slow.test.ts',
  'gadgets/compare.slow.test.ts',
  'gadgets/since.slow.test.ts',
  'corollary-22b.claims.ts',
  'corollary-22a.claims.ts',
  'corollary-17a.claims.ts',
  'corollary-17b.claims.ts',
  'theorem-26.claims.ts',
  'corollary-23.claims.ts',
  // Then all other claims.
  '.claims.ts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const found = HEAVY.findIndex((path) => moduleId.endsWith(path))
  return found < 0 ? HEAVY.length : found
}

export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
