// lemmata gap: γ(n) of Definition 5 for n = 1, 2, …, exactly, over all words; and how it falls. That is a fit in floats, which
// decides nothing: it tells whether softening (Theorem 26) costs a power of n, since 1/τ grows like 1/γ, or more.
import {
  type AllTied,
  type Gap,
  GapBudgetError,
  type GapOfLength,
  gapOfLength,
  gapText,
  isHard,
  type Model,
  precise,
  preciseExp,
  type Rational,
  rational,
  withStranger,
} from '../../../src/index.ts'
import { type Command, EXIT, required, wholeNumber } from '../../command.ts'
import { readModel } from '../../input.ts'

export const gap: Command = {
  name: 'gap',
  summary: 'the exact gap of a model over all words of each length',
  example: 'lemmata gap --model model.json --max-length 6',
  options: [
    {
      name: 'model',
      value: 'FILE',
      help: 'the model, as JSON; soft heads are read as average hardmax',
      isRequired: true,
    },
    { name: 'max-length', value: 'N', help: 'the longest words to enumerate (default 4)' },
    { name: 'budget', value: 'N', help: 'most words of one length (default 100000)' },
  ],
  run(options, io) {
    const model = withStranger(hardReading(readModel(required(options, 'model'), io)))
    const longest = wholeNumber(options, 'max-length', { least: 1, most: 1000, otherwise: 4 })
    const budget = wholeNumber(options, 'budget', { least: 1, most: 1e12, otherwise: 100_000 })
    const found: GapOfLength[] = []
    let stopped: string | null = null
    for (let n = 1; n <= longest && stopped === null; n++) {
      const progress = (done: number, total: number): void => io.progress(`n = ${n}: ${done} of ${total} words`)
      try {
        found.push(gapOfLength(model, n, { budget, progress }))
        if (!options.has('json')) io.out(line(found, found.length - 1))
      } catch (error) {
        // What was found for shorter words is worth having all the same.
        const isEndOfTable = error instanceof RangeError && found.length > 0
        if (!(error instanceof GapBudgetError || isEndOfTable)) throw error
        stopped = error.message
      }
      io.progress('')
    }
    const order = orderOf(found)
    const warning = warningOf(found, order)
    if (options.has('json')) {
      const lengths = found.map((_, k) => asJson(found, k))
      io.out(JSON.stringify({ model: model.name, lengths, stopped, order, warning }))
    } else {
      if (order !== null) io.out(orderText(order))
      if (warning !== null) io.err(`lemmata: warning: ${warning}`)
      if (stopped !== null) io.err(`lemmata: stopped: ${stopped}`)
    }
    return stopped === null ? EXIT.passed : EXIT.open
  },
}

const hardReading = (model: Model): Model => ({
  ...model,
  layers: model.layers.map((layer) => ({
    ...layer,
    heads: layer.heads.map((head) => (isHard(head.weighting) ? head : { ...head, weighting: 'average' })),
  })),
})

function line(all: readonly GapOfLength[], k: number): string {
  const { n, words, gap: found } = all[k]
  const ratio = ratioAt(all, k)
  return [
    `n = ${n}`,
    `${words} word${words === 1 ? '' : 's'}`,
    `gap ${gapText(found)}`,
    ...(ratio === null ? [] : [`ratio ${ratio}`]),
    ...(found.kind === 'gap' ? [`at ${place(found)}`] : []),
  ].join('  ')
}

const place = ({ witness }: Gap): string =>
  `position ${witness.position} of ${JSON.stringify(witness.word.join(''))}, layer ${witness.layer}, head ${witness.head}`

function asJson(all: readonly GapOfLength[], k: number): object {
  const { n, words, gap: found } = all[k]
  return { n, words, ...describe(found), ratio: ratioAt(all, k) }
}

const describe = (found: Gap | AllTied): object =>
  found.kind === 'all-tied'
    ? { allTied: true, gap: null, square: null, witness: null }
    : {
        allTied: false,
        gap: found.exact === undefined ? null : rational.print(found.exact),
        square: rational.print(found.square),
        witness: found.witness,
      }

/** How γ(n) falls, by least squares over the lengths that have a gap: n^exponent, or base^n. */
type Order = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'power'; readonly exponent: number }
  | { readonly kind: 'exponential'; readonly base: number }
)

/** Two points lie on a curve of either kind. */
const FEWEST_POINTS = 3

interface Point {
  readonly n: number
  readonly y: number
}

function orderOf(all: readonly GapOfLength[]): Order | null {
  const points = withoutOutset(
    all.flatMap(({ n, gap: found }) => (found.kind === 'gap' ? [{ n, y: logarithm(found.square) / 2 }] : [])),
  )
  const [first, last] = [points.at(0), points.at(-1)]
  if (first === undefined || last === undefined || points.length < FEWEST_POINTS) return null
  const { power, exponential } = fitsOf(points)
  const lengths = { from: first.n, to: last.n }
  return exponential.residue < power.residue - ROUNDING
    ? { ...lengths, kind: 'exponential', base: short(Math.exp(exponential.slope)) }
    : { ...lengths, kind: 'power', exponent: short(power.slope) }
}

const fitsOf = (points: readonly Point[]): Readonly<Record<'power' | 'exponential', Fit>> => ({
  power: leastSquares(points.map(({ n, y }) => ({ x: Math.log(n), y }))),
  exponential: leastSquares(points.map(({ n, y }) => ({ x: n, y }))),
})

/** Short words may lack the rows that decide later: where the rest fits a hundred times better without the first, it is left out. */
function withoutOutset(points: readonly Point[]): readonly Point[] {
  const rest = points.slice(1)
  if (rest.length <= FEWEST_POINTS) return points
  const residue = (some: readonly Point[]): number => Math.min(...Object.values(fitsOf(some)).map((fit) => fit.residue))
  return residue(points) > ROUNDING && residue(rest) < residue(points) / 100 ? withoutOutset(rest) : points
}

/** Of floats: a gap that does not depend on n fits both, and is a power of n. */
const ROUNDING = 1e-20

interface Fit {
  readonly slope: number
  readonly residue: number
}

function leastSquares(points: readonly { readonly x: number; readonly y: number }[]): Fit {
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length
  const [x0, y0] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  const slope = mean(points.map(({ x, y }) => (x - x0) * (y - y0))) / mean(points.map(({ x }) => (x - x0) ** 2))
  return { slope, residue: mean(points.map(({ x, y }) => (y - y0 - slope * (x - x0)) ** 2)) }
}

const orderText = (order: Order): string =>
  `fitted over n = ${order.from} to ${order.to}: gap ~ ${order.kind === 'power' ? `n^${order.exponent}` : `${order.base}^n`}`

/** A power of n has such ratios for short words only. */
const STEEP = 0.7
const LAST = 3

function warningOf(all: readonly GapOfLength[], order: Order | null): string | null {
  if (order?.kind !== 'exponential' || all.length < LAST) return null
  const isSteep = all.slice(-LAST).every((_, k) => (ratioAt(all, all.length - LAST + k) ?? 1) < STEEP)
  return isSteep
    ? `the gap shrinks exponentially, about ${order.base}^n: softening it makes 1/τ grow as fast (Theorem 26)`
    : null
}

/** γ(n)/γ(n − 1) in four digits; null where one of them is not there. */
function ratioAt(all: readonly GapOfLength[], k: number): number | null {
  if (k === 0) return null
  const [before, { gap: found }] = [all[k - 1].gap, all[k]]
  if (before.kind !== 'gap' || found.kind !== 'gap') return null
  return short(Math.exp(logarithm(rational.divide(found.square, before.square)) / 2))
}

const short = (value: number): number => Number(value.toPrecision(4))

/** As a float, also where the number has none. */
function logarithm(a: Rational): number {
  const enclosed = preciseExp.ln(precise.fromRational(a, 64), 64)
  return enclosed.bounded ? Number(enclosed.lo) * 2 ** enclosed.exponent : Number.NaN
}
