import { expect, test } from 'vitest'
import { explain, runClaim } from '../../src/engine/index.ts'
import { type Fuzzer, fuzzClaim } from './claims.ts'

/** A tenth of the fuzzers' large run: `lemmata check --fuzz` runs them at any number, with any seed, in slices. */
export function testTenth(fuzzers: readonly Fuzzer[]): void {
  test.each(fuzzers)('$what: a tenth of $runs get an answer or a pointed error', (fuzzer) => {
    const numRuns = fuzzer.runs / 10
    const result = runClaim(fuzzClaim(fuzzer), { numRuns })
    const again = `again: npx lemmata check --fuzz ${fuzzer.key} --runs ${numRuns}`
    expect(result.passed, `${explain(result)}\n${again}`).toBe(true)
  })
}
