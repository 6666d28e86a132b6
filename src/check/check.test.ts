// Right models keep all their obligations, and what is easily overlooked.
import { describe, expect, test } from 'vitest'
import { acceptingOf, FORMULAS, faultsOn, unkept, unkeptOn } from '../../tests/support/compiled.ts'
import {
  isLookup,
  isTieBreak,
  modelOf,
  obligationsOf,
  withHeads,
  withLayers,
  withObligations,
} from '../../tests/support/wrong-models.ts'
import { compile } from '../compile/compile.ts'
import { formula } from '../logic/index.ts'
import { type Rational, rational } from '../numbers/index.ts'
import { type Model, soft, term, withTemperature, word } from '../transformer/index.ts'
import { checkObligations } from './check.ts'

describe('right models', () => {
  test('keep all obligations, with nothing left open, for every statement', () => {
    const words = [word('acbba'), word('bbabaaba')]
    let runs = 0
    for (const text of FORMULAS) {
      for (const id of acceptingOf(text)) {
        const model = modelOf(text, id)
        for (const w of words) {
          const { broken, open } = checkObligations(model, soft(model, w))
          if (broken.length + open.length > 0) expect({ text, id, w, broken, open }).toEqual({})
          runs += 1
        }
      }
    }
    expect(runs).toBeGreaterThan(500)
  })

  test('that look up with Λ = 50 on 64 letters leave no row open', () => {
    const w = Array.from({ length: 64 }, (_, k) => ((k * k) % 7 < 3 ? 'a' : 'b'))
    for (const [text, id] of [
      ['50*#L[Q_a] < 137', 'theorem-20b'],
      ['25*#L[Q_a] < 25*#R[Q_b] + 3', 'theorem-20a'],
      ['30*#L[Q_a] - 20*#L[Q_b] > 7', 'corollary-23'],
    ] as const) {
      const { broken, open, credits } = checkObligations(modelOf(text, id), soft(modelOf(text, id), w))
      expect([text, broken, open]).toEqual([text, [], []])
      expect(credits.find(({ lemma }) => lemma === 'lemma-7')?.rows).toBeGreaterThanOrEqual(128)
    }
  })

  test('whose values are all equal have errors of exactly 0, which stay within bounds that underflow', () => {
    const model = withTemperature(modelOf('true S Q_b', 'theorem-15a'), term('1/n', rational.of(1, 1000)))
    expect(checkObligations(model, soft(model, word('bbbb'))).open).toEqual([])
  })

  test('that are colder than they need be keep all obligations', () => {
    for (const text of ['Y Q_a', '(Q_a | Q_b) S Q_b', '#L[Q_a] > #R[Q_b]', 'ODD(#L[Q_a])']) {
      for (const factor of [2, 1000]) {
        const model = withTemperature(modelOf(text, 'corollary-22a'), term('1/n', rational.of(1, factor)))
        expect(unkept(model, soft(model, word('abba')))).toEqual([])
      }
    }
  })
})

describe('what is easily overlooked', () => {
  const W = word('abcab')

  test('a rounding that is annotated with another integer is noticed', () => {
    const { model } = compile(formula('Y Q_a'), 'theorem-12a')
    const wrong = withObligations(model, (obligation) =>
      obligation.kind === 'rounding'
        ? { ...obligation, constant: rational.add(obligation.constant, rational.one) }
        : obligation,
    )
    expect(unkeptOn(wrong, W)).not.toEqual([])
  })

  test('a rounding whose annotation leaves out what it rounds is noticed', () => {
    const { model } = compile(formula('Y Q_a'), 'theorem-12a')
    const wrong = withObligations(model, (obligation) =>
      obligation.kind === 'rounding' ? { ...obligation, constant: rational.zero, form: [] } : obligation,
    )
    expect(unkeptOn(wrong, W)).not.toEqual([])
  })

  test('a net that rounds x + 1 instead of x is noticed by the obligations', () => {
    const model = modelOf('(Q_a | Q_b) S Q_a', 'theorem-15a')
    const wrong = withLayers(model, (layer) => ({
      ...layer,
      feedForward:
        layer.heads.length === 0 || layer.feedForward === null
          ? layer.feedForward
          : {
              ...layer.feedForward,
              firstBias: {
                ...layer.feedForward.firstBias,
                entries: layer.feedForward.firstBias.entries.map(({ index, value }) => ({
                  index,
                  value: rational.add(value, rational.one),
                })),
              },
            },
    }))
    expect(unkeptOn(wrong, word('bbb'))).not.toEqual([])
  })

  test('a net that falls by 1 where it should by 2 is noticed, also where nothing is true that could fall', () => {
    const model = modelOf('(Q_a | Q_b) S Q_a', 'theorem-15a')
    const falling = (value: Rational): boolean => rational.equal(value, rational.of(-2))
    const wrong = withLayers(model, ({ feedForward, ...layer }) => ({
      ...layer,
      feedForward: feedForward && {
        ...feedForward,
        second: {
          ...feedForward.second,
          entries: feedForward.second.entries.map((entry) =>
            falling(entry.value) ? { ...entry, value: rational.of(-1) } : entry,
          ),
        },
      },
    }))
    expect(unkeptOn(wrong, word('bbb'))[0]).toContain('the net does not round the sum of its obligation')
  })

  test('a tie-break by i/n that sees all positions is noticed by its obligation', () => {
    const model = modelOf('(Q_a | Q_b) S Q_a', 'theorem-15a')
    const wrong = withHeads(model, isTieBreak, (head) => ({ ...head, mask: 'none' }))
    expect(unkeptOn(wrong, W)).not.toEqual([])
  })

  test('a lookup of a count to the right that sees only the left is noticed by its obligation', () => {
    const model = modelOf('ODD(#R[Q_a])', 'theorem-20a')
    const wrong = withHeads(model, isLookup, (head) => ({ ...head, mask: 'future' }))
    expect(unkeptOn(wrong, W)).not.toEqual([])
  })

  test('a row that fails is not lost after twenty that are only hard to decide', () => {
    const { model } = compile(formula('Y Y Q_a'), 'theorem-12a')
    const cold = withTemperature(model, term('1/n', rational.of(1, 100)))
    const last = cold.layers.length - 1
    const wrong: Model = {
      ...cold,
      layers: cold.layers.map((layer, l) => ({
        ...layer,
        obligations: obligationsOf(layer).map((obligation) =>
          l === last && isTieBreak(obligation)
            ? { ...obligation, tolerance: rational.of(1n, 10n ** 300n) }
            : obligation,
        ),
      })),
    }
    expect(unkeptOn(wrong, word('ab'))).not.toEqual([])
    expect(unkeptOn(wrong, word('abaab'.repeat(8)))).not.toEqual([])
  })

  test('a right model whose λ is beyond what doubles tell apart keeps all obligations', () => {
    const compiled = compile(formula(`${10n ** 14n}*#L[Q_a] < ${10n ** 14n}*#R[Q_b] + 1`), 'theorem-20a')
    expect(faultsOn(compiled, word('abbaabba'))).toEqual([])
  })
})
