// Ways to compare counts: factors, sides and a constant for some drawn formulas. The constant lies between the values that the
// rest takes along the probe, where it can.
import { oneIn, oneOf, several } from '../chance.ts'
import { type Candidate, type Draft, type Source, split } from './choose.ts'
import { directionsOf } from './grammar.ts'
import { type Direction, OPERATORS, DIRECTIONS as SIDES } from './kinds.ts'
import { comparison, opposite, type PlacedAddend } from './parts.ts'
import { countsOf } from './probe.ts'

const MOST_COUNTS = 4
/** Among this many ways to choose factors and constant, one nearly always varies. */
const ATTEMPTS = 4
/** One comparison in this many has no count. */
const COUNTLESS = 40
/** One comparison in this many has a count twice, and half of those cancel it. */
const TWICE = 6
/** One comparison in this many has factors ±1 only. */
const PLAIN = 4
/** One factor in this many is negative. */
const NEGATIVE = 5
/** One constant in this many is arbitrary. */
const ANY = 6

/** A count that is going to be compared. */
interface CountedPart {
  readonly part: Draft
  readonly direction: Direction
  readonly values: readonly number[]
}

/** Candidates of the size, which is at least 4. */
export function drawComparisons(source: Source, size: number, drawCounted: (size: number) => Draft): Candidate[] {
  const { random, grammar, probe } = source
  const directions = directionsOf(grammar.features)
  const isCountless = directions.length === 0 || oneIn(random, COUNTLESS)
  const count = isCountless ? 0 : random.nextInt(1, Math.min(MOST_COUNTS, Math.floor((size - 1) / 2)))
  const spare = size - 1 - 2 * count
  const hasConstant = count < 2 || (spare > 0 && oneIn(random, 2))
  const sizes = count === 0 ? [] : split(random, size - 1 - count - (hasConstant ? 1 : 0), count)
  const counted = sizes.map((partSize): CountedPart => {
    const part = drawCounted(partSize)
    const direction = oneOf(random, directions)
    return { part, direction, values: countsOf(direction, part.bits, probe) }
  })
  const isTwice = count >= 2 && oneIn(random, TWICE)
  const least = sizes.indexOf(Math.min(...sizes))
  const others = [...sizes.keys()].filter((k) => k !== least)
  const twin = isTwice ? oneOf(random, others) : undefined
  const counts = twin === undefined ? counted : counted.with(twin, counted[least])
  return several(ATTEMPTS, () => drawAttempt(source, counts, hasConstant, twin === undefined ? [] : [least, twin]))
}

function drawAttempt(
  source: Source,
  counts: readonly CountedPart[],
  hasConstant: boolean,
  twins: readonly number[],
): Candidate {
  const { random, grammar, probe } = source
  const largest = oneIn(random, PLAIN) ? 1 : grammar.largestFactor
  const factors = counts.map(
    () => Math.max(random.nextInt(1, largest), random.nextInt(1, largest)) * (oneIn(random, NEGATIVE) ? -1 : 1),
  )
  const sides = counts.map(() => oneOf(random, SIDES))
  const [one, other] = twins
  if (other !== undefined && oneIn(random, 2)) {
    factors[other] = factors[one]
    sides[other] = opposite(sides[one])
  }
  const isLopsided = sides.every((side) => side === sides[0])
  if (isLopsided && !hasConstant) sides[0] = opposite(sides[0])

  const placed = counts.map(
    ({ part, direction }, k): PlacedAddend => ({
      side: sides[k],
      addend: { factor: BigInt(factors[k]), count: { direction, of: part.formula } },
    }),
  )
  const leftMinusRight = several(probe.n, (i) =>
    counts.reduce((sum, { values }, k) => sum + values[i] * factors[k] * (sides[k] === 'left' ? 1 : -1), 0),
  )
  const side = isLopsided && counts.length > 0 ? opposite(sides[0]) : oneOf(random, SIDES)
  const constants = hasConstant ? [drawConstant(source, side, leftMinusRight)] : []
  const parts = SIDES.flatMap((wanted) => counts.filter((_, k) => sides[k] === wanted)).map(({ part }) => part)
  const operator = grammar.sugar ? oneOf(random, OPERATORS) : '<'
  return { formula: comparison(operator, [...placed, ...constants]), parts, weight: 1 }
}

/** left + c < right varies if −c lies among the values of left − right. */
function drawConstant({ random, grammar }: Source, side: Direction, leftMinusRight: readonly number[]): PlacedAddend {
  const largest = grammar.largestConstant
  const [least, most] = [
    Math.max(-largest, -Math.max(...leftMinusRight)),
    Math.min(largest, -Math.min(...leftMinusRight) - 1),
  ]
  const isAny = least > most || oneIn(random, ANY)
  const c = isAny ? random.nextInt(-largest, largest) : random.nextInt(least, most)
  return { side, addend: { factor: BigInt(side === 'left' ? c : -c), count: null } }
}
