// Wrong models that one rule of the check refuses, and no other.
import { builtIn } from '../../../src/logic/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { biases, heads, layers, position, unread } from './change.ts'
import type { WrongForm } from './wrong-form.ts'

export const WRONG_WEIGHTS: readonly WrongForm[] = [
  {
    ...{ name: 'a square that is doubled', lemma: 'lemma-7', formula: '#L[Q_1] > 1', claim: 'theorem-20a' },
    change: heads((head) => ({
      ...head,
      key: {
        ...head.key,
        entries: head.key.entries.map((one) =>
          rational.sign(one.value) < 0 ? { ...one, value: rational.of(-2) } : one,
        ),
      },
    })),
  },
  {
    ...{
      name: 'the square in the place of the position',
      lemma: 'lemma-7',
      formula: '#L[Q_1] > 1',
      claim: 'theorem-20a',
    },
    change: (model) => {
      const [i, square] = ['i', 'i^2'].map((name) => model.coordinates.indexOf(name))
      return heads(
        (head) => ({
          ...head,
          value: {
            ...head.value,
            entries: head.value.entries.map((one) => (one.column === i ? { ...one, column: square } : one)),
          },
        }),
        (one) =>
          one.kind === 'lookup'
            ? { ...one, value: one.value.map((part) => (part.index === i ? { ...part, index: square } : part)) }
            : one,
      )(model)
    },
  },
  {
    ...{ name: 'a mean of weights that differ', lemma: 'definition-3', formula: '#L[Q_1] > 1', claim: 'theorem-20a' },
    change: (model) => {
      const [one, i] = ['one', 'i'].map((name) => model.coordinates.indexOf(name))
      const entry = (column: number) => [{ row: 0, column, value: rational.one }]
      return heads((head) =>
        head.query.entries.length > 0
          ? head
          : { ...head, query: { ...head.query, entries: entry(one) }, key: { ...head.key, entries: entry(i) } },
      )(model)
    },
  },
  {
    ...{
      name: 'the rightmost in the place of a mean',
      lemma: 'definition-3',
      formula: '#L[Q_1] > 1',
      claim: 'theorem-20a',
    },
    change: heads((head) => (head.query.entries.length > 0 ? head : { ...head, weighting: 'rightmost' })),
  },
  {
    ...{ name: 'a rounding of half the height', lemma: 'lemma-9', formula: '(Q_1 | Q_0) S Q_0', claim: 'theorem-15a' },
    change: biases(rational.of(-3, 4), rational.of(-1, 2)),
  },
  {
    ...{ name: 'a threshold of 1/4', lemma: 'proposition-10', formula: 'Y Q_1', claim: 'theorem-12a' },
    change: layers((layer) => {
      const net = layer.feedForward
      if (net === null || !(layer.obligations ?? []).some(({ kind }) => kind === 'marker')) return layer
      const firstBias = {
        ...net.firstBias,
        entries: net.firstBias.entries.map((one) => ({ ...one, value: rational.of(-1, 4) })),
      }
      const second = { ...net.second, entries: net.second.entries.map((one) => ({ ...one, value: rational.of(4, 3) })) }
      return { ...layer, feedForward: { ...net, firstBias, second } }
    }),
  },
  {
    ...{ name: 'θ without the zero test', lemma: 'lemma-9', formula: 'ODD(#L[Q_1])', claim: 'theorem-20a' },
    change: unread(/^no /),
  },
  {
    ...{
      name: 'a witness that need not keep the left side',
      lemma: 'lemma-8b',
      formula: 'Q_1 S Q_0',
      claim: 'theorem-15a',
    },
    change: (model) => {
      const [left, right] = ['1', '0'].map((symbol) => model.coordinates.indexOf(`symbol "${symbol}"`))
      const said = model.meanings
      const node = said?.of.find(({ coordinate }) => coordinate === model.coordinates[right])?.node ?? 0
      const of = said?.of.map((one) => (/^witness/.test(one.coordinate) ? { ...one, node } : one)) ?? []
      const [first, ...rest] = model.layers
      const net = first.feedForward
      if (net === null || said === undefined) return model
      const entries = net.first.entries.filter(({ row, column }) => row !== 1 || column !== left)
      const feedForward = { ...net, first: { ...net.first, entries }, firstBias: { ...net.firstBias, entries: [] } }
      return { ...model, meanings: { ...said, of }, layers: [{ ...first, feedForward }, ...rest] }
    },
  },
  {
    ...{ name: 'an output that is not 0 before', lemma: 'definition-1', formula: '!Q_1', claim: 'theorem-12a' },
    change: (model) => {
      const { symbols, other } = model.embedding
      if (other === null) return model
      const entries = [...other.entries, { index: model.outputs[0], value: rational.one }]
      return { ...model, embedding: { symbols, other: { ...other, entries } } }
    },
  },
  {
    ...{ name: 'the output of another node', lemma: 'definition-4', formula: '!Q_1', claim: 'theorem-12a' },
    change: (model) => ({ ...model, outputs: [model.coordinates.indexOf('symbol "1"')] }),
  },
  {
    ...{ name: 'another predicate', lemma: 'definition-4', formula: '@ODD', claim: 'theorem-21' },
    change: (model) => {
      const theta = builtIn('EVEN')
      if (theta === undefined) return model
      return position((value) => value.kind === 'predicate', { kind: 'predicate', predicate: theta, at: 'position' })(
        model,
      )
    },
  },
  {
    ...{ name: 'a negation that is a copy', lemma: 'definition-1', formula: '!Q_1', claim: 'theorem-12a' },
    change: layers((layer) => {
      const net = layer.feedForward
      if (net === null) return layer
      const second = { ...net.second, entries: net.second.entries.map((one) => ({ ...one, value: rational.one })) }
      return { ...layer, feedForward: { ...net, second, secondBias: { ...net.secondBias, entries: [] } } }
    }),
  },
]
