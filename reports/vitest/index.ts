// Claims under vitest. The reporter and the coverage provider are named in vitest.config.ts and loaded by vitest itself.
export { claimTest } from './claim-test.ts'
export type { ClaimMeta } from './meta.ts'
