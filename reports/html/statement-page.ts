// The page of a statement: what it rests on, and its clauses with their evidence, their printed forms and their steps.
import type { Coverage, MutantRecord, Theorem } from '../document/index.ts'
import { claimId, partId } from './address.ts'
import { evidence, statement, verdict } from './claim.ts'
import { code } from './code.ts'
import { compared } from './errata.ts'
import type { Group, Statement } from './groups.ts'
import { worstMood } from './map/index.ts'
import { html, type Markup } from './markup.ts'
import { type Link, typeset } from './typeset.ts'
import { moodOf, sign, verdictText } from './words.ts'

interface Context {
  readonly link: Link
  /** Of all claims. */
  readonly mutants: readonly MutantRecord[]
  /** By id of the statement. */
  readonly coverage: ReadonlyMap<string, Coverage>
}

export const statementPage = (group: Group, groups: ReadonlyMap<string, Group>, context: Context): Markup => html`
<section class="view" id="${partId('statement', group.id)}" data-title="${group.name}">
<p class="back"><a href="#${partId('view', 'map')}">Map</a> <span aria-hidden="true">›</span> ${group.section}</p>
<h1 tabindex="-1">${group.name} <small dir="auto">${typeset(group.topic)}</small></h1>
${relations('Rests on', group.uses, groups)}
${relations('Used by', group.usedBy, groups)}
${group.statements.map((clause) => clauseOf(clause, group, context))}
</section>`

const relations = (title: string, ids: readonly string[], groups: ReadonlyMap<string, Group>): Markup | null =>
  ids.length === 0
    ? null
    : html`<p class="relations"><b>${title}</b> ${ids
        .flatMap((id) => groups.get(id) ?? [])
        .map(
          (other) =>
            html`<span>${sign(worstMood(other))} <a href="#${partId('statement', other.id)}">${other.name}</a></span> `,
        )}</p>`

/** A single clause has the heading of the page; its own is then only for screen readers. */
function clauseOf({ id, name, main, printed, steps }: Statement, group: Group, context: Context): Markup {
  const coverage = context.coverage.get(id)
  const [only] = main
  const subtitle = main.length === 0 ? 'for all clauses' : main.length === 1 ? typeset(only.title) : null
  return html`<section class="clause">
<h2 class="${group.statements.length === 1 ? 'unseen' : 'seen'}">${name} ${subtitle === null ? null : html`<small dir="auto">${subtitle}</small>`}</h2>
${main.map((claim) => mainForm(claim, main.length > 1 && claim.key !== claim.id, context))}
${printed.map((claim) => printedForm(claim, group.claims.find(({ key }) => key === claim.insteadOf) ?? null, context))}
${steps.length === 0 ? null : html`<h3 class="steps">Steps and controls <small>${steps.length}</small></h3>${steps.map((claim) => step(claim, context))}`}
${coverage === undefined ? null : code(coverage)}
</section>`
}

const mainForm = (claim: Theorem, hasHeading: boolean, { link, mutants }: Context): Markup => html`
<article class="claim" id="${claimId(claim.key)}">
${hasHeading ? html`<h3>${lastWords(claim.key, link)} <small dir="auto">${typeset(claim.title)}</small></h3>` : null}
${statement(claim, link)}${evidence(claim, link, mutants)}
</article>`

const printedForm = (claim: Theorem, instead: Theorem | null, { link, mutants }: Context): Markup => html`
<details class="claim printed" id="${claimId(claim.key)}">
${summary(claim, link)}
${instead === null ? statement(claim, link) : html`${compared(claim, 'printed', instead, link)}${verdict(claim)}`}
${evidence(claim, link, mutants)}
</details>`

const step = (claim: Theorem, { link, mutants }: Context): Markup => html`
<details class="claim step" id="${claimId(claim.key)}">
${summary(claim, link)}
${statement(claim, link)}
${evidence(claim, link, mutants)}
</details>`

const summary = (claim: Theorem, link: Link): Markup => html`
<summary>${sign(moodOf(claim))} <b>${claim.variant === 'printed' ? 'As printed' : lastWords(claim.key, link)}</b> <span dir="auto">${typeset(claim.title)}</span>
<span class="outcome">${verdictText(claim)}</span></summary>`

/** `Lower temperature` for `theorem-12a.lower-temperature`. */
const lastWords = (key: string, link: Link): string => {
  const rest = key.split('.').slice(1).join(' ').replaceAll('-', ' ')
  return rest === '' ? link.nameOf(key) : `${rest[0].toUpperCase()}${rest.slice(1)}`
}
