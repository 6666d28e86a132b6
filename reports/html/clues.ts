// How a mutant was noticed, and whether it was killed, in words.
import { type Giveaway, type MutantRecord, type MutantStanding, mutantStanding } from '../document/index.ts'
import { html, type Markup } from './markup.ts'
import { sign } from './words.ts'

/** To follow "given away by". */
const CLUES: Readonly<Record<Giveaway, string>> = {
  output: 'a wrong output',
  crashed: 'an error in the check',
  means: 'means that are not allowed',
  obligation: 'an obligation alone',
  unrefuted: 'a missing refutation',
  undecided: 'an undecided case',
  undercovered: 'a label that is too rare',
  vacuous: 'hypotheses that no case meets',
  flaky: 'answers that change',
}

const STANDINGS: Readonly<Record<MutantStanding, string>> = {
  disproved: 'noticed, though said to be equivalent',
  survived: 'survived',
  killed: 'killed',
  equivalent: 'equivalent',
}

/** Only for a mutant that is not as it should be. The words beside it say the same. */
export const oddSign = (record: MutantRecord): Markup | null => {
  const standing = mutantStanding(record)
  return standing === 'killed' || standing === 'equivalent' ? null : html`${sign('failed')} `
}

/** What gave the mutant away, or why nothing did. */
export const clueText = (record: MutantRecord): string => {
  const standing = mutantStanding(record)
  if (standing !== 'killed') return STANDINGS[standing]
  return record.gaveAway === null ? record.verdict : CLUES[record.gaveAway]
}
