import { expect, test } from 'vitest'
import { nearestTo, sameNumber, suggest } from './index.ts'

const keys = ['name', 'layers', 'outputs', 'to']

test('suggest finds slips of the finger and of the case', () => {
  for (const word of ['layrs', 'layerss', 'lyaersz', 'Layers', 'LAYERS']) {
    expect(suggest(word, keys, 'keys')).toBe('; did you mean "layers"?')
  }
  expect(suggest('nmae', keys, 'keys')).toBe('; did you mean "name"?')
  expect(suggest('T0', ['t1', 't0'], 'keys')).toBe('; did you mean "t0"?')
})

test('suggest lists what there is when nothing is close', () => {
  expect(suggest('on2', keys, 'keys')).toBe('; the keys are "name", "layers", "outputs", "to"')
  expect(suggest('x'.repeat(100_000), keys, 'keys')).toBe('; the keys are "name", "layers", "outputs", "to"')
  const many = Array.from({ length: 100 }, (_, k) => `coordinate ${k}`)
  expect(suggest('x', many, 'coordinates')).toMatch(/"coordinate 11", and 88 more$/)
})

test('suggest lists twelve, and says when there are more', () => {
  const letters = [...'abcdefghijkl']
  const listed = letters.map((letter) => `"${letter}"`).join(', ')
  expect(suggest('none', letters, 'letters')).toBe(`; the letters are ${listed}`)
  expect(suggest('none', [...letters, 'm'], 'letters')).toBe(`; the letters are ${listed}, and 1 more`)
})

test('of several that are close suggest names the closest, and of equals the first', () => {
  expect(suggest('T0', ['t0', 't1'], 'keys')).toBe('; did you mean "t0"?')
  expect(suggest('layer', ['lager', 'layers', 'layer2'], 'keys')).toBe('; did you mean "lager"?')
  expect(suggest('layers', ['lagerz', 'layer', 'lagers'], 'keys')).toBe('; did you mean "layer"?')
})

test('one statement is mistaken for another of the same number, not one number for another', () => {
  const claims = ['theorem-12a', 'theorem-17b', 'corollary-17a', 'corollary-17a.printed', 'lemma-6', 'lemma-9']
  const nearest = (word: string) => nearestTo(word, claims)
  expect(['theorem-17a', 'lemma-17a', 'Theorem-17A'].map(nearest)).toEqual(Array(3).fill('corollary-17a'))
  expect(nearest('theorem-17a.printd')).toBe('corollary-17a.printed')
  // Without such a letter, without such a number, and where there is a slip in the name alone.
  expect(['lemma-17c', 'lemma-66', 'lema-9', 'theorem-17'].map(nearest)).toEqual([
    'theorem-17b',
    'lemma-6',
    'lemma-9',
    'theorem-17b',
  ])
  expect(nearest('theorem-6')).toBe('lemma-6')
  // Names that only end in a number are words as any others.
  expect(nearestTo('x-1', ['coordinate-1'])).toBeUndefined()
  expect(nearestTo('coordinate-1', ['x-1'])).toBeUndefined()
  expect(nearestTo('a1-abc-9', ['lemma-1'])).toBeUndefined()
})

test('names have the same number with the same letter, or else with any, and names without a number have none', () => {
  const names = ['lemma', 'lemma-7', 'theorem-17B', 'lemma-17', 'theorem-17a']
  const same = (word: string) => sameNumber(word, names)
  expect(same('x-17b')).toEqual(['theorem-17B'])
  expect(same('x-17')).toEqual(['lemma-17'])
  expect(same('x-17c')).toEqual(['theorem-17B', 'lemma-17', 'theorem-17a'])
  expect([same('x-1'), same('lemma')]).toEqual([[], []])
})

const isClose = (word: string, candidate: string): boolean =>
  suggest(word, [candidate], 'words') === `; did you mean "${candidate}"?`

test('two slips are allowed, but no more than half of the letters', () => {
  expect([isClose('A', 'a'), isClose('a', 'b'), isClose('', 'a')]).toEqual([true, false, false])
  expect([isClose('ab', 'ac'), isClose('ab', 'cd'), isClose('abc', 'axy')]).toEqual([true, false, false])
  expect([isClose('abcd', 'abxy'), isClose('abcd', 'axyz')]).toEqual([true, false])
  expect([isClose('abcdefghij', 'abcdefghxy'), isClose('abcdefghij', 'abcdefgxyz')]).toEqual([true, false])
})

test('neighbours that changed places are one slip, and nothing else is', () => {
  expect(['bac', 'acb'].map((word) => isClose(word, 'abc'))).toEqual([true, true])
  expect(isClose('cba', 'abc')).toBe(false)
  expect(isClose('bax', 'abc')).toBe(false)
  // One of two neighbours stands where the other one was.
  expect([isClose('xab', 'xca'), isClose('xab', 'xbc')]).toEqual([false, false])
})

test('words of more than sixty letters get no hint', () => {
  const sixty = 'x'.repeat(60)
  expect([isClose(`${'x'.repeat(59)}y`, sixty), isClose(`${sixty}y`, sixty)]).toEqual([true, false])
})
