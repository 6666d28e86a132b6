// γ(n) is a gap (Definition 5): on every word of length n, in every row of scores of every layer, the largest score exceeds all smaller
// ones by γ(n) or more. Exact, by squares, since scores carry 1/√d_k. One hard run per case.
import type { Claim, Probe } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import {
  type AllTied,
  type Gap,
  gapOn,
  gapText,
  hard,
  type Model,
  rowGapSquare,
  type ScoreRow,
  type Word,
} from '../../src/transformer/index.ts'
import { complete, type OnCases, type Own } from './header.ts'

/**
 * γ, or γ² where it has a root in it; or that every row ties completely, so that every number is a gap.
 * @example const gap: StatedGap = rational.of(1, 4)
 */
export type StatedGap = Rational | Pick<Gap, 'kind' | 'square'> | AllTied

/** @example const parts: Pick<HasGap<Word, never>, 'gamma'> = { gamma: (_, n) => rational.of(1, n) } */
export interface HasGap<C, L extends string> extends Omit<OnCases<C, L>, 'note'> {
  /** All heads hard. */
  model(c: C): Model
  word(c: C): Word
  /** γ(n) of the model. */
  gamma(c: C, n: number): StatedGap
  /** Labels and measures; `gap` is that on the word. */
  note?(c: C, probe: Probe<L>, gap: Gap | AllTied): void
}

const OWN: Own<HasGap<never, never>> = { model: 'function', word: 'function', gamma: 'function' }

/**
 * @example
 * const ahat = withWeighting(compile(formula('Y Q_1'), 'theorem-13c').model, 'average')
 * const claim = hasGap({
 *   key: 'mine.gap', title: 'the gap', statement: 'The gap is at least 1/n².', domain: words(['0', '1'], { maxLength: 4 }),
 *   model: () => ahat, word: (w) => w, gamma: (_, n) => rational.of(1, n * n),
 * })
 * runnable(claim).replay('01').ending // passed
 */
export const hasGap = <C, L extends string = never>(parts: HasGap<C, L>): Claim<C, L> => ({
  ...complete(parts, OWN),
  check(c, probe) {
    probe.given(parts.given?.(c) ?? true)
    const word = parts.word(c)
    const gamma = parts.gamma(c, word.length)
    const gap = gapOn(parts.model(c), word)
    parts.note?.(c, probe, gap)
    if (gamma.kind === 'all-tied') return probe.same(gap.kind, 'all-tied', 'the rows on the word')
    const square = signedSquare(gamma)
    return probe.all(
      probe.same(rational.sign(square), 1, 'the sign of γ'),
      ...(gap.kind === 'gap' ? [probe.atMost(square, gap.square, `γ(n)² in ${placeText(gap)}`)] : []),
    )
  },
  explain: parts.explain ?? ((c) => explanation(parts.model(c), parts.word(c), (n) => parts.gamma(c, n))),
})

/** A negative γ must not pass for a positive one. */
const signedSquare = (gamma: Exclude<StatedGap, AllTied>): Rational =>
  gamma.kind === 'rational' ? rational.multiply(gamma, rational.absolute(gamma)) : gamma.square

const placeText = ({ witness: { layer, head, position } }: Gap): string =>
  `layer "${layer}", head "${head}", at position ${position}`

/** The row that comes closest, and γ beside it. */
function explanation(model: Model, word: Word, gammaAt: (n: number) => StatedGap): string {
  const gamma = gammaAt(word.length)
  const stated = `γ(${word.length})      ${gammaText(gamma)}`
  const gap = gapOn(model, word)
  if (gap.kind === 'all-tied') return [stated, 'rows      all tie completely'].join('\n')
  return [
    stated,
    `distance  ${gapText(gap)}, from the largest score to the next`,
    `row       ${placeText(gap)}`,
    `scores    ${scoresText(closestRow(model, word, gap))}`,
  ].join('\n')
}

const gammaText = (gamma: StatedGap): string => {
  if (gamma.kind === 'rational') return rational.print(gamma)
  return gapText(gamma.kind === 'all-tied' ? gamma : { ...gamma, exact: rational.squareRoot(gamma.square) })
}

/** The witness names its layer and head; of several with the same name any with this gap will do. */
function closestRow(model: Model, word: Word, { square, witness }: Gap): ScoreRow | undefined {
  let closest: ScoreRow | undefined
  hard(model, word, (layer, head, position, row) => {
    const { name, heads } = model.layers[layer]
    const isNamed = name === witness.layer && heads[head].name === witness.head && position === witness.position
    const own = isNamed ? rowGapSquare(row) : undefined
    if (own !== undefined && rational.equal(own, square)) closest = row
  })
  return closest
}

function scoresText(row: ScoreRow | undefined): string {
  if (row === undefined) return 'none'
  const { numerators, denominator, dimension } = row
  const root = rational.squareRoot(rational.of(dimension))
  const scores = numerators.map((k) => rational.divide(rational.of(k, denominator), root ?? rational.one))
  return `${scores.map(rational.print).join(' ')}${root === undefined ? ` over √${dimension}` : ''}`
}
