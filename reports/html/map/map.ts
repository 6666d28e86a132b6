// The map: every numbered statement of the paper is a node, to the right of what it rests on. Nodes are links; in the browser, arrow keys
// move between them, and a node shows what it rests on and what rests on it.
import { cut } from '../../../src/json/index.ts'
import type { Standing } from '../../document/index.ts'
import { round } from '../figures/index.ts'
import type { Group } from '../groups.ts'
import { html, type Markup } from '../markup.ts'
import { moodOf, SIGNS, sign } from '../words.ts'
import { type LayoutNode, layout, type Wire } from './layout.ts'

const NODE = { width: 172, height: 40 }
const STEP = { x: 226, y: 50 }
const MARGIN = 8
const LEAST_COLUMNS = 5
/** Characters of a name and of a topic that fit into a node. */
const FITS = { name: 19, topic: 25 }

export function map(groups: readonly Group[]): Markup {
  const numbered = groups.filter(({ id }) => isNumbered(id))
  const { columns, rows, nodes, wires, alone } = layout(withoutOthers(numbered.length > 0 ? numbered : groups))
  const across = Math.max(LEAST_COLUMNS, columns)
  const places = new Map<string, Place>(nodes.map(({ id, column, row }) => [id, { column, row }]))
  const titles: Markup[] = []
  let height = rows
  const shelve = (title: string | null, ids: readonly string[]): void => {
    if (ids.length === 0) return
    const top = height + (title === null ? 0.4 : 0.9)
    if (title !== null) titles.push(html`<text class="shelf" x="${MARGIN}" y="${middleOf(top) - 30}">${title}</text>`)
    ids.forEach((id, k) => {
      places.set(id, { column: k % across, row: top + Math.floor(k / across) })
    })
    height = top + Math.ceil(ids.length / across)
  }
  shelve(null, alone)
  const others = groups.filter(({ id }) => !places.has(id))
  for (const section of new Set(others.map((group) => group.section)))
    shelve(
      section,
      others.filter((group) => group.section === section).map(({ id }) => id),
    )
  const size = {
    width: 2 * MARGIN + (across - 1) * STEP.x + NODE.width,
    height: 2 * MARGIN + Math.ceil(height * STEP.y),
  }
  return html`<div class="map scroll" role="region" aria-label="Map of the claims" tabindex="-1">
<svg viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="group" aria-label="Statements, each to the right of what it rests on. Arrow keys move, Enter opens.">
<g class="wires" aria-hidden="true">${wires.map(drawWire)}</g>
${titles}
${groups.map((group) => drawNode(group, places.get(group.id)))}
</svg></div>`
}

/** The paper's statements make the map; all others are listed below it by section. */
const isNumbered = (id: string): boolean => /^(?:definition|lemma|proposition|theorem|corollary)-\d+$/.test(id)

function withoutOthers(groups: readonly Group[]): LayoutNode[] {
  const ids = new Set(groups.map(({ id }) => id))
  return groups.map(({ id, uses }) => ({ id, uses: uses.filter((name) => ids.has(name)) }))
}

interface Place {
  readonly column: number
  readonly row: number
}

const leftOf = (column: number): number => MARGIN + column * STEP.x
const middleOf = (row: number): number => round(MARGIN + row * STEP.y + NODE.height / 2)

/** Straight within a column, curved between columns. */
function drawWire({ from, to, path }: Wire): Markup {
  const points = path.slice(1).map(({ column, row }, k) => {
    const start = leftOf(path[k].column) + NODE.width
    const [end, y, before] = [leftOf(column), middleOf(row), middleOf(path[k].row)]
    const bend = (end - start) / 2
    const past = k + 2 < path.length ? ` H${end + NODE.width}` : ''
    return `C${start + bend} ${before} ${end - bend} ${y} ${end} ${y}${past}`
  })
  const begin = `M${leftOf(path[0].column) + NODE.width} ${middleOf(path[0].row)}`
  return html`<path d="${begin}${points.join('')}" data-from="${from}" data-to="${to}"/>`
}

function drawNode(group: Group, place: Place | undefined): Markup | null {
  if (place === undefined) return null
  const mood = worstMood(group)
  const [x, y] = [leftOf(place.column), round(MARGIN + place.row * STEP.y)]
  const isErratum = group.claims.some((claim) => claim.variant === 'printed' && moodOf(claim) === 'refuted')
  const label = `${group.name}, ${group.topic}: ${SPOKEN[mood]}${isErratum ? ', but not as printed' : ''}`
  return html`<a href="#statement-${group.id}" class="node ${mood}" data-node="${group.id}" data-uses="${group.uses.join(' ')}">
<title>${label}</title>
<rect x="${x}" y="${y}" width="${NODE.width}" height="${NODE.height}" rx="${mood === 'passed' ? 7 : 0}"/>
<rect class="band" x="${x}" y="${y}" width="5" height="${NODE.height}" rx="${mood === 'passed' ? 2 : 0}"/>
<text class="name" x="${x + 14}" y="${y + 17}">${cut(
    group.name.replace(/^Task (.)/, (_, first: string) => first.toUpperCase()),
    FITS.name,
  )}${isErratum ? ' †' : ''}</text>
<text class="topic" x="${x + 14}" y="${y + 32}">${cut(group.topic, FITS.topic)}</text>
<text class="mark" x="${x + NODE.width - 10}" y="${y + 17}" text-anchor="end">${SIGNS[mood]}</text></a>`
}

const SPOKEN: Readonly<Record<Standing, string>> = {
  passed: 'as expected',
  failed: 'not as expected',
  open: 'open',
  interrupted: 'interrupted',
}

/** The worst mood of its claims. A refutation that was expected is no worse than a pass. */
export function worstMood({ claims }: Group): Standing {
  const moods = claims.map(moodOf)
  return (['failed', 'open', 'interrupted'] as const).find((mood) => moods.includes(mood)) ?? 'passed'
}

export const legend = (): Markup => html`
<ul class="legend">
<li>${sign('passed')} every claim came out as expected</li>
<li>${sign('refuted')} true as repaired, but not as printed</li>
<li>${sign('failed')} a claim did not come out as expected</li>
<li>${sign('open')} open</li>
</ul>`
