// A seeded source of test data, so that the same points are tried on every machine (mulberry32).

export interface Random {
  /** An integer from 0 to n − 1. */
  below(n: number): number
  /** An integer from lo to hi. */
  within(lo: number, hi: number): number
  /** A bigint with exactly so many bits. */
  bits(length: number): bigint
  /** A double in [0, 1) with all its bits random. */
  unit(): number
  sign(): 1 | -1
  pick<T>(items: readonly T[]): T
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const unit = (): number => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53
  const below = (n: number): number => Math.floor(unit() * n)
  return {
    below,
    within: (lo, hi) => lo + below(hi - lo + 1),
    bits: (length) => {
      let value = 1n
      for (let have = 1; have < length; have += 32) value = (value << 32n) | BigInt(next())
      return value >> BigInt(value.toString(2).length - length)
    },
    unit,
    sign: () => (next() & 1 ? 1 : -1),
    pick: (items) => items[below(items.length)],
  }
}
