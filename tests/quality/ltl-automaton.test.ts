// Two independent oracles for temporal formulas, held against each other: the definitions in src/logic, and a tableau automaton.
import { describe, expect, test } from 'vitest'
import { type Column, type Core, type CoreNode, children, meaning, meaningOf, share } from '../../src/logic/index.ts'
import { type Random, seeded } from '../support/random.ts'
import { type LtlAutomaton, ltlAutomaton, ltlTruth, onlyRun, type State } from './ltl-automaton.ts'

const letter = (symbol: string): Core => ({ kind: 'letter', symbol })
const not = (of: Core): Core => ({ kind: 'not', of })
const and = (...parts: Core[]): Core => ({ kind: 'and', parts })
const or = (...parts: Core[]): Core => ({ kind: 'or', parts })
const previous = (of: Core): Core => ({ kind: 'previous', of })
const next = (of: Core): Core => ({ kind: 'next', of })
const since = (left: Core, right: Core): Core => ({ kind: 'since', left, right })
const until = (left: Core, right: Core): Core => ({ kind: 'until', left, right })

const yes: Core = { kind: 'constant', value: true }
const no: Core = { kind: 'constant', value: false }
const a = letter('a')
const b = letter('b')
const once = (of: Core): Core => since(yes, of)
const eventually = (of: Core): Core => until(yes, of)
const historically = (of: Core): Core => not(once(not(of)))
const always = (of: Core): Core => not(eventually(not(of)))
const first = not(previous(yes))
const last = not(next(yes))

const NESTED: readonly Core[] = [
  ...[yes, no, a, letter('z'), first, last, and(a, b), or(a, b, no), and(yes, not(a), not(b))],
  ...[previous(a), next(a), since(a, b), until(a, b), since(or(a, b), b), until(or(a, b), b)],
  ...[previous(next(a)), next(previous(a)), previous(previous(a)), next(next(next(a))), not(next(not(next(a))))],
  ...[once(next(a)), eventually(previous(a)), historically(or(a, next(a))), always(or(b, previous(b)))],
  ...[since(a, until(a, b)), until(a, since(a, b)), since(until(yes, a), next(b)), until(since(yes, b), previous(a))],
  ...[until(until(a, next(b)), b), since(since(a, previous(b)), b), until(not(until(b, a)), not(since(a, b)))],
  ...[and(once(first), eventually(last)), and(eventually(and(a, last)), once(and(b, first))), until(next(yes), a)],
  ...[since(previous(yes), a), always(or(not(a), eventually(b))), historically(or(not(a), next(until(not(a), b))))],
  ...[
    next(since(not(last), previous(b))),
    previous(until(not(first), next(a))),
    until(next(a), not(since(next(b), a))),
  ],
  ...[eventually(and(a, once(and(b, eventually(and(a, previous(b))))))), and(next(a), next(b), previous(a))],
  ...[or(until(a, b), not(until(a, b))), since(next(until(b, next(a))), or(previous(since(a, next(a))), last))],
]

/** Every word of at most so many letters, the empty one included. */
const wordsUpTo = (length: number, letters: readonly string[]): (readonly string[])[] =>
  length === 0
    ? [[]]
    : [[], ...wordsUpTo(length - 1, letters).flatMap((shorter) => letters.map((symbol) => [...shorter, symbol]))]

type NodeMeaning = (node: CoreNode<number>, parts: readonly Column[], word: readonly string[]) => Column

/** Whether the automaton finds the given columns for every subformula. */
function agrees(formula: Core, word: readonly string[], semantics: NodeMeaning): boolean {
  const columns: Column[] = []
  for (const node of share(formula).nodes) {
    const parts = children<number>(node).map((part) => columns[part])
    columns.push(semantics(node, parts, word))
  }
  const found = ltlTruth(formula, word)
  return found.length === columns.length && found.every((column, k) => same(column, columns[k]))
}

const same = (one: Column, other: Column): boolean =>
  one.length === other.length && one.every((truth, i) => truth === other[i])

const paper: NodeMeaning = (node, parts, word) => meaningOf(node, parts, word)

interface Case {
  readonly formula: Core
  readonly word: readonly string[]
}

/** Operators over a pool that grows by what was made: deep, with much sharing, past and future mixed; at most 11 future nodes. */
function randomCase(random: Random): Case {
  const pool: Core[] = [a, b, letter('c'), random.pick([yes, no])]
  const operand = (): Core => (random.below(2) === 0 ? pool[pool.length - 1] : random.pick(pool))
  for (let k = random.within(1, 11); k > 0; k--) {
    const make = random.pick([not, and, or, previous, next, since, until])
    pool.push(make(operand(), operand()))
  }
  const word = Array.from({ length: random.within(0, 12) }, () => random.pick(['a', 'b', 'c']))
  return { formula: pool[pool.length - 1], word }
}

const randomCases = (count: number, seed: number): Case[] => {
  const random = seeded(seed)
  return Array.from({ length: count }, () => randomCase(random))
}

const NESTED_CASES: readonly Case[] = NESTED.flatMap((formula) =>
  wordsUpTo(6, ['a', 'b']).map((word) => ({ formula, word })),
)

const disagreements = (cases: readonly Case[], semantics: NodeMeaning): Case[] =>
  cases.filter(({ formula, word }) => !agrees(formula, word, semantics))

/** Whether a node of one direction has one of the other below it. */
function mixes(formula: Core, outer: readonly string[], inner: readonly string[]): boolean {
  const has: boolean[] = []
  return share(formula).nodes.some((node) => {
    const below = children<number>(node).some((part) => has[part])
    has.push(below || inner.includes(node.kind))
    return below && outer.includes(node.kind)
  })
}

describe('by hand', () => {
  const CASES: readonly (readonly [string, Core, string, string])[] = [
    ['⊖ is false at the first position', previous(a), 'aab', '.11'],
    ['⊕ is false at the last position', next(a), 'baa', '11.'],
    ['since needs its left side at the witness, too', since(a, b), 'baa', '...'],
    ['until needs its left side at the witness, too', until(a, b), 'aab', '...'],
    ['since looks back to a witness as long as its left side holds', since(or(a, b), b), 'cabaaca', '..111..'],
    ['until looks ahead to a witness as long as its left side holds', until(or(a, b), b), 'acaabac', '..111..'],
    ['until is not fulfilled by hoping: without a witness it is false', until(a, b), 'aaa', '...'],
    ['⊖⊕φ is φ but at the first position', previous(next(a)), 'aaba', '.1.1'],
    ['⊕⊖φ is φ but at the last position', next(previous(a)), 'abaa', '1.1.'],
    ['an a up to here has a b after it, wherever', once(and(a, eventually(b))), 'baabaa', '.11111'],
    ['the word begins with an a that is not the last', and(first, a, next(eventually(a))), 'abba', '1...'],
  ]

  test.each(CASES)('%s', (_, formula, word, expected) => {
    const found = ltlTruth(formula, [...word])[share(formula).root]
    expect(found.map((truth) => (truth ? '1' : '.')).join('')).toBe(expected)
  })

  test('every subformula has its column, in the order of share', () => {
    const formula = until(a, next(b))
    const columns = ltlTruth(formula, ['a', 'a', 'b'])
    expect(
      share(formula).nodes.map((node, k) => [node.kind === 'letter' ? node.symbol : node.kind, columns[k]]),
    ).toEqual([
      ['b', [false, false, true]],
      ['next', [false, true, false]],
      ['a', [true, true, false]],
      ['until', [true, true, false]],
    ])
  })

  test('what is not temporal logic is refused', () => {
    const counting: Core = { kind: 'compare', operator: '<', left: [{ factor: 1n, count: null }], right: [] }
    expect(() => ltlAutomaton(next(counting))).toThrow('a formula has a compare node: the automaton knows letters')
  })
})

describe('the two oracles agree on every subformula', () => {
  test('nested formulas on all words of at most six letters', () => {
    expect(NESTED.length).toBeGreaterThanOrEqual(40)
    expect(NESTED_CASES.length).toBe(NESTED.length * 127)
    expect(disagreements(NESTED_CASES, paper)).toEqual([])
  })

  test('2,000 random formulas, of which many mix past and future', () => {
    const cases = randomCases(2000, 1)
    expect(disagreements(cases, paper)).toEqual([])

    const PAST = ['previous', 'since']
    const FUTURE = ['next', 'until']
    const portion = (holds: (one: Case) => boolean): number => cases.filter(holds).length / cases.length
    expect(portion(({ formula }) => mixes(formula, PAST, FUTURE))).toBeGreaterThan(0.2)
    expect(portion(({ formula }) => mixes(formula, FUTURE, PAST))).toBeGreaterThan(0.2)
    expect(portion(({ formula, word }) => new Set(meaning(formula, word)).size === 2)).toBeGreaterThan(0.2)
  })

  test('a dozen future nodes, each of which looks at the others', () => {
    const tower = (levels: number): Core =>
      levels === 0 ? b : until(or(a, b), next(or(not(tower(levels - 1)), since(b, a))))
    const formula = tower(6)
    const random = seeded(2)
    const cases = Array.from({ length: 3 }, () => ({
      formula,
      word: Array.from({ length: 12 }, () => random.pick(['a', 'b', 'c'])),
    }))
    expect(share(formula).nodes.filter(({ kind }) => kind === 'next' || kind === 'until').length).toBe(12)
    expect(disagreements(cases, paper)).toEqual([])
  })
})

describe('a word has exactly one accepting run', () => {
  /** Counted by dynamic programming, without pruning. */
  function acceptingRuns({ initial, transition, accepting }: LtlAutomaton, word: readonly string[]): number {
    let runs = new Map<State, number>([[initial, 1]])
    for (const symbol of word) {
      const longer = new Map<State, number>()
      for (const [before, count] of runs) {
        for (const now of transition(before, symbol)) longer.set(now, (longer.get(now) ?? 0) + count)
      }
      // Stronger than asked: runs on the same letters never meet.
      expect([...longer.values()].every((count) => count === 1)).toBe(true)
      runs = longer
    }
    return [...runs].reduce((sum, [state, count]) => (accepting(state) ? sum + count : sum), 0)
  }

  test('for nested and for random formulas', () => {
    const short = NESTED.flatMap((formula) => wordsUpTo(4, ['a', 'b']).map((word) => ({ formula, word })))
    const counts = [...short, ...randomCases(300, 3)].map(({ formula, word }) =>
      acceptingRuns(ltlAutomaton(formula), word),
    )
    expect(new Set(counts)).toEqual(new Set([1]))
  })

  test('an automaton with more or fewer is refused', () => {
    const automaton = ltlAutomaton(next(a))
    expect(() => onlyRun({ ...automaton, accepting: () => true }, ['a', 'b'])).toThrow(
      '"ab" has 2 states at position 2 that lead to acceptance, not one',
    )
    expect(() => onlyRun({ ...automaton, accepting: () => false }, ['a', 'b'])).toThrow('has 0 states at position 2')
    const forgetful = { ...automaton, transition: (_: State, symbol: string) => automaton.transition(null, symbol) }
    expect(() => onlyRun(forgetful, ['a', 'b'])).toThrow('has 2 states at position 1')
  })
})

describe('another semantics is noticed', () => {
  const PLANTED: readonly (readonly [string, NodeMeaning])[] = [
    ['the standard until', (node, ...rest) => meaningOf(node, ...rest, node.kind === 'until' ? 'standard' : 'paper')],
    ['the standard since', (node, ...rest) => meaningOf(node, ...rest, node.kind === 'since' ? 'standard' : 'paper')],
    ['the strict until', (node, ...rest) => meaningOf(node, ...rest, node.kind === 'until' ? 'strict' : 'paper')],
    ['the strict since', (node, ...rest) => meaningOf(node, ...rest, node.kind === 'since' ? 'strict' : 'paper')],
    [
      'a weak ⊖',
      (node, ...rest) => meaningOf(node.kind === 'previous' ? { ...node, kind: 'weak-previous' } : node, ...rest),
    ],
    ['a weak ⊕', (node, ...rest) => meaningOf(node.kind === 'next' ? { ...node, kind: 'weak-next' } : node, ...rest)],
  ]

  test.each(PLANTED)('%s', (_, semantics) => {
    expect(disagreements(randomCases(200, 4), semantics).length).toBeGreaterThan(20)
  })
})
