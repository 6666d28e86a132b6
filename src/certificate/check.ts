// The check of a certificate: what must be trusted, with the lemmas that it names and the definitions of transformers and formulas.
// Proved is: at every n ≥ 1, for every word and at every position, the model's output is 1 where the formula is true and 0 elsewhere.
//
// From layer to layer the value of each coordinate is derived for all positions at once. A layer adds to the stream, so a coordinate that
// is written must be exactly 0 before, and have one writer: then what is written is its value. Heads read what stood before the
// layer, a net what stands after its heads. Values that no later layer writes stay.
import { type Json, type JsonError, shape } from '../json/index.ts'
import { rational } from '../numbers/index.ts'
import { attended, lemmaOf, scoresOf } from './attend.ts'
import { type Exact, exactForm, formOf, isSame, type Value } from './form.ts'
import { type Class, Classes } from './formula.ts'
import { requireTruth, type Unit } from './net.ts'
import { ONE, type Polynomial, scale } from './polynomial.ts'
import { Refusal, type Refused, refuse } from './refusal.ts'
import {
  type Certificate,
  certificateShape,
  type FeedForward,
  type Head,
  type Meanings,
  type Model,
  type Step,
} from './shape.ts'
import { inverseTemperature, startOf } from './start.ts'

export type Checked =
  /** With how often each lemma or rule was used. */
  | { readonly kind: 'proved'; readonly rules: ReadonlyMap<string, number> }
  | ({ readonly kind: 'refused' } & Refused)
  | { readonly kind: 'unreadable'; readonly errors: readonly JsonError[] }

export function checkCertificate(document: Json): Checked {
  const read = shape.read(certificateShape, document)
  if (read.kind === 'unreadable') return read
  let layer: number | null = null
  try {
    const rules = new Map<string, number>()
    const credit = (rule: string): void => {
      rules.set(rule, (rules.get(rule) ?? 0) + 1)
    }
    prove(read.value, credit, (now) => {
      layer = now
    })
    return { kind: 'proved', rules }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { lemma, of, message } = error
    return { kind: 'refused', lemma, layer, of, message }
  }
}

/** What a check goes by. */
interface Proof {
  readonly model: Model
  readonly classes: Classes
  /** By coordinate, the class that it is said to hold. */
  readonly meanings: ReadonlyMap<number, Class>
  readonly decided: Map<string, boolean>
  indexOf(coordinate: string): number
  credit(rule: string): void
}

function prove(
  { meanings, model, steps }: Certificate,
  credit: Proof['credit'],
  enter: (layer: number | null) => void,
): void {
  const indices = new Map(model.coordinates.map((name, index) => [name, index]))
  if (indices.size < model.coordinates.length) refuse('definition-4', 'coordinates', 'two have one name')
  const indexOf = (name: string): number =>
    indices.get(name) ?? refuse('definition-4', name, 'there is no such coordinate')
  const classes = new Classes()
  const nodes = classesOf(meanings, classes)
  const proof: Proof = {
    model,
    classes,
    meanings: new Map(meanings.of.map(({ coordinate, node }) => [indexOf(coordinate), nodeAt(nodes, node)])),
    decided: new Map(),
    indexOf,
    credit,
  }
  if (proof.meanings.size < meanings.of.length) refuse('definition-4', 'meanings', 'a coordinate has two')
  if (steps.length !== model.layers.length)
    refuse('definition-4', 'steps', `there are ${steps.length} lists for ${model.layers.length} layers`)
  enter(0)
  let values: readonly Value[] = startOf(model, classes, indexOf)
  model.layers.forEach(({ heads, feedForward }, l) => {
    enter(l + 1)
    values = afterNet(feedForward, afterHeads(heads, steps[l], values, proof), proof)
  })
  enter(null)
  for (const [coordinate, of] of proof.meanings)
    requireClass(values[coordinate], of, model.coordinates[coordinate], classes)
  const { outputs } = model
  if (outputs.length !== 1) refuse('definition-4', 'outputs', 'a model that computes a formula has one output')
  requireClass(values[indexOf(outputs[0])], nodeAt(nodes, meanings.root), outputs[0], classes)
}

function classesOf({ nodes }: Meanings, classes: Classes): readonly Class[] {
  const known: Class[] = []
  for (const node of nodes)
    known.push(
      classes.ofNode(node, known) ??
        refuse('definition-4', `node ${known.length}`, 'it has a part that does not stand before it'),
    )
  return known
}

const nodeAt = (nodes: readonly Class[], node: number): Class =>
  nodes[node] ?? refuse('definition-4', `node ${node}`, `there are ${nodes.length} nodes, from 0`)

function requireClass(value: Value, of: Class, name: string, classes: Classes): void {
  if (value.kind !== 'exact' || !isSame(value.form, formOf(classes, of)))
    refuse('definition-4', name, 'it does not hold the truth of its node')
}

function afterHeads(
  heads: readonly Head[],
  steps: readonly Step[],
  values: readonly Value[],
  proof: Proof,
): readonly Value[] {
  const after = [...values]
  const { model, classes, indexOf } = proof
  const used = new Set<Step>()
  const written = new Set<number>()
  heads.forEach((head, h) => {
    const exact = (name: string): Exact => exactAt(values, indexOf(name), name)
    const read = (entries: Head['query'], row: number): Exact =>
      sumOf(
        entries.filter(({ to }) => to === row),
        exact,
      )
    requireDistinct(
      [
        ...head.query.map(({ to, from }) => `query ${to} ${from}`),
        ...head.key.map(({ to, from }) => `key ${to} ${from}`),
        ...head.value.map(({ to, from }) => `value ${to} ${from}`),
      ],
      head.name,
    )
    if ([...head.query, ...head.key].some(({ to }) => to >= head.dimension))
      refuse('definition-1', head.name, `a row is beyond the dimension ${head.dimension}`)
    const rows = [...new Set(head.query.map(({ to }) => to))].filter((row) => head.key.some(({ to }) => to === row))
    const scores = scoresOf(
      rows.map((row) => read(head.query, row)),
      rows.map((row) => read(head.key, row)),
      scaleOf(head, model),
    )
    for (const to of new Set(head.value.map((entry) => entry.to))) {
      const target = indexOf(to)
      const own = steps.filter((step) => step.head === h && step.to === to)
      const [step] = own
      if (own.length !== 1) refuse('definition-1', to, `${own.length} steps say what head ${h} writes to it`)
      used.add(step)
      requireFresh(values[target], written.has(target), to, lemmaOf(step))
      written.add(target)
      const value = sumOf(
        head.value.filter((entry) => entry.to === to),
        exact,
      )
      after[target] = attended(step, { classes, mask: head.mask, scores, value, exact, decided: proof.decided })
      proof.credit(lemmaOf(step))
    }
  })
  for (const step of steps) if (!used.has(step)) refuse(lemmaOf(step), step.to, `head ${step.head} does not write it`)
  return after
}

/** 1/(√d_k·τ). */
function scaleOf({ dimension, weighting, name }: Head, { schedule }: Model): Polynomial {
  if (weighting !== 'softmax' && weighting !== 'softmax-tau')
    return refuse('definition-3', name, `${weighting} attention is no softmax`)
  const root = rational.squareRoot(rational.of(dimension))
  if (root === undefined) return refuse('definition-1', name, `√${dimension} is not rational`)
  const inverse = weighting === 'softmax' ? ONE : inverseTemperature(schedule.temperature)
  return scale(
    inverse ?? refuse('definition-3', name, 'the temperature is not known for every length'),
    rational.inverse(root),
  )
}

function exactAt(values: readonly Value[], index: number, name: string): Exact {
  const value = values[index]
  if (value.kind === 'exact') return value.form
  return refuse(
    'definition-1',
    name,
    value.kind === 'unknown'
      ? 'a head reads what a table says of some lengths only'
      : 'a head reads an approximate coordinate',
  )
}

const sumOf = (
  entries: readonly { readonly from: string; readonly value: rational.Rational }[],
  exact: (name: string) => Exact,
): Exact =>
  exactForm(
    entries.flatMap(({ from, value }) =>
      [...exact(from).values()].map(({ atom, factor }) => ({ atom, factor: scale(factor, value) })),
    ),
  )

function requireFresh(value: Value, isTaken: boolean, name: string, lemma: string): void {
  if (isTaken) refuse(lemma, name, 'it is written twice in one layer')
  if (value.kind !== 'exact' || value.form.size > 0) refuse(lemma, name, 'it is written, but is not 0 before')
}

const requireDistinct = (places: readonly string[], name: string): void => {
  if (new Set(places).size < places.length) refuse('definition-1', name, 'an entry is given twice')
}

function afterNet(net: FeedForward | null, values: readonly Value[], proof: Proof): readonly Value[] {
  if (net === null) return values
  const after = [...values]
  const { classes, indexOf, model } = proof
  requireDistinct(
    [
      ...net.first.map(({ to, from }) => `first ${to} ${from}`),
      ...net.firstBias.map(({ to }) => `bias ${to}`),
      ...net.second.map(({ to, from }) => `second ${to} ${from}`),
      ...net.secondBias.map(({ to }) => `second bias ${to}`),
    ],
    'the net',
  )
  const rows = new Map<number, { from: number; factor: rational.Rational }[]>()
  for (const { to, from, value } of net.first)
    rows.set(to, [...(rows.get(to) ?? []), { from: indexOf(from), factor: value }])
  const biases = new Map(net.firstBias.map(({ to, value }) => [to, value]))
  const targets = new Set([...net.second.map(({ to }) => to), ...net.secondBias.map(({ to }) => to)])
  for (const name of targets) {
    const index = indexOf(name)
    const target = proof.meanings.get(index)
    if (target === undefined) return refuse('definition-1', name, 'the net writes it, and nothing says what it means')
    requireFresh(values[index], false, name, 'definition-1')
    const units = net.second
      .filter(({ to, value }) => to === name && !rational.isZero(value))
      .map(
        ({ from, value }): Unit => ({
          bias: biases.get(from) ?? rational.zero,
          reads: rows.get(from) ?? [],
          weight: value,
        }),
      )
    const bias = net.secondBias.find(({ to }) => to === name)?.value ?? rational.zero
    proof.credit(requireTruth({ bias, units, values, classes, target, name: model.coordinates[index] }))
    after[index] = { kind: 'exact', form: formOf(classes, target) }
  }
  return after
}
