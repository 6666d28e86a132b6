import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samples } from '../../../tests/cli/claims.ts'
import { holds } from '../../../tests/support/holds.ts'
import { integers } from '../../../tests/support/integers.ts'
import { readDocument } from '../../json/index.ts'
import { rational } from '../../numbers/index.ts'
import { type Claim, type ClaimResult, type RunOptions, type RunState, runClaim, stateShape } from '../index.ts'
import { runnable } from '../runnable.ts'

/** Notes of every kind, with hypotheses and many equals; the search finds better cases than the draw. */
const told: Omit<Claim<number>, 'domain'> = {
  ...{ key: 'told', of: 'told', variant: 'own', expects: 'holds', title: 'told', uses: [] },
  statement: 'A number is at most a thousand.',
  requires: { even: 0.3 },
  counts: { quick: { random: 150, small: 30, targeted: 60 } },
  check(c, probe) {
    probe.given(c % 3 !== 0)
    probe.label('even', c % 2 === 0)
    probe.label('7', c % 7 === 0)
    probe.length(c % 11)
    probe.magnitude('c', rational.of(c - 1), { role: 'error', layer: 1 })
    return probe.all(
      probe.credit('lemma-6', rational.of(c % 5), rational.of(4)),
      probe.atMost(rational.of(Math.min(c, 600)), rational.of(1_000)),
    )
  },
}

const claims = [
  ...samples,
  runnable<number, string>({ ...told, domain: integers(1_000), examples: [1, 2, 4] }),
  runnable<number, string>({ ...told, key: 'plain', domain: fc.nat(1_000), examples: [1, 2, 4] }),
]

/** Through text, as from one process to the next. */
function throughText(state: RunState): RunState {
  const read = readDocument(stateShape, JSON.stringify(state))
  if (read.kind === 'read') return read.value
  throw new Error(JSON.stringify(read.errors))
}

/** The run, stopped by each process after so many cases: by a kill after its last report, which some cases follow, or as it was asked. */
function inPieces(
  run: (options: RunOptions) => ClaimResult,
  pieces: readonly number[],
  isKilled: boolean,
): ClaimResult {
  let resume: RunState | null = null
  for (const most of pieces) {
    let state: RunState | undefined
    let cases = 0
    let late: (() => unknown) | undefined
    const result = run({
      resume,
      onCase({ soFar, ending }) {
        // Nobody interrupts the shrinking, which begins anew.
        cases += ending === 'failed' ? Number.NEGATIVE_INFINITY : 1
        late = () => (state = soFar()?.state ?? state)
        if (isKilled && cases === most) late()
      },
      isInterrupted: () => cases >= most + (isKilled ? 3 : 0),
    })
    if (!isKilled) late?.()
    if (result.verdict !== 'interrupted') return result
    if (state !== undefined) resume = throughText(state)
  }
  return run({ resume })
}

test.each(claims.map((claim) => [claim.key, claim] as const))(
  'a run of %s that is interrupted and goes on, however often, ends as if it had never been',
  (_, claim) => {
    const slices = fc.constantFrom(undefined, { number: 1, of: 3 }, { number: 3, of: 3 })
    const pieces = fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 5 })
    holds(
      fc.property(slices, pieces, fc.boolean(), (slice, most, isKilled) => {
        const run = (options: RunOptions): ClaimResult =>
          claim.run({
            ...{ numRuns: 150, observations: 40, corpus: ['5', 'x'], ...(slice && { slice }) },
            ...options,
          })
        expect(inPieces(run, most, isKilled)).toEqual(run({}))
      }),
      25,
    )
  },
)

test('what is known on the way is the result of an interrupted run', () => {
  const claim: Claim<number> = { ...told, domain: integers(1_000) }
  let known: ClaimResult | undefined
  let cases = 0
  const interrupted = runClaim(claim, {
    onCase({ soFar }) {
      cases += 1
      if (cases === 40) known = soFar()?.result
    },
    isInterrupted: () => cases === 40,
  })
  expect(known).toEqual(interrupted)
  expect(known).toMatchObject({ verdict: 'interrupted', passed: false, tightness: { witness: expect.anything() } })
})

test('a case that ends a run is no place to go on from', () => {
  const seen: unknown[] = []
  const { verdict } = runClaim(
    { ...told, domain: integers(1_000), check: (c, probe) => probe.same(c < 5, true) },
    {
      onCase: ({ soFar }) => seen.push(soFar()),
    },
  )
  expect(verdict).toBe('refuted')
  expect(seen.at(-1)).toBeUndefined()
  expect(seen[0]).toBeDefined()
})
