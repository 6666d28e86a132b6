import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sugared } from '../../tests/support/formulas.ts'
import {
  type Column,
  type Core,
  children,
  desugar,
  equalFormulas,
  formula,
  meaning,
  meaningOf,
  type SharedFormula,
  share,
  unshare,
  withParts,
} from './index.ts'

const shared = (text: string): SharedFormula => share(desugar(formula(text)))

test('what occurs twice is there once', () => {
  expect(shared('Y Q_a & Y Q_a & Q_a').nodes.length).toBe(3)
  expect(shared('O Q_a & (true S Q_a)').nodes.length).toBe(4)
  expect(shared('first & !Y true').nodes.length).toBe(4)
  expect(shared('#L[Q_a] < 1 | #L[Q_a] < 1').nodes.length).toBe(3)
})

test.each([
  ['Q_a & Q_b', 'Q_b & Q_a'],
  ['Q_a S Q_b', 'Q_b S Q_a'],
  ['true', 'Q_true'],
  ['#L[Q_a] < 1', '#R[Q_a] < 1'],
  ['#L[Q_a] < 1', '#L[Q_a] < 2'],
  ['#L[Q_a] + 1 < 1', '#L[Q_a] - 1 < 1'],
  ['#L[Q_a] + 1 < #L[Q_b]', '#L[Q_a] < 1 + #L[Q_b]'],
  ['@ODD', 'ODD(#L[Q_a])'],
  ['MOD[3,1](#L[Q_a])', 'MOD[3,2](#L[Q_a])'],
  ['ODD(#L[Q_a])', 'ODD(#R[Q_a])'],
  ['Y Q_a', 'X Q_a'],
])('%s and %s are different rows', (one, other) => {
  const both = shared(`(${one}) & Y (${other})`)
  const [first, second] = children<number>(both.nodes[both.root])
  const previous = both.nodes[second]
  expect(previous.kind === 'previous' && previous.of !== first).toBe(true)
})

test.each([
  { kind: 'constant', value: true },
  { kind: 'letter', symbol: 'a' },
  { kind: 'first' },
  { kind: 'last' },
] as const)('$kind has no parts, and stays as it is', (node) => {
  expect(withParts(node, [])).toStrictEqual(node)
})

test('parts stand before wholes, and the whole is last', () => {
  for (const written of fc.sample(sugared(12), { seed: 41, numRuns: 200 })) {
    const { nodes, root } = share(desugar(written))
    expect(root).toBe(nodes.length - 1)
    for (const [index, node] of nodes.entries()) {
      for (const part of children<number>(node)) expect(part).toBeLessThan(index)
    }
  }
})

test('the table means what the formula means', () => {
  const word = [...'abbab']
  for (const written of fc.sample(sugared(12), { seed: 42, numRuns: 200 })) {
    const core = desugar(written)
    const { nodes, root } = share(core)
    const columns: Column[] = []
    for (const node of nodes) {
      const parts = children<number>(node).map((part) => columns[part])
      columns.push(meaningOf(node, parts, word))
    }
    expect(columns[root]).toEqual(meaning(core, word))
  }
})

test('unshared, the last row is the formula again, and equal parts are one object', () => {
  for (const written of fc.sample(sugared(12), { seed: 43, numRuns: 200 })) {
    const core = desugar(written)
    const rows = unshare(share(core))
    expect(equalFormulas(rows[rows.length - 1], core)).toBe(true)
  }
  const [letter, , whole] = unshare(shared('Y Q_a & Q_a'))
  expect(whole.kind === 'and' && whole.parts[1]).toBe(letter)
})

test('a formula that doubles at every level has a short table', () => {
  let doubled: Core = { kind: 'letter', symbol: 'a' }
  for (let level = 0; level < 1_000; level += 1) doubled = { kind: 'and', parts: [doubled, doubled] }
  expect(share(doubled).nodes.length).toBe(1_001)
})
