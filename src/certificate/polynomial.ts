// Exact polynomials in positions i, j, k and the length n, with u = n − i + 1, v = n − j + 1 and w = n − k + 1, in which powers may be
// negative: on 1 ≤ i, j, k ≤ n all seven are at least 1. All that schedules name, and all scores, are of this kind.
//
// Identity: a sum is 0 everywhere if, multiplied by the powers that are missing and with u, v, w written out, no term is left.
// Inequality: on a chain 1 ≤ x₁ ≤ x₂ ≤ … ≤ n the substitution x₁ = 1 + a, x₂ = x₁ + b (+ 1 where it is strict), … reaches every point with
// a, b, … ≥ 0; a polynomial in them without a negative coefficient is not negative. What was multiplied by is positive.
import { type Rational, rational } from '../numbers/index.ts'

const VARIABLES = ['i', 'j', 'k', 'n', 'u', 'v', 'w'] as const
type Variable = (typeof VARIABLES)[number]

interface Monomial {
  readonly powers: readonly number[]
  readonly factor: Rational
}

/** By the text of the powers; no factor is 0. */
export type Polynomial = ReadonlyMap<string, Monomial>

const NO_POWERS = VARIABLES.map(() => 0)

const collect = (monomials: Iterable<Monomial>): Polynomial => {
  const sum = new Map<string, Monomial>()
  for (const { powers, factor } of monomials) {
    const key = powers.join()
    const old = sum.get(key)
    const total = old === undefined ? factor : rational.add(old.factor, factor)
    if (rational.isZero(total)) sum.delete(key)
    else sum.set(key, { powers, factor: total })
  }
  return sum
}

export const ZERO: Polynomial = new Map()
export const constant = (factor: Rational): Polynomial => collect([{ powers: NO_POWERS, factor }])
export const ONE = constant(rational.one)

/** @example power('i', -2) // 1/i² */
export const power = (variable: Variable, exponent = 1): Polynomial =>
  collect([{ powers: VARIABLES.map((one) => (one === variable ? exponent : 0)), factor: rational.one }])

export const add = (a: Polynomial, b: Polynomial): Polynomial => {
  if (a.size === 0) return b
  return b.size === 0 ? a : collect([...a.values(), ...b.values()])
}

export const scale = (a: Polynomial, by: Rational): Polynomial =>
  rational.equal(by, rational.one)
    ? a
    : collect([...a.values()].map(({ powers, factor }) => ({ powers, factor: rational.multiply(factor, by) })))

export const subtract = (a: Polynomial, b: Polynomial): Polynomial => add(a, scale(b, rational.of(-1)))

export const multiply = (a: Polynomial, b: Polynomial): Polynomial =>
  collect(
    [...a.values()].flatMap((x) =>
      [...b.values()].map((y) => ({
        powers: x.powers.map((p, v) => p + y.powers[v]),
        factor: rational.multiply(x.factor, y.factor),
      })),
    ),
  )

export const product = (...factors: readonly Polynomial[]): Polynomial => factors.reduce(multiply, ONE)

/** The value of one that mentions no variable. */
export const constantOf = (a: Polynomial): Rational | undefined => {
  if (a.size === 0) return rational.zero
  return a.size === 1 ? a.get(NO_POWERS.join())?.factor : undefined
}

const at = (variable: Variable): number => VARIABLES.indexOf(variable)

/** The terms that mention j or v. */
export const dependingOnJ = (a: Polynomial): Polynomial =>
  collect([...a.values()].filter(({ powers }) => powers[at('j')] !== 0 || powers[at('v')] !== 0))

/** The same with two positions exchanged, and their mirror images: a(j) for an a(i) without j. */
export const exchanged = (a: Polynomial, x: 'i' | 'j', y: 'j' | 'k'): Polynomial => {
  const mirror = at('u') - at('i')
  const other = (v: number): number => {
    const [one, two] = [v % mirror === at(x), v % mirror === at(y)]
    return one ? v - at(x) + at(y) : two ? v - at(y) + at(x) : v
  }
  return collect(
    [...a.values()].map(({ powers, factor }) => ({ powers: powers.map((_, v) => powers[other(v)]), factor })),
  )
}

/** The part of a that has j to this power, divided by it. */
export const coefficientOfJ = (a: Polynomial, exponent: number): Polynomial =>
  multiply(collect([...a.values()].filter(({ powers }) => powers[at('j')] === exponent)), power('j', -exponent))

/** Times the powers that make all exponents natural. */
function cleared(a: Polynomial): Polynomial {
  const missing = VARIABLES.map((_, v) => [...a.values()].reduce((least, { powers }) => Math.min(least, powers[v]), 0))
  return multiply(a, collect([{ powers: missing.map((p) => -p), factor: rational.one }]))
}

/** With polynomials in the place of the variables; exponents must be natural. */
function substituted(a: Polynomial, images: readonly Polynomial[]): Polynomial {
  const powers = images.map((image) => [ONE, image])
  const powerOf = (v: number, exponent: number): Polynomial => {
    const known = powers[v]
    while (known.length <= exponent) known.push(multiply(known[known.length - 1], images[v]))
    return known[exponent]
  }
  return [...a.values()].reduce((sum, { powers: exponents, factor }) => {
    const factors = exponents.flatMap((exponent, v) => (exponent === 0 ? [] : [powerOf(v, exponent)]))
    return add(sum, scale(product(...factors), factor))
  }, ZERO)
}

/** n − x + 1 for the images of n and x. */
const mirrored = (n: Polynomial, x: Polynomial): Polynomial => add(subtract(n, x), ONE)

const withMirrors = ([i, j, k, n]: readonly Polynomial[]): Polynomial[] => [
  ...[i, j, k, n],
  ...[i, j, k].map((x) => mirrored(n, x)),
]

const THEMSELVES = withMirrors([power('i'), power('j'), power('k'), power('n')])

export const isZero = (a: Polynomial): boolean => a.size === 0 || substituted(cleared(a), THEMSELVES).size === 0

/** 1 ≤ first ≤ … ≤ n, where '<' before a variable makes it larger than the one before. @example ['k', '<j', 'i'] */
export type Chain = readonly (Variable | `<${Variable}`)[]

export function isNonNegative(a: Polynomial, chain: Chain): boolean {
  const images = new Map<string, Polynomial>()
  let last = ONE
  for (const [step, link] of [...chain, 'n' as const].entries()) {
    // Offsets are polynomials of their own, whose variables are numbered like the others.
    last = add(last, power(VARIABLES[step]))
    if (link.startsWith('<')) last = add(last, ONE)
    images.set(link.replace('<', ''), last)
  }
  const isStranger = (v: number): boolean => !images.has(VARIABLES[v]) && !images.has(VARIABLES[v - at('u')])
  if ([...a.values()].some(({ powers }) => powers.some((p, v) => p !== 0 && isStranger(v)))) return false
  const all = withMirrors(['i', 'j', 'k', 'n'].map((variable) => images.get(variable) ?? ONE))
  return [...substituted(cleared(a), all).values()].every(({ factor }) => rational.sign(factor) > 0)
}

/** The same text for the same polynomial. */
export const textOf = (a: Polynomial): string =>
  [...a]
    .map(([key, { factor }]) => `${rational.print(factor)}@${key}`)
    .toSorted()
    .join(' ')
