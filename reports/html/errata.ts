// What is refuted, kind by kind, with the smallest case that shows it: printed forms beside what holds instead, which are the errata; steps of
// proofs; then the hypotheses and constants that are needed, as their absence shows.
import { type RefutedKind, refutedKinds, type Theorem } from '../document/index.ts'
import { claimId, partId } from './address.ts'
import { counterexample } from './counterexample.ts'
import { html, type Markup } from './markup.ts'
import { type Link, typeset } from './typeset.ts'
import { badge, moodOf } from './words.ts'

interface Words {
  readonly title: string
  readonly lede: string
  /** Above the text that is refuted. */
  readonly label: string
}

const WORDS: Readonly<Record<RefutedKind, Words>> = {
  printed: {
    title: 'What is printed',
    lede: 'What is printed, or follows from reading it literally, and is false; beside it what holds.',
    label: 'As printed',
  },
  step: {
    title: 'Steps of proofs',
    lede: 'Steps of proofs that are false, read literally; the statements themselves hold.',
    label: 'The step',
  },
  control: {
    title: 'What is needed',
    lede: 'Hypotheses and constants that look idle and are not: without them the statement is refuted.',
    label: 'Without it',
  },
  other: {
    title: 'Other claims',
    lede: 'Claims that were expected to be refuted.',
    label: 'Refuted',
  },
}

/** Errata are only what says of itself that it is printed; null where nothing is refuted. */
export function titleOfRefuted(claims: readonly Theorem[]): string | null {
  const [first] = refutedKinds(claims)
  if (first === undefined) return null
  return first.kind === 'printed' ? 'Errata' : 'Refuted'
}

export function errata(claims: readonly Theorem[], link: Link): Markup {
  const parts = refutedKinds(claims)
  return html`
<h1 tabindex="-1">${titleOfRefuted(claims)}</h1>
<p class="lede">Each with the smallest case that was found.</p>
${parts.map(
  ({ kind, claims: own }) => html`
<h2>${WORDS[kind].title}</h2>
<p class="lede">${WORDS[kind].lede}</p>
${own.length === 1 ? null : contents(own, link)}
${own.map((claim) => erratum(claim, kind, claims, link))}`,
)}`
}

const contents = (claims: readonly Theorem[], link: Link): Markup =>
  html`<ul class="contents">${claims.map(({ key }) => html`<li><a href="#${partId('erratum', key)}">${link.nameOf(key)}</a></li>`)}</ul>`

const erratum = (claim: Theorem, kind: RefutedKind, claims: readonly Theorem[], link: Link): Markup => html`
<article class="erratum ${moodOf(claim)}" id="${partId('erratum', claim.key)}">
<h3><a href="#${claimId(claim.key)}">${link.nameOf(claim.key)}</a> <span dir="auto">${typeset(claim.title)}</span></h3>
${compared(claim, kind, claims.find(({ key }) => key === claim.insteadOf) ?? null, link)}
${claim.counterexample === null ? html`<p class="verdict">${badge(claim)}</p>` : counterexample(claim.counterexample)}
</article>`

/** Two texts side by side. */
export const compared = (claim: Theorem, kind: RefutedKind, instead: Theorem | null, link: Link): Markup => html`
<div class="compared">
<div><p class="kind">${WORDS[kind].label}</p><p class="statement refuted" dir="auto">${typeset(claim.statement, link)}</p></div>
${instead === null ? null : html`<div><p class="kind">${instead.passed ? 'What holds' : 'Claimed instead'}: <a href="#${claimId(instead.key)}">${link.nameOf(instead.key)}</a></p><p class="statement ${moodOf(instead)}" dir="auto">${typeset(instead.statement, link)}</p></div>`}
</div>`
