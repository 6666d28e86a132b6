// One head as a table of weights, one row per position that looks; cells are reached by the arrow keys.
import { apart, make } from './dom.js'

/**
 * @typedef {import('../../../src/transformer/trace/shape.ts').HeadTrace} Head
 * @typedef {import('../../../src/transformer/trace/shape.ts').RowTrace} Row
 */

/**
 * A weight in few characters: .95, or a power of ten.
 * @param {number} weight
 */
const brief = (weight) => {
  if (weight === 0 || weight === 1) return document.createTextNode(`${weight}`)
  if (weight >= 0.995) return document.createTextNode('≈1')
  if (weight >= 0.005) return document.createTextNode(weight.toFixed(2).slice(1))
  const part = document.createDocumentFragment()
  part.append('10', make('sup', {}, `−${Math.ceil(-Math.log10(weight))}`))
  return part
}

/**
 * @param {Row} row
 * @param {number} j
 */
export const cellAt = ({ first, chosen, heat, scores }, j) => ({
  isVisible: j >= first && j < first + heat.length,
  hard: chosen.includes(j) ? 1 / chosen.length : 0,
  soft: heat[j - first],
  score: scores[j - first],
})

/**
 * @param {Head} head
 * @param {readonly string[]} symbols
 * @param {'hard' | 'soft'} kind
 * @param {(cell: string) => void} tell
 */
export const weightsOf = ({ rows }, symbols, kind, tell) => {
  const table = make(
    'table',
    { class: 'heat', role: 'grid' },
    make('caption', {}, kind === 'hard' ? 'hard attention' : 'soft attention'),
  )
  const columns = symbols.map((symbol, k) => make('th', { scope: 'col' }, make('small', {}, `${k + 1}`), apart(symbol)))
  table.append(make('thead', {}, make('tr', {}, make('td', { class: 'corner' }, 'i \\ j'), ...columns)))
  const body = make('tbody', {})
  rows.forEach((row, k) => {
    const cells = symbols.map((_, at) => {
      const { isVisible, hard, soft } = cellAt(row, at + 1)
      if (!isVisible) return make('td', { class: 'masked' }, make('span', { class: 'unseen' }, 'masked'))
      const weight = kind === 'hard' ? hard : soft
      const cell = make('td', { 'data-cell': `${k} ${at + 1}`, tabindex: '-1' }, brief(weight))
      if (hard > 0) cell.classList.add('chosen')
      cell.style.setProperty('--weight', `${Math.round(100 * weight)}%`)
      return cell
    })
    const header = make('th', { scope: 'row' }, make('small', {}, `${row.i}`), apart(symbols[row.i - 1] ?? ''))
    body.append(make('tr', {}, header, ...cells))
  })
  table.append(body)
  const cells = [...body.querySelectorAll('td[data-cell]')].filter((cell) => cell instanceof HTMLElement)
  cells[0]?.setAttribute('tabindex', '0')
  /** @param {Event} event */
  const pointed = ({ target }) => {
    const cell = target instanceof Element ? target.closest('td[data-cell]') : null
    if (cell !== null) tell(cell.getAttribute('data-cell') ?? '')
  }
  body.addEventListener('mouseover', pointed)
  body.addEventListener('focusin', pointed)
  body.addEventListener('keydown', (event) => move(event, cells))
  return table
}

const WAYS = /** @type {Record<string, [number, number]>} */ ({
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
})

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} cells
 */
const move = (event, cells) => {
  const way = WAYS[event.key]
  const { target } = event
  if (way === undefined || !(target instanceof HTMLElement)) return
  event.preventDefault()
  const [k, j] = (target.dataset.cell ?? '').split(' ').map(Number)
  const next = cells.find((cell) => cell.dataset.cell === `${k + way[0]} ${j + way[1]}`)
  if (next === undefined) return
  for (const cell of cells) cell.setAttribute('tabindex', cell === next ? '0' : '-1')
  next.focus()
}
