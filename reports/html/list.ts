// All claims in one list, by section; the page's script filters it.
import { casesOf } from '../../src/engine/index.ts'
import { formatClosest, type Theorem } from '../document/index.ts'
import { formatCount } from '../text/index.ts'
import { claimId } from './address.ts'
import { ASIDE, type Group } from './groups.ts'
import { html, type Markup } from './markup.ts'
import { type Link, typeset } from './typeset.ts'
import { MOODS, type Mood, moodOf, sign, verdictText } from './words.ts'

const VARIANTS: Readonly<Record<Theorem['variant'], string>> = {
  repaired: 'as repaired',
  printed: 'as printed',
  step: 'steps of proofs',
  control: 'controls',
  sharp: 'sharp forms',
  own: 'own claims',
}

const MOOD_NAMES: Readonly<Record<Mood, string>> = {
  passed: 'holds',
  refuted: 'refuted as expected',
  failed: 'not as expected',
  open: 'open',
  interrupted: 'interrupted',
}

export function list(groups: readonly Group[], link: Link): Markup {
  const sections = [...new Set(groups.map(({ section }) => section))]
  const claims = groups.flatMap((group) => group.claims)
  const moods = MOODS.filter((mood) => claims.some((claim) => moodOf(claim) === mood))
  const variants = [...new Set(claims.map(({ variant }) => variant))]
  return html`
<form class="filters" role="search" aria-label="Claims">
<label class="search">Search <input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="a part of a name, a title or a text"></label>
${choice(
  'mood',
  'Verdict',
  'any',
  moods.map((mood) => [mood, MOOD_NAMES[mood]]),
)}
${choice('variant', 'Kind', 'all but steps and controls', variants.length < 2 ? [] : [['every', 'all'], ...variants.map((variant): [string, string] => [variant, VARIANTS[variant]])])}
${choice('section', 'Section', 'all', sections.length < 2 ? [] : sections.map((section) => [section, section]))}
<output name="count">${formatCount(claims.length, 'claim')}</output>
</form>
${sections.map(
  (section) => html`
<section class="group" data-section="${section}"><h2 class="${sections.length === 1 ? 'unseen' : 'seen'}">${section}</h2>
<ul class="claims">${groups.filter((group) => group.section === section).flatMap((group) => group.claims.map((claim) => row(claim, section, link)))}</ul></section>`,
)}
<p class="nothing" hidden>No claim matches. <button type="reset" form="none">Show all</button></p>`
}

const choice = (
  name: string,
  title: string,
  first: string,
  options: readonly (readonly [string, string])[],
): Markup | null =>
  options.length === 0
    ? null
    : html`
<label>${title} <select name="${name}"><option value="">${first}</option>${options.map(
        ([value, text]) => html`<option value="${value}">${text}</option>`,
      )}</select></label>`

const row = (claim: Theorem, section: string, link: Link): Markup => html`
<li data-mood="${moodOf(claim)}" data-variant="${claim.variant}"${ASIDE.includes(claim.variant) ? html` data-aside` : null} data-section="${section}">
${sign(moodOf(claim))}<a href="#${claimId(claim.key)}"><b>${link.nameOf(claim.key)}</b> <span dir="auto">${typeset(claim.title)}</span></a>
<p dir="auto">${typeset(claim.statement)}</p>
<span class="outcome">${verdictText(claim)}${claim.earlier ? ' (earlier run)' : null}</span>
<span class="closest">${claim.tightness === null ? null : `${formatClosest(claim.tightness)}${claim.tightness.attained ? '' : ' of the bound'}`}</span>
<span class="count">${formatCount(casesOf(claim), 'case')}</span></li>`
