// One changed symbol moves the output by little: at most c/n, say, where parameters are fixed and position embeddings bounded
// (Hahn). Generic in the network, the positions looked at and the bound, so that anybody's network can be tested. Two runs per case.
import type { Claim } from '../../src/engine/index.ts'
import {
  estimateRatio,
  type Precise,
  precise,
  type Rational,
  type Real,
  rational,
  real,
} from '../../src/numbers/index.ts'
import type { Model } from '../../src/transformer/index.ts'
import { type Change, changedWord } from './change.ts'
import { begin, complete, type OnCases, type Own } from './header.ts'
import { softOutputs } from './outputs.ts'

/** @example const parts: Pick<Insensitive<Change, never>, 'looksAt'> = { looksAt: elsewhere } */
export interface Insensitive<C, L extends string> extends OnCases<C, L> {
  /** The network of a case: one for all, one for each length, or one that was drawn. */
  model(c: C): Model
  change(c: C): Change
  /** The positions to look at, such as `elsewhere`; a case with none is discarded. */
  looksAt(change: Change): readonly number[]
  /** How far the output may move at a position. */
  bound(c: C, position: number): Real
}

const OWN: Own<Insensitive<never, never>> = {
  model: 'function',
  change: 'function',
  looksAt: 'function',
  bound: 'function',
}

/**
 * @example
 * const { model } = compile(formula('Q_1'), 'theorem-12a')
 * const claim = insensitive({
 *   key: 'mine', title: 'letters stay', statement: 'No other position moves.', domain: changes(['0', '1']),
 *   model: () => model, change: (c) => c, looksAt: elsewhere, bound: () => rational.zero,
 * })
 * runClaim(claim, { numRuns: 20 }).passed // true
 */
export const insensitive = <C, L extends string = never>(parts: Insensitive<C, L>): Claim<C, L> => ({
  ...complete(parts, OWN),
  check(c, probe) {
    const change = parts.change(c)
    const positions = parts.looksAt(change)
    probe.given(positions.length > 0)
    begin(parts, c, probe)
    const { length } = change.word
    const movedAt = movement(parts.model(c), change)
    const moves = positions.map(movedAt)
    const most = Math.max(...moves.map((move) => estimateRatio(move, rational.of(1, length))))
    probe.length(length)
    if (Number.isFinite(most)) probe.measure('n·Δ', most)
    return probe.all(
      ...positions.map((k, p) => probe.atMost(moves[p], parts.bound(c, k), `‖Δ‖₁ of the output at position ${k}`)),
    )
  },
})

/**
 * How far a change moves the output at a position, in ‖·‖₁ over the model's outputs: exact where both runs are, else enclosed.
 * @example movement(compile(formula('Q_1'), 'theorem-12a').model, { word: ['0', '1'], at: 1, to: ['1'] })(1) // 1
 */
export function movement(model: Model, change: Change): (position: number) => Real {
  const [before, after] = [change.word, changedWord(change)].map((word) => softOutputs(model, word))
  const { coordinates, outputs } = model
  const names = outputs.length === 0 ? coordinates : outputs.map((c) => coordinates[c])
  const columns = names.map((name) => [before(name), after(name)] as const)
  return (position) => {
    const pairs = columns.map(([old, moved]) => [old[position - 1], moved[position - 1]] as const)
    const differences = pairs.flatMap(([a, b]) => (isRational(a) && isRational(b) ? [rational.subtract(b, a)] : []))
    if (differences.length === pairs.length) return rational.sum(differences.map(rational.absolute))
    return real.enclosed((bits) => distance(pairs, bits))
  }
}

const isRational = (a: Real): a is Rational => a.kind === 'rational'

const distance = (pairs: readonly (readonly [Real, Real])[], bits: number): Precise =>
  pairs.reduce((sum: Precise, [a, b]) => {
    const difference = precise.subtract(real.enclose(b, bits), real.enclose(a, bits), bits)
    return precise.add(sum, precise.absolute(difference), bits)
  }, precise.zero)
