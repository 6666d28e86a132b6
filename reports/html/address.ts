// Addresses on the page. A claim has its key; everything else, and a key with an underscore, has a prefix that ends in one: keys that name
// files have none, and so whatever a claim is called, its address is its own.

type Part = 'page' | 'view' | 'statement' | 'claim' | 'erratum' | 'mutant' | 'mutants' | 'standing' | 'trace'

/** @example partId('statement', 'lemma-8') // statement_lemma-8 */
export const partId = (part: Part, name: string): string => `${part}_${name}`

/** @example claimId('lemma-8a.printed') // lemma-8a.printed */
export const claimId = (key: string): string => (key.includes('_') ? partId('claim', key) : key)
