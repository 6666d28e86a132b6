import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom, record } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import {
  allWords,
  hard,
  type KnownGap,
  MASKS,
  type Model,
  modelText,
  type ScoreRow,
  type Word,
} from '../../src/transformer/index.ts'
import { type Ahat, ahats, assertDomain, gapOf, type Label, words } from '../index.ts'

const ALPHABET = ['a', 'b', 'c']
const KINDS = ['enumerated', 'grid', 'constructed'] as const
const SHORT = [1, 2, 3].flatMap((n) => [...allWords(ALPHABET, n)])

const domain = ahats()
const sample = fc.sample(domain.arbitrary, { seed: 1, numRuns: 600 })
const of = (kind: Ahat['kind']): Ahat[] => sample.filter((ahat) => ahat.kind === kind)

function rowsOf(model: Model, word: Word): ScoreRow[] {
  const rows: ScoreRow[] = []
  hard(model, word, (_layer, _head, _i, row) => rows.push(row))
  return rows
}

/** Definition 5, by itself: every score that is not the largest is less by γ or more. */
function isGap(gap: KnownGap, { numerators, denominator, dimension, maximal, window }: ScoreRow): boolean {
  return numerators.every((score) => {
    const below = rational.of(numerators[maximal[0] - window.first] - score, denominator)
    if (rational.isZero(below)) return true
    const square = rational.divide(rational.power(below, 2), rational.of(dimension))
    return gap.kind === 'gap' && rational.compare(square, gap.square) >= 0
  })
}

const hasItsGap = (ahat: Ahat, tried: readonly Word[]): boolean =>
  tried.every((word) => rowsOf(ahat.model, word).every((row) => isGap(gapOf(ahat, word.length), row)))

const squareOf = (gap: KnownGap): Rational | undefined => (gap.kind === 'gap' ? gap.square : undefined)

/** Of length 4, with symbols that come twice. */
const REPEATING = ['abac', 'bbaa', 'cabc', 'cbbc'].map((text) => [...text])
const seen = (model: Model): ScoreRow[] => REPEATING.flatMap((word) => rowsOf(model, word))
const tellsApart = (row: ScoreRow): boolean => row.maximal.length < row.numerators.length
const isPartlyTied = (row: ScoreRow): boolean => tellsApart(row) && row.maximal.length > 1
const dimensions = (model: Model): number[] => model.layers.flatMap(({ heads }) => heads.map((head) => head.query.rows))

describe('AHATs', () => {
  // Few, since a case is printed with all its gaps, and shrinks in hundreds of ways.
  test('keep the laws of a domain, and shrunk and varied ones have the gap they state', () => {
    const small = ahats({ layers: [1, 2], width: [1, 3], maxLength: 3, alphabet: ['a', 'b'] })
    const tried = [1, 2, 3].flatMap((n) => [...allWords(['a', 'b'], n)])
    assertDomain(small, { isValid: (ahat) => hasItsGap(ahat, tried), draws: 30, starts: 3 })
  })

  test('have the gap they state, on all words up to length 3', () => {
    for (const ahat of sample.slice(0, 150)) if (!hasItsGap(ahat, SHORT)) expect.fail(domain.print(ahat))
  })

  test('enumerated ones have no larger gap than they state', () => {
    for (const ahat of of('enumerated').slice(0, 20)) {
      for (const n of [2, 3]) {
        const gap = gapOf(ahat, n)
        if (gap.kind === 'all-tied') continue
        const more = { ...gap, square: rational.multiply(gap.square, rational.of(101, 100)) }
        const rows = [...allWords(ALPHABET, n)].flatMap((word) => rowsOf(ahat.model, word))
        expect(rows.every((row) => isGap(more, row))).toBe(false)
      }
    }
  })

  // γ is 1/4 or more, and √d_k at most 2.
  test('constructed ones have a gap of 1/8 or more, however long the word', () => {
    const long = ahats({ kinds: ['constructed'], maxLength: 24 })
    const drawn = fc.sample(long.arbitrary, { seed: 1, numRuns: 40 })
    for (const [cases, lengths] of [[of('constructed'), [2, 3, 4]] as const, [drawn, [12, 24]] as const]) {
      for (const square of cases.flatMap((ahat) => lengths.flatMap((n) => squareOf(gapOf(ahat, n)) ?? []))) {
        expect(rational.compare(square, rational.of(1, 64))).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('grid ones mostly have a gap of 1/1000 or more', () => {
    const all = of('grid').map((ahat) => squareOf(gapOf(ahat, 4)))
    const large = all.filter((square) => square === undefined || rational.compare(square, rational.of(1, 10 ** 6)) >= 0)
    expect(large.length / all.length).toBeGreaterThan(0.7)
  })

  test('a gap is known for words that are too long to be enumerated', () => {
    const long = ahats({ kinds: ['constructed', 'grid'], maxLength: 24 })
    const random = randomFrom(1)
    for (const ahat of fc.sample(long.arbitrary, { seed: 1, numRuns: 10 })) {
      const word = Array.from({ length: 24 }, () => ALPHABET[random.nextInt(0, 2)])
      expect(hasItsGap(ahat, [word])).toBe(true)
    }
    const [enumerated] = of('enumerated')
    expect(() => gapOf(enumerated, 24)).toThrow('words of length 24 are more than the budget')
  })

  test('a word may have symbols that lost their own embedding', () => {
    const dropped = [...domain.arbitrary.shrink(of('enumerated')[0], undefined)]
      .map(({ value }) => value)
      .filter(({ model }) => model.embedding.other !== null)
    expect(dropped.length).toBeGreaterThan(0)
    for (const ahat of dropped.slice(0, 3)) expect(hasItsGap(ahat, SHORT)).toBe(true)
  })

  // The required shares are about half of those designed; that of rows is a floor.
  const LABELS: Record<string, Label<Ahat>> = {
    'a row ties in part': { share: 0.6, on: ({ model }) => seen(model).some(isPartlyTied) },
    'a row of the last layer ties in part, of two or more layers': {
      share: 0.2,
      on: ({ model: { layers, ...model } }) =>
        layers.length > 1 &&
        REPEATING.some((word) => {
          let isFound = false
          hard({ ...model, layers }, word, (l, _h, _i, row) => {
            isFound ||= l === layers.length - 1 && isPartlyTied(row)
          })
          return isFound
        }),
    },
    'not all rows tie': { share: 0.8, on: ({ model }) => seen(model).some(tellsApart) },
    'd_k is no square': { share: 0.3, on: ({ model }) => dimensions(model).some((k) => k === 2 || k === 3) },
    'd_k is 4': { share: 0.2, on: ({ model }) => dimensions(model).includes(4) },
    'd is 1': { share: 0.05, on: ({ model }) => model.coordinates.length === 1 },
    'd is 9': { share: 0.05, on: ({ model }) => model.coordinates.length === 9 },
    'no positions': { share: 0.2, on: ({ model }) => model.schedule.positions.length === 0 },
    positions: { share: 0.2, on: ({ model }) => model.schedule.positions.length > 0 },
    'a layer without net': { share: 0.1, on: ({ model }) => model.layers.some((l) => l.feedForward === null) },
    ...Object.fromEntries(KINDS.map((kind) => [kind, { share: 0.2, on: (ahat: Ahat) => ahat.kind === kind }])),
    ...Object.fromEntries(
      [1, 2, 3, 4].map((count) => [
        `${count} layers`,
        { share: 0.15, on: ({ model }: Ahat) => model.layers.length === count },
      ]),
    ),
    ...Object.fromEntries(
      MASKS.map((mask) => [
        `masked by ${mask}`,
        { share: 0.2, on: ({ model }: Ahat) => model.layers.some(({ heads }) => heads[0].mask === mask) },
      ]),
    ),
  }
  test.each(Object.entries(LABELS))('often enough: %s', (_, { share, on }) => {
    expect(sample.filter(on).length / sample.length).toBeGreaterThan(share)
  })

  test('rows that tie in part are a fifth of those that see three positions or more, and rows that tie fully not half', () => {
    const rows = sample.flatMap(({ model }) => seen(model)).filter(({ numerators }) => numerators.length > 2)
    expect(rows.filter(isPartlyTied).length / rows.length).toBeGreaterThan(0.2)
    expect(rows.filter((row) => !tellsApart(row)).length / rows.length).toBeLessThan(0.5)
  })

  test('have one average head a layer, weights that are multiples of 1/4, and nets of at most four units', () => {
    for (const { model } of sample) {
      for (const { heads, feedForward } of model.layers) {
        expect(heads.map(({ weighting }) => weighting)).toEqual(['average'])
        const nets = feedForward === null ? [] : [feedForward.first, feedForward.second]
        for (const { entries } of [heads[0].query, heads[0].key, heads[0].value, ...nets]) {
          for (const { value } of entries) expect(4n % value.denominator).toBe(0n)
        }
        expect(feedForward?.first.rows ?? 0).toBeLessThanOrEqual(4)
      }
    }
  })

  test.each(KINDS)(
    'twice the gap of %s ones fails on a word of two symbols and a model of one layer and one coordinate',
    (kind) => {
      const cases = record({ ahat: ahats({ kinds: [kind] }), word: words(ALPHABET, { maxLength: 3 }) })
      const run = fc.check(
        fc.property(cases.arbitrary, ({ ahat, word }) => {
          const gap = gapOf(ahat, word.length)
          const twice = gap.kind === 'gap' ? { ...gap, square: rational.multiply(gap.square, rational.of(4)) } : gap
          return rowsOf(ahat.model, word).every((row) => isGap(twice, row))
        }),
        { seed: 1, numRuns: 200 },
      )
      const [found] = run.counterexample ?? []
      expect(found?.word).toHaveLength(2)
      expect(found?.ahat.model.layers).toHaveLength(1)
      expect(found?.ahat.model.coordinates).toHaveLength(1)
    },
  )

  test('are written with kind, gaps and model, and read back as they were', () => {
    const [ahat] = of('grid')
    const line = domain.print(ahat)
    expect(line).toMatch(/^\{"kind":"grid","gaps":\["tied",("[^"]+",?){3}\],"model":\{"lemmata":"model",[^\n]*\}\}$/)
    expect(domain.parse(line)).toEqual(ahat)
  })

  test('a line that states another gap, or no AHAT, is refused', () => {
    const ahat = of('constructed').find((candidate) => gapOf(candidate, 2).kind === 'gap')
    const line = domain.print(ahat ?? sample[0])
    const put = (find: RegExp, text: string) => () => domain.parse(line.replace(find, text))
    expect(put(/"gaps":\["tied","[^"]*"/, '"gaps":["tied","1000"')).toThrow(
      /^the gap of length 2 is given as 1000, but it is /,
    )
    expect(put(/"average"/, '"softmax"')).toThrow('"head" of "layer 1" is weighted by softmax, not by average')
    expect(put(/"kind":"constructed"/, '"kind":"guessed"')).toThrow('expected a kind, enumerated, grid, constructed')
    expect(put(/"gaps":\[[^\]]*\]/, '"gaps":1')).toThrow('expected gaps, one for each length from 1, found 1')
    expect(put(/"lemmata":"model"/, '"lemmata":"word"')).toThrow('not a model:')
    expect(put(/"symbol":"c"/, '"symbol":"d"')).toThrow('for words over {a, b, c}: "c" has no embedding')
    const soft = domain.print(of('enumerated')[0]).replace('"average"', '"softmax"')
    expect(() => domain.parse(soft)).toThrow('is weighted by softmax, not by average')
    expect(() => domain.parse('nonsense')).toThrow('expected {"kind":…,"gaps":[…],"model":{…}}, found nonsense')
  })

  test('without a kind, or with an alphabet of one symbol, there are none', () => {
    expect(() => ahats({ kinds: [] })).toThrow('AHATs need a kind to draw: there is none')
    expect(() => ahats({ alphabet: ['a'] })).toThrow('AHATs need at least two symbols to tell apart, found 1')
  })

  test('shrinks keep to the options', () => {
    const { arbitrary } = ahats({ layers: [2, 3], width: [3, 4], alphabet: ['a', 'b'] })
    for (const ahat of fc.sample(arbitrary, { seed: 1, numRuns: 6 })) {
      for (const { value } of arbitrary.shrink(ahat, undefined)) {
        expect(value.kind).toBe(ahat.kind)
        expect(value.model.layers.length).toBeGreaterThanOrEqual(2)
        expect(value.model.coordinates.length).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('neighbours differ in positions too', () => {
    const random = randomFrom(1)
    const moved = sample.filter((ahat) => domain.neighbour?.(ahat, random).model.schedule !== ahat.model.schedule)
    const isVaried = moved.some(({ model }) => model.schedule.positions.length > 0)
    expect(isVaried).toBe(true)
  })

  test('one is described by its kind, its gaps and its layers', () => {
    const [ahat] = of('grid')
    const lines = domain.describe?.(ahat) ?? []
    expect(lines[0]).toMatch(/^a grid AHAT; gaps for n = 1, 2, …: tied, /)
    expect(lines.slice(1)).toEqual(modelText(ahat.model).split('\n'))
  })
})
