// Everything that is refuted: what is printed and false, beside what holds instead, with the smallest case that shows it; then the hypotheses
// and constants that are needed, as their absence shows.
import { isPrinted, type Theorem } from '../document/index.ts'
import { counterexample } from './counterexample.ts'
import { html, type Markup } from './markup.ts'
import { type Link, spokenName, typeset } from './typeset.ts'
import { badge, moodOf } from './words.ts'

export function errata(claims: readonly Theorem[], link: Link): Markup {
  const refuted = claims.filter(({ expects, verdict }) => expects === 'refuted' || verdict === 'refuted')
  const printed = refuted.filter((claim) => isPrinted(claim) || claim.expects === 'holds')
  const controls = refuted.filter((claim) => !printed.includes(claim))
  return html`
<h1 tabindex="-1">Errata</h1>
<h2 class="unseen">What is printed</h2>
<p class="lede">What is printed, or follows from reading it literally, and is false; beside it what holds. Every case below was found at
random and then shrunk to a smallest one. Statements are in our words.</p>
${contents(printed)}
${printed.length === 0 ? html`<p>Nothing was refuted.</p>` : printed.map((claim) => erratum(claim, claims, link))}
${
  controls.length === 0
    ? null
    : html`<h2>What is needed</h2>
<p class="lede">Hypotheses and constants that look idle and are not: without them the statement is refuted.</p>
${contents(controls)}
${controls.map((claim) => erratum(claim, claims, link))}`
}`
}

const contents = (claims: readonly Theorem[]): Markup =>
  html`<ul class="contents">${claims.map(({ key }) => html`<li><a href="#erratum-${key}">${spokenName(key)}</a></li>`)}</ul>`

const erratum = (claim: Theorem, claims: readonly Theorem[], link: Link): Markup => html`
<article class="erratum ${moodOf(claim)}" id="erratum-${claim.key}">
<h3><a href="#${claim.key}">${spokenName(claim.key)}</a> <span dir="auto">${typeset(claim.title)}</span></h3>
${compared(claim, claims.find(({ key }) => key === claim.insteadOf) ?? null, link)}
${claim.counterexample === null ? html`<p class="verdict">${badge(claim)}</p>` : counterexample(claim.counterexample)}
</article>`

/** Two texts side by side. */
export const compared = (claim: Theorem, instead: Theorem | null, link: Link): Markup => html`
<div class="compared">
<div><p class="kind">${isPrinted(claim) ? 'As printed' : 'Without it'}</p><p class="statement refuted" dir="auto">${typeset(claim.statement, link)}</p></div>
${instead === null ? null : html`<div><p class="kind">What holds: <a href="#${instead.key}">${spokenName(instead.key)}</a></p><p class="statement ${moodOf(instead)}" dir="auto">${typeset(instead.statement, link)}</p></div>`}
</div>`
