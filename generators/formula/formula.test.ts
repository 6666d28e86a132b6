import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { randomFrom, seedFor, shrink } from '../../src/engine/index.ts'
import {
  children,
  equalFormulas,
  FEATURES,
  type Feature,
  type Formula,
  FRAGMENTS,
  featuresOf,
  fold,
  formula,
  meaning,
  PREDICATES,
  predicate,
  printFormula,
  sizeOf,
} from '../../src/logic/index.ts'
import {
  ALPHABET,
  countsOf,
  countsSome,
  domainOf,
  factorsOf,
  has,
  isLarge,
  partsOf,
  sampleOf,
  shareOf,
  whole,
} from '../../tests/support/formulas.ts'
import { assertDomain, type Label } from '../index.ts'
import { flawOf } from './check.ts'
import { grammarOf } from './grammar.ts'
import { KINDS, OPERATORS } from './kinds.ts'
import { bitsOf, drawProbe } from './probe.ts'

/** A word of length 1 to 16, always the same for the same formula. */
const wordFor = (c: Formula): string[] => {
  const random = randomFrom(seedFor(1, printFormula(c)))
  return Array.from({ length: random.nextInt(1, 16) }, () => ALPHABET[random.nextInt(0, 1)])
}
const changes = (c: Formula): boolean => new Set(meaning(c, wordFor(c))).size === 2

const labelsOf = (features: readonly Feature[]): Record<string, Label<Formula>> => ({
  'its truth changes along a word': { share: 0.62, on: changes },
  ...(features.includes('previous') ? { previous: { share: 0.4, on: has('previous') } } : {}),
  ...(features.includes('next') ? { next: { share: 0.4, on: has('next') } } : {}),
  ...(features.includes('since') ? { since: { share: 0.15, on: has('since') } } : {}),
  ...(features.includes('until') ? { until: { share: 0.15, on: has('until') } } : {}),
  ...(features.includes('predicate') ? { predicate: { share: 0.3, on: has('predicate') } } : {}),
  ...(features.includes('comparison')
    ? {
        comparison: { share: 0.4, on: has('compare') },
        'Λ ≥ 6': { share: 0.15, on: isLarge },
        'a count of true': { share: 0.05, on: countsSome((of) => of.kind === 'constant' && of.value) },
        'a count that is 0': { share: 0.03, on: (c) => countsSome((of) => !meaning(of, wordFor(c)).includes(true))(c) },
        'a count in a count': { share: 0.15, on: countsSome((of) => countsOf(of).length > 0) },
        'a predicate of a count': { share: 0.3, on: has('predicate-of') },
        'a count that cancels': { share: 0.01, on: (c) => partsOf(c).some((part) => factorsOf(part).includes(0n)) },
        'a comparison of constants': {
          share: 0.005,
          on: (c) => partsOf(c).some((part) => part.kind === 'compare' && children(part).length === 0),
        },
      }
    : {}),
})

describe.each(Object.entries(FRAGMENTS))('formulas of %s', (_, { features }) => {
  const domain = domainOf(features)
  const grammar = grammarOf({ features, alphabet: ALPHABET })

  test('keep the laws of a domain, and mostly say something', () => {
    const isValid = (c: Formula): boolean => flawOf(c, grammar) === undefined && sizeOf(c) <= 12
    assertDomain(domain, { isValid, labels: labelsOf(features), draws: 300, starts: 2, scope: 2 })
  })

  test('have all sizes up to the largest, most of them in the upper half', () => {
    const sizes = sampleOf(domain, 400).map(sizeOf)
    expect([...new Set(sizes)].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, k) => k + 1))
    expect(shareOf(sizes, (size) => size > 6)).toBeGreaterThan(0.65)
  })

  test('have few constants but those that are counted', () => {
    const leaves = sampleOf(domain, 400).flatMap((c) => {
      const counted = new Set(countsOf(c).map(({ of }) => of))
      return partsOf(c).filter((part) => children<Formula>(part).length === 0 && !counted.has(part))
    })
    expect(shareOf(leaves, ({ kind }) => kind === 'constant')).toBeLessThan(0.02)
  })

  test('stay in the domain when they vary, and vary nearly always', () => {
    const random = randomFrom(1)
    const moved = sampleOf(domain, 100).filter((c) => !equalFormulas(domain.neighbour?.(c, random) ?? c, c))
    expect(moved.length).toBeGreaterThan(85)
  })
})

describe('formulas', () => {
  test('a count may occur twice in a comparison', () => {
    const isTwice = (part: Formula): boolean =>
      part.kind === 'compare' && children<Formula>(part).length > factorsOf(part).length
    expect(shareOf(sampleOf(whole, 1000), (c) => partsOf(c).some(isTwice))).toBeGreaterThan(0.04)
  })

  test('conjunctions and disjunctions may have more than two parts', () => {
    const isWide = (part: Formula): boolean => (part.kind === 'and' || part.kind === 'or') && part.parts.length > 2
    expect(shareOf(sampleOf(domainOf(['since']), 1000), (c) => partsOf(c).some(isWide))).toBeGreaterThan(0.2)
  })

  test('with sugar, every kind of node and every comparison is drawn', () => {
    const sugared = domainOf(FEATURES, { sugar: true })
    const parts = sampleOf(sugared, 3000).flatMap(partsOf)
    expect([...new Set(parts.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort())
    const operators = new Set(parts.flatMap((part) => (part.kind === 'compare' ? [part.operator] : [])))
    expect([...operators].sort()).toEqual([...OPERATORS].sort())
    assertDomain(sugared, { isValid: (c) => sizeOf(c) <= 12, draws: 300, starts: 5, scope: 2 })
  })

  test('are those that need no other features', () => {
    const random = randomFrom(1)
    for (const c of sampleOf(domainOf(FEATURES, { sugar: true }), 1000)) {
      const features = FEATURES.filter(() => random.nextInt(0, 3) > 0)
      const isAllowed = [...featuresOf(c)].every((feature) => features.includes(feature))
      const flaw = flawOf(c, grammarOf({ features, alphabet: ALPHABET, sugar: true }))
      if ((flaw === undefined) !== isAllowed) expect.fail(`${printFormula(c)} with ${features.join(', ')}: ${flaw}`)
    }
  })

  test('a weight of 0 leaves a kind out', () => {
    const domain = domainOf(['previous', 'since'], { weights: { since: 0, constant: 0 } })
    expect(
      new Set(
        sampleOf(domain, 500)
          .flatMap(partsOf)
          .map(({ kind }) => kind),
      ),
    ).toEqual(new Set(['letter', 'not', 'previous', 'and', 'or']))
  })

  test('the truth that a draw looks at is the meaning', () => {
    const sugared = domainOf(FEATURES, { sugar: true })
    for (const [k, c] of sampleOf(sugared, 500).entries()) {
      const probe = drawProbe(randomFrom(k), ALPHABET)
      const word = Array.from({ length: probe.n }, (_, i) => (((probe.letters.get('a') ?? 0) >> i) & 1 ? 'a' : 'b'))
      const bits = fold<Formula, number>(c, (node, parts) => bitsOf(node, parts, probe))
      const column = word.map((_, i) => ((bits >> i) & 1) === 1)
      if (!isDeepStrictEqual(column, meaning(c, word))) expect.fail(`${printFormula(c)} on ${word.join('')}`)
    }
  })

  test('formulas of two thousand nodes are drawn, shrunk and varied', () => {
    const large = domainOf(FEATURES, { maxSize: 2500 })
    const chain = formula(`${'! Y '.repeat(1000)}Q_b`)
    expect(sizeOf(sampleOf(large, 1)[0])).toBeGreaterThan(100)
    expect(large.print(shrink(large, chain, has('previous'), { budget: 10_000 }).minimal)).toBe('Y Q_a')
    expect(large.neighbour?.(chain, randomFrom(1))).toBeDefined()
  })
})

describe('a line is read as a formula of the domain', () => {
  const domain = domainOf(['previous', 'count-left', 'comparison', 'predicate'], { maxSize: 5 })

  test.each([
    ['Y Q_a', 'Y Q_a'],
    ['⊖ "b"', 'Y Q_b'],
    ['2 * #[Q_a] < 1', '2*#L[Q_a] < 1'],
    ['ODD(#L[Q_b])', 'ODD(#L[Q_b])'],
  ])('%s', (line, text) => {
    expect(domain.print(domain.parse(line))).toBe(text)
  })

  test.each([
    ['Y &', /not a formula:\nY &\n {2}\^/],
    ['X Q_a', /^X Q_a: ⊕ \(next\) is not among the operators of this domain$/],
    ['#R[Q_a] < 1', /#→ \(a count of positions from here on\) is not among the operators of this domain/],
    ['Q_a -> Q_b', /"implies" is sugar, and this domain has none/],
    ['#L[Q_a] = 1', /"=" is sugar, and this domain has none/],
    ['Y Q_c', /the letter "c" is not in the alphabet \{a, b\}/],
    ['@EVEN', /EVEN is none of the predicates ODD, MOD\[3,1\], REST\[2,0\], TABLE\[1,0,1\], PRIME/],
    ['MOD[3,2](#L[Q_a])', /MOD\[3,2\] is none of the predicates/],
    ['Y Y Y Y Y Q_a', /it is larger than 5, the largest size here/],
    ['7*#L[Q_a] < 1', /the factor 7 is not from −6 to 6/],
    ['#L[Q_a] < 6', /the constant 6 is not from −5 to 5/],
  ])('%s is refused', (line, message) => {
    expect(() => domain.parse(line)).toThrow(message)
  })

  test('predicates of your own are read by name and parameters', () => {
    const near = predicate('NEAR', (k, n) => n - k < 2, [2])
    const own = domainOf(['predicate', 'count-left'], { predicates: [near] })
    expect(own.parse('NEAR[2](#L[Q_a])')).toEqual({
      kind: 'predicate-of',
      predicate: near,
      count: { direction: 'left', of: { kind: 'letter', symbol: 'a' } },
    })
    expect(() => own.parse('@NEAR[3]')).toThrow(/NEAR/)
    assertDomain(own, { isValid: () => true, draws: 100, starts: 3 })
  })
})

test.each([
  ['nothing', undefined],
  ['a text', 'Y Q_a'],
  ['an unknown kind', { kind: 'release' }],
  ['the name of a method', { kind: 'toString' }],
  ['a constant without a value', { kind: 'constant' }],
  ['a conjunction of one part', { kind: 'and', parts: [{ kind: 'constant', value: true }] }],
  ['a negation of nothing', { kind: 'not' }],
  ['a predicate by its name', { kind: 'predicate', predicate: 'ODD' }],
  [
    'a comparison with an empty side',
    { kind: 'compare', operator: '<', left: [], right: [{ factor: 1n, count: null }] },
  ],
  [
    'a factor that is a number',
    { kind: 'compare', operator: '<', left: [{ factor: 1, count: null }], right: [{ factor: 1n, count: null }] },
  ],
  [
    'a count up',
    {
      kind: 'predicate-of',
      predicate: PREDICATES[0].make([]),
      count: { direction: 'up', of: { kind: 'constant', value: true } },
    },
  ],
])('%s is no formula', (_, value) => {
  expect(whole.arbitrary.canShrinkWithoutContext(value)).toBe(false)
})

test('a formula that contains itself is no formula', () => {
  const cyclic: { kind: string; of?: unknown } = { kind: 'not' }
  cyclic.of = cyclic
  expect(whole.arbitrary.canShrinkWithoutContext(cyclic)).toBe(false)
})

test.each([
  ['an empty alphabet', { alphabet: [] }, /formulas need an alphabet/],
  ['no size', { maxSize: 0 }, /no formula is of size ≤ 0/],
  ['no factor', { largestFactor: 0 }, /up to 1 at least/],
])('%s is refused', (_, options, message) => {
  expect(() => domainOf([], options)).toThrow(message)
})
