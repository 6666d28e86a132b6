// Whole programs as transformers: every line at every position is what the interpreter says, with weights that know no length.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { programs } from '../../generators/index.ts'
import { wordsUpTo } from '../../tests/support/compiled.ts'
import { DYCK_2, disagreements, MAJORITY, PARITY, REVERSE } from '../../tests/support/programs.ts'
import { modelSize } from '../compile/index.ts'
import { rational } from '../numbers/index.ts'
import type { OfLength } from '../soften/index.ts'
import { type Program, program, runProgram } from '../srasp/index.ts'
import {
  activationAt,
  gapOfLength,
  gapText,
  hard,
  loadModel,
  saveModel,
  singleHeaded,
  word,
} from '../transformer/index.ts'
import { compileProgram, runCompiled, statedGap } from './index.ts'

describe.each([
  { name: 'parity', text: PARITY, longest: 6 },
  { name: 'majority', text: MAJORITY, longest: 6 },
  { name: 'reverse', text: REVERSE, longest: 4 },
  { name: 'Dyck-2', text: DYCK_2, longest: 4 },
])('$name', ({ text, longest }) => {
  const made = () => compileProgram(program(text))
  const wordsOf = ({ alphabet }: Program) => wordsUpTo(longest, alphabet)

  test(`is right at every line and position of all words up to length ${longest}`, () => {
    const compiled = made()
    expect(wordsOf(compiled.program).flatMap((one) => disagreements(compiled, one))).toEqual([])
  })

  test('is the same function with one head per layer', () => {
    const single = compileProgram(program(text), { heads: 'single' })
    expect(single.model.layers.every(({ heads }) => heads.length <= 1)).toBe(true)
    const some = wordsOf(single.program).filter((_, k) => k % 7 === 0)
    expect(some.flatMap((one) => disagreements(single, one))).toEqual([])
  })

  test('keeps the gap that it states', () => {
    const compiled = made()
    for (let n = 1; n <= 4; n++) {
      const { gap } = gapOfLength(compiled.model, n)
      const square = gap.kind === 'gap' ? gap.square : rational.one
      expect(rational.compare(square, rational.power(statedGap(compiled, n), 2))).toBeGreaterThanOrEqual(0)
    }
  })

  test('has the three position embeddings, heads that average, and d_k that are squares', () => {
    const { schedule, layers } = made().model
    const terms = schedule.positions.map(({ value }) => (value.kind === 'term' ? value.term : value.kind))
    expect(terms).toEqual(['i/n', '(i/n)^2', '[i=1]'])
    const heads = layers.flatMap((layer) => layer.heads)
    expect(heads.every(({ weighting }) => weighting === 'average')).toBe(true)
    expect(heads.every(({ query }) => rational.squareRoot(rational.of(query.rows)) !== undefined)).toBe(true)
  })

  test('keeps activations between 0 and 1', () => {
    const compiled = made()
    for (const one of wordsOf(compiled.program).slice(-20)) {
      const { streams } = hard(compiled.model, one)
      const outside = streams.flatMap(({ rows, denominator }) => rows.flat().filter((v) => v < 0n || v > denominator))
      expect(outside).toEqual([])
    }
  })

  test('is read back from a file as it was', () => {
    const { model } = made()
    const loaded = loadModel(saveModel(model))
    expect(loaded.kind === 'read' && loaded.value).toEqual(model)
  })
})

test('Dyck-2 has gap 1/(2n³) from n = 3 on, where two positions before the last can have one depth', () => {
  const { model } = compileProgram(program(DYCK_2))
  const gaps = [1, 2, 3, 4].map((n) => gapText(gapOfLength(model, n).gap))
  expect(gaps).toEqual(['none: every row ties completely', '1/8', '1/54', '1/128'])
})

test('Dyck-2 accepts what is balanced', () => {
  const compiled = compileProgram(program(DYCK_2))
  const balanced = (text: string): unknown => runCompiled(compiled, word(text)).output.at(-1)
  expect(['([])[]', '()', '([()[]])'].map(balanced)).toEqual([true, true, true])
  expect(['([)]', '(', ')(', '())', ']'].map(balanced)).toEqual([false, false, false, false, false])
})

test('Dyck-2 is this large', () => {
  const size = ({ layers, width, heads }: ReturnType<typeof modelSize>) => ({ layers, width, heads })
  expect(size(modelSize(compileProgram(program(DYCK_2)).model))).toEqual({ layers: 13, width: 58, heads: 14 })
  expect(size(modelSize(compileProgram(program(DYCK_2), { heads: 'single' }).model))).toEqual({
    layers: 16,
    width: 58,
    heads: 13,
  })
})

test('compiling again gives the same weights: there is no length, and no memory', () => {
  const [first, again] = [0, 1].map(() => compileProgram(program(DYCK_2)).model)
  runCompiled(compileProgram(program(DYCK_2)), word('(((())))'))
  expect(again).toEqual(first)
})

test('random programs do what the interpreter does, overflows included', () => {
  const alphabet = ['a', 'b']
  const { arbitrary } = programs({ alphabet, maxSize: 8 })
  const letters = fc.array(fc.constantFrom(...alphabet), { minLength: 3, maxLength: 5 })
  for (const [made, longest] of fc.sample(fc.tuple(arbitrary, letters), { seed: 7, numRuns: 150 })) {
    const compiled = compileProgram(made)
    const words = [longest.slice(0, 1), longest.slice(0, 2), longest]
    expect(words.flatMap((one) => disagreements(compiled, one))).toEqual([])
  }
})

test('what is computed twice is there once', () => {
  const vectors = 'alphabet a b\ntable k = "a" -> 1, else 0\nu(i) = psum[j <= i] k(in(j))\n'
  const width = (text: string): number => compileProgram(program(`${vectors}${text}`)).model.coordinates.length
  const once = width('x(i) = u(i) > 1 and i = u(i)')
  expect(width('x(i) = u(i) > 1 and i = u(i)\ny(i) = u(i) = i and 1 < u(i)\nz(i) = u(i) > 1 and i = u(i)')).toBe(once)
  expect(width('x(i) = u(i) > 1 and i = u(i)\nv(i) = psum[j <= i] k(in(j))\nz(i) = v(i) > 1 and i = v(i)')).toBe(once)
})

test('a vector that is a form so far gets a coordinate of its own, one that has one keeps it', () => {
  const compiled = compileProgram(
    program('alphabet a b\nx(i) = in(i)\ny(i) = not x(i) = "a"\nz(i) = false\nw(i) = i + 0\noutput y'),
  )
  const names = [...compiled.places].map(([name, place]) =>
    place.type === 'symbol'
      ? [name, ...[...place.coordinates.values()].map((c) => compiled.model.coordinates[c])]
      : [name, compiled.model.coordinates[place.coordinate]],
  )
  expect(names).toEqual([
    ['x', 'symbol "a"', 'symbol "b"'],
    ['y', 'y'],
    ['z', '0'],
    ['w', 'i/n'],
  ])
  expect(compiled.model.outputs.map((c) => compiled.model.coordinates[c])).toEqual(['y'])
  expect(disagreements(compiled, ['a', 'b'])).toEqual([])
})

test('a program without steps is a transformer without layers', () => {
  const compiled = compileProgram(program('alphabet a b\nx(i) = in(i)'))
  expect(compiled.model.layers).toEqual([])
  expect(runCompiled(compiled, ['b', 'a']).output).toEqual(['b', 'a'])
})

test('heads that work at once may be made to work one after the other', () => {
  const { model, places } = compileProgram(program(MAJORITY))
  const single = singleHeaded(model)
  const place = places.get('y')
  const coordinate = place?.type === 'boolean' ? place.coordinate : -1
  const { streams } = hard(single, word('0110'))
  const found = [1, 2, 3, 4].map((i) => rational.print(activationAt(streams[streams.length - 1], i, coordinate)))
  expect(found).toEqual(runProgram(program(MAJORITY), word('0110')).output.map((holds) => (holds ? '1' : '0')))
})

test('an ill-typed program is refused with what is wrong', () => {
  const ill = { ...program(REVERSE), output: 'z' }
  expect(() => compileProgram(ill)).toThrow(/^output z: there is no vector "z"/)
  const worse = { ...ill, lines: [...ill.lines, ...ill.lines] }
  expect(() => compileProgram(worse)).toThrow('defined once\noutput z: there is no vector "z"')
})

test('tables of two symbols give naturals, also where a row has one symbol of each', () => {
  const compiled = compileProgram(
    program(`
      alphabet a b
      table k(2) = "a" "b" -> 2, "b" "b" -> 1, "b" "?" -> 2, else 1
      s(i) = rightmost[j < i, true] in(j) : "?"
      y(i) = k(in(i), s(i))
      z(i) = k("b", s(i))
    `),
  )
  expect(wordsUpTo(4, ['a', 'b']).flatMap((one) => disagreements(compiled, one))).toEqual([])
})

test('a symbol that is not in the alphabet is an error', () => {
  expect(() => runCompiled(compileProgram(program(REVERSE)), word('ax'))).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: symbol "x" at position 2 has no embedding: the model knows "a", "b", "c"]`,
  )
})

test.each([
  { line: 'v(i) + i', gaps: ['1'] },
  { line: 'i > v(i)', gaps: ['1', 'power 1/2 1'] },
  { line: 'psum[j <= i] v(j)', gaps: ['1', 'power 1 3', 'power 1/2 2'] },
  { line: 'leftmost[all, in(j) = "a"] true : false', gaps: ['1', 'power 1/2 1'] },
  { line: 'leftmost[all, j = v(i)] true : false', gaps: ['1', 'power 1 2', 'power 1/2 1'] },
  { line: 'leftmost[all, v(i) = v(j)] true : false', gaps: ['1', 'power 1 2', 'power 1/2 3', 'power 1/2 1'] },
])('$line has heads with gaps $gaps', ({ line, gaps }) => {
  const compiled = compileProgram(program(`alphabet a b\ntable k = "a" -> 1, else 0\nv(i) = k(in(i))\ny(i) = ${line}`))
  const text = (gap: OfLength): string =>
    gap.kind === 'rational' ? rational.print(gap) : `${gap.kind} ${rational.print(gap.times)} ${gap.power}`
  expect(compiled.gaps.map(text)).toEqual(gaps)
})
