// The probe that a check gets: it takes hypotheses, labels and measures, and turns comparisons into outcomes. Nothing else can
// make an outcome, so a check cannot decide by a float or by a stray `return true`.
import { type Decision, decide, type Magnitude, magnitude, type Rational, type Real } from '../numbers/index.ts'

import type { MagnitudePlace } from './result.ts'

const MADE = Symbol('made by a probe')

export type Answer = 'holds' | 'fails' | 'undecided'

/** @example const check = (x: number, probe: Probe): Outcome => probe.same(x, x) */
export type Outcome = Holding | Broken

interface Holding extends Made {
  readonly answer: 'holds'
  readonly finding: null
}

interface Broken extends Made {
  readonly answer: Exclude<Answer, 'holds'>
  /** What was compared. */
  readonly finding: Finding
}

/** Only what has the mark is an outcome. It says nothing else. */
interface Made {
  readonly [MADE]: null
}

/** What a comparison is about: the output, an obligation (of a layer to its lemma, or a gap), or the means that a statement allows. */
export const ABOUT = ['output', 'obligation', 'means'] as const
export type About = (typeof ABOUT)[number]

export type Finding =
  | {
      readonly kind: 'at-most'
      readonly about: About
      readonly what: string
      readonly observed: Real
      readonly bound: Real
      readonly decision: Decision
    }
  | {
      readonly kind: 'same'
      readonly about: About
      readonly what: string
      readonly found: Comparable
      readonly expected: Comparable
      /** What may help whoever reads it. */
      readonly hint?: string | undefined
    }

/** What may be compared for equality. Numbers must be integers. */
export type Comparable = string | boolean | bigint | number | null | Rational | readonly Comparable[]

/** @example const check = (x: number, probe: Probe) => probe.all(probe.atMost(rational.zero, rational.of(x)), probe.same(x, x)) */
export interface Probe<L extends string = string> {
  /** A hypothesis: where it is false, the case is discarded. */
  given(hypothesis: boolean): void
  label(name: L, when?: boolean): void
  /** The length of the case, n: reports show how observed/bound depends on it. */
  length(n: number): void
  /** A number for the report; it decides nothing. */
  measure(name: string, value: number): void
  /** A real for the report, with three digits however small it is; it decides nothing. `place` puts it into a figure by layers. */
  magnitude(name: string, value: Real, place?: MagnitudePlace): void
  /** observed ≤ bound, and how close it came. `about` defaults to the output. */
  atMost(observed: Real, bound: Real, what?: string, about?: About): Outcome
  /** found = expected. `about` defaults to the output. Where it fails the hint, which names a remedy, is shown. */
  same(found: Comparable, expected: Comparable, what?: string, about?: About, hint?: string): Outcome
  /** observed ≤ bound on behalf of a lemma, whose entry shows it: the closest of `rows` rows, the others being settled. */
  credit(lemma: string, observed: Real, bound: Real, what?: string, rows?: number): Outcome
  /** Holds if all do; otherwise the first that fails, else the first undecided one. */
  all(...outcomes: readonly Outcome[]): Outcome
}

/** Thrown by `given`; the runner counts the case as discarded. */
export class Discarded extends Error {
  override readonly name = 'Discarded'
}
const DISCARDED = new Discarded('a hypothesis does not hold')

/** What a check noted about one case. */
export interface Notes {
  readonly labels: string[]
  /** The length of the case, where it has one. */
  n: number | undefined
  readonly measures: [name: string, value: number][]
  readonly magnitudes: [name: string, value: Magnitude, place: MagnitudePlace | null][]
  readonly comparisons: { readonly observed: Real; readonly bound: Real }[]
  readonly credits: {
    readonly lemma: string
    readonly observed: Real
    readonly bound: Real
    readonly answer: Answer
    readonly rows: number
  }[]
  /** Outcomes that do not hold: one of them must be what the check returns. */
  readonly broken: Broken[]
}

/** One object for all that holds: most outcomes do, and nobody asks what was compared. */
export const HOLDS: Holding = { answer: 'holds', finding: null, [MADE]: null }

export const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'object' && value !== null && MADE in value

/** A probe and the notes it takes; the notes are emptied before each case. */
export function createProbe(): { probe: Probe; notes: Notes; reset(): void } {
  const notes = noNotes()
  const outcome = (answer: Answer, finding: Finding): Outcome => {
    if (answer === 'holds') return HOLDS
    const broken: Broken = { answer, finding, [MADE]: null }
    notes.broken.push(broken)
    return broken
  }
  const compare = (about: About, observed: Real, bound: Real, what: string): Outcome => {
    const decision = decide(observed, bound)
    return outcome(decision.answer, { kind: 'at-most', about, what, observed, bound, decision })
  }
  const probe: Probe = {
    given(hypothesis) {
      if (!hypothesis) throw DISCARDED
    },
    label(name, when = true) {
      if (when) notes.labels.push(name)
    },
    length(n) {
      notes.n = n
      probe.measure('n', n)
    },
    measure(name, value) {
      if (!Number.isFinite(value)) throw new TypeError(`measure "${name}" is ${value}: give a finite number`)
      notes.measures.push([name, value])
    },
    magnitude(name, value, place) {
      checkReal(value, `magnitude "${name}"`)
      notes.magnitudes.push([name, magnitude(value), place ?? null])
    },
    atMost(observed, bound, what = 'observed', about = 'output') {
      checkReal(observed, 'observed')
      checkReal(bound, 'bound')
      notes.comparisons.push({ observed, bound })
      return compare(about, observed, bound, what)
    },
    same(found, expected, what = 'found', about = 'output', hint) {
      return isSame(found, expected) ? HOLDS : outcome('fails', { kind: 'same', about, what, found, expected, hint })
    },
    credit(lemma, observed, bound, what = lemma, rows = 1) {
      checkReal(observed, 'observed')
      checkReal(bound, 'bound')
      const result = compare('obligation', observed, bound, what)
      notes.credits.push({ lemma, observed, bound, answer: result.answer, rows })
      return result
    },
    all(...outcomes) {
      if (outcomes.length === 0) throw new TypeError('all: there is no outcome, so nothing was checked')
      return outcomes.find((o) => o.answer === 'fails') ?? outcomes.find((o) => o.answer === 'undecided') ?? HOLDS
    },
  }
  const reset = (): void => {
    // Six new lists cost less than to empty the old ones.
    Object.assign(notes, noNotes())
  }
  return { probe, notes, reset }
}

const noNotes = (): Notes => ({
  labels: [],
  n: undefined,
  measures: [],
  magnitudes: [],
  comparisons: [],
  credits: [],
  broken: [],
})

/** What the comparisons of a case that fail are about, each once. */
export const aboutOf = ({ broken }: Notes): readonly About[] =>
  ABOUT.filter((about) => broken.some(({ answer, finding }) => answer === 'fails' && finding.about === about))

function isSame(a: Comparable, b: Comparable): boolean {
  checkComparable(a)
  checkComparable(b)
  if (isList(a)) return isList(b) && a.length === b.length && a.every((part, k) => isSame(part, b[k]))
  if (isRational(a)) return isRational(b) && a.numerator === b.numerator && a.denominator === b.denominator
  return a === b
}

const REALS: readonly unknown[] = ['rational', 'exponential-sum', 'quotient', 'enclosed'] satisfies Real['kind'][]

/** What the types allow, checked: a plain number must not pass for a real. */
function checkReal(a: Real, name: string): void {
  if (typeof a === 'object' && a !== null && REALS.includes(a.kind)) return
  const near = Number.isSafeInteger(a) || typeof a === 'bigint' ? `${a}` : '1, 3'
  throw new TypeError(
    `${name} is ${strangerText(a)}: give a rational such as rational.of(${near}), an exponential sum or an enclosed real (a float decides nothing)`,
  )
}

/** A value that is of no use, and its kind. */
function strangerText(a: unknown): string {
  if (a === undefined || a === null) return String(a)
  if (a instanceof Promise) return 'a promise'
  if (Array.isArray(a)) return 'a list'
  if (typeof a === 'object') return 'an object'
  return typeof a === 'string' ? `${JSON.stringify(a)}, a string` : `${String(a)}, a ${typeof a}`
}

/** What the types allow, checked: a float, or a hole in a list, must not pass for an answer. */
function checkComparable(a: Comparable): void {
  if (typeof a === 'number' && !Number.isSafeInteger(a)) {
    throw new TypeError(`same: ${a} is no integer: numbers must be integers, since floats decide nothing`)
  }
  if (!isComparable(a)) {
    throw new TypeError(
      `same: ${strangerText(a)} cannot be compared: give text, integers, Booleans, rationals, null or lists`,
    )
  }
}

const isComparable = (a: Comparable): boolean => a === null || PLAIN.includes(typeof a) || isList(a) || isRational(a)

const PLAIN: readonly string[] = ['string', 'boolean', 'bigint', 'number']

const isRational = (a: Comparable): a is Rational =>
  typeof a === 'object' && a !== null && 'kind' in a && a.kind === 'rational'
const isList = (a: Comparable): a is readonly Comparable[] => Array.isArray(a)
