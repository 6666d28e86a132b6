// From steps to layers, as few as the data allows: a step goes into the first layer in which all that it reads is there. A layer
// has one head, shared by steps with the same mask, queries and keys, or as many heads as are ready. Attention reads what
// earlier layers left; the net of a layer reads that and what its own heads wrote.
import type { Rational } from '../numbers/index.ts'
import type { FeedForward, Head, Layer, LinearForm, Obligation } from '../transformer/index.ts'
import { matrix, vector } from '../transformer/index.ts'
import { type AttentionStep, type Coordinate, formText, type NetStep, type Step } from './step.ts'

/** `single` is Definition 1; `multi` is as many heads as can work at once. */
export type Heads = 'single' | 'multi'

/** Layers of steps, before they are matrices. */
export interface LayerPlan {
  /** Steps of one head each. */
  readonly heads: readonly (readonly AttentionStep[])[]
  readonly nets: readonly NetStep[]
}

/** @example planLayers(plan().steps, plan().coordinates, 'single').length */
export function planLayers(
  steps: readonly Step[],
  coordinates: readonly Coordinate[],
  heads: Heads,
): readonly LayerPlan[] {
  for (const step of steps) if (step.kind === 'attention') requireExact(step, coordinates)
  const writers = writersIn(steps)
  for (const [c, { length }] of writers) {
    if (length > 1) throw new RangeError(`${length} steps write the coordinate "${coordinates[c].name}"`)
  }
  const heights = heightsOf(steps, writers)
  const { ready, write } = readiness(steps, writers)

  const layers: LayerPlan[] = []
  const groups = new Map<string, Group>()
  const nets = new Set<number>()
  const wait = (released: readonly number[]): void => {
    for (const k of released) {
      const step = steps[k]
      if (step.kind === 'net') nets.add(k)
      else join(groups, { step, at: k, height: heights[k] })
    }
  }
  wait(ready)
  for (let left = steps.length; left > 0; ) {
    const chosen = chosenOf([...groups.values()], heads)
    for (const { pattern } of chosen) groups.delete(pattern)
    // What the heads write is there for the nets of the layer, and for the heads of the next.
    const attending = chosen.map(({ waiting }) => waiting.toSorted((a, b) => a.at - b.at))
    wait(attending.flat().flatMap(({ at }) => write(at)))
    const working = [...nets].toSorted((a, b) => a - b)
    nets.clear()
    wait(working.flatMap(write))
    if (attending.length + working.length === 0)
      throw new RangeError('steps wait for each other: a coordinate is never written')
    left -= attending.flat().length + working.length
    layers.push({
      heads: attending.map((group) => group.map(({ step }) => step)),
      nets: working.map((k) => steps[k]).filter((step) => step.kind === 'net'),
    })
  }
  return layers
}

/** Which steps wait for nothing, and which ones no longer do once a step has written; linear over all layers. */
function readiness(
  steps: readonly Step[],
  writers: Writers,
): { readonly ready: readonly number[]; write(step: number): number[] } {
  const readers = new Map<number, number[]>()
  const missing = steps.map((step, k) => {
    const awaited = [...new Set(readsOf(step))].filter((c) => writers.has(c))
    for (const c of awaited) {
      const known = readers.get(c)
      if (known === undefined) readers.set(c, [k])
      else known.push(k)
    }
    return awaited.length
  })
  return {
    ready: [...steps.keys()].filter((k) => missing[k] === 0),
    write: (step) =>
      [...new Set(writesOf(steps[step]))].flatMap((c) => readers.get(c) ?? []).filter((k) => --missing[k] === 0),
  }
}

/** Scores and values must be exact: then every row is a single exponential sum, and depth costs no precision. */
function requireExact(step: AttentionStep, coordinates: readonly Coordinate[]): void {
  const blurred = readsOf(step).find((c) => coordinates[c].kind === 'approximate')
  if (blurred !== undefined) {
    throw new RangeError(`attention "${step.name}" reads the approximate coordinate "${coordinates[blurred].name}"`)
  }
}

/** The coordinates that a step reads. @example readsOf(plan().steps[0]) */
export function readsOf(step: Step): number[] {
  const forms =
    step.kind === 'attention' ? [...step.query, ...step.key, step.value] : step.units.map((unit) => unit.form)
  return forms.flatMap((form) => form.map(({ index }) => index))
}

/** The coordinates that a step writes. @example writesOf(plan().steps[0]) */
export const writesOf = (step: Step): number[] =>
  step.kind === 'attention'
    ? [step.to]
    : [...step.units.flatMap((unit) => unit.outputs), ...step.bias].map(({ index }) => index)

/** By coordinate, the steps that write it. */
type Writers = ReadonlyMap<number, readonly number[]>

function writersIn(steps: readonly Step[]): Writers {
  const writers = new Map<number, number[]>()
  steps.forEach((step, k) => {
    for (const c of new Set(writesOf(step))) writers.set(c, [...(writers.get(c) ?? []), k])
  })
  return writers
}

/** How many steps still follow: of several that are ready, the one with the longest way to go comes first. */
function heightsOf(steps: readonly Step[], writers: Writers): number[] {
  const heights = steps.map(() => 0)
  // Gadgets add a step after those that it reads from.
  for (let k = steps.length - 1; k >= 0; k--) {
    for (const c of readsOf(steps[k])) {
      for (const w of writers.get(c) ?? []) heights[w] = Math.max(heights[w], heights[k] + 1)
    }
  }
  return heights
}

/** An attention step that has all it reads. */
interface Waiting {
  readonly step: AttentionStep
  /** Its place among the steps. */
  readonly at: number
  readonly height: number
}

/** Steps with the same weights of attention. */
interface Group {
  readonly pattern: string
  readonly waiting: Waiting[]
  height: number
  first: number
}

function join(groups: Map<string, Group>, one: Waiting): void {
  const { mask, query, key } = one.step
  const pattern = [mask, ...query.map(formText), ...key.map(formText)].join(' | ')
  const group = groups.get(pattern) ?? { pattern, waiting: [], height: 0, first: one.at }
  group.waiting.push(one)
  group.height = Math.max(group.height, one.height)
  group.first = Math.min(group.first, one.at)
  groups.set(pattern, group)
}

/** The highest group, or all, the highest first; among equals, that of the earliest step. */
function chosenOf(groups: readonly Group[], heads: Heads): readonly Group[] {
  const order = (a: Group, b: Group): number => b.height - a.height || a.first - b.first
  if (heads === 'multi' || groups.length === 0) return groups.toSorted(order)
  return [groups.reduce((best, group) => (order(group, best) < 0 ? group : best))]
}

/** The layer as a transformer has it: matrices over `width` coordinates. @example layerOf(layers[0], plan().coordinates.length) */
export function layerOf({ heads, nets }: LayerPlan, width: number): Layer {
  const names = [...heads.map(headName), ...nets.map(({ name }) => name)]
  return {
    name: names.length <= 3 ? names.join('; ') : `${names.slice(0, 3).join('; ')}; and ${names.length - 3} more`,
    heads: heads.map((steps) => headOf(steps, width)),
    feedForward: nets.length === 0 ? null : feedForwardOf(nets, width),
    obligations: [
      ...heads.flatMap((steps, head) =>
        steps.flatMap(({ obligation, mask, value, to }): Obligation[] =>
          obligation === undefined ? [] : [{ ...obligation, head, mask, value, to }],
        ),
      ),
      ...nets.flatMap((step) => step.obligations),
    ],
  }
}

const headName = (steps: readonly AttentionStep[]): string =>
  steps.length === 1 ? steps[0].name : `${steps[0].name} and ${steps.length - 1} more`

function headOf(steps: readonly AttentionStep[], width: number): Head {
  const [{ mask, query, key }] = steps
  const dimension = Math.max(1, query.length)
  return {
    name: headName(steps),
    mask,
    weighting: 'softmax-tau',
    query: matrix(dimension, width, entriesOf(query)),
    key: matrix(dimension, width, entriesOf(key)),
    value: matrix(
      width,
      width,
      steps.flatMap(({ to, value }) => value.map(({ index, factor }): Entry => [to, index, factor])),
    ),
  }
}

type Entry = readonly [row: number, column: number, value: Rational]

const entriesOf = (forms: readonly LinearForm[]): Entry[] =>
  forms.flatMap((form, row) => form.map(({ index, factor }): Entry => [row, index, factor]))

function feedForwardOf(nets: readonly NetStep[], width: number): FeedForward {
  const units = nets.flatMap((step) => step.units)
  return {
    first: matrix(units.length, width, entriesOf(units.map((unit) => unit.form))),
    firstBias: vector(
      units.length,
      units.map(({ bias }, u) => [u, bias]),
    ),
    second: matrix(
      width,
      units.length,
      units.flatMap(({ outputs }, u) => outputs.map(({ index, factor }): Entry => [index, u, factor])),
    ),
    secondBias: vector(
      width,
      nets.flatMap(({ bias }) => bias.map(({ index, factor }) => [index, factor] as const)),
    ),
  }
}
