// One look at a model before anything is made of it: values from plain JavaScript and models put together by hand must be refused by
// name, never run. Linear in the entries, once for each object.
import { quote } from '../../json/index.ts'
import { MASKS } from '../mask.ts'
import type { Model } from '../model.ts'
import { WEIGHTINGS } from '../weighting.ts'
import { counted, matrixFlaw, type Side, vectorFlaw } from './entries.ts'
import {
  choiceFlaw,
  distinctFlaw,
  type Found,
  fieldOf,
  firstFlaw,
  flaw,
  isCount,
  isList,
  isRecord,
  listFlaw,
  shown,
  textFlaw,
  within,
} from './flaw.ts'
import { scheduledFlaw } from './scheduled.ts'

const wellFormed = new WeakSet<object>()

/**
 * A RangeError names the first part that is not as a model's must be.
 * @example requireModel({ ...model, outputs: [12] }) // RangeError: ill-formed model "seen a 1": its list of outputs names coordinate 12, …
 */
export function requireModel(model: Model): void {
  if (isRecord(model) && wellFormed.has(model)) return
  const found = modelFlaw(model)
  if (found !== undefined) {
    const name = isRecord(model) && typeof model.name === 'string' ? ` ${quote(model.name)}` : ''
    throw new RangeError(`ill-formed model${name}: ${found.part} ${found.problem}`)
  }
  wellFormed.add(model)
}

function modelFlaw(model: unknown): Found {
  if (!isRecord(model)) return flaw('it', `is ${shown(model)}: give a Model`)
  const { name, coordinates, embedding, schedule, layers, outputs } = model
  const named = textFlaw('its name', name)
  if (named !== undefined) return named
  if (!isList(coordinates)) return flaw('its list of coordinates', `is ${shown(coordinates)}: give a list of names`)
  if (coordinates.length === 0) return flaw('its list of coordinates', 'is empty: give at least one')
  const stream: Side = {
    size: coordinates.length,
    because: () => `the model has ${counted(coordinates.length, 'coordinate')}`,
  }
  return (
    distinctFlaw(coordinates, (index) => `the name of coordinate ${index}`) ??
    embeddingFlaw(embedding, stream) ??
    scheduleFlaw(schedule, stream) ??
    listFlaw('its list of layers', layers, (layer, l) =>
      within(layerFlaw(layer, stream), () => ` of layer ${l + 1}`),
    ) ??
    outputsFlaw(outputs, stream)
  )
}

function embeddingFlaw(embedding: unknown, stream: Side): Found {
  if (!isRecord(embedding)) return flaw('its embedding', `is ${shown(embedding)}: give symbols and other`)
  const { symbols, other } = embedding
  if (!isList(symbols)) return flaw('the list of symbols of its embedding', `is ${shown(symbols)}: give a list`)
  const names = symbols.map((item) => fieldOf(item, 'symbol'))
  return (
    distinctFlaw(names, (index) => `symbol ${index + 1} of its embedding`) ??
    firstFlaw(symbols, (item, k) =>
      within(vectorFlaw('the vector', fieldOf(item, 'vector'), stream), () => ` of the symbol ${shown(names[k])}`),
    ) ??
    (other === null ? undefined : vectorFlaw('the vector of other symbols', other, stream))
  )
}

function scheduleFlaw(schedule: unknown, { size, because }: Side): Found {
  if (!isRecord(schedule)) return flaw('its schedule', `is ${shown(schedule)}: give positions and temperature`)
  const { positions, temperature } = schedule
  return (
    listFlaw('the list of position embeddings of its schedule', positions, (item, k) => {
      const part = `position embedding ${k + 1}`
      if (!isRecord(item)) return flaw(part, `is ${shown(item)}: give a coordinate and a value`)
      const { coordinate, value } = item
      if (!isCount(coordinate) || coordinate >= size)
        return flaw(part, `is added to coordinate ${shown(coordinate)}, but ${because()}, counted from 0`)
      return scheduledFlaw(part, value, false)
    }) ?? scheduledFlaw('the temperature', temperature, true)
  )
}

function layerFlaw(layer: unknown, stream: Side): Found {
  if (!isRecord(layer)) return flaw('the description', `is ${shown(layer)}: give name, heads and feedForward`)
  const { name, heads, feedForward: net } = layer
  return (
    textFlaw('the name', name) ??
    listFlaw('the list of heads', heads, (head, h, all) =>
      within(headFlaw(head, stream), () => ` of ${headText(head, h, all)}`),
    ) ??
    (net === null ? undefined : within(netFlaw(net, stream), () => ' of the feed-forward net'))
  )
}

/** By its name, where no other head of the layer has it. */
function headText(head: unknown, index: number, heads: readonly unknown[]): string {
  const name = nameOf(head)
  const isAlone = heads.filter((other) => nameOf(other) === name).length === 1
  return typeof name === 'string' && name !== '' && isAlone ? `head ${quote(name)}` : `head ${index + 1}`
}

const nameOf = (head: unknown): unknown => fieldOf(head, 'name')

function headFlaw(head: unknown, stream: Side): Found {
  if (!isRecord(head)) return flaw('the description', `is ${shown(head)}: give name, mask, weighting and matrices`)
  const { name, mask, weighting, query, key, value } = head
  const dimension = fieldOf(query, 'rows')
  const inner: Side = {
    size: isCount(dimension) ? dimension : 1,
    because: () => (isCount(dimension) ? `W^Q has ${dimension}: both have d_k` : 'which is d_k, an integer from 1'),
  }
  return (
    textFlaw('the name', name) ??
    choiceFlaw('the mask', mask, MASKS, 'masks') ??
    choiceFlaw('the weighting', weighting, WEIGHTINGS, 'weightings') ??
    matrixFlaw('W^Q', query, inner, stream) ??
    (inner.size === 0 ? flaw('W^Q', 'has 0 rows: d_k is at least 1') : undefined) ??
    matrixFlaw('W^K', key, inner, stream) ??
    matrixFlaw('W^V', value, stream, stream)
  )
}

function netFlaw(net: unknown, stream: Side): Found {
  if (!isRecord(net)) return flaw('the description', `is ${shown(net)}: give W₁, b₁, W₂ and b₂, or null for no net`)
  const { first, firstBias, second, secondBias } = net
  const size = fieldOf(first, 'rows')
  const hidden: Side = {
    size: isCount(size) ? size : 0,
    because: () => (isCount(size) ? `W₁ has ${counted(size, 'row')}` : 'which is d_f, an integer from 0'),
  }
  return (
    matrixFlaw('W₁', first, hidden, stream) ??
    vectorFlaw('b₁', firstBias, hidden) ??
    matrixFlaw('W₂', second, stream, hidden) ??
    vectorFlaw('b₂', secondBias, stream)
  )
}

function outputsFlaw(outputs: unknown, { size, because }: Side): Found {
  const seen = new Set<unknown>()
  return listFlaw('its list of outputs', outputs, (output) => {
    if (!isCount(output) || output >= size)
      return flaw('its list of outputs', `names coordinate ${shown(output)}, but ${because()}, counted from 0`)
    if (seen.has(output)) return flaw('its list of outputs', `names coordinate ${output} twice: keep one`)
    seen.add(output)
    return undefined
  })
}
