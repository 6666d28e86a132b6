// A Boolean predicate over i and j as Σ_k α_k(i)·β_k(j), exactly 0 or 1, since a score is a sum of such products. Decide what speaks of
// one side, value by value: what is then left of the predicate speaks of the other side only. Ways to the same rest are one summand,
// disjoint, so that α_k is their sum. Both sides are tried, and the one with fewer summands is taken; each is a dimension of the head.
import type { LinearForm } from '../transformer/index.ts'
import { allOf, anyOfDisjoint, negate } from './booleans.ts'
import { nothing, textOf } from './form.ts'
import { and, type Choice, FALSE, isFalse, type Label, type Mixed, not, TRUE } from './mixed.ts'
import type { Workshop } from './workshop.ts'

export interface Product {
  readonly i: LinearForm
  readonly j: LinearForm
}

/** Beyond, a head would have more dimensions than anybody wants; the sum of products cannot be shorter in general. */
const MOST_WAYS = 1024

export function productsOf(shop: Workshop, name: string, predicate: Mixed): readonly Product[] {
  const [byLeft, byRight] = (['i', 'j'] as const).map((side) => decide(predicate, side))
  const best = byLeft === undefined || (byRight !== undefined && byRight.length < byLeft.length) ? byRight : byLeft
  if (best === undefined) {
    throw new RangeError(
      `the predicate of ${name} mixes i and j in more than ${MOST_WAYS} ways: compute parts of it in earlier lines`,
    )
  }
  return best.map(({ rest, ways }, k) => {
    const decided = anyOfDisjoint(shop, `${name}: case ${k + 1}`, ways)
    const left = formOfRest(shop, `${name}: rest ${k + 1}`, rest)
    return best === byLeft ? { i: decided, j: left } : { i: left, j: decided }
  })
}

/** What is left of the predicate, and the ways there: forms that all are 1. */
interface Case {
  readonly rest: Mixed
  readonly ways: (readonly LinearForm[])[]
}

/** Undefined if there are too many ways. */
function decide(predicate: Mixed, side: 'i' | 'j'): readonly Case[] | undefined {
  const cases = new Map<string, Case>()
  let count = 0
  const visit = (rest: Mixed, way: readonly LinearForm[]): void => {
    if (count > MOST_WAYS || isFalse(rest)) return
    const choice = choiceOf(rest, side)
    if (choice !== undefined) {
      for (const [label, form] of choice.options) visit(assigned(rest, choice, label), [...way, form])
      return
    }
    count += 1
    const text = mixedText(rest)
    const known = cases.get(text) ?? { rest, ways: [] }
    known.ways.push(way)
    cases.set(text, known)
  }
  visit(predicate, [])
  return count > MOST_WAYS ? undefined : [...cases.values()]
}

/** Something of a side that is not decided yet. */
function choiceOf(mixed: Mixed, side: 'i' | 'j'): Choice | undefined {
  switch (mixed.kind) {
    case 'test':
      return mixed.of.at === side ? mixed.of : undefined
    case 'not':
      return choiceOf(mixed.of, side)
    case 'and':
      for (const part of mixed.parts) {
        const found = choiceOf(part, side)
        if (found !== undefined) return found
      }
      return undefined
  }
}

/** The predicate where the choice has the label, simplified. */
function assigned(mixed: Mixed, choice: Choice, label: Label): Mixed {
  switch (mixed.kind) {
    case 'test':
      if (mixed.of !== choice) return mixed
      return mixed.label === label ? TRUE : FALSE
    case 'not':
      return not(assigned(mixed.of, choice, label))
    case 'and':
      return and(mixed.parts.map((part) => assigned(part, choice, label)))
  }
}

function mixedText(mixed: Mixed): string {
  switch (mixed.kind) {
    case 'test':
      return textOf(mixed.of.options.get(mixed.label) ?? nothing)
    case 'not':
      return `not (${mixedText(mixed.of)})`
    case 'and':
      return `and (${mixed.parts.map(mixedText).join(', ')})`
  }
}

/** What is left speaks of one side, so it is a Boolean at every position. */
function formOfRest(shop: Workshop, name: string, rest: Mixed): LinearForm {
  switch (rest.kind) {
    case 'test':
      return rest.of.options.get(rest.label) ?? nothing
    case 'not':
      return negate(shop, formOfRest(shop, name, rest.of))
    case 'and':
      return allOf(
        shop,
        name,
        rest.parts.map((part) => formOfRest(shop, name, part)),
      )
  }
}
