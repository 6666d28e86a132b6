// Obligations are never believed. Right models keep them all; a wrong weight, and a right weight under a wrong annotation, do not.
import { describe, expect, test } from 'vitest'
import { acceptingOf, FORMULAS, faultsOn, unkept, unkeptOn, wordsUpTo } from '../../tests/support/compiled.ts'
import { type Clause, lemma6, lemma7, lemma8, type TiedRow } from '../lemmas/index.ts'
import { formula } from '../logic/index.ts'
import { decide, estimateRatio, type Rational, type Real, rational } from '../numbers/index.ts'
import type { StatementId } from '../stream/index.ts'
import {
  type Head,
  type HeadObligation,
  type Layer,
  type Matrix,
  type Model,
  type Obligation,
  scheduledAt,
  soft,
  term,
  type Word,
  withTemperature,
  withWeighting,
  word,
} from '../transformer/index.ts'
import { checkObligations } from './check.ts'
import { compile } from './compile.ts'
import type { LemmaCredit } from './ledger.ts'
import { runSoftly, truthOf } from './simulate.ts'

type TieBreak = Extract<HeadObligation, { kind: 'tie-break' }>
type Lookup = Extract<HeadObligation, { kind: 'lookup' }>

// ——— Ways to make a model wrong ———

const isTieBreak = (duty: Obligation): duty is TieBreak => duty.kind === 'tie-break'
const isLookup = (duty: Obligation): duty is Lookup => duty.kind === 'lookup'

const withLayers = (model: Model, change: (layer: Layer) => Layer): Model => ({
  ...model,
  layers: model.layers.map(change),
})

const dutiesOf = ({ obligations = [] }: Layer): readonly Obligation[] => obligations

/** The model with other annotations; undefined takes one away. */
const withDuties = (model: Model, change: (duty: Obligation) => Obligation | undefined): Model =>
  withLayers(model, (layer) => ({ ...layer, obligations: dutiesOf(layer).flatMap((duty) => change(duty) ?? []) }))

/** The same where annotations are of one kind. */
const withKind = <D extends Obligation>(
  model: Model,
  is: (duty: Obligation) => duty is D,
  change: (duty: D) => Obligation,
): Model => withDuties(model, (duty) => (is(duty) ? change(duty) : duty))

/** The model with other heads, where they owe something of a kind. */
const withHeads = (model: Model, owes: (duty: Obligation) => boolean, change: (head: Head) => Head): Model =>
  withLayers(model, (layer) => ({
    ...layer,
    heads: layer.heads.map((head, h) =>
      dutiesOf(layer).some((duty) => 'head' in duty && duty.head === h && owes(duty)) ? change(head) : head,
    ),
  }))

const scaled = (matrix: Matrix, factor: Rational): Matrix => ({
  ...matrix,
  entries: matrix.entries.map((entry) => ({ ...entry, value: rational.multiply(entry.value, factor) })),
})

const THIRD = rational.of(1, 3)
const modelOf = (text: string, id: StatementId): Model => compile(formula(text), id).model
const WORDS = wordsUpTo(4, ['a', 'b'])

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
      expect(first.message).toBe('γ is 1, and 3 is claimed')
      if (JSON.stringify(found) === JSON.stringify(truthOf(compiled.formula, w))) right += 1
    }
    // The outputs alone would not always have told.
    expect(right).toBeGreaterThan(5)
  })

  test.each(TIES)('$text for $id: also where 1 is claimed, since 4/e is above ¼', ({ text, id, lemma, layer }) => {
    const { model } = compile(formula(text), id)
    const weak = withHeads(model, isTieBreak, (head) => ({ ...head, query: scaled(head.query, THIRD) }))
    const claimed = withKind(weak, isTieBreak, (duty) => ({ ...duty, gamma: rational.one }))
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
      const claimed = withKind(half, isLookup, (duty) => ({
        ...duty,
        gamma: rational.multiply(duty.gamma, rational.half),
      }))
      // 4e^{−3/2} and (3/2)e^{−3/2} are above ¼.
      expect(unkeptOn(claimed, word('aba')).join('\n')).toContain('must not exceed the tolerance fails')
    }
  })
})

describe('a false annotation on right weights', () => {
  const SINCE = modelOf('(Q_a | Q_b) S Q_a', 'corollary-17a')
  const UNTIL = modelOf('(Q_a | Q_b) U Q_a', 'corollary-17a')
  const BEFORE = modelOf('Y Q_a', 'corollary-18a')
  const ODD = modelOf('ODD(#L[Q_a])', 'theorem-20a')
  const MORE = modelOf('#L[Q_a] > #R[Q_b]', 'corollary-22a')
  /** With a letter that neither is a nor b, so that no two columns are alike. */
  const W = word('abcab')
  const [A, B] = ['a', 'b'].map((symbol) => MORE.coordinates.indexOf(`symbol "${symbol}"`))

  const tieBreaks = (change: (duty: TieBreak) => Obligation) => [
    ...[SINCE, UNTIL, BEFORE].map((model) => withKind(model, isTieBreak, change)),
  ]
  const lookups = (change: (duty: Lookup) => Obligation) => [
    ...[ODD, MORE].map((model) => withKind(model, isLookup, change)),
  ]
  const times = (form: TieBreak['base'], factor: number): TieBreak['base'] =>
    form.map(({ index, factor: old }) => ({ index, factor: rational.multiply(old, rational.of(factor)) }))
  const shifted = (form: TieBreak['base']): TieBreak['base'] =>
    form.map(({ index, factor }) => ({ index: index + 1, factor }))
  const TINY = rational.of(1n, 10n ** 12n)
  const otherClause = (clause: Clause): Clause => (clause === 'a' ? 'b' : clause === 'b' ? 'c' : 'b')

  const FALSE: readonly (readonly [string, readonly Model[], string])[] = [
    ['γ = 100 for a tie-break', tieBreaks((duty) => ({ ...duty, gamma: rational.of(100) })), 'and 100 is claimed'],
    ['γ = 1000 for a lookup', lookups((duty) => ({ ...duty, gamma: rational.of(1000) })), 'and 1000 is claimed'],
    ['a γ just above', tieBreaks((duty) => ({ ...duty, gamma: rational.of(3000001, 1000000) })), 'γ is 3, and'],
    ['a tiny tolerance for a tie-break', tieBreaks((duty) => ({ ...duty, tolerance: TINY })), 'the tolerance fails'],
    ['a tiny tolerance for a lookup', lookups((duty) => ({ ...duty, tolerance: TINY })), 'the tolerance fails'],
    [
      'a tolerance of 0',
      [
        ...tieBreaks((duty) => ({ ...duty, tolerance: rational.zero })),
        ...lookups((duty) => ({ ...duty, tolerance: rational.zero })),
      ],
      'the tolerance fails',
    ],
    [
      'another clause',
      tieBreaks((duty) => ({ ...duty, clause: otherClause(duty.clause) })),
      'keys are not the base scores with their ties broken',
    ],
    ['no base', tieBreaks((duty) => ({ ...duty, base: [] })), 'keys are not the base scores'],
    ['the base doubled', tieBreaks((duty) => ({ ...duty, base: times(duty.base, 2) })), 'keys are not the base scores'],
    [
      'the base negated',
      tieBreaks((duty) => ({ ...duty, base: times(duty.base, -1) })),
      'keys are not the base scores',
    ],
    ['another base', tieBreaks((duty) => ({ ...duty, base: shifted(duty.base) })), 'keys are not the base scores'],
    [
      'another value',
      [
        ...tieBreaks((duty) => ({ ...duty, value: shifted(duty.value) })),
        ...lookups((duty) => ({ ...duty, value: shifted(duty.value) })),
      ],
      'the head does not write the values that it owes',
    ],
    [
      'twice the value',
      [
        ...tieBreaks((duty) => ({ ...duty, value: times(duty.value, 2) })),
        ...lookups((duty) => ({ ...duty, value: times(duty.value, 2) })),
      ],
      'the head does not write the values that it owes',
    ],
    [
      'another place',
      [...tieBreaks((duty) => ({ ...duty, to: duty.to - 1 })), ...lookups((duty) => ({ ...duty, to: duty.to + 1 }))],
      'or not to a coordinate of its own',
    ],
    [
      'another thing that is counted',
      [withKind(MORE, isLookup, (duty) => ({ ...duty, count: { ...duty.count, of: duty.count.of === A ? B : A } }))],
      'the query does not look up row',
    ],
    [
      'a count of what is no Boolean',
      lookups((duty) => ({ ...duty, count: { ...duty.count, of: 1 } })),
      'read a coordinate that is not exact',
    ],
    [
      'a count to the other side',
      lookups((duty) => ({
        ...duty,
        count: { ...duty.count, direction: duty.count.direction === 'left' ? 'right' : 'left' },
      })),
      'the query does not look up row',
    ],
    [
      'a row too far',
      lookups((duty) => ({ ...duty, plus: duty.plus === 0 ? 1 : 0 })),
      'the query does not look up row',
    ],
    [
      'Lemma 6 for a lookup of positions, whose values are not in [0, 1]',
      [withKind(MORE, isLookup, (duty) => ({ ...duty, lemma: 'lemma-6' }))],
      'must not exceed the tolerance fails',
    ],
    [
      'Lemma 7 for a lookup in a table, whose values are not the positions',
      [withKind(ODD, isLookup, (duty) => ({ ...duty, lemma: 'lemma-7' }))],
      'the values are not the positions',
    ],
    [
      'a tie-break where weights are equal',
      [
        withDuties(BEFORE, (duty) =>
          duty.kind === 'mean'
            ? { ...duty, kind: 'tie-break', clause: 'b', base: [], gamma: rational.one, tolerance: rational.one }
            : duty,
        ),
      ],
      'keys are not the base scores',
    ],
    [
      'a mean where weights are not equal',
      [
        ...tieBreaks(({ head, mask, value, to }) => ({ kind: 'mean', head, mask, value, to })),
        ...lookups(({ head, mask, value, to }) => ({ kind: 'mean', head, mask, value, to })),
      ],
      'the head has queries and keys',
    ],
    [
      'a mean of something else',
      [withDuties(MORE, (duty) => (duty.kind === 'mean' ? { ...duty, value: shifted(duty.value) } : duty))],
      'the head does not write the values that it owes',
    ],
    [
      'a reciprocal of the other side',
      [
        withDuties(MORE, (duty) =>
          duty.kind === 'reciprocal' ? { ...duty, direction: duty.direction === 'left' ? 'right' : 'left' } : duty,
        ),
      ],
      'expected exactly 1',
    ],
    [
      'a reciprocal where the mean is another one',
      [withDuties(MORE, (duty) => (duty.kind === 'mean' ? { ...duty, kind: 'reciprocal', direction: 'left' } : duty))],
      'expected exactly 1',
    ],
    [
      'the marker of the other end',
      [
        withDuties(MORE, (duty) =>
          duty.kind === 'marker' ? { ...duty, edge: duty.edge === 'first' ? 'last' : 'first' } : duty,
        ),
      ],
      'the marker of the',
    ],
    [
      'a marker made from something that is as large elsewhere',
      [withDuties(BEFORE, (duty) => (duty.kind === 'marker' ? { ...duty, from: 0 } : duty))],
      'the mean of (−1)^{j+1} fails',
    ],
    [
      'nothing owed by the heads that a net rounds',
      [SINCE, UNTIL, BEFORE, ODD, MORE].map((model) =>
        withDuties(model, (duty) => (isTieBreak(duty) || isLookup(duty) ? undefined : duty)),
      ),
      'the net reads a coordinate for which nothing is known',
    ],
    [
      'a rounding of what is no integer',
      [SINCE, UNTIL, BEFORE, ODD, MORE].map((model) =>
        withDuties(model, (duty) =>
          duty.kind === 'rounding' ? { ...duty, constant: rational.add(duty.constant, THIRD) } : duty,
        ),
      ),
      'the net does not round what it owes',
    ],
    [
      'a rounding to a coordinate that is no Boolean',
      [SINCE, UNTIL, BEFORE, ODD, MORE].map((model) =>
        withDuties(model, (duty) => (duty.kind === 'rounding' ? { ...duty, to: 1 } : duty)),
      ),
      'the net does not round what it owes',
    ],
  ]

  test('the models are right, and the word tells', () => {
    for (const model of [SINCE, UNTIL, BEFORE, ODD, MORE]) expect(unkeptOn(model, W)).toEqual([])
    expect(BEFORE.coordinates.slice(0, 2)).toEqual(['one', '(-1)^i'])
  })

  test.each(FALSE)('%s is noticed', (_, models, message) => {
    expect(models.length).toBeGreaterThan(0)
    for (const model of models) expect(unkeptOn(model, W).join('\n')).toContain(message)
  })

  test('claims that are weaker than what is true are true', () => {
    const modest = withKind(SINCE, isTieBreak, (duty) => ({ ...duty, gamma: rational.one, tolerance: rational.of(2) }))
    expect(unkeptOn(modest, W)).toEqual([])
  })
})

describe('a wrong weight under right annotations', () => {
  const owesHead = (duty: Obligation): boolean => 'head' in duty
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
        'the head does not write the values that it owes, or not to a coordinate of its own',
      )
    }
  })

  const isPeaked = (duty: Obligation): boolean => isTieBreak(duty) || isLookup(duty)
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
      expect(unkeptOn(hot, W)[0]).toContain('γ is 3/8, and 3 is claimed')
    }
    for (const model of MODELS.slice(TIES.length)) {
      const hot = withTemperature(model, {
        kind: 'function',
        name: 'hot',
        at: (i, n) => rational.multiply(rational.of(8), scheduledAt(model.schedule.temperature, i, n)),
      })
      expect(unkeptOn(hot, W).join('\n')).toContain('is claimed')
    }
  })

  test('no temperature where one is needed', () => {
    for (const text of ['Y Q_a', '#L[Q_a] > #L[Q_b]']) {
      const plain = withWeighting(modelOf(text, 'corollary-22a'), 'softmax')
      expect(unkeptOn(plain, W).join('\n')).toContain('is claimed')
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
      expect(unkeptOn(wrong, W)[0]).toContain('keys are not proportional to 2j and −j²')
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
      expect(unkeptOn(other, W)[0]).toContain('keys are not the base scores with their ties broken')
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
    expect(unkeptOn(narrow, W)[0]).toContain('keys are not the base scores with their ties broken')
    const annotated = withKind(narrow, isTieBreak, (duty) => ({ ...duty, base: halved(duty.base) }))
    expect(unkeptOn(annotated, W)[0]).toContain('the scores have gap 1/2, and Lemma 8 asks for 1')
  })

  test('a second head, or a net, that writes where a head owes', () => {
    const model = modelOf('(Q_a | Q_b) S Q_a', 'theorem-15a')
    const doubled = withLayers(model, (layer) => ({ ...layer, heads: [...layer.heads, ...layer.heads] }))
    expect(unkeptOn(doubled, W).join()).toContain('or not to a coordinate of its own')
    expect(unkeptOn(doubled, W)[0]).toContain('nothing justifies what it writes')
    const [duty] = model.layers.flatMap(dutiesOf).filter(isTieBreak)
    const written = withLayers(model, (layer) => ({
      ...layer,
      feedForward: layer.feedForward && {
        ...layer.feedForward,
        secondBias: {
          ...layer.feedForward.secondBias,
          entries: [...layer.feedForward.secondBias.entries, { index: duty.to, value: rational.one }],
        },
      },
    }))
    expect(unkeptOn(written, W)[0]).toContain('or not to a coordinate of its own')
  })

  describe('another mask', () => {
    const changed = (model: Model, owes: (duty: Obligation) => boolean, mask: Head['mask']): Model =>
      withHeads(model, owes, (head) => ({ ...head, mask }))

    test('is noticed by the obligations of means, of lookups, and of tie-breaks with 1/i', () => {
      const isMean = (duty: Obligation): boolean => duty.kind === 'mean' || duty.kind === 'reciprocal'
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

    test('a strict one leaves a position with nothing to attend to, which nobody can owe', () => {
      for (const model of MODELS) {
        for (const mask of ['strict-future', 'strict-past'] as const) {
          expect(unkeptOn(changed(model, owesHead, mask), W)[0]).toContain('nothing to attend to')
        }
      }
    })
  })

  test('the first wrong layer comes first', () => {
    const { model } = compile(formula('Y Y Y Q_a'), 'theorem-12a')
    const layers = model.layers.flatMap((layer, l) => (dutiesOf(layer).some(isTieBreak) ? [l] : []))
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

describe('right models', () => {
  test('keep all they owe, with nothing left open, for every statement', () => {
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

  test('that are colder than they need be keep all they owe', () => {
    for (const text of ['Y Q_a', '(Q_a | Q_b) S Q_b', '#L[Q_a] > #R[Q_b]', 'ODD(#L[Q_a])']) {
      for (const factor of [2, 1000]) {
        const model = withTemperature(modelOf(text, 'corollary-22a'), term('1/n', rational.of(1, factor)))
        expect(unkept(model, soft(model, word('abba')))).toEqual([])
      }
    }
  })
})

// ——— What is written down about right models, against an own computation with the lemmas ———

interface ExactRow {
  readonly observed: Real
  readonly bound: Real
}

const ratioOf = ({ observed, bound }: ExactRow): number =>
  bound.kind === 'exponential-sum' && bound.terms.length === 0 ? 0 : estimateRatio(observed, bound)

const creditOf = (model: Model, w: Word, lemma: string): LemmaCredit => {
  const found = checkObligations(model, soft(model, w)).credits.find((credit) => credit.lemma === lemma)
  if (found === undefined) throw new Error(`${lemma} is not credited`)
  return found
}

const bit = (holds: boolean): Rational => (holds ? rational.one : rational.zero)
const THREE = rational.of(3)

/** The rows of a tie-breaking head with base scores and values, by the lemma's own functions. */
function tieBreakRows(clause: Clause, base: readonly Rational[], values: readonly Rational[]): ExactRow[] {
  const n = base.length
  return base.map((_, k) => {
    const [first, last] = clause === 'c' ? [k + 1, n] : [1, k + 1]
    const row: TiedRow = { first, scores: base.slice(first - 1, last) }
    const seen = values.slice(first - 1, last)
    const largest = seen.reduce(rational.maximum)
    return {
      observed: lemma8.error(clause, row, THREE, clause === 'a' ? last : n, seen),
      bound: lemma8.bound(THREE, largest),
    }
  })
}

describe('credits', () => {
  const W = word('cabbcbac')
  const n = W.length
  /** (Q_a | Q_b) S Q_b: the search ends where there is no a and no b, or a b; it finds the b. */
  const ends = W.map((symbol) => bit(symbol !== 'a'))
  const witness = W.map((symbol) => bit(symbol === 'b'))

  test.each([
    ['(Q_a | Q_b) S Q_b', 'theorem-15a', 'b'],
    ['(Q_a | Q_b) S Q_b', 'theorem-15b', 'b'],
    ['(Q_a | Q_b) U Q_b', 'theorem-15a', 'c'],
    ['(Q_a | Q_b) S Q_b', 'theorem-16a', 'a'],
    ['(Q_a | Q_b) S Q_b', 'corollary-18b', 'a'],
  ] as const)('of Lemma 8 for %s in %s are n rows, the closest of which is the closest of all', (text, id, clause) => {
    const { rows, closest } = creditOf(modelOf(text, id), W, `lemma-8${clause}`)
    const exact = tieBreakRows(clause, ends, witness)
    const ratios = exact.map(ratioOf)
    expect(rows).toBe(n)
    expect(Math.max(...ratios)).toBeGreaterThan(0.1)
    expect(ratios[closest.spot.i - 1]).toBeCloseTo(Math.max(...ratios), 12)
    expect(ratioOf(closest)).toBeCloseTo(Math.max(...ratios), 9)
    expect(ratioOf({ observed: closest.observed, bound: exact[closest.spot.i - 1].observed })).toBeCloseTo(1, 9)
    expect(ratioOf({ observed: closest.bound, bound: exact[closest.spot.i - 1].bound })).toBeCloseTo(1, 9)
  })

  const countOf = (w: Word, i: number): number => w.slice(0, i).filter((symbol) => symbol === 'a').length

  test.each(['cabbcbac', 'bbb', 'aab'].map(word))('of Lemma 7 are n rows for each lookup, on %s%s%s', (...w) => {
    // Theorem 21: γ = 3. Rows κ and κ + 1, looked up among 1..i; κ = 0 and κ + 1 = i + 1 are out of sight.
    const { rows, closest } = creditOf(modelOf('#L[Q_a] > 1', 'theorem-21'), w, 'lemma-7')
    const exact = [0, 1].flatMap((plus) =>
      w.map((_, k): ExactRow => {
        const lookup = { length: k + 1, row: countOf(w, k + 1) + plus, gamma: THREE }
        return { observed: lemma7.error(lookup), bound: lemma7.bound(lookup) }
      }),
    )
    expect(rows).toBe(2 * w.length)
    expect(ratioOf(closest)).toBeCloseTo(Math.max(...exact.map(ratioOf)), 9)
  })

  test('of steep lookups are compared as ratios, which come to 2/3 also where the row is out of sight', () => {
    const { closest } = creditOf(modelOf('20*#L[Q_a] > 7', 'theorem-21'), word('bbb'), 'lemma-7')
    const lookup = { length: 3, row: 0, gamma: rational.of(60) }
    expect(closest.what).toBe('|hard − soft| over the bound')
    expect(ratioOf(closest)).toBeCloseTo(estimateRatio(lemma7.error(lookup), lemma7.bound(lookup)), 9)
    expect(ratioOf(closest)).toBeCloseTo(2 / 3, 9)
  })

  test('of Lemma 6 are n rows for each table', () => {
    // Theorem 21: γ = 3. ODD in row κ, or in row 1 for κ = 0, where the slope is 9.
    const { rows, closest } = creditOf(modelOf('ODD(#L[Q_a])', 'theorem-21'), W, 'lemma-6')
    const table = W.map((_, k) => bit(k % 2 === 0))
    const exact = W.map((_, k): ExactRow => {
      const row = countOf(W, k + 1)
      const scores = lemma7.scores({ length: k + 1, row, gamma: THREE })
      const ziggurat = { scores, gamma: row === 0 ? rational.of(9) : THREE, peak: Math.max(1, row) }
      expect(lemma6.hypothesis(ziggurat)).toBe(true)
      return {
        observed: lemma6.error(ziggurat, table.slice(0, k + 1)),
        bound: lemma6.bound(ziggurat.gamma, rational.one),
      }
    })
    expect(rows).toBe(n)
    expect(ratioOf(closest)).toBeCloseTo(Math.max(...exact.map(ratioOf)), 9)
  })

  test('are as many rows as obligations times positions, whatever shares a head', () => {
    const names: Readonly<Record<string, (duty: Obligation) => boolean>> = {
      'lemma-6': (duty) => isLookup(duty) && duty.lemma === 'lemma-6',
      'lemma-7': (duty) => isLookup(duty) && duty.lemma === 'lemma-7',
      'lemma-8a': (duty) => isTieBreak(duty) && duty.clause === 'a',
      'lemma-8b': (duty) => isTieBreak(duty) && duty.clause === 'b',
      'lemma-8c': (duty) => isTieBreak(duty) && duty.clause === 'c',
      'lemma-9': (duty) => duty.kind === 'rounding',
      'proposition-10a': (duty) => duty.kind === 'marker' && duty.edge === 'first',
      'proposition-10b': (duty) => duty.kind === 'marker' && duty.edge === 'last',
      'proposition-10c': (duty) => duty.kind === 'reciprocal' && duty.direction === 'left',
      'proposition-10d': (duty) => duty.kind === 'reciprocal' && duty.direction === 'right',
    }
    const seen = new Set<string>()
    for (const text of FORMULAS) {
      for (const id of ['corollary-22a', 'corollary-23'] as const) {
        if (!acceptingOf(text).includes(id)) continue
        const { model } = compile(formula(text), id, { heads: id === 'corollary-23' ? 'single' : 'multi' })
        const duties = model.layers.flatMap(dutiesOf)
        const expected = Object.entries(names).flatMap(([lemma, is]) => {
          const owed = duties.filter(is).length
          return owed === 0 ? [] : [[lemma, owed * 5]]
        })
        const { credits } = checkObligations(model, soft(model, word('abcab')))
        expect(credits.map(({ lemma, rows }) => [lemma, rows]).toSorted()).toEqual(expected.toSorted())
        for (const { lemma } of credits) seen.add(lemma)
      }
    }
    expect([...seen].toSorted()).toEqual(Object.keys(names).toSorted())
  })

  test('of Proposition 10 are exact: 1/3 at the third position is the closest', () => {
    const { closest } = creditOf(modelOf('Y Q_a', 'theorem-13c'), word('aaaa'), 'proposition-10a')
    // At the first position the mean is exactly 1, which is all that is asked.
    expect(decide(closest.bound, closest.observed).answer).toBe('holds')
    expect(decide(closest.observed, closest.bound).answer).toBe('holds')
  })
})

describe('the margin', () => {
  test('is what is left of ¼ by the largest error of an approximate Boolean', () => {
    const W = word('abbaab')
    // Y Q_a for Theorem 12a: the nearest even and the nearest odd position, base scores ±(−1)^j/2, values a.
    const values = W.map((symbol) => bit(symbol === 'a'))
    const half = (sign: number) => W.map((_, k) => rational.of(k % 2 === 0 ? -sign : sign, 2))
    const errors = [1, -1].flatMap((sign) => tieBreakRows('b', half(sign), values)).map(({ observed }) => observed)
    const largest = errors.reduce((most, error) => (decide(error, most).answer === 'holds' ? most : error))
    const { margin } = checkObligations(modelOf('Y Q_a', 'theorem-12a'), soft(modelOf('Y Q_a', 'theorem-12a'), W))
    expect(margin).toBeCloseTo(0.25 - estimateRatio(largest, rational.one), 12)
    // Rounded down: what is left is at least this.
    const least = rational.subtract(rational.of(1, 4), rational.fromNumber(margin ?? Number.NaN))
    expect(decide(largest, least).answer).toBe('holds')
  })

  test('of a comparison is that of the weighted sum', () => {
    // 2κ > 3 for Theorem 21, word ab: at 2, κ = 1 is looked up among 1, 2 with γ = 6; the zero test looks up 2 with γ = 3.
    const model = modelOf('2*#L[Q_a] > 3', 'theorem-21')
    const { margin } = checkObligations(model, soft(model, word('ab')))
    const errors = [
      2 * estimateRatio(lemma7.error({ length: 2, row: 1, gamma: rational.of(6) }), rational.one),
      estimateRatio(lemma7.error({ length: 2, row: 2, gamma: THREE }), rational.one),
    ]
    expect(margin).toBeCloseTo(0.25 - Math.max(...errors), 12)
  })

  test('is null where nothing is approximate', () => {
    for (const text of ['Q_a & !Q_b', 'true', '1 < 2']) {
      const model = modelOf(text, 'corollary-22a')
      expect(checkObligations(model, soft(model, word('ab'))).margin).toBe(null)
    }
  })

  test('is positive for right models, and not for one that is eight times too hot', () => {
    const model = modelOf('ODD(#L[Q_a])', 'theorem-21')
    const w = word('aaaaaa')
    expect(checkObligations(model, soft(model, w)).margin).toBeGreaterThan(0.1)
    const hot = withTemperature(model, term('1/i', rational.of(8)))
    expect(checkObligations(hot, soft(hot, w)).margin).toBeLessThan(0)
  })
})

describe('how much is written down', () => {
  test('at most twenty broken obligations, however many there are', () => {
    const model = withKind(modelOf('Y Y Q_a', 'theorem-12a'), isTieBreak, (duty) => ({
      ...duty,
      gamma: rational.of(9),
    }))
    expect(checkObligations(model, soft(model, word('ab'.repeat(10)))).broken.length).toBe(20)
  })

  test('a model whose layers owe nothing proves nothing', () => {
    const model = modelOf('Y Q_a', 'theorem-12a')
    const bare = withLayers(model, ({ name, heads, feedForward }) => ({ name, heads, feedForward }))
    expect(unkeptOn(bare, word('ab'))[0]).toContain('nothing justifies what it writes')
  })

  test('an obligation of a head that is not there, or of one that cannot look up, is broken', () => {
    const model = modelOf('Y Q_a', 'theorem-12a')
    const nobody = withKind(model, isTieBreak, (duty) => ({ ...duty, head: 7 }))
    expect(unkeptOn(nobody, word('ab')).join()).toContain('there is no head number 7')
    const lookup = withDuties(model, (duty) =>
      isTieBreak(duty)
        ? { ...duty, kind: 'lookup', lemma: 'lemma-6', count: { of: 3, direction: 'left' }, plus: 0 }
        : duty,
    )
    expect(unkeptOn(lookup, word('ab')).join()).toContain('d_k = 1 is none of a lookup')
  })

  test('a model without layers owes nothing', () => {
    const model = modelOf('Q_a', 'theorem-12a')
    expect(checkObligations(model, soft(model, word('ab')))).toEqual({
      credits: [],
      open: [],
      broken: [],
      margin: null,
    })
  })
})

describe('what is easily overlooked', () => {
  const W = word('abcab')

  test('a rounding that is annotated with another integer is noticed', () => {
    const { model } = compile(formula('Y Q_a'), 'theorem-12a')
    const wrong = withDuties(model, (duty) =>
      duty.kind === 'rounding' ? { ...duty, constant: rational.add(duty.constant, rational.one) } : duty,
    )
    expect(unkeptOn(wrong, W)).not.toEqual([])
  })

  test('a rounding whose annotation leaves out what it rounds is noticed', () => {
    const { model } = compile(formula('Y Q_a'), 'theorem-12a')
    const wrong = withDuties(model, (duty) =>
      duty.kind === 'rounding' ? { ...duty, constant: rational.zero, form: [] } : duty,
    )
    expect(unkeptOn(wrong, W)).not.toEqual([])
  })

  test('a net that rounds x + 1 where x is owed is noticed by the obligations', () => {
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
    expect(unkeptOn(wrong, word('bbb'))[0]).toContain('the net does not round what it owes')
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
        obligations: dutiesOf(layer).map((duty) =>
          l === last && isTieBreak(duty) ? { ...duty, tolerance: rational.of(1n, 10n ** 300n) } : duty,
        ),
      })),
    }
    expect(unkeptOn(wrong, word('ab'))).not.toEqual([])
    expect(unkeptOn(wrong, word('abaab'.repeat(8)))).not.toEqual([])
  })

  test('a right model whose λ is beyond what doubles tell apart keeps all it owes', () => {
    const compiled = compile(formula(`${10n ** 14n}*#L[Q_a] < ${10n ** 14n}*#R[Q_b] + 1`), 'theorem-20a')
    expect(faultsOn(compiled, word('abbaabba'))).toEqual([])
  })

  test('the closest row of a steep lookup is known to three digits', () => {
    const { closest } = creditOf(modelOf('10*#L[Q_a] > 7', 'theorem-21'), word('aabaaa'), 'lemma-7')
    const { lo, hi } = decide(closest.observed, closest.bound).ratio ?? { lo: '0', hi: '1' }
    expect(Number(hi) - Number(lo)).toBeLessThan(0.001)
  })
})
