// Integers in a range, such as lengths n: they shrink to the least, and are enumerated from it.
import { type Domain, domainOf, enumerate } from '../../src/engine/index.ts'
import { oneOf } from '../chance.ts'

const NEAR = 12

/** @example const options: IntegerOptions = { hasEnds: true } */
export interface IntegerOptions {
  /** Whether each end is drawn one time in three, as the first and the last position should be. Default: false. */
  readonly hasEnds?: boolean
}

/** @example fc.assert(fc.property(integers(1, 64).arbitrary, (n) => 1 <= n && n <= 64)) */
export function integers(least: number, most: number, { hasEnds = false }: IntegerOptions = {}): Domain<number> {
  const last = (size: number): number => Math.min(most, least + size)
  return domainOf({
    draw(random) {
      const anywhere = random.nextInt(least, most)
      return hasEnds ? oneOf(random, [least, anywhere, most]) : anywhere
    },
    isShaped: (value) => typeof value === 'number',
    flaw: (c) =>
      Number.isInteger(c) && least <= c && c <= most ? undefined : `expected an integer from ${least} to ${most}`,
    /** The least, then half the way, then less and less of it; then the next few, since a hypothesis may forbid every other. */
    *simpler(c) {
      for (let step = c - least; step > 0; step = Math.floor(step / 2)) yield c - step
      for (let step = 2; step <= NEAR; step++) yield c - step
    },
    print: String,
    read: (line) => (/^-?\d+$/.test(line) ? Number(line) : Number.NaN),
    size: (c) => c - least,
    small: enumerate({
      *upTo(size) {
        for (let c = least; c <= last(size); c++) yield c
      },
      cases: (size) => `integers from ${least} to ${last(size)}`,
      isWhole: (size) => last(size) === most,
    }),
    neighbour(c, random) {
      const step = 2 ** random.nextInt(0, Math.max(0, 31 - Math.clz32(most - least)))
      const moved = random.nextInt(0, 1) === 0 ? c + step : c - step
      return Math.min(most, Math.max(least, moved))
    },
  })
}
