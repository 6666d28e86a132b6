// The gap of Definition 5: the least distance, over all rows of scores, from the largest score to the next smaller one.
// Exact. Scores carry a factor 1/√d_k that may be irrational, so gaps are kept and compared by their squares.
import { type Precise, precise, type Rational, rational, shorten } from '../numbers/index.ts'
import { hard, type ScoreRow } from './hard.ts'
import type { Model, Word } from './model.ts'

export interface Gap {
  readonly kind: 'gap'
  /** γ². */
  readonly square: Rational
  /** γ, where it is rational. */
  readonly exact: Rational | undefined
  readonly witness: { readonly word: Word; readonly layer: string; readonly head: string; readonly position: number }
}

/** Every row of scores ties completely, so every positive number is a gap. */
export interface AllTied {
  readonly kind: 'all-tied'
}

/** @example gapText(gapOfLength(ahat, 4).gap) // '3/4', or '√(1/48) ≈ 0.144337' where √d_k is irrational */
export function gapText(gap: Gap | AllTied): string {
  if (gap.kind === 'all-tied') return 'none: every row ties completely'
  if (gap.exact !== undefined) return rational.print(gap.exact)
  return `√(${rational.print(gap.square)}) ≈ ${shorten(gapEnclosure(gap, 64))}`
}

export const gapEnclosure = (gap: Gap, bits: number): Precise =>
  precise.squareRoot(precise.fromRational(gap.square, 2 * bits), bits)

/** The gap over the given words. */
export function gapOver(model: Model, words: Iterable<Word>): Gap | AllTied {
  let least: Gap | AllTied = { kind: 'all-tied' }
  for (const word of words) least = smaller(least, gapOn(model, word))
  return least
}

const smaller = (a: Gap | AllTied, b: Gap | AllTied): Gap | AllTied =>
  a.kind === 'all-tied' || (b.kind === 'gap' && rational.compare(b.square, a.square) < 0) ? b : a

/** The gap on one word. */
export function gapOn(model: Model, word: Word): Gap | AllTied {
  let least: Gap | AllTied = { kind: 'all-tied' }
  hard(model, word, (layer, head, position, row) => {
    const distance = distanceToNext(row)
    if (distance === undefined) return
    const square = rational.divide(rational.power(distance, 2), rational.of(row.dimension))
    if (least.kind === 'gap' && rational.compare(square, least.square) >= 0) return
    const { name, heads } = model.layers[layer]
    const witness = { word, layer: name, head: heads[head].name, position }
    least = { kind: 'gap', square, exact: rational.squareRoot(square), witness }
  })
  return least
}

// From the largest score to the largest smaller one, before the division by √d_k; undefined where all tie or none is seen.
function distanceToNext(row: ScoreRow): Rational | undefined {
  if (row.maximal.length === row.numerators.length) return undefined
  const most = row.numerators[row.maximal[0] - row.window.first]
  let next: bigint | undefined
  for (const score of row.numerators) if (score !== most && (next === undefined || score > next)) next = score
  return next === undefined ? undefined : rational.of(most - next, row.denominator)
}

export interface GapOptions {
  /** Most words to run, over all lengths asked for. Default 100,000. */
  readonly budget?: number
  /** Hears how far the enumeration is, every thousand words. */
  readonly progress?: (done: number, total: number) => void
}

export interface GapOfLength {
  readonly n: number
  /** How many words there are, and all were run. */
  readonly words: number
  readonly gap: Gap | AllTied
}

/** Raised before any work when the words are more than the budget. */
export class GapBudgetError extends RangeError {
  override readonly name = 'GapBudgetError'
}

/** γ(n) over all words of length n, exactly. @example gapOfLength(ahat, 4).gap */
export function gapOfLength(model: Model, n: number, { budget = 100_000, progress }: GapOptions = {}): GapOfLength {
  const alphabet = model.embedding.symbols.map((s) => s.symbol)
  if (alphabet.length === 0) throw new RangeError('the model has no alphabet to enumerate words over')
  const total = alphabet.length ** n
  if (total > budget) {
    throw new GapBudgetError(
      `${alphabet.length}^${n} = ${total} words of length ${n} are more than the budget of ${budget}: raise it or ask for shorter words`,
    )
  }
  let done = 0
  let gap: Gap | AllTied = { kind: 'all-tied' }
  for (const word of allWords(alphabet, n)) {
    gap = smaller(gap, gapOn(model, word))
    done += 1
    if (done % 1000 === 0) progress?.(done, total)
  }
  return { n, words: total, gap }
}

/** All words of length n, in the order of the alphabet. */
export function* allWords(alphabet: readonly string[], n: number): Generator<Word> {
  if (n === 0) yield []
  else for (const word of allWords(alphabet, n - 1)) for (const symbol of alphabet) yield [...word, symbol]
}
