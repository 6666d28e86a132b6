// A tenth of the fuzzers' large run. As claims, which `lemmata check --fuzz` asks for, they run at any number, with any seed, in slices.
import { expect, test } from 'vitest'
import { claimTest } from '../../run/vitest/index.ts'
import { explain, runClaim } from '../../src/engine/index.ts'
import { claims, FUZZERS, fuzzClaim } from './claims.ts'

const { LEMMATA_COMMAND: isAsked } = process.env

if (isAsked === 'true') for (const claim of claims) claimTest(claim)
else {
  test.each(FUZZERS)('$what: a tenth of $runs get an answer or a pointed error', (fuzzer) => {
    const numRuns = fuzzer.runs / 10
    const result = runClaim(fuzzClaim(fuzzer), { numRuns })
    const again = `again: npx lemmata check --fuzz ${fuzzer.key} --runs ${numRuns}`
    expect(result.passed, `${explain(result)}\n${again}`).toBe(true)
  })
}
