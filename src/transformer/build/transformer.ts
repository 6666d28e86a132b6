// A model written down as one would explain it: named coordinates, an embedding for each symbol, heads and nets as sums over coordinates.
// The type checker knows the names; whatever else is wrong is said by name.
import { quote } from '../../json/index.ts'
import type { Rational } from '../../numbers/index.ts'
import type { Mask } from '../mask.ts'
import { type LinearForm, matrix, type Vector, vector } from '../matrix.ts'
import type { FeedForward, Head, Layer, Model } from '../model.ts'
import { type NamedTerm, type Scheduled, term } from '../schedule.ts'
import type { Weighting } from '../weighting.ts'
import { requireModel } from '../well-formed/index.ts'
import { exactly, type Form, formReader, type ReadForm, type Weight } from './form.ts'
import { listOf, requireFields, requireObject } from './recipe.ts'

/**
 * `C` are the names of the coordinates. Weights are integers, texts such as `'1/2'`, or Rationals.
 * @example const parts: Pick<TransformerRecipe<'one' | 'x'>, 'embedding'> = { embedding: { a: 'one', b: { one: 1, x: '-1/2' } } }
 */
export interface TransformerRecipe<C extends string> {
  readonly name: string
  readonly coordinates: readonly C[]
  /** By symbol; symbols that are integers come first, in their order. */
  readonly embedding: { readonly [symbol: string]: Form<NoInfer<C>> }
  /** For symbols that are not listed, which are errors without it. */
  readonly otherSymbols?: Form<NoInfer<C>>
  /** What is added at each position, by coordinate. */
  readonly positions?: { readonly [Name in NoInfer<C>]?: NamedTerm | Scheduled }
  /** Default: 1. */
  readonly temperature?: NamedTerm | Scheduled
  /** Default: none. */
  readonly layers?: readonly LayerRecipe<NoInfer<C>>[]
  /** Default: all coordinates. */
  readonly outputs?: readonly NoInfer<C>[]
}

const RECIPE = ['name', 'coordinates', 'embedding', 'otherSymbols', 'positions', 'temperature', 'layers', 'outputs']
const LAYER = ['name', 'heads', 'net']
const HEAD = ['name', 'mask', 'weighting', 'query', 'key', 'value']
const UNIT = ['reads', 'bias', 'writes']

interface LayerRecipe<C extends string> {
  /** Default: its number. */
  readonly name?: string
  readonly heads?: readonly HeadRecipe<C>[]
  /** The hidden units of the feed-forward net. */
  readonly net?: readonly UnitRecipe<C>[]
}

interface HeadRecipe<C extends string> {
  /** Default: its number. */
  readonly name?: string
  /** Default: none. */
  readonly mask?: Mask
  /** Default: `softmax-tau`. */
  readonly weighting?: Weighting
  /** One form, or d_k of them; the score is query·key/√d_k. Attention is uniform without both. */
  readonly query?: Form<C> | readonly Form<C>[]
  readonly key?: Form<C> | readonly Form<C>[]
  /** What is attended to, by the coordinate that it is added to. */
  readonly value: { readonly [Name in C]?: Form<C> }
}

/** writes += ReLU(reads + bias). */
interface UnitRecipe<C extends string> {
  /** Default: nothing, so that the unit is a constant. */
  readonly reads?: Form<C>
  /** Default: 0. */
  readonly bias?: Weight
  readonly writes: Form<C>
}

/**
 * The model of a recipe. A RangeError names what is wrong with it.
 * @example
 * const seen = transformer({
 *   name: 'seen a 1',
 *   coordinates: ['one', 'i/n', 'Q_1', 'x', 'seen'],
 *   embedding: { 0: 'one', 1: { one: 1, Q_1: 1 } },
 *   positions: { 'i/n': 'i/n' },
 *   temperature: '1/n',
 *   layers: [{
 *     heads: [{ mask: 'future', query: { one: 6 }, key: { Q_1: 1, 'i/n': '1/2' }, value: { x: 'Q_1' } }],
 *     net: [
 *       { reads: 'x', bias: '-1/4', writes: { seen: 2 } },
 *       { reads: 'x', bias: '-3/4', writes: { seen: -2 } },
 *     ],
 *   }],
 *   outputs: ['seen'],
 * })
 * soft(seen, word('010')).activations[1][2][4] // 1
 */
export function transformer<C extends string>(recipe: TransformerRecipe<C>): Model
export function transformer(recipe: TransformerRecipe<string>): Model {
  requireFields(recipe, 'the recipe', RECIPE)
  const { name, embedding, otherSymbols, positions = {}, temperature = '1' } = recipe
  requireObject(embedding, 'the embedding is', "give a form for each symbol, such as { a: 'one' }")
  requireObject(positions, 'the list of position embeddings is', "give terms by coordinate, such as { x: 'i/n' }")
  const coordinates = listOf(recipe.coordinates, 'the list of coordinates')
  const d = coordinates.length
  const read = formReader(coordinates)
  const indexOf = (coordinate: string, what: string): number => read(coordinate, what)[0].index
  const model: Model = {
    name,
    coordinates,
    embedding: {
      symbols: Object.entries(embedding).map(([symbol, form]) => ({
        symbol,
        vector: vectorOf(read(form, `the embedding of ${quote(symbol)} has`), d),
      })),
      other: otherSymbols === undefined ? null : vectorOf(read(otherSymbols, 'the embedding of other symbols has'), d),
    },
    schedule: {
      positions: Object.entries(positions).flatMap(([coordinate, value]) =>
        value === undefined
          ? []
          : { coordinate: indexOf(coordinate, 'a position embedding is added to'), value: scheduled(value) },
      ),
      temperature: scheduled(temperature),
    },
    layers: listOf(recipe.layers ?? [], 'the list of layers').map((layer, l) =>
      layerOf(layer, `layer ${l + 1}`, read, d),
    ),
    outputs: listOf(recipe.outputs ?? [], 'the list of outputs').map((output) =>
      indexOf(output, 'the list of outputs has'),
    ),
  }
  requireModel(model)
  return model
}

const scheduled = (value: NamedTerm | Scheduled): Scheduled => (typeof value === 'string' ? term(value) : value)

function layerOf(recipe: LayerRecipe<string>, number: string, read: ReadForm, d: number): Layer {
  requireFields(recipe, number, LAYER)
  const { name, heads = [], net } = recipe
  return {
    name: name ?? number,
    heads: listOf(heads, `the list of heads of ${number}`).map((head, h) =>
      headOf(head, `head ${h + 1}`, number, read, d),
    ),
    feedForward: net === undefined ? null : netOf(listOf(net, `the net of ${number}`), `the net of ${number}`, read, d),
  }
}

function headOf(recipe: HeadRecipe<string>, number: string, layer: string, read: ReadForm, d: number): Head {
  requireFields(recipe, `${number} of ${layer}`, HEAD)
  const { name, mask = 'none', weighting = 'softmax-tau', value } = recipe
  const head = `${name === undefined ? number : `head ${quote(name)}`} of ${layer}`
  requireObject(value, `W^V of ${head} is`, "give a form by coordinate, such as { found: 'x' }")
  const [query, key] = [rowsOf(recipe.query), rowsOf(recipe.key)]
  // What is left out is 0 in as many dimensions as the other has.
  const dimension = Math.max(1, query.length, key.length)
  const project = (matrixName: string, forms: readonly Form<string>[]) =>
    matrix(
      forms.length === 0 ? dimension : forms.length,
      d,
      entriesOf(forms.map((form) => read(form, `${matrixName} of ${head} reads`))),
    )
  return {
    name: name ?? number,
    mask,
    weighting,
    query: project('W^Q', query),
    key: project('W^K', key),
    value: matrix(
      d,
      d,
      Object.entries(value).flatMap(([to, form]) => {
        const [{ index: row }] = read(to, `W^V of ${head} writes`)
        if (form === undefined) return []
        return read(form, `W^V of ${head} reads`).map(({ index, factor }): Entry => [row, index, factor])
      }),
    ),
  }
}

function netOf(units: readonly UnitRecipe<string>[], net: string, read: ReadForm, d: number): FeedForward {
  const unitText = (u: number): string => `unit ${u + 1} of ${net}`
  units.forEach((unit, u) => {
    requireFields(unit, unitText(u), UNIT)
  })
  return {
    first: matrix(units.length, d, entriesOf(units.map(({ reads = {} }, u) => read(reads, `${unitText(u)} reads`)))),
    firstBias: vector(
      units.length,
      units.map(({ bias = 0 }, u) => [u, exactly(bias, () => `${unitText(u)} has the bias`)]),
    ),
    second: matrix(
      d,
      units.length,
      units.flatMap(({ writes }, u) =>
        read(writes, `${unitText(u)} writes`).map(({ index, factor }): Entry => [index, u, factor]),
      ),
    ),
    secondBias: vector(d, []),
  }
}

type Entry = readonly [row: number, column: number, value: Rational]

const entriesOf = (forms: readonly LinearForm[]): Entry[] =>
  forms.flatMap((form, row) => form.map(({ index, factor }): Entry => [row, index, factor]))

const vectorOf = (form: LinearForm, size: number): Vector =>
  vector(
    size,
    form.map(({ index, factor }) => [index, factor]),
  )

const isList = (forms: Form<string> | readonly Form<string>[]): forms is readonly Form<string>[] => Array.isArray(forms)

const rowsOf = (forms: Form<string> | readonly Form<string>[] = []): readonly Form<string>[] =>
  isList(forms) ? forms : [forms]
