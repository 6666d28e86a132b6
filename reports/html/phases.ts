// How many cases each phase tried.
import { casesOf, PHASES, type Phase } from '../../src/engine/index.ts'
import type { Theorem } from '../document/index.ts'
import { formatInteger } from '../text/index.ts'
import { round } from './figures/index.ts'
import { html, type Markup } from './markup.ts'

const NAMES: Readonly<Record<Phase, string>> = {
  corpus: 'from the corpus',
  examples: 'given',
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
  return html`<strong>${formatInteger(total)}</strong> ${total === 0 ? null : bar(phasesTried.map((phase) => [phase, cases[phase] / total]))} ${parts}`
}

const WIDTH = 144
const GAP = 2
/** So that a phase of a single case can be seen. */
const NARROWEST = 3

function bar(shares: readonly (readonly [phase: Phase, share: number])[]): Markup {
  const room = WIDTH - GAP * (shares.length - 1)
  let x = 0
  const parts = shares.map(([phase, share]) => {
    const width = Math.max(NARROWEST, room * share)
    const part = html`<rect class="${phase}" x="${round(x)}" width="${round(width)}" height="10"/>`
    x += width + GAP
    return part
  })
  return html`<svg class="phases" viewBox="0 0 ${round(x - GAP)} 10" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`
}
