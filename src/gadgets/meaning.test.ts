// What a gadget says it computes, against the reference semantics of the node that it stands for, on all columns up to length 5.
import { describe, expect, test } from 'vitest'
import { builtIn, type Column, countAt, meaningOf, type Node } from '../logic/index.ts'
import { type Rational, rational } from '../numbers/index.ts'
import {
  compare,
  conjunction,
  disjunction,
  first,
  type Gadget,
  last,
  mean,
  negation,
  next,
  predicateOf,
  previous,
  reciprocal,
  since,
  until,
  zero,
} from './index.ts'

/** Every list of so many columns of length n. */
function* columnsOf(inputs: number, n: number): Iterable<Column[]> {
  for (let bits = 0; bits < 2 ** (inputs * n); bits++) {
    yield Array.from({ length: inputs }, (_, c) =>
      Array.from({ length: n }, (_, k) => ((bits >> (c * n + k)) & 1) === 1),
    )
  }
}

const addend = (factor: bigint, direction: 'left' | 'right' | null) => ({
  factor,
  count: direction === null ? null : { direction, of: null },
})
const truth = (holds: boolean): Rational => (holds ? rational.one : rational.zero)

const THETAS = [
  builtIn('ODD'),
  builtIn('MOD', [3, 0]),
  builtIn('REST', [2, 0]),
  builtIn('HALF'),
  builtIn('TABLE', [1, 0, 1]),
].flatMap((theta) => theta ?? [])

interface Paired {
  readonly gadget: Gadget
  /** What stands for a subformula does not matter to a meaning from columns. */
  readonly node: Node<null>
}

const SIDES = ['left', 'right'] as const

const PAIRED: readonly Paired[] = [
  { gadget: negation(), node: { kind: 'not', of: null } },
  { gadget: conjunction(2), node: { kind: 'and', parts: [null, null] } },
  { gadget: disjunction(2), node: { kind: 'or', parts: [null, null] } },
  { gadget: first, node: { kind: 'first' } },
  { gadget: last, node: { kind: 'last' } },
  { gadget: previous(), node: { kind: 'previous', of: null } },
  { gadget: next(), node: { kind: 'next', of: null } },
  { gadget: since(), node: { kind: 'since', left: null, right: null } },
  { gadget: until(), node: { kind: 'until', left: null, right: null } },
  ...SIDES.map(
    (side): Paired => ({
      gadget: zero(side),
      node: { kind: 'compare', operator: '=', left: [addend(1n, side)], right: [addend(0n, null)] },
    }),
  ),
  ...THETAS.flatMap((predicate) =>
    SIDES.map(
      (direction): Paired => ({
        gadget: predicateOf(predicate, direction),
        node: { kind: 'predicate-of', predicate, count: { direction, of: null } },
      }),
    ),
  ),
  ...[-3n, -1n, 0n, 1n, 4n].map(
    (constant): Paired => ({
      gadget: compare([{ factor: 2n, direction: 'left' }], constant, `2κ > ${constant}`),
      node: { kind: 'compare', operator: '<', left: [addend(constant, null)], right: [addend(2n, 'left')] },
    }),
  ),
  ...[-3n, 0n, 1n].map(
    (constant): Paired => ({
      gadget: compare(
        [
          { factor: 3n, direction: 'left' },
          { factor: -2n, direction: 'right' },
        ],
        constant,
        `3κ - 2λ→ > ${constant}`,
      ),
      node: {
        kind: 'compare',
        operator: '<',
        left: [addend(constant, null)],
        right: [addend(3n, 'left'), addend(-2n, 'right')],
      },
    }),
  ),
]

describe.each(PAIRED)('$gadget.name of $gadget.inputs', ({ gadget, node }) => {
  test('reads as its operator means', () => {
    let columns = 0
    for (let n = 1; n <= 5; n++) {
      const word = Array.from({ length: n }, () => 'a')
      for (const inputs of columnsOf(gadget.inputs, n)) {
        const meant = meaningOf(node, inputs, word).map(truth)
        const read = word.map((_, k) => gadget.meaning(inputs, k + 1, n))
        columns += 1
        if (read.some((value, k) => !rational.equal(value, meant[k])))
          expect({ inputs, read }).toEqual({ inputs, read: meant })
      }
    }
    expect(columns).toBe(gadget.inputs === 0 ? 5 : gadget.inputs === 1 ? 62 : 1364)
  })
})

test('conjunctions and disjunctions read any number of columns', () => {
  for (const inputs of columnsOf(5, 1)) {
    const column = inputs.map(([holds]) => holds)
    expect(conjunction(5).meaning(inputs, 1, 1)).toEqual(truth(column.every((holds) => holds)))
    expect(disjunction(5).meaning(inputs, 1, 1)).toEqual(truth(column.some((holds) => holds)))
  }
})

test.each(SIDES)('the mean to the %s is the count over how many are visible', (direction) => {
  for (let n = 1; n <= 5; n++) {
    for (const [column] of columnsOf(1, n)) {
      for (let i = 1; i <= n; i++) {
        const visible = direction === 'left' ? i : n - i + 1
        const expected = rational.of(countAt({ direction }, column, i), visible)
        expect(mean(direction).meaning([column], i, n)).toEqual(expected)
      }
    }
  }
})

test('reciprocals are 1/i and 1/(n − i + 1)', () => {
  const values = (side: 'left' | 'right') =>
    [1, 2, 3, 4].map((i) => rational.print(reciprocal(side).meaning([], i, 4))).join(' ')
  expect([values('left'), values('right')]).toEqual(['1 1/2 1/3 1/4', '1/4 1/3 1/2 1'])
})

test('a meaning looks no further than position n', () => {
  const [yes, no] = [
    [true, true, true],
    [false, false, true],
  ]
  expect(next().meaning([yes], 2, 2)).toEqual(rational.zero)
  expect(until().meaning([yes, no], 2, 2)).toEqual(rational.zero)
  expect(until().meaning([yes, no], 2, 3)).toEqual(rational.one)
})
