// The gadgets of the program compiler, each alone in a model of its own: columns of naturals go in, as symbols that tables turn into
// v/n, and the gadget's forms are read from the last layer. What the tests of small and of larger lengths have in common.
import { allOf, anyOf, areEqual, choose, negate } from '../../src/compile-program/booleans.ts'
import {
  inverseLength,
  inversePosition,
  inverseProduct,
  inverseSquare,
  isSingle,
} from '../../src/compile-program/broadcast.ts'
import { differs, positive } from '../../src/compile-program/compare.ts'
import { minus, scale, valueOn } from '../../src/compile-program/form.ts'
import { averageHardModel } from '../../src/compile-program/model.ts'
import { formOf } from '../../src/compile-program/operand.ts'
import { prefixSum } from '../../src/compile-program/prefix-sum.ts'
import { signOf } from '../../src/compile-program/sign.ts'
import { squareOf } from '../../src/compile-program/square.ts'
import { applyTable } from '../../src/compile-program/table.ts'
import { openWorkshop, type Workshop } from '../../src/compile-program/workshop.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import type { OfLength } from '../../src/soften/index.ts'
import { plain } from '../../src/stream/index.ts'
import { activationAt, hard, type LinearForm, type Model, type Word } from '../../src/transformer/index.ts'

/** By column, the naturals at positions 1..n. */
type Columns = readonly (readonly number[])[]

export interface GadgetCase {
  readonly name: string
  /** How many naturals each position has, and the largest, where it is less than n. */
  readonly columns: number
  readonly most?: number
  build(shop: Workshop, columns: readonly LinearForm[]): readonly LinearForm[]
  expected(columns: Columns, i: number, n: number): readonly Rational[]
  fits?(columns: Columns, n: number): boolean
  /** The least gap of its rows over all columns of length n ≥ 2. */
  gap(n: number): Rational
}

const truth = (holds: boolean): Rational => (holds ? rational.one : rational.zero)
const power = (n: number, exponent: number, times = rational.one): Rational =>
  rational.divide(times, rational.power(rational.of(n), exponent))
const upTo = (column: readonly number[], i: number): number => column.slice(0, i).reduce((sum, v) => sum + v, 0)
const half = (n: number): Rational => power(n, 1, rational.half)
/** Of the tables that make columns. */
const broadcastGap = (): Rational => rational.one

/** v/n as a Boolean: 1 where v > 0; columns of Booleans are 0 or 1. */
const isOne = (shop: Workshop, column: LinearForm): LinearForm => positive(shop, 'Boolean', column)

const booleanCase = (
  name: string,
  columns: number,
  build: (shop: Workshop, booleans: readonly LinearForm[]) => LinearForm,
  expected: (...booleans: readonly boolean[]) => boolean,
): GadgetCase => ({
  name,
  columns,
  most: 1,
  build: (shop, inputs) => [
    build(
      shop,
      inputs.map((input) => isOne(shop, input)),
    ),
  ],
  expected: (inputs, i) => [truth(expected(...inputs.map((column) => column[i - 1] === 1)))],
  gap: half,
})

export const GADGET_CASES: readonly GadgetCase[] = [
  {
    name: 'broadcast',
    columns: 1,
    most: 0,
    build: (shop) => [
      inverseLength(shop),
      inverseSquare(shop),
      inversePosition(shop),
      inverseProduct(shop),
      isSingle(shop),
    ],
    expected: (_, i, n) => [power(n, 1), power(n, 2), rational.of(1, i), rational.of(1, n * i), truth(n === 1)],
    gap: broadcastGap,
  },
  {
    name: 'sign',
    columns: 1,
    most: 1,
    // x/2 of u/2, to see that u is any unit: here 1/(2n), but 1 where n = 1.
    build: (shop, [v]) => {
      const shrunk = (form: LinearForm): LinearForm => scale(rational.half, form)
      const u = choose(shop, 'u', isSingle(shop), shop.one, shrunk(inverseLength(shop)))
      const x = choose(shop, 'x', isSingle(shop), v, shrunk(v))
      return [signOf(shop, 'sign', { x, u, gap: { kind: 'power', times: rational.of(1, 4), power: 1 } })]
    },
    expected: ([v], i) => [truth(v[i - 1] === 1)],
    gap: (n) => power(n, 1, rational.of(1, 4)),
  },
  {
    name: 'u > v and u != v',
    columns: 2,
    build: (shop, [u, v]) => [positive(shop, '>', minus(u, v)), differs(shop, '!=', minus(u, v))],
    expected: ([u, v], i) => [truth(u[i - 1] > v[i - 1]), truth(u[i - 1] !== v[i - 1])],
    gap: half,
  },
  {
    name: 'square',
    columns: 1,
    build: (shop, [v]) => [squareOf(shop, 'v', v), squareOf(shop, 'i', shop.position), squareOf(shop, 'n', shop.one)],
    expected: ([v], i, n) => [v[i - 1], i, n].map((k) => rational.power(rational.of(k, n), 2)),
    gap: (n) => power(n, 2),
  },
  {
    name: 'prefix sum',
    columns: 1,
    build: (shop, [v]) => [prefixSum(shop, 'sum', v).sum],
    expected: ([v], i, n) => [rational.of(upTo(v, i), n)],
    fits: ([v], n) => upTo(v, n) <= n,
    // 1/(in²) and 1/(2ni), both at i = n.
    gap: (n) => rational.minimum(power(n, 3), power(n, 2, rational.half)),
  },
  booleanCase(
    'and',
    3,
    (shop, parts) => allOf(shop, 'and', [...parts, shop.one]),
    (a, b, c) => a && b && c,
  ),
  booleanCase(
    'or',
    3,
    (shop, parts) => anyOf(shop, 'or', [...parts, negate(shop, shop.one)]),
    (a, b, c) => a || b || c,
  ),
  booleanCase(
    'if',
    3,
    (shop, [c, x, y]) => choose(shop, 'if', c, x, y),
    (c, x, y) => (c ? x : y),
  ),
  booleanCase(
    'a = b',
    2,
    (shop, [a, b]) => areEqual(shop, '=', a, b),
    (a, b) => a === b,
  ),
]

/** The largest natural that a model is made for. */
const LARGEST = 5

const symbolOf = (values: readonly number[]): string => values.join(',')

const tuples = (columns: number, most: number): number[][] =>
  columns === 0
    ? [[]]
    : tuples(columns - 1, most).flatMap((rest) => Array.from({ length: most + 1 }, (_, v) => [...rest, v]))

export interface GadgetModel {
  readonly model: Model
  /** As the gadget states them. */
  readonly gaps: readonly OfLength[]
  readonly outputs: readonly LinearForm[]
}

export function gadgetModel({ columns, most = LARGEST, build }: GadgetCase): GadgetModel {
  const shop = openWorkshop()
  const all = tuples(columns, most)
  const letters = new Map(all.map((values) => [symbolOf(values), plain(shop.site.letter(symbolOf(values)))]))
  const inputs = Array.from({ length: columns }, (_, c) => {
    const rows = all.map((values) => ({ symbols: [symbolOf(values)], value: values[c] }))
    return formOf(applyTable(shop, `column ${c + 1}`, { name: 't', parameters: 1, rows, otherwise: 0 }, [letters]))
  })
  const outputs = build(shop, inputs)
  return { model: averageHardModel('gadget', shop.plan(), 'multi', []), gaps: [...shop.gaps.values()], outputs }
}

/**
 * Words of length n: all, if there are no more than a few, and else those that differ at one position from the word of zeros. A gadget that works
 * position by position is right on all if it is right on these.
 */
export function gadgetWords({ columns, most = LARGEST, fits }: GadgetCase, n: number, few: number): Word[] {
  const values = tuples(columns, Math.min(most, n))
  const words = (length: number): number[][][] =>
    length === 0 ? [[]] : words(length - 1).flatMap((word) => values.map((value) => [...word, value]))
  const zero = Array.from({ length: columns }, () => 0)
  const single = (): number[][][] =>
    values.flatMap((value) =>
      Array.from({ length: n }, (_, k) => Array.from({ length: n }, (_, j) => (j === k ? value : zero))),
    )
  const chosen = values.length ** n <= few ? words(n) : single()
  return chosen.filter((word) => fits === undefined || fits(columnsOf(word), n)).map((word) => word.map(symbolOf))
}

const columnsOf = (word: readonly (readonly number[])[]): Columns =>
  (word[0] ?? []).map((_, c) => word.map((values) => values[c]))

/** What is wrong, as text. */
export function gadgetFaults(gadget: GadgetCase, { model, outputs }: GadgetModel, word: Word): string[] {
  const n = word.length
  const columns = columnsOf(word.map((symbol) => symbol.split(',').map(Number)))
  const { streams } = hard(model, word)
  const last = streams[streams.length - 1]
  return word.flatMap((_, k) => {
    const found = outputs.map((form) => valueOn(form, (c) => activationAt(last, k + 1, c)))
    const expected = gadget.expected(columns, k + 1, n)
    const [is, says] = [expected, found].map((values) => values.map(rational.print).join(' '))
    return is === says ? [] : [`${gadget.name} on ${word.join(' ')} at ${k + 1} is ${is}, and the model says ${says}`]
  })
}
