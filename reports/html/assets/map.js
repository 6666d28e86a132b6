// The map by keyboard and mouse: one tab stop, arrow keys between nodes, and for each node what it rests on and what rests on it.
const picture = document.querySelector('.map svg')
const nodes = [...document.querySelectorAll('.map a.node')].filter((node) => node instanceof SVGAElement)
const wires = [...document.querySelectorAll('.map .wires path')].filter((wire) => wire instanceof SVGPathElement)

/** @param {SVGElement} node */
const idOf = (node) => node.dataset.node ?? ''
/** @param {SVGElement} node */
const usesOf = (node) => (node.dataset.uses ?? '').split(' ').filter(Boolean)
/** @param {SVGAElement} node */
const middleOf = (node) => {
  const box = node.querySelector('rect')?.getBBox() ?? new DOMRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Everything that can be reached, including the start.
 * @param {string} start
 * @param {(id: string) => string[]} next
 */
const reach = (start, next) => {
  const seen = new Set([start])
  for (const id of seen) for (const other of next(id)) seen.add(other)
  return seen
}

const usedBy = new Map(nodes.map((node) => [idOf(node), /** @type {string[]} */ ([])]))
for (const node of nodes) for (const id of usesOf(node)) usedBy.get(id)?.push(idOf(node))
const uses = new Map(nodes.map((node) => [idOf(node), usesOf(node)]))

/** @param {SVGAElement | null} node */
const light = (node) => {
  picture?.classList.toggle('lit', node !== null)
  const below = node === null ? new Set() : reach(idOf(node), (id) => uses.get(id) ?? [])
  const above = node === null ? new Set() : reach(idOf(node), (id) => usedBy.get(id) ?? [])
  for (const other of nodes) {
    other.classList.toggle('self', other === node)
    other.classList.toggle('below', other !== node && below.has(idOf(other)))
    other.classList.toggle('above', other !== node && above.has(idOf(other)))
  }
  for (const wire of wires) {
    const { from, to } = wire.dataset
    wire.classList.toggle('below', below.has(from) && below.has(to))
    wire.classList.toggle('above', above.has(from) && above.has(to))
  }
}

/** The distance to another node in a direction, where sideways counts double or more; null if the node is not in that direction. */
const distances = /** @type {Record<string, (dx: number, dy: number) => number | null>} */ ({
  ArrowRight: (dx, dy) => (dx > 1 ? dx + 2 * Math.abs(dy) : null),
  ArrowLeft: (dx, dy) => (dx < -1 ? -dx + 2 * Math.abs(dy) : null),
  ArrowDown: (dx, dy) => (dy > 1 ? dy + 4 * Math.abs(dx) : null),
  ArrowUp: (dx, dy) => (dy < -1 ? -dy + 4 * Math.abs(dx) : null),
})

/**
 * The nearest node; to the right and left, a connected one if there is any.
 * @param {SVGAElement} node
 * @param {string} key
 */
const neighbour = (node, key) => {
  const distance = distances[key]
  const here = middleOf(node)
  const connected = key === 'ArrowRight' ? usedBy.get(idOf(node)) : key === 'ArrowLeft' ? uses.get(idOf(node)) : []
  const measured = nodes.flatMap((other) => {
    const there = middleOf(other)
    const far = distance(there.x - here.x, there.y - here.y)
    return far === null ? [] : [{ other, far: far + (connected?.includes(idOf(other)) ? 0 : 10_000) }]
  })
  return measured.sort((a, b) => a.far - b.far).at(0)?.other
}

/** @param {SVGAElement} node */
const go = (node) => {
  for (const other of nodes) other.setAttribute('tabindex', other === node ? '0' : '-1')
  node.focus()
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

for (const [k, node] of nodes.entries()) {
  node.setAttribute('tabindex', k === 0 ? '0' : '-1')
  node.addEventListener('focus', () => light(node))
  node.addEventListener('blur', () => light(null))
  node.addEventListener('mouseenter', () => light(node))
  node.addEventListener('mouseleave', () => light(null))
  node.addEventListener('keydown', (event) => {
    const next =
      event.key === 'Home'
        ? nodes[0]
        : event.key === 'End'
          ? nodes.at(-1)
          : event.key in distances && neighbour(node, event.key)
    if (!next) return
    event.preventDefault()
    go(next)
  })
}

export {}
