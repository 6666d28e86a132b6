// The semantics of a model a second time (Definitions 1–4), to hold the evaluators of src/ against: dense, naive, and
// sharing with src/ no code, only the types of the data. Hard attention is computed in fractions, soft attention by MPFR.
// A model of generators/ costs 2.5 ms at 1,000 bits, 4.6 ms at 2,000, and 0.4 ms in fractions.
//
// Error of `referenceSoft`: an operation rounds by at most 2^-bits of its result. What has gone wrong enters the next
// layer's scores, where large queries, keys and 1/τ magnify it. Of the bits, relative to the model's largest activation,
// 8 were lost at most on 3,000 models of generators/; the test beside this file allows 50.
import { init, mpfr_rnd_t } from 'gmp-wasm'
import type { Head, Mask, Matrix, Model, NamedTerm, Scheduled, Vector, Word } from '../../src/transformer/index.ts'
import type { Dyadic } from './dyadic.ts'

/** num/den in lowest terms, den > 0. */
export interface Fraction {
  readonly num: bigint
  readonly den: bigint
}

/** By layer 0..L (0 is the embedding), position and coordinate, all counted from 0. */
export type Activations<T> = readonly (readonly (readonly T[])[])[]

/** Every activation, exactly. All heads must be hard. */
export const referenceHard = (model: Model, word: Word): Activations<Fraction> =>
  forward(model, word, fractions, (head, dots) => {
    const chosen = chosenPositions(head, dots)
    return dots.map((_, j) => (chosen.includes(j) ? fraction(1n, BigInt(chosen.length)) : fraction(0n)))
  })

/** Every activation as MPFR holds it, with an odd mantissa or 0·2⁰. All heads must be `softmax` or `softmax-tau`. */
export function referenceSoft(model: Model, word: Word, bits = 1000): Activations<Dyadic> {
  const reals = realsOf(bits)
  try {
    const activations = forward(model, word, reals, (head, dots, i, n) => {
      const keyWidth = reals.of(fraction(BigInt(head.query.rows)))
      const scale = reals.multiply(reals.squareRoot(keyWidth), reals.of(temperatureOf(head, model, i, n)))
      const scores = dots.map((dot) => reals.divide(dot, scale))
      // MPFR's exponents end at 2^30: less the largest, a power can underflow, to 0, but not overflow.
      const largest = scores.reduce((a, b) => (reals.isNegative(reals.subtract(a, b)) ? b : a))
      const powers = scores.map((score) => reals.exponential(reals.subtract(score, largest)))
      const total = powers.reduce((a, b) => reals.add(a, b))
      return powers.map((power) => reals.divide(power, total))
    })
    return activations.map((rows) => rows.map((row) => row.map((x) => reals.exactly(x))))
  } finally {
    reals.free()
  }
}

interface Arithmetic<T> {
  of(value: Fraction): T
  add(a: T, b: T): T
  multiply(a: T, b: T): T
  isNegative(a: T): boolean
}

/** The weights of the positions that row i of 1..n sees, at least one, given the q_i·k_j. */
type Weigh<T> = (head: Head, dots: readonly T[], i: number, n: number) => readonly T[]

function forward<T>(model: Model, word: Word, numbers: Arithmetic<T>, weigh: Weigh<T>): Activations<T> {
  const n = word.length
  const zero = numbers.of(fraction(0n))
  const matrix = (m: Matrix): T[][] => dense(m).map((row) => row.map((value) => numbers.of(value)))
  const vector = (v: Vector): T[] => matrix(asColumn(v)).map(([value]) => value)
  const sum = (values: readonly T[]): T => values.reduce((a, b) => numbers.add(a, b), zero)
  const plus = (a: readonly T[], b: readonly T[]): T[] => a.map((x, k) => numbers.add(x, b[k]))
  const dot = (a: readonly T[], b: readonly T[]): T => sum(a.map((x, k) => numbers.multiply(x, b[k])))
  const times = (rows: readonly (readonly T[])[], x: readonly T[]): T[] => rows.map((row) => dot(row, x))
  const relu = (x: readonly T[]): T[] => x.map((value) => (numbers.isNegative(value) ? zero : value))

  const position = (coordinate: number, i: number): T => {
    const added = model.schedule.positions.filter((p) => p.coordinate === coordinate)
    return sum(added.map((p) => numbers.of(valueAt(p.value, i, n))))
  }
  const attention = (head: Head, h: readonly T[][]): T[][] => {
    const [query, key, value] = [matrix(head.query), matrix(head.key), matrix(head.value)]
    const queries = h.map((x) => times(query, x))
    const keys = h.map((x) => times(key, x))
    const values = h.map((x) => times(value, x))
    return h.map((x, row) => {
      const window = h.map((_, j) => j).filter((j) => sees(head.mask, row + 1, j + 1))
      if (window.length === 0) return x.map(() => zero)
      const dots = window.map((j) => dot(queries[row], keys[j]))
      const weights = weigh(head, dots, row + 1, n)
      return x.map((_, coordinate) => sum(window.map((j, k) => numbers.multiply(weights[k], values[j][coordinate]))))
    })
  }

  let h = word.map((symbol, index) =>
    plus(
      vector(embeddingOf(model, symbol)),
      model.coordinates.map((_, coordinate) => position(coordinate, index + 1)),
    ),
  )
  const activations = [h]
  for (const { heads, feedForward: net } of model.layers) {
    let c = h
    for (const head of heads) {
      const output = attention(head, h)
      c = c.map((x, i) => plus(x, output[i]))
    }
    h = c
    if (net !== null) {
      const [first, second] = [matrix(net.first), matrix(net.second)]
      const [firstBias, secondBias] = [vector(net.firstBias), vector(net.secondBias)]
      h = c.map((x) => plus(plus(x, times(second, relu(plus(times(first, x), firstBias)))), secondBias))
    }
    activations.push(h)
  }
  return activations
}

function embeddingOf(model: Model, symbol: string): Vector {
  const vector = model.embedding.symbols.find((s) => s.symbol === symbol)?.vector ?? model.embedding.other
  if (vector === null) throw new RangeError(`the model has no embedding for "${symbol}"`)
  return vector
}

function dense(m: Matrix): Fraction[][] {
  const rows = Array.from({ length: m.rows }, () => Array.from({ length: m.columns }, () => fraction(0n)))
  for (const { row, column, value } of m.entries) rows[row][column] = fraction(value.numerator, value.denominator)
  return rows
}

const asColumn = (v: Vector): Matrix => ({
  rows: v.size,
  columns: 1,
  entries: v.entries.map(({ index, value }) => ({ row: index, column: 0, value })),
})

function sees(mask: Mask, i: number, j: number): boolean {
  if (mask === 'none') return true
  if (mask === 'future') return j <= i
  if (mask === 'past') return j >= i
  return mask === 'strict-future' ? j < i : j > i
}

function chosenPositions(head: Head, dots: readonly Fraction[]): readonly number[] {
  // √d_k > 0 divides all scores alike, so it does not matter which are largest.
  const maximal = dots.map((_, j) => j).filter((j) => dots.every((dot) => !isLess(dots[j], dot)))
  switch (head.weighting) {
    case 'leftmost':
      return [Math.min(...maximal)]
    case 'rightmost':
      return [Math.max(...maximal)]
    case 'average':
      return maximal
    default:
      throw new TypeError(`referenceHard is for hard heads, "${head.name}" is ${head.weighting}: use referenceSoft`)
  }
}

function temperatureOf(head: Head, model: Model, i: number, n: number): Fraction {
  if (head.weighting === 'softmax') return fraction(1n)
  if (head.weighting === 'softmax-tau') return valueAt(model.schedule.temperature, i, n)
  throw new TypeError(`referenceSoft is for soft heads, "${head.name}" is ${head.weighting}: use referenceHard`)
}

function valueAt(scheduled: Scheduled, i: number, n: number): Fraction {
  if (scheduled.kind === 'term') {
    const { num, den } = termAt(scheduled.term, BigInt(i), BigInt(n))
    return fraction(scheduled.times.numerator * num, scheduled.times.denominator * den)
  }
  if (scheduled.kind === 'predicate')
    return fraction(scheduled.predicate.holds(scheduled.at === 'zero' ? 0 : i, n) ? 1n : 0n)
  if (scheduled.kind === 'function') {
    const { numerator, denominator } = scheduled.at(i, n)
    return fraction(numerator, denominator)
  }
  const values =
    scheduled.kind === 'by-length'
      ? scheduled.rows.filter((row) => row.n === n).map((row) => row.value)
      : scheduled.rows.filter((row) => row.n === n).map((row) => row.values[i - 1])
  if (values.length !== 1) throw new RangeError(`the schedule has ${values.length} values at i = ${i}, n = ${n}`)
  return fraction(values[0].numerator, values[0].denominator)
}

function termAt(term: NamedTerm, i: bigint, n: bigint): Fraction {
  switch (term) {
    case '1':
      return fraction(1n)
    case 'i':
      return fraction(i)
    case 'i^2':
      return fraction(i ** 2n)
    case '1/i':
      return fraction(1n, i)
    case '1/i^2':
      return fraction(1n, i ** 2n)
    case 'n':
      return fraction(n)
    case '1/n':
      return fraction(1n, n)
    case '1/n^2':
      return fraction(1n, n ** 2n)
    case 'i/n':
      return fraction(i, n)
    case '(i/n)^2':
      return fraction(i ** 2n, n ** 2n)
    case 'i*n':
      return fraction(i * n)
    case 'i^2*n':
      return fraction(i ** 2n * n)
    case '1/(n-i+1)':
      return fraction(1n, n - i + 1n)
    case '(-1)^i':
      return fraction((-1n) ** i)
    case '[i=1]':
      return fraction(i === 1n ? 1n : 0n)
  }
}

function fraction(num: bigint, den = 1n): Fraction {
  const common = commonDivisor(num < 0n ? -num : num, den)
  return { num: num / common, den: den / common }
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b))

const isLess = (a: Fraction, b: Fraction): boolean => a.num * b.den < b.num * a.den

const fractions: Arithmetic<Fraction> = {
  of: (value) => value,
  add: (a, b) => fraction(a.num * b.den + b.num * a.den, a.den * b.den),
  multiply: (a, b) => fraction(a.num * b.num, a.den * b.den),
  isNegative: (a) => a.num < 0n,
}

// The low-level functions: the declared types of gmp-wasm's `Float` are empty.
const { binding: gmp } = await init()

/** Where MPFR keeps a number. */
type Pointer = ReturnType<typeof gmp.mpfr_t>

/** MPFR at a precision, to nearest; `free` gives back all its numbers. */
function realsOf(bits: number) {
  const nearest = mpfr_rnd_t.MPFR_RNDN
  const allocated: Pointer[] = []
  const into = (compute: (result: Pointer) => void): Pointer => {
    const result = gmp.mpfr_t()
    gmp.mpfr_init2(result, bits)
    allocated.push(result)
    compute(result)
    return result
  }
  const integer = (value: bigint) => into((r) => gmp.mpfr_set_string(r, value.toString(), 10, nearest))
  const divide = (a: Pointer, b: Pointer) => into((r) => gmp.mpfr_div(r, a, b, nearest))
  const mantissa = gmp.mpz_t()
  gmp.mpz_init(mantissa)
  return {
    of: (value: Fraction) => divide(integer(value.num), integer(value.den)),
    add: (a: Pointer, b: Pointer) => into((r) => gmp.mpfr_add(r, a, b, nearest)),
    subtract: (a: Pointer, b: Pointer) => into((r) => gmp.mpfr_sub(r, a, b, nearest)),
    multiply: (a: Pointer, b: Pointer) => into((r) => gmp.mpfr_mul(r, a, b, nearest)),
    divide,
    squareRoot: (a: Pointer) => into((r) => gmp.mpfr_sqrt(r, a, nearest)),
    exponential: (a: Pointer) => into((r) => gmp.mpfr_exp(r, a, nearest)),
    isNegative: (a: Pointer) => gmp.mpfr_sgn(a) < 0,
    exactly(a: Pointer): Dyadic {
      if (gmp.mpfr_number_p(a) === 0) throw new RangeError('the reference left the range of MPFR')
      const exponent = gmp.mpfr_get_z_2exp(mantissa, a)
      return normalised(BigInt(gmp.mpz_to_string(mantissa, 10)), exponent)
    },
    free() {
      for (const pointer of allocated) {
        gmp.mpfr_clear(pointer)
        gmp.mpfr_t_free(pointer)
      }
      gmp.mpz_clear(mantissa)
      gmp.mpz_t_free(mantissa)
    },
  }
}

function normalised(mantissa: bigint, exponent: number): Dyadic {
  if (mantissa === 0n) return { mantissa, exponent: 0 }
  const zeros = (mantissa & -mantissa).toString(2).length - 1
  return { mantissa: mantissa >> BigInt(zeros), exponent: exponent + zeros }
}
