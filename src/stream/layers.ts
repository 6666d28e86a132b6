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
  /** Coordinates that are there by now: of earlier layers while heads are chosen, and of these heads while nets are. */
  const written = new Set<number>()
  const isReady = (step: Step): boolean => readsOf(step).every((c) => written.has(c) || !writers.has(c))

  const layers: LayerPlan[] = []
  let attention = steps.flatMap((step, k) => (step.kind === 'attention' ? [{ step, height: heights[k] }] : []))
  let nets = steps.filter((step) => step.kind === 'net')
  while (attention.length + nets.length > 0) {
    const ready = groupsOf(attention.filter(({ step }) => isReady(step)))
    const chosen = heads === 'multi' ? ready : ready.slice(0, 1)
    const attending = new Set(chosen.flat().map(({ step }) => step))
    for (const { to } of attending) written.add(to)
    const working = nets.filter(isReady)
    for (const c of working.flatMap(writesOf)) written.add(c)
    if (attending.size + working.length === 0)
      throw new RangeError('steps wait for each other: a coordinate is never written')
    attention = attention.filter(({ step }) => !attending.has(step))
    const done = new Set(working)
    nets = nets.filter((step) => !done.has(step))
    layers.push({ heads: chosen.map((group) => group.map(({ step }) => step)), nets: working })
  }
  return layers
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

type Waiting = readonly { readonly step: AttentionStep; readonly height: number }[]

/** Steps with the same weights of attention, the highest group first. */
function groupsOf(ready: Waiting): Waiting[] {
  const groups = new Map<string, { step: AttentionStep; height: number }[]>()
  for (const waiting of ready) {
    const { mask, query, key } = waiting.step
    const pattern = [mask, ...query.map(formText), ...key.map(formText)].join(' | ')
    const group = groups.get(pattern) ?? []
    group.push(waiting)
    groups.set(pattern, group)
  }
  const height = (group: Waiting): number => group.reduce((most, waiting) => Math.max(most, waiting.height), 0)
  return [...groups.values()].toSorted((a, b) => height(b) - height(a))
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
