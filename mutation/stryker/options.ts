// How Stryker runs a folder: the profile `mutate` (few cases, no shrinking), fixed seeds, no corpus, both cores.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PartialStrykerOptions } from '@stryker-mutator/api/core'
import { type MutatedFolder, testsOf } from './folders.ts'

/** In reports/out, which git ignores. */
export const OUT = 'reports/out/mutation'

/** How long its test files take, as measured by Stryker's first run. */
export const durationsFile = ({ folder }: MutatedFolder): string => resolve(OUT, `${folder}.durations.json`)

/** Tests run in other processes, so their settings go through the environment. */
export const environmentOf = (folder: MutatedFolder): Record<string, string> => ({
  LEMMATA_MUTATION_FOLDER: folder.folder,
  LEMMATA_MUTATION_TESTS: testsOf(folder).join(' '),
  LEMMATA_MUTATION_DURATIONS: durationsFile(folder),
  LEMMATA_MUTATION_THREAD: fileURLToPath(new URL('warm-thread.js', import.meta.url)),
  LEMMATA_PROFILE: 'mutate',
  LEMMATA_CORPUS: 'off',
})

/** `what changed` takes the results of an earlier run where neither the code nor its tests have changed. */
export type How =
  | { readonly kind: 'everything' | 'what changed' }
  /** @example { kind: 'lines', lines: ['src/json/read.ts:10-12'] } */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }

export const optionsOf = ({ folder }: MutatedFolder, how: How): PartialStrykerOptions => ({
  mutate: how.kind === 'lines' ? [...how.lines] : [`src/${folder}/**/*.ts`, '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/stryker/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './dist/mutation/stryker/exclude.js'],
  ignorers: ['exclude'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // The first run counts which tests meet which mutant, which makes it slower than the runs that follow.
  timeoutFactor: 1,
  timeoutMS: 4000,
  incremental: how.kind === 'what changed',
  incrementalFile: `${OUT}/${folder}.incremental.json`,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  tempDirName: `${OUT}/sandbox`,
  ignorePatterns: ['dist', 'reports/out', 'docs'],
  disableTypeChecks: true,
  warnings: false,
})
