// Claims under vitest. The reporter, the coverage provider and the watch over endless tests are named in vitest.config.ts and loaded by
// vitest itself.
export { claimTest } from './claim-test.ts'
export type { ClaimMeta } from './meta.ts'
