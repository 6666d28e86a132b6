// The result of a claim that did not come to its end, or was not begun.
import type { ClaimResult, Runnable } from '../src/engine/index.ts'
import type { Settings } from './settings.ts'

const NO_CASES: ClaimResult['cases'] = { corpus: 0, examples: 0, exhaustive: 0, random: 0, targeted: 0, discarded: 0 }

/** @example unfinished(claim, settings).verdict // interrupted */
export const unfinished = (claim: Runnable, settings: Settings, cases = NO_CASES, seconds = 0): ClaimResult => ({
  key: claim.key,
  id: claim.of,
  variant: claim.variant,
  title: claim.title,
  statement: claim.statement,
  uses: claim.uses,
  expects: claim.expects,
  verdict: 'interrupted',
  passed: false,
  stoppedBecause: 'interrupted',
  scope: null,
  cases,
  undecided: 0,
  labels: [],
  measures: [],
  magnitudes: [],
  tightness: null,
  ratios: [],
  growth: [],
  credits: [],
  illustrations: [],
  counterexample: null,
  problems: [],
  observations: [],
  seed: settings.seed,
  profile: settings.profile,
  seconds,
})
