// Compiled models against the second oracle, a tableau automaton, without the reference semantics: were that wrong, and the compilers
// with it, this would tell.
import { describe, expect, test } from 'vitest'
import { runSoftly } from '../../src/check/index.ts'
import { type Compiled, compileShared, GADGETS, type Gadgets } from '../../src/compile/index.ts'
import { disjunction } from '../../src/gadgets/index.ts'
import { type Core, share } from '../../src/logic/index.ts'
import { type StatementId, statementOf } from '../../src/statements/index.ts'
import { differing } from '../support/compiled.ts'
import { type Random, seeded } from '../support/random.ts'
import { ltlTruth } from './ltl-automaton.ts'

type Operator = (left: Core, right: Core) => Core

const BOOLEAN: readonly Operator[] = [
  (of) => ({ kind: 'not', of }),
  (...parts) => ({ kind: 'and', parts }),
  (...parts) => ({ kind: 'or', parts }),
]
const previous: Operator = (of) => ({ kind: 'previous', of })
const next: Operator = (of) => ({ kind: 'next', of })
const since: Operator = (left, right) => ({ kind: 'since', left, right })
const until: Operator = (left, right) => ({ kind: 'until', left, right })

/** The operators of the fragments, written out by hand. */
const STATEMENTS: readonly { id: StatementId; temporal: readonly Operator[] }[] = [
  { id: 'theorem-12a', temporal: [previous, next] },
  { id: 'theorem-15a', temporal: [since, until] },
  { id: 'corollary-17a', temporal: [previous, next, since, until] },
  { id: 'corollary-17b', temporal: [previous, next, since, until] },
  { id: 'corollary-18a', temporal: [previous, since] },
  { id: 'corollary-18b', temporal: [previous, since] },
]

interface Case {
  readonly formula: Core
  readonly word: readonly string[]
}

/** Operators over a pool that grows by what was made: deep, with much sharing; half of them temporal. */
function randomCase(random: Random, temporal: readonly Operator[]): Case {
  const letters: Core[] = ['a', 'b', 'c'].map((symbol) => ({ kind: 'letter', symbol }))
  const pool: Core[] = [...letters, { kind: 'constant', value: random.below(2) === 0 }]
  const operand = (): Core => (random.below(2) === 0 ? pool[pool.length - 1] : random.pick(pool))
  for (let k = random.within(1, 8); k > 0; k--) {
    pool.push(random.pick(random.pick([BOOLEAN, temporal]))(operand(), operand()))
  }
  // Letters of the word that no formula has, and of formulas that few words have.
  const word = Array.from({ length: random.within(1, 8) }, () => random.pick(['a', 'a', 'b', 'b', 'c', 'd']))
  return { formula: pool[pool.length - 1], word }
}

const randomCases = (count: number, seed: number, temporal: readonly Operator[]): Case[] => {
  const random = seeded(seed)
  return Array.from({ length: count }, () => randomCase(random, temporal))
}

/** Subformulas of which the model says something else than the automaton. */
function disagreements(cases: readonly Case[], id: StatementId, gadgets: Gadgets = GADGETS): string[] {
  return cases.flatMap(({ formula, word }) => {
    const compiled: Compiled = compileShared(share(formula), statementOf(id), { gadgets })
    return differing(compiled, runSoftly(compiled, word).found, ltlTruth(formula, word))
  })
}

describe('compiled models and the automaton agree on every subformula of fifty random formulas', () => {
  test.each(STATEMENTS)('for $id', ({ id, temporal }) => {
    const cases = randomCases(50, 11, temporal)
    expect(disagreements(cases, id)).toEqual([])
    const kinds = cases.map(({ formula }) => share(formula).nodes.map(({ kind }) => kind))
    for (const operator of temporal) {
      const { kind } = operator({ kind: 'letter', symbol: 'a' }, { kind: 'letter', symbol: 'b' })
      expect([kind, kinds.filter((all) => all.includes(kind)).length > 10]).toEqual([kind, true])
    }
    const mixed = cases.filter(({ formula, word }) => new Set(ltlTruth(formula, word).at(-1)).size === 2)
    expect(mixed.length).toBeGreaterThan(5)
  })
})

test('a compiler that takes ∧ for ∨, or ⊖ for nothing at all, is noticed', () => {
  const cases = randomCases(50, 12, [previous, since])
  expect(disagreements(cases, 'corollary-18a')).toEqual([])
  expect(disagreements(cases, 'corollary-18a', { ...GADGETS, and: disjunction }).length).toBeGreaterThan(5)
  const idle: Gadgets = {
    ...GADGETS,
    previous: (name) => ({ ...GADGETS.previous(name), build: (_, [input]) => input }),
  }
  expect(disagreements(cases, 'corollary-18a', idle).length).toBeGreaterThan(5)
})
