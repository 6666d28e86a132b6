// What every claim says of itself, whatever it claims.
import type { Claim } from '../../src/engine/index.ts'

type Fields<L extends string> = Pick<
  Claim<unknown, L>,
  'key' | 'title' | 'statement' | 'insteadOf' | 'topic' | 'section' | 'requires' | 'counts'
>
type WithDefaults = Pick<Claim<unknown>, 'of' | 'variant' | 'expects' | 'uses'>

/**
 * By default `of` is the key up to its first dot, the variant is `own`, the claim is expected to hold, and it uses no other.
 * @example const header: Header<never> = { key: 'mine', title: 'x ≤ 9', statement: 'A digit is at most 9.' }
 */
export interface Header<L extends string> extends Fields<L>, Partial<WithDefaults> {}

/**
 * The header with its defaults filled in.
 * @example stated({ key: 'mine.sharp', title: 'x ≤ 9', statement: 'A digit is at most 9.' }).of // mine
 */
export const stated = <L extends string>(header: Header<L>): Fields<L> & WithDefaults => ({
  of: header.key.split('.')[0],
  variant: 'own',
  expects: 'holds',
  uses: [],
  ...header,
})
