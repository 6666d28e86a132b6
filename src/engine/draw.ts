// Random cases as fast-check draws them, each with its number and the context in which it shrinks; and one of them again, by its path.
import fc from 'fast-check'
import type { ArbitraryLike } from './domain.ts'

/** Where a random case comes from. */
export interface Origin {
  /** fast-check's own, for shrinking. */
  readonly context: unknown
  /** Among all that were drawn, discarded ones included, from 0; then the simpler case that was chosen at every step. */
  readonly path: readonly number[]
}

/** Passes an arbitrary on to fast-check and keeps the value that was drawn last, with its context. */
export class Drawing<C> extends fc.Arbitrary<C> {
  last: fc.Value<C> | undefined
  private number: number
  private readonly source: ArbitraryLike<C>

  constructor(source: ArbitraryLike<C>, first = 0) {
    super()
    this.source = source
    this.number = first - 1
  }

  get origin(): Origin {
    return { context: this.last?.context, path: [this.number] }
  }

  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<C> {
    this.number += 1
    this.last = this.source.generate(random, biasFactor)
    return this.last
  }

  canShrinkWithoutContext(value: unknown): value is C {
    return this.source.canShrinkWithoutContext(value)
  }

  shrink(value: C, context: unknown): fc.Stream<fc.Value<C>> {
    return fc.stream(walk(this.source.shrink(value, context)))
  }
}

function* walk<T>(values: Iterable<T>): IterableIterator<T> {
  yield* values
}

/** Hands over the random cases from a number on, until one is answered with false. */
export function drawFrom<C>(
  arbitrary: ArbitraryLike<C>,
  seed: number,
  { first, most }: { readonly first: number; readonly most: number },
  take: (c: C, origin: Origin) => boolean,
): void {
  const drawing = new Drawing(arbitrary, first)
  fc.check(
    fc.property(drawing, (c) => take(c, drawing.origin)),
    { seed, path: `${first}`, numRuns: most, endOnFailure: true },
  )
}

/** The case at the path, as in fast-check: `17:0:2` is the third simpler case of the first of number 17. */
export function drawAt<C>(arbitrary: ArbitraryLike<C>, seed: number, text: string): { c: C; origin: Origin } {
  if (!/^\d+(:\d+)*$/.test(text)) throw new RangeError(`the path is "${text}": give numbers, such as 17:0:2`)
  const [number, ...steps] = text.split(':').map(Number)
  let at: fc.Value<C> | undefined
  drawFrom(arbitrary, seed, { first: number, most: 1 }, (c, { context }) => {
    at = new fc.Value(c, context)
    return true
  })
  for (const step of steps) at = at && nth(arbitrary.shrink(at.value_, at.context), step)
  if (at === undefined)
    throw new RangeError(`the path ${text} leads to no case: was it found with this seed and claim?`)
  return { c: at.value, origin: { context: at.context, path: [number, ...steps] } }
}

function nth<T>(values: Iterable<T>, index: number): T | undefined {
  let k = 0
  for (const value of values) if (k++ === index) return value
  return undefined
}
