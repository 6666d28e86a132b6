// Fragments of the logic, as the theorems are stated for them: which operators a formula needs once sugar is gone, and which of its
// parts a fragment lacks.
import { type Count, type CountTerm, children, type Formula, type Semantics } from './formula.ts'

export const FEATURES = [
  'previous',
  'next',
  'since',
  'until',
  'count-left',
  'count-right',
  'comparison',
  'predicate',
] as const
/**
 * What a fragment may lack; constants, letters and Boolean connectives are in each of them.
 * @example const features: readonly Feature[] = ['previous', 'since']
 */
export type Feature = (typeof FEATURES)[number]

/** @example const fragment: Fragment = { name: 'mine', features: ['previous', 'since'] } */
export interface Fragment {
  readonly name: string
  readonly features: readonly Feature[]
}

const fragment = (name: string, ...features: readonly Feature[]): Fragment => ({ name, features })
const COUNTING = ['count-left', 'comparison', 'predicate'] as const

/** By the names that the paper gives them. LTL is TL[⊖,⊕,S,U]. @example FRAGMENTS['TL[⊖]'].features // ['previous'] */
export const FRAGMENTS = {
  'TL[⊖,⊕]': fragment('TL[⊖,⊕]', 'previous', 'next'),
  'TL[⊖]': fragment('TL[⊖]', 'previous'),
  'TL[S,U]': fragment('TL[S,U]', 'since', 'until'),
  'TL[S]': fragment('TL[S]', 'since'),
  LTL: fragment('LTL', 'previous', 'next', 'since', 'until'),
  'TL[⊖,S]': fragment('TL[⊖,S]', 'previous', 'since'),
  'TL[#←,#→,+,Mon]': fragment('TL[#←,#→,+,Mon]', 'count-right', ...COUNTING),
  'TL[#←,+,Mon]': fragment('TL[#←,+,Mon]', ...COUNTING),
  'LTL[#←,#→,+,Mon]': fragment('LTL[#←,#→,+,Mon]', ...FEATURES),
  'TL[⊖,S,#←,+,Mon]': fragment('TL[⊖,S,#←,+,Mon]', 'previous', 'since', ...COUNTING),
} satisfies Readonly<Record<string, Fragment>>
export type FragmentName = keyof typeof FRAGMENTS

/** @example fragmentIncludes(FRAGMENTS['TL[⊖]'], featuresOf(formula('first'))) // true */
export const fragmentIncludes = ({ features }: Fragment, needed: Iterable<Feature>): boolean =>
  [...needed].every((feature) => features.includes(feature))

/** Whether every formula of the one is one of the other. @example fragmentIsBelow(FRAGMENTS['TL[S]'], FRAGMENTS.LTL) // true */
export const fragmentIsBelow = (lower: Fragment, upper: Fragment): boolean => fragmentIncludes(upper, lower.features)

/** What is needed for what a formula desugars to. @example featuresOf(formula('H Q_a'), 'strict') // new Set(['since']) */
export function featuresOf(formula: Formula, semantics: Semantics = 'paper'): ReadonlySet<Feature> {
  const features = new Set<Feature>()
  for (const node of inOrderOfText(formula)) for (const feature of ownFeatures(node, semantics)) features.add(feature)
  return features
}

export interface Lack {
  readonly part: Formula
  readonly feature: Feature
}

/**
 * What a formula needs and the fragment lacks, each feature once, with the first part of the text that needs it, and of parts that
 * begin together the largest. @example lacking(formula('Q_a & X Q_b'), FRAGMENTS['TL[⊖]']) // next, because of X Q_b
 */
export function lacking(formula: Formula, { features }: Fragment, semantics: Semantics = 'paper'): readonly Lack[] {
  const lacks = new Map<Feature, Formula>()
  for (const node of inOrderOfText(formula)) {
    for (const feature of ownFeatures(node, semantics)) {
      if (!features.includes(feature) && !lacks.has(feature)) lacks.set(feature, node)
    }
  }
  return [...lacks].map(([feature, part]) => ({ part, feature }))
}

/** Every part once, wholes before their parts; without recursion, as in `fold`. */
function inOrderOfText(formula: Formula): ReadonlySet<Formula> {
  const visited = new Set<Formula>()
  const open: Formula[] = [formula]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (visited.has(node)) continue
    visited.add(node)
    for (const part of children<Formula>(node).toReversed()) open.push(part)
  }
  return visited
}

/** Of the operator itself, whatever stands below it. */
function ownFeatures(node: Formula, semantics: Semantics): readonly Feature[] {
  switch (node.kind) {
    case 'constant':
    case 'letter':
    case 'not':
    case 'and':
    case 'or':
    case 'implies':
    case 'iff':
      return []
    case 'previous':
    case 'weak-previous':
    case 'first':
      return ['previous']
    case 'next':
    case 'weak-next':
    case 'last':
      return ['next']
    case 'since':
      return semantics === 'strict' ? ['since', 'previous'] : ['since']
    case 'until':
      return semantics === 'strict' ? ['until', 'next'] : ['until']
    // Reflexive under all semantics.
    case 'once':
    case 'historically':
      return ['since']
    case 'eventually':
    case 'always':
      return ['until']
    case 'predicate':
      return ['predicate']
    case 'predicate-of':
      return ['predicate', counting(node.count)]
    case 'compare':
      return ['comparison', ...countings(node.left), ...countings(node.right)]
  }
}

const counting = ({ direction }: Count<Formula>): Feature => (direction === 'left' ? 'count-left' : 'count-right')

const countings = (term: CountTerm<Formula>): Feature[] =>
  term.flatMap(({ count }) => (count === null ? [] : [counting(count)]))

/** @example featureText('previous') // '⊖ (previous)' */
export function featureText(feature: Feature): string {
  switch (feature) {
    case 'previous':
      return '⊖ (previous)'
    case 'next':
      return '⊕ (next)'
    case 'since':
      return 'S (since)'
    case 'until':
      return 'U (until)'
    case 'count-left':
      return '#← (a count of positions up to here)'
    case 'count-right':
      return '#→ (a count of positions from here on)'
    case 'comparison':
      return '< (a comparison of counts)'
    case 'predicate':
      return 'θ (a numerical predicate)'
  }
}
