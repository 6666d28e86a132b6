// What accumulates over the cases of a run: labels, measures, the closest call, credits for other lemmas.
import { byLength } from '../../json/index.ts'
import { decide, estimateRatio, type Magnitude, type Real, ratio } from '../../numbers/index.ts'
import type { Prepared } from '../cases.ts'
import { type Kept, nameOf, type Origin } from '../draw/index.ts'
import type { Notes } from '../probe.ts'
import type {
  ClaimResult,
  Credit,
  LabelResult,
  MagnitudePlace,
  MagnitudeResult,
  MeasureResult,
  Phase,
  Tightness,
} from '../result.ts'
import { isTooRare, type LabelCount } from './labels.ts'
import { Spread } from './spread.ts'
import { read, type TallyState, written } from './state.ts'

/** Of the values of a measure, this many are kept for its median: the first ones, as good a sample as any. */
const KEPT_VALUES = 10_000

interface Closest<C> {
  readonly ratio: number
  readonly observed: Real
  readonly bound: Real
  readonly witness: Kept<C>
  /** observed = bound. */
  readonly isAttained: boolean
  /** Of the witness, once it was needed. */
  text?: string
}

interface Sizes {
  readonly place: MagnitudePlace | null
  readonly values: Magnitude[]
  count: number
  least: Magnitude
  most: Magnitude
}

interface Smallest<C> {
  readonly size: number
  readonly example: Kept<C>
}

export class Tally<C> {
  private readonly claim: Prepared<C>
  private readonly counts = new Map<string, number>()
  private readonly examples = new Map<string, Smallest<C>>()
  private readonly measured = new Map<string, { values: number[]; count: number; least: number; most: number }>()
  private readonly sizes = new Map<string, Sizes>()
  private readonly credited = new Map<string, { rows: number; violations: number; closest: Closest<C> | undefined }>()
  private readonly spread = new Spread()
  private closest: Closest<C> | undefined
  private randomCases = 0

  constructor(claim: Prepared<C>) {
    this.claim = claim
  }

  /** Takes the notes of a case that satisfied the hypotheses; returns how close its comparisons came. */
  add(c: C, notes: Notes, phase: Phase, origin?: Origin): number {
    const kept: Kept<C> = { c, origin }
    if (phase === 'random') this.randomCases += 1
    this.addLabels(new Set(notes.labels), kept, phase)
    for (const [name, value] of notes.measures) this.addMeasure(name, value)
    for (const [name, value, place] of notes.magnitudes) this.addMagnitude(name, value, place)
    let credited = Number.NEGATIVE_INFINITY
    for (const credit of notes.credits) credited = Math.max(credited, this.addCredit(credit, kept))
    if (notes.comparisons.length === 0) {
      this.spread.add(credited, notes.n)
      return Number.NEGATIVE_INFINITY
    }
    let closest = Number.NEGATIVE_INFINITY
    for (const { observed, bound } of notes.comparisons) {
      const near = estimateRatio(observed, bound)
      closest = Math.max(closest, near)
      this.closest = this.closer(this.closest, near, observed, bound, kept)
    }
    this.spread.add(closest, notes.n)
    return closest
  }

  private addLabels(names: ReadonlySet<string>, example: Kept<C>, phase: Phase): void {
    const size = this.claim.domain.size(example.c)
    for (const name of names) {
      if (phase === 'random') this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
      const known = this.examples.get(name)
      if (known === undefined || size < known.size) this.examples.set(name, { size, example })
    }
  }

  private addMeasure(name: string, value: number): void {
    const known = this.measured.get(name)
    if (known === undefined) {
      this.measured.set(name, { values: [value], count: 1, least: value, most: value })
      return
    }
    known.count += 1
    known.least = Math.min(known.least, value)
    known.most = Math.max(known.most, value)
    if (known.values.length < KEPT_VALUES) known.values.push(value)
  }

  private addMagnitude(name: string, value: Magnitude, place: MagnitudePlace | null): void {
    const known = this.sizes.get(name)
    if (known === undefined) {
      this.sizes.set(name, { place, values: [value], count: 1, least: value, most: value })
      return
    }
    known.count += 1
    if (value.logarithm < known.least.logarithm) known.least = value
    if (value.logarithm > known.most.logarithm) known.most = value
    if (known.values.length < KEPT_VALUES) known.values.push(value)
  }

  private addCredit({ lemma, observed, bound, answer, rows }: Notes['credits'][number], c: Kept<C>): number {
    const known = this.credited.get(lemma) ?? { rows: 0, violations: 0, closest: undefined }
    this.credited.set(lemma, known)
    known.rows += rows
    if (answer !== 'holds') known.violations += 1
    const near = estimateRatio(observed, bound)
    known.closest = this.closer(known.closest, near, observed, bound, c)
    return near
  }

  private labelCounts(): LabelCount[] {
    const required = new Map(Object.entries(this.claim.requires ?? {}))
    const names = new Set([...required.keys(), ...this.examples.keys()])
    return [...names].map((name) => ({
      name,
      count: this.counts.get(name) ?? 0,
      total: this.randomCases,
      required: required.get(name) ?? 0,
    }))
  }

  /** Whether no case at all carries a label that is required. */
  hasMissingLabel(): boolean {
    return this.labelCounts().some(({ name, required }) => required > 0 && !this.examples.has(name))
  }

  hasRareLabel(): boolean {
    return this.labelCounts().some(isTooRare)
  }

  summary(): Pick<ClaimResult, 'labels' | 'measures' | 'magnitudes' | 'tightness' | 'ratios' | 'growth' | 'credits'> {
    return {
      labels: this.labels(),
      measures: this.measures(),
      magnitudes: this.magnitudes(),
      tightness: this.asTightness(this.closest),
      ratios: this.spread.ratios(),
      growth: this.spread.growth(),
      credits: this.credits(),
    }
  }

  private labels(): LabelResult[] {
    return this.labelCounts().map(({ name, count, total, required }) => {
      const smallest = this.examples.get(name)
      const example = smallest === undefined ? null : this.claim.domain.print(smallest.example.c)
      return { name, share: total === 0 ? 0 : count / total, required, example }
    })
  }

  private measures(): MeasureResult[] {
    return [...this.measured].map(([name, { values, count, least, most }]) => {
      const sorted = values.toSorted((a, b) => a - b)
      return { name, count, least, median: sorted[sorted.length >> 1], most }
    })
  }

  private magnitudes(): MagnitudeResult[] {
    return [...this.sizes].map(([name, { place, values, count, least, most }]) => {
      const sorted = values.toSorted(bySize)
      return { name, place, count, least: least.text, median: sorted[sorted.length >> 1].text, most: most.text }
    })
  }

  /** The case that came closest to a bound: one of the claim's own, else one of a lemma's. */
  closestCase(): C | undefined {
    if (this.closest !== undefined) return this.closest.witness.c
    const credited = [...this.credited.values()].flatMap(({ closest }) => closest ?? [])
    return credited.toSorted((a, b) => b.ratio - a.ratio).at(0)?.witness.c
  }

  private credits(): Credit[] {
    return [...this.credited].map(([lemma, { rows, violations, closest }]) => ({
      lemma,
      rows,
      violations,
      tightness: this.asTightness(closest),
    }))
  }

  private asTightness(closest: Closest<C> | undefined): Tightness | null {
    if (closest === undefined) return null
    const { observed, bound, isAttained: attained } = closest
    const witness = this.claim.domain.print(closest.witness.c)
    if (attained) return { ratio: '1', witness, attained, estimate: null }
    const enclosed = isNearlyOne(closest.ratio) ? ratio(observed, bound, 256, 40) : ratio(observed, bound, 128)
    const estimate = Number.isFinite(closest.ratio) ? closest.ratio : null
    return enclosed === null ? null : { ratio: enclosed.lo, witness, attained, estimate }
  }

  /**
   * The closer of two calls, and of those that look the same the one whose case has the shorter text, whichever came first: slices of a
   * run come to the same. What is attained is decided: no estimate tells it from what is approached.
   */
  private closer(
    known: Closest<C> | undefined,
    near: number,
    observed: Real,
    bound: Real,
    witness: Kept<C>,
  ): Closest<C> | undefined {
    const isBefore = (): boolean => {
      const { print } = this.claim.domain
      if (known === undefined) return true
      known.text ??= print(known.witness.c)
      return byLength(print(witness.c), known.text) < 0
    }
    // Most calls are told apart by their estimates: texts and equality cost more.
    if (known?.isAttained && !(isNearlyOne(near) && isBefore())) return known
    const isAttained = isNearlyOne(near) && areEqual(observed, bound)
    const next = { ratio: near, observed, bound, witness, isAttained }
    if (isAttained || known?.isAttained) return isAttained ? next : known
    const least = known?.ratio ?? Number.NEGATIVE_INFINITY
    return near > least || (near === known?.ratio && isBefore()) ? next : known
  }

  state(): TallyState {
    const name = (kept: Kept<C> | undefined): string | null => (kept === undefined ? null : nameOf(this.claim, kept))
    return {
      randomCases: this.randomCases,
      labels: [...this.examples].map(([label, { example }]) => ({
        name: label,
        count: this.counts.get(label) ?? 0,
        example: nameOf(this.claim, example),
      })),
      measures: [...this.measured].map(([measure, known]) => ({ name: measure, ...known, values: [...known.values] })),
      magnitudes: [...this.sizes].map(([magnitude, { place, values, count, least, most }]) => ({
        ...{ name: magnitude, place, count, least: written(least), most: written(most), values: values.map(written) },
      })),
      credits: [...this.credited].map(([lemma, { rows, violations, closest }]) => ({
        ...{ lemma, rows, violations, closest: name(closest?.witness) },
      })),
      closest: name(this.closest?.witness),
      spread: this.spread.state(),
    }
  }

  /** Goes on from there. `notesOf` checks the case again: what a closest call compares is no plain data. */
  restore(state: TallyState, find: (name: string) => Kept<C>, notesOf: (c: C) => Notes): void {
    this.randomCases = state.randomCases
    for (const { name, count, example } of state.labels) {
      if (count > 0) this.counts.set(name, count)
      const kept = find(example)
      this.examples.set(name, { size: this.claim.domain.size(kept.c), example: kept })
    }
    for (const { name, values, ...known } of state.measures) this.measured.set(name, { ...known, values: [...values] })
    for (const { name, place, count, least, most, values } of state.magnitudes) {
      this.sizes.set(name, { place, count, least: read(least), most: read(most), values: values.map(read) })
    }
    const closest = (name: string | null, comparisons: (notes: Notes) => Notes['comparisons']) => {
      if (name === null) return undefined
      const kept = find(name)
      return comparisons(notesOf(kept.c)).reduce<Closest<C> | undefined>(
        (known, { observed, bound }) => this.closer(known, estimateRatio(observed, bound), observed, bound, kept),
        undefined,
      )
    }
    for (const { lemma, rows, violations, closest: witness } of state.credits) {
      const own = closest(witness, ({ credits }) => credits.filter((credit) => credit.lemma === lemma))
      this.credited.set(lemma, { rows, violations, closest: own })
    }
    this.closest = closest(state.closest, ({ comparisons }) => comparisons)
    this.spread.restore(state.spread)
  }
}

/** Estimates below this are not of equals: they are good to nine digits, or of reals of which equality is not known anyway. */
const NEARLY = 1 - 1e-6
const isNearlyOne = (ratio: number): boolean => ratio > NEARLY

const areEqual = (a: Real, b: Real): boolean => isAtMost(b, a) && isAtMost(a, b)

/** The cap is for enclosures alone, which are hardly ever known to be equal. */
const isAtMost = (a: Real, b: Real): boolean => decide(a, b, { cap: 64 }).answer === 'holds'

/** −∞ − −∞ is not a number, which sorting takes for 0. */
const bySize = (a: Magnitude, b: Magnitude): number => a.logarithm - b.logarithm
