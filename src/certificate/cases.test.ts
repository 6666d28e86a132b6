// Every rule of the cases, exhaustively: at each position of each word, the case with the word's own answers has the word's values.
import { describe, expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { inAllCases, isWitnessed, Point } from './cases.ts'
import { type Atom, keyOf } from './form.ts'
import { type Class, Classes, type Count } from './formula.ts'

interface Place {
  readonly a: readonly boolean[]
  readonly b: readonly boolean[]
  readonly i: number
  readonly n: number
}

const classes = new Classes()
const [A, B] = ['a', 'b'].map((symbol) => classes.letter(symbol))
const nodes: Class[] = [A, B]
const of = (node: Parameters<Classes['ofNode']>[0]): Class => nodes[nodes.push(classes.ofNode(node, nodes)) - 1]
const ALL: readonly Class[] = [
  ...[of({ not: 0 }), of({ and: [0, 1] }), of({ or: [0, 1, 2] }), of({ previous: 0 }), of({ next: 0 })],
  ...[of({ since: [0, 1] }), of({ until: [0, 1] }), of({ constant: true }), of({ previous: 9 }), of({ next: 9 })],
  ...[of({ predicate: 'ODD' }), of({ predicateOf: { predicate: 'ODD', direction: 'left', of: 0 } })],
  of({ predicateOf: { predicate: 'ODD', direction: 'right', of: 2 } }),
  of({ less: [[{ constant: '0' }], [{ count: { factor: '1', direction: 'right', of: 0 } }]] }),
  of({ less: [[{ count: { factor: '2', direction: 'left', of: 0 } }], [{ constant: '1' }]] }),
  ...[classes.first, classes.last, classes.predicate('ODD', 'zero')],
]

/** θ_n(0) depends on n. */
const theta = (k: number, n: number): boolean => (k === 0 ? n % 2 === 0 : k % 2 === 1)
const positions = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1)

function truth(c: Class, place: Place): boolean {
  const { a, b, i, n } = place
  const meaning = classes.all[c]
  const at = (part: Class, j: number): boolean => truth(part, { ...place, i: j })
  switch (meaning.kind) {
    case 'true':
      return true
    case 'first':
      return i === 1
    case 'last':
      return i === n
    case 'letter':
      return (meaning.symbol === 'a' ? a : b)[i - 1]
    case 'predicate':
      return theta(meaning.at === 'zero' ? 0 : i, n)
    case 'not':
      return !truth(meaning.of, place)
    case 'previous':
      return i > 1 && at(meaning.of, i - 1)
    case 'next':
      return i < n && at(meaning.of, i + 1)
    case 'and':
      return meaning.parts.every((part) => truth(part, place))
    case 'or':
      return meaning.parts.some((part) => truth(part, place))
    case 'since':
    case 'until': {
      const isVisible = (j: number): boolean => (meaning.kind === 'since' ? j <= i : j >= i)
      const between = (j: number) =>
        positions(n).filter((k) => isVisible(k) && (meaning.kind === 'since' ? k >= j : k <= j))
      const isWitness = (j: number): boolean => at(meaning.right, j) && between(j).every((k) => at(meaning.left, k))
      return positions(n).some((j) => isVisible(j) && isWitness(j))
    }
    case 'predicate-of':
      return theta(count(meaning.count, place), n)
    case 'compare': {
      const sum = meaning.terms.reduce((total, term) => total + term.factor * BigInt(count(term, place)), 0n)
      return sum > meaning.constant
    }
  }
}

const count = ({ direction, of: c }: Count, place: Place): number =>
  positions(place.n).filter((j) => (direction === 'left' ? j <= place.i : j >= place.i) && truth(c, { ...place, i: j }))
    .length

const DIRECTIONS = ['left', 'right'] as const
const ATOMS: readonly Atom[] = [
  ...DIRECTIONS.flatMap((direction) =>
    [A, nodes[2]].flatMap((c): readonly Atom[] => [
      { kind: 'full', direction, of: c, last: 'n' },
      { kind: 'entry', direction, of: c, predicate: 'ODD' },
      { kind: 'nearest', direction, isEven: true, value: c },
      { kind: 'nearest', direction, isEven: false, value: c },
    ]),
  ),
  { kind: 'full', direction: 'left', of: A, last: 'i' },
  { kind: 'parity' },
  { kind: 'one' },
]

function valueAt(atom: Atom, place: Place): number {
  const { i, n } = place
  if (atom.kind === 'one') return 1
  if (atom.kind === 'parity') return i % 2 === 0 ? 1 : -1
  if (atom.kind === 'full') return Number(count(atom, place) === (atom.last === 'i' ? i : n))
  if (atom.kind === 'entry') return Number(theta(Math.max(1, count(atom, place)), n))
  if (atom.kind !== 'nearest') throw new Error(atom.kind)
  const seen = positions(n).filter((j) => (atom.direction === 'left' ? j <= i : j >= i))
  const fitting = seen.filter((j) => (j % 2 === 0) === atom.isEven)
  const [j = i] = atom.direction === 'left' ? fitting.slice(-1) : fitting
  return Number(truth(atom.value, { ...place, i: j }))
}

/** The answers that a word gives. */
const answers =
  (place: Place) =>
  (question: string): boolean => {
    const { i, n } = place
    if (question === 'i is odd') return i % 2 === 1
    if (question === 'i = 1') return i === 1
    if (question === 'i = n') return i === n
    if (question.startsWith('class')) return truth(Number(question.slice(6)), place)
    const atom = ATOMS.find((one) => keyOf(one) === question)
    if (atom !== undefined) return valueAt(atom, place) === 1
    const [, direction, c] = /^κ > 0, (left|right) (\d+)$/.exec(question) ?? []
    return count({ direction: direction === 'left' ? 'left' : 'right', of: Number(c) }, place) > 0
  }

const PLACES: readonly Place[] = [1, 2, 3, 4].flatMap((n) =>
  Array.from({ length: 4 ** n }, (_, bits) => {
    const column = (from: number): boolean[] =>
      positions(n).map((j) => Math.floor(bits / 2 ** (from + j - 1)) % 2 === 1)
    return positions(n).map((i): Place => ({ a: column(0), b: column(n), i, n }))
  }).flat(),
)

describe('with the answers of a word', () => {
  test('every class holds where it does', () => {
    for (const place of PLACES) {
      const point = new Point(classes, answers(place), new Set())
      for (const c of ALL) expect([place, c, point.holds(c)]).toEqual([place, c, truth(c, place)])
    }
  })

  test('every atom has its value', () => {
    for (const place of PLACES) {
      const point = new Point(classes, answers(place), new Set())
      for (const atom of ATOMS) {
        const { constant, counts } = point.evaluate([{ atom, factor: rational.one }])
        expect([place, atom, constant, counts]).toEqual([place, atom, rational.of(valueAt(atom, place)), []])
      }
    }
  })

  test('means of signs are what they are said to be, and counts that are not 0 are left open', () => {
    for (const { i, n } of PLACES.filter(({ a, b }) => !a.includes(true) && !b.includes(true))) {
      const point = new Point(classes, answers({ a: [], b: [], i, n }), new Set())
      for (const direction of DIRECTIONS) {
        const seen = positions(n).filter((j) => (direction === 'left' ? j <= i : j >= i))
        const mean = seen.reduce((sum, j) => sum + (-1) ** j, 0) / seen.length
        const { constant, means } = point.evaluate([{ atom: { kind: 'alternation', direction }, factor: rational.one }])
        if (means.length === 0) expect(constant).toEqual(rational.of(mean))
        else {
          expect(mean).toBeGreaterThanOrEqual(-1 / 3)
          expect(mean).toBeLessThanOrEqual(direction === 'left' ? 0 : 1 / 3)
        }
      }
    }
  })
})

test('all answers to all questions are tried, unless they are too many', () => {
  const seen = new Set<string>()
  const all = inAllCases((ask) => {
    seen.add([ask('x'), ask('y') && ask('z')].join())
    return true
  })
  expect([all, seen.size]).toEqual([true, 4])
  expect(inAllCases((ask) => ask('x') || !ask('x'))).toBe(true)
  expect(inAllCases((ask) => ask('x'))).toBe(false)
  expect(inAllCases((ask) => [...'abcdefghijklmnop'].map(ask).length > 0)).toBe(false)
})

test('since and until are what stands at the nearest end, if there is one: the law of witnesses', () => {
  const ends = of({ or: [2, 1] })
  for (const [c, direction] of [
    [nodes[7], 'left'],
    [nodes[8], 'right'],
  ] as const) {
    expect([classes.all[c].kind, isWitnessed(classes, c, direction, ends, nodes[3])]).toEqual([
      direction === 'left' ? 'since' : 'until',
      true,
    ])
    for (const [base, value] of [
      [B, nodes[3]],
      [ends, B],
      [ends, A],
      [nodes[4], nodes[3]],
    ])
      expect(isWitnessed(classes, c, direction, base, value)).toBe(false)
    for (const place of PLACES) {
      const seen = positions(place.n).filter((j) => (direction === 'left' ? j <= place.i : j >= place.i))
      const found = seen.filter((j) => truth(ends, { ...place, i: j }))
      const [j = place.i] = direction === 'left' ? found.slice(-1) : found
      expect([place, truth(c, place)]).toEqual([place, truth(nodes[3], { ...place, i: j })])
    }
  }
  expect(isWitnessed(classes, nodes[7], 'right', ends, nodes[3])).toBe(false)
})
