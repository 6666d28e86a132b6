// Draws the traces of the view that is shown, and steps through their layers.
import { make } from './dom.js'
import { layerOf } from './layer.js'

/** @typedef {import('../../../src/transformer/trace/shape.ts').Trace} Trace */

const HINT = 'Point at a cell, or move to one with the keyboard, to see what stands behind it.'

/** @param {Trace} trace */
const viewerOf = (trace) => {
  const stage = make('div', { class: 'stage' })
  const { symbols, layers } = trace
  // Where attention searches for something it is worth more looks than where it averages.
  const searching = layers.findIndex(({ heads }) =>
    heads.some(({ outputs }) => outputs.some(({ gamma }) => gamma !== null)),
  )
  let current = searching >= 0 ? searching : layers.findIndex(({ heads }) => heads.length > 0)

  const back = make('button', { type: 'button' }, '‹ Back')
  const next = make('button', { type: 'button' }, 'Next ›')
  const slider = make('input', { type: 'range', min: '1', max: `${layers.length}`, step: '1', 'aria-label': 'Layer' })
  const where = make('output', {})
  const panel = make('div', { class: 'layer' })
  const readout = make('p', { class: 'readout', 'aria-live': 'polite' })

  /** @param {number} layer */
  const go = (layer) => {
    current = Math.max(0, Math.min(layers.length - 1, layer))
    slider.value = `${current + 1}`
    slider.setAttribute('aria-valuetext', `layer ${current + 1}: ${layers[current].name}`)
    back.disabled = current === 0
    next.disabled = current === layers.length - 1
    where.value = `Layer ${current + 1} of ${layers.length}`
    readout.replaceChildren(HINT)
    panel.replaceChildren(...layerOf(layers[current], symbols, readout))
  }

  back.addEventListener('click', () => go(current - 1))
  next.addEventListener('click', () => go(current + 1))
  slider.addEventListener('input', () => go(Number(slider.value) - 1))
  stage.addEventListener('keydown', (event) => {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return
    event.preventDefault()
    go(current + (event.key === 'PageDown' ? 1 : -1))
  })
  if (layers.length > 1) stage.append(make('div', { class: 'steps' }, back, slider, next, where))
  stage.append(panel, readout)
  go(Math.max(0, current))
  return stage
}

/** @param {Element} view */
const draw = (view) => {
  for (const place of view.querySelectorAll('.viewer:not(.drawn)')) {
    const data = document.getElementById(place.getAttribute('data-trace') ?? '')?.textContent
    if (!data) continue
    place.classList.add('drawn')
    place.querySelector('.stage')?.replaceWith(viewerOf(JSON.parse(data)))
  }
}

document.addEventListener('view', (event) => {
  if (event instanceof CustomEvent && event.detail instanceof Element) draw(event.detail)
})
const view = document.querySelector('.view.current')
if (view !== null) draw(view)
