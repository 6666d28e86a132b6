// The outcome of the run at a glance.
import { casesOf } from '../../src/engine/index.ts'
import { type RefutedKind, refutedKinds, slicesOf, sum, type Theorem, type Theorems } from '../document/index.ts'
import { formatCount, formatInteger } from '../text/index.ts'
import { claimId, partId } from './address.ts'
import { titleOfRefuted } from './errata.ts'
import { html, type Markup } from './markup.ts'
import { totalsList } from './table.ts'
import { type Link, typeset } from './typeset.ts'
import { badge } from './words.ts'

export function totals({ claims, seconds, seed, profile, presentation }: Theorems): Markup {
  const cases = sum(claims, casesOf)
  const passed = claims.filter((claim) => claim.passed)
  const ran = claims.filter(({ earlier }) => !earlier)
  const slices = slicesOf(claims)
  const facts: readonly (readonly [string, string])[] = [
    ['claims', formatInteger(claims.length)],
    ...(ran.length === claims.length ? [] : ([['of them in the last run', formatInteger(ran.length)]] as const)),
    ['as expected', formatInteger(passed.length)],
    ['not as expected', formatInteger(claims.length - passed.length)],
    ['cases', formatInteger(cases)],
    ['seconds', seconds.toFixed(seconds < 10 ? 1 : 0)],
    ['seed', `${seed}`],
    ['profile', profile],
  ]
  return html`
${presentation.about === null ? null : html`<p class="lede" dir="auto">${presentation.about}</p>`}
<p class="lede">${formatCount(claims.length, 'claim')} ${claims.length === 1 ? 'was' : 'were'} tried on ${formatCount(cases, 'case')}.
${refutedAsExpected(passed)}</p>
${slices.length === 0 ? null : html`<p class="lede">This is a part of a run: ${slices.join(', ')}.</p>`}
${totalsList(facts)}`
}

const KINDS: Readonly<Record<RefutedKind, readonly [one: string, many: string]>> = {
  printed: ['printed form', 'printed forms'],
  step: ['step of a proof', 'steps of proofs'],
  control: ['control, which lacks a hypothesis or a constant', 'controls, which lack a hypothesis or a constant each'],
  other: ['other claim', 'other claims'],
}

/** Each kind apart: only what is printed is a mistake in print. */
function refutedAsExpected(passed: readonly Theorem[]): Markup | null {
  const title = titleOfRefuted(passed)
  if (title === null) return null
  const counts = refutedKinds(passed).map(
    ({ kind, claims: { length } }) => `${length} ${KINDS[kind][length === 1 ? 0 : 1]}`,
  )
  return html`Refuted, as expected: ${counts.join('; ')} (<a href="#${partId('view', 'errata')}">${title.toLowerCase()}</a>).`
}

/** Lists the claims that are not as expected, above everything else. */
export function banner({ claims }: Theorems, link: Link): Markup | null {
  const failed = claims.filter((claim) => !claim.passed)
  return failed.length === 0
    ? null
    : html`<section class="banner" aria-label="Not as expected"><h2>Not as expected</h2><ul>${failed.map(
        (claim) =>
          html`<li>${badge(claim)} <a href="#${claimId(claim.key)}">${link.nameOf(claim.key)}</a> <span dir="auto">${typeset(claim.title)}</span></li>`,
      )}</ul></section>`
}
