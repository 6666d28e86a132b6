// What became of a claim, in words and signs: never by colour alone.
import type { Verdict } from '../../src/engine/index.ts'
import type { Theorem } from '../document/index.ts'
import { standingOf } from '../document/index.ts'
import { formatInteger, MARKS } from '../text/index.ts'
import { html, type Markup } from './markup.ts'

/** `refuted`: as was expected. */
export type Mood = 'passed' | 'refuted' | 'failed' | 'open' | 'interrupted'

export const MOODS: readonly Mood[] = ['passed', 'refuted', 'failed', 'open', 'interrupted']

/** @example moodOf({ expects: 'refuted', verdict: 'refuted', passed: true }) // refuted */
export function moodOf(claim: Pick<Theorem, 'expects' | 'verdict' | 'passed'>): Mood {
  const standing = standingOf(claim)
  return standing === 'passed' && claim.expects === 'refuted' ? 'refuted' : standing
}

/** The dagger of footnotes: see the errata. */
export const SIGNS: Readonly<Record<Mood, string>> = { ...MARKS, refuted: '†' }

const VERDICTS: Readonly<Record<Verdict, string>> = {
  holds: 'holds',
  'holds-exhaustively': 'holds in every case',
  refuted: 'refuted',
  vacuous: 'vacuous',
  undercovered: 'undercovered',
  undecided: 'undecided',
  flaky: 'flaky',
  interrupted: 'interrupted',
  crashed: 'crashed',
}

/** @example verdictText({ expects: 'refuted', verdict: 'refuted', passed: true }) // refuted, as expected */
export function verdictText({ expects, verdict, passed }: Pick<Theorem, 'expects' | 'verdict' | 'passed'>): string {
  if (expects === 'holds') return VERDICTS[verdict]
  return passed ? 'refuted, as expected' : `${VERDICTS[verdict]}, though it should be refuted`
}

/** The sign is for eyes; the words beside it say the same. */
export const badge = (claim: Theorem): Markup =>
  html`<span class="badge ${moodOf(claim)}">${sign(moodOf(claim))} ${verdictText(claim)}</span>`

export const sign = (mood: Mood): Markup => html`<span class="sign ${mood}" aria-hidden="true">${SIGNS[mood]}</span>`

/** Why the run ended, as a sentence. */
export function ending({ stoppedBecause, verdict, undecided, cases }: Theorem): string {
  switch (stoppedBecause) {
    case 'budget':
      return verdict === 'undecided'
        ? `All planned cases were tried; ${formatInteger(undecided)} of them need more bits than the cap.`
        : 'All planned cases were tried.'
    case 'exhausted':
      return 'Every case there is was tried.'
    case 'refuted':
      return 'A counterexample ended the run.'
    case 'discards':
      return `The hypotheses discarded nearly everything: ${formatInteger(cases.discarded)} cases.`
    case 'undercovered':
      return 'A label stayed rarer than required.'
    case 'interrupted':
      return 'The run was interrupted.'
    case 'crashed':
      return 'The check threw an error.'
    case 'flaky':
      return 'The check answered differently on the same case.'
  }
}
