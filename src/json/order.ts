// Texts in the same order on every machine.

/** By code units, and not as the machine's language has it. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The shortest first, equals by code units. */
export const byLength = (a: string, b: string): number => a.length - b.length || compare(a, b)
