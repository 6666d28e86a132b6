// Claims under vitest. Vitest itself loads the reporter, the coverage provider and the watch over endless tests, which
// vitest.config.ts names.
export { type ClaimTestOptions, claimTest } from './claim-test.ts'
export type { ClaimErrand, ClaimMeta, PlainMutant } from './meta.ts'
