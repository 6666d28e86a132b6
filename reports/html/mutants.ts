// The matrix of mutants and claims: one row per mutant, grouped by statement, with the claim that must kill it and others that do. Mutants
// that are alive come first. Stryker's figures follow.
import {
  type MutantRecord,
  type MutantStanding,
  medianCases,
  mutantStanding,
  numberOf,
  type StrykerReport,
} from '../document/index.ts'
import { formatCount, formatInteger } from '../text/index.ts'
import { partId } from './address.ts'
import { clueText, oddSign } from './clues.ts'
import type { Group } from './groups.ts'
import { html, type Markup } from './markup.ts'
import { quotation } from './quotation.ts'
import { strykerTable } from './stryker.ts'
import { table, totalsList } from './table.ts'
import { type Link, linkTo, typeset } from './typeset.ts'

/** Planted mutants, and Stryker's. */
export interface MutantReport {
  readonly planted: readonly MutantRecord[]
  readonly stryker: StrykerReport | null
}

export const mutantsView = ({ planted, stryker }: MutantReport, groups: readonly Group[], link: Link): Markup => html`
<h1 tabindex="-1">Mutants</h1>
<p class="lede">Each mutant is a mistake planted by hand, with the claim that must notice it. A claim that notices none might be unable to fail.</p>
${planted.length === 0 ? html`<p>None has run yet. To run them: <code>npx lemmata mutants</code></p>` : html`${totals(planted)}${matrix(planted, groups, link)}`}
${stryker === null ? null : strykerTable(stryker)}`

function totals(mutants: readonly MutantRecord[]): Markup {
  const count = (standing: MutantStanding): number => mutants.filter((r) => mutantStanding(r) === standing).length
  const facts: readonly (readonly [string, number])[] = [
    ['mutants', mutants.length],
    ['killed', count('killed')],
    ['alive', mutants.filter(isAlive).length],
    ['equivalent', count('equivalent')],
    ['by an obligation alone', mutants.filter(({ gaveAway }) => gaveAway === 'obligation').length],
    ['cases until a kill, median', medianCases(mutants) ?? 0],
  ]
  return totalsList(facts.map(([term, fact]) => [term, formatInteger(fact)]))
}

function seedsText(mutants: readonly MutantRecord[]): string {
  const counts = mutants.map(({ seeds }) => seeds)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (most === 1) return ''
  return `, the median of ${least === most ? most : `${least} to ${most}`} seeds`
}

interface Part {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly mutants: readonly MutantRecord[]
}

function matrix(mutants: readonly MutantRecord[], groups: readonly Group[], link: Link): Markup {
  const parts = partsOf(mutants, groups, link)
  const hasOthers = mutants.some(({ others }) => others.length > 0)
  const heads = ['mutant', 'claim', 'cases', 'given away by', 'smallest counterexample']
  if (hasOthers) heads.push('also noticed by')
  return html`
<h2>Matrix</h2>
<p class="hint">Cases until the claim noticed${seedsText(mutants)}. An obligation is what a layer must satisfy for its lemma to apply: where only an obligation gave a mistake away, the
outputs were right. ${hasOthers ? html`Other claims were run with one seed and few cases; the quickest are named.` : html`To run other claims too: <code>npx lemmata mutants --against main</code>.`}</p>
<ul class="contents">${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
${table(
  'Matrix of mutants and claims',
  'matrix',
  heads,
  parts.map(
    ({ id, title, note, mutants: own }) => html`<tbody id="${id}">
<tr><th scope="rowgroup" colspan="${heads.length}">${title} <small>${note}</small></th></tr>
${own.map((record) => row(record, hasOthers, link))}</tbody>`,
  ),
)}`
}

/** First mutants that are alive, of whatever statement; then by statement, in the order of the page; equivalent ones last. */
function partsOf(mutants: readonly MutantRecord[], groups: readonly Group[], link: Link): readonly Part[] {
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  const idOf = new Map(groups.flatMap(({ id, claims }) => claims.map(({ key }) => [key, id])))
  const killed = mutants.filter((record) => mutantStanding(record) === 'killed')
  const ids = killed.map(({ killer }) => idOf.get(killer) ?? numberOf(killer.split('.')[0]))
  const inOrder = [...new Set([...groups.map(({ id }) => id), ...ids])].filter((id) => ids.includes(id))
  const part = (kind: 'mutants' | 'standing', id: string, note: string, own: readonly MutantRecord[]): Part => ({
    id: partId(kind, id),
    title: (kind === 'mutants' ? names.get(id) : undefined) ?? link.nameOf(id),
    note,
    mutants: own,
  })
  const ofStatement = (id: string): Part => {
    const own = killed.filter((_, k) => ids[k] === id)
    return part('mutants', id, killsText(own), own)
  }
  const equivalent = mutants.filter((record) => mutantStanding(record) === 'equivalent')
  return [
    part(
      'standing',
      'alive',
      'not noticed by their claims, or noticed though said to be equivalent',
      mutants.filter(isAlive),
    ),
    ...inOrder.map(ofStatement),
    part('standing', 'equivalent', 'no claim can notice them; each says why', equivalent),
  ].filter((each) => each.mutants.length > 0)
}

function killsText(killed: readonly MutantRecord[]): string {
  return `${formatInteger(killed.length)} killed, after a median of ${formatCount(medianCases(killed) ?? 0, 'case')}`
}

const isAlive = (record: MutantRecord): boolean => ['survived', 'disproved'].includes(mutantStanding(record))

const row = (record: MutantRecord, hasOthers: boolean, link: Link): Markup => html`
<tr id="${partId('mutant', record.name)}"><th scope="row">${oddSign(record)}<b>${record.name}</b> ${typeset(record.mistake)}${
  record.equivalent === null ? null : html` <em>Equivalent:</em> ${typeset(record.equivalent, link)}`
}</th>
<td>${linkTo(record.killer, link)}</td>
<td>${record.cases === null ? '–' : formatInteger(record.cases)}</td>
<td>${clueText(record)}</td>
<td>${record.counterexample === null ? '–' : quotation(record.counterexample)}</td>
${hasOthers ? html`<td>${otherKillers(record, link)}</td>` : null}</tr>`

/** Nobody would read a longer row; mutants.json has all of them. */
const NAMED = 4

function otherKillers({ others }: MutantRecord, link: Link): Markup {
  if (others.length === 0) return html`–`
  const killers = others.filter(({ killed }) => killed).toSorted((a, b) => (a.cases ?? 0) - (b.cases ?? 0))
  const quickest = killers.slice(0, NAMED)
  const more = killers.length - quickest.length
  return html`${quickest.map(({ claim, cases }, k) => html`${k === 0 ? null : ', '}${linkTo(claim, link)} ${cases ?? ''}`)}${
    more === 0 ? null : `, ${more} more`
  }${killers.length === 0 ? 'none' : null} <small>of ${others.length}</small>`
}
