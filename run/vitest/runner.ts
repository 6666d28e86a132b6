// A file that exports `claims` needs no test file beside it: when vitest collects its tests, each claim becomes one. All other files are
// left as they are.
import { TestRunner } from 'vitest'
import type { Runnable } from '../../src/engine/index.ts'

export default class ClaimRunner extends TestRunner {
  override async importFile(...[path, source]: Parameters<TestRunner['importFile']>): Promise<unknown> {
    const module = await super.importFile(path, source)
    if (source === 'collect' && exportsClaims(module)) {
      // Only here, so that tests of other things do not load what runs claims.
      const { claimTest } = await import('./claim-test.ts')
      for (const claim of module.claims) claimTest(claim)
    }
    return module
  }
}

const exportsClaims = (module: unknown): module is { readonly claims: readonly Runnable[] } =>
  typeof module === 'object' && module !== null && 'claims' in module && Array.isArray(module.claims)
