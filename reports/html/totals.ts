// What the run came to, at a glance.

import { casesOf } from '../../src/engine/index.ts'
import type { Theorems } from '../document/index.ts'
import { counted, grouped } from '../text/index.ts'
import { html, type Markup } from './markup.ts'
import { spokenName, typeset } from './typeset.ts'
import { badge, moodOf } from './words.ts'

export function totals({ claims, seconds, seed, profile }: Theorems): Markup {
  const cases = claims.reduce((sum, claim) => sum + casesOf(claim), 0)
  const passed = claims.filter((claim) => claim.passed)
  const refuted = passed.filter((claim) => moodOf(claim) === 'refuted').length
  const facts: readonly (readonly [string, string])[] = [
    ['claims', grouped(claims.length)],
    ['as expected', grouped(passed.length)],
    ['not as expected', grouped(claims.length - passed.length)],
    ['cases', grouped(cases)],
    ['seconds', seconds.toFixed(seconds < 10 ? 1 : 0)],
    ['seed', `${seed}`],
    ['profile', profile],
  ]
  return html`
<p class="lede">${counted(claims.length, 'claim')} about transformers ${claims.length === 1 ? 'was' : 'were'} tried on ${counted(cases, 'case')}. Hard attention was evaluated exactly and
softmax enclosed soundly: no verdict rests on floating point. ${
    refuted === 0
      ? null
      : html`${counted(refuted, 'statement')} ${refuted === 1 ? 'was' : 'were'} expected to be refuted, and ${refuted === 1 ? 'was' : 'were'}; <a href="#view-errata">the errata</a> show why.`
  }</p>
<dl class="totals">${facts.map(([term, fact]) => html`<div><dt>${term}</dt><dd>${fact}</dd></div>`)}</dl>`
}

/** What is not as expected comes first. */
export function banner({ claims }: Theorems): Markup | null {
  const failed = claims.filter((claim) => !claim.passed)
  return failed.length === 0
    ? null
    : html`<section class="banner" aria-label="Not as expected"><h2>Not as expected</h2><ul>${failed.map(
        (claim) =>
          html`<li>${badge(claim)} <a href="#${claim.key}">${spokenName(claim.key)}</a> <span dir="auto">${typeset(claim.title)}</span></li>`,
      )}</ul></section>`
}
