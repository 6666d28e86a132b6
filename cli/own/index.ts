// Claims of the user's own: they live in test files, and the command line reaches them through vitest.
export { type Chosen, chooseClaims, noResults, SHIPPED } from './choose.ts'
export { chooseFuzzers, FUZZ } from './fuzz.ts'
export { filesOf, keyOf, lastResults, type OwnClaim, ownClaimsIn, survey, testsOf } from './known.ts'
export { type OwnMutant, ownMutants, runOwnMutants } from './mutate-own.ts'
export { installLine, type PackageManager, packageManager } from './packages.ts'
export { replayOwn } from './replay-own.ts'
export { runOwn } from './run-own.ts'
export { type OwnTest, runTests, type TestsRun, VitestMissing } from './run-tests.ts'
