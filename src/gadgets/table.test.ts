// What every gadget says of itself: its name, the statements it rests on, what it needs of a statement, and how many columns it reads;
// and that a statement without what it needs is refused.
import { expect, test } from 'vitest'
import { builtIn, predicate } from '../logic/index.ts'
import { type StatementId, statementOf } from '../statements/index.ts'
import { openSite } from '../stream/index.ts'
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

const odd = () => builtIn('ODD') ?? predicate('none', () => false)

/** Needs have ', ' between them. */
const row = ({ name, rests, needs, inputs }: Gadget): [string, string, string, number] => [
  name,
  rests.join(' '),
  needs.join(', '),
  inputs,
]

test('connectives rest on nothing and need nothing', () => {
  expect([negation(), conjunction(3), disjunction(4)].map(row)).toEqual([
    ['¬', '', '', 1],
    ['∧', '', '', 3],
    ['∨', '', '', 4],
  ])
})

test('edges, means and reciprocals rest on Proposition 10 and on equal attention', () => {
  const gadgets = [first, last, mean('left'), mean('right'), reciprocal('left'), reciprocal('right')]
  expect(gadgets.map(row)).toEqual([
    ['first', 'proposition-10a', 'first position', 0],
    ['last', 'proposition-10b', 'last position', 0],
    ['mean to the left', 'definition-3', '', 1],
    ['mean to the right', 'definition-3', '', 1],
    ['1/i', 'proposition-10c', '1/i', 0],
    ['1/(n-i+1)', 'proposition-10d', '1/(n-i+1)', 0],
  ])
})

test('temporal operators rest on the tie-break to their side, and on rounding', () => {
  expect([previous(), next(), since(), until()].map(row)).toEqual([
    ['⊖', 'lemma-8 lemma-9 proposition-10a', 'tie-break to the right, first position', 1],
    ['⊕', 'lemma-8c lemma-9 proposition-10b', 'tie-break to the left, last position', 1],
    ['since', 'lemma-8 lemma-9', 'tie-break to the right', 2],
    ['until', 'lemma-8c lemma-9', 'tie-break to the left', 2],
  ])
})

test('counts rest on lookups, and need the reciprocal of each side that they look to', () => {
  const [left, right] = (['left', 'right'] as const).map((direction) => ({ factor: 1n, direction }))
  const gadgets = [
    ...[zero('left'), zero('right'), predicateOf(odd(), 'left'), predicateOf(odd(), 'right')],
    ...[compare([left], 0n), compare([right, right], 0n), compare([left, right, left], 0n)],
  ]
  expect(gadgets.map(row)).toEqual([
    ['no a to the left', 'lemma-7 lemma-9', 'lookup, 1/i', 1],
    ['no a to the right', 'lemma-7 lemma-9', 'lookup, 1/(n-i+1)', 1],
    ['ODD(κ)', 'lemma-6 lemma-7 lemma-9', 'lookup, 1/i', 1],
    ['ODD(κ)', 'lemma-6 lemma-7 lemma-9', 'lookup, 1/(n-i+1)', 1],
    ['Σλκ > C', 'lemma-7 lemma-9', 'lookup, 1/i', 1],
    ['Σλκ > C', 'lemma-7 lemma-9', 'lookup, 1/(n-i+1)', 2],
    ['Σλκ > C', 'lemma-7 lemma-9', 'lookup, 1/i, 1/(n-i+1)', 3],
  ])
})

const builtOn = (id: StatementId, gadget: Gadget) => () => {
  const { site } = openSite(statementOf(id))
  const inputs = Array.from({ length: gadget.inputs }, (_, k) => site.letter(`${k}`))
  return gadget.build(site, inputs)
}

test('without i/n ties are not broken to the left', () => {
  expect(builtOn('theorem-13c', next())).toThrow('theorem-13c cannot break ties to the left')
  expect(builtOn('theorem-16a', until())).toThrow('theorem-16a cannot break ties to the left')
})

test('a statement about counts alone breaks no ties', () => {
  expect(builtOn('theorem-20a', since())).toThrow('theorem-20a cannot break ties to the right')
  expect(builtOn('theorem-20a', until())).toThrow('theorem-20a cannot break ties to the left')
})

test('a statement without keys proportional to j and j² looks nothing up', () => {
  expect(builtOn('theorem-12a', zero('left'))).toThrow('theorem-12a has no keys for lookups')
})

test('without (-1)^i there is no marker', () => {
  expect(builtOn('theorem-15a', first)).toThrow('theorem-15a has no position embedding (-1)^i')
})
