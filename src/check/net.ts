// The obligations of feed-forward nets: Lemma 9, whose input must be within ¼ of the integer that hard attention gives, and the markers of
// Proposition 10a and b.

import { netIn } from '../compile/index.ts'
import { interval, type Rational, rational } from '../numbers/index.ts'
import { type FeedForward, isExact, type Layer, type NetObligation, unitsOf } from '../transformer/index.ts'
import { isSameForm } from './head-view.ts'
import type { Ledger, Spot } from './ledger.ts'
import { difference, distance, type StreamRows } from './row-state.ts'

/** By approximate coordinate: what hard attention leaves there. */
export type HardColumns = ReadonlyMap<number, readonly Rational[] | undefined>

type Rounding = Extract<NetObligation, { kind: 'rounding' }>
type Marker = Extract<NetObligation, { kind: 'marker' }>

const QUARTER = rational.of(1, 4)
const THIRD = rational.of(1, 3)

/** `after` is the stream behind the layer: a net reads no coordinate that its own layer's net writes. */
export function checkRounding(
  obligation: Rounding,
  layer: Layer,
  after: StreamRows,
  hard: HardColumns,
  spot: (i: number) => Spot,
  ledger: Ledger,
): void {
  if (obligation.form.some(({ index }) => netIn(layer).includes(index))) {
    ledger.broken('lemma-9', spot(1), 'the net reads a coordinate that it also writes')
    return
  }
  if (!rounds(layer.feedForward, obligation)) {
    ledger.broken('lemma-9', spot(1), 'the net does not round the sum of its obligation')
    return
  }
  after.forEach((row, k) => {
    let exact = obligation.constant
    let total = interval.point(0)
    for (const { index, factor } of obligation.form) {
      const column = hard.get(index)
      const value = column === undefined ? row[index] : column[k]
      if (!isExact(value)) {
        ledger.broken('lemma-9', spot(k + 1), 'the net rounds an approximate coordinate whose hard value is unknown')
        return
      }
      exact = rational.add(exact, rational.multiply(factor, value))
      if (column !== undefined) {
        const error = difference(row[index], value)
        total = interval.add(total, interval.multiply(interval.fromRational(factor), error))
      }
    }
    const output = row[obligation.to]
    if (exact.denominator !== 1n) {
      ledger.broken('lemma-9', spot(k + 1), `hard attention gives ${rational.print(exact)}, which is not an integer`)
    }
    if (!isExact(output) || !(rational.isZero(output) || rational.equal(output, rational.one))) {
      ledger.broken('lemma-9', spot(k + 1), 'the net does not leave exactly 0 or 1')
    }
    const observed = interval.absolute(total)
    ledger.row('lemma-9', spot(k + 1), 'the error of the approximate Boolean', observed, interval.fromRational(QUARTER))
    ledger.margin(observed.hi === 0 ? 0.25 : interval.below(0.25 - observed.hi))
  })
}

const THREE_QUARTERS = rational.of(3, 4)
const TWO = rational.of(2)

/** Whether two units of the net make ±f(constant + form) at the coordinate: 2·ReLU(x − ¼) − 2·ReLU(x − ¾), or the negative. */
function rounds(net: FeedForward | null, { constant, form, to }: Rounding): boolean {
  if (net === null) return false
  const units = unitsOf(net).units.filter(({ inputs }) => isSameForm(inputs, form))
  // Two nets of one layer may round the same sum, for two coordinates.
  const height = (start: Rational): Rational => {
    const bias = rational.subtract(constant, start)
    const outputs = units.filter((unit) => rational.equal(unit.bias, bias)).flatMap((unit) => unit.outputs)
    return rational.sum(outputs.filter(({ index }) => index === to).map(({ factor }) => factor))
  }
  const [rising, falling] = [height(QUARTER), height(THREE_QUARTERS)]
  return rational.equal(rational.absolute(rising), TWO) && rational.equal(falling, rational.negate(rising))
}

export function checkMarker(obligation: Marker, after: StreamRows, spot: (i: number) => Spot, ledger: Ledger): void {
  const lemma = obligation.edge === 'first' ? 'proposition-10a' : 'proposition-10b'
  const n = after.length
  after.forEach((row, k) => {
    const isEdge = k + 1 === (obligation.edge === 'first' ? 1 : n)
    const [mean, output] = [row[obligation.from], row[obligation.to]]
    if (!isExact(mean) || !isExact(output) || !rational.equal(output, isEdge ? rational.one : rational.zero)) {
      ledger.broken(
        lemma,
        spot(k + 1),
        `the marker of the ${obligation.edge} position must be exactly ${isEdge ? 1 : 0}`,
      )
      return
    }
    // At most 1/3 away from the edge, at least 1 on it. To the left the mean is never below 0.
    const size = rational.absolute(mean)
    const [observed, bound] = isEdge ? [rational.one, size] : [size, THIRD]
    ledger.row(
      lemma,
      spot(k + 1),
      'the mean of (−1)^{j+1}',
      interval.fromRational(observed),
      distance(bound, rational.zero),
      () => ({
        observed,
        bound,
      }),
    )
  })
}
