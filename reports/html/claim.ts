// Everything that a run says about one claim.

import type { Phase, Tightness } from '../../src/engine/index.ts'
import { type Compiled, formatClosest, type MutantRecord, type Theorem } from '../document/index.ts'
import { formatCount, formatInteger, formatSeconds } from '../text/index.ts'
import { claimMutants } from './claim-mutants.ts'
import { counterexample } from './counterexample.ts'
import { growthOverN, histogram, layerByLayer } from './figures/index.ts'
import { labels } from './labels.ts'
import { html, type Markup, percent } from './markup.ts'
import { phases } from './phases.ts'
import { quotation } from './quotation.ts'
import { row, table } from './table.ts'
import { type Link, linkTo, typeset } from './typeset.ts'
import { viewer } from './viewer.ts'
import { badge, ending, moodOf } from './words.ts'

export const statement = (claim: Theorem, link: Link): Markup => html`
<p class="statement ${moodOf(claim)}" dir="auto">${typeset(claim.statement, link)}</p>
${verdict(claim)}`

export const verdict = (claim: Theorem): Markup =>
  html`<p class="verdict">${badge(claim)} <span>${expectation(claim)}${ending(claim)}${claim.earlier ? ' It is the result of an earlier run.' : null}</span></p>`

const expectation = ({ expects, passed }: Theorem): string =>
  passed ? '' : expects === 'holds' ? 'It should hold. ' : 'It should be refuted. '

/** Everything after the statement. */
export function evidence(claim: Theorem, link: Link, mutants: readonly MutantRecord[]): Markup {
  const figures = [histogram(claim), growthOverN(claim), layerByLayer(claim)].filter((drawn) => drawn !== null)
  return html`
${claim.counterexample === null ? null : counterexample(claim.counterexample)}
<dl class="facts">${factsOf(claim, link, mutants).map(([term, fact]) => html`<dt>${term}</dt><dd>${fact}</dd>`)}</dl>
${figures.length === 0 ? null : html`<div class="figures">${figures}</div>`}
${labels(claim)}
${sizes(claim)}
${viewer(claim)}`
}

function factsOf(claim: Theorem, link: Link, mutants: readonly MutantRecord[]): [term: string, fact: Markup][] {
  const { scope, lacks, tightness, compiled, credits, problems, seconds, expects } = claim
  const kills = claimMutants(claim, mutants)
  const facts: ([term: string, fact: Markup] | null)[] = [
    ['Cases', phases(claim)],
    scope === null ? null : ['Tried in full', html`<span dir="auto">${scope}</span>`],
    // What must be refuted gets random cases only, whatever its domain has.
    lacks.length === 0 || expects === 'refuted' ? null : ['Not tried', lackText(lacks)],
    tightness === null ? null : ['Closest call', html`${meter(tightness)} ${quotation(tightness.witness)}`],
    credits.length === 0
      ? null
      : [
          'Its layers',
          html`<ul class="credits">${credits.map((credit) => html`<li>${linkTo(credit.lemma, link)}: ${rowsText(credit)}</li>`)}</ul>`,
        ],
    compiled === null ? null : ['In compiled models', html`${rowsText(compiled)} ${closestIn(compiled, link)}`],
    kills === null ? null : ['Mutants killed', kills],
    problems.length === 0
      ? null
      : ['Problems', html`<ul>${problems.map((problem) => html`<li dir="auto">${problem}</li>`)}</ul>`],
    ['Time', html`${formatSeconds(seconds)}`],
  ]
  return facts.filter((fact) => fact !== null)
}

const LACKING: Readonly<Record<Phase, string>> = {
  corpus: 'a corpus',
  examples: 'examples',
  exhaustive: 'all small cases',
  random: 'random cases',
  targeted: 'neighbours of the closest calls',
}

const lackText = (lacks: readonly Phase[]): Markup =>
  html`${lacks.map((phase) => LACKING[phase]).join(', ')}: its domain has none`

const meter = (tightness: Tightness): Markup => html`
<svg class="meter" aria-hidden="true"><rect width="${percent(Number(tightness.ratio))}" height="100%" rx="2"/></svg>
<strong>${formatClosest(tightness)}</strong>${tightness.attained ? '' : ' of the bound,'} by`

const rowsText = ({ rows, violations, tightness }: Omit<Compiled, 'by'>): string =>
  [
    formatCount(rows, 'row'),
    violations === 0 ? 'none violated' : `${formatInteger(violations)} violated`,
    ...(tightness === null ? [] : [`closest ${tightness.attained ? '' : 'at '}${formatClosest(tightness)}`]),
  ].join(', ')

const closestIn = ({ tightness, by }: Compiled, link: Link): Markup | null =>
  tightness === null
    ? null
    : html`by ${by === null ? null : html`${linkTo(by, link)}: `}${quotation(tightness.witness)}`

function sizes({ measures, magnitudes }: Theorem): Markup | null {
  const rows = [
    ...measures.map(({ name, least, median, most }) => [name, number(least), number(median), number(most)]),
    ...magnitudes.map(({ name, least, median, most }) => [name, least, median, most]),
  ]
  if (rows.length === 0) return null
  const body = html`<tbody>${rows.map(([name, ...values]) => row(typeset(name), values))}</tbody>`
  return table('Sizes of the cases', 'sizes', ['measure', 'least', 'median', 'most'], body, 'Sizes of the cases')
}

const number = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e9 ? formatInteger(value) : value.toPrecision(4)
