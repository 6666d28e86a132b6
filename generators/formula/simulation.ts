// A formula and a word for it: what compilers are tested on.
import { type Domain, record } from '../../src/engine/index.ts'
import type { Formula } from '../../src/logic/index.ts'
import type { Word } from '../../src/transformer/index.ts'
import { words } from '../words/index.ts'
import { type FormulaOptions, formulas } from './formula.ts'

/** @example const options: SimulationOptions = { features: ['since'], maxLength: 8 } */
export interface SimulationOptions extends Omit<FormulaOptions, 'alphabet'> {
  /** Letters of words; formulas use all but the last, and `z`, which no word has. Default: a, b, c. */
  readonly alphabet?: readonly string[]
  /** The greatest length of words. Default: 16. */
  readonly maxLength?: number
  /** The greatest length of enumerated words, over the first two letters. Default: 4. */
  readonly enumerated?: number
}

/**
 * Enumerates small formulas on all short words over the first two letters.
 * @example simulations({ features: ['since'] }).print({ formula: formula('Q_a S Q_b'), word: word('ab') }) // formula=Q_a S Q_b; word=ab
 */
export function simulations(options: SimulationOptions): Domain<{ readonly formula: Formula; readonly word: Word }> {
  const { alphabet = ['a', 'b', 'c'], maxLength = 16, enumerated = 4, ...rest } = options
  return record({
    formula: formulas({ ...rest, alphabet: [...alphabet.slice(0, -1), 'z'] }),
    word: words(alphabet, { maxLength, isRepetitive: true, scope: { length: enumerated, symbols: 2 } }),
  })
}
