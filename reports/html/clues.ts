// What gave a mutant away, and how it stands, in words.
import { type GaveAway, type MutantRecord, type MutantStanding, mutantStanding } from '../document/index.ts'
import { html, type Markup } from './markup.ts'
import { type Link, spokenName } from './typeset.ts'
import { sign } from './words.ts'

/** After `given away by`. */
const CLUES: Readonly<Record<GaveAway, string>> = {
  output: 'what came out',
  crashed: 'an error of the check',
  means: 'means that are not allowed',
  obligation: 'an obligation alone',
  unrefuted: 'not refuted, though it should be',
  undecided: 'an answer left open',
  undercovered: 'a label too rare',
  vacuous: 'hypotheses that leave nothing',
  flaky: 'answers that change',
}

const STANDINGS: Readonly<Record<MutantStanding, string>> = {
  disproved: 'noticed, though said to be equivalent',
  survived: 'survived',
  killed: 'killed',
  equivalent: 'equivalent',
}

/** Nearly all are as they should be: only what is not has a sign. The words beside it say the same. */
export const oddSign = (record: MutantRecord): Markup | null => {
  const standing = mutantStanding(record)
  return standing === 'killed' || standing === 'equivalent' ? null : html`${sign('failed')} `
}

/** What gave it away, or why nothing did. */
export const clueText = (record: MutantRecord): string => {
  const standing = mutantStanding(record)
  if (standing !== 'killed') return STANDINGS[standing]
  return record.gaveAway === null ? record.verdict : CLUES[record.gaveAway]
}

/** A claim by its name, which leads to it where it is on the page. */
export const claimLink = (key: string, link: Link): Markup => {
  const target = link(key)
  return target === null ? html`${spokenName(key)}` : html`<a href="${target}">${spokenName(key)}</a>`
}
