// A wrong weight under a right annotation is found, and the lemma and the layer are named.
import { describe, expect, test } from 'vitest'
import { faultsOn, unkeptOn } from '../../tests/support/compiled.ts'
import {
  isLookup,
  isTieBreak,
  modelOf,
  obligationsOf,
  scaled,
  THIRD,
  type TieBreak,
  WORDS,
  withHeads,
  withKind,
  withLayers,
} from '../../tests/support/wrong-models.ts'
import { compile } from '../compile/compile.ts'
import { formula } from '../logic/index.ts'
import { decide, rational } from '../numbers/index.ts'
import type { StatementId } from '../statements/index.ts'
import {
  type Head,
  type Matrix,
  type Model,
  type Obligation,
  scheduledAt,
  soft,
  withTemperature,
  withWeighting,
  word,
} from '../transformer/index.ts'
import { checkObligations } from './check.ts'
import { runSoftly, truthOf } from './simulate.ts'

/** One for each clause and for each way in which a statement breaks ties. */
const TIES: readonly { text: string; id: StatementId; lemma: string; layer: number }[] = [
  { text: 'Y Q_a', id: 'theorem-12a', lemma: 'lemma-8b', layer: 2 },
  { text: 'X Q_a', id: 'theorem-12a', lemma: 'lemma-8c', layer: 2 },
  { text: 'Y Q_a', id: 'theorem-12b', lemma: 'lemma-8b', layer: 2 },
  { text: 'X Q_a', id: 'theorem-12b', lemma: 'lemma-8c', layer: 2 },
  { text: 'Y Q_a', id: 'theorem-13c', lemma: 'lemma-8a', layer: 3 },
  { text: 'Y Q_a', id: 'theorem-13d', lemma: 'lemma-8a', layer: 3 },
  { text: '(Q_a | Q_b) S Q_a', id: 'theorem-15a', lemma: 'lemma-8b', layer: 3 },
  { text: '(Q_a | Q_b) U Q_a', id: 'theorem-15a', lemma: 'lemma-8c', layer: 3 },
  { text: '(Q_a | Q_b) S Q_a', id: 'theorem-15b', lemma: 'lemma-8b', layer: 3 },
  { text: '(Q_a | Q_b) S Q_a', id: 'theorem-16a', lemma: 'lemma-8a', layer: 3 },
  { text: '(Q_a | Q_b) S Q_a', id: 'theorem-16b', lemma: 'lemma-8a', layer: 3 },
  { text: '(Q_a | Q_b) U Q_a', id: 'corollary-17a', lemma: 'lemma-8c', layer: 3 },
  { text: '(Q_a | Q_b) S Q_a', id: 'corollary-18a', lemma: 'lemma-8a', layer: 3 },
  { text: 'X Q_a', id: 'corollary-22b', lemma: 'lemma-8c', layer: 2 },
  { text: '(Q_a | Q_b) S Q_a', id: 'corollary-23', lemma: 'lemma-8a', layer: 3 },
]

describe('scale 1 in the place of 3', () => {
  test.each(TIES)('$text for $id: $lemma is named, and the layer', ({ text, id, lemma, layer }) => {
    const compiled = compile(formula(text), id)
    const weak = withHeads(compiled.model, isTieBreak, (head) => ({ ...head, query: scaled(head.query, THIRD) }))
    let right = 0
    for (const w of WORDS.filter(({ length }) => length > 1)) {
      const { run, found } = runSoftly({ ...compiled, model: weak }, w)
      const [first] = checkObligations(weak, run).broken
      expect([first.lemma, first.spot.layer, first.spot.layerName]).toEqual([
        lemma,
        layer,
        compiled.model.layers[layer - 1].name,
      ])
      expect(first.message).toBe('γ is 1, but the obligation claims 3')
      if (JSON.stringify(found) === JSON.stringify(truthOf(compiled.formula, w))) right += 1
    }
    // The outputs alone would not always have told.
    expect(right).toBeGreaterThan(5)
  })

  test.each(TIES)('$text for $id: also where 1 is claimed, since 4/e is above ¼', ({ text, id, lemma, layer }) => {
    const { model } = compile(formula(text), id)
    const weak = withHeads(model, isTieBreak, (head) => ({ ...head, query: scaled(head.query, THIRD) }))
    const claimed = withKind(weak, isTieBreak, (obligation) => ({ ...obligation, gamma: rational.one }))
    for (const w of WORDS) {
      // Where no a is, all values are 0, and 4e^{−γ}·0 is within every tolerance.
      if (!w.includes('a')) continue
      const { broken, open } = checkObligations(claimed, soft(claimed, w))
      expect(broken).toEqual([])
      const failed = open.filter(({ observed, bound }) => decide(observed, bound).answer === 'fails')
      expect([failed[0].lemma, failed[0].spot.layer]).toEqual([lemma, layer])
      expect(failed[0].what).toBe('4e^{−γ}·max|v|, which must not exceed the tolerance')
    }
  })

  test('half the scale of a lookup is noticed, and so is half the scale and half the claim', () => {
    for (const [text, lemma] of [
      ['ODD(#L[Q_a])', 'lemma-6'],
      ['#L[Q_a] > 1', 'lemma-7'],
    ] as const) {
      const half = withHeads(modelOf(text, 'theorem-21'), isLookup, (head) => ({
        ...head,
        query: scaled(head.query, rational.half),
      }))
      expect(unkeptOn(half, word('aba')).filter((line) => line.startsWith(lemma)).length).toBeGreaterThan(0)
      const claimed = withKind(half, isLookup, (obligation) => ({
        ...obligation,
        gamma: rational.multiply(obligation.gamma, rational.half),
      }))
      // 4e^{−3/2} and (3/2)e^{−3/2} are above ¼.
      expect(unkeptOn(claimed, word('aba')).join('\n')).toContain('must not exceed the tolerance fails')
    }
  })
})

describe('a wrong weight under right annotations', () => {
  const owesHead = (obligation: Obligation): boolean => 'head' in obligation
  const MODELS = TIES.map(({ text, id }) => modelOf(text, id)).concat(
    modelOf('ODD(#L[Q_a])', 'theorem-21'),
    modelOf('PRIME(#R[Q_a])', 'theorem-20b'),
    modelOf('2*#L[Q_a] > #R[Q_a]', 'corollary-22a'),
    modelOf('#L[Q_a] > 1', 'corollary-23'),
  )
  const W = word('abbab')

  const nextColumn = (matrix: Matrix): Matrix => ({
    ...matrix,
    entries: matrix.entries.map((entry) => ({ ...entry, column: (entry.column + 1) % matrix.columns })),
  })

  test.each([
    ['twice the value', (head: Head): Head => ({ ...head, value: scaled(head.value, rational.of(2)) })],
    ['no value', (head: Head): Head => ({ ...head, value: scaled(head.value, rational.zero) })],
    ['a value of the next coordinate', (head: Head): Head => ({ ...head, value: nextColumn(head.value) })],
  ])('%s, in any head', (_, change) => {
    for (const model of MODELS) {
      expect(unkeptOn(withHeads(model, owesHead, change), W).join('\n')).toContain(
        'the head does not write the values of its obligation to a coordinate of its own',
      )
    }
  })

  const isPeaked = (obligation: Obligation): boolean => isTieBreak(obligation) || isLookup(obligation)
  test.each([
    ['keys of the next coordinate', (head: Head): Head => ({ ...head, key: nextColumn(head.key) })],
    ['keys negated', (head: Head): Head => ({ ...head, key: scaled(head.key, rational.of(-1)) })],
    ['queries negated', (head: Head): Head => ({ ...head, query: scaled(head.query, rational.of(-1)) })],
    ['no keys', (head: Head): Head => ({ ...head, key: { ...head.key, entries: [] } })],
    [
      'one entry of the keys missing',
      (head: Head): Head => ({ ...head, key: { ...head.key, entries: head.key.entries.slice(1) } }),
    ],
  ])('%s', (_, change) => {
    for (const model of MODELS)
      expect([model.name, unkeptOn(withHeads(model, isPeaked, change), W)]).not.toEqual([model.name, []])
  })

  test('a temperature eight times too high', () => {
    for (const { text, id } of TIES) {
      const model = modelOf(text, id)
      const hot = withTemperature(model, {
        kind: 'function',
        name: 'hot',
        at: (i, n) => rational.multiply(rational.of(8), scheduledAt(model.schedule.temperature, i, n)),
      })
      expect(unkeptOn(hot, W)[0]).toContain('γ is 3/8, but the obligation claims 3')
    }
    for (const model of MODELS.slice(TIES.length)) {
      const hot = withTemperature(model, {
        kind: 'function',
        name: 'hot',
        at: (i, n) => rational.multiply(rational.of(8), scheduledAt(model.schedule.temperature, i, n)),
      })
      expect(unkeptOn(hot, W).join('\n')).toContain('the obligation claims')
    }
  })

  test('no temperature where one is needed', () => {
    for (const text of ['Y Q_a', '#L[Q_a] > #L[Q_b]']) {
      const plain = withWeighting(modelOf(text, 'corollary-22a'), 'softmax')
      expect(unkeptOn(plain, W).join('\n')).toContain('the obligation claims')
    }
  })

  test('keys of a lookup with j in the place of j²', () => {
    for (const [text, id] of [
      ['ODD(#L[Q_a])', 'theorem-21'],
      ['#R[Q_a] > 1', 'corollary-22b'],
    ] as const) {
      const { model } = compile(formula(text), id)
      const [linear, square] = ['i', 'i^2'].map((name) =>
        model.coordinates.findIndex((known) => known === (id === 'corollary-22b' ? `${name}*n` : name)),
      )
      const wrong = withHeads(model, isLookup, (head) => ({
        ...head,
        key: {
          ...head.key,
          entries: head.key.entries.map((entry) => (entry.column === square ? { ...entry, column: linear } : entry)),
        },
      }))
      expect(unkeptOn(wrong, W)[0]).toContain('the keys are not proportional to 2j and −j²')
    }
  })

  test('a tie-break towards the other side', () => {
    for (const { text, id } of TIES.filter(({ lemma }) => lemma !== 'lemma-8a')) {
      const model = modelOf(text, id)
      const lean = model.coordinates.indexOf('i/n')
      const other = withHeads(model, isTieBreak, (head) => ({
        ...head,
        key: {
          ...head.key,
          entries: head.key.entries.map((entry) =>
            entry.column === lean ? { ...entry, value: rational.negate(entry.value) } : entry,
          ),
        },
      }))
      expect(unkeptOn(other, W)[0]).toContain('the keys are not the base scores with ties broken')
    }
  })

  test('base scores of gap ½, also where they are annotated so', () => {
    const model = modelOf('Y Q_a', 'theorem-12a')
    const parity = model.coordinates.indexOf('(-1)^i')
    const halved = (form: TieBreak['base']): TieBreak['base'] =>
      form.map(({ index, factor }) => ({ index, factor: rational.multiply(factor, rational.half) }))
    const narrow = withHeads(model, isTieBreak, (head) => ({
      ...head,
      key: {
        ...head.key,
        entries: head.key.entries.map((entry) =>
          entry.column === parity ? { ...entry, value: rational.multiply(entry.value, rational.half) } : entry,
        ),
      },
    }))
    expect(unkeptOn(narrow, W)[0]).toContain('the keys are not the base scores with ties broken')
    const annotated = withKind(narrow, isTieBreak, (obligation) => ({ ...obligation, base: halved(obligation.base) }))
    expect(unkeptOn(annotated, W)[0]).toContain('the scores have gap 1/2, but Lemma 8 needs 1')
  })

  test('a second head, or a net, that writes where a head has an obligation', () => {
    const model = modelOf('(Q_a | Q_b) S Q_a', 'theorem-15a')
    const doubled = withLayers(model, (layer) => ({ ...layer, heads: [...layer.heads, ...layer.heads] }))
    expect(unkeptOn(doubled, W).join()).toContain('to a coordinate of its own')
    expect(unkeptOn(doubled, W)[0]).toContain('no obligation covers what the head writes')
    const [obligation] = model.layers.flatMap(obligationsOf).filter(isTieBreak)
    const written = withLayers(model, (layer) => ({
      ...layer,
      feedForward: layer.feedForward && {
        ...layer.feedForward,
        secondBias: {
          ...layer.feedForward.secondBias,
          entries: [...layer.feedForward.secondBias.entries, { index: obligation.to, value: rational.one }],
        },
      },
    }))
    expect(unkeptOn(written, W)[0]).toContain('to a coordinate of its own')
  })

  describe('another mask', () => {
    const changed = (model: Model, has: (obligation: Obligation) => boolean, mask: Head['mask']): Model =>
      withHeads(model, has, (head) => ({ ...head, mask }))

    test('is noticed by the obligations of means, of lookups, and of tie-breaks with 1/i', () => {
      const isMean = (obligation: Obligation): boolean => obligation.kind === 'mean' || obligation.kind === 'reciprocal'
      for (const mask of ['none', 'past'] as const) {
        for (const [text, id] of [
          ['Y Q_a', 'theorem-13c'],
          ['ODD(#L[Q_a])', 'theorem-21'],
          ['#L[Q_a] > 1', 'corollary-23'],
        ] as const) {
          expect(unkeptOn(changed(modelOf(text, id), isMean, mask), W)).not.toEqual([])
        }
        expect(unkeptOn(changed(modelOf('Y Q_a', 'theorem-13c'), isTieBreak, mask), W)).not.toEqual([])
      }
      expect(unkeptOn(changed(modelOf('ODD(#L[Q_a])', 'theorem-21'), isLookup, 'past'), W)).not.toEqual([])
      expect(unkeptOn(changed(modelOf('ODD(#R[Q_a])', 'theorem-20a'), isLookup, 'past'), W)).not.toEqual([])
    })

    test('is noticed by the output or by an obligation, everywhere', () => {
      const words = ['ab', 'bba', 'acba'].map(word)
      for (const { text, id } of TIES) {
        const compiled = compile(formula(text), id)
        for (const mask of ['none', 'future', 'past', 'strict-future', 'strict-past'] as const) {
          const model = changed(compiled.model, isTieBreak, mask)
          if (
            model.layers.every((layer, l) =>
              layer.heads.every((head, h) => head.mask === compiled.model.layers[l].heads[h].mask),
            )
          )
            continue
          expect([mask, words.flatMap((w) => faultsOn({ ...compiled, model }, w))]).not.toEqual([mask, []])
        }
      }
    })

    test('a strict one leaves a position with nothing to attend to, which no obligation allows', () => {
      for (const model of MODELS) {
        for (const mask of ['strict-future', 'strict-past'] as const) {
          expect(unkeptOn(changed(model, owesHead, mask), W)[0]).toContain('nothing to attend to')
        }
      }
    })
  })

  test('the first wrong layer comes first', () => {
    const { model } = compile(formula('Y Y Y Q_a'), 'theorem-12a')
    const layers = model.layers.flatMap((layer, l) => (obligationsOf(layer).some(isTieBreak) ? [l] : []))
    for (const bad of layers) {
      const wrong: Model = {
        ...model,
        layers: model.layers.map((layer, l) =>
          l === bad
            ? { ...layer, heads: layer.heads.map((head) => ({ ...head, query: scaled(head.query, THIRD) })) }
            : layer,
        ),
      }
      expect(checkObligations(wrong, soft(wrong, W)).broken[0].spot.layer).toBe(bad + 1)
    }
    expect(layers.length).toBe(6)
  })
})
