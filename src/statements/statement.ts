// What each theorem about formulas says, one row per theorem: the fragment, what a compiled model may use, how 1/τ and the position
// embeddings grow, and what the proof uses. Nothing else may depend on n.
import { type Feature, FRAGMENTS, type FragmentName } from '../logic/index.ts'
import type { NamedTerm } from '../transformer/index.ts'

export interface Statement {
  readonly id: string
  readonly fragment: FragmentName
  readonly temperature: NamedTerm
  /** What queries of tie-breaking heads are scaled by; '1' where the temperature does it. */
  readonly scale: NamedTerm
  /** Lemma 8b and c use i/n, Lemma 8a uses 1/i. */
  readonly tieBreak: 'n' | 'i' | null
  readonly isFutureMasked: boolean
  /** The position embeddings, and no others; predicates of the formula come besides. */
  readonly positions: readonly NamedTerm[]
  /** Keys of lookups, proportional to j and j². */
  readonly lookup: readonly [NamedTerm, NamedTerm] | null
  /** Powers of n, exactly: 1/τ at the last position, and the largest position embedding in absolute value. */
  readonly growth: { readonly inverseTau: number; readonly embeddings: number }
  /** Keys of the statements that the proof uses. */
  readonly uses: readonly string[]
}

/** @example STATEMENTS.map(({ id }) => id).includes('theorem-12a') // true */
// biome-ignore format: a table, three lines per theorem.
export const STATEMENTS = [
  { id: 'theorem-12a', fragment: 'TL[⊖,⊕]', temperature: '1/n', scale: '1', tieBreak: 'n', isFutureMasked: false,
    positions: ['i/n', '(-1)^i'], lookup: null, growth: { inverseTau: 1, embeddings: 0 },
    uses: ['definition-11', 'lemma-8b', 'lemma-8c', 'lemma-9', 'proposition-10a', 'proposition-10b'] },
  { id: 'theorem-12b', fragment: 'TL[⊖,⊕]', temperature: '1', scale: 'n', tieBreak: 'n', isFutureMasked: false,
    positions: ['i/n', '(-1)^i', 'n'], lookup: null, growth: { inverseTau: 0, embeddings: 1 },
    uses: ['definition-11', 'lemma-8b', 'lemma-8c', 'lemma-9', 'proposition-10a', 'proposition-10b'] },
  { id: 'theorem-13c', fragment: 'TL[⊖]', temperature: '1/i^2', scale: '1', tieBreak: 'i', isFutureMasked: true,
    positions: ['(-1)^i'], lookup: null, growth: { inverseTau: 2, embeddings: 0 },
    uses: ['definition-11', 'lemma-8a', 'lemma-9', 'proposition-10a', 'proposition-10c'] },
  { id: 'theorem-13d', fragment: 'TL[⊖]', temperature: '1', scale: 'i^2', tieBreak: 'i', isFutureMasked: true,
    positions: ['(-1)^i', 'i^2'], lookup: null, growth: { inverseTau: 0, embeddings: 2 },
    uses: ['definition-11', 'lemma-8a', 'lemma-9', 'proposition-10a', 'proposition-10c'] },
  { id: 'theorem-15a', fragment: 'TL[S,U]', temperature: '1/n', scale: '1', tieBreak: 'n', isFutureMasked: false,
    positions: ['i/n'], lookup: null, growth: { inverseTau: 1, embeddings: 0 },
    uses: ['definition-14', 'lemma-8b', 'lemma-8c', 'lemma-9'] },
  { id: 'theorem-15b', fragment: 'TL[S,U]', temperature: '1', scale: 'n', tieBreak: 'n', isFutureMasked: false,
    positions: ['i/n', 'n'], lookup: null, growth: { inverseTau: 0, embeddings: 1 },
    uses: ['definition-14', 'lemma-8b', 'lemma-8c', 'lemma-9'] },
  { id: 'theorem-16a', fragment: 'TL[S]', temperature: '1/i^2', scale: '1', tieBreak: 'i', isFutureMasked: true,
    positions: ['1/i'], lookup: null, growth: { inverseTau: 2, embeddings: 0 },
    uses: ['definition-14', 'lemma-8a', 'lemma-9'] },
  { id: 'theorem-16b', fragment: 'TL[S]', temperature: '1', scale: 'i^2', tieBreak: 'i', isFutureMasked: true,
    positions: ['1/i', 'i^2'], lookup: null, growth: { inverseTau: 0, embeddings: 2 },
    uses: ['definition-14', 'lemma-8a', 'lemma-9'] },
  { id: 'corollary-17a', fragment: 'LTL', temperature: '1/n', scale: '1', tieBreak: 'n', isFutureMasked: false,
    positions: ['i/n', '(-1)^i'], lookup: null, growth: { inverseTau: 1, embeddings: 0 },
    uses: ['theorem-12a', 'theorem-15a'] },
  { id: 'corollary-17b', fragment: 'LTL', temperature: '1', scale: 'n', tieBreak: 'n', isFutureMasked: false,
    positions: ['i/n', '(-1)^i', 'n'], lookup: null, growth: { inverseTau: 0, embeddings: 1 },
    uses: ['theorem-12b', 'theorem-15b'] },
  { id: 'corollary-18a', fragment: 'TL[⊖,S]', temperature: '1/i^2', scale: '1', tieBreak: 'i', isFutureMasked: true,
    positions: ['(-1)^i'], lookup: null, growth: { inverseTau: 2, embeddings: 0 },
    uses: ['theorem-13c', 'theorem-16a', 'proposition-10c'] },
  { id: 'corollary-18b', fragment: 'TL[⊖,S]', temperature: '1', scale: 'i^2', tieBreak: 'i', isFutureMasked: true,
    positions: ['(-1)^i', 'i^2'], lookup: null, growth: { inverseTau: 0, embeddings: 2 },
    uses: ['theorem-13d', 'theorem-16b', 'proposition-10c'] },
  { id: 'theorem-20a', fragment: 'TL[#←,#→,+,Mon]', temperature: '1/n', scale: '1', tieBreak: null, isFutureMasked: false,
    positions: ['1/i', '1/(n-i+1)', 'i', 'i^2'], lookup: ['i', 'i^2'], growth: { inverseTau: 1, embeddings: 2 },
    uses: ['definition-19', 'lemma-6', 'lemma-7', 'lemma-9'] },
  { id: 'theorem-20b', fragment: 'TL[#←,#→,+,Mon]', temperature: '1', scale: '1', tieBreak: null, isFutureMasked: false,
    positions: ['1/i', '1/(n-i+1)', 'i', 'i*n', 'i^2*n'], lookup: ['i*n', 'i^2*n'], growth: { inverseTau: 0, embeddings: 3 },
    uses: ['definition-19', 'lemma-6', 'lemma-7', 'lemma-9'] },
  { id: 'theorem-21', fragment: 'TL[#←,+,Mon]', temperature: '1/i', scale: '1', tieBreak: null, isFutureMasked: true,
    positions: ['1/i', 'i', 'i^2'], lookup: ['i', 'i^2'], growth: { inverseTau: 1, embeddings: 2 },
    uses: ['definition-19', 'lemma-6', 'lemma-7', 'lemma-9'] },
  { id: 'corollary-22a', fragment: 'LTL[#←,#→,+,Mon]', temperature: '1/n', scale: '1', tieBreak: 'n', isFutureMasked: false,
    positions: ['(-1)^i', 'i/n', 'i', 'i^2'], lookup: ['i', 'i^2'], growth: { inverseTau: 1, embeddings: 2 },
    uses: ['corollary-17a', 'theorem-20a', 'proposition-10c', 'proposition-10d'] },
  { id: 'corollary-22b', fragment: 'LTL[#←,#→,+,Mon]', temperature: '1', scale: 'n', tieBreak: 'n', isFutureMasked: false,
    positions: ['(-1)^i', 'i/n', 'i', 'n', 'i*n', 'i^2*n'], lookup: ['i*n', 'i^2*n'], growth: { inverseTau: 0, embeddings: 3 },
    uses: ['corollary-17b', 'theorem-20b', 'proposition-10c', 'proposition-10d'] },
  { id: 'corollary-23', fragment: 'TL[⊖,S,#←,+,Mon]', temperature: '1/i^2', scale: '1', tieBreak: 'i', isFutureMasked: true,
    positions: ['(-1)^i', 'i', 'i^2'], lookup: ['i', 'i^2'], growth: { inverseTau: 2, embeddings: 2 },
    uses: ['corollary-18a', 'theorem-21', 'proposition-10c'] },
] as const satisfies readonly Statement[]

/** @example const id: StatementId = 'theorem-12a' */
export type StatementId = (typeof STATEMENTS)[number]['id']

/** @example statementOf('theorem-12a').temperature // 1/n */
export function statementOf(id: StatementId): Statement {
  const statement = STATEMENTS.find((row) => row.id === id)
  if (statement === undefined) throw new RangeError(`there is no construction for ${id}`)
  return statement
}

/** Whether formulas of the statement may use an operator. @example statementHas('theorem-13c', 'next') // false */
export const statementHas = (id: StatementId, feature: Feature): boolean =>
  FRAGMENTS[statementOf(id).fragment].features.includes(feature)

/** @example isStatementId('theorem-12c') // false */
export const isStatementId = (text: string): text is StatementId => STATEMENTS.some(({ id }) => id === text)
