// A second opinion on formulas of ⊖ ⊕ since until and Booleans, made without the reference semantics: a tableau automaton. A state
// says of every subformula whether it holds here. Letters are read, Booleans and the past follow, ⊕ and until are guessed, and the
// next state confirms a guess or there is none. The conditions fix the columns of all nodes, parts before wholes, so a word has
// exactly one accepting run: the truth. For the same reason two runs on a prefix never end in the same state, so there are at most
// 2^f states at a position, f the number of ⊕ and until nodes, however many past nodes there are.
import { type Core, type CoreNode, share } from '../../src/logic/index.ts'

type LtlNode = Exclude<CoreNode<number>, { readonly kind: 'predicate' | 'predicate-of' | 'compare' }>

/** Bit k tells whether node k holds at the letter just read; null before the first letter. */
export type State = bigint | null

export interface LtlAutomaton {
  /** How many nodes `share` makes of the formula; states have a bit for each. */
  readonly size: number
  readonly initial: State
  /** The states that may follow on a letter. */
  readonly transition: (state: State, letter: string) => readonly State[]
  readonly accepting: (state: State) => boolean
}

/** Whether node k holds in a state; before the first letter, nothing does. */
export const holdsIn = (state: State, k: number): boolean => state !== null && ((state >> BigInt(k)) & 1n) === 1n

/**
 * The paper's since and until, whose left side holds at the witness, too:
 *
 *     ⊖φ at 1 ⇔ false     φ S ψ at 1 ⇔ φ ∧ ψ     ⊖φ at i+1 ⇔ φ at i     φ S ψ at i+1 ⇔ φ ∧ (ψ ∨ φ S ψ at i)
 *     ⊕φ at n ⇔ false     φ U ψ at n ⇔ φ ∧ ψ     ⊕φ at i ⇔ φ at i+1     φ U ψ at i   ⇔ φ ∧ (ψ ∨ φ U ψ at i+1)
 */
export function ltlAutomaton(formula: Core): LtlAutomaton {
  const nodes = share(formula).nodes.map(ltlNode)
  /** For each node, the ⊕ nodes that foretell it. */
  const foretelling = nodes.map((_, k) =>
    nodes.flatMap((node, next) => (node.kind === 'next' && node.of === k ? [next] : [])),
  )
  /** Whether the truth of node k is what the state before it guessed. */
  const confirms = (before: State, k: number, truth: boolean): boolean => {
    if (before === null) return true
    const node = nodes[k]
    if (node.kind === 'until') {
      const unfolded = holdsIn(before, node.left) && (holdsIn(before, node.right) || truth)
      if (holdsIn(before, k) !== unfolded) return false
    }
    return foretelling[k].every((next) => holdsIn(before, next) === truth)
  }
  return {
    size: nodes.length,
    initial: null,
    // Node by node, so that what contradicts an earlier guess goes before it is multiplied by later ones.
    transition: (before, letter) =>
      nodes.reduce<readonly bigint[]>(
        (states, node, k) =>
          states.flatMap((now) =>
            possible(node, k, now, before, letter)
              .filter((truth) => confirms(before, k, truth))
              .map((truth) => (truth ? now | (1n << BigInt(k)) : now)),
          ),
        [0n],
      ),
    accepting: (state) =>
      nodes.every((node, k) => {
        if (node.kind === 'next') return !holdsIn(state, k)
        if (node.kind !== 'until') return true
        return holdsIn(state, k) === (holdsIn(state, node.left) && holdsIn(state, node.right))
      }),
  }
}

/** What node k may be, from its parts here and the state before. */
function possible(node: LtlNode, k: number, now: bigint, before: State, letter: string): readonly boolean[] {
  const here = (part: number): boolean => holdsIn(now, part)
  switch (node.kind) {
    case 'constant':
      return [node.value]
    case 'letter':
      return [letter === node.symbol]
    case 'not':
      return [!here(node.of)]
    case 'and':
      return [node.parts.every(here)]
    case 'or':
      return [node.parts.some(here)]
    case 'previous':
      return [holdsIn(before, node.of)]
    case 'since':
      return [here(node.left) && (here(node.right) || holdsIn(before, k))]
    case 'next':
      return [false, true]
    case 'until':
      // Only while φ holds and ψ does not is φ U ψ left to the future.
      return here(node.left) && !here(node.right) ? [false, true] : [here(node.left)]
  }
}

function ltlNode(node: CoreNode<number>): LtlNode {
  switch (node.kind) {
    case 'predicate':
    case 'predicate-of':
    case 'compare':
      throw new Error(`a formula has a ${node.kind} node: the automaton knows letters, Booleans, ⊖, ⊕, since and until`)
    default:
      return node
  }
}

/** The states after each letter on the only accepting run: what can be reached, pruned from the end to what can accept. */
export function onlyRun({ initial, transition, accepting }: LtlAutomaton, word: readonly string[]): readonly State[] {
  /** For each position, the states reached there and where from. */
  const layers: Map<State, State[]>[] = [new Map([[initial, []]])]
  for (const [i, letter] of word.entries()) {
    const layer = new Map<State, State[]>()
    for (const before of layers[i].keys()) {
      for (const now of transition(before, letter)) layer.set(now, [...(layer.get(now) ?? []), before])
    }
    layers.push(layer)
  }
  const run: State[] = []
  let alive = [...layers[word.length].keys()].filter(accepting)
  for (const [i, layer] of [...layers.entries()].reverse()) {
    if (alive.length !== 1) {
      throw new Error(`"${word.join('')}" has ${alive.length} states at position ${i} that lead to acceptance, not one`)
    }
    run.unshift(alive[0])
    alive = layer.get(alive[0]) ?? []
  }
  return run.slice(1)
}

/** For each node of `share(formula)`, its truth at positions 1..n, from index 0. */
export function ltlTruth(formula: Core, word: readonly string[]): boolean[][] {
  const automaton = ltlAutomaton(formula)
  const run = onlyRun(automaton, word)
  return Array.from({ length: automaton.size }, (_, k) => run.map((state) => holdsIn(state, k)))
}
