// A tenth of the fuzzers' large run. As claims, which `lemmata check --fuzz` asks for, they run at any number, with any seed, in slices.
import { expect, test } from 'vitest'
import { claimTest } from '../../run/vitest/index.ts'
import { explain } from '../../src/engine/index.ts'
import { claims } from './claims.ts'

const TENTH = { 'fuzz-formulas': 50_000, 'fuzz-programs': 20_000, 'fuzz-models': 10_000, 'fuzz-files': 5_000 }

const { LEMMATA_COMMAND: isAsked } = process.env

if (isAsked === 'true') for (const claim of claims) claimTest(claim)
else {
  test.each(Object.entries(TENTH))('%s: %i command lines get an answer or a pointed error', (key, runs) => {
    const result = claims.find((claim) => claim.key === key)?.run({ numRuns: runs })
    const again = `again: npx lemmata check --fuzz ${key} --runs ${runs}`
    expect(result?.passed, result && `${explain(result)}\n${again}`).toBe(true)
  })
}
