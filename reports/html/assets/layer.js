// A layer: its heads, hard attention beside soft, what stands behind a cell, and what the layer leaves.
import { apart, make, quantityOf, spoken } from './dom.js'
import { cellAt, weightsOf } from './heat.js'

/**
 * @typedef {import('../../../src/transformer/trace/shape.ts').LayerTrace} Layer
 * @typedef {import('../../../src/transformer/trace/shape.ts').HeadTrace} Head
 * @typedef {import('../../../src/transformer/trace/shape.ts').NetTrace} Net
 */

const SEEN = /** @type {Record<string, string>} */ ({
  future: 'over positions up to i',
  past: 'over positions from i on',
  none: 'over all positions',
  'strict-future': 'over positions before i',
  'strict-past': 'over positions after i',
})

/**
 * @param {Head} head
 * @param {readonly string[]} symbols
 * @param {HTMLElement} readout
 */
const headOf = (head, symbols, readout) => {
  const { name, mask, outputs } = head
  const box = make('div', { class: 'head' })
  /** @param {string} cell */
  const tell = (cell) => {
    for (const other of box.querySelectorAll('td[data-cell]')) {
      other.classList.toggle('pointed', other.getAttribute('data-cell') === cell)
    }
    const [k, j] = cell.split(' ').map(Number)
    readout.replaceChildren(...behind(head, k, j, symbols))
  }
  const lemmas = [
    ...new Set(outputs.map(({ lemma, gamma }) => `${spoken(lemma)}${gamma === null ? '' : ` with γ ≥ ${gamma}`}`)),
  ]
  box.append(
    make(
      'p',
      { class: 'head-name' },
      'Head “',
      apart(name),
      `”, ${SEEN[mask] ?? mask}${lemmas.length === 0 ? '' : `; rests on ${lemmas.join(', ')}`}`,
    ),
    make('div', { class: 'maps' }, weightsOf(head, symbols, 'hard', tell), weightsOf(head, symbols, 'soft', tell)),
  )
  return box
}

/**
 * @param {number} i
 * @param {readonly string[]} symbols
 * @returns {(string | Node)[]}
 */
const placeOf = (i, symbols) => (symbols[i - 1] ? [`${i} (`, apart(symbols[i - 1]), ')'] : [`${i}`])

/**
 * What stands behind a cell: scores, weights, and what the head promises in that row.
 * @param {Head} head
 * @param {number} k
 * @param {number} j
 * @param {readonly string[]} symbols
 */
const behind = ({ rows, outputs }, k, j, symbols) => {
  const row = rows[k]
  const { hard, soft, score } = cellAt(row, j)
  const first = [
    'Position ',
    ...placeOf(row.i, symbols),
    ' looks at ',
    ...placeOf(j, symbols),
    `: score ${quantityOf(score)}`,
    row.temperature === '1' ? '' : ` at temperature ${row.temperature}`,
    `, hard weight ${Number(hard.toPrecision(4))}, soft weight ${soft}. `,
  ]
  const rest = outputs.flatMap(({ coordinate, lemma, tolerance, positions }) => {
    const { hard: is, soft: comes, error, margin } = positions[k]
    return [
      '“',
      apart(coordinate),
      `” at ${row.i}: hard ${is}, soft ${quantityOf(comes)}`,
      error === null ? '' : `, error at most ${error} of ${tolerance} allowed by ${spoken(lemma)}`,
      margin === null ? '. ' : `, margin at least ${margin}. `,
    ]
  })
  return [...first, ...rest]
}

/**
 * What the layer leaves, coordinate by position.
 * @param {readonly Net[]} nets
 * @param {readonly string[]} symbols
 */
const netsOf = (nets, symbols) => {
  const columns = symbols.map((symbol, k) => make('th', { scope: 'col' }, make('small', {}, `${k + 1}`), apart(symbol)))
  const rows = nets.map(({ coordinate, lemma, values, margins, margin }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, apart(coordinate)),
      ...values.map((value, k) =>
        make('td', margins === null ? {} : { title: `margin at least ${margins[k]}` }, quantityOf(value)),
      ),
      make('td', { class: 'rest' }, restOf(lemma, margin)),
    ),
  )
  const table = make('table', { class: 'nets' }, make('caption', {}, 'what the layer leaves'))
  table.append(
    make('thead', {}, make('tr', {}, make('td', {}), ...columns, make('td', {}))),
    make('tbody', {}, ...rows),
  )
  return make('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': 'What the layer leaves' }, table)
}

/**
 * @param {string | null} lemma
 * @param {string | null} margin
 */
const restOf = (lemma, margin) =>
  [lemma === null ? '' : spoken(lemma), margin === null ? '' : `margin ≥ ${margin}`].filter(Boolean).join(', ')

/**
 * @param {Layer} layer
 * @param {readonly string[]} symbols
 * @param {HTMLElement} readout
 */
export const layerOf = ({ heads, nets }, symbols, readout) => [
  ...(heads.length > 0 ? [] : [make('p', { class: 'head-name' }, 'No attention in this layer, only a net.')]),
  ...heads.map((head) => headOf(head, symbols, readout)),
  ...(nets.length === 0 ? [] : [netsOf(nets, symbols)]),
]
