// The coverage provider that vitest.config.ts names: vitest's own, with shares for each claim besides.
import v8 from '@vitest/coverage-v8'
import type { CoverageProviderModule } from 'vitest/node'

/** @example coverage: { provider: 'custom', customProviderModule: 'lemmata/reports/vitest/coverage' } */
const provider: CoverageProviderModule = {
  ...v8,
  async getProvider() {
    // Every worker loads this module, to take its counts; only the main process converts them.
    const { ClaimCoverageProvider } = await import('./claim-coverage.ts')
    return new ClaimCoverageProvider()
  },
}

export default provider
