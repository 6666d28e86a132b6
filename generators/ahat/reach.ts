// A gap that is read off the weights, without running a word. Every coordinate stays on a grid, base + multiples of step: from
// the embeddings on, through means of up to n values, and through nets, which are run on all values where these are few, so that
// a net that rounds is seen to round. Then scores of one row differ by multiples of a number, and that number is a gap
// (Proposition 24, made effective). Sound for every model and length; 0.1 ms for models drawn here.
import { type Rational, rational } from '../../src/numbers/index.ts'
import {
  type FeedForward,
  type Head,
  type Layer,
  type Mask,
  type Model,
  scheduledAt,
  type Vector,
} from '../../src/transformer/index.ts'
import { several } from '../chance.ts'

/** What one coordinate can be, at any position of any word: on a grid, and one of `values` where they are known. */
interface Reach {
  readonly base: bigint
  /** 0: always the base. */
  readonly step: bigint
  readonly values: readonly bigint[] | undefined
}

/** In units of 1/denominator. */
interface Reachable {
  readonly denominator: bigint
  readonly coordinates: readonly Reach[]
}

/** For bits and the lengths that can be run; some nets are then tried on that many values, at a microsecond each. */
const MOST_VALUES = 4096

/**
 * γ² for a gap γ on all words of length n; undefined where every row ties. Beyond `most` values of a coordinate, or inputs of a net,
 * only the grid is kept, and a net that rounds them is not seen to. @example derivedSquare(ahat, 4) // 1/16
 */
export function derivedSquare(model: Model, n: number, most: number = MOST_VALUES): Rational | undefined {
  let least: Rational | undefined
  let reachable = embed(model, n, most)
  for (const [index, layer] of model.layers.entries()) {
    for (const head of layer.heads) {
      const step = widest(head.mask, n) < 2 ? rational.zero : scoreStep(head, reachable)
      const square = rational.divide(rational.power(step, 2), rational.of(head.query.rows))
      if (!rational.isZero(square)) least = least === undefined ? square : rational.minimum(least, square)
    }
    // No score is read from what the last layer writes.
    if (index < model.layers.length - 1) reachable = after(layer, reachable, n, most)
  }
  return least
}

/** The most positions that a position sees. */
const widest = (mask: Mask, n: number): number => n - (isStrict(mask) ? 1 : 0)
const isStrict = (mask: Mask): boolean => mask === 'strict-future' || mask === 'strict-past'

function embed({ embedding, schedule, coordinates }: Model, n: number, most: number): Reachable {
  const vectors = [
    ...embedding.symbols.map(({ vector }) => vector),
    ...(embedding.other === null ? [] : [embedding.other]),
  ]
  const dense = vectors.map((vector) => denseOf(vector))
  const places = new Map(schedule.positions.map(({ coordinate, value }) => [coordinate, value]))
  const held = coordinates.map((_, c) => {
    const place = places.get(c)
    const own = dense.map((row) => row[c])
    if (place === undefined) return own
    return several(n, (i) => scheduledAt(place, i + 1, n)).flatMap((p) => own.map((value) => rational.add(value, p)))
  })
  const { numerators, denominator } = rational.overCommonDenominator(held.flat())
  let start = 0
  return {
    denominator,
    coordinates: held.map(({ length }) => {
      start += length
      return reachOf(new Set(numerators.slice(start - length, start)), most)
    }),
  }
}

function denseOf({ size, entries }: Vector): Rational[] {
  const row = new Array<Rational>(size).fill(rational.zero)
  for (const { index, value } of entries) row[index] = value
  return row
}

function reachOf(values: ReadonlySet<bigint>, most: number): Reach {
  const [base = 0n, ...rest] = values
  const step = rest.reduce((common, value) => rational.gcd(common, value - base), 0n)
  return { base, step, values: values.size > most ? undefined : [...values] }
}

/** Σ factor·(coordinate index). */
type Form = readonly { readonly index: number; readonly factor: bigint }[]

interface Forms {
  readonly denominator: bigint
  /** A linear form and a constant for each row. */
  readonly rows: readonly { readonly form: Form; readonly constant: bigint }[]
}

/** The rows of a matrix, and of a bias, as integers over one denominator. */
function formsOf({ rows, entries }: Head['query'], bias?: Vector): Forms {
  const constants = bias?.entries ?? []
  const { numerators, denominator } = rational.overCommonDenominator([...entries, ...constants].map((e) => e.value))
  const forms = several(rows, (): { form: { index: number; factor: bigint }[]; constant: bigint } => ({
    form: [],
    constant: 0n,
  }))
  entries.forEach(({ row, column }, e) => {
    forms[row].form.push({ index: column, factor: numerators[e] })
  })
  constants.forEach(({ index }, e) => {
    forms[index].constant = numerators[entries.length + e]
  })
  return { denominator, rows: forms }
}

/*
 * s_ij − s_ij′ = Σ_r q_r(k_r − k′_r). Each q_r is a multiple of gcd(base, step) of its grid, each k_r − k′_r one of the step of its own.
 */
function scoreStep(head: Head, { denominator, coordinates }: Reachable): Rational {
  const queries = formsOf(head.query)
  const keys = formsOf(head.key)
  const step = queries.rows.reduce((common, { form }, r) => {
    const query = gridOf(form, coordinates)
    const key = gridOf(keys.rows[r].form, coordinates)
    return rational.gcd(common, rational.gcd(query.base, query.step) * key.step)
  }, 0n)
  return rational.of(step, queries.denominator * keys.denominator * denominator * denominator)
}

function gridOf(form: Form, coordinates: readonly Reach[]): Pick<Reach, 'base' | 'step'> {
  let [base, step] = [0n, 0n]
  for (const { index, factor } of form) {
    base += factor * coordinates[index].base
    step = rational.gcd(step, factor * coordinates[index].step)
  }
  return { base, step }
}

function after({ heads, feedForward }: Layer, before: Reachable, n: number, most: number): Reachable {
  const attended = heads.reduce((soFar, head) => sumOf(soFar, means(head, before, n, most), most), before)
  return reduce(feedForward === null ? attended : feed(feedForward, attended, most))
}

/** The mean of some of the values that a row sees, or 0 where it sees none. */
function means(head: Head, before: Reachable, n: number, most: number): Reachable {
  const seen = Math.max(1, widest(head.mask, n))
  const shares = several(seen, (k) => BigInt(k + 1)).reduce(rational.lcm, 1n)
  const { denominator, rows } = formsOf(head.value)
  return {
    denominator: before.denominator * denominator * shares,
    coordinates: rows.map(({ form }) => {
      const parts = form.map(({ index, factor }) => times(before.coordinates[index], factor))
      const mean = meanOf(
        parts.reduce((a, b) => plus(a, b, most), ZERO),
        BigInt(seen),
        shares,
        most,
      )
      return isStrict(head.mask) ? orZero(mean, most) : mean
    }),
  }
}

const ZERO: Reach = { base: 0n, step: 0n, values: [0n] }

const times = ({ base, step, values }: Reach, factor: bigint): Reach => ({
  base: base * factor,
  step: step * (factor < 0n ? -factor : factor),
  values: values?.map((value) => value * factor),
})

function plus(a: Reach, b: Reach, most: number): Reach {
  const isKnown = a.values !== undefined && b.values !== undefined && a.values.length * b.values.length <= most
  if (!isKnown) return { base: a.base + b.base, step: rational.gcd(a.step, b.step), values: undefined }
  const sums = new Set<bigint>()
  for (const x of a.values) for (const y of b.values) sums.add(x + y)
  return reachOf(sums, most)
}

const orZero = ({ base, step, values }: Reach, most: number): Reach =>
  values === undefined ? { base, step: rational.gcd(base, step), values } : reachOf(new Set([...values, 0n]), most)

/** A mean of t ≤ seen values least + k·step is least + step·k/t for some k, and not outside them; in units of 1/shares. */
function meanOf({ base, step, values }: Reach, seen: bigint, shares: bigint, most: number): Reach {
  const grid = { base: base * shares, step, values: undefined }
  if (values === undefined) return grid
  if (step === 0n) return { ...grid, values: [grid.base] }
  const least = values.reduce((a, b) => (a < b ? a : b))
  const greatest = values.reduce((a, b) => (a > b ? a : b))
  const steps = (greatest - least) / step
  if ((steps * seen * (seen + 1n)) / 2n > most) return grid
  const found = new Set<bigint>()
  for (let t = 1n; t <= seen; t++) {
    for (let k = 0n; k <= steps * t; k++) found.add(least * shares + step * k * (shares / t))
  }
  return reachOf(found, most)
}

function sumOf(a: Reachable, b: Reachable, most: number): Reachable {
  const denominator = rational.lcm(a.denominator, b.denominator)
  const [left, right] = [denominator / a.denominator, denominator / b.denominator]
  return {
    denominator,
    coordinates: a.coordinates.map((c, k) => plus(times(c, left), times(b.coordinates[k], right), most)),
  }
}

/** c + W₂·ReLU(W₁·c + b₁) + b₂, each coordinate on all values of what it depends on, if they are few. */
function feed(net: FeedForward, { denominator, coordinates }: Reachable, most: number): Reachable {
  const first = formsOf(net.first, net.firstBias)
  const second = formsOf(net.second, net.secondBias)
  const units = first.rows.map(({ form, constant }) => ({ form, bias: constant * denominator }))
  const inner = denominator * first.denominator
  const factor = first.denominator * second.denominator
  return {
    denominator: inner * second.denominator,
    coordinates: second.rows.map(({ form, constant }, c) => {
      const bias = constant * inner
      const own = times(coordinates[c], factor)
      const inputs = [...new Set([c, ...form.flatMap(({ index }) => units[index].form.map((input) => input.index))])]
      const found = new Set<bigint>()
      const isKnown = forAll(inputs, coordinates, most, (row) => {
        let value = row[c] * factor + bias
        for (const { index, factor } of form)
          value += factor * positivePart(units[index].bias + apply(units[index].form, row))
        found.add(value)
      })
      if (isKnown) return reachOf(found, most)
      // A unit gives a multiple of what its input is one of.
      const written = form.map(({ index, factor }) => {
        const { base, step } = gridOf(units[index].form, coordinates)
        return factor * rational.gcd(base + units[index].bias, step)
      })
      return { base: own.base + bias, step: written.reduce(rational.gcd, own.step), values: undefined }
    }),
  }
}

const positivePart = (v: bigint): bigint => (v > 0n ? v : 0n)

function apply(form: Form, row: readonly bigint[]): bigint {
  let sum = 0n
  for (const { index, factor } of form) sum += factor * row[index]
  return sum
}

/** Every choice of values of these coordinates, the others 0; false, and none is tried, where there are too many. */
function forAll(
  indices: readonly number[],
  coordinates: readonly Reach[],
  most: number,
  visit: (row: readonly bigint[]) => void,
): boolean {
  let count = 1
  for (const index of indices) count *= coordinates[index].values?.length ?? Number.POSITIVE_INFINITY
  if (count > most) return false
  const row = coordinates.map(() => 0n)
  const choose = (k: number): void => {
    if (k === indices.length) visit(row)
    else {
      for (const value of coordinates[indices[k]].values ?? []) {
        row[indices[k]] = value
        choose(k + 1)
      }
    }
  }
  choose(0)
  return true
}

function reduce({ denominator, coordinates }: Reachable): Reachable {
  const common = coordinates.reduce(
    (soFar, { base, step }) => rational.gcd(rational.gcd(soFar, base), step),
    denominator,
  )
  return {
    denominator: denominator / common,
    coordinates: coordinates.map(({ base, step, values }) => ({
      base: base / common,
      step: step / common,
      values: values?.map((value) => value / common),
    })),
  }
}
