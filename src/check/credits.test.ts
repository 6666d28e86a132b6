// What is written down about right models, against an own computation with the lemmas.
import { describe, expect, test } from 'vitest'
import { acceptingOf, FORMULAS, unkeptOn } from '../../tests/support/compiled.ts'
import {
  isLookup,
  isTieBreak,
  modelOf,
  obligationsOf,
  withKind,
  withLayers,
  withObligations,
} from '../../tests/support/wrong-models.ts'
import { compile } from '../compile/compile.ts'
import { type Clause, lemma6, lemma7, lemma8, type TiedRow } from '../lemmas/index.ts'
import { formula } from '../logic/index.ts'
import { decide, estimateRatio, type Rational, type Real, rational } from '../numbers/index.ts'
import { type Model, type Obligation, soft, term, type Word, withTemperature, word } from '../transformer/index.ts'
import { checkObligations } from './check.ts'
import type { LemmaCredit } from './ledger.ts'

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
    const names: Readonly<Record<string, (obligation: Obligation) => boolean>> = {
      'lemma-6': (obligation) => isLookup(obligation) && obligation.lemma === 'lemma-6',
      'lemma-7': (obligation) => isLookup(obligation) && obligation.lemma === 'lemma-7',
      'lemma-8a': (obligation) => isTieBreak(obligation) && obligation.clause === 'a',
      'lemma-8b': (obligation) => isTieBreak(obligation) && obligation.clause === 'b',
      'lemma-8c': (obligation) => isTieBreak(obligation) && obligation.clause === 'c',
      'lemma-9': (obligation) => obligation.kind === 'rounding',
      'proposition-10a': (obligation) => obligation.kind === 'marker' && obligation.edge === 'first',
      'proposition-10b': (obligation) => obligation.kind === 'marker' && obligation.edge === 'last',
      'proposition-10c': (obligation) => obligation.kind === 'reciprocal' && obligation.direction === 'left',
      'proposition-10d': (obligation) => obligation.kind === 'reciprocal' && obligation.direction === 'right',
    }
    const seen = new Set<string>()
    for (const text of FORMULAS) {
      for (const id of ['corollary-22a', 'corollary-23'] as const) {
        if (!acceptingOf(text).includes(id)) continue
        const { model } = compile(formula(text), id, { heads: id === 'corollary-23' ? 'single' : 'multi' })
        const obligations = model.layers.flatMap(obligationsOf)
        const expected = Object.entries(names).flatMap(([lemma, is]) => {
          const count = obligations.filter(is).length
          return count === 0 ? [] : [[lemma, count * 5]]
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

  test('the closest row of a steep lookup is known to three digits', () => {
    const { closest } = creditOf(modelOf('10*#L[Q_a] > 7', 'theorem-21'), word('aabaaa'), 'lemma-7')
    const { lo, hi } = decide(closest.observed, closest.bound).ratio ?? { lo: '0', hi: '1' }
    expect(Number(hi) - Number(lo)).toBeLessThan(0.001)
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
    const model = withKind(modelOf('Y Y Q_a', 'theorem-12a'), isTieBreak, (obligation) => ({
      ...obligation,
      gamma: rational.of(9),
    }))
    expect(checkObligations(model, soft(model, word('ab'.repeat(10)))).broken.length).toBe(20)
  })

  test('a model whose layers have no obligations proves nothing', () => {
    const model = modelOf('Y Q_a', 'theorem-12a')
    const bare = withLayers(model, ({ name, heads, feedForward }) => ({ name, heads, feedForward }))
    expect(unkeptOn(bare, word('ab'))[0]).toContain('no obligation covers what the head writes')
  })

  test('an obligation of a head that is not there, or of one that cannot look up, is broken', () => {
    const model = modelOf('Y Q_a', 'theorem-12a')
    const nobody = withKind(model, isTieBreak, (obligation) => ({ ...obligation, head: 7 }))
    expect(unkeptOn(nobody, word('ab')).join()).toContain('there is no head number 7')
    const lookup = withObligations(model, (obligation) =>
      isTieBreak(obligation)
        ? { ...obligation, kind: 'lookup', lemma: 'lemma-6', count: { of: 3, direction: 'left' }, plus: 0 }
        : obligation,
    )
    expect(unkeptOn(lookup, word('ab')).join()).toContain('but d_k is 1')
  })

  test('a model without layers has no obligations', () => {
    const model = modelOf('Q_a', 'theorem-12a')
    expect(checkObligations(model, soft(model, word('ab')))).toEqual({
      credits: [],
      open: [],
      broken: [],
      margin: null,
    })
  })
})
