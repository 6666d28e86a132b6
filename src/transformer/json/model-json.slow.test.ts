// 100,000 documents that were models until something happened to them. About 30 s.
import { isDeepStrictEqual } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { type JsonError, type Read, readJson, shape } from '../../json/index.ts'
import { type Rational, rational } from '../../numbers/index.ts'
import { MASKS } from '../mask.ts'
import { type Matrix, matrix, type Vector, vector } from '../matrix.ts'
import type { Model } from '../model.ts'
import { NAMED_TERMS, type Scheduled, term } from '../schedule.ts'
import { WEIGHTINGS } from '../weighting.ts'
import { loadModel, saveModel } from './model-json.ts'
import { modelSchema, modelShape } from './shape.ts'

const DOCUMENTS = 100_000
const MODELS = 12

/** Integers 0..below−1, the same for the same seed (mulberry32). */
type Random = (below: number) => number

function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)]
const times = <T>(count: number, make: (k: number) => T): T[] => Array.from({ length: count }, (_, k) => make(k))

// ── Models to begin with ──

const positive = (random: Random): Rational => rational.of(1 + random(9), 1 + random(4))
const weight = (random: Random): Rational => rational.of(1 + random(9), random(2) === 0 ? -1 : 1 + random(4))

function randomMatrix(random: Random, rows: number, columns: number): Matrix {
  const cells = new Set(times(random(4), () => random(rows * columns)))
  return matrix(
    rows,
    columns,
    [...cells].map((cell) => [Math.floor(cell / columns), cell % columns, weight(random)]),
  )
}

const randomVector = (random: Random, size: number): Vector =>
  vector(
    size,
    [...new Set(times(random(3), () => random(size)))].map((index) => [index, weight(random)]),
  )

function randomScheduled(random: Random): Scheduled {
  const kind = random(4)
  if (kind > 1)
    return term(
      pick(
        random,
        NAMED_TERMS.filter((name) => name !== '(-1)^i' && name !== '[i=1]'),
      ),
      positive(random),
    )
  const lengths = [1, 2, 3].slice(random(3))
  return kind === 1
    ? { kind: 'by-length', rows: lengths.map((n) => ({ n, value: positive(random) })) }
    : { kind: 'by-position', rows: lengths.map((n) => ({ n, values: times(n, () => positive(random)) })) }
}

function randomModel(random: Random): Model {
  const size = 1 + random(4)
  const dimension = 1 + random(4)
  const hidden = 1 + random(3)
  return {
    name: pick(random, ['', 'model', 'a "quoted" näme']),
    coordinates: times(size, (k) => pick(random, ['x', 'position ', 'π', 'value']) + k),
    embedding: {
      symbols: times(random(4), (k) => ({ symbol: 'ab0'[k], vector: randomVector(random, size) })),
      other: random(2) === 0 ? null : randomVector(random, size),
    },
    schedule: {
      positions: times(random(3), () => ({ coordinate: random(size), value: randomScheduled(random) })),
      temperature: randomScheduled(random),
    },
    layers: times(random(3), (l) => ({
      name: `layer ${l}`,
      heads: times(random(3), (h) => ({
        name: `head ${h}`,
        mask: pick(random, MASKS),
        weighting: pick(random, WEIGHTINGS),
        query: randomMatrix(random, dimension, size),
        key: randomMatrix(random, dimension, size),
        value: randomMatrix(random, size, size),
      })),
      feedForward:
        random(3) === 0
          ? null
          : {
              first: randomMatrix(random, hidden, size),
              firstBias: randomVector(random, hidden),
              second: randomMatrix(random, size, hidden),
              secondBias: randomVector(random, size),
            },
    })),
    outputs: random(2) === 0 ? [] : [random(size)],
  }
}

// ── What happens to them: to the tree, whose leaves are any text and whose keys may come twice, or to the bytes ──

type Tree = Leaf | Branch
interface Leaf {
  readonly kind: 'leaf'
  text: string
}
interface Branch {
  readonly kind: 'list' | 'object'
  children: { key: string; tree: Tree }[]
}

const leaf = (text: string): Leaf => ({ kind: 'leaf', text })

function treeOf(value: unknown): Tree {
  if (value === null || typeof value !== 'object') return leaf(JSON.stringify(value))
  const children = Object.entries(value).map(([key, item]) => ({ key, tree: treeOf(item) }))
  return { kind: Array.isArray(value) ? 'list' : 'object', children }
}

function print(tree: Tree): string {
  if (tree.kind === 'leaf') return tree.text
  if (tree.kind === 'list') return `[${tree.children.map((child) => print(child.tree)).join(',')}]`
  return `{${tree.children.map((child) => `${JSON.stringify(child.key)}:${print(child.tree)}`).join(',')}}`
}

function treesIn(tree: Tree, found: Tree[] = []): Tree[] {
  found.push(tree)
  if (tree.kind !== 'leaf') for (const child of tree.children) treesIn(child.tree, found)
  return found
}

const VALUES =
  'null true false 0 1 -1 2 0.5 1e3 1e999 -0 9007199254740993 100001 "" "x" "x0" "1" "0" "-1" "3/4" "3/0" "1e-3" "i/n" [] {} [[]]'
    .split(' ')
    .concat(`"${'9'.repeat(300)}"`, '"\\ud800"', '{"term":"n"}', '{"byLength":[{"n":1,"value":"1"}]}')
const RATIONALS = ['"1"', '"-2/3"', '"0"', '"0.125"', '"7e-2"', '"10/4"', '3', '-1']
const KEYS = ['name', 'to', 'from', 'value', 'n', 'times', 'x', '__proto__', 'constructor', 'nmae', '']

const TREE_CHANGES: Record<string, (branch: Branch, k: number, random: Random, root: Tree) => void> = {
  'field dropped': (branch, k) => branch.children.splice(k, 1),
  'field duplicated': (branch, k) => branch.children.splice(k, 0, branch.children[k]),
  'key renamed': (branch, k, random) => {
    branch.children[k] = { key: pick(random, KEYS), tree: branch.children[k].tree }
  },
  'value replaced': (branch, k, random) => {
    branch.children[k] = { ...branch.children[k], tree: leaf(pick(random, VALUES)) }
  },
  'type changed': (branch, k) => {
    const { key, tree } = branch.children[k]
    branch.children[k] = {
      key,
      tree: tree.kind === 'leaf' ? leaf(JSON.stringify(tree.text)) : leaf(`[${print(tree)}]`),
    }
  },
  'subtree moved': (branch, k, random, root) => {
    branch.children[k] = { ...branch.children[k], tree: leaf(print(pick(random, treesIn(root)))) }
  },
  'order changed': (branch) => {
    branch.children.reverse()
  },
  'weights replaced': (_branch, _k, random, root) => {
    for (const tree of treesIn(root)) {
      if (tree.kind === 'leaf' && /^"-?\d+(\/\d+)?"$/.test(tree.text)) tree.text = pick(random, RATIONALS)
    }
  },
}

const CHARACTERS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '0',
  '9',
  '-',
  '.',
  'e',
  'u',
  ' ',
  '\n',
  '\u0000',
  'é',
  '\ud83d',
]

const TEXT_CHANGES: Record<string, (text: string, at: number, random: Random) => string> = {
  'bit flipped': (text, at, random) => {
    const bytes = Buffer.from(text)
    bytes[at] ^= 1 << random(8)
    return bytes.toString('utf8')
  },
  truncated: (text, at) => text.slice(0, at),
  'piece cut out': (text, at, random) => text.slice(0, at) + text.slice(at + 1 + random(20)),
  'piece repeated': (text, at, random) => text.slice(0, at + random(20)) + text.slice(at),
  'character put in': (text, at, random) => text.slice(0, at) + pick(random, CHARACTERS) + text.slice(at),
  'space put in': (text, at, random) => {
    const gap = text.indexOf(',', at) + 1
    return `${text.slice(0, gap)}${pick(random, [' ', '\n', '\t\r\n'])}${text.slice(gap)}`
  },
}

interface Mutant {
  readonly text: string
  readonly changes: readonly string[]
}

/** One or two changes to the tree, one to the text, or both. */
function mutant(original: string, random: Random): Mutant {
  const kind = random(3)
  const { text, changes } = kind === 0 ? { text: original, changes: [] } : treeMutant(original, random)
  if (kind === 1) return { text, changes }
  const change = pick(random, Object.keys(TEXT_CHANGES))
  return { text: TEXT_CHANGES[change](text, random(text.length), random), changes: [...changes, change] }
}

function treeMutant(original: string, random: Random): Mutant {
  const root = treeOf(JSON.parse(original))
  const changes = times(1 + random(2), () => pick(random, Object.keys(TREE_CHANGES)))
  for (const change of changes) {
    const branch = pick(random, treesIn(root).filter(isFull))
    TREE_CHANGES[change](branch, random(branch.children.length), random, root)
  }
  return { text: print(root), changes }
}

const isFull = (tree: Tree): tree is Branch => tree.kind !== 'leaf' && tree.children.length > 0

// ── What must be true of every one ──

type Fate = 'loaded' | 'not JSON' | 'refused by the reader' | 'wrong in shape' | 'wrong in meaning'

const validate = new Ajv2020().compile(modelSchema())

/** How far a document came, after checking that every part agrees with its counterpart. */
function fateOf(text: string): Fate {
  const loaded = loadModel(text)
  const json = readJson(text)
  const isJson = parses(text)
  if (json.kind === 'unreadable') {
    requireErrors(loaded, json.errors)
    const isSyntax = json.errors.some(({ message }) => !STRICTER.test(message))
    require(isSyntax !== isJson, 'JSON.parse and the reader disagree')
    return isSyntax ? 'not JSON' : 'refused by the reader'
  }
  require(isJson, 'only the reader takes it for JSON')
  const fit = shape.read(modelShape, json.value)
  const isUncounted = fit.kind === 'unreadable' && fit.errors.some(({ message }) => DIGITS.test(message))
  require(isUncounted || validate(JSON.parse(text)) === (fit.kind === 'read'), 'the schema and the shape disagree')
  if (loaded.kind === 'unreadable') {
    requireErrors(loaded, fit.kind === 'unreadable' ? fit.errors : loaded.errors)
    return fit.kind === 'unreadable' ? 'wrong in shape' : 'wrong in meaning'
  }
  require(isDeepStrictEqual(loadModel(saveModel(loaded.value)), loaded), 'it changes when saved and loaded')
  return 'loaded'
}

/** Errors of the reader about what JSON.parse lets pass. */
const STRICTER = /is given twice|is not allowed|may be rounded|^a number of \d+ characters/
/** Errors about the size of a number, which no schema can express. */
const DIGITS = /the exponent is beyond|characters as a fraction/

function requireErrors(loaded: Read<Model>, errors: readonly JsonError[]): void {
  require(loaded.kind === 'unreadable' && isDeepStrictEqual(loaded.errors, errors), 'it is invalid, and loads')
  require(errors.length > 0 && errors.length <= 20, `there are ${errors.length} errors`)
  for (const { path, message } of errors) {
    require(path.startsWith('$') && message.length > 5 && message.length < 500, `not an error: ${path}: ${message}`)
  }
}

function require(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test(`of ${DOCUMENTS} damaged documents each loads whole or says what is wrong with it`, async ({ annotate }) => {
  const random = randomFrom(1)
  const originals = times(MODELS, () => saveModel(randomModel(random)))
  const fates: Record<Fate, number> = {
    loaded: 0,
    'not JSON': 0,
    'refused by the reader': 0,
    'wrong in shape': 0,
    'wrong in meaning': 0,
  }
  const problems: string[] = []
  let slowest = 0
  for (let k = 0; k < DOCUMENTS && problems.length < 5; k += 1) {
    const { text, changes } = mutant(pick(random, originals), random)
    const start = performance.now()
    try {
      fates[fateOf(text)] += 1
    } catch (error) {
      problems.push(`${error}, after ${changes.join(', ')}: ${text}`)
    }
    slowest = Math.max(slowest, performance.now() - start)
  }
  const counts = Object.entries(fates).map(([fate, count]) => `${count} ${fate}`)
  await annotate(`${counts.join(', ')}; the slowest took ${Math.ceil(slowest)} ms`)
  expect(problems).toEqual([])
  for (const [fate, count] of Object.entries(fates)) expect(count, fate).toBeGreaterThan(DOCUMENTS / 50)
  expect(slowest).toBeLessThan(5000)
})
