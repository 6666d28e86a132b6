// A gap that is stated twice as large as it is, on purpose: random AHATs of every kind refute it, and shrinking ends in a model and a
// word that anyone can check by hand.
import { type Ahat, type AhatKind, ahats, gapOf, words } from '../../generators/index.ts'
import { hasGap } from '../../properties/index.ts'
import { type Claim, type Domain, record, runClaim } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import type { Word } from '../../src/transformer/index.ts'

interface Case {
  readonly ahat: Ahat
  readonly word: Word
}

const ALPHABET = ['a', 'b', 'c']

/** The largest gap of any AHAT, found by running every word: what the weights tell of it may be less than half. */
const trueGap = ({ model }: Ahat, n: number) => gapOf({ kind: 'enumerated', model }, n)

const FOUR = rational.of(4)

const casesOf = (kind: AhatKind): Domain<Case> =>
  record<Case>({ ahat: ahats({ kinds: [kind], maxLength: 3 }), word: words(ALPHABET, { maxLength: 3 }) })

const doubled = (kind: AhatKind): Claim<Case, never> =>
  hasGap<Case>({
    key: `doubled-${kind}`,
    expects: 'refuted',
    title: 'twice the gap is a gap',
    statement: 'Every row has twice the gap that the model has.',
    domain: casesOf(kind),
    model: ({ ahat }) => ahat.model,
    word: ({ word }) => word,
    gamma({ ahat }, n) {
      const gap = trueGap(ahat, n)
      return gap.kind === 'gap' ? { ...gap, square: rational.multiply(FOUR, gap.square) } : gap
    },
  })

/** Layers, coordinates and positions of the cases in which so many seeds end, each with how often. */
export function endings(kind: AhatKind, seeds: number): Record<string, number> {
  const claim = doubled(kind)
  const found: Record<string, number> = {}
  for (let seed = 1; seed <= seeds; seed++) {
    const line = runClaim(claim, { seed, numRuns: 2_000 }).counterexample?.case
    const ending = line === undefined ? 'nothing' : sizesOf(casesOf(kind).parse(line))
    found[ending] = (found[ending] ?? 0) + 1
  }
  return found
}

const sizesOf = ({ ahat: { model }, word }: Case): string =>
  sizesText(model.layers.length, model.coordinates.length, word.length)

const sizesText = (layers: number, coordinates: number, positions: number): string =>
  `layers ${layers}, coordinates ${coordinates}, positions ${positions}`

/** One row has to tell two positions apart. */
export const LEAST = sizesText(1, 1, 2)
