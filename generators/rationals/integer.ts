// Integers in a range, such as lengths n: they shrink to the least, and are enumerated from it.
import type { Domain, Random } from '../../src/engine/index.ts'
import { arbitraryOf } from '../arbitrary.ts'
import { oneOf } from '../chance.ts'

const NEAR = 12

export interface IntegerOptions {
  /** Whether each end is drawn one time in three, as the first and the last position should be. Default: false. */
  readonly hasEnds?: boolean
}

/** @example integers(1, 64) */
export function integers(least: number, most: number, { hasEnds = false }: IntegerOptions = {}): Domain<number> {
  const contains = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most
  const size = (c: number): number => c - least
  const last = (scope: number): number => Math.min(most, least + scope)
  const draw = (random: Random): number => {
    const anywhere = random.nextInt(least, most)
    return hasEnds ? oneOf(random, [least, anywhere, most]) : anywhere
  }
  return {
    arbitrary: arbitraryOf({ draw, contains, simpler, size }),
    print: String,
    parse(line) {
      const value = Number(line)
      if (/^-?\d+$/.test(line) && contains(value)) return value
      throw new Error(`"${line}" is not an integer from ${least} to ${most}`)
    },
    size,
    small: {
      *upTo(scope) {
        for (let c = least; c <= last(scope); c++) yield c
      },
      scope: (scope) => `all ${last(scope) - least + 1} integers from ${least} to ${last(scope)}`,
      isWhole: (scope) => last(scope) === most,
    },
    neighbour(c, random) {
      const step = 2 ** random.nextInt(0, Math.max(0, 31 - Math.clz32(most - least)))
      const moved = random.nextInt(0, 1) === 0 ? c + step : c - step
      return Math.min(most, Math.max(least, moved))
    },
  }

  /** The least, then half the way, then less and less of it; then the next few, since a hypothesis may forbid every other. */
  function* simpler(c: number): IterableIterator<number> {
    for (let step = c - least; step > 0; step = Math.floor(step / 2)) yield c - step
    for (let step = 2; step <= NEAR; step++) yield c - step
  }
}
