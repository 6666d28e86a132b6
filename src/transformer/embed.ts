// Layer 0: the embedding of each symbol plus the position embeddings, exactly.
import { didYouMean, listed, quote } from '../json/index.ts'
import { type Rational, rational } from '../numbers/index.ts'
import type { Vector } from './matrix.ts'
import type { Model, Word } from './model.ts'
import { scheduledAt } from './schedule.ts'
import { requireModel } from './well-formed/index.ts'

/** n rows of d exact coordinates. An ill-formed model, an empty word or a symbol without an embedding is an error. */
export function embed(model: Model, word: Word): Rational[][] {
  requireModel(model)
  if (!Array.isArray(word))
    throw new RangeError(`${JSON.stringify(word)} is no word: give a list of symbols, as word('ab') makes`)
  if (word.length === 0) throw new RangeError('the word is empty: a transformer needs at least one symbol')
  const vectors = new Map(model.embedding.symbols.map(({ symbol, vector }) => [symbol, vector]))
  return word.map((symbol, index) => {
    const vector = vectors.get(symbol) ?? model.embedding.other
    if (vector === null) throw new RangeError(unknownSymbol(model, symbol, index + 1))
    return embedSymbol(model, vector, index + 1, word.length)
  })
}

function embedSymbol(model: Model, vector: Vector, i: number, n: number): Rational[] {
  const row = new Array<Rational>(model.coordinates.length).fill(rational.zero)
  for (const { index, value } of vector.entries) row[index] = value
  for (const { coordinate, value } of model.schedule.positions) {
    row[coordinate] = rational.add(row[coordinate], scheduledAt(value, i, n))
  }
  return row
}

function unknownSymbol(model: Model, symbol: string, position: number): string {
  const alphabet = model.embedding.symbols.map((known) => known.symbol)
  const known = `${listed(alphabet) || 'no symbol'}${didYouMean(symbol, alphabet)}`
  return `symbol ${quote(symbol)} at position ${position} has no embedding: the model knows ${known}`
}
