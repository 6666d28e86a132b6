import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sugared } from '../../tests/support/formulas.ts'
import {
  desugar,
  FEATURES,
  type Feature,
  FRAGMENTS,
  type FragmentName,
  featuresOf,
  featureText,
  formula,
  fragmentIncludes,
  fragmentIsBelow,
  lacking,
  printFormula,
  SEMANTICS,
  share,
} from './index.ts'

const features = (text: string, semantics = SEMANTICS[0]): Feature[] =>
  FEATURES.filter((feature) => featuresOf(formula(text), semantics).has(feature))

describe('what a formula needs', () => {
  test('is nothing for letters, constants and Boolean connectives', () => {
    expect(features('!(Q_a & true | false) -> (Q_b <-> "<s>")')).toEqual([])
  })

  test.each<[string, Feature[]]>([
    ['Y Q_a', ['previous']],
    ['wY Q_a', ['previous']],
    ['first', ['previous']],
    ['X Q_a', ['next']],
    ['wX Q_a', ['next']],
    ['last', ['next']],
    ['Q_a S Q_b', ['since']],
    ['O Q_a', ['since']],
    ['H Q_a', ['since']],
    ['Q_a U Q_b', ['until']],
    ['F Q_a', ['until']],
    ['G Q_a', ['until']],
    ['@ODD', ['predicate']],
    ['ODD(#L[Q_a])', ['count-left', 'predicate']],
    ['#R[Q_a] = 1', ['count-right', 'comparison']],
    ['1 < 2', ['comparison']],
    ['#L[Y Q_a] < #R[Q_b]', ['previous', 'count-left', 'count-right', 'comparison']],
  ])('%s needs %j', (text, needed) => {
    expect(features(text)).toEqual(needed)
  })

  test('includes a neighbour for strict since and until, but not for O, H, F and G', () => {
    expect(features('Q_a S Q_b', 'strict')).toEqual(['previous', 'since'])
    expect(features('Q_a U Q_b', 'strict')).toEqual(['next', 'until'])
    expect(features('Q_a U Q_b', 'standard')).toEqual(['until'])
    expect(features('O H Q_a & F G Q_b', 'strict')).toEqual(['since', 'until'])
  })

  test('is what is found in the core that it desugars to', () => {
    for (const [k, written] of fc.sample(sugared(8), { seed: 21, numRuns: 600 }).entries()) {
      const semantics = SEMANTICS[k % 3]
      expect([...featuresOf(written, semantics)].sort()).toEqual([...featuresInCore(written, semantics)].sort())
    }
  })

  /** A second way: the kinds of the nodes after desugaring. */
  function featuresInCore(...[written, semantics]: Parameters<typeof desugar>): Set<Feature> {
    const found = new Set<Feature>()
    for (const node of share(desugar(written, semantics)).nodes) {
      if (node.kind === 'previous' || node.kind === 'next' || node.kind === 'since' || node.kind === 'until') {
        found.add(node.kind)
      }
      if (node.kind === 'compare') found.add('comparison')
      if (node.kind === 'predicate' || node.kind === 'predicate-of') found.add('predicate')
      const addends = node.kind === 'compare' ? [...node.left, ...node.right] : []
      const counts = node.kind === 'predicate-of' ? [node.count] : addends.map(({ count }) => count)
      for (const count of counts) if (count !== null) found.add(`count-${count.direction}`)
    }
    return found
  }
})

describe('fragments', () => {
  const names = Object.values(FRAGMENTS).map(({ name }) => name)

  test('go by their names', () => {
    expect(names).toEqual(Object.keys(FRAGMENTS))
  })

  test('lie below each other as in the paper', () => {
    const below = (name: FragmentName): string[] =>
      Object.values(FRAGMENTS)
        .filter((other) => other.name !== name && fragmentIsBelow(other, FRAGMENTS[name]))
        .map((other) => other.name)
    expect(below('TL[⊖]')).toEqual([])
    expect(below('TL[⊖,⊕]')).toEqual(['TL[⊖]'])
    expect(below('TL[S,U]')).toEqual(['TL[S]'])
    expect(below('TL[⊖,S]')).toEqual(['TL[⊖]', 'TL[S]'])
    expect(below('LTL')).toEqual(['TL[⊖,⊕]', 'TL[⊖]', 'TL[S,U]', 'TL[S]', 'TL[⊖,S]'])
    expect(below('TL[#←,#→,+,Mon]')).toEqual(['TL[#←,+,Mon]'])
    expect(below('TL[⊖,S,#←,+,Mon]')).toEqual(['TL[⊖]', 'TL[S]', 'TL[⊖,S]', 'TL[#←,+,Mon]'])
    expect(below('LTL[#←,#→,+,Mon]')).toEqual(names.filter((name) => name !== 'LTL[#←,#→,+,Mon]'))
  })

  test('include what they have the features of', () => {
    expect(fragmentIncludes(FRAGMENTS['TL[⊖]'], featuresOf(formula('Y first & !wY Q_a')))).toBe(true)
    expect(fragmentIncludes(FRAGMENTS['TL[⊖]'], featuresOf(formula('Y last')))).toBe(false)
    expect(fragmentIncludes(FRAGMENTS['TL[S]'], featuresOf(formula('Q_a S Q_b'), 'standard'))).toBe(true)
    expect(fragmentIncludes(FRAGMENTS['TL[S]'], featuresOf(formula('Q_a S Q_b'), 'strict'))).toBe(false)
  })
})

describe('what a fragment lacks', () => {
  const lacks = (text: string, name: FragmentName, semantics = SEMANTICS[0]): string[] =>
    lacking(formula(text), FRAGMENTS[name], semantics).map(({ part, feature }) => `${feature}: ${printFormula(part)}`)

  test('is nothing if the formula is of the fragment', () => {
    expect(lacks('Y Q_a & first', 'TL[⊖]')).toEqual([])
  })

  test('is named once, where it first occurs, in the order of the text', () => {
    expect(lacks('Q_a & X Q_b & (Q_a S X X Q_a) & last & O Q_b', 'TL[⊖]')).toEqual([
      'next: X Q_b',
      'since: Q_a S X X Q_a',
    ])
    expect(lacks('Y (Q_a U #R[X Q_b] < 2)', 'TL[⊖]')).toEqual([
      'until: Q_a U (#R[X Q_b] < 2)',
      'comparison: #R[X Q_b] < 2',
      'count-right: #R[X Q_b] < 2',
      'next: X Q_b',
    ])
  })

  test('is named by the outermost of the parts that begin together', () => {
    expect(lacks('(Q_a S Q_b) S Q_c', 'TL[⊖]')).toEqual(['since: (Q_a S Q_b) S Q_c'])
  })

  test('depends on the semantics', () => {
    expect(lacks('Q_a S Q_b', 'TL[S]', 'strict')).toEqual(['previous: Q_a S Q_b'])
  })

  test('is empty exactly where the features are included', () => {
    for (const written of fc.sample(sugared(6), { seed: 22, numRuns: 300 })) {
      for (const fragment of Object.values(FRAGMENTS)) {
        const lacked = lacking(written, fragment).map(({ feature }) => feature)
        expect(new Set(lacked).size).toBe(lacked.length)
        const needed = [...featuresOf(written)].filter((feature) => !fragment.features.includes(feature))
        expect([...lacked].sort()).toEqual(needed.sort())
      }
    }
  })

  test('is found in a formula that doubles at every level', () => {
    let doubled = formula('X Q_a')
    for (let level = 0; level < 1_000; level += 1) doubled = { kind: 'and', parts: [doubled, doubled] }
    expect(lacking(doubled, FRAGMENTS['TL[⊖]']).length).toBe(1)
  })

  test('is found 50,000 levels deep', () => {
    let deep = formula('X Q_a')
    for (let level = 0; level < 50_000; level += 1) deep = { kind: 'not', of: deep }
    expect(lacking(deep, FRAGMENTS['TL[⊖]']).length).toBe(1)
  })
})

test('every feature has a text of its own', () => {
  expect(FEATURES.map(featureText)).toEqual([
    '⊖ (previous)',
    '⊕ (next)',
    'S (since)',
    'U (until)',
    '#← (a count of positions up to here)',
    '#→ (a count of positions from here on)',
    '< (a comparison of counts)',
    'θ (a numerical predicate)',
  ])
})
