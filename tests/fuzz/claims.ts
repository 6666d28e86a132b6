// What lemmata promises of itself, whatever it is given: an answer, which is right where a second opinion can be had, or an error that says
// what is wrong; within two seconds; and nothing that a terminal would obey.
import type fc from 'fast-check'
import { EXIT } from '../../cli/exit-code.ts'
import { type Claim, type Outcome, type Probe, type Runnable, runnable } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { type Attempt, attempts } from './attempt.ts'
import { faultAttempt } from './faults.ts'
import { CLAIMS, fileAttempt } from './files.ts'
import { formulaAttempt, formulaDoubt } from './formulas.ts'
import { modelAttempt, modelDoubt } from './models.ts'
import { type Answer, complaintOf, documentIn, obey } from './obey.ts'
import { programAttempt, programDoubt } from './programs.ts'

type Label = 'an answer' | 'an error' | 'too costly'

export interface Fuzzer {
  readonly key: string
  readonly what: string
  /** Of the deep profile. */
  readonly runs: number
  /** Exit codes of answers. */
  readonly codes: readonly number[]
  draw(random: fc.Random): Attempt
  /** What a second opinion finds wrong. */
  doubt?(one: Attempt): string | undefined
}

const PATIENCE = rational.of(2000)
const FINE = 'all is well'

/** @param ask Tests pass a command line with a mistake. */
export const fuzzClaim = ({ key, what, runs, codes, draw, doubt }: Fuzzer, ask = obey): Claim<Attempt, Label> => ({
  key,
  of: 'fuzz',
  variant: 'own',
  expects: 'holds',
  title: `any ${what}`,
  statement: `Whatever ${what} a command meets, it answers rightly, or says what is wrong, within 2 s.`,
  uses: [],
  domain: attempts(draw),
  counts: {
    quick: { random: runs / 100, targeted: 0, small: 0, shrink: 500 },
    deep: { random: runs, targeted: 0, small: 0, shrink: 500 },
  },
  requires: { 'an answer': 0.1, 'an error': 0.1 },
  check(one, probe) {
    const answer = ask(one, CLAIMS)
    const isError = answer.code === EXIT.badInput
    const isCostly = isError && /too costly/.test(answer.out + answer.err)
    probe.label('an answer', !isError)
    probe.label('an error', isError)
    probe.label('too costly', isCostly)
    return probe.all(
      probe.same(complaintOf(one, answer) ?? FINE, FINE, 'what is shown'),
      probe.same(isError || codes.includes(answer.code) ? codes[0] : answer.code, codes[0], 'the exit code'),
      truthOutcome(one, answer, probe),
      probe.same(doubt?.(one) ?? FINE, FINE, 'what a second opinion says'),
      probe.atMost(rational.of(Math.ceil(answer.milliseconds)), PATIENCE, 'milliseconds'),
    )
  },
})

function truthOutcome({ truth }: Attempt, { out }: Answer, probe: Probe<Label>): Outcome {
  if (truth === null) return probe.same(true, true)
  const value = documentIn(out)
  const found = typeof value === 'object' && value !== null && 'truth' in value ? value.truth : null
  return probe.same(Array.isArray(found) ? found.join('') : out, truth, 'the truth along the word')
}

export const FUZZERS: readonly Fuzzer[] = [
  {
    key: 'fuzz-formulas',
    what: 'formula',
    runs: 500_000,
    codes: [EXIT.passed],
    draw: formulaAttempt,
    doubt: formulaDoubt,
  },
  {
    key: 'fuzz-programs',
    what: 'program',
    runs: 200_000,
    codes: [EXIT.passed],
    draw: programAttempt,
    doubt: programDoubt,
  },
  {
    key: 'fuzz-models',
    what: 'model',
    runs: 100_000,
    codes: [EXIT.passed, EXIT.open],
    draw: modelAttempt,
    doubt: modelDoubt,
  },
  {
    key: 'fuzz-files',
    what: 'other file',
    runs: 50_000,
    codes: [EXIT.passed, EXIT.failed, EXIT.open],
    draw: fileAttempt,
  },
  {
    key: 'fuzz-faults',
    what: 'fault of a file system',
    runs: 10_000,
    codes: [EXIT.passed, EXIT.failed, EXIT.open],
    draw: faultAttempt,
  },
]

export const claims: readonly Runnable[] = FUZZERS.map((fuzzer) => runnable(fuzzClaim(fuzzer)))
