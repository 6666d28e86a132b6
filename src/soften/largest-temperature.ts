// How warm a softened AHAT may be, to see how pessimistic Theorem 26 is: a 1/τ at which every error after the last layer is decided to be
// within ε, next to a smaller one at which one is decided to be above it. Errors need not fall with τ, so neither end speaks for
// temperatures beyond it: what is found is where the answer changes, seen from where the search begins. About 25 runs of the
// twins for the first word and two for each other.
import { decide, type Rational, rational } from '../numbers/index.ts'
import {
  allWords,
  countWords,
  type GapOptions,
  gapOn,
  type Model,
  type Word,
  withStranger,
} from '../transformer/index.ts'
import { errorsAt } from './errors.ts'

export type LargestTemperature =
  /** fails < works ≤ (1 + 2^−closeness)·fails. */
  | { readonly kind: 'bracketed'; readonly works: Rational; readonly fails: Rational; readonly witness: ErrorWitness }
  /** Within ε at every temperature that was tried, up to τ = 1/works: every row ties, say, or ε is large. */
  | { readonly kind: 'always'; readonly works: Rational }
  /** At the 1/τ called `undecided` an error could not be told from ε: often it is ε over a whole range. */
  | {
      readonly kind: 'undecided'
      readonly works: Rational
      readonly fails: Rational | null
      readonly undecided: Rational
    }

/** Where the error is above ε at 1/τ = fails. */
export interface ErrorWitness {
  readonly word: Word
  readonly position: number
}

export interface LargestTemperatureOptions {
  /** The 1/τ to begin at: colder from there while errors are above ε, else warmer. Default 1. */
  readonly from?: Rational
  /** Both ends lie within a factor of 1 + 2^−closeness. Default 10. */
  readonly closeness?: number
  /** Most bits spent on telling an error from ε. Default 512. */
  readonly cap?: number
  /** Hears how many words are known to be within ε at one temperature; it may fall, when that proves too warm for the next. */
  readonly progress?: (done: number, total: number) => void
}

/** Warmer than this no softmax is told from uniform attention by scores of ordinary size. */
const WARMEST = rational.of(1, 1024)
const TWO = rational.of(2)
const REPORTED = 100
/** Colder than this no gap of ordinary size is in doubt: a search that comes here would never end. */
const COLDEST = rational.power(TWO, 5000)

/**
 * The least 1/τ that works on all of the words.
 * @example
 * const ahat = withWeighting(compile(formula('Y Q_1'), 'theorem-13c').model, 'average')
 * largestTemperature(ahat, [word('01')], rational.of(1, 100)).kind // bracketed
 */
export function largestTemperature(
  model: Model,
  words: readonly Word[],
  epsilon: Rational,
  { from = rational.one, closeness = 10, cap = 512, progress }: LargestTemperatureOptions = {},
): LargestTemperature {
  if (words.length === 0) throw new RangeError('there is no word to run the model on')
  if (rational.sign(epsilon) <= 0) throw new RangeError(`ε must be positive, but is ${rational.print(epsilon)}`)
  if (rational.sign(from) <= 0) throw new RangeError(`1/τ must be positive, but is ${rational.print(from)}`)
  const near = rational.add(rational.one, rational.power(TWO, -closeness))
  const on = (word: Word): OnWord => ({ word, judge: (inverse) => judge(model, word, inverse, epsilon, cap), near })

  const ordered = byGap(model, words)
  let ends = bisected(on(ordered[0]), coarse(on(ordered[0]), from))
  // Every word must be seen at the last temperature: that colder ones do is not known of those seen before.
  for (let k = 1, settled = 1; settled < ordered.length; k = (k + 1) % ordered.length) {
    const here = on(ordered[k])
    const found = here.judge(ends.works)
    if (found.kind === 'within') settled += 1
    else {
      ends = found.kind === 'above' ? bisected(here, colder(here, ends.works)) : edgedOn(here, ends)
      settled = 1
    }
    if (settled % REPORTED === 0) progress?.(settled, ordered.length)
  }
  return resultOf(ends, near)
}

/**
 * The same over all words of length n, those over symbols that the model does not list included.
 * @example largestTemperatureOfLength(ahat, 4, rational.of(1, 100))
 */
export function largestTemperatureOfLength(
  model: Model,
  n: number,
  epsilon: Rational,
  { budget, ...options }: LargestTemperatureOptions & Pick<GapOptions, 'budget'> = {},
): LargestTemperature {
  const alphabet = withStranger(model).embedding.symbols.map(({ symbol }) => symbol)
  countWords(alphabet, n, budget)
  return largestTemperature(model, [...allWords(alphabet, n)], epsilon, options)
}

/**
 * The smallest gap first and those without one last: such words mostly need the coldest temperature, so that the others need not be
 * looked at closely.
 */
function byGap(model: Model, words: readonly Word[]): readonly Word[] {
  const apart: { word: Word; square: Rational }[] = []
  const tied: Word[] = []
  for (const word of words) {
    const gap = gapOn(model, word)
    if (gap.kind === 'gap') apart.push({ word, square: gap.square })
    else tied.push(word)
  }
  const sorted = apart.toSorted((a, b) => rational.compare(a.square, b.square))
  return [...sorted.map(({ word }) => word), ...tied]
}

type Judgement = { readonly kind: 'within' | 'undecided' } | { readonly kind: 'above'; readonly position: number }

function judge(model: Model, word: Word, inverseTau: Rational, epsilon: Rational, cap: number): Judgement {
  let kind: 'within' | 'undecided' = 'within'
  for (const [k, error] of errorsAt(model, word, inverseTau).entries()) {
    const { answer } = decide(error, epsilon, { cap })
    if (answer === 'fails') return { kind: 'above', position: k + 1 }
    if (answer === 'undecided') kind = answer
  }
  return { kind }
}

interface OnWord {
  readonly word: Word
  /** At 1/τ. */
  judge(inverseTau: Rational): Judgement
  /** 1 + 2^−closeness. */
  readonly near: Rational
}

/** What is known so far. All are 1/τ. */
interface Ends {
  readonly works: Rational
  readonly fails: { readonly at: Rational; readonly witness: ErrorWitness } | null
  readonly undecided: Rational | null
}

/** By doubling from where errors are not within ε, else by halving. Doubling ends, since errors vanish with τ (Theorem 26). */
function coarse(here: OnWord, from: Rational): Ends {
  let ends = colder(here, from)
  for (let at = half(from); ends.fails === null && rational.compare(at, WARMEST) >= 0; at = half(at)) {
    const found = here.judge(at)
    if (found.kind === 'within') ends = { ...ends, works: at }
    else if (found.kind === 'above') ends = { ...ends, fails: failure(here, at, found.position) }
    else ends = { ...ends, undecided: ends.undecided ?? at }
  }
  return ends
}

function colder(here: OnWord, from: Rational): Ends {
  let ends: Ends = { works: from, fails: null, undecided: null }
  for (;;) {
    const at = requireWarm(ends.works)
    const found = here.judge(at)
    if (found.kind === 'within') return ends
    ends =
      found.kind === 'above'
        ? { works: twice(at), fails: failure(here, at, found.position), undecided: null }
        : { ...ends, works: twice(at), undecided: at }
  }
}

/** Where the middle stays undecided the quarters may do: an error is mostly equal to ε at one temperature only. */
function bisected(here: OnWord, ends: Ends): Ends {
  const { works, fails } = ends
  if (fails === null || isNear(works, fails.at, here.near)) return ends
  const middle = between(fails.at, works)
  for (const at of [middle, between(fails.at, middle), between(middle, works)]) {
    const found = here.judge(at)
    if (found.kind === 'within') return bisected(here, { ...ends, works: at })
    if (found.kind === 'above') return bisected(here, { ...ends, fails: failure(here, at, found.position) })
  }
  return { ...ends, undecided: middle }
}

/** A little colder and then less little, to where the word is decided to be within ε. */
function edgedOn({ judge: at, near }: OnWord, ends: Ends): Ends {
  let step = rational.subtract(near, rational.one)
  let works = ends.works
  do {
    works = requireWarm(rational.multiply(works, rational.add(rational.one, step)))
    step = twice(step)
  } while (at(works).kind !== 'within')
  return { ...ends, works, undecided: ends.works }
}

function requireWarm(inverseTau: Rational): Rational {
  if (rational.compare(inverseTau, COLDEST) <= 0) return inverseTau
  throw new RangeError('no temperature was found at which errors are within ε, down to τ = 2^−5000')
}

const half = (a: Rational): Rational => rational.multiply(a, rational.half)
const twice = (a: Rational): Rational => rational.multiply(a, TWO)
const between = (a: Rational, b: Rational): Rational => half(rational.add(a, b))

const failure = ({ word }: OnWord, at: Rational, position: number): Ends['fails'] => ({
  at,
  witness: { word, position },
})

const isNear = (works: Rational, fails: Rational, near: Rational): boolean =>
  rational.compare(works, rational.multiply(near, fails)) <= 0

function resultOf({ works, fails, undecided }: Ends, near: Rational): LargestTemperature {
  if (fails !== null && isNear(works, fails.at, near)) {
    return { kind: 'bracketed', works, fails: fails.at, witness: fails.witness }
  }
  if (undecided === null) return { kind: 'always', works }
  return { kind: 'undecided', works, fails: fails?.at ?? null, undecided }
}
