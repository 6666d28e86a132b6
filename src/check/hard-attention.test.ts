// A compiled model under hard attention: the same weights under leftmost, rightmost or average hard attention say the same, exactly.
import { describe, expect, test } from 'vitest'
import { acceptingOf, differing, FORMULAS, wordsUpTo } from '../../tests/support/compiled.ts'
import { compile } from '../compile/compile.ts'
import { formula } from '../logic/index.ts'
import {
  activationAt,
  gapOn,
  type HardWeighting,
  type Head,
  hard,
  type Word,
  word,
  zeroMatrix,
} from '../transformer/index.ts'
import { withHardAttention } from './hard-attention.ts'
import { foundHard, runSoftly, truthOf } from './simulate.ts'

const HARD: readonly HardWeighting[] = ['leftmost', 'rightmost', 'average']

/** Where the formula's columns differ under a hard attention, for some of the statements that take it. */
const wrong = (text: string, weighting: HardWeighting, words: readonly Word[]): string[] =>
  acceptingOf(text)
    .filter((_, k) => k % 2 === 0)
    .flatMap((id) => {
      const compiled = compile(formula(text), id)
      return words.flatMap((w) => differing(compiled, foundHard(compiled, w, weighting), truthOf(compiled.formula, w)))
    })

describe.each(HARD)('under %s hard attention', (weighting) => {
  test('every subformula has its truth', () => {
    expect(FORMULAS.flatMap((text) => wrong(text, weighting, [word('b'), word('abcba')]))).toEqual([])
  })

  test('also where nothing is true and all scores tie but for how ties are broken', () => {
    const texts = ['Y Q_a', 'X Q_a', 'Q_a S Q_b', 'Q_a U Q_b', 'ODD(#L[Q_a])', '#R[Q_a] > 0']
    expect(texts.flatMap((text) => wrong(text, weighting, [word('cccccc')]))).toEqual([])
  })
})

test('heads of equal weights average, whatever is asked of the others', () => {
  const { model } = compile(formula('#L[Y Q_a] > 1'), 'corollary-23')
  for (const weighting of HARD) {
    const heads = withHardAttention(model, weighting).layers.flatMap((layer) => layer.heads)
    const [uniform, peaked] = [true, false].map((isUniform) =>
      heads.filter(({ query }) => (query.entries.length === 0) === isUniform).map((head) => head.weighting),
    )
    expect([uniform.length, peaked.length]).toEqual([3, 4])
    expect([new Set(uniform), new Set(peaked)]).toEqual([new Set(['average']), new Set([weighting])])
  }
})

test('nothing else of the model changes', () => {
  const { model } = compile(formula('Y Q_a'), 'theorem-12a')
  const read = withHardAttention(model, 'leftmost')
  expect({ ...read, layers: [] }).toEqual({ ...model, layers: [] })
  read.layers.forEach((layer, l) => {
    layer.heads.forEach((head, h) => {
      expect({ ...head, weighting: 'softmax-tau' }).toEqual(model.layers[l].heads[h])
    })
  })
})

test('rows of heads that are not uniform have one maximum, so that ties never matter', () => {
  let rows = 0
  for (const text of ['Y X Q_a', '(Q_a | Q_b) S Q_b', '#L[Q_a] > #R[Q_b]', 'REST[2,0](#L[Q_a])']) {
    for (const id of acceptingOf(text)) {
      const model = withHardAttention(compile(formula(text), id).model, 'average')
      for (const w of [word('a'), word('bab'), word('bbbb')]) {
        hard(model, w, (layer, head, _, { maximal }) => {
          if (model.layers[layer].heads[head].query.entries.length === 0) return
          rows += 1
          expect(maximal.length).toBe(1)
        })
        expect(gapOn(model, w).kind).toBe(w.length === 1 ? 'all-tied' : 'gap')
      }
    }
  }
  expect(rows).toBeGreaterThan(500)
})

test('hard and soft runs leave the same Booleans in the coordinates of subformulas', () => {
  const compiled = compile(formula('Y (Q_a S X Q_b) | #L[Q_a] > 1'), 'corollary-22b')
  for (const w of wordsUpTo(3, ['a', 'b'])) {
    expect(foundHard(compiled, w, 'average')).toEqual(runSoftly(compiled, w).found)
  }
})

test('the means stay means: κ/i is left where it was counted', () => {
  const { model, plan } = compile(formula('#L[Q_a] > 1'), 'theorem-21')
  const { streams } = hard(withHardAttention(model, 'rightmost'), word('abaa'))
  const mean = plan.coordinates.findIndex(({ name }) => name === 'mean left of symbol "a"')
  const last = streams[streams.length - 1]
  expect([1, 2, 3, 4].map((i) => activationAt(last, i, mean))).toEqual(
    [
      [1, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ].map(([top, bottom]) => ({ kind: 'rational', numerator: BigInt(top), denominator: BigInt(bottom) })),
  )
})

test('scores are equal where a head asks nothing, and where nothing has keys', () => {
  const { model } = compile(formula('Y Q_a'), 'theorem-13c')
  const weightings = (change: (head: Head) => Head): string[] => {
    const changed = { ...model, layers: model.layers.map((layer) => ({ ...layer, heads: layer.heads.map(change) })) }
    return [
      ...new Set(withHardAttention(changed, 'leftmost').layers.flatMap(({ heads }) => heads.map((h) => h.weighting))),
    ]
  }
  expect(weightings((head) => head).toSorted()).toEqual(['average', 'leftmost'])
  expect(weightings((head) => ({ ...head, query: zeroMatrix(1, model.coordinates.length) }))).toEqual(['average'])
  expect(weightings((head) => ({ ...head, key: zeroMatrix(1, model.coordinates.length) }))).toEqual(['average'])
})
