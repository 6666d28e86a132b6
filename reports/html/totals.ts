// The outcome of the run at a glance.
import { casesOf } from '../../src/engine/index.ts'
import { slicesOf, sum, type Theorems } from '../document/index.ts'
import { formatCount, formatInteger } from '../text/index.ts'
import { html, type Markup } from './markup.ts'
import { totalsList } from './table.ts'
import { spokenName, typeset } from './typeset.ts'
import { badge, moodOf } from './words.ts'

export function totals({ claims, seconds, seed, profile }: Theorems): Markup {
  const cases = sum(claims, casesOf)
  const passed = claims.filter((claim) => claim.passed)
  const refuted = passed.filter((claim) => moodOf(claim) === 'refuted').length
  const facts: readonly (readonly [string, string])[] = [
    ['claims', formatInteger(claims.length)],
    ['as expected', formatInteger(passed.length)],
    ['not as expected', formatInteger(claims.length - passed.length)],
    ['cases', formatInteger(cases)],
    ['seconds', seconds.toFixed(seconds < 10 ? 1 : 0)],
    ['seed', `${seed}`],
    ...slicesOf(claims).map((slice) => ['slice', slice] as const),
    ['profile', profile],
  ]
  return html`
<p class="lede">${formatCount(claims.length, 'claim')} about transformers ${claims.length === 1 ? 'was' : 'were'} tried on ${formatCount(cases, 'case')}. Hard attention was evaluated exactly and
softmax enclosed soundly: no verdict rests on floating point. ${
    refuted === 0
      ? null
      : html`${formatCount(refuted, 'statement')} ${refuted === 1 ? 'was' : 'were'} refuted as expected; <a href="#view-errata">the errata</a> show why.`
  }</p>
${totalsList(facts)}`
}

/** Lists the claims that are not as expected, above everything else. */
export function banner({ claims }: Theorems): Markup | null {
  const failed = claims.filter((claim) => !claim.passed)
  return failed.length === 0
    ? null
    : html`<section class="banner" aria-label="Not as expected"><h2>Not as expected</h2><ul>${failed.map(
        (claim) =>
          html`<li>${badge(claim)} <a href="#${claim.key}">${spokenName(claim.key)}</a> <span dir="auto">${typeset(claim.title)}</span></li>`,
      )}</ul></section>`
}
