// Compiled models say of every subformula, at every position, what the reference semantics says, and keep the obligations of their layers.
import { describe, expect, test } from 'vitest'
import { acceptingOf, differing, FORMULAS, faultsOn, wordsUpTo } from '../../tests/support/compiled.ts'
import { ODD_SYMBOLS } from '../../tests/support/odd.ts'
import { foundIn, runSoftly, truthOf } from '../check/simulate.ts'
import { disjunction } from '../gadgets/index.ts'
import { formula, meaning, printFormula, SEMANTICS } from '../logic/index.ts'
import { STATEMENTS, type StatementId } from '../statements/index.ts'
import { loadModel, type Model, saveModel, type Word, word } from '../transformer/index.ts'
import { type Compiled, type CompileOptions, compile, GADGETS } from './compile.ts'
import { modelSize } from './size.ts'

/** All that is wrong with the model of a formula on some words. */
function faults(text: string, id: StatementId, words: readonly Word[], options: CompileOptions = {}): string[] {
  const compiled = compile(formula(text), id, options)
  return words.flatMap((w) => faultsOn(compiled, w))
}

/** What the model says of the whole formula, as `0110`. */
function output(compiled: Compiled, w: Word): string {
  const column = runSoftly(compiled, w).found[compiled.formula.root]
  return column.map((bit) => (bit === null ? '?' : bit ? '1' : '0')).join('')
}

const said = (text: string, id: StatementId, w: Word): string => output(compile(formula(text), id), w)

const SHORT = wordsUpTo(3, ['a', 'b'])
const ALL_STATEMENTS = STATEMENTS.map(({ id }) => id)

describe('what is compiled', () => {
  test.each(ALL_STATEMENTS)('a letter needs no layer (%s)', (id) => {
    const compiled = compile(formula('Q_a'), id)
    expect(modelSize(compiled.model).layers).toBe(0)
    expect(output(compiled, word('abca'))).toBe('1001')
  })

  test.each(ALL_STATEMENTS)('constants need no layer, and connectives take them (%s)', (id) => {
    expect(['true', 'false'].map((text) => modelSize(compile(formula(text), id).model).layers)).toEqual([0, 0])
    const texts = ['true', 'false', '!false', 'true & Q_a', 'false | Q_a', 'true & false', '!true | !true']
    expect(texts.map((text) => said(text, id, word('ab')))).toEqual(['11', '00', '11', '10', '10', '00', '00'])
  })

  test('a subformula that occurs often is compiled once, also where sugar hides it', () => {
    const steps = (text: string) => compile(formula(text), 'corollary-17a').plan.steps.map(({ name }) => name)
    const once = steps('Y Q_a')
    expect(steps('Y Q_a & Y Q_a')).toEqual([...once, 'Y Q_a & Y Q_a'])
    expect(steps('Y Q_a | X Y Q_a').filter((name) => once.includes(name))).toEqual(once)
    expect(steps('O Q_a & (true S Q_a)').filter((name) => name === 'search for true S Q_a').length).toBe(1)
  })

  test('what several gadgets need is there once: markers, reciprocals, means and zero tests', () => {
    const { plan } = compile(
      formula('Y Q_a & X Q_a & Y Q_b & #L[Q_a] > 1 & ODD(#L[Q_a]) & EVEN(#L[Q_a]) & ODD(#R[Q_a]) & #R[Q_b] > #L[Q_a]'),
      'corollary-22a',
    )
    const count = (name: string) => plan.steps.filter((step) => step.name === name).length
    const names = ['first', 'last', '1/i', '1/(n-i+1)', 'mean for first', 'mean left of symbol "a"']
    const zeros = ['no symbol "a" to the left', 'no symbol "a" to the right', 'row after left count of symbol "a"']
    expect([...names, ...zeros].map((name) => [name, count(name)])).toEqual(
      [...names, ...zeros].map((name) => [name, 1]),
    )
  })

  test('one output: the coordinate of the whole formula', () => {
    const { model, places, formula: shared } = compile(formula('Y Q_a & Q_b'), 'theorem-12a')
    expect(model.outputs).toEqual([places[shared.root]])
    expect(places.length).toBe(shared.nodes.length)
  })

  test('models for decoders look to the left only', () => {
    const decoders = STATEMENTS.filter(({ isFutureMasked }) => isFutureMasked).map(({ id }) => id)
    const heads = FORMULAS.flatMap((text) =>
      acceptingOf(text)
        .filter((id) => decoders.some((decoder) => decoder === id))
        .flatMap((id) => compile(formula(text), id).model.layers.flatMap((layer) => layer.heads)),
    )
    expect(heads.length).toBeGreaterThan(200)
    expect(new Set(heads.map(({ mask }) => mask))).toEqual(new Set(['future']))
  })

  test('temperature and position embeddings are those of the statement', () => {
    for (const { id, temperature, positions } of STATEMENTS) {
      const { schedule } = compile(formula('!Q_a'), id).model
      const named = schedule.positions.map(({ value }) => (value.kind === 'term' ? value.term : value.kind))
      expect([id, schedule.temperature.kind === 'term' && schedule.temperature.term, named]).toEqual([
        id,
        temperature,
        positions,
      ])
    }
  })

  test('false, and comparisons that never hold, are one exact coordinate that nothing writes', () => {
    const { plan, places } = compile(formula('false | 2 < 1 | Q_a'), 'theorem-20a')
    const [index] = plan.coordinates.filter(({ name }) => name === 'false').map((found) => found.index)
    expect(places.map((place) => plan.coordinates[place]).filter((found) => found.index === index)).toEqual([
      { index, name: 'false', kind: 'exact' },
      { index, name: 'false', kind: 'exact' },
    ])
  })

  test('gadgets of your own take the place of ours', () => {
    const gadgets = { ...GADGETS, and: disjunction }
    expect(output(compile(formula('Q_a & Q_b'), 'theorem-12a', { gadgets }), word('abc'))).toBe('110')
  })
})

describe('weights do not depend on n', () => {
  const frozen = <T>(value: T): T => {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      Object.freeze(value)
      for (const part of Object.values(value)) frozen(part)
    }
    return value
  }

  test.each([
    ['Y (Q_a S X Q_b)', 'corollary-17a'],
    ['Y Q_a | (Q_a | Q_b) S Q_b', 'corollary-18b'],
    ['#L[Q_a] > #R[Q_b] + 1', 'theorem-20b'],
    ['2*#L[Y Q_a] > 3', 'corollary-23'],
  ] as const)('one object, never changed, serves all lengths: %s for %s', (text, id) => {
    const compiled = compile(formula(text), id)
    const model: Model = frozen(compiled.model)
    const file = saveModel(model)
    for (let n = 1; n <= 10; n++) {
      const w = Array.from({ length: n }, (_, k) => 'aabab'[(k * k + n) % 5])
      expect(faultsOn({ ...compiled, model }, w)).toEqual([])
    }
    expect(saveModel(compiled.model)).toBe(file)
  })

  test('the file of a model mentions n in its schedule only', () => {
    const { layers, embedding } = JSON.parse(saveModel(compile(formula('Y Q_a'), 'theorem-12b').model))
    const numbers = [...JSON.stringify([layers, embedding]).matchAll(/"value":"([^"]*)"/g)].map(([, value]) => value)
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers.filter((value) => !/^-?\d+(\/\d+)?$/.test(value))).toEqual([])
  })

  test('a compiled model is saved and loaded as it is, but for its obligations', () => {
    for (const id of ALL_STATEMENTS) {
      const { model } = compile(formula('!Q_a & Q_b'), id)
      const layers = model.layers.map(({ obligations: _, ...layer }) => layer)
      expect(loadModel(saveModel(model))).toEqual({ kind: 'read', value: { ...model, layers } })
    }
  })
})

describe('symbols', () => {
  test('of the formula that the word does not have, and of the word that the formula does not have', () => {
    expect(said('Q_z', 'theorem-12a', word('ab'))).toBe('00')
    expect(said('!Q_z', 'theorem-12a', word('ab'))).toBe('11')
    const words = [['x'], ['x', 'a'], ['a', 'x', 'y', 'a', 'x']]
    for (const text of FORMULAS.map((known) => known.replaceAll('Q_b', 'Q_z'))) {
      expect(faults(text, 'corollary-22a', words.slice(0, 2))).toEqual([])
    }
    expect(faults('Y (Q_a S !Q_z) | #L[!Q_z] > #R[Q_a]', 'corollary-22a', words)).toEqual([])
  })

  test('of all kinds are told apart, and their models are saved', () => {
    const symbols = [...new Set(ODD_SYMBOLS)]
    const all = compile(
      formula(symbols.map((symbol) => printFormula({ kind: 'letter', symbol })).join(' | ')),
      'theorem-12a',
    )
    const { found } = runSoftly(all, symbols)
    expect(differing(all, found, truthOf(all.formula, symbols))).toEqual([])
    expect(found[all.formula.root]).toEqual(symbols.map(() => true))
    expect(loadModel(saveModel(all.model)).kind).toBe('read')
  })

  test('may be longer than a character', () => {
    expect(said('Y Q["ab"]', 'theorem-13c', ['ab', 'a', 'b', 'ab', 'x'])).toBe('01001')
  })
})

test('∧ and ∨ of many parts say what they should when all, all but one and none are true', () => {
  const parts = ['Q_a', 'Q_a | Q_b', '!Q_c', '!Q_d', 'true']
  expect(faults(parts.join(' & '), 'theorem-16b', [word('abcd')])).toEqual([])
  expect(faults(parts.map((part) => `!(${part})`).join(' | '), 'theorem-16b', [word('abcd')])).toEqual([])
})

describe('comparisons', () => {
  test.each([
    '#L[false] < #L[0 < 0]',
    '#L[true] + 1 < 2*#L[0 < 1] - #L[0 <= 0]',
    '#L[0 < 1] - #L[true] < #L[1 < 0]',
    'true & (0 < 1) & !(1 < 0)',
    '(4*#L[true] < 5) & (4*#L[0 < 1] < 5)',
    'ODD(#L[true]) | ODD(#L[0 < 1])',
  ])('different formulas that are kept in one coordinate are told together: %s', (text) => {
    expect(faults(text, 'theorem-21', SHORT)).toEqual([])
    expect(faults(text, 'corollary-22b', SHORT)).toEqual([])
  })

  test('both sides of since may be kept in one coordinate', () => {
    expect(faults('(0 < 1) S true', 'corollary-22a', SHORT)).toEqual([])
    expect(faults('false U (1 < 0)', 'corollary-22a', SHORT)).toEqual([])
  })

  const COUNTING = [
    'theorem-20a',
    'theorem-20b',
    'theorem-21',
    'corollary-22a',
    'corollary-22b',
    'corollary-23',
  ] as const
  const WORDS = [word('a'), word('b'), word('ba'), word('abbaab')]

  test.each(['1 < 2', '2 < 1', '0 < 0', '0 = 0', '3 - 3 >= 1 - 1', '1 != 1'])('of constants: %s', (text) => {
    for (const id of COUNTING) {
      expect(faults(text, id, WORDS)).toEqual([])
      expect(compile(formula(text), id).model.layers.flatMap(({ heads }) => heads)).toEqual([])
    }
  })

  test.each([
    '2*#L[Q_a] - #L[Q_a] - #L[Q_a] < 1',
    '#L[Q_a] < #L[Q_a]',
    '#L[Q_a] <= #L[Q_a]',
    '#L[Q_a] + #L[Q_b] = #L[Q_b] + #L[Q_a]',
    '0*#L[Q_a] < 0',
    '3*#L[Q_a] - 3*#L[Q_a] > -1',
  ])('in which all counts cancel: %s', (text) => {
    for (const id of COUNTING) {
      expect(faults(text, id, WORDS)).toEqual([])
      expect(compile(formula(text), id).model.layers.flatMap(({ heads }) => heads)).toEqual([])
    }
  })

  test.each([
    '#L[Q_a] + #L[Q_a] < 3',
    '2*#L[Q_a] - #L[Q_a] < #L[Q_b]',
    '5*#L[Q_a] - 3*#L[Q_a] - 2*#L[Q_b] = 0',
    '#L[Q_a] < #L[Q_b] + #L[Q_a] - 1',
  ])('in which the same count occurs twice: %s', (text) => {
    for (const id of COUNTING) expect(faults(text, id, WORDS)).toEqual([])
  })

  test.each(['#L[Q_a] - #R[Q_a] < 1', '#L[Q_a] = #R[Q_a]', '2*#R[Q_a] + #L[Q_a] > 4'])('of both sides: %s', (text) => {
    for (const id of acceptingOf(text)) expect(faults(text, id, SHORT)).toEqual([])
  })

  test.each([-50, -49, -2, -1, 1, 2, 3, 7, 49, 50])('with λ = %i, around every threshold', (lambda) => {
    for (const constant of [0, 2 * lambda - 1, 2 * lambda, 2 * lambda + 1]) {
      const text = `${lambda}*#L[Q_a] > ${constant}`
      for (const id of COUNTING) expect(faults(text, id, [word('abaa')])).toEqual([])
    }
  })

  test('with Λ = 50 of several counts', () => {
    const texts = ['17*#L[Q_a] - 16*#L[Q_b] > 17*#L[!Q_a] - 20', '25*#L[Q_a] - 25*#R[Q_b] >= 0']
    for (const text of texts) for (const id of acceptingOf(text)) expect(faults(text, id, [word('abbab')])).toEqual([])
  })

  test('of counts of comparisons and of predicates of counts', () => {
    expect(faults('#L[#L[Q_a] > #L[Q_b]] > #L[ODD(#L[Q_a])]', 'theorem-21', SHORT)).toEqual([])
  })
})

describe('predicates', () => {
  const PREDICATES = ['ODD', 'EVEN', 'MOD[3,0]', 'MOD[3,1]', 'REST[2,0]', 'REST[3,2]', 'FIRST', 'LAST', 'HALF', 'PRIME']
  const MORE = ['SQUARE', 'POW2', 'TABLE[1]', 'TABLE[0,1,1,0,0,1]', 'TABLE[1,0,1]']
  const of = (side: string): string => [...PREDICATES, ...MORE].map((theta) => `${theta}(${side}[Q_a])`).join(' & ')
  /** Among them all counts 0..n at some position, to the left and to the right. */
  const WORDS = Array.from({ length: 6 }, (_, k) => k + 1).flatMap((n) =>
    Array.from({ length: n + 1 }, (_, count) => word('b'.repeat(n - count) + 'a'.repeat(count))),
  )

  test.each(['theorem-21', 'corollary-23'] as const)('of all counts from 0 to n to the left, n ≤ 6 (%s)', (id) => {
    expect(faults(of('#L'), id, WORDS)).toEqual([])
  })

  test.each(['theorem-20a', 'corollary-22b'] as const)('of all counts to both sides, n ≤ 6 (%s)', (id) => {
    expect(faults(`${of('#L')} & ${of('#R')}`, id, WORDS)).toEqual([])
  })

  test('θ_n(0) may depend on n: REST[2,0] of no a is true for even lengths', () => {
    const bs = (n: number) => said('REST[2,0](#L[Q_a])', 'theorem-21', word('b'.repeat(n)))
    expect([1, 2, 3, 4].map(bs)).toEqual(['0', '11', '000', '1111'])
  })

  test.each(['theorem-20a', 'theorem-20b', 'theorem-21', 'corollary-22a', 'corollary-22b', 'corollary-23'] as const)(
    'at the position itself need no layer (%s)',
    (id) => {
      const compiled = compile(formula('@PRIME'), id)
      expect(compiled.model.layers).toEqual([])
      expect(output(compiled, word('aaaaaa'))).toBe('011010')
    },
  )
})

describe('since and until', () => {
  test.each([
    'Q_a S Q_a',
    'Q_a U Q_a',
    'true S true',
    'false U false',
    '(Y Q_a) S (Y Q_a)',
    '(Q_a S Q_a) U (Q_a S Q_a)',
  ])('with two sides that are one: %s', (text) => {
    for (const id of acceptingOf(text)) expect(faults(text, id, SHORT)).toEqual([])
  })

  test.each(SEMANTICS)('with the %s meaning', (semantics) => {
    for (const text of ['(Q_a | Q_b) S Q_b', 'Q_a U (Q_b & !last)', 'Y (Q_a S Q_b)']) {
      for (const id of ['corollary-17a', 'corollary-22b'] as const) {
        const compiled = compile(formula(text), id, { semantics })
        for (const w of wordsUpTo(3, ['a', 'b'])) {
          const meant = meaning(formula(text), w, semantics).map((holds) => (holds ? '1' : '0'))
          expect([text, w, output(compiled, w)]).toEqual([text, w, meant.join('')])
        }
      }
    }
  })
})

describe('heads', () => {
  test('with one head per layer, or as many as can work at once, a model says the same', () => {
    for (const text of FORMULAS) {
      for (const id of acceptingOf(text).filter((_, k) => k % 3 === 0)) {
        expect(faults(text, id, [word('ab'), word('abcab')], { heads: 'multi' })).toEqual([])
      }
    }
  })

  test('one head per layer is the default; with more there are fewer layers', () => {
    const sizes = (text: string, id: StatementId) =>
      ([{}, { heads: 'single' }, { heads: 'multi' }] as const).map((options) => {
        const { model } = compile(formula(text), id, options)
        return [model.layers.length, Math.max(...model.layers.map((layer) => layer.heads.length))]
      })
    expect(sizes('Y Q_a & X Q_b', 'corollary-17a')).toEqual([
      [7, 1],
      [7, 1],
      [3, 6],
    ])
    expect(sizes('Y Q_a', 'theorem-12a').slice(1)).toEqual([
      [3, 1],
      [2, 3],
    ])
  })

  test('a run of one model is a run of the other, coordinate by coordinate of the formula', () => {
    const single = compile(formula('#L[Y Q_a] > #R[X Q_b]'), 'corollary-22a')
    const multi = compile(formula('#L[Y Q_a] > #R[X Q_b]'), 'corollary-22a', { heads: 'multi' })
    for (const w of SHORT) {
      expect(foundIn(multi, runSoftly(multi, w).run)).toEqual(foundIn(single, runSoftly(single, w).run))
    }
  })
})

test('words of one letter', () => {
  const words = [['a'], ['b'], ['c']]
  const wrong = FORMULAS.flatMap((text) => acceptingOf(text).flatMap((id) => faults(text, id, words)))
  expect(wrong).toEqual([])
})

test('a wrong construction is noticed: what the tests above rely on', () => {
  const gadgets = { ...GADGETS, and: disjunction }
  expect(faults('Q_a & Y Q_b', 'theorem-12a', [word('ab')], { gadgets })).toEqual([
    'on a b: Q_a & Y Q_b is 00, and the model says 10',
  ])
})
