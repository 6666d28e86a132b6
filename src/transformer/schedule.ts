// The part of a model that may depend on the length: position embeddings PE(i, n) and the temperature τ, exact rational
// functions: from a closed list that can be written to JSON, from tables, or any other, which becomes a table there. Weights never
// depend on n; only this does.
import type { Predicate } from '../logic/index.ts'
import { type Rational, rational } from '../numbers/index.ts'

/** Functions of the position i = 1..n and the length n. */
export type NamedTerm = keyof typeof NAMED

const inverse = (k: number | bigint): Rational => rational.of(1, k)
/** Exact, where a product of doubles is no longer an integer. */
const product = (...factors: readonly number[]): bigint => factors.reduce((all, k) => all * BigInt(k), 1n)

interface Term {
  /** null where it is the same everywhere. */
  readonly on: 'i' | 'n' | 'both' | null
  at(i: number, n: number): Rational
}

const NAMED = {
  '1': { on: null, at: () => rational.one },
  i: { on: 'i', at: (i) => rational.of(i) },
  'i^2': { on: 'i', at: (i) => rational.of(product(i, i)) },
  '1/i': { on: 'i', at: (i) => inverse(i) },
  '1/i^2': { on: 'i', at: (i) => inverse(product(i, i)) },
  n: { on: 'n', at: (_i, n) => rational.of(n) },
  '1/n': { on: 'n', at: (_i, n) => inverse(n) },
  '1/n^2': { on: 'n', at: (_i, n) => inverse(product(n, n)) },
  'i/n': { on: 'both', at: (i, n) => rational.of(i, n) },
  '(i/n)^2': { on: 'both', at: (i, n) => rational.of(product(i, i), product(n, n)) },
  'i*n': { on: 'both', at: (i, n) => rational.of(product(i, n)) },
  'i^2*n': { on: 'both', at: (i, n) => rational.of(product(i, i, n)) },
  '1/(n-i+1)': { on: 'both', at: (i, n) => inverse(n - i + 1) },
  '(-1)^i': { on: 'i', at: (i) => rational.of(i % 2 === 0 ? 1 : -1) },
  /** The marker of the first position. */
  '[i=1]': { on: 'i', at: (i) => rational.of(i === 1 ? 1 : 0) },
} satisfies Record<string, Term>

export const isNamedTerm = (text: string): text is NamedTerm => Object.hasOwn(NAMED, text)
export const NAMED_TERMS: readonly NamedTerm[] = Object.keys(NAMED).filter(isNamedTerm)

/** Whether a term changes with the position, or with the length. @example dependsOn('1/n', 'i') // false */
export const dependsOn = (name: NamedTerm, variable: 'i' | 'n'): boolean => {
  const { on } = NAMED[name]
  return on === 'both' || on === variable
}

/**
 * A value that may depend on i and n.
 * @example const temperature: Scheduled = { kind: 'by-length', rows: [{ n: 2, value: rational.half }] }
 */
export type Scheduled =
  /** times · term */
  | { readonly kind: 'term'; readonly term: NamedTerm; readonly times: Rational }
  /** One value for each length, the same at every position: τ of Theorem 26, or θ_n(0). */
  | { readonly kind: 'by-length'; readonly rows: readonly { readonly n: number; readonly value: Rational }[] }
  /** n values for each length, one per position: θ_n(i). */
  | {
      readonly kind: 'by-position'
      readonly rows: readonly { readonly n: number; readonly values: readonly Rational[] }[]
    }
  /** A numerical predicate, 1 where it holds: θ_n(i), or θ_n(0) at every position. */
  | { readonly kind: 'predicate'; readonly predicate: Predicate; readonly at: 'position' | 'zero' }
  /** Any function, for every length; in JSON it becomes a table. */
  | {
      readonly kind: 'function'
      readonly name: string
      at(i: number, n: number): Rational
    }

/** @example const temperature = term('1/n', rational.half) */
export const term = (name: NamedTerm, times: Rational = rational.one): Scheduled => ({
  kind: 'term',
  term: name,
  times,
})

export interface Schedule {
  /** What is added to the embedding of the symbol at position i, by coordinate. */
  readonly positions: readonly { readonly coordinate: number; readonly value: Scheduled }[]
  /** τ > 0, for heads with weighting `softmax-tau`. */
  readonly temperature: Scheduled
}

/** The value at position i of a word of length n. A table without that length is an error. */
export function scheduledAt(scheduled: Scheduled, i: number, n: number): Rational {
  switch (scheduled.kind) {
    case 'term':
      return rational.multiply(scheduled.times, NAMED[scheduled.term].at(i, n))
    case 'by-length':
      return rowFor(scheduled.rows, n).value
    case 'by-position':
      return rowFor(scheduled.rows, n).values[i - 1]
    case 'predicate':
      return predicateAt(scheduled, i, n)
    case 'function':
      return requireExact(scheduled.at(i, n), scheduled.name, i, n)
  }
}

const predicateAt = ({ predicate, at }: Extract<Scheduled, { kind: 'predicate' }>, i: number, n: number): Rational =>
  rational.of(predicate.holds(at === 'zero' ? 0 : i, n) ? 1 : 0)

/** What nobody can look at beforehand. */
function requireExact(value: unknown, name: string, i: number, n: number): Rational {
  if (rational.isRational(value)) return value
  const given = typeof value === 'object' ? 'an object' : String(value)
  throw new RangeError(
    `the function "${name}" of the schedule gives ${given} at i = ${i}, n = ${n}: give a Rational, such as rational.of(1, 2)`,
  )
}

/** τ at position i of a word of length n; one that is not positive is an error. */
export function temperatureAt(temperature: Scheduled, i: number, n: number): Rational {
  const tau = scheduledAt(temperature, i, n)
  if (rational.sign(tau) > 0) return tau
  throw new RangeError(`the temperature is ${rational.print(tau)} at i = ${i}, n = ${n}: it must be positive`)
}

/** The schedule with tables, up to a length, in the place of functions and predicates. */
export const tabulatedSchedule = ({ positions, temperature }: Schedule, longest: number): Schedule => ({
  positions: positions.map(({ coordinate, value }) => ({ coordinate, value: tableOf(value, longest) })),
  temperature: tableOf(temperature, longest),
})

function tableOf(scheduled: Scheduled, longest: number): Scheduled {
  if (scheduled.kind !== 'function' && scheduled.kind !== 'predicate') return scheduled
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1)
  return {
    kind: 'by-position',
    rows: upTo(longest).map((n) => ({ n, values: upTo(n).map((i) => scheduledAt(scheduled, i, n)) })),
  }
}

function rowFor<Row extends { readonly n: number }>(rows: readonly Row[], n: number): Row {
  const row = rows.find((r) => r.n === n)
  if (row !== undefined) return row
  const lengths = rows.map((r) => r.n).join(', ')
  throw new RangeError(
    `a table of the schedule has no row for n = ${n}; it has n = ${lengths === '' ? 'none' : lengths}`,
  )
}
