// The check of a certificate: what must be trusted, with the lemmas that it names and the definitions of transformers and formulas.
// Proved is: at every n ≥ 1, for every word and at every position, the model's output is 1 where the formula is true and 0 elsewhere.
//
// From layer to layer the value of each coordinate is derived for all positions at once. A layer adds to the stream, so a coordinate that
// is written must be exactly 0 before, and have one writer: then what is written is its value. Heads read what stood before the
// layer, a net what stands after its heads. Values that no later layer writes stay.
import { type Json, type JsonError, shape } from '../json/index.ts'
import { type Rational, rational } from '../numbers/index.ts'
import { attended, lemmaOf, scoresOf } from './attend.ts'
import { type Form, formFrom, formOf, isSame, times, type Value } from './form.ts'
import { type Class, Classes } from './formula.ts'
import { requireTruth } from './net.ts'
import * as polynomial from './polynomial.ts'
import { Refusal, type Refused, refuse } from './refusal.ts'
import { type Certificate, certificateShape, type FeedForward, type Head, type Model, type Step } from './shape.ts'
import { inverseTemperature, startOf } from './start.ts'

export type Checked =
  /** With how often each lemma or rule was used. */
  | { readonly kind: 'proved'; readonly rules: ReadonlyMap<string, number> }
  | ({ readonly kind: 'refused' } & Refused)
  | { readonly kind: 'unreadable'; readonly errors: readonly JsonError[] }

/** @example checkCertificate(new Map()).kind // unreadable */
export function checkCertificate(document: Json): Checked {
  const read = shape.read(certificateShape, document)
  if (read.kind === 'unreadable') return read
  const proof = new Proof(read.value)
  try {
    proof.run()
    return { kind: 'proved', rules: proof.rules }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { kind: 'refused', layer: proof.layer, ...error.why }
  }
}

class Proof {
  readonly rules = new Map<string, number>()
  layer: number | null = null
  readonly #certificate: Certificate
  readonly #model: Model
  readonly #classes = new Classes()
  readonly #indices: ReadonlyMap<string, number>
  /** By coordinate, the class that it is said to hold. */
  readonly #meanings = new Map<number, Class>()
  readonly #decided = new Map<string, boolean>()
  readonly #nodes: Class[] = []
  #values: Value[] = []
  #inverse = polynomial.ONE

  constructor(certificate: Certificate) {
    this.#certificate = certificate
    this.#model = certificate.model
    this.#indices = new Map(this.#model.coordinates.map((name, index) => [name, index]))
  }

  run(): void {
    const { meanings, steps } = this.#certificate
    const { coordinates, embedding, layers, outputs, schedule } = this.#model
    if (this.#indices.size < coordinates.length) refuse('definition-4', 'coordinates', 'two have one name')
    if (steps.length !== layers.length)
      refuse('definition-4', 'steps', `there are ${steps.length} lists, not one per layer`)
    for (const node of meanings.nodes) this.#nodes.push(this.#classes.ofNode(node, this.#nodes))
    for (const { coordinate, node } of meanings.of) this.#meanings.set(this.#indexOf(coordinate), this.#nodeAt(node))
    if (this.#meanings.size < meanings.of.length) refuse('definition-4', 'meanings', 'a coordinate has two')
    this.layer = 0
    this.#inverse = inverseTemperature(schedule.temperature)
    for (const { vector } of embedding.symbols) requireDistinct(vector)
    requireDistinct(embedding.other ?? [])
    this.#values = startOf(this.#model, this.#classes, this.#indexOf)
    layers.forEach(({ heads, feedForward }, l) => {
      this.layer = l + 1
      this.#attend(heads, steps[l])
      if (feedForward !== null) this.#feedForward(feedForward)
    })
    this.layer = null
    for (const [coordinate, of] of this.#meanings) this.#requireClass(coordinate, of)
    if (outputs.length !== 1) refuse('definition-4', 'outputs', 'a model that computes a formula has one')
    this.#requireClass(this.#indexOf(outputs[0]), this.#nodeAt(meanings.root))
  }

  #indexOf = (name: string): number => this.#indices.get(name) ?? refuse('definition-4', name, 'no such coordinate')

  #nodeAt = (node: number): Class => this.#nodes[node] ?? refuse('definition-4', `node ${node}`, 'there is none')

  #requireClass(coordinate: number, of: Class): void {
    const value = this.#values[coordinate]
    if (rational.isZero(value.error) && isSame(value.form, formOf(this.#classes, of))) return
    refuse('definition-4', this.#model.coordinates[coordinate], 'it does not hold the truth of its node')
  }

  #exact = (name: string): Form => {
    const value = this.#values[this.#indexOf(name)]
    return rational.isZero(value.error) ? value.form : refuse('definition-1', name, 'a head reads what is approximate')
  }

  #sum = (entries: Head['value'] | Head['query'], to: string | number): Form =>
    formFrom(
      entries.flatMap((entry) =>
        entry.to === to ? times(this.#exact(entry.from), polynomial.constant(entry.value)) : [],
      ),
    )

  #attend(heads: readonly Head[], steps: readonly Step[]): void {
    const after = [...this.#values]
    const open = new Set(steps)
    for (const [h, head] of heads.entries()) {
      const { query, key, value, mask, dimension, name } = head
      for (const entries of [query, key, value]) requireDistinct(entries)
      if ([...query, ...key].some(({ to }) => to >= dimension))
        refuse('definition-1', name, 'a row is beyond the dimension')
      const rows = [...new Set(query.map(({ to }) => to))]
      const projected = rows.map((row) => ({ query: this.#sum(query, row), key: this.#sum(key, row) }))
      const scores = scoresOf(projected, this.#scaleOf(head))
      for (const to of new Set(value.map((entry) => entry.to))) {
        const [step, other] = [...open].filter((one) => one.head === h && one.to === to)
        if (step === undefined || other !== undefined) refuse('definition-1', to, 'not one step says what it is')
        open.delete(step)
        this.#requireZero(after, to, lemmaOf(step))
        const view = { classes: this.#classes, mask, scores, value: this.#sum(value, to), decided: this.#decided }
        after[this.#indexOf(to)] = attended(step, { ...view, exact: this.#exact, nodeAt: this.#nodeAt })
        this.#credit(lemmaOf(step))
      }
    }
    for (const step of open) refuse(lemmaOf(step), step.to, `head ${step.head} does not write it`)
    this.#values = after
  }

  /** 1/(√d_k·τ). */
  #scaleOf({ dimension, weighting, name, query, key }: Head): polynomial.Polynomial {
    if (weighting !== 'softmax' && weighting !== 'softmax-tau')
      refuse('definition-3', name, `${weighting} is no softmax`)
    if (query.length === 0 || key.length === 0) return polynomial.ONE
    const root = rational.squareRoot(rational.of(dimension)) ?? refuse('definition-1', name, '√d_k is not rational')
    return polynomial.scale(weighting === 'softmax' ? polynomial.ONE : this.#inverse, rational.inverse(root))
  }

  #feedForward({ hidden, first, firstBias, second, secondBias }: FeedForward): void {
    for (const entries of [first, firstBias, second, secondBias]) requireDistinct(entries)
    const named = [...first.map(({ to }) => to), ...firstBias.map(({ to }) => to), ...second.map(({ from }) => from)]
    if (named.some((unit) => unit >= hidden)) refuse('definition-1', 'the net', 'a unit is beyond hidden')
    const after = [...this.#values]
    const zero = { value: rational.zero }
    for (const name of new Set([...second, ...secondBias].map(({ to }) => to))) {
      const target =
        this.#meanings.get(this.#indexOf(name)) ?? refuse('definition-1', name, 'nothing says what it means')
      this.#requireZero(this.#values, name, 'definition-1')
      const units = second.flatMap(({ to, from: unit, value: weight }) => {
        if (to !== name || rational.isZero(weight)) return []
        const row = first.filter((entry) => entry.to === unit)
        const reads = row.map(({ from, value }) => ({ from, factor: value, value: this.#values[this.#indexOf(from)] }))
        return [{ bias: (firstBias.find((entry) => entry.to === unit) ?? zero).value, reads, weight }]
      })
      const { value: bias } = secondBias.find(({ to }) => to === name) ?? zero
      this.#credit(requireTruth(bias, units, this.#classes, target, name))
      after[this.#indexOf(name)] = { form: formOf(this.#classes, target), error: rational.zero }
    }
    this.#values = after
  }

  #requireZero(values: readonly Value[], name: string, lemma: string): void {
    const value = values[this.#indexOf(name)]
    if (value.form.size > 0 || !rational.isZero(value.error))
      refuse(lemma, name, 'it is written where it is not 0 before')
  }

  #credit(rule: string): void {
    this.rules.set(rule, (this.rules.get(rule) ?? 0) + 1)
  }
}

type Entry = { readonly to: string | number; readonly from?: string | number; readonly value: Rational }

function requireDistinct(entries: readonly Entry[]): void {
  const places = new Set(entries.map(({ to, from }) => JSON.stringify([to, from])))
  if (places.size < entries.length) refuse('definition-4', 'entries', 'one is given twice')
}
