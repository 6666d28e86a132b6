// Subformulas go by their text in a model, as long as somebody would read it.
import { expect, test } from 'vitest'
import { desugar, formula, share } from '../logic/index.ts'
import { compile } from './compile.ts'
import { namesOf } from './names.ts'

const names = (text: string) => namesOf(share(desugar(formula(text))))

test('short subformulas are called what they are, and the last name is that of the whole', () => {
  const found = names('Y Q_a & ODD(#L[Q_b])')
  expect(found.toSorted()).toEqual(['ODD(#L[Q_b])', 'Q_a', 'Q_b', 'Y Q_a', 'Y Q_a & ODD(#L[Q_b])'])
  expect(found.at(-1)).toBe('Y Q_a & ODD(#L[Q_b])')
})

test('what is written as sugar is called what it was made into', () => {
  expect(names('O Q_a').toSorted()).toEqual(['Q_a', 'true', 'true S Q_a'])
})

test('a name has at most 40 characters; a longer subformula goes by its number', () => {
  const parts = (count: number) => Array.from({ length: count }, (_, k) => `Q_s${k}`).join(' & ')
  const last = (text: string) => names(text).at(-1) ?? ''
  expect(last(parts(6))).toBe('Q_s0 & Q_s1 & Q_s2 & Q_s3 & Q_s4 & Q_s5')
  expect(last(parts(6)).length).toBe(39)
  expect(last(parts(7))).toBe('φ8')
  expect([40, 41].map((length) => last(`Q_${'a'.repeat(length - 2)}`).length)).toEqual([40, 'φ1'.length])
})

test('a subformula of more than 16 nodes goes by its number, however short its text', () => {
  expect(names(`${'Y '.repeat(15)}Q_a`).slice(-2)).toEqual([`${'Y '.repeat(14)}Q_a`, `${'Y '.repeat(15)}Q_a`])
  expect(names(`${'! '.repeat(16)}Q_a`).slice(-2)).toEqual([`${'!'.repeat(15)}Q_a`, 'φ17'])
})

test('names are as many as nodes and differ from each other, also where formulas are deep', () => {
  const deep = names(`${'Y '.repeat(300)}Q_a`)
  expect(deep.length).toBe(301)
  expect(new Set(deep).size).toBe(301)
})

test('a model is called after its statement and its formula, and its coordinates after their subformulas', () => {
  const { model, places } = compile(formula('Q_a & Y Q_b'), 'theorem-13c')
  expect(model.name).toBe('theorem-13c: Q_a & Y Q_b')
  expect(places.map((place) => model.coordinates[place]).toSorted()).toEqual([
    'Q_a & Y Q_b',
    'Y Q_b',
    'symbol "a"',
    'symbol "b"',
  ])
})
