// Models with one thing wrong, made by walking a good one: every part of it in turn is replaced by what cannot stand there.
import { printJsonError } from '../../src/json/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { type Head, loadModel, type Model, matrix, saveModel, term, vector } from '../../src/transformer/index.ts'

const weight = rational.of(3, 2)

const head = (name: string, dimension: number): Head => ({
  name,
  mask: 'future',
  weighting: 'average',
  query: matrix(dimension, 3, [[0, 0, rational.one]]),
  key: matrix(dimension, 3, [
    [0, 1, weight],
    [dimension - 1, 2, rational.one],
  ]),
  value: matrix(3, 3, [[2, 1, rational.half]]),
})

/** Two layers with all that a model can have but functions, all of it average, so that every evaluator takes it. */
export const GOOD: Model = {
  name: 'good',
  coordinates: ['one', 'letter', 'seen'],
  embedding: {
    symbols: [
      { symbol: '0', vector: vector(3, [[0, rational.one]]) },
      {
        symbol: '1',
        vector: vector(3, [
          [0, rational.one],
          [1, weight],
        ]),
      },
    ],
    other: vector(3, [[0, rational.one]]),
  },
  schedule: {
    positions: [
      { coordinate: 1, value: term('i/n', weight) },
      { coordinate: 2, value: { kind: 'by-length', rows: [1, 2, 3].map((n) => ({ n, value: rational.of(n) })) } },
      {
        coordinate: 2,
        value: {
          kind: 'by-position',
          rows: [1, 2, 3].map((n) => ({ n, values: Array.from({ length: n }, () => weight) })),
        },
      },
    ],
    temperature: term('1/n', weight),
  },
  layers: [
    { name: 'first', heads: [head('look', 1), head('see', 2)], feedForward: null },
    {
      name: 'second',
      heads: [head('look', 1)],
      feedForward: {
        first: matrix(2, 3, [[1, 2, weight]]),
        firstBias: vector(2, [[0, rational.half]]),
        second: matrix(3, 2, [[0, 1, weight]]),
        secondBias: vector(3, [[2, rational.one]]),
      },
    },
  ],
  outputs: [1, 2],
}

type Path = readonly (string | number)[]

export interface IllFormed {
  /** @example layers.0.heads.1.mask = "no such thing" */
  readonly kind: string
  /** Where it is wrong. */
  readonly path: Path
  readonly model: Model
}

/** Every part in turn, by every value that it cannot have. */
export const illFormed = (): readonly IllFormed[] =>
  pathsOf(GOOD, []).flatMap((path) =>
    wrongValues(path, at(GOOD, path)).map((value) => ({
      kind: `${path.join('.')} = ${textOf(value)}`,
      path,
      model: replaced(path, value),
    })),
  )

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${part}n` : Object.is(part, Number.NaN) ? 'NaN' : part,
  ) ?? 'undefined'

function pathsOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  const below = keys.flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]))
  return path.length === 0 ? below : [path, ...below]
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )

/** Read back from its text, so that no two parts are one object. */
function copyOf(model: Model): Model {
  const copy = loadModel(saveModel(model))
  if (copy.kind === 'read') return copy.value
  throw new Error(copy.errors.map(printJsonError).join('\n'))
}

/** The good model, but for one part. @example replaced(['layers', 0, 'heads', 1, 'mask'], 'no such thing') */
export function replaced(path: Path, value: unknown): Model {
  const copy = copyOf(GOOD)
  const holder = at(copy, path.slice(0, -1))
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, path[path.length - 1], value)
  return copy
}

/** Lists whose items must differ from each other. */
const DISTINCT = ['coordinates', 'symbols', 'outputs', 'entries', 'rows']
/** null stands for none. */
const NULLABLE = ['other', 'feedForward']
/** Names that may be empty, or like others. */
const isFreeName = (path: Path): boolean => path.at(-1) === 'name'

function wrongValues(path: Path, value: unknown): readonly unknown[] {
  const key = path[path.length - 1]
  switch (typeof value) {
    case 'string':
      return [undefined, null, 3, {}, ...(isFreeName(path) ? [] : ['']), ...(isWord(path) ? ['no such thing'] : [])]
    case 'number':
      return [undefined, null, `${value}`, Number.NaN, -1, value + 0.5, ...(key === 'n' ? [0, 2 ** 60] : [1e9])]
    case 'bigint':
      return [
        undefined,
        Number(value),
        `${value}`,
        ...(key === 'denominator' ? [0n, -1n, ...reducible(path, value)] : []),
      ]
    default:
      return [undefined, 3, 'text', ...(NULLABLE.includes(String(key)) ? [] : [null]), ...ofItsKind(key, value)]
  }
}

function ofItsKind(key: string | number, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const twice = DISTINCT.includes(String(key)) ? [[...value, value[0]]] : []
    return [{}, [undefined], ...twice, ...(key === 'values' ? [value.slice(1), [...value, ...value]] : [])]
  }
  return rational.isRational(value) ? [0.5, '1/2', { ...value, kind: 'number' }, []] : [[]]
}

/** A word of a closed list. */
const isWord = (path: Path): boolean => ['mask', 'weighting', 'term', 'kind'].includes(String(path.at(-1)))

/** A denominator that has something in common with the numerator. */
function reducible(path: Path, denominator: bigint): readonly bigint[] {
  const numerator = at(GOOD, [...path.slice(0, -1), 'numerator'])
  return typeof numerator === 'bigint' && numerator > 1n ? [denominator * numerator] : []
}

const NAMES: Readonly<Record<string, string>> = {
  query: 'W^Q',
  key: 'W^K',
  value: 'W^V',
  first: 'W₁',
  firstBias: 'b₁',
  second: 'W₂',
  secondBias: 'b₂',
}

/** Words that a message about a part must have. */
export function partWords([top, ...rest]: Path): readonly string[] {
  switch (top) {
    case 'name':
      return ['its name']
    case 'coordinates':
      return ['coordinate']
    case 'embedding':
      return rest[0] === 'symbols' && typeof rest[1] === 'number'
        ? ['symbol']
        : [rest[0] === 'other' ? 'other symbols' : 'embedding']
    case 'schedule':
      if (rest[0] === 'positions') return ['position embedding']
      return [rest[0] === 'temperature' ? 'temperature' : 'schedule']
    case 'layers':
      return layerWords(rest)
    default:
      return ['outputs']
  }
}

function layerWords([l, part, ...rest]: Path): readonly string[] {
  if (typeof l !== 'number') return ['layer']
  const layer = `layer ${l + 1}`
  const below = part === 'heads' ? rest.slice(1) : rest
  const matrix = NAMES[String(below[0])]
  const own = matrix === undefined ? [] : [matrix]
  if (part === 'feedForward') return [layer, 'feed-forward net', ...own]
  if (part !== 'heads' || typeof rest[0] !== 'number') return [layer]
  const isNamed = below[0] !== 'name' && below.length > 0
  return [layer, isNamed ? `head "${String(at(GOOD, ['layers', l, 'heads', rest[0], 'name']))}"` : 'head', ...own]
}
