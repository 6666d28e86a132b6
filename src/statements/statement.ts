// What each statement of the paper allows a compiled model: the fragment, the temperature, the position embeddings, and how ties
// are broken and scores scaled with them. Nothing else may depend on n.
import type { FragmentName } from '../logic/index.ts'
import type { NamedTerm } from '../transformer/index.ts'

export interface Statement {
  readonly id: string
  readonly fragment: FragmentName
  readonly temperature: NamedTerm
  /** The position embeddings, and no others; predicates of the formula come besides. */
  readonly positions: readonly NamedTerm[]
  /** Lemma 8b and c use i/n, Lemma 8a uses 1/i. */
  readonly tieBreak: 'n' | 'i' | null
  /** What queries of tie-breaking heads are scaled by; '1' where the temperature does it. */
  readonly scale: NamedTerm
  /** Keys of lookups, proportional to j and j². */
  readonly lookup: readonly [NamedTerm, NamedTerm] | null
  readonly isFutureMasked: boolean
}

const byLength = { tieBreak: 'n', isFutureMasked: false } as const
const byPosition = { tieBreak: 'i', isFutureMasked: true } as const
const noTies = { tieBreak: null, scale: '1' } as const

export const STATEMENTS = [
  {
    ...byLength,
    id: 'theorem-12a',
    fragment: 'TL[⊖,⊕]',
    temperature: '1/n',
    scale: '1',
    positions: ['i/n', '(-1)^i'],
    lookup: null,
  },
  {
    ...byLength,
    id: 'theorem-12b',
    fragment: 'TL[⊖,⊕]',
    temperature: '1',
    scale: 'n',
    positions: ['i/n', '(-1)^i', 'n'],
    lookup: null,
  },
  {
    ...byPosition,
    id: 'theorem-13c',
    fragment: 'TL[⊖]',
    temperature: '1/i^2',
    scale: '1',
    positions: ['(-1)^i'],
    lookup: null,
  },
  {
    ...byPosition,
    id: 'theorem-13d',
    fragment: 'TL[⊖]',
    temperature: '1',
    scale: 'i^2',
    positions: ['(-1)^i', 'i^2'],
    lookup: null,
  },
  {
    ...byLength,
    id: 'theorem-15a',
    fragment: 'TL[S,U]',
    temperature: '1/n',
    scale: '1',
    positions: ['i/n'],
    lookup: null,
  },
  {
    ...byLength,
    id: 'theorem-15b',
    fragment: 'TL[S,U]',
    temperature: '1',
    scale: 'n',
    positions: ['i/n', 'n'],
    lookup: null,
  },
  {
    ...byPosition,
    id: 'theorem-16a',
    fragment: 'TL[S]',
    temperature: '1/i^2',
    scale: '1',
    positions: ['1/i'],
    lookup: null,
  },
  {
    ...byPosition,
    id: 'theorem-16b',
    fragment: 'TL[S]',
    temperature: '1',
    scale: 'i^2',
    positions: ['1/i', 'i^2'],
    lookup: null,
  },
  {
    ...byLength,
    id: 'corollary-17a',
    fragment: 'LTL',
    temperature: '1/n',
    scale: '1',
    positions: ['i/n', '(-1)^i'],
    lookup: null,
  },
  {
    ...byLength,
    id: 'corollary-17b',
    fragment: 'LTL',
    temperature: '1',
    scale: 'n',
    positions: ['i/n', '(-1)^i', 'n'],
    lookup: null,
  },
  {
    ...byPosition,
    id: 'corollary-18a',
    fragment: 'TL[⊖,S]',
    temperature: '1/i^2',
    scale: '1',
    positions: ['(-1)^i'],
    lookup: null,
  },
  {
    ...byPosition,
    id: 'corollary-18b',
    fragment: 'TL[⊖,S]',
    temperature: '1',
    scale: 'i^2',
    positions: ['(-1)^i', 'i^2'],
    lookup: null,
  },
  {
    ...noTies,
    id: 'theorem-20a',
    fragment: 'TL[#←,#→,+,Mon]',
    temperature: '1/n',
    positions: ['1/i', '1/(n-i+1)', 'i', 'i^2'],
    lookup: ['i', 'i^2'],
    isFutureMasked: false,
  },
  {
    ...noTies,
    id: 'theorem-20b',
    fragment: 'TL[#←,#→,+,Mon]',
    temperature: '1',
    positions: ['1/i', '1/(n-i+1)', 'i', 'i*n', 'i^2*n'],
    lookup: ['i*n', 'i^2*n'],
    isFutureMasked: false,
  },
  {
    ...noTies,
    id: 'theorem-21',
    fragment: 'TL[#←,+,Mon]',
    temperature: '1/i',
    positions: ['1/i', 'i', 'i^2'],
    lookup: ['i', 'i^2'],
    isFutureMasked: true,
  },
  {
    ...byLength,
    id: 'corollary-22a',
    fragment: 'LTL[#←,#→,+,Mon]',
    temperature: '1/n',
    scale: '1',
    positions: ['(-1)^i', 'i/n', 'i', 'i^2'],
    lookup: ['i', 'i^2'],
  },
  {
    ...byLength,
    id: 'corollary-22b',
    fragment: 'LTL[#←,#→,+,Mon]',
    temperature: '1',
    scale: 'n',
    positions: ['(-1)^i', 'i/n', 'i', 'n', 'i*n', 'i^2*n'],
    lookup: ['i*n', 'i^2*n'],
  },
  {
    ...byPosition,
    id: 'corollary-23',
    fragment: 'TL[⊖,S,#←,+,Mon]',
    temperature: '1/i^2',
    scale: '1',
    positions: ['(-1)^i', 'i', 'i^2'],
    lookup: ['i', 'i^2'],
  },
] as const satisfies readonly Statement[]

export type StatementId = (typeof STATEMENTS)[number]['id']

/** @example statementOf('theorem-12a').temperature // '1/n' */
export function statementOf(id: StatementId): Statement {
  const found = STATEMENTS.find((statement) => statement.id === id)
  if (found === undefined) throw new RangeError(`there is no construction for ${id}`)
  return found
}

/** @example isStatementId('theorem-12c') // false */
export const isStatementId = (text: string): text is StatementId => STATEMENTS.some(({ id }) => id === text)
