// Annotated models with one thing changed at random: a weight, a bias, a mask, a weighting, a term of the schedule, the temperature or
// an annotation. What a proof must never be wrong about.
import type { Meanings, Node } from '../../../src/certificate/index.ts'
import { builtIn } from '../../../src/logic/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import {
  type Layer,
  MASKS,
  type Matrix,
  type Model,
  NAMED_TERMS,
  type Obligation,
  type Scheduled,
  type Vector,
  WEIGHTINGS,
} from '../../../src/transformer/index.ts'
import type { seeded } from '../random.ts'

type Random = ReturnType<typeof seeded>

const FACTORS = ['2', '1/2', '-1', '0', '3', '7/8', '9/8', '1/4', '12', '1/6'].map(rational.parse)
const STEPS = ['1/4', '-1/4', '1/2', '-1/2', '1', '-1', '1/100', '-1/100', '2'].map(rational.parse)

const nudged = (value: Rational, random: Random): Rational =>
  random.below(2) === 0 ? rational.multiply(value, random.pick(FACTORS)) : rational.add(value, random.pick(STEPS))

const changeAt = <T>(list: readonly T[], random: Random, change: (one: T) => T): readonly T[] => {
  if (list.length === 0) return list
  const k = random.below(list.length)
  return list.with(k, change(list[k]))
}

function changedMatrix(matrix: Matrix, random: Random): Matrix {
  const entries = matrix.entries.filter(({ value }) => !rational.isZero(value))
  const kind = random.below(4)
  if (kind === 0 || entries.length === 0) {
    const [row, column] = [random.below(Math.max(matrix.rows, 1)), random.below(matrix.columns)]
    if (matrix.rows === 0 || entries.some((one) => one.row === row && one.column === column)) return matrix
    return { ...matrix, entries: [...entries, { row, column, value: random.pick(STEPS) }] }
  }
  if (kind === 1) {
    const [k, column] = [random.below(entries.length), random.below(matrix.columns)]
    const isTaken = entries.some((one) => one.row === entries[k].row && one.column === column)
    return isTaken ? matrix : { ...matrix, entries: entries.with(k, { ...entries[k], column }) }
  }
  const all = changeAt(entries, random, (entry) => ({ ...entry, value: nudged(entry.value, random) }))
  return { ...matrix, entries: all.filter(({ value }) => !rational.isZero(value)) }
}

function changedVector(vector: Vector, random: Random): Vector {
  if (vector.size === 0) return vector
  const index = random.below(vector.size)
  const old = vector.entries.find((one) => one.index === index)?.value ?? rational.zero
  const value = nudged(old, random)
  const rest = vector.entries.filter((one) => one.index !== index)
  return { ...vector, entries: rational.isZero(value) ? rest : [...rest, { index, value }] }
}

function changedScheduled(value: Scheduled, random: Random): Scheduled {
  if (value.kind === 'predicate') {
    if (random.below(2) === 0) return { ...value, at: value.at === 'zero' ? 'position' : 'zero' }
    const predicate = builtIn(random.pick(['ODD', 'EVEN', 'PRIME', 'HALF']))
    return predicate === undefined ? value : { ...value, predicate }
  }
  if (value.kind !== 'term') return value
  return random.below(2) === 0
    ? { ...value, times: nudged(value.times, random) }
    : { ...value, term: random.pick(NAMED_TERMS) }
}

const changedForm = (
  form: readonly { readonly index: number; readonly factor: Rational }[],
  d: number,
  random: Random,
) =>
  changeAt(form, random, (one) =>
    random.below(2) === 0 ? { ...one, index: random.below(d) } : { ...one, factor: nudged(one.factor, random) },
  )

function changedObligation(obligation: Obligation, d: number, random: Random): Obligation {
  switch (obligation.kind) {
    case 'rounding':
      return random.below(2) === 0
        ? { ...obligation, constant: nudged(obligation.constant, random) }
        : { ...obligation, form: changedForm(obligation.form, d, random) }
    case 'marker':
      return { ...obligation, edge: obligation.edge === 'first' ? 'last' : 'first' }
    case 'mean':
      return random.below(2) === 0
        ? { ...obligation, mask: random.pick(MASKS) }
        : { ...obligation, value: changedForm(obligation.value, d, random) }
    case 'reciprocal':
      return { ...obligation, direction: obligation.direction === 'left' ? 'right' : 'left' }
    case 'tie-break': {
      const kind = random.below(4)
      if (kind === 0) return { ...obligation, clause: random.pick(['a', 'b', 'c']) }
      if (kind === 1) return { ...obligation, base: changedForm(obligation.base, d, random) }
      if (kind === 2) return { ...obligation, gamma: nudged(obligation.gamma, random) }
      return { ...obligation, tolerance: nudged(obligation.tolerance, random) }
    }
    case 'lookup': {
      const kind = random.below(5)
      if (kind === 0) return { ...obligation, lemma: obligation.lemma === 'lemma-6' ? 'lemma-7' : 'lemma-6' }
      if (kind === 1) return { ...obligation, plus: obligation.plus === 0 ? 1 : 0 }
      if (kind === 2) return { ...obligation, gamma: nudged(obligation.gamma, random) }
      if (kind === 3) return { ...obligation, count: { ...obligation.count, of: random.below(d) } }
      return { ...obligation, tolerance: nudged(obligation.tolerance, random) }
    }
  }
}

function changedLayer(layer: Layer, d: number, random: Random): Layer {
  const kind = random.below(8)
  if (kind === 0 && layer.heads.length > 0)
    return { ...layer, heads: changeAt(layer.heads, random, (head) => ({ ...head, mask: random.pick(MASKS) })) }
  if (kind === 1 && layer.heads.length > 0)
    return {
      ...layer,
      heads: changeAt(layer.heads, random, (head) => ({ ...head, weighting: random.pick(WEIGHTINGS) })),
    }
  if (kind <= 3 && layer.heads.length > 0) {
    const which = random.pick(['query', 'key', 'value'] as const)
    return {
      ...layer,
      heads: changeAt(layer.heads, random, (head) => ({ ...head, [which]: changedMatrix(head[which], random) })),
    }
  }
  if (kind === 4 && layer.obligations !== undefined)
    return { ...layer, obligations: changeAt(layer.obligations, random, (one) => changedObligation(one, d, random)) }
  const net = layer.feedForward
  if (net === null) return layer
  const which = random.below(4)
  if (which === 0) return { ...layer, feedForward: { ...net, first: changedMatrix(net.first, random) } }
  if (which === 1) return { ...layer, feedForward: { ...net, firstBias: changedVector(net.firstBias, random) } }
  if (which === 2) return { ...layer, feedForward: { ...net, second: changedMatrix(net.second, random) } }
  return { ...layer, feedForward: { ...net, secondBias: changedVector(net.secondBias, random) } }
}

function changedMeanings(meanings: Meanings, coordinates: readonly string[], random: Random): Meanings {
  const kind = random.below(4)
  const node = (): number => random.below(meanings.nodes.length)
  if (kind === 0) return { ...meanings, of: changeAt(meanings.of, random, (one) => ({ ...one, node: node() })) }
  if (kind === 1) return { ...meanings, root: node() }
  if (kind === 2)
    return {
      ...meanings,
      of: changeAt(meanings.of, random, (one) => ({ ...one, coordinate: random.pick(coordinates) })),
    }
  return { ...meanings, nodes: changeAt(meanings.nodes, random, (one) => changedNode(one, random)) }
}

function changedNode(node: Node, random: Random): Node {
  if ('letter' in node) return { letter: random.pick(['a', 'b', 'c']) }
  if ('since' in node) return random.below(2) === 0 ? { until: node.since } : { since: node.since.toReversed() }
  if ('until' in node) return random.below(2) === 0 ? { since: node.until } : { until: node.until.toReversed() }
  if ('previous' in node) return { next: node.previous }
  if ('next' in node) return { previous: node.next }
  if ('and' in node) return { or: node.and }
  if ('or' in node) return { and: node.or }
  if ('predicateOf' in node) {
    const { direction } = node.predicateOf
    return { predicateOf: { ...node.predicateOf, direction: direction === 'left' ? 'right' : 'left' } }
  }
  if ('less' in node) {
    const [left, right] = node.less
    return random.below(2) === 0 ? { less: [right, left] } : { less: [left, [...right, { constant: '1' }]] }
  }
  return node
}

/** The model with one thing changed; the same object where the change could not be made. */
export function changedModel(model: Model, random: Random): Model {
  const kind = random.below(12)
  const { schedule, meanings } = model
  if (kind === 0) {
    const temperature = changedScheduled(schedule.temperature, random)
    const isPositive = temperature.kind === 'term' && rational.sign(temperature.times) > 0
    const isOdd = temperature.kind === 'term' && ['(-1)^i', '[i=1]'].includes(temperature.term)
    return isPositive && !isOdd ? { ...model, schedule: { ...schedule, temperature } } : model
  }
  if (kind === 1) {
    const change = (one: Model['schedule']['positions'][number]) =>
      random.below(4) === 0
        ? { ...one, coordinate: random.below(model.coordinates.length) }
        : { ...one, value: changedScheduled(one.value, random) }
    return { ...model, schedule: { ...schedule, positions: changeAt(schedule.positions, random, change) } }
  }
  if (kind === 2 && meanings !== undefined)
    return { ...model, meanings: changedMeanings(meanings, model.coordinates, random) }
  if (kind === 3) {
    const { symbols, other } = model.embedding
    if (random.below(3) === 0 && other !== null)
      return { ...model, embedding: { symbols, other: changedVector(other, random) } }
    const all = changeAt(symbols, random, (one) => ({ ...one, vector: changedVector(one.vector, random) }))
    return { ...model, embedding: { symbols: all, other } }
  }
  return {
    ...model,
    layers: changeAt(model.layers, random, (one) => changedLayer(one, model.coordinates.length, random)),
  }
}

/** What the root of meanings says along a word, straight from the definitions: an evaluator of its own. */
export function truthOfMeanings({ nodes, root }: Meanings, word: readonly string[]): readonly boolean[] {
  const n = word.length
  const positions = word.map((_, k) => k + 1)
  const columns: boolean[][] = []
  const count = (direction: 'left' | 'right', of: number, i: number): number =>
    positions.filter((j) => (direction === 'left' ? j <= i : j >= i) && columns[of][j - 1]).length
  const holds = (theta: string, k: number): boolean => {
    const [, name, parameters = ''] = /^(\w+)(?:\[(.*)\])?$/.exec(theta) ?? []
    return builtIn(name, parameters === '' ? [] : parameters.split(',').map(Number))?.holds(k, n) ?? false
  }
  const column = (node: Node): boolean[] =>
    positions.map((i): boolean => {
      if ('constant' in node) return node.constant
      if ('letter' in node) return word[i - 1] === node.letter
      if ('predicate' in node) return holds(node.predicate, i)
      if ('not' in node) return !columns[node.not][i - 1]
      if ('and' in node) return node.and.every((part) => columns[part][i - 1])
      if ('or' in node) return node.or.some((part) => columns[part][i - 1])
      if ('previous' in node) return i > 1 && columns[node.previous][i - 2]
      if ('next' in node) return i < n && columns[node.next][i]
      if ('since' in node) {
        const [a, b] = node.since.map((part) => columns[part])
        return positions.some((j) => j <= i && b[j - 1] && a.slice(j - 1, i).every(Boolean))
      }
      if ('until' in node) {
        const [a, b] = node.until.map((part) => columns[part])
        return positions.some((j) => j >= i && b[j - 1] && a.slice(i - 1, j).every(Boolean))
      }
      if ('predicateOf' in node) {
        const { predicate, direction, of } = node.predicateOf
        return holds(predicate, count(direction, of, i))
      }
      const [left, right] = node.less.map((term) =>
        term.reduce(
          (sum, addend) =>
            'count' in addend
              ? sum + Number(addend.count.factor) * count(addend.count.direction, addend.count.of, i)
              : sum + Number(addend.constant),
          0,
        ),
      )
      return left < right
    })
  for (const node of nodes) columns.push(column(node))
  return columns[root]
}
