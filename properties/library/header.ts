// What every claim says of itself, whatever it claims.
import type { Claim, Probe } from '../../src/engine/index.ts'
import { quote, suggest } from '../../src/json/index.ts'

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

/** What every maker of claims takes about cases, besides what its own kind of claim needs. */
export interface OnCases<C, L extends string>
  extends Header<L>,
    Pick<Claim<C>, 'domain' | 'deep' | 'examples' | 'explain' | 'illustrate'> {
  /** The hypotheses; cases that violate them are discarded. */
  given?(c: C): boolean
  /** Labels and measures. */
  note?(c: C, probe: Probe<L>): void
}

/** The same where the maker brings the domain. */
export type OnOwnCases<C, L extends string> = Omit<OnCases<C, L>, 'domain' | 'deep'>

/** How a check begins: hypotheses, then labels and measures. */
export function begin<C, L extends string>(parts: Pick<OnCases<C, L>, 'given' | 'note'>, c: C, probe: Probe<L>): void {
  probe.given(parts.given?.(c) ?? true)
  parts.note?.(c, probe)
}

/**
 * The header with its defaults filled in.
 * @example stated({ key: 'mine.sharp', title: 'x ≤ 9', statement: 'A digit is at most 9.' }).of // mine
 */
export const stated = <L extends string>(header: Header<L>): Fields<L> & WithDefaults => ({
  // The engine refuses a claim without a key, in its own words.
  of: `${header.key}`.split('.')[0],
  variant: 'own',
  expects: 'holds',
  uses: [],
  ...header,
})

const COMMON: Readonly<Record<keyof OnCases<unknown, string>, true>> = {
  ...{ key: true, title: true, statement: true, of: true, variant: true, expects: true, uses: true, insteadOf: true },
  ...{ topic: true, section: true, requires: true, counts: true, domain: true, deep: true, examples: true },
  ...{ given: true, note: true, explain: true, illustrate: true },
}

/** What a maker takes besides: functions of the case that it needs, and anything else. */
export type Own<Parts> = Readonly<Record<Exclude<keyof Parts, keyof typeof COMMON>, 'function' | 'other'>>

/** Vitest runs files that do not type-check: of a misspelt `requires`, nothing would be required. */
export function complete<Parts extends Header<string>>(
  parts: Parts,
  own: Own<Parts>,
): Parts & ReturnType<typeof stated> {
  const kinds = new Map(Object.entries<'function' | 'other'>(own))
  const names = [...Object.keys(COMMON), ...kinds.keys()]
  const claim = `claim ${quote(`${parts.key}`)}`
  const unknown = Object.keys(parts).find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new TypeError(`${claim} has a part ${quote(unknown)}${suggest(unknown, names, 'parts')}`)
  const missing = names.find((name) => kinds.get(name) === 'function' && typeof Reflect.get(parts, name) !== 'function')
  if (missing !== undefined) throw new TypeError(`${claim} has no ${missing}: give a function of the case`)
  return { ...parts, ...stated(parts) }
}
