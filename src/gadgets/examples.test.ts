// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { examplesIn } from '../../tests/support/examples.ts'
import { builtIn, predicate } from '../logic/index.ts'
import { rational } from '../numbers/index.ts'
import { statementOf } from '../statements/index.ts'
import { type Coordinate, layerOf, openSite, planLayers, type Site } from '../stream/index.ts'
import { isExact, soft, term, vector, word } from '../transformer/index.ts'
import {
  compare,
  conjunction,
  disjunction,
  first,
  last,
  mean,
  negation,
  next,
  predicateOf,
  previous,
  reciprocal,
  since,
  until,
  zero,
} from './index.ts'

/** What a gadget leaves along the word baca, whose letters are its inputs. */
function along(build: (site: Site, a: Coordinate, b: Coordinate, c: Coordinate) => Coordinate): string {
  const { site, plan } = openSite(statementOf('corollary-22a'))
  const [a, b, c] = ['a', 'b', 'c'].map((symbol) => site.letter(symbol))
  const output = build(site, a, b, c)
  const { coordinates, one, letters, positions, steps } = plan()
  const width = coordinates.length
  const run = soft(
    {
      name: 'example',
      coordinates: coordinates.map(({ name }) => name),
      embedding: {
        symbols: [...letters].map(([symbol, letter]) => ({
          symbol,
          vector: vector(width, [
            [one, rational.one],
            [letter, rational.one],
          ]),
        })),
        other: null,
      },
      schedule: { positions, temperature: term('1/n') },
      layers: planLayers(steps, coordinates, 'single').map((layer) => layerOf(layer, width)),
      outputs: [],
    },
    word('baca'),
  )
  const stream = run.activations[run.activations.length - 1]
  return stream.map((row) => print(row[output.index])).join(' ')
}

const print = (value: Parameters<typeof isExact>[0]): string => (isExact(value) ? rational.print(value) : '?')

const odd = builtIn('ODD') ?? predicate('none', () => false)

const runs: Record<string, () => void> = {
  "negation('not a').build(site, [a])": () =>
    expect(along((site, a) => negation('not a').build(site, [a]))).toBe('1 0 1 0'),
  "conjunction(3, 'a & b & c').build(site, [a, b, c])": () => {
    expect(along((site, a, b, c) => conjunction(3, 'a & b & c').build(site, [a, b, c]))).toBe('0 0 0 0')
    expect(along((site, a) => conjunction(3, 'a & a & a').build(site, [a, a, a]))).toBe('0 1 0 1')
  },
  "disjunction(3, 'a | b | c').build(site, [a, b, c])": () => {
    expect(along((site, a, b, c) => disjunction(3, 'a | b | c').build(site, [a, b, c]))).toBe('1 1 1 1')
    expect(along((site, a, b) => disjunction(3, 'a | b | b').build(site, [a, b, b]))).toBe('1 1 0 1')
  },
  'first.build(site)': () => expect(along((site) => first.build(site))).toBe('1 0 0 0'),
  'last.build(site)': () => expect(along((site) => last.build(site))).toBe('0 0 0 1'),
  "mean('left').build(site, [a]) // #←[a]/i": () =>
    expect(along((site, a) => mean('left').build(site, [a]))).toBe('0 1/2 1/3 1/2'),
  "reciprocal('right').build(site) // 1/(n − i + 1)": () =>
    expect(along((site) => reciprocal('right').build(site))).toBe('1/4 1/3 1/2 1'),
  "previous('Y a').build(site, [a])": () =>
    expect(along((site, a) => previous('Y a').build(site, [a]))).toBe('0 0 1 0'),
  "next('X a').build(site, [a])": () => expect(along((site, a) => next('X a').build(site, [a]))).toBe('1 0 1 0'),
  "since('a S b').build(site, [a, b])": () => {
    expect(along((site, a, b) => since('a S b').build(site, [a, b]))).toBe('0 0 0 0')
    expect(along((site, _, b) => since('1 S b').build(site, [site.one, b]))).toBe('1 1 1 1')
  },
  "until('a U b').build(site, [a, b])": () => {
    expect(along((site, a, b) => until('a U b').build(site, [a, b]))).toBe('0 0 0 0')
    expect(along((site, _, __, c) => until('1 U c').build(site, [site.one, c]))).toBe('1 1 1 0')
  },
  "zero('left').build(site, [a]) // 1 where #←[a] = 0": () =>
    expect(along((site, a) => zero('left').build(site, [a]))).toBe('1 0 0 0'),
  "compare([{ factor: 2n, direction: 'left' }], 1n, '2*#L[a] > 1').build(site, [a])": () =>
    expect(along((site, a) => compare([{ factor: 2n, direction: 'left' }], 1n, '2*#L[a] > 1').build(site, [a]))).toBe(
      '0 1 1 1',
    ),
  "predicateOf(odd, 'left', 'ODD(#L[a])').build(site, [a])": () =>
    expect(along((site, a) => predicateOf(odd, 'left', 'ODD(#L[a])').build(site, [a]))).toBe('0 1 1 0'),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname).sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
