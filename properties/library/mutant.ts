// A mutant is a mistake written down: a wrong version of something, and the claim that must notice. As data, so that
// production code knows nothing of it.
import { type Claim, type Runnable, runnable } from '../../src/engine/index.ts'

interface Mistake {
  /** Unique. @example 'lemma-6.bound-3' */
  readonly name: string
  /** The mistake it stands for, in a sentence. */
  readonly mistake: string
  /** The key of the claim that must kill it. */
  readonly killer: string
  /** Where the change changes nothing that could be noticed: the sketch of a proof. Then no claim may kill it. */
  readonly equivalent?: string
}

/**
 * The killer built around a wrong version of its construction.
 * @example const isModelMutant = (mutant: Mutant): mutant is ModelMutant => mutant.kind === 'model'
 */
export interface ModelMutant extends Mistake {
  readonly kind: 'model'
  readonly change: Runnable
}

/**
 * A change of an expression in a source, made while the file is loaded.
 * @example const fileOf = ({ file }: SourceMutant) => file
 */
export interface SourceMutant extends Mistake {
  readonly kind: 'source'
  readonly file: string
  /** The function or constant at the top of the file in which `find` fits exactly once. */
  readonly within: string
  /** Tokens: layout does not matter. `$i` is any name, the same at every `$i`; `$$` and `$$rest` are anything with its brackets closed. */
  readonly find: string
  /** With the placeholders of `find`. */
  readonly put: string
}

/** @example const killerOf = ({ killer }: Mutant) => killer */
export type Mutant = ModelMutant | SourceMutant

/** `find` becomes `put`. */
type Row = readonly [name: string, mistake: string, find: string, put: string, equivalent?: string]

/**
 * Mistakes in a function, for one claim to notice.
 * @example inSource('src/digit.ts', 'isDigit', 'digit', [['digit.8', 'Digits end at 8.', '9', '8']]).length // 1
 */
export const inSource = (file: string, within: string, killer: string, rows: readonly Row[]): readonly SourceMutant[] =>
  rows.map(([name, mistake, find, put, equivalent]) => ({
    ...{ kind: 'source', name, mistake, killer, file, within, find, put },
    ...(equivalent === undefined ? {} : { equivalent }),
  }))

/**
 * A claim built around a wrong construction.
 * @example
 * inClaim('one.two', 'one', 'One is two.', computes({
 *   key: 'one', title: '1 = 2', statement: '1 = 2.', domain: integers(1, 2), observed: () => 1, expected: () => 2,
 * })).change.run().verdict // refuted
 */
export const inClaim = <C, L extends string>(
  name: string,
  killer: string,
  mistake: string,
  claim: Claim<C, L>,
): ModelMutant => ({ kind: 'model', name, mistake, killer, change: runnable(claim) })
