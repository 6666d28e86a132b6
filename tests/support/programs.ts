// Programs, and a compiled one held against the interpreter: what the tests of compiling programs have in common.
import { type ProgramModel, runCompiled, type Stray } from '../../src/compile-program/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { runProgram, type Value } from '../../src/srasp/index.ts'
import type { Word } from '../../src/transformer/index.ts'

/** The number of 1s is even iff some position has as many 1s before it as from it on. */
export const PARITY = `
  alphabet 0 1
  table one = "1" -> 1, else 0
  ones(i) = psum[j <= i] one(in(j))
  before(i) = ones(i) - one(in(i))
  total(i) = rightmost[all, true] ones(j) : 0
  middle(i) = before(i) = total(i) - before(i)
  odd(i) = leftmost[all, middle(j)] false : true
`

export const MAJORITY = `
  alphabet 0 1
  table one = "1" -> 1, else 0
  table zero = "0" -> 1, else 0
  ones(i) = psum[j <= i] one(in(j))
  zeros(i) = psum[j <= i] zero(in(j))
  y(i) = zeros(i) < ones(i)
`

export const REVERSE = `
  alphabet a b c
  y(i) = leftmost[all, j = n - i + 1] in(j) : "?"
`

export const DYCK_2 = `
  alphabet ( ) [ ]
  table left = "(" -> 1, "[" -> 1, else 0
  table right = ")" -> 1, "]" -> 1, else 0
  table mismatch(2) = "(" ")" -> false, "[" "]" -> false, else true
  sleft(i)  = psum[j <= i] left(in(j))
  sright(i) = psum[j <= i] right(in(j))
  er1(i)    = sright(i) > sleft(i)
  diff(i)   = sleft(i) - sright(i)
  d(i)      = diff(i) + right(in(i))
  check(i)  = rightmost[j < i, d(j) = d(i)] in(j) : "?"
  er2(i)    = right(in(i)) = 1 and mismatch(check(i), in(i))
  ok(i)     = rightmost[j <= i, er1(j) or er2(j)] false : true
  y(i)      = ok(i) and diff(i) = 0
`

const text = (value: Value | Stray): string =>
  typeof value === 'object' ? `stray ${value.activations.map(rational.print).join(' ')}` : `${value}`

type Outcome = ReadonlyMap<string, string> | string

/** Vectors as text, or the message of the error. */
function outcomeOf(run: () => { readonly vectors: ReadonlyMap<string, readonly (Value | Stray)[]> }): Outcome {
  try {
    return new Map([...run().vectors].map(([name, values]) => [name, values.map(text).join(' ')]))
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

/** Where the model does not do what the interpreter does, errors included. */
export function disagreements(compiled: ProgramModel, word: Word): string[] {
  const expected = outcomeOf(() => runProgram(compiled.program, word))
  const found = outcomeOf(() => runCompiled(compiled, word))
  if (typeof expected === 'string' || typeof found === 'string') {
    const [is, says] = [expected, found].map((outcome) => (typeof outcome === 'string' ? outcome : 'no error'))
    return is === says ? [] : [`on ${word.join(' ')}: the interpreter says ${is}, and the model ${says}`]
  }
  return [...expected].flatMap(([name, is]) => {
    const says = found.get(name)
    return is === says ? [] : [`on ${word.join(' ')}: ${name} is ${is}, and the model says ${says}`]
  })
}
