// What a program becomes, by name: every coordinate says what it is for, and what is known beforehand takes none.
import { expect, test } from 'vitest'
import { program } from '../srasp/index.ts'
import { compileProgram, softenProgram } from './index.ts'

const ABOVE = `alphabet a b
table k = "a" -> 2, else 1
table two(2) = "a" "b" -> true, "b" "b" -> true, else false
a(i) = in(i) = "a"
b(i) = in(i) = "b"
v(i) = k(in(i))
`

/** The coordinates that a line adds. */
function added(line: string): string {
  const before = compileProgram(program(ABOVE)).model.coordinates
  const { coordinates } = compileProgram(program(`${ABOVE}y(i) = ${line}\noutput y`)).model
  return coordinates.filter((name) => !before.includes(name)).join('; ')
}

test.each([
  ['a(i) and a(i)', ''],
  ['a(i) and true', ''],
  ['true and true', ''],
  ['i > i', '0'],
  ['a(i) = b(i)', 'y'],
  ['a(i) and false', '0'],
  ['a(i) or a(i)', ''],
  ['not not a(i)', ''],
  ['v(i) + 0', ''],
  ['i = i', ''],
  ['two("a", in(i))', ''],
  ['leftmost[all, false] v(j) : i', ''],
  ['a(i) and b(i)', 'y'],
  ['v(i) < i', 'y: sign; n = 1; y'],
  ['v(i) = i', 'y: distance; y: sign; n = 1; y; y (2)'],
  ['two(in(i), in(i))', 'y: true'],
  ['psum[j <= i] v(j)', 'y: mean; 1/i; y: position; [i=1]/n; 1/(n*i); y: sign; n = 1; y'],
  [
    'psum[j <= i] if a(j) and b(j) then v(j) else 0',
    'a(j) and b(j); y: value; y: mean; 1/i; y: position; [i=1]/n; 1/(n*i); y: sign; n = 1; y',
  ],
  ['rightmost[all, a(j)] v(j) : i', 'y: part 1; y: found; y'],
  ['rightmost[j < i, true] 1 : 0', 'y: part 1; y: found; y'],
  ['rightmost[j < i, true] 0 : 1', 'y: part 1; y'],
  ['rightmost[all, a(j)] a(j) and b(j) : a(i) or b(i)', 'y: value; y: default; y: part 1; y: found; y'],
  [
    'leftmost[all, a(i) and b(j) or b(i) and a(j)] in(j) : "?"',
    'y: case 1; y: rest 1; y: case 2; y: case 3; y: part 1; y: part 2; y: part 3; y: holds there; y = "a"; y = "b"; y = "?"',
  ],
  [
    'leftmost[all, a(i) = b(j)] in(j) : "?"',
    'y: part 1; y: part 2; y: holds there; y: found = "a"; y = "a"; y = "b"; y = "?"',
  ],
  ['leftmost[all, (a(i) = b(j)) != b(i)] true : false', 'y: case 1; y: case 2; y: part 1; y: part 2; y: holds there'],
  [
    'leftmost[all, in(i) = in(j) and b(j)] a(j) : false',
    'y: rest 1; y: part 1; y: part 2; y: holds there; y: found; y',
  ],
  [
    'rightmost[all, v(i) = v(j)] j : 0',
    'y: square: position; y: square: looked up; 1/n^2; y: square: too much; y: natural there; y: differs: distance; y: differs: sign; n = 1; y: differs; y: found; y',
  ],
  ['rightmost[all, j = v(i)] j : 0', 'y: natural there; y: differs: distance; y: differs: sign; n = 1; y: differs; y'],
])('%s adds %j', (line, names) => {
  expect(added(line)).toBe(names)
})

test('a model is called after its output, and the layer that rounds says so', () => {
  const compiled = compileProgram(program(`${ABOVE}output a`))
  const { model } = softenProgram(compiled, 2)
  expect([compiled.model.name, model.layers.at(-1)?.name, model.coordinates.at(-1)]).toEqual([
    'S-RASP: a',
    'rounding of the output',
    'symbol "a", rounded',
  ])
})
