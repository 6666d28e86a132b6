// The matrix of mutants and claims: a row a mutant, by statements, with the claim that must notice it and others that do. What lives comes
// first; then what a program that changes the source by itself found.

import type { StrykerReport } from '../document/index.ts'
import { type MutantRecord, mutantStanding } from '../document/index.ts'
import { formatCount, formatInteger } from '../text/index.ts'
import { claimLink, clueText, oddSign } from './clues.ts'
import { type Group, groupOf } from './groups.ts'
import { html, type Markup } from './markup.ts'
import { quotation } from './quotation.ts'
import { strykerTable } from './stryker.ts'
import { type Link, spokenName, typeset } from './typeset.ts'

/** What is known of mistakes that were planted. */
export interface MutantReport {
  readonly planted: readonly MutantRecord[]
  readonly stryker: StrykerReport | null
}

export const mutantsView = (
  { planted: mutants, stryker: mutation }: MutantReport,
  groups: readonly Group[],
  link: Link,
): Markup => html`
<h1 tabindex="-1">Mutants</h1>
<p class="lede">Mistakes that were planted, each by hand, and the claim that must notice it. A claim that notices none could not fail.</p>
${mutants.length === 0 ? html`<p>None has run yet: <code>npx lemmata mutants</code></p>` : html`${totals(mutants)}${matrix(mutants, groups, link)}`}
${mutation === null ? null : strykerTable(mutation)}`

function totals(mutants: readonly MutantRecord[]): Markup {
  const standings = mutants.map(mutantStanding)
  const count = (holds: (record: MutantRecord, k: number) => boolean): number => mutants.filter(holds).length
  const cases = mutants.flatMap((record) => record.cases ?? []).toSorted((a, b) => a - b)
  const facts: readonly (readonly [string, number])[] = [
    ['mutants', mutants.length],
    ['killed', count((_, k) => standings[k] === 'killed')],
    ['alive', count(isAlive)],
    ['equivalent', count((_, k) => standings[k] === 'equivalent')],
    ['by an obligation alone', count(({ gaveAway }) => gaveAway === 'obligation')],
    ['cases until a kill, median', cases[cases.length >> 1] ?? 0],
  ]
  return html`<dl class="totals">${facts.map(([term, fact]) => html`<div><dt>${term}</dt><dd>${formatInteger(fact)}</dd></div>`)}</dl>`
}

/** Mostly all were tried with as many. */
function seedsText(mutants: readonly MutantRecord[]): string {
  const counts = mutants.map(({ seeds }) => seeds)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (most === 1) return ''
  return `, the median of ${least === most ? most : `${least} to ${most}`} seeds`
}

interface Part {
  readonly id: string
  readonly title: string
  readonly told: string
  readonly mutants: readonly MutantRecord[]
}

function matrix(mutants: readonly MutantRecord[], groups: readonly Group[], link: Link): Markup {
  const parts = partsOf(mutants, groups)
  const isAsked = mutants.some(({ others }) => others.length > 0)
  return html`
<h2>Matrix</h2>
<p class="hint">Cases until the claim noticed${seedsText(mutants)}. An obligation is what a layer owes the lemma that it rests on: where it alone gave a mistake away, the
outputs were right. ${isAsked ? html`Other claims were asked at a glance, with few cases; the quickest are named.` : html`Other claims are asked by <code>npx lemmata mutants --against main</code>.`}</p>
<ul class="contents">${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
<div class="scroll" tabindex="0" role="group" aria-label="Matrix of mutants and claims"><table class="matrix">
<thead><tr><th scope="col">mutant</th><th scope="col">claim</th><th scope="col">cases</th><th scope="col">given away by</th><th scope="col">smallest counterexample</th>${isAsked ? html`<th scope="col">noticed besides by</th>` : null}</tr></thead>
${parts.map(
  ({ id, title, told, mutants: own }) => html`<tbody id="${id}">
<tr><th scope="rowgroup" colspan="${isAsked ? 6 : 5}">${title} <small>${told}</small></th></tr>
${own.map((record) => row(record, isAsked, link))}</tbody>`,
)}</table></div>`
}

/** What is not as it should be, whatever it belongs to; then by statements, as the page has them. */
function partsOf(mutants: readonly MutantRecord[], groups: readonly Group[]): readonly Part[] {
  const idOf = new Map(groups.flatMap(({ id, claims }) => claims.map(({ key }) => [key, id])))
  const killed = mutants.filter((record) => mutantStanding(record) === 'killed')
  const ids = killed.map(({ killer }) => idOf.get(killer) ?? groupOf(killer.split('.')[0]))
  const inOrder = [...new Set([...groups.map(({ id }) => id), ...ids])].filter((id) => ids.includes(id))
  const parts = inOrder.map((id): Part => {
    const own = killed.filter((_, k) => ids[k] === id)
    return { id: `mutants-${id}`, title: spokenName(id), told: killsText(own), mutants: own }
  })
  const apart: readonly Part[] = [
    {
      id: 'mutants-alive',
      title: 'Alive',
      told: 'what its claim does not notice, and what one notices though it is said to be equivalent',
      mutants: mutants.filter(isAlive),
    },
    {
      id: 'mutants-equivalent',
      title: 'Equivalent',
      told: 'what nothing can notice, and why',
      mutants: mutants.filter((record) => mutantStanding(record) === 'equivalent'),
    },
  ]
  return [apart[0], ...parts, apart[1]].filter((part) => part.mutants.length > 0)
}

/** As claims have it: how many, and how fast. */
function killsText(killed: readonly MutantRecord[]): string {
  const cases = killed.flatMap((record) => record.cases ?? []).toSorted((a, b) => a - b)
  return `${formatInteger(killed.length)} killed, after a median of ${formatCount(cases[cases.length >> 1] ?? 0, 'case')}`
}

const isAlive = (record: MutantRecord): boolean => ['survived', 'disproved'].includes(mutantStanding(record))

const row = (record: MutantRecord, isAsked: boolean, link: Link): Markup => html`
<tr id="mutant-${record.name}"><th scope="row">${oddSign(record)}<b>${record.name}</b> ${typeset(record.mistake)}${
  record.equivalent === null ? null : html` <em>Equivalent:</em> ${typeset(record.equivalent, link)}`
}</th>
<td>${claimLink(record.killer, link)}</td>
<td>${record.cases === null ? '–' : formatInteger(record.cases)}</td>
<td>${clueText(record)}</td>
<td>${record.counterexample === null ? '–' : quotation(record.counterexample)}</td>
${isAsked ? html`<td>${besides(record, link)}</td>` : null}</tr>`

/** A row with all of them would be longer than anybody reads; mutants.json has them. */
const NAMED = 4

function besides({ others }: MutantRecord, link: Link): Markup {
  if (others.length === 0) return html`–`
  const noticing = others.filter(({ killed }) => killed).toSorted((a, b) => (a.cases ?? 0) - (b.cases ?? 0))
  const named = noticing.slice(0, NAMED)
  const more = noticing.length - named.length
  return html`${named.map(({ claim, cases }, k) => html`${k === 0 ? null : ', '}${claimLink(claim, link)} ${cases ?? ''}`)}${
    more === 0 ? null : `, ${more} more`
  }${noticing.length === 0 ? 'none' : null} <small>of ${others.length}</small>`
}
