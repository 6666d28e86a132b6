// The transformer of Proposition 10: from the position embedding (−1)^i alone, uniform attention finds the first and the last
// position, and the means of those markers are 1/i and 1/(n − i + 1).
import { type Rational, rational } from '../../../src/numbers/index.ts'
import {
  type FeedForward,
  type Head,
  type Mask,
  type Model,
  matrix,
  type Scheduled,
  term,
  vector,
  zeroVector,
} from '../../../src/transformer/index.ts'

const COORDINATES = ['zero', '(-1)^i', 'left mean', 'right mean', 'first', 'last', '1/i', '1/(n-i+1)'] as const
export type Coordinate = (typeof COORDINATES)[number]

export const indexOf = (name: Coordinate): number => COORDINATES.indexOf(name)

const d = COORDINATES.length

const uniform = (mask: Mask, from: Coordinate, to: Coordinate, factor: Rational): Head => ({
  name: `mean of ${from}`,
  mask,
  weighting: 'softmax-tau',
  // Keys that are 0 at every position, rather than no keys: the scores are computed, divided by the temperature, and all equal.
  query: matrix(1, d, [[0, indexOf('(-1)^i'), rational.one]]),
  key: matrix(1, d, [[0, indexOf('zero'), rational.one]]),
  value: matrix(d, d, [[indexOf(to), indexOf(from), factor]]),
})

interface Unit {
  readonly from: Coordinate
  readonly sign: Rational
  readonly to: Coordinate
  readonly ramp: Ramp
}

/** height·ReLU(x − start). */
export interface Ramp {
  readonly start: Rational
  readonly height: Rational
}

/** Σ height·ReLU(sign·from − start) into `to`. */
const net = (units: readonly Unit[]): FeedForward => ({
  first: matrix(
    units.length,
    d,
    units.map(({ from, sign }, u) => [u, indexOf(from), sign]),
  ),
  firstBias: vector(
    units.length,
    units.map(({ ramp }, u) => [u, rational.negate(ramp.start)]),
  ),
  second: matrix(
    d,
    units.length,
    units.map(({ to, ramp }, u) => [indexOf(to), u, ramp.height]),
  ),
  secondBias: zeroVector(d),
})

const minusOne = rational.of(-1)

/** The mean of (−1)^{j+1} is 1 at i = 1 and at most 1/3 after, so g(x) = 2·ReLU(x − ½) tells them apart. */
const HALF: readonly Ramp[] = [{ start: rational.half, height: rational.of(2) }]

/** f(x) = 2·ReLU(x − ¼) − 2·ReLU(x − ¾), whose value at 1/3 is 1/6. */
export const LEMMA_9: readonly Ramp[] = [
  { start: rational.of(1, 4), height: rational.of(2) },
  { start: rational.of(3, 4), height: rational.of(-2) },
]

const markers = (ramps: readonly Ramp[]): FeedForward =>
  net(
    ramps.flatMap((ramp): Unit[] => [
      { from: 'left mean', sign: rational.one, to: 'first', ramp },
      // The last position may be odd or even: the mean is 1 or −1 there.
      { from: 'right mean', sign: rational.one, to: 'last', ramp },
      { from: 'right mean', sign: minusOne, to: 'last', ramp },
    ]),
  )

/** The construction, or one that marks by another sum of ramps. */
export const firstAndLast = (ramps: readonly Ramp[] = HALF): Model => ({
  name: 'first and last',
  coordinates: COORDINATES,
  embedding: { symbols: [], other: zeroVector(d) },
  schedule: { positions: [{ coordinate: indexOf('(-1)^i'), value: term('(-1)^i') }], temperature: term('1') },
  layers: [
    {
      name: 'markers',
      heads: [uniform('future', '(-1)^i', 'left mean', minusOne), uniform('past', '(-1)^i', 'right mean', minusOne)],
      feedForward: markers(ramps),
    },
    {
      name: 'reciprocals',
      heads: [uniform('future', 'first', '1/i', rational.one), uniform('past', 'last', '1/(n-i+1)', rational.one)],
      feedForward: null,
    },
  ],
  outputs: [indexOf('first'), indexOf('last'), indexOf('1/i'), indexOf('1/(n-i+1)')],
})

/** The same at temperature τ. */
export const at = (model: Model, temperature: Scheduled): Model => ({
  ...model,
  schedule: { ...model.schedule, temperature },
})
