import { expect, test } from 'vitest'
import { formula } from '../logic/index.ts'
import { compile } from './compile.ts'
import { subformulasOf } from './subformulas.ts'

test('subformulas are called by their text, and have the layer after which they are known', () => {
  expect(subformulasOf(compile(formula('Y Q_1'), 'theorem-12a'))[1].name).toBe('Y Q_1')
  expect(subformulasOf(compile(formula('Y Q_1 & Q_1'), 'theorem-12a'))).toEqual([
    { name: 'Q_1', definition: null, layer: 0 },
    { name: 'Y Q_1', definition: null, layer: 3 },
    { name: 'Y Q_1 & Q_1', definition: null, layer: 4 },
  ])
})

const longName = (k: number): string => `Q_${'abcdefghij'.repeat(4)}${k}`

test('long ones are numbered and told by their parts', () => {
  const [one, two, three] = [1, 2, 3].map(longName)
  const long = formula(
    `!(${one} S ${two}) | (${one} U Y ${two}) & X ${three} | ODD(#R[${one}]) | @MOD[3,1] | 2*#L[${one}] - 1 < #R[Q_a] - 3*#R[Y Q_a | Q_a]`,
  )
  const definitions = subformulasOf(compile(long, 'corollary-22a')).map(({ name, definition }) => [name, definition])
  expect(definitions).toMatchInlineSnapshot(`
    [
      [
        "Q_a",
        null,
      ],
      [
        "Y Q_a",
        null,
      ],
      [
        "Y Q_a | Q_a",
        null,
      ],
      [
        "φ4",
        "Q_abcdefghijabcdefghijabcdefghijabcdefghij1",
      ],
      [
        "φ5",
        "2*#L[φ4] - 1 < #R[Q_a] - 3*#R[Y Q_a | Q_a]",
      ],
      [
        "@MOD[3,1]",
        null,
      ],
      [
        "φ7",
        "ODD(#R[φ4])",
      ],
      [
        "φ8",
        "Q_abcdefghijabcdefghijabcdefghijabcdefghij3",
      ],
      [
        "φ9",
        "X φ8",
      ],
      [
        "φ10",
        "Q_abcdefghijabcdefghijabcdefghijabcdefghij2",
      ],
      [
        "φ11",
        "Y φ10",
      ],
      [
        "φ12",
        "φ4 U φ11",
      ],
      [
        "φ13",
        "φ12 & φ9",
      ],
      [
        "φ14",
        "φ4 S φ10",
      ],
      [
        "φ15",
        "!φ14",
      ],
      [
        "φ16",
        "φ15 | φ13 | φ7 | @MOD[3,1] | φ5",
      ],
    ]
  `)
})

test('parts of more than one word stand in brackets', () => {
  const definitions = subformulasOf(compile(formula(`!Y ${longName(1)} S Y Q_a`), 'corollary-22a'))
  expect(definitions.map(({ name, definition }) => [name, definition])).toEqual([
    ['Q_a', null],
    ['Y Q_a', null],
    ['φ3', longName(1)],
    ['φ4', 'Y φ3'],
    ['φ5', '!φ4'],
    ['φ6', 'φ5 S (Y Q_a)'],
  ])
})

test('a predicate with a long list of parameters is numbered and told in full', () => {
  const text = `@TABLE[${Array.from({ length: 30 }, (_, k) => k % 2).join(',')}]`
  expect(subformulasOf(compile(formula(text), 'theorem-20a'))).toEqual([{ name: 'φ1', definition: text, layer: 0 }])
})

test('what a head or a net writes is known after its layer', () => {
  const compiled = compile(formula('Y Q_1'), 'theorem-12a')
  const { coordinates } = compiled.model
  const layerOf = (name: string) =>
    subformulasOf({ ...compiled, places: compiled.places.map(() => coordinates.indexOf(name)) })[0].layer
  const names = ['one', 'mean for first', 'nearest even for Y Q_1', 'nearest odd for Y Q_1', 'Y Q_1']
  expect(names.map((name) => [name, layerOf(name)])).toEqual([
    ['one', 0],
    ['mean for first', 1],
    ['nearest even for Y Q_1', 2],
    ['nearest odd for Y Q_1', 3],
    ['Y Q_1', 3],
  ])
})
