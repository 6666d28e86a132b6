// From steps to layers: which head does what, who may read what when, and what is refused.
import { describe, expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import {
  activationAt,
  hard,
  type LinearForm,
  type Mask,
  type Matrix,
  type Model,
  term,
  vector,
  withWeighting,
} from '../transformer/index.ts'
import {
  type AttentionStep,
  type Coordinate,
  type Heads,
  type LayerPlan,
  layerOf,
  type NetStep,
  plain,
  planLayers,
  readsOf,
  type Step,
  times,
  writesOf,
} from './index.ts'

/** Coordinates by name, in order of first use; those with a `~` are approximate. */
function stream() {
  const coordinates: Coordinate[] = []
  const of = (name: string): Coordinate => {
    const known = coordinates.find((coordinate) => coordinate.name === name)
    if (known !== undefined) return known
    const made: Coordinate = {
      index: coordinates.length,
      name,
      kind: name.startsWith('~') ? 'approximate' : 'exact',
    }
    coordinates.push(made)
    return made
  }
  const form = (names: string): LinearForm => (names === '' ? [] : names.split(' ').map((name) => times(1, of(name))))

  interface Attended {
    readonly mask?: Mask
    readonly query?: string
    readonly key?: string
  }
  /** Attention from a value to a coordinate; equal weights unless there is a query. */
  const attend = (
    to: string,
    value: string,
    { mask = 'future', query = '', key = query }: Attended = {},
  ): AttentionStep => ({
    kind: 'attention',
    name: `attend ${to}`,
    mask,
    query: query === '' ? [] : [form(query)],
    key: key === '' ? [] : [form(key)],
    value: form(value),
    to: of(to).index,
    obligation: { kind: 'mean' },
  })
  /** ReLU of a sum. */
  const net = (to: string, from: string): NetStep => ({
    kind: 'net',
    name: `net ${to}`,
    units: [{ bias: rational.zero, form: form(from), outputs: plain(of(to)) }],
    bias: [],
    obligations: [{ kind: 'rounding', constant: rational.zero, form: form(from), to: of(to).index }],
  })
  const layers = (steps: readonly Step[], heads: Heads) => planLayers(steps, coordinates, heads)
  return { attend, net, layers, coordinates, of, form }
}

/** A layer as `x y | z`: what its heads write, in brackets where a head writes several, and what its net writes. */
const text = ({ heads, nets }: LayerPlan): string => {
  const written = heads.map((steps) =>
    steps.length === 1 ? steps[0].name.slice(7) : `[${steps.map(({ name }) => name.slice(7)).join(' ')}]`,
  )
  return `${written.join(' ')} | ${nets.map(({ name }) => name.slice(4)).join(' ')}`.trim()
}

describe('heads', () => {
  test('with single heads a layer has one, and what is ready waits for its turn', () => {
    const { attend, layers } = stream()
    const steps = (['future', 'past', 'none'] as const).map((mask) => attend(mask, 'a', { mask }))
    expect(layers(steps, 'single').map(text)).toEqual(['future |', 'past |', 'none |'])
  })

  test('with many heads a layer has all that are ready', () => {
    const { attend, layers } = stream()
    const steps = [attend('x', 'a'), attend('y', 'a', { mask: 'past' }), attend('z', 'x', { mask: 'none' })]
    expect(layers(steps, 'multi').map(text)).toEqual(['x y |', 'z |'])
  })

  test.each(['single', 'multi'] as const)('steps with the same mask, query and key share a head (%s)', (heads) => {
    const { attend, layers } = stream()
    const steps = [
      attend('x', 'a', { query: 'q' }),
      attend('y', 'b', { query: 'q' }),
      attend('mean', 'a'),
      attend('mean2', 'b'),
    ]
    const planned = layers(steps, heads).map(text)
    expect(planned).toEqual(heads === 'single' ? ['[x y] |', '[mean mean2] |'] : ['[x y] [mean mean2] |'])
  })

  test.each([
    { what: 'mask', other: { mask: 'past', query: 'q' } },
    { what: 'query', other: { query: 'r', key: 'q' } },
    { what: 'key', other: { query: 'q', key: 'r' } },
    { what: 'query of several coordinates', other: { query: 'q r', key: 'q' } },
  ] as const)('steps with another $what do not', ({ other }) => {
    const { attend, layers } = stream()
    const steps = [attend('x', 'a', { query: 'q' }), attend('y', 'b', other)]
    expect(layers(steps, 'multi').map(text)).toEqual(['x y |'])
  })

  test('steps with another factor in their query do not', () => {
    const { attend, layers, of } = stream()
    const twice: AttentionStep = { ...attend('y', 'b', { query: 'q' }), query: [[times(2, of('q'))]] }
    expect(layers([attend('x', 'a', { query: 'q' }), twice], 'multi').map(text)).toEqual(['x y |'])
  })

  test('steps whose queries and keys only read alike when run together do not', () => {
    const { attend, layers, coordinates, of } = stream()
    for (let k = 0; k < 12; k++) of(`c${k}`)
    const [one, three, eleven] = [coordinates[1], coordinates[3], coordinates[11]]
    const [left, right] = [
      [times(1, one), times(12, three)],
      [times(1, eleven), times(2, three)],
    ]
    const apart = [left, right].map(
      ([query, key], k): Step => ({ ...attend(`x${k}`, 'c0'), query: [[query]], key: [[key]] }),
    )
    expect(layers(apart, 'multi').map(text)).toEqual(['x0 x1 |'])
    const sums = [left, right].map((form, k): Step => ({ ...attend(`y${k}`, 'c0'), query: [form], key: [form] }))
    expect(layers(sums, 'multi').map(text)).toEqual(['y0 y1 |'])
  })

  test('a step that is not ready yet does not share', () => {
    const { attend, net, layers } = stream()
    const steps = [attend('x', 'a'), net('n', 'x'), attend('y', 'n')]
    expect(layers(steps, 'single').map(text)).toEqual(['x | n', 'y |'])
  })
})

describe('who reads what when', () => {
  test('a net reads what heads of its layer wrote', () => {
    const { attend, net, layers } = stream()
    expect(layers([attend('x', 'a'), net('n', 'x')], 'single').map(text)).toEqual(['x | n'])
  })

  test('a net does not read what nets of its layer write', () => {
    const { net, layers } = stream()
    expect(layers([net('n', 'a'), net('m', 'n')], 'single').map(text)).toEqual(['| n', '| m'])
  })

  test('heads do not read what heads of their layer write', () => {
    const { attend, layers } = stream()
    expect(layers([attend('x', 'a'), attend('y', 'x')], 'multi').map(text)).toEqual(['x |', 'y |'])
  })

  test('heads read values, queries and keys of the layer before, from its heads and its net alike', () => {
    const { attend, net, layers } = stream()
    const steps = [
      attend('x', 'a'),
      net('n', 'x'),
      attend('v', 'n'),
      attend('q', 'a', { query: 'n', key: 'a' }),
      attend('k', 'a', { query: 'a', key: 'n' }),
      attend('h', 'x', { mask: 'past' }),
    ]
    expect(layers(steps, 'multi').map(text)).toEqual(['x | n', 'v q k h |'])
  })

  test('nets that are ready work at once, in the first layer in which they are', () => {
    const { attend, net, layers } = stream()
    const steps = [net('n', 'a'), net('m', 'b'), attend('x', 'a'), net('both', 'n x'), net('late', 'm')]
    expect(layers(steps, 'single').map(text)).toEqual(['x | n m', '| both late'])
  })

  test('the order in which steps were added does not matter to what they may read', () => {
    const { attend, net, layers } = stream()
    const steps = [attend('x', 'a'), net('n', 'x'), attend('y', 'n'), net('m', 'y')]
    expect(layers(steps, 'single').map(text)).toEqual(['x | n', 'y | m'])
    expect(layers(steps.toReversed(), 'single').map(text)).toEqual(['x | n', 'y | m'])
  })
})

describe('of several heads that are ready', () => {
  test('the one with the longest way to go comes first', () => {
    const { attend, net, layers } = stream()
    const steps = [
      attend('short', 'a', { mask: 'past' }),
      attend('long', 'a'),
      net('l1', 'long'),
      attend('l2', 'l1', { mask: 'none' }),
    ]
    expect(layers(steps, 'single').map(text)).toEqual(['long | l1', 'short |', 'l2 |'])
  })

  test('a head counts as far as the farthest of its steps', () => {
    const { attend, net, layers } = stream()
    const steps = [
      attend('middle', 'a', { mask: 'past' }),
      net('m1', 'middle'),
      attend('near', 'a'),
      attend('far', 'b'),
      net('f1', 'far'),
      net('f2', 'f1'),
      net('f3', 'f2'),
    ]
    expect(layers(steps, 'single').map(text)).toEqual(['[near far] | f1', 'middle | m1 f2', '| f3'])
  })

  test('others wait for a step also where they were added before it', () => {
    const { attend, layers } = stream()
    const steps = [attend('z', 'x'), attend('y', 'a', { mask: 'past' }), attend('x', 'a')]
    expect(layers(steps, 'single').map(text)).toEqual(['x |', 'z |', 'y |'])
  })

  test('a step that joins a head later makes it as early as itself', () => {
    const { attend, layers } = stream()
    const steps = [
      attend('late', 'x'),
      attend('other', 'a', { mask: 'past' }),
      attend('early', 'b'),
      attend('x', 'a', { mask: 'none' }),
    ]
    expect(layers(steps, 'single').map(text)).toEqual(['x |', '[late early] |', 'other |'])
  })

  test('among equals the first that was added comes first', () => {
    const { attend, layers } = stream()
    const masks = ['none', 'past', 'future'] as const
    const steps = masks.map((mask) => attend(mask, 'a', { mask }))
    expect(layers(steps, 'single').map(text)).toEqual(['none |', 'past |', 'future |'])
  })
})

describe('refused', () => {
  test.each([
    ['its value', (s: ReturnType<typeof stream>) => s.attend('y', '~x')],
    ['its query', (s: ReturnType<typeof stream>) => s.attend('y', 'a', { query: '~x', key: 'a' })],
    ['its key', (s: ReturnType<typeof stream>) => s.attend('y', 'a', { query: 'a', key: 'a ~x' })],
  ])('attention that reads an approximate coordinate in %s, by name', (_, make) => {
    const s = stream()
    const steps = [s.attend('~x', 'a', { query: 'a' }), make(s)]
    for (const heads of ['single', 'multi'] as const) {
      expect(() => s.layers(steps, heads)).toThrow('attention "attend y" reads the approximate coordinate "~x"')
    }
  })

  test('not so a net that reads one', () => {
    const { attend, net, layers } = stream()
    const steps = [attend('~x', 'a', { query: 'a' }), net('n', '~x')]
    expect(layers(steps, 'single').map(text)).toEqual(['~x | n'])
  })

  test('steps that write one coordinate', () => {
    const { attend, net, layers } = stream()
    const twice = '2 steps write the coordinate "x"'
    expect(() => layers([attend('x', 'a'), net('x', 'a')], 'single')).toThrow(twice)
    expect(() => layers([net('x', 'a'), net('x', 'b')], 'multi')).toThrow(twice)
  })

  test('steps that wait for each other', () => {
    const { attend, net, layers } = stream()
    const circle = [attend('x', 'm'), net('n', 'x'), net('m', 'n')]
    const waiting = 'steps wait for each other: a coordinate is never written'
    expect(() => layers(circle, 'single')).toThrow(waiting)
    expect(() => layers([...circle, attend('fine', 'a')], 'multi')).toThrow(waiting)
    expect(() => layers([net('n', 'n')], 'single')).toThrow(waiting)
  })
})

test('planning looks at a step a bounded number of times, however many others wait', () => {
  const { net, layers } = stream()
  let looks = 0
  const steps = Array.from({ length: 300 }, (_, k): NetStep => {
    const step = net(`x${k + 1}`, `x${k}`)
    return {
      ...step,
      get units() {
        looks += 1
        return step.units
      },
    }
  })
  expect(layers(steps, 'single')).toHaveLength(300)
  expect(looks).toBeLessThan(10 * 300)
})

test('no steps are no layers', () => {
  expect(planLayers([], [], 'single')).toEqual([])
})

test('readsOf and writesOf name every coordinate of a step', () => {
  const { attend, net, coordinates, of, form } = stream()
  const names = (indices: number[]) => indices.map((index) => coordinates[index].name).sort()
  const attention: AttentionStep = {
    ...attend('to', 'v'),
    query: [form('q r'), []],
    key: [form('k'), []],
  }
  expect(names(readsOf(attention))).toEqual(['k', 'q', 'r', 'v'])
  expect(names(writesOf(attention))).toEqual(['to'])
  const both: NetStep = { ...net('n', 'q r'), bias: plain(of('m')) }
  expect(names(readsOf(both))).toEqual(['q', 'r'])
  expect(names(writesOf(both))).toEqual(['m', 'n'])
})

describe('layers as matrices', () => {
  /** x and y are means of a and b, by one head; n = 3 − ReLU(2x − y + 1/2) + 4·ReLU(a − 1/2), m = 5·ReLU(a − 1/2). */
  const example = () => {
    const { attend, net, layers, coordinates, of } = stream()
    const [a, b, x, y, n, m] = ['a', 'b', 'x', 'y', 'n', 'm'].map(of)
    const written: NetStep = {
      ...net('n', 'x'),
      units: [
        { bias: rational.half, form: [times(2, x), times(-1, y)], outputs: [times(-1, n)] },
        { bias: rational.of(-1, 2), form: plain(a), outputs: [times(4, n), times(5, m)] },
      ],
      bias: [times(3, n)],
    }
    const plans = layers([attend('x', 'a'), attend('y', 'b'), written], 'single')
    const width = coordinates.length
    return { layers: plans.map((plan) => layerOf(plan, width)), width, a, b, x, y, n, m }
  }

  test('a layer computes what its steps say', () => {
    const { layers, width, a, b, x, y, n, m } = example()
    const model: Model = {
      name: 'example',
      coordinates: ['a', 'b', 'x', 'y', 'n', 'm'],
      embedding: {
        symbols: [a, b].map(({ name, index }) => ({ symbol: name, vector: vector(width, [[index, rational.one]]) })),
        other: null,
      },
      schedule: { positions: [], temperature: term('1') },
      layers,
      outputs: [],
    }
    const { streams } = hard(withWeighting(model, 'average'), ['a', 'b', 'b'])
    const column = ({ index }: Coordinate) => [1, 2, 3].map((i) => rational.print(activationAt(streams[1], i, index)))
    expect(streams.length).toBe(2)
    expect([a, b].map(column)).toEqual([
      ['1', '0', '0'],
      ['0', '1', '1'],
    ])
    expect([x, y].map(column)).toEqual([
      ['1', '1/2', '1/3'],
      ['0', '1/2', '2/3'],
    ])
    expect([n, m].map(column)).toEqual([
      ['5/2', '2', '5/2'],
      ['5/2', '0', '0'],
    ])
  })

  test('equal weights are a head of dimension 1 without entries; all heads are tempered', () => {
    const { layers } = example()
    const [{ mask, weighting, query, key }] = layers[0].heads
    expect([layers.length, layers[0].heads.length, mask, weighting]).toEqual([1, 1, 'future', 'softmax-tau'])
    expect([query, key].map(({ rows, entries }) => [rows, entries])).toEqual([
      [1, []],
      [1, []],
    ])
  })

  test('queries and keys have a row for each form, an empty form a row of zeros', () => {
    const { attend, layers, coordinates, of } = stream()
    const lookup: AttentionStep = {
      ...attend('x', 'a'),
      query: [[times(6, of('q'))], [], [times(3, of('r'))]],
      key: [[], [times(-1, of('k'))], []],
    }
    const [plan] = layers([lookup], 'single')
    const [{ query, key }] = layerOf(plan, coordinates.length).heads
    const entries = ({ entries: all }: Matrix) =>
      all.map(({ row, column, value }) => [row, coordinates[column].name, rational.print(value)])
    expect([query.rows, key.rows]).toEqual([3, 3])
    expect([entries(query), entries(key)]).toEqual([
      [
        [0, 'q', '6'],
        [2, 'r', '3'],
      ],
      [[1, 'k', '-1']],
    ])
  })

  test('obligations are those of the steps, heads first, with the numbers of their heads', () => {
    const { attend, net, layers, coordinates } = stream()
    const steps = [attend('x', 'a'), attend('p', 'a', { mask: 'past' }), attend('y', 'b'), net('n', 'x')]
    const [plan] = layers(steps, 'multi')
    const obligations = layerOf(plan, coordinates.length).obligations ?? []
    expect(
      obligations.map((obligation) => [
        obligation.kind,
        coordinates[obligation.to].name,
        'head' in obligation ? obligation.head : null,
      ]),
    ).toEqual([
      ['mean', 'x', 0],
      ['mean', 'y', 0],
      ['mean', 'p', 1],
      ['rounding', 'n', null],
    ])
  })

  test('names say what a layer does, at most three of them', () => {
    const { attend, net, layers, coordinates } = stream()
    const steps = [attend('x', 'a'), attend('y', 'b'), net('k', 'a'), net('l', 'a'), net('m', 'b')]
    const [plan] = layers(steps, 'single')
    const layer = layerOf(plan, coordinates.length)
    expect(layer.heads[0].name).toBe('attend x and 1 more')
    expect(layer.name).toBe('attend x and 1 more; net k; net l; and 1 more')
  })

  test('three names or fewer are all there', () => {
    const { attend, net, layers, coordinates } = stream()
    const nameOf = (steps: readonly Step[]) => layerOf(layers(steps, 'single')[0], coordinates.length).name
    expect(nameOf([attend('x', 'a'), net('k', 'a'), net('l', 'a')])).toBe('attend x; net k; net l')
    expect(nameOf([attend('x', 'a')])).toBe('attend x')
  })

  test('a step without an obligation adds none to the layer', () => {
    const { attend, layers, coordinates } = stream()
    const { obligation: _, ...free } = attend('x', 'a')
    const [plan] = layers([free, attend('p', 'a', { mask: 'past' })], 'multi')
    expect(layerOf(plan, coordinates.length).obligations?.map(({ to }) => coordinates[to].name)).toEqual(['p'])
  })

  test('a layer without nets has no feed-forward net, and one without attention no heads', () => {
    const { attend, net, layers, coordinates } = stream()
    const [attending] = layers([attend('x', 'a')], 'single')
    const [thinking] = layers([net('n', 'a')], 'single')
    expect(layerOf(attending, coordinates.length).feedForward).toBe(null)
    expect(layerOf(thinking, coordinates.length).heads).toEqual([])
  })
})
