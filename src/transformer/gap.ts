// The gap of Definition 5: the least distance, over all rows of scores, from the largest score to the next smaller one.
// Exact. Scores carry a factor 1/√d_k that may be irrational, so gaps are kept and compared by their squares.
import { bigint, type Precise, precise, type Rational, rational, shorten } from '../numbers/index.ts'
import { hard, type ScoreRow } from './hard.ts'
import type { Model, Word } from './model.ts'
import { requireModel } from './well-formed/index.ts'

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

/** A gap without the row that shows it, which is not known of one that is derived or stated. */
export type KnownGap = Omit<Gap, 'witness'> | AllTied

/** @example gapText(gapOfLength(ahat, 4).gap) // '3/4', or '√(1/48) ≈ 0.144337' where √d_k is irrational */
export function gapText(gap: KnownGap): string {
  if (gap.kind === 'all-tied') return 'none: every row ties completely'
  if (gap.exact !== undefined) return rational.print(gap.exact)
  return `√(${rational.print(gap.square)}) ≈ ${shorten(gapEnclosure(gap, 64))}`
}

export const gapEnclosure = (gap: Omit<Gap, 'witness'>, bits: number): Precise =>
  precise.squareRoot(precise.fromRational(gap.square, 2 * bits), bits)

/** The gap over the given words. */
export function gapOver(model: Model, words: Iterable<Word>): Gap | AllTied {
  requireModel(model)
  let least: Gap | AllTied = { kind: 'all-tied' }
  for (const word of words) least = smaller(least, gapOn(model, word))
  return least
}

const smaller = (a: Gap | AllTied, b: Gap | AllTied): Gap | AllTied =>
  a.kind === 'all-tied' || (b.kind === 'gap' && rational.compare(b.square, a.square) < 0) ? b : a

/** The gap on one word. @example gapOn(withWeighting(compile(formula('Y Q_1'), 'theorem-13c').model, 'average'), word('01')).kind // gap */
export function gapOn(model: Model, word: Word): Gap | AllTied {
  let least: Gap | AllTied = { kind: 'all-tied' }
  hard(model, word, (layer, head, position, row) => {
    const square = rowGapSquare(row)
    if (square === undefined) return
    if (least.kind === 'gap' && rational.compare(square, least.square) >= 0) return
    const { name, heads } = model.layers[layer]
    const witness = { word, layer: name, head: heads[head].name, position }
    least = { kind: 'gap', square, exact: rational.squareRoot(square), witness }
  })
  return least
}

/**
 * The square of the distance from the largest score to the next smaller one; undefined where all tie or none is seen.
 * @example rowGapSquare(row) // 9/16
 */
export function rowGapSquare(row: ScoreRow): Rational | undefined {
  const most = row.numerators[row.maximal[0] - row.window.first]
  const others = row.numerators.filter((score) => score !== most)
  if (others.length === 0) return undefined
  const next = others.reduce(bigint.greatest)
  return rational.divide(rational.power(rational.of(most - next, row.denominator), 2), rational.of(row.dimension))
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

/** How many words of length n there are; more than the budget are an error. @example countWords(['0', '1'], 4) // 16 */
export function countWords(alphabet: readonly string[], n: number, budget = 100_000): number {
  if (alphabet.length === 0) throw new RangeError('the model has no alphabet to enumerate words over')
  const total = alphabet.length ** n
  if (total <= budget) return total
  throw new GapBudgetError(
    `${alphabet.length}^${n} = ${total} words of length ${n} are more than the budget of ${budget}: raise it or ask for shorter words`,
  )
}

/**
 * γ(n) over all words of length n, exactly.
 * @example
 * const ahat = withWeighting(compile(formula('Y Q_1'), 'theorem-13c').model, 'average')
 * const { gap } = gapOfLength(ahat, 2)
 * gap.kind === 'gap' && gap.exact // 3/2
 */
export function gapOfLength(model: Model, n: number, { budget, progress }: GapOptions = {}): GapOfLength {
  requireModel(model)
  const alphabet = model.embedding.symbols.map((s) => s.symbol)
  const total = countWords(alphabet, n, budget)
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
