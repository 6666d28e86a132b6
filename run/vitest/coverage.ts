// The coverage provider that vitest.config.ts names: V8's counts as vitest's own provider takes them, and in addition those of each claim.
import { Session } from 'node:inspector'
import { fileURLToPath } from 'node:url'
import type { CoverageProviderModule } from 'vitest/node'
import { type Counter, type FileCounts, startCounter } from './counts.ts'

// Two sessions would take counts from each other, so vitest's own module cannot be used.
let counter: Counter | undefined

/** @example const coverage = { provider: 'custom', customProviderModule: 'lemmata/vitest/coverage' } */
const provider: CoverageProviderModule = {
  startCoverage({ isolate }) {
    if (counter === undefined || isolate) counter = startCounter(new Session())
  },
  takeCoverage(options): FileCounts | undefined {
    const modules = options?.moduleExecutionInfo
    return counter?.takeFile((url) => modules?.get(fileURLToPath(url))?.startOffset ?? 0)
  },
  stopCoverage({ isolate }) {
    if (isolate) counter?.stop()
  },
  async getProvider() {
    // Every worker loads this module to take its counts; only the main process converts them.
    const { ClaimCoverageProvider } = await import('./claim-coverage.ts')
    return new ClaimCoverageProvider()
  },
}

export default provider
