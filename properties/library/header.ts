// What every claim says of itself, whatever it claims.
import type { Claim, SectionName, Variant } from '../../src/engine/index.ts'

export interface Header<L extends string> {
  readonly key: string
  /** Default: the key up to its first dot. */
  readonly of?: string
  /** Default: own. */
  readonly variant?: Variant
  /** Default: holds. */
  readonly expects?: 'holds' | 'refuted'
  readonly title: string
  readonly statement: string
  /** Default: none. */
  readonly uses?: readonly string[]
  /** Of what is false: the key of the claim that holds in its place. */
  readonly insteadOf?: string | undefined
  /** A few words for all claims of its number or name. Default: the title of the first. */
  readonly topic?: string | undefined
  /** Default: that of the statement's number, or one for all others. */
  readonly section?: SectionName | undefined
  /** Default: no label is required. */
  readonly requires?: Readonly<Partial<Record<L, number>>>
  readonly counts?: Claim<unknown>['counts']
}

type Stated<L extends string> = Pick<
  Claim<unknown, L>,
  | 'key'
  | 'of'
  | 'variant'
  | 'expects'
  | 'title'
  | 'statement'
  | 'uses'
  | 'insteadOf'
  | 'topic'
  | 'section'
  | 'requires'
  | 'counts'
>

/** The header with its defaults filled in. */
export function stated<L extends string>(header: Header<L>): Stated<L> {
  const { key, title, statement, insteadOf, topic, section, counts, requires } = header
  return {
    key,
    of: header.of ?? key.split('.')[0],
    variant: header.variant ?? 'own',
    expects: header.expects ?? 'holds',
    title,
    statement,
    uses: header.uses ?? [],
    insteadOf,
    topic,
    section,
    ...(requires === undefined ? {} : { requires }),
    ...(counts === undefined ? {} : { counts }),
  }
}
