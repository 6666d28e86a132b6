// What gadgets are made of, before it is known which layer does it: attention steps and feed-forward steps over named coordinates
// of the residual stream.
import type { Rational } from '../numbers/index.ts'
import { rational } from '../numbers/index.ts'
import type { HeadObligation, LinearForm, Mask, NetObligation } from '../transformer/index.ts'

/**
 * Approximate coordinates hold what softmax leaves, and are read by feed-forward nets only.
 * @example const isExact = ({ kind }: gadgets.Coordinate) => kind === 'exact'
 */
export interface Coordinate {
  readonly index: number
  readonly name: string
  readonly kind: 'exact' | 'approximate'
}

/** Which lemma the step rests on; what else its obligation says is the step itself, in the head that it becomes part of. */
export type StepObligation = Without<HeadObligation, 'head' | 'mask' | 'value' | 'to'>
type Without<O, Key extends PropertyKey> = O extends unknown ? Omit<O, Key> : never

export interface AttentionStep {
  readonly kind: 'attention'
  readonly name: string
  readonly mask: Mask
  /** d_k forms of the query's row, and as many of the key's; none of both for equal weights. */
  readonly query: readonly LinearForm[]
  readonly key: readonly LinearForm[]
  readonly value: LinearForm
  readonly to: number
  /** Absent where attention is hard and exact, and rests on no lemma. */
  readonly obligation?: StepObligation
}

/** ReLU(bias + form), times a factor for each coordinate it is written to. */
export interface NetUnit {
  readonly bias: Rational
  readonly form: LinearForm
  readonly outputs: LinearForm
}

export interface NetStep {
  readonly kind: 'net'
  readonly name: string
  readonly units: readonly NetUnit[]
  readonly bias: LinearForm
  readonly obligations: readonly NetObligation[]
}

export type Step = AttentionStep | NetStep

/** factor·coordinate, once. @example const parity = (site: gadgets.Site) => gadgets.times(rational.half, site.position('(-1)^i')) */
export const times = (factor: Rational | number, { index }: Coordinate): LinearForm[number] => ({
  index,
  factor: typeof factor === 'number' ? rational.of(factor) : factor,
})

/** The coordinate itself. @example const one = (site: gadgets.Site) => gadgets.plain(site.one) */
export const plain = (coordinate: Coordinate): LinearForm => [times(rational.one, coordinate)]

/** The same for forms with the same terms in the same order, and for no others. @example formText(plain(site.one)) // '1·0' */
export const formText = (form: LinearForm): string =>
  form.map(({ index, factor }) => `${rational.print(factor)}·${index}`).join(' + ')
