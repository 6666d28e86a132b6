// The smallest counterexample of a claim, what it shows, and how it was found.
import type { Counterexample } from '../../src/engine/index.ts'
import { formatCount, visibleLines } from '../text/index.ts'
import { code, html, type Markup } from './markup.ts'
import { quotation } from './quotation.ts'

export const counterexample = (example: Counterexample): Markup => html`
<div class="counterexample" role="group" aria-label="Smallest counterexample">
<p class="title">Smallest counterexample</p>
<dl>${rowsOf(example).map(([term, fact]) => html`<dt>${term}</dt><dd dir="auto">${fact}</dd>`)}</dl>
</div>`

function rowsOf(example: Counterexample): [term: string, fact: Markup][] {
  const { case: minimal, shown, finding, explanation, replay } = example
  return [
    ['case', quotation(minimal)],
    ...(shown.length === 0 ? [] : [linesRow('which is', shown.join('\n'))]),
    ...finding.map(({ term, text }): [string, Markup] =>
      text.includes('\n') ? linesRow(term, text) : [term, html`${text}`],
    ),
    ...(explanation === null ? [] : [linesRow('in detail', explanation)]),
    ['origin', origin(example)],
    ...(replay === null ? [] : [replayRow(replay)]),
  ]
}

const linesRow = (term: string, lines: string): [string, Markup] => [
  term,
  html`<pre tabindex="0">${visibleLines(lines)}</pre>`,
]

function origin({ phase, index, shrinks, case: minimal, found }: Counterexample): Markup {
  const how = `${phase} case ${index}`
  return minimal === found
    ? html`${how}, not shrunk`
    : html`${how}, shrunk in ${formatCount(shrinks, 'step')} from ${quotation(found)}`
}

const replayRow = (replay: string): [string, Markup] => ['run again', code(replay)]
