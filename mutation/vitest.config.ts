// The tests that meet each change, nearest first: a run ends with the first that fails. Sizes beyond reason and texts by the
// thousand are left out: they would take most of the time, and a small change must be noticed by a small example.

import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { warmPool } from './warm-pool.ts'

const isClaim = ({ moduleId }: TestSpecification): number => Number(moduleId.includes('/properties/'))
const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size

/** Of files equally near, the short before the long. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => isClaim(a) - isClaim(b) || sizeOf(a) - sizeOf(b))
  }
}

const { LEMMATA_MUTATION_TESTS: tests = '', LEMMATA_MUTATION_THREAD: thread } = process.env

export default defineConfig({
  plugins: [
    {
      name: 'warm threads',
      // Stryker asks for threads after this file has been read.
      configureVitest({ project }) {
        if (thread === undefined) return
        project.config.poolRunner = warmPool(thread)
        project.config.pool = 'warm'
      },
    },
  ],
  test: {
    isolate: false,
    testTimeout: 0,
    hookTimeout: 0,
    include: tests.split(' '),
    exclude: ['**/node_modules/**', '**/*.slow.test.ts', '**/large.test.ts', '**/fuzz.test.ts'],
    sequence: { sequencer: NearestFirst },
  },
})
