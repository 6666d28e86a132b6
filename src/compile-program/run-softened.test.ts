// What is claimed of a softened program: Booleans and symbols where they are exact, naturals where they are nearer than half.
import { expect, test } from 'vitest'
import { type Rational, rational } from '../numbers/index.ts'
import { program, runProgram, type Value } from '../srasp/index.ts'
import { term, withTemperature, word } from '../transformer/index.ts'
import { byName } from './by-name.ts'
import { compileProgram, runSoftened, softenProgram } from './index.ts'
import type { VectorPlace } from './place.ts'

const ABOVE = `
  alphabet 0 1
  table one = "1" -> 1, else 0
  ones(i) = psum[j <= i] one(in(j))
  total(i) = rightmost[all, true] ones(j) : 0
`

/** On 0110, without the net that rounds. */
function unrounded(line: string, tau: Rational, type?: 'boolean'): readonly (Value | null)[] {
  const compiled = compileProgram(program(`${ABOVE}y(i) = ${line}`))
  const softened = softenProgram(compiled, 4)
  const place: VectorPlace = byName(compiled.places, compiled.program.output)
  const twin = withTemperature(compiled.model, term('1', tau))
  const read = type === undefined || place.type === 'symbol' ? place : { type, coordinate: place.coordinate }
  return runSoftened({ ...softened, twin, place: read }, word('0110'))
}

const cold = () => rational.of(1, 10_000)

test.each([
  ['leftmost[all, true] in(j) = "0" : false'],
  ['leftmost[all, true] in(j) = "1" : true'],
  ['leftmost[all, true] in(j) : "?"'],
])('%s is claimed nowhere if it is not rounded, however near it is', (line) => {
  expect(unrounded(line, cold())).toEqual([null, null, null, null])
})

test('a natural that is near is claimed', () => {
  expect(unrounded('leftmost[all, in(j) = "1"] j : 0', cold())).toEqual([2, 2, 2, 2])
})

/** Of the last position, whose hard value is 0 or 1, at temperatures 1/2^k. */
const last = (line: string, powers: readonly number[]): readonly (Value | null)[] =>
  powers.map((k) => unrounded(line, rational.of(1, 2 ** k), 'boolean')[3])

test('a deviation that may be 0 or not is looked at with more bits, and in the end not taken for 0', () => {
  expect(last('total(i) - ones(i)', [8, 10, 12, 16])).toEqual([false, false, false, null])
  expect(last('n - (total(i) - ones(i))', [8, 10, 12, 16])).toEqual([true, true, true, null])
})

const TIES = `
  alphabet a b
  table next = "a" -> "b", else "a"
  v(i) = rightmost[all, (if in(j) = "b" then 1 else j) = i] not in(j) = "b" : in(i) = "a"
  w(i) = leftmost[j <= i, 1 = n] (if v(j) then in(j) = "a" else v(j)) : v(i)
  y(i) = (if v(i) then i else 0) - (if w(i) then (if next(in(i)) = "a" then 2 else 1) else i)
`

test('a natural that deviates by less than what can be written out is known', () => {
  const [ties, long] = [program(TIES), word('a'.repeat(60))]
  const softened = softenProgram(compileProgram(ties), long.length)
  expect(runSoftened(softened, long)).toEqual(runProgram(ties, long).output)
})
