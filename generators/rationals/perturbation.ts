// Perturbations of n vectors of dimension d, each of ℓ1 norm at most ε (Lemmas 25 and 31–33; d = 1 for scores). The worst
// ones are corners, where the whole of ε is in one coordinate. Written `(1/2 0, 0 -1/2) epsilon 1/2`.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { enumerateLengths, type Follower, followerOf } from '../line.ts'
import { listsOver } from '../lists.ts'
import { type GammaOptions, gammaRange, simplerGammas } from './gamma.ts'
import { parseList, parseParts, printList, printParts } from './list-text.ts'
import { isRational, nudge, rationalSize, simplerRationals } from './rational.ts'
import { isRationalList } from './rational-list.ts'

type Vector = readonly Rational[]

/** @example const none: Perturbation = { epsilon: rational.one, vectors: [[rational.zero], [rational.zero]] } */
export interface Perturbation {
  readonly epsilon: Rational
  /** One per position, all of the same dimension. */
  readonly vectors: readonly Vector[]
}

/** @example const options: PerturbationOptions = { minLength: 3, maxLength: 3 } */
export interface PerturbationOptions {
  /** The least length. Default: 1. */
  readonly minLength?: number
  /** The greatest length that is drawn; longer ones are read and shrunk too. Default: 8. */
  readonly maxLength?: number
  /** The range of ε. Default: 1/1000 to 1, as Lemma 31 asks. */
  readonly epsilon?: GammaOptions
}

/**
 * @example
 * const [{ vectors }] = fc.sample(perturbations(2, { minLength: 3, maxLength: 3 }).arbitrary, { numRuns: 1, seed: 1 })
 * vectors.map((vector) => vector.length) // [2, 2, 2]
 */
export function perturbations(dimension: number, options: PerturbationOptions = {}): Follower<Perturbation> {
  const { minLength = 1, maxLength = 8 } = options
  const epsilons = gammaRange({ most: rational.one, ...options.epsilon })
  if (dimension < 1) throw new RangeError(`a vector has at least one coordinate: the dimension is ${dimension}`)
  const zeros = several(dimension, () => rational.zero)
  const corner = (k: number, mass: Rational): Vector => zeros.with(k, mass)
  const { simplest } = epsilons
  const corners = [zeros, ...zeros.flatMap((_, k) => [corner(k, simplest), corner(k, rational.negate(simplest))])]
  const flaw = ({ epsilon, vectors }: Perturbation): string | undefined => {
    if (!epsilons.contains(epsilon)) return `epsilon ${rational.print(epsilon)} is out of range`
    const odd = vectors.findIndex((vector) => vector.length !== dimension)
    if (odd >= 0) return `vector ${odd + 1} has dimension ${vectors[odd].length}, expected ${dimension}`
    const large = vectors.findIndex((vector) => rational.compare(norm(vector), epsilon) > 0)
    return large < 0 ? undefined : `vector ${large + 1} has norm ${rational.print(norm(vectors[large]))}`
  }
  return followerOf({
    minLength,
    maxLength,
    isShaped: isPerturbation,
    flaw,
    follow(random, n) {
      const epsilon = epsilons.draw(random)
      const one = random.nextInt(0, dimension - 1)
      const place = random.nextInt(0, Math.max(0, n - 1))
      const anyCorner = (): Vector =>
        corner(random.nextInt(0, dimension - 1), oneOf(random, [epsilon, rational.negate(epsilon)]))
      const vectorAt = oneOf<(k: number) => Vector>(random, [
        anyCorner,
        () => corner(one, epsilon),
        (k) => corner(one, k % 2 === 0 ? epsilon : rational.negate(epsilon)),
        (k) => (k === place ? anyCorner() : zeros),
        (k) => (k === place ? corner(one, rational.negate(epsilon)) : corner(one, epsilon)),
        () => spread(dimension, epsilon, random),
        () => (oneIn(random, 2) ? anyCorner() : spread(dimension, epsilon, random)),
      ])
      return { epsilon, vectors: several(n, vectorAt) }
    },
    fit: ({ epsilon, vectors }, n) => ({ epsilon, vectors: several(n, (k) => vectors[k] ?? zeros) }),
    length: ({ vectors }) => vectors.length,
    reversed: ({ epsilon, vectors }) => ({ epsilon, vectors: vectors.toReversed() }),
    outstanding: () => [],
    cut: ({ epsilon, vectors }, start, count) => ({ epsilon, vectors: vectors.toSpliced(start, count) }),
    simplerInPlace,
    size: ({ epsilon, vectors }) =>
      rationalSize(epsilon) + vectors.reduce((size, vector) => size + 1 + vectorSize(vector), 0),
    print: ({ epsilon, vectors }) =>
      printParts(`(${vectors.map((vector) => printList(vector).slice(1, -1)).join(', ')})`, {
        epsilon: rational.print(epsilon),
      }),
    read(line) {
      const [inside, epsilon] = parseParts(line, ['epsilon'])
      const vectors = inside === '()' ? [] : inside.slice(1, -1).split(',')
      return { epsilon: rational.parse(epsilon), vectors: vectors.map((vector) => parseList(`(${vector})`)) }
    },
    small: enumerateLengths(
      { minLength, maxLength },
      function* (n) {
        for (const vectors of listsOver(corners, n)) yield { epsilon: simplest, vectors }
      },
      (longest) =>
        `perturbations of ${minLength} to ${longest} vectors of dimension ${dimension} that are 0 or a corner, epsilon ${rational.print(simplest)}`,
    ),
    neighbour(c, random) {
      const varied = neighbour(c, corner, random)
      const most = Math.max(maxLength, c.vectors.length)
      return varied.vectors.length >= minLength && varied.vectors.length <= most && flaw(varied) === undefined
        ? varied
        : c
    },
  })
}

const scale = (vectors: readonly Vector[], factor: Rational): Vector[] =>
  vectors.map((vector) => vector.map((entry) => rational.multiply(entry, factor)))

const norm = (vector: Vector): Rational => rational.sum(vector.map(rational.absolute))

/** First coordinates are the simplest. */
const vectorSize = (vector: Vector): number =>
  vector.reduce((size, entry, k) => size + (rational.isZero(entry) ? 0 : 1 + k + rationalSize(entry)), 0)

const isPerturbation = (value: unknown): value is Perturbation =>
  typeof value === 'object' &&
  value !== null &&
  'epsilon' in value &&
  isRational(value.epsilon) &&
  'vectors' in value &&
  Array.isArray(value.vectors) &&
  value.vectors.every(isRationalList)

/** Mass in several coordinates, in eighths of ε: all of it, or less. */
function spread(dimension: number, epsilon: Rational, random: Random): Vector {
  const eighths = several(dimension, () => 0)
  for (let left = oneOf(random, [8, random.nextInt(0, 8)]); left > 0; left--) {
    eighths[random.nextInt(0, dimension - 1)] += 1
  }
  const sign = (count: number): Rational => rational.of(oneIn(random, 2) ? count : -count, 8)
  return eighths.map((count) => rational.multiply(epsilon, sign(count)))
}

function* simplerInPlace({ epsilon, vectors }: Perturbation): IterableIterator<Perturbation> {
  yield { epsilon, vectors: vectors.map((vector) => vector.map(() => rational.zero)) }
  for (const simpler of simplerGammas(epsilon)) {
    yield { epsilon: simpler, vectors: scale(vectors, rational.divide(simpler, epsilon)) }
    yield { epsilon: simpler, vectors }
  }
  for (const [k, vector] of vectors.entries()) {
    for (const simpler of simplerVectors(vector, epsilon)) yield { epsilon, vectors: vectors.with(k, simpler) }
  }
}

/** Nothing, all mass in the first coordinate, one entry moved there, with all that is left of ε, or simpler. */
function* simplerVectors(vector: Vector, epsilon: Rational): IterableIterator<Vector> {
  const zeros = vector.map(() => rational.zero)
  const mass = norm(vector)
  const left = rational.subtract(epsilon, mass)
  yield zeros
  yield zeros.with(0, mass)
  yield zeros.with(0, rational.negate(mass))
  for (const [k, entry] of vector.entries()) {
    if (rational.isZero(entry)) continue
    if (rational.isZero(vector[0])) yield vector.with(k, rational.zero).with(0, entry)
    yield vector.with(k, rational.add(rational.absolute(entry), left))
    for (const simpler of simplerRationals(entry)) yield vector.with(k, simpler)
  }
}

function neighbour(
  { epsilon, vectors }: Perturbation,
  corner: (k: number, mass: Rational) => Vector,
  random: Random,
): Perturbation {
  if (vectors.length === 0) return { epsilon, vectors }
  const k = random.nextInt(0, vectors.length - 1)
  const coordinate = random.nextInt(0, vectors[k].length - 1)
  const replace = (vector: Vector): Perturbation => ({ epsilon, vectors: vectors.with(k, vector) })
  switch (random.nextInt(0, 7)) {
    case 0:
      return { epsilon, vectors: vectors.toSpliced(k, 0, vectors[k]) }
    case 1:
      return { epsilon, vectors: vectors.toSpliced(k, 1) }
    case 2: {
      const varied = nudge(epsilon, rational.of(1, 4), [], random)
      return { epsilon: varied, vectors: scale(vectors, rational.divide(varied, epsilon)) }
    }
    case 3:
      return replace(corner(coordinate, oneOf(random, [epsilon, rational.negate(epsilon), rational.zero])))
    case 4:
      return replace(vectors[k].map(rational.negate))
    case 5:
      return replace(vectors[(k + 1) % vectors.length])
    default: {
      const eighth = rational.multiply(epsilon, rational.of(1, 8))
      return replace(vectors[k].with(coordinate, nudge(vectors[k][coordinate], eighth, [], random)))
    }
  }
}
