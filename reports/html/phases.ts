// How many cases each phase tried.
import { casesOf, PHASES, type Phase } from '../../src/engine/index.ts'
import type { Theorem } from '../document/index.ts'
import { formatInteger } from '../text/index.ts'
import { html, type Markup } from './markup.ts'

const NAMES: Readonly<Record<Phase, string>> = {
  corpus: 'from the corpus',
  examples: 'examples',
  exhaustive: 'enumerated',
  random: 'random',
  targeted: 'searched',
}

export function phases(claim: Theorem): Markup {
  const { cases, undecided } = claim
  const total = casesOf(claim)
  const phasesTried = PHASES.filter((phase) => cases[phase] > 0)
  const parts = [
    ...phasesTried.map(
      (phase) => html`<span class="part"><i class="${phase}"></i>${formatInteger(cases[phase])} ${NAMES[phase]}</span>`,
    ),
    ...(cases.discarded > 0 ? [html`<span class="part">${formatInteger(cases.discarded)} discarded</span>`] : []),
    ...(undecided > 0 ? [html`<span class="part">${formatInteger(undecided)} undecided</span>`] : []),
  ]
  const bar = html`<span class="phases" aria-hidden="true">${phasesTried.map(
    (phase) => html`<i class="${phase}" style="flex-grow:${cases[phase]}"></i>`,
  )}</span>`
  return html`<strong>${formatInteger(total)}</strong> ${total === 0 ? null : bar} ${parts}`
}
