// Whole programs on more and longer words than the quick tests have, under hard attention and under softmax.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { programs } from '../../generators/index.ts'
import { wordsUpTo } from '../../tests/support/compiled.ts'
import { DYCK_2, disagreements, MAJORITY, PARITY, REVERSE } from '../../tests/support/programs.ts'
import { seeded } from '../../tests/support/random.ts'
import { rational } from '../numbers/index.ts'
import { program, runProgram } from '../srasp/index.ts'
import { gapOfLength, gapOn, gapText, type Word } from '../transformer/index.ts'
import { compileProgram, runCompiled, runSoftened, softenProgram, statedGap } from './index.ts'

const dyck = compileProgram(program(DYCK_2))
const random = seeded(26)

/** A balanced word, of which every other one is spoilt at one place. */
function almostBalanced(n: number, isSpoilt: boolean): Word {
  const open: string[] = []
  const word = Array.from({ length: n }, (_, k) => {
    const mustClose = open.length === n - k
    if (!mustClose && (open.length === 0 || random.below(2) === 0)) {
      open.push(random.pick([')', ']']))
      return open[open.length - 1] === ')' ? '(' : '['
    }
    return open.pop() ?? '('
  })
  return isSpoilt ? word.with(random.below(n), random.pick(['(', ')', '[', ']'])) : word
}

test.each([
  { name: 'parity', text: PARITY, longest: 9 },
  { name: 'majority', text: MAJORITY, longest: 9 },
  { name: 'reverse', text: REVERSE, longest: 6 },
  { name: 'Dyck-2', text: DYCK_2, longest: 6 },
])('$name is right at every line and position of all words up to length $longest', ({ text, longest }) => {
  const compiled = compileProgram(program(text))
  const wrong = wordsUpTo(longest, compiled.program.alphabet).flatMap((word) => disagreements(compiled, word))
  expect(wrong).toEqual([])
})

describe('Dyck-2', () => {
  test.each([8, 12, 20, 32])('is right on words of length %i, balanced ones and spoilt ones', (n) => {
    for (let k = 0; k < 10; k++) {
      const word = almostBalanced(n, k % 2 === 1)
      expect(disagreements(dyck, word)).toEqual([])
      expect(runCompiled(dyck, word).output.at(-1) === true || k % 2 === 1).toBe(true)
    }
  })

  test.each([5, 6])('has gap 1/(2n³) at n = %i', (n) => {
    expect(gapText(gapOfLength(dyck.model, n).gap)).toBe(`1/${2 * n ** 3}`)
  })

  test.each([4, 8, 12])('is exact under softmax at length %i', (n) => {
    const softened = softenProgram(dyck, n)
    for (let k = 0; k < 8; k++) {
      const word = almostBalanced(n, k % 2 === 1)
      expect([word, runSoftened(softened, word)]).toEqual([word, runProgram(dyck.program, word).output])
    }
  })
})

test('random programs do what the interpreter does, overflows included, within the gap that they state', () => {
  const alphabets = [['a', 'b', 'c'], ['b', 'c'], ['c']]
  const made = fc.oneof(...alphabets.map((alphabet) => programs({ alphabet, maxSize: 12 }).arbitrary))
  for (const one of fc.sample(made, { seed: 26, numRuns: 2000 })) {
    const compiled = compileProgram(one)
    for (const length of [1, 2, 3, random.within(4, 7)]) {
      const word = Array.from({ length }, () => random.pick(compiled.program.alphabet))
      expect(disagreements(compiled, word)).toEqual([])
      if (isSafe(() => runProgram(compiled.program, word))) {
        const gap = gapOn(compiled.model, word)
        const square = gap.kind === 'gap' ? gap.square : rational.one
        expect(rational.compare(square, rational.power(statedGap(compiled, length), 2))).toBeGreaterThanOrEqual(0)
      }
    }
  }
})

test('random programs are exact under softmax', () => {
  const { arbitrary } = programs({ alphabet: ['a', 'b'] })
  for (const one of fc.sample(arbitrary, { seed: 26, numRuns: 150 })) {
    const compiled = compileProgram(one)
    const length = random.within(1, 4)
    const word = Array.from({ length }, () => random.pick(['a', 'b']))
    if (!isSafe(() => runProgram(compiled.program, word))) continue
    expect(runSoftened(softenProgram(compiled, length), word)).toEqual(runProgram(compiled.program, word).output)
  }
})

/** Whether nothing overflows. */
function isSafe(run: () => unknown): boolean {
  try {
    run()
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
