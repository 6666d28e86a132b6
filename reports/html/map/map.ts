// The map: every numbered statement is a node, to the right of what it rests on. Nodes are links; in the browser, arrow keys
// move between them, and a node shows what it rests on and what rests on it.
import { cut } from '../../../src/json/index.ts'
import type { Standing } from '../../document/index.ts'
import { partId } from '../address.ts'
import { round } from '../figures/index.ts'
import type { Group } from '../groups.ts'
import { html, type Markup } from '../markup.ts'
import { type Mood, moodOf, SIGNS, sign } from '../words.ts'
import { type LayoutNode, layout, type Wire } from './layout.ts'

interface Looks {
  readonly width: number
  /** From one column to the next. */
  readonly step: number
  readonly leastColumns: number
  /** Characters of a name and of a topic that fit into a node. */
  readonly fits: { readonly name: number; readonly topic: number }
}

const NARROW: Looks = { width: 172, step: 226, leastColumns: 5, fits: { name: 18, topic: 24 } }
/** Where there are few statements, their topics have room. */
const WIDE: Looks = { width: 324, step: 378, leastColumns: 3, fits: { name: 38, topic: 50 } }
const FEW = 18
const HEIGHT = 40
const STEP = 50
const MARGIN = 8

export function map(groups: readonly Group[]): Markup {
  const mapped = onMap(groups)
  const { columns, rows, nodes, wires, alone } = layout(withoutOthers(mapped))
  const looks = groups.length <= FEW && columns <= WIDE.leastColumns ? WIDE : NARROW
  const across = Math.max(looks.leastColumns, columns)
  const places = new Map<string, Place>(nodes.map(({ id, column, row }) => [id, { column, row }]))
  const titles: Markup[] = []
  let height = rows
  const shelve = (title: string | null, ids: readonly string[]): void => {
    if (ids.length === 0) return
    const top = height + (title === null ? (height === 0 ? 0 : 0.4) : 0.9)
    if (title !== null) titles.push(html`<text class="shelf" x="${MARGIN}" y="${middleOf(top) - 30}">${title}</text>`)
    ids.forEach((id, k) => {
      places.set(id, { column: k % across, row: top + Math.floor(k / across) })
    })
    height = top + Math.ceil(ids.length / across)
  }
  const sections = [...new Set(groups.map(({ section }) => section))]
  const hasShelves = sections.length > 1
  // Among many that are connected, those that are not need no heading of their own.
  if (wires.length > 0 || !hasShelves) shelve(null, alone)
  const others = groups.filter(({ id }) => !places.has(id))
  for (const section of sections)
    shelve(
      section,
      others.filter((group) => group.section === section).map(({ id }) => id),
    )
  const size = {
    width: 2 * MARGIN + (across - 1) * looks.step + looks.width,
    height: 2 * MARGIN + Math.ceil(height * STEP),
  }
  return html`<h2>Map of the claims</h2>
${legend(groups)}
<div class="map scroll" role="region" aria-label="Map of the claims" tabindex="-1">
<svg viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="group" aria-label="Statements, each to the right of what it rests on. Arrow keys move, Enter opens.">
<g class="wires" aria-hidden="true">${wires.map((wire) => drawWire(wire, looks))}</g>
${titles}
${groups.map((group) => drawNode(group, places.get(group.id), looks))}
</svg></div>
<p class="hint">${wires.length === 0 ? null : 'Each statement stands to the right of what it rests on. '}Open one to see its evidence.</p>`
}

/** Sections with numbered statements make the map, or all sections where no statement has a number; all others are listed below it. */
function onMap(groups: readonly Group[]): readonly Group[] {
  const sections = new Set(groups.filter(({ id }) => isNumbered(id)).map(({ section }) => section))
  return sections.size === 0 ? groups : groups.filter(({ section }) => sections.has(section))
}

const isNumbered = (id: string): boolean => /^(?:definition|lemma|proposition|theorem|corollary)-\d+$/.test(id)

function withoutOthers(groups: readonly Group[]): LayoutNode[] {
  const ids = new Set(groups.map(({ id }) => id))
  return groups.map(({ id, uses }) => ({ id, uses: uses.filter((name) => ids.has(name)) }))
}

interface Place {
  readonly column: number
  readonly row: number
}

const leftOf = (column: number, { step }: Looks): number => MARGIN + column * step
const middleOf = (row: number): number => round(MARGIN + row * STEP + HEIGHT / 2)

/** Straight within a column, curved between columns. */
function drawWire({ from, to, path }: Wire, looks: Looks): Markup {
  const { width } = looks
  const points = path.slice(1).map(({ column, row }, k) => {
    const start = leftOf(path[k].column, looks) + width
    const [end, y, before] = [leftOf(column, looks), middleOf(row), middleOf(path[k].row)]
    const bend = (end - start) / 2
    const past = k + 2 < path.length ? ` H${end + width}` : ''
    return `C${start + bend} ${before} ${end - bend} ${y} ${end} ${y}${past}`
  })
  const begin = `M${leftOf(path[0].column, looks) + width} ${middleOf(path[0].row)}`
  return html`<path d="${begin}${points.join('')}" data-from="${from}" data-to="${to}"/>`
}

function drawNode(group: Group, place: Place | undefined, looks: Looks): Markup | null {
  if (place === undefined) return null
  const mood = worstMood(group)
  const [x, y] = [leftOf(place.column, looks), round(MARGIN + place.row * STEP)]
  const dagger = isErratum(group)
  const label = `${group.name}, ${group.topic}: ${SPOKEN[mood]}${dagger ? ', but not as printed' : ''}`
  return html`<a href="#${partId('statement', group.id)}" class="node ${mood}" data-node="${group.id}" data-uses="${group.uses.join(' ')}">
<title>${label}</title>
<rect x="${x}" y="${y}" width="${looks.width}" height="${HEIGHT}" rx="${mood === 'passed' ? 7 : 0}"/>
<rect class="band" x="${x}" y="${y}" width="5" height="${HEIGHT}" rx="${mood === 'passed' ? 2 : 0}"/>
<text class="name" x="${x + 14}" y="${y + 17}">${cut(
    group.name.replace(/^Task (.)/, (_, first: string) => first.toUpperCase()),
    looks.fits.name,
  )}${dagger ? ' †' : ''}</text>
<text class="topic" x="${x + 14}" y="${y + 32}">${cut(group.topic, looks.fits.topic)}</text>
<text class="mark" x="${x + looks.width - 10}" y="${y + 17}" text-anchor="end">${SIGNS[mood]}</text></a>`
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

/** Of what occurs. */
function legend(groups: readonly Group[]): Markup {
  const moods = new Set(groups.map(worstMood))
  const items: readonly (readonly [mood: Mood, isThere: boolean, words: string])[] = [
    ['passed', moods.has('passed'), 'every claim came out as expected'],
    ['refuted', groups.some(isErratum), 'true as repaired, but not as printed'],
    ['failed', moods.has('failed'), 'a claim did not come out as expected'],
    ['open', moods.has('open'), 'open'],
    ['interrupted', moods.has('interrupted'), 'interrupted'],
  ]
  return html`<ul class="legend">${items.map(([mood, isThere, words]) => (isThere ? html`<li>${sign(mood)} ${words}</li>` : null))}</ul>`
}

const isErratum = ({ claims }: Group): boolean =>
  claims.some((claim) => claim.variant === 'printed' && moodOf(claim) === 'refuted')
