import { expect, test } from 'vitest'
import { presentation as builtIn } from '../../properties/presentation.ts'
import { NEUTRAL, nameOf, presentationFrom, titleOf } from './presentation.ts'

test('every option may be left out', () => {
  expect(presentationFrom({})).toEqual(NEUTRAL)
  expect(presentationFrom({ title: 'Ties' })).toEqual({ ...NEUTRAL, title: 'Ties' })
  expect(presentationFrom(builtIn)).toEqual(builtIn)
})

const messageOf = (options: unknown): string => {
  try {
    presentationFrom(options)
    return 'no error'
  } catch (error) {
    return error instanceof RangeError ? error.message : String(error)
  }
}

test('wrong options are named, with what would be right', () => {
  const wrong = {
    titel: 'Ties',
    sections: [{ title: '' }, { title: 'Ties', claims: 'lemma-8' }],
    statements: { 'lemma-8': 3 },
  }
  expect([wrong, null, undefined, 'Ties'].map(messageOf).join('\n')).toMatchInlineSnapshot(`
    "the options of lemmata/vitest/reporter are wrong:
      $.titel: unknown key; did you mean "title"?
      $.sections[0].title: expected a non-empty string, found ""
      $.sections[0]: missing: "claims"
      $.sections[1].claims: expected a list, found "lemma-8"
      $.statements["lemma-8"]: expected a non-empty string, found 3
    Right are, for example: { title: 'Attention with ties', sections: [{ title: 'Ties', claims: ['lemma-8'] }], statements: { 'lemma-8': 'Lemma 3' } }
    the options of lemmata/vitest/reporter are wrong:
      $: expected an object, found null
    Right are, for example: { title: 'Attention with ties', sections: [{ title: 'Ties', claims: ['lemma-8'] }], statements: { 'lemma-8': 'Lemma 3' } }
    the options of lemmata/vitest/reporter are wrong:
      $: expected an object, found null
    Right are, for example: { title: 'Attention with ties', sections: [{ title: 'Ties', claims: ['lemma-8'] }], statements: { 'lemma-8': 'Lemma 3' } }
    the options of lemmata/vitest/reporter are wrong:
      $: expected an object, found "Ties"
    Right are, for example: { title: 'Attention with ties', sections: [{ title: 'Ties', claims: ['lemma-8'] }], statements: { 'lemma-8': 'Lemma 3' } }"
  `)
})

test('a statement has the name it was given, and its claims have theirs after it', () => {
  const names = { statements: { 'equal-share': 'Lemma 3', 'equal-share.weak': 'Remark 4' } }
  const keys = [
    'equal-share',
    'equal-share.for-two',
    'equal-share.weak',
    'theorem-12a.lower-temperature',
    'toString',
    'a-b',
  ]
  expect(keys.map((key) => nameOf(key, names))).toEqual([
    'Lemma 3',
    'Lemma 3, for two',
    'Remark 4',
    'Theorem 12a, lower temperature',
    'ToString',
    'A b',
  ])
})

test('beside a key, a title has the name of its statement only where it was given one', () => {
  const claim = { key: 'equal-share.weak', id: 'equal-share', variant: 'own', section: null, title: 'x ≤ 9' } as const
  expect(titleOf(claim, NEUTRAL)).toBe('x ≤ 9')
  expect(titleOf(claim, { statements: { 'equal-share': 'Lemma 3' } })).toBe('Lemma 3: x ≤ 9')
})
