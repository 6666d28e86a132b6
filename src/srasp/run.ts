// The reference interpreter: every vector of a program on a word, straight from the definitions. Everything is evaluated at every
// position, also what no position looks at, because that is what a transformer does. Costs O(n²) per attention.
import { listed } from '../json/index.ts'
import { boolean, entryOf, evaluator, natural, overflow, type Surroundings, type Vector } from './evaluate.ts'
import { named, shown } from './problem.ts'
import type { AttentionMask, Operation, Program } from './program.ts'

/** @example const { vectors, output }: srasp.Ran = srasp.runProgram(srasp.program('alphabet a\ny(i) = i'), ['a', 'a']) */
export interface Ran {
  /** In the order of the lines. */
  readonly vectors: ReadonlyMap<string, Vector>
  readonly output: Vector
}

/**
 * A well-typed program on a word. Throws a RangeError if the word is empty or has a symbol outside the alphabet, and an
 * OverflowError where a natural exceeds the length of the word.
 * @example srasp.runProgram(srasp.program('alphabet a b\ny(i) = psum[j <= i] 1'), ['a', 'b']).output // [1, 2]
 */
export function runProgram(program: Program, word: readonly string[]): Ran {
  checkWord(program.alphabet, word)
  const vectors = new Map<string, Vector>()
  const tables = new Map(program.tables.map((table) => [table.name, table]))
  for (const { name, operation } of program.lines) {
    vectors.set(name, run(operation, { vector: name, word, vectors, tables }))
  }
  return { vectors, output: entryOf(vectors, program.output) }
}

function checkWord(alphabet: readonly string[], word: readonly string[]): void {
  if (word.length === 0) throw new RangeError('the word is empty: a word has at least one symbol')
  const k = word.findIndex((symbol) => !alphabet.includes(symbol))
  if (k < 0) return
  const known = listed(alphabet, named)
  throw new RangeError(`symbol ${k + 1} of the word is ${named(word[k])}, which is not in the alphabet: ${known}`)
}

function run(operation: Operation, around: Surroundings): Vector {
  const positions = around.word.map((_, k) => k + 1)
  switch (operation.kind) {
    case 'position-wise': {
      const value = evaluator(operation.value, around)
      return positions.map((i) => value(i, i))
    }
    case 'prefix-sum': {
      const value = evaluator(operation.value, around)
      let sum = 0
      const sums = positions.map((j) => natural(value(j, j)))
      return positions.map((i) => {
        sum += sums[i - 1]
        if (sum <= around.word.length) return sum
        throw overflow(sum, i, `the sum of ${shown(operation.value)} up to here`, around)
      })
    }
    case 'attention': {
      const predicate = evaluator(operation.predicate, around)
      const value = evaluator(operation.value, around)
      const otherwise = evaluator(operation.otherwise, around)
      const matches = positions.map((i) => positions.map((j) => boolean(predicate(i, j))))
      const values = positions.map((j) => value(j, j))
      const defaults = positions.map((i) => otherwise(i, i))
      return positions.map((i) => {
        const matching = positions.filter((j) => sees(operation.mask, i, j) && matches[i - 1][j - 1])
        const j = operation.direction === 'leftmost' ? matching.at(0) : matching.at(-1)
        return j === undefined ? defaults[i - 1] : values[j - 1]
      })
    }
  }
}

/** Whether position i sees position j. @example sees('j<i', 1, 1) // false */
export function sees(mask: AttentionMask, i: number, j: number): boolean {
  switch (mask) {
    case 'all':
      return true
    case 'j<i':
      return j < i
    case 'j<=i':
      return j <= i
    case 'j>i':
      return j > i
    case 'j>=i':
      return j >= i
  }
}
