import { expect, test } from 'vitest'
import {
  type Addend,
  builtIn,
  type CountTerm,
  type Feature,
  type Formula,
  printFormula,
} from '../../src/logic/index.ts'
import { formulas } from '../index.ts'

const ODD = builtIn('ODD')
const predicates = ODD === undefined ? [] : [ODD]

/** Every formula of exactly the size, in every order and with every letter. */
function naive(features: readonly Feature[], alphabet: readonly string[], size: number): Formula[] {
  const has = (feature: Feature): boolean => features.includes(feature)
  const directions = (['left', 'right'] as const).filter((direction) => has(`count-${direction}`))
  const known = new Map<number, Formula[]>()
  const exactly = (n: number): Formula[] => {
    const found: Formula[] = []
    const before = known.get(n)
    if (before !== undefined) return before
    known.set(n, found)
    if (n === 1) {
      for (const symbol of alphabet) found.push({ kind: 'letter', symbol })
      for (const value of [true, false]) found.push({ kind: 'constant', value })
      if (has('predicate')) for (const predicate of predicates) found.push({ kind: 'predicate', predicate })
      return found
    }
    for (const of of exactly(n - 1)) {
      found.push({ kind: 'not', of })
      for (const kind of ['previous', 'next'] as const) if (has(kind)) found.push({ kind, of })
    }
    for (let first = 1; first < n - 1; first++) {
      for (const left of exactly(first)) {
        for (const right of exactly(n - 1 - first)) {
          for (const kind of ['and', 'or'] as const) found.push({ kind, parts: [left, right] })
          for (const kind of ['since', 'until'] as const) if (has(kind)) found.push({ kind, left, right })
        }
      }
    }
    for (const direction of has('predicate') && n > 2 ? directions : []) {
      for (const predicate of predicates) {
        for (const of of exactly(n - 2)) found.push({ kind: 'predicate-of', predicate, count: { direction, of } })
      }
    }
    for (let first = 1; has('comparison') && first < n - 1; first++) {
      for (const left of terms(first)) {
        for (const right of terms(n - 1 - first)) found.push({ kind: 'compare', operator: '<', left, right })
      }
    }
    return found
  }
  const terms = (n: number): CountTerm<Formula>[] => {
    const found: CountTerm<Formula>[] = addends(n).map((addend) => [addend])
    for (let first = 1; first < n; first++) {
      for (const addend of addends(first)) for (const rest of terms(n - first)) found.push([addend, ...rest])
    }
    return found
  }
  const addends = (n: number): Addend<Formula>[] =>
    n === 1
      ? [{ factor: 1n, count: null }]
      : exactly(n - 1).flatMap((of) =>
          directions.flatMap((direction) => [1n, -1n].map((factor) => ({ factor, count: { direction, of } }))),
        )
  return exactly(size)
}

/** The same text for formulas that differ in the order of parts only. */
function sorted(c: Formula, rename: (symbol: string) => string): string {
  const text = (part: Formula): string => sorted(part, rename)
  const sum = (term: CountTerm<Formula>): string =>
    term
      .map(({ factor, count }) => (count === null ? `${factor}` : `${factor} ${count.direction} ${text(count.of)}`))
      .sort()
      .join(' + ')
  switch (c.kind) {
    case 'letter':
      return rename(c.symbol)
    case 'and':
    case 'or':
      return `(${c.parts.map(text).sort().join(` ${c.kind} `)})`
    case 'since':
    case 'until':
      return `(${text(c.left)} ${c.kind} ${text(c.right)})`
    case 'not':
    case 'previous':
    case 'next':
      return `${c.kind} ${text(c.of)}`
    case 'predicate-of':
      return `${c.predicate.name}(${c.count.direction} ${text(c.count.of)})`
    case 'compare':
      return `(${sum(c.left)} < ${sum(c.right)})`
    default:
      return printFormula(c)
  }
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, k) => permutations(items.toSpliced(k, 1)).map((rest) => [item, ...rest]))

/** The same text for formulas that differ in the names of letters, too. */
const classOf = (c: Formula, alphabet: readonly string[]): string =>
  permutations(alphabet)
    .map((names) => sorted(c, (symbol) => names[alphabet.indexOf(symbol)]))
    .reduce((least, text) => (text < least ? text : least))

test.each<[readonly Feature[], string, number]>([
  [[], 'ab', 7],
  [['previous'], 'ab', 5],
  [['since'], 'abc', 5],
  [['since', 'until'], 'a', 5],
  [['count-left', 'predicate'], 'ab', 5],
  [['count-left', 'count-right', 'comparison'], 'ab', 5],
  [['previous', 'count-left', 'comparison', 'predicate'], 'ab', 5],
])('of %s over %s up to size %i, every small formula is there once', (features, letters, size) => {
  const alphabet = [...letters]
  const { small } = formulas({ features, alphabet, predicates })
  const enumerated = [...(small?.upTo(size) ?? [])]
  const classes = new Set(enumerated.map((c) => classOf(c, alphabet)))
  expect(classes.size).toBe(enumerated.length)
  const all = Array.from({ length: size }, (_, k) => naive(features, alphabet, k + 1)).flat()
  expect([...new Set(all.map((c) => classOf(c, alphabet)))].sort()).toEqual([...classes].sort())
})

test('letters are named in the order in which they are read', () => {
  const { small } = formulas({ features: ['since'], alphabet: ['x', 'y', 'z'] })
  for (const c of small?.upTo(5) ?? []) {
    const seen = [...new Set([...printFormula(c).matchAll(/Q_(\w)/g)].map(([, letter]) => letter))]
    expect(seen).toEqual(['x', 'y', 'z'].slice(0, seen.length))
  }
})

test('scopes are counted and say what they leave out', () => {
  const scope = (features: readonly Feature[]): string | undefined =>
    formulas({ features, alphabet: ['a', 'b'], maxSize: 4 }).small?.scope(7)
  expect(scope(['since'])).toBe(
    'all 100 formulas of size ≤ 4 up to renaming and commutativity, with ∧ and ∨ of two parts',
  )
  expect(scope(['count-left', 'comparison', 'predicate'])).toBe(
    'all 190 formulas of size ≤ 4 up to renaming and commutativity, with ∧ and ∨ of two parts; ODD and MOD[3,1]; factors ±1 and the constant 1',
  )
})

test('an enumeration is lazy, and can be left and begun anew', () => {
  const { small } = formulas({ features: ['previous', 'next', 'since', 'until'], alphabet: ['a', 'b'], maxSize: 30 })
  const start = (): string[] => {
    const texts: string[] = []
    for (const c of small?.upTo(30) ?? []) if (texts.push(printFormula(c)) === 500) break
    return texts
  }
  expect(start()).toEqual(start())
  expect(new Set(start()).size).toBe(500)
})
