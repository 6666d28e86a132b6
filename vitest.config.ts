import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { presentation } from './properties/presentation.ts'
import { HeaviestFirst } from './tests/heaviest-first.ts'

/** Examples import the package by its name; tests run the sources. */
const alias = [
  { find: /^lemmata$/, replacement: resolve('src/index.ts') },
  { find: /^lemmata\/vitest$/, replacement: resolve('run/vitest/index.ts') },
  { find: /^lemmata\/(generators|properties|reports)$/, replacement: resolve('$1/index.ts') },
]

// One process state for all files of a worker: starting one process per file would take most of the two minutes. So modules keep
// no state and tests use no mocks.
const shared = { alias, isolate: false, testTimeout: 0, hookTimeout: 0, setupFiles: './run/vitest/endless.ts' }
const elsewhere = ['**/node_modules/**', 'dist/**', 'reports/out/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'quick',
          runner: './run/vitest/runner.ts',
          include: [
            '{src,generators,properties,run,reports,cli,examples,mutation,tests}/**/*.test.ts',
            'properties/**/*.claims.ts',
          ],
          exclude: ['**/*.slow.test.ts', 'tests/browser/**', ...elsewhere],
        },
      },
      {
        test: {
          ...shared,
          name: 'slow',
          include: ['**/*.slow.test.ts'],
          exclude: elsewhere,
          // Large counts take minutes: on a slow machine one test may need more than the ten that are given to others.
          env: { LEMMATA_PATIENCE: '3000' },
        },
      },
      { test: { ...shared, name: 'browser', include: ['tests/browser/**/*.test.ts'] } },
    ],
    maxWorkers: '100%',
    sequence: { sequencer: HeaviestFirst },
    reporters: ['default', ['./run/vitest/reporter.ts', presentation]],
    coverage: {
      provider: 'custom',
      customProviderModule: './tests/coverage.ts',
      // The mathematics; what runs claims is not what they are about.
      include: ['src/**/*.ts'],
      exclude: ['**/*.test.ts', 'src/{engine,json,memo,text}/**'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'reports/out/coverage',
    },
  },
})
