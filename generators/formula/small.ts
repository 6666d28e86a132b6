// All small formulas, each once up to renaming letters and up to the order of the parts of ∧, ∨ and sums: first the shapes, in which
// all letters are alike, then the ways to tell letters apart, which are numbered in the order in which they first occur.
import { enumerate, type Small } from '../../src/engine/index.ts'
import { type Formula, predicateText } from '../../src/logic/index.ts'
import { oncePerValue } from '../../src/memo/index.ts'
import { range } from '../lists.ts'
import type { Grammar } from './grammar.ts'
import { mapParts } from './parts.ts'
import { shapesOf } from './shapes.ts'
import { symmetriesOf } from './symmetries.ts'

export function smallFormulas(grammar: Grammar): Small<Formula> {
  const shapes = shapesOf(grammar)
  const letters = grammar.alphabet.map((symbol): Formula => ({ kind: 'letter', symbol }))
  const last = (size: number): number => Math.min(size, grammar.maxSize)

  function* labelsOf(shape: Formula): IterableIterator<readonly number[]> {
    const orders = symmetriesOf(shape)
    for (const labels of growthStrings(orders[0].length, letters.length)) {
      if (orders.every((order) => isAtMost(labels, renumber(order.map((slot) => labels[slot]))))) yield labels
    }
  }
  const countOf = oncePerValue((size: number) => {
    let count = 0
    for (const shape of shapes(size)) for (const _ of labelsOf(shape)) count += 1
    return count
  })
  return enumerate({
    *upTo(size) {
      for (const exact of range(1, last(size))) {
        for (const shape of shapes(exact))
          for (const labels of labelsOf(shape)) yield putLetters(shape, labels, letters)
      }
    },
    count: (size) => range(1, last(size)).reduce((sum, exact) => sum + countOf(exact), 0),
    cases: (size) => `formulas of size ≤ ${last(size)} up to renaming and commutativity, with ${limitsOf(grammar)}`,
  })
}

function limitsOf({ features, predicates }: Grammar): string {
  const limits = ['∧ and ∨ of two parts']
  if (features.includes('predicate')) limits.push(predicates.slice(0, 2).map(predicateText).join(' and '))
  if (features.includes('comparison')) limits.push('factors ±1 and the constant 1')
  return limits.join('; ')
}

/** The shape with letters in the place of its letters, in reading order. */
function putLetters(shape: Formula, labels: readonly number[], letters: readonly Formula[]): Formula {
  let next = 0
  const fill = (node: Formula): Formula => (node.kind === 'letter' ? letters[labels[next++]] : mapParts(node, fill))
  return fill(shape)
}

/** Lists of the length over 0, …, most−1 in which every number but 0 comes after the one before it. */
function* growthStrings(length: number, most: number): IterableIterator<readonly number[]> {
  if (length === 0) yield []
  else
    for (const start of growthStrings(length - 1, most)) {
      const fresh = Math.max(-1, ...start) + 1
      for (let label = 0; label <= Math.min(fresh, most - 1); label++) yield [...start, label]
    }
}

/** By first occurrence. @example renumbered([2, 0, 2]) // 0, 1, 0 */
function renumber(labels: readonly number[]): number[] {
  const distinct = [...new Set(labels)]
  return labels.map((label) => distinct.indexOf(label))
}

/** In the order of dictionaries. */
function isAtMost(labels: readonly number[], others: readonly number[]): boolean {
  const differing = labels.findIndex((label, k) => label !== others[k])
  return differing < 0 || labels[differing] < others[differing]
}
