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
        "Q["abcdefghijabcdefghijabcdefghijabcdefghij1"]",
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
        "Q["abcdefghijabcdefghijabcdefghijabcdefghij3"]",
      ],
      [
        "φ9",
        "X φ8",
      ],
      [
        "φ10",
        "Q["abcdefghijabcdefghijabcdefghijabcdefghij2"]",
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
