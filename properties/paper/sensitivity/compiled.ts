// By contrast, models compiled for τ = 1/n answer a change of one symbol, however far away, with a changed bit.
import { compile } from '../../../src/compile/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import { formula } from '../../../src/logic/index.ts'
import { rational, real } from '../../../src/numbers/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import type { Model } from '../../../src/transformer/index.ts'
import { growsLike, type Header, inEveryProfile, movement } from '../../library/index.ts'

interface Compiled extends Pick<Header<never>, 'key' | 'title' | 'statement'> {
  readonly text: string
  readonly id: StatementId
  /** The position that changes, in a word of length n. */
  at(n: number): number
}

/** All lengths are tried. */
const LONGEST = 64

/** What a mutant changes in the model, such as its temperature. */
type Change = (model: Model) => Model

const sensitive = ({ text, id, at, ...header }: Compiled, change: Change): Claim<number, never> => {
  const model = change(compile(formula(text), id).model)
  return growsLike({
    ...header,
    variant: 'repaired',
    uses: [id],
    counts: inEveryProfile({ small: LONGEST }),
    quantity(n) {
      const moved = movement(model, { word: Array.from({ length: n }, () => 'a'), at: at(n), to: ['b'] })
      return real.scaleBy(moved(n), rational.of(n))
    },
    order: (n) => rational.of(n),
    lower: rational.one,
    upper: rational.one,
    lengths: [2, LONGEST],
  })
}

const same: Change = (model) => model

export const sinceChange = (change: Change = same): Claim<number, never> =>
  sensitive(
    {
      key: 'sensitivity.since',
      title: 'one symbol moves a compiled since by 1',
      statement:
        'With τ = 1/n the first symbol moves the output of “once b” at the last position by exactly 1, so n·Δ is n.',
      text: 'O Q_b',
      id: 'theorem-15a',
      at: () => 1,
    },
    change,
  )

export const previousChange = (change: Change = same): Claim<number, never> =>
  sensitive(
    {
      key: 'sensitivity.previous',
      title: 'one symbol moves a compiled ⊖ by 1',
      statement:
        'With τ = 1/n the symbol before the last moves the output of ⊖b at the last position by exactly 1, so n·Δ is n.',
      text: 'Y Q_b',
      id: 'theorem-12a',
      at: (n) => n - 1,
    },
    change,
  )
