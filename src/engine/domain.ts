// All that the engine needs to know of a kind of case: how to draw, print, read, measure, shrink, enumerate and vary it.
import type fc from 'fast-check'

/** Integers from min to max, both included. fast-check's own generator fits. */
export interface Random {
  nextInt(min: number, max: number): number
}

export interface Domain<C> {
  /** Must shrink without context: no chain, no map. */
  readonly arbitrary: fc.Arbitrary<C>
  /** One line; parse(print(c)) is c again. */
  print(c: C): string
  /** Throws an Error that says what is wrong with the line. */
  parse(line: string): C
  /** What shrinking must lower. */
  size(c: C): number
  readonly small?: Small<C>
  /** A neighbour, for the targeted search. It need not satisfy the hypotheses of a claim. */
  neighbour?(c: C, random: Random): C
}

/** All cases up to a size, each once. */
export interface Small<C> {
  upTo(size: number): Iterable<C>
  /** In words and numbers. @example 'all 126 words of length ≤ 6' */
  scope(size: number): string
  /** Whether that is the whole domain, so that the claim is then proved for it. */
  isWhole?(size: number): boolean
}
