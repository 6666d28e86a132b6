// The truth of formulas along one short word, as the bits of a number: a draw looks at it to prefer formulas that say something.
// Nothing is decided by it; `meaning` is the reference. Costs 0.1 µs per node.
import type { Random } from '../../src/engine/index.ts'
import { type Addend, compares, type Formula } from '../../src/logic/index.ts'
import { oneOf } from '../chance.ts'
import type { Direction } from './kinds.ts'

export interface Probe {
  readonly n: number
  /** Bit i−1 of a letter's number: whether it is at position i. */
  readonly letters: ReadonlyMap<string, number>
}

/** Bits of a column. */
export type Bits = number

/** Long enough for counts to differ, short enough for a number. */
const LENGTHS = [6, 14] as const

export function drawProbe(random: Random, alphabet: readonly string[]): Probe {
  const n = random.nextInt(...LENGTHS)
  const letters = new Map<string, number>()
  for (let i = 0; i < n; i++) {
    const letter = oneOf(random, alphabet)
    letters.set(letter, (letters.get(letter) ?? 0) | (1 << i))
  }
  return { n, letters }
}

export const everywhere = ({ n }: Probe): Bits => (1 << n) - 1

/** How often the truth changes along the word. */
export const changesOf = (bits: Bits, { n }: Probe): number => ones((bits ^ (bits >> 1)) & ((1 << (n - 1)) - 1))

export function ones(bits: Bits): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The truth of a node from that of its parts, in the order of `children`. */
export function bitsOf(node: Formula, parts: readonly Bits[], probe: Probe): Bits {
  const all = everywhere(probe)
  const [a, b] = parts
  switch (node.kind) {
    case 'constant':
      return node.value ? all : 0
    case 'letter':
      return probe.letters.get(node.symbol) ?? 0
    case 'predicate':
      return where(probe, (i) => node.predicate.holds(i, probe.n))
    case 'first':
      return 1
    case 'last':
      return 1 << (probe.n - 1)
    case 'not':
      return all & ~a
    case 'previous':
      return all & (a << 1)
    case 'next':
      return a >> 1
    case 'weak-previous':
      return all & ((a << 1) | 1)
    case 'weak-next':
      return (a >> 1) | (1 << (probe.n - 1))
    case 'once':
      return since(all, a, probe)
    case 'historically':
      return all & ~since(all, ~a, probe)
    case 'eventually':
      return until(all, a, probe)
    case 'always':
      return all & ~until(all, ~a, probe)
    case 'and':
      return parts.reduce((both, part) => both & part)
    case 'or':
      return parts.reduce((either, part) => either | part)
    case 'since':
      return since(a, b, probe)
    case 'until':
      return until(a, b, probe)
    case 'implies':
      return all & (~a | b)
    case 'iff':
      return all & ~(a ^ b)
    case 'predicate-of': {
      const counts = countsOf(node.count.direction, a, probe)
      return where(probe, (i) => node.predicate.holds(counts[i - 1], probe.n))
    }
    case 'compare': {
      const middle = node.left.filter(({ count }) => count !== null).length
      const left = valuesOf(node.left, parts.slice(0, middle), probe)
      const right = valuesOf(node.right, parts.slice(middle), probe)
      return where(probe, (i) => compares(node.operator, left[i - 1], right[i - 1]))
    }
  }
}

function where({ n }: Probe, holds: (i: number) => boolean): Bits {
  let bits = 0
  for (let i = 1; i <= n; i++) if (holds(i)) bits |= 1 << (i - 1)
  return bits
}

/** Non-strict, and the left side holds at the witness: at i it is left ∧ (right ∨ what it is at i−1). */
function since(left: Bits, right: Bits, { n }: Probe): Bits {
  let bits = 0
  for (let i = 0; i < n; i++) bits |= left & (right | (bits << 1)) & (1 << i)
  return bits
}

function until(left: Bits, right: Bits, { n }: Probe): Bits {
  let bits = 0
  for (let i = n - 1; i >= 0; i--) bits |= left & (right | (bits >> 1)) & (1 << i)
  return bits
}

/** The counts at positions 1..n. */
export function countsOf(direction: Direction, bits: Bits, { n }: Probe): number[] {
  const counts = new Array<number>(n).fill(0)
  let count = 0
  for (let k = 0; k < n; k++) {
    const i = direction === 'left' ? k : n - 1 - k
    count += (bits >> i) & 1
    counts[i] = count
  }
  return counts
}

/** The values of a term at positions 1..n. */
function valuesOf(term: readonly Addend<Formula>[], parts: readonly Bits[], probe: Probe): number[] {
  const sums = new Array<number>(probe.n).fill(0)
  let next = 0
  for (const { factor, count } of term) {
    const counts = count === null ? undefined : countsOf(count.direction, parts[next++], probe)
    for (let i = 0; i < probe.n; i++) sums[i] += Number(factor) * (counts?.[i] ?? 1)
  }
  return sums
}
