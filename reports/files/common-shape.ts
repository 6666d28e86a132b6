// The fields that a claim's result and its entry in theorems.json have in common. The compiler holds them to ClaimResult: a
// new verdict or phase must come here.
import type {
  About,
  ClaimResult,
  Counterexample,
  IllustrationResult,
  LabelResult,
  MagnitudeResult,
  MeasureResult,
  Phase,
  RatioAt,
  RatioBin,
  StopReason,
  Variant,
  Verdict,
} from '../../src/engine/index.ts'
import { type Fields, type Shape, shape } from '../../src/json/index.ts'
import { picture } from './picture-shape.ts'

const { boolean, integer, list, nonEmptyText, nullable, number, object, oneOf, optional, text } = shape

/** One of the names, given as keys because the compiler then misses none: `named<Verdict>({ holds: true, … })`. */
export function named<Name extends string>(all: Readonly<Record<Name, true>>): Shape<Name> {
  const names: Name[] = []
  for (const name in all) names.push(name)
  return oneOf(names)
}

/** From 0 on. */
export const count = integer(0)

export const phase = named<Phase>({ corpus: true, examples: true, exhaustive: true, random: true, targeted: true })

type Common = Pick<
  ClaimResult,
  | 'key'
  | 'id'
  | 'variant'
  | 'title'
  | 'statement'
  | 'uses'
  | 'expects'
  | 'verdict'
  | 'passed'
  | 'stoppedBecause'
  | 'scope'
  | 'cases'
  | 'undecided'
  | 'labels'
  | 'measures'
  | 'magnitudes'
  | 'ratios'
  | 'growth'
  | 'illustrations'
  | 'counterexample'
  | 'problems'
>

export const commonFields: Fields<Common> = {
  key: nonEmptyText(),
  id: text(),
  variant: named<Variant>({ repaired: true, printed: true, step: true, own: true }),
  title: text(),
  statement: text(),
  uses: list(text()),
  expects: named<ClaimResult['expects']>({ holds: true, refuted: true }),
  verdict: named<Verdict>({
    holds: true,
    'holds-exhaustively': true,
    refuted: true,
    vacuous: true,
    undercovered: true,
    undecided: true,
    flaky: true,
    interrupted: true,
    crashed: true,
  }),
  passed: boolean(),
  stoppedBecause: named<StopReason>({
    budget: true,
    exhausted: true,
    refuted: true,
    discards: true,
    undercovered: true,
    interrupted: true,
    crashed: true,
    flaky: true,
  }),
  scope: nullable(text()),
  cases: object<ClaimResult['cases']>({
    corpus: count,
    examples: count,
    exhaustive: count,
    random: count,
    targeted: count,
    discarded: count,
  }),
  undecided: count,
  labels: list(object<LabelResult>({ name: text(), share: number(), required: number(), example: nullable(text()) })),
  measures: list(object<MeasureResult>({ name: text(), count, least: number(), median: number(), most: number() })),
  magnitudes: list(object<MagnitudeResult>({ name: text(), count, least: text(), median: text(), most: text() })),
  ratios: list(object<RatioBin>({ atMost: number(), count })),
  growth: list(object<RatioAt>({ n: number(), cases: count, most: number() })),
  illustrations: list(
    object<IllustrationResult>({
      of: named<IllustrationResult['of']>({ counterexample: true, example: true, closest: true }),
      case: text(),
      picture,
    }),
  ),
  problems: list(text()),
  counterexample: nullable(
    object<Counterexample>({
      case: text(),
      size: number(),
      found: text(),
      phase,
      index: count,
      shrinks: count,
      failed: optional(list(named<About>({ output: true, obligation: true, means: true })), []),
      finding: list(text()),
      explanation: nullable(text()),
      replay: nullable(text()),
    }),
  ),
}
