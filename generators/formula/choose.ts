// One of several formulas, preferably one that says something: whose truth varies along a random word.
import type { Random } from '../../src/engine/index.ts'
import type { Formula } from '../../src/logic/index.ts'
import { several } from '../chance.ts'
import type { Grammar } from './grammar.ts'
import { type Bits, bitsOf, changesOf, ones, type Probe } from './probe.ts'

/** What a draw has at hand. */
export interface Source {
  readonly random: Random
  readonly grammar: Grammar
  readonly probe: Probe
}

/** A formula and its truth along the probe. */
export interface Draft {
  readonly formula: Formula
  readonly bits: Bits
  /** Whether it may be the same everywhere: it counts something rare, or nothing. */
  readonly isMeant: boolean
}

/** One way to join parts. */
export interface Candidate {
  readonly formula: Formula
  readonly parts: readonly Draft[]
  readonly weight: number
}

/** What the truth of a formula should do along the probe: vary, or be false nearly everywhere, so that its count is 0. */
export type Wish = 'vary' | 'be rare'

/** More changes than these are no better: what counts changes seldom. */
const ENOUGH_CHANGES = 3
/** What says the same as one of its parts says little: it is chosen this many times less often. */
const SAME = 4

export function choose({ random, probe }: Source, candidates: readonly Candidate[], wish: Wish): Draft {
  const drafts = candidates.map(({ formula, parts, weight }) => {
    const bits = bitsOf(
      formula,
      parts.map((part) => part.bits),
      probe,
    )
    return { formula, bits, weight, score: weight * scoreOf(bits, parts, probe, wish) }
  })
  const isDull = drafts.every(({ score }) => score === 0)
  const { formula, bits } = drawWeighted(random, drafts, ({ weight, score }) => (isDull ? weight : score))
  return { formula, bits, isMeant: false }
}

function scoreOf(bits: Bits, parts: readonly Draft[], probe: Probe, wish: Wish): number {
  if (wish === 'be rare') return (probe.n - ones(bits)) ** 2
  const isSame = parts.some((part) => part.bits === bits)
  return Math.min(ENOUGH_CHANGES, changesOf(bits, probe)) / (isSame ? SAME : 1)
}

/** One of them, in proportion to their weights; the first if all weigh nothing. */
export function drawWeighted<T>(random: Random, items: readonly T[], weight: (item: T) => number): T {
  const total = items.reduce((sum, item) => sum + weight(item), 0)
  let left = (random.nextInt(0, 0xffffff) / 0x1000000) * total
  for (const item of items) {
    left -= weight(item)
    if (left < 0) return item
  }
  return items[0]
}

/** That many sizes of at least 1 with the sum; for two, all are equally likely. */
export function split(random: Random, sum: number, count: number): number[] {
  const cuts = several(count - 1, () => random.nextInt(0, sum - count)).sort((a, b) => a - b)
  return several(count, (k) => 1 + (cuts[k] ?? sum - count) - (cuts[k - 1] ?? 0))
}
