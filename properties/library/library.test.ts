import { expect, test } from 'vitest'
import { integers } from '../../generators/index.ts'
import { findingLines, type Runnable, runClaim, runnable } from '../../src/engine/index.ts'
import { precise, preciseExp, rational, real } from '../../src/numbers/index.ts'
import { type Model, term, vector, zeroVector } from '../../src/transformer/index.ts'
import { boundedBy, collect, computes, growsLike, inClaim, type UniformCase, uniform } from './index.ts'

const about = { title: 'a claim', statement: 'It is as it says.' }

const BARE: Model = {
  name: 'bare',
  coordinates: ['x'],
  embedding: { symbols: [], other: zeroVector(1) },
  schedule: { positions: [], temperature: term('1') },
  layers: [],
  outputs: [],
}

const squares = (limit: number) =>
  boundedBy({
    ...about,
    key: 'squares',
    domain: integers(0, 1000),
    given: (c) => c % 2 === 0,
    observed: (c) => rational.of(c * c),
    bound: () => rational.of(limit),
  })

test('boundedBy holds where observed stays below the bound, and is refuted by the least case where it does not', () => {
  expect(runClaim(squares(1_000_000))).toMatchObject({ verdict: 'holds', id: 'squares', variant: 'own' })
  expect(runClaim(squares(99)).counterexample?.case).toBe('10')
})

test('computes compares what is observed with what is expected', () => {
  const doubling = (observed: (c: number) => number) =>
    computes({ ...about, key: 'doubling.step', domain: integers(0, 1000), observed, expected: (c) => 2 * c })
  expect(runClaim(doubling((c) => c + c))).toMatchObject({ verdict: 'holds', id: 'doubling' })
  expect(runClaim(doubling((c) => (c > 41 ? 0 : 2 * c))).counterexample?.case).toBe('42')
})

test('every maker takes hypotheses, labels, examples, an explanation and pictures', () => {
  const noted: unknown[] = []
  const all = <C>() => ({
    ...about,
    given: (c: C) => JSON.stringify(c) !== '1',
    note: (c: C) => noted.push(c),
    explain: (c: C) => `it is ${JSON.stringify(c)}`,
    illustrate: (c: C) => ({ drawn: JSON.stringify(c) }),
  })
  const [number, pair] = [
    { ...all<number>(), examples: [7] },
    { ...all<UniformCase>(), examples: [{ n: 2, m: 3 }] },
  ]
  const model = (at: number): Model => ({ ...BARE, name: at > 2 ? 'long' : 'short' })
  const wrong: readonly [Runnable, example: string][] = [
    [runnable(computes({ ...number, key: 'a', domain: integers(0, 9), observed: (c) => c, expected: () => 0 })), '7'],
    [
      runnable(
        boundedBy({ ...number, key: 'b', domain: integers(0, 9), observed: rational.of, bound: () => rational.zero }),
      ),
      '7',
    ],
    [
      runnable(
        growsLike({
          ...number,
          ...{ key: 'c', quantity: (n) => rational.of(n), order: () => rational.one, lengths: [1, 9] },
          ...{ lower: rational.zero, upper: rational.half },
        }),
      ),
      '7',
    ],
    [runnable(uniform({ ...pair, key: 'd', construct: model })), 'n=2; m=3'],
  ]
  for (const [claim, line] of wrong) {
    noted.length = 0
    const { counterexample, illustrations } = claim.run({ illustrated: true })
    expect(counterexample).toMatchObject({ phase: 'examples', found: line })
    expect(counterexample?.explanation).toMatch(/^it is /)
    expect(illustrations.map(({ case: c }) => c)).toContain(line)
    expect(noted).not.toEqual([])
  }
  expect(wrong[0][0].replay('1').ending).toBe('discarded')
})

test.each([
  ['key', { key: undefined }, "a claim has no key: give a text of its own, such as 'equal-share'"],
  ['title', { title: undefined }, `claim "doubling" has no title: give a text of its own, such as 'x ≤ 9'`],
  [
    'statement',
    { statement: '' },
    'claim "doubling" has no statement: give a text of its own, such as \'A digit is at most 9.\'',
  ],
  [
    'domain',
    { domain: undefined },
    'claim "doubling" has no domain: give a generator, or an arbitrary such as fc.integer()',
  ],
  ['arbitrary', { domain: [1, 2] }, 'claim "doubling" has no domain'],
  ['domain but null', { domain: null }, 'claim "doubling" has no domain'],
])('a claim without a %s is refused by name', (_, wrong, message) => {
  const right = { ...about, key: 'doubling', domain: integers(0, 9), observed: (c: number) => c, expected: () => 0 }
  expect(() => runnable(computes(Object.assign(right, wrong)))).toThrow(message)
})

test.each([
  ['a part that there is not', { requirs: {} }, 'claim "doubling" has a part "requirs"; did you mean "requires"?'],
  ['no expected', { expected: undefined }, 'claim "doubling" has no expected: give a function of the case'],
  ['a value for a function', { expected: 3 }, 'claim "doubling" has no expected: give a function of the case'],
])('a maker that is given %s says so', (_, wrong, message) => {
  const right = { ...about, key: 'doubling', domain: integers(0, 9), observed: (c: number) => c, expected: () => 0 }
  expect(() => computes(Object.assign(right, wrong))).toThrow(message)
})

test('growsLike asks for constants on both sides', () => {
  const growth = (lower: string, upper: string) =>
    growsLike({
      ...about,
      key: 'growth',
      quantity: (n) => rational.of(n * n + n),
      order: (n) => rational.of(n * n),
      lower: rational.parse(lower),
      upper: rational.parse(upper),
    })
  expect(runClaim(growth('1', '2'), { numRuns: 200 })).toMatchObject({ verdict: 'holds' })
  expect(runClaim(growth('1', '3/2')).counterexample?.case).toBe('1')
  expect(runClaim(growth('11/10', '2')).counterexample?.case).toBe('11')
})

test('growsLike takes orders that are only enclosed, and other variables than n', () => {
  const ln = (k: number) => real.enclosed((bits) => preciseExp.ln(precise.point(BigInt(k)), bits))
  // H_k − 1 lies between ln k − ln 2 + 1/2 and ln k.
  const growth = (lower: string) =>
    growsLike({
      ...about,
      key: 'growth',
      quantity: (k) => rational.sum(Array.from({ length: k - 1 }, (_, j) => rational.of(1, j + 2))),
      order: ln,
      lower: rational.parse(lower),
      upper: rational.one,
      lengths: [2, 40],
      variable: 'k',
    })
  expect(runClaim(growth('7/10'), { numRuns: 100 })).toMatchObject({ verdict: 'holds', measures: [{ name: 'k' }] })
  const { counterexample } = runClaim(growth('3/4'))
  expect([counterexample?.case, findingLines(counterexample?.finding ?? []).join(' ')]).toEqual([
    '2',
    expect.stringContaining('lower·g(k)'),
  ])
})

test('uniform notices weights that depend on the length, and allows schedules that do', () => {
  const model = (weight: number, table: number): Model => ({
    name: 'constant',
    coordinates: ['x'],
    embedding: { symbols: [{ symbol: 'a', vector: vector(1, [[0, rational.of(weight)]]) }], other: zeroVector(1) },
    schedule: { positions: [], temperature: { kind: 'by-length', rows: [{ n: table, value: rational.one }] } },
    layers: [],
    outputs: [],
  })
  const claim = (construct: (n: number) => Model) => uniform({ ...about, key: 'uniform', construct })
  expect(
    runClaim(
      claim((n) => model(1, n)),
      { numRuns: 100 },
    ),
  ).toMatchObject({ verdict: 'holds' })
  expect(runClaim(claim((n) => model(n > 3 ? 2 : 1, 1))).counterexample?.case).toBe('n=1; m=4')
  expect(
    runClaim(
      claim((n) => ({ ...model(1, 1), schedule: { positions: [], temperature: term(n > 2 ? '1/n' : '1') } })),
      { numRuns: 100 },
    ),
  ).toMatchObject({ verdict: 'holds' })
})

test('suites give their claims and their mutants, if they have any, in order', () => {
  const [one, two] = ['one', 'two'].map((key) => ({ ...runnable(squares(1_000_000)), key }))
  const mutant = inClaim('one.less', 'one', 'The bound is too small.', squares(10))
  const { claims, mutants } = collect([{ claims: [one], mutants: [mutant] }, { claims: [two] }])
  expect(claims).toEqual([one, two])
  expect(mutants).toEqual([mutant])
})
