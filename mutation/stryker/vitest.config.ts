// The tests that each change meets, quickest first. Tests of extreme sizes and of thousands of texts are left out: they would take most
// of the time, and a small example must notice a small change.

import { defineConfig } from 'vitest/config'
import { DurationsReporter, quickestFirst } from './quickest-first.ts'
import { UnloadableReporter } from './unloadable.ts'
import { warmPool } from './warm-pool.ts'

const {
  LEMMATA_MUTATION_TESTS: tests = '',
  LEMMATA_MUTATION_THREAD: thread = '',
  LEMMATA_MUTATION_DURATIONS: durations = '',
} = process.env

export default defineConfig({
  plugins: [
    {
      name: 'warm threads',
      // Stryker asks for threads after this file has been read.
      configureVitest({ project }) {
        project.config.poolRunner = warmPool(thread)
        project.config.pool = 'warm'
      },
    },
  ],
  test: {
    isolate: false,
    testTimeout: 0,
    hookTimeout: 0,
    runner: './run/vitest/runner.ts',
    include: tests.split(' '),
    exclude: ['**/node_modules/**', '**/*.slow.test.ts', '**/fuzz.test.ts'],
    reporters: [new DurationsReporter(durations), new UnloadableReporter()],
    sequence: { sequencer: quickestFirst(durations) },
  },
})
