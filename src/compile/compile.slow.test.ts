// Compiled models on many more formulas, words and depths than the quick tests have time for.
import { describe, expect, test } from 'vitest'
import { acceptingOf, FORMULAS, faultsOn, wordsUpTo } from '../../tests/support/compiled.ts'
import { seeded } from '../../tests/support/random.ts'
import { checkObligations } from '../check/check.ts'
import { runSoftly } from '../check/simulate.ts'
import { formula } from '../logic/index.ts'
import type { StatementId } from '../statements/index.ts'
import { soft, type Word, word } from '../transformer/index.ts'
import { compile } from './compile.ts'

const COUNTING = ['theorem-20a', 'theorem-20b', 'theorem-21', 'corollary-22a', 'corollary-22b', 'corollary-23'] as const

function faults(text: string, id: StatementId, words: readonly Word[], heads: 'single' | 'multi' = 'single'): string[] {
  const compiled = compile(formula(text), id, { heads })
  return words.flatMap((w) => faultsOn(compiled, w))
}

const random = seeded(5)
const randomWord = (n: number, letters: readonly string[]): Word =>
  Array.from({ length: n }, () => random.pick(letters))

describe('all statements, on all words of at most five letters and on longer ones', () => {
  const words = [
    ...wordsUpTo(5, ['a', 'b']),
    ...Array.from({ length: 12 }, (_, k) => randomWord(6 + (k % 3), ['a', 'b', 'c'])),
  ]

  test.each(FORMULAS)('%s', (text) => {
    for (const id of acceptingOf(text)) expect([id, faults(text, id, words)]).toEqual([id, []])
  })
})

test('right models leave no row open and nothing broken, on all words of at most eight letters', () => {
  for (const [text, id] of [
    ['Y Q_a', 'theorem-13c'],
    ['X (Q_a | Y Q_b)', 'theorem-12a'],
    ['(Q_a | Q_b) S Q_b', 'theorem-16b'],
    ['(Q_a | Q_b) U (O Q_b)', 'theorem-15b'],
    ['2*#L[Q_a] > #R[Q_b]', 'theorem-20b'],
    ['REST[2,0](#L[Q_a])', 'theorem-21'],
    ['#L[Y Q_a] > 1', 'corollary-23'],
  ] as const) {
    const { model } = compile(formula(text), id)
    for (const w of wordsUpTo(8, ['a', 'b'])) {
      const { broken, open } = checkObligations(model, soft(model, w))
      if (broken.length + open.length > 0) expect({ text, id, w, broken, open }).toEqual({})
    }
  }
})

test('many heads per layer say what single heads say, on all words of at most four letters', () => {
  for (const text of FORMULAS) {
    for (const id of acceptingOf(text)) {
      expect([text, id, faults(text, id, wordsUpTo(4, ['a', 'b']), 'multi')]).toEqual([text, id, []])
    }
  }
})

describe('200 nested operators', () => {
  const tower = (wrap: (inner: string, k: number) => string): string =>
    Array.from({ length: 200 }, (_, k) => k).reduce(wrap, 'Q_a')
  const PAST = [
    'corollary-17a',
    'corollary-17b',
    'corollary-18a',
    'corollary-18b',
    'corollary-22a',
    'corollary-23',
  ] as const
  const LTL = ['corollary-17a', 'corollary-17b', 'corollary-22a', 'corollary-22b'] as const
  const TOWERS: readonly { what: string; text: string; ids: readonly StatementId[] }[] = [
    { what: '!', text: tower((inner) => `!${inner}`), ids: PAST },
    { what: 'Y', text: tower((inner) => `Y ${inner}`), ids: PAST },
    { what: 'wY', text: tower((inner) => `wY ${inner}`), ids: PAST },
    { what: 'S', text: tower((inner, k) => (k % 2 ? `(${inner}) S Q_b` : `(Q_a | Q_b) S !(${inner})`)), ids: PAST },
    { what: 'S on the left', text: tower((inner) => `(!(${inner})) S Q_b`), ids: PAST },
    { what: 'X', text: tower((inner, k) => (k % 2 ? `X (${inner})` : `!X (${inner})`)), ids: LTL },
    { what: 'U', text: tower((inner, k) => (k % 2 ? `(${inner}) U Q_b` : `(Q_a | Q_b) U !(${inner})`)), ids: LTL },
    {
      what: 'all of LTL',
      text: tower(
        (inner, k) =>
          [
            `!Y (${inner})`,
            `!X (${inner})`,
            `(!Q_a) S (${inner})`,
            `(${inner}) U !Q_b`,
            `Q_b | (${inner})`,
            `!(${inner})`,
          ][k % 6],
      ),
      ids: LTL,
    },
  ]

  test.each(TOWERS)('$what', ({ text, ids }) => {
    for (const id of ids) expect([id, faults(text, id, ['a', 'ba', 'aabab'].map(word))]).toEqual([id, []])
  })

  test('40 nested counts', () => {
    const text = Array.from({ length: 40 }, (_, k) => k).reduce(
      (inner, k) => [`#L[${inner}] > 1`, `#R[${inner}] < 2`, `ODD(#L[${inner}])`][k % 3],
      'Q_a',
    )
    for (const id of acceptingOf(text)) expect([id, faults(text, id, ['a', 'ba', 'aabab'].map(word))]).toEqual([id, []])
  })
})

test('∧ and ∨ of 10,000 negations', () => {
  const parts = Array.from({ length: 10_000 }, (_, k) => `!Q_s${k}`)
  for (const [sign, expected] of [
    ['&', [false, false, true]],
    ['|', [true, true, true]],
  ] as const) {
    const compiled = compile(formula(parts.join(` ${sign} `)), 'theorem-13c')
    expect(runSoftly(compiled, ['s0', 's9999', 'x']).found[compiled.formula.root]).toEqual(expected)
  }
})

test('every λ from −50 to 50, around every threshold', () => {
  for (let lambda = -50; lambda <= 50; lambda++) {
    for (const constant of [0, 1, 2, 3].flatMap((count) => [lambda * count - 1, lambda * count])) {
      const text = `${lambda}*#L[Q_a] > ${constant}`
      for (const id of COUNTING) expect([text, id, faults(text, id, [word('abaa')])]).toEqual([text, id, []])
    }
  }
})

test('predicates of counts, on all words of at most six letters', () => {
  const thetas = ['ODD', 'EVEN', 'MOD[3,0]', 'MOD[4,3]', 'REST[2,0]', 'REST[3,2]', 'FIRST', 'LAST', 'HALF', 'PRIME']
  const more = ['SQUARE', 'POW2', 'TABLE[1]', 'TABLE[0,1,1,0,0,1]']
  const of = (side: string): string => [...thetas, ...more].map((theta) => `${theta}(${side}[Q_a])`).join(' & ')
  for (const id of COUNTING) {
    const text = id === 'theorem-21' || id === 'corollary-23' ? of('#L') : `${of('#L')} | ${of('#R')}`
    expect([id, faults(text, id, wordsUpTo(6, ['a', 'b']))]).toEqual([id, []])
  }
})

test('words of fifty letters', () => {
  for (const text of FORMULAS) {
    const w = randomWord(50, ['a', 'b', 'c'])
    for (const id of acceptingOf(text)) expect([text, id, faults(text, id, [w])]).toEqual([text, id, []])
  }
})
