// What BigInts lack of `Math`.

/** |a|. */
export const absolute = (a: bigint): bigint => (a < 0n ? -a : a)

/** @example [3n, -5n, 4n].reduce(bigint.least) // -5n */
export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** @example [3n, -5n, 4n].reduce(bigint.greatest) // 4n */
export const greatest = (a: bigint, b: bigint): bigint => (a > b ? a : b)
