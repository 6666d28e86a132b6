// The failure text: the claim, the minimal case in its own syntax, observed against expected, the claim's explanation, and
// one line that runs it again.
import { match } from 'ts-pattern'
import { type Real, rational, real, shorten } from '../numbers/index.ts'
import type { Claim } from './claim.ts'
import type { Ending } from './examine.ts'
import type { Comparable, Finding } from './probe.ts'
import type { ClaimResult } from './result.ts'

const DIGITS = 12

/** A real as text: exact where it is rational and short, with as many digits as are certain otherwise. */
export function realText(a: Real): string {
  const text = shorten(real.enclose(a, 128), DIGITS)
  if (a.kind !== 'rational') return text
  const exact = rational.print(a)
  return exact.length > 24 ? text : exact === text ? exact : `${exact} = ${text}`
}

const comparableText = (a: Comparable): string => {
  if (Array.isArray(a)) return `(${a.map(comparableText).join(' ')})`
  return typeof a === 'object' && a !== null && 'kind' in a ? rational.print(a) : String(a)
}

/** What was compared, in lines. */
export function findingLines(ending: Ending): string[] {
  switch (ending.kind) {
    case 'failed':
      return comparisonLines(ending.finding)
    case 'crashed':
      return [`the check threw ${ending.message}`]
    default:
      return []
  }
}

const comparisonLines = (finding: Finding): string[] =>
  match(finding)
    .with({ kind: 'at-most' }, ({ what, observed, bound, decision: { ratio } }) => [
      `expected  ${what} ≤ bound`,
      `observed  ${realText(observed)}`,
      `bound     ${realText(bound)}`,
      ...(ratio === null
        ? []
        : [`ratio     ${ratio.lo === ratio.hi ? ratio.lo : `between ${ratio.lo} and ${ratio.hi}`}`]),
    ])
    .with({ kind: 'same' }, ({ what, found, expected }) => [
      `expected  ${what} = ${comparableText(expected)}`,
      `found     ${comparableText(found)}`,
    ])
    .exhaustive()

/** The claim's own words; an explanation that throws must not cost the verdict. */
export function ownWords<C>(claim: Pick<Claim<C>, 'explain'>, c: C): string | null {
  try {
    return claim.explain?.(c) ?? null
  } catch (error) {
    return `(no explanation: ${error instanceof Error ? error.message : String(error)})`
  }
}

/** What an explanation is made of. */
export type Explained = Pick<
  ClaimResult,
  | 'key'
  | 'title'
  | 'statement'
  | 'verdict'
  | 'expects'
  | 'stoppedBecause'
  | 'cases'
  | 'undecided'
  | 'labels'
  | 'counterexample'
  | 'problems'
  | 'seed'
>

/** All there is to say about a result that did not pass, or about an expected refutation. */
export function explain(result: Explained): string {
  const { key, title, statement, verdict, expects, counterexample } = result
  const head = [
    `${key}: ${title}`,
    `  ${verdict}${expects === 'refuted' ? ', expected to be refuted' : ''}`,
    `  ${statement}`,
  ]
  const problems = result.problems.map((problem) => `  ${problem}`)
  if (counterexample === null) return [...head, ...reasonLines(result), ...problems].join('\n')
  const lines = [
    `case      ${counterexample.case}`,
    ...counterexample.finding,
    ...(counterexample.explanation === null ? [] : counterexample.explanation.split('\n')),
    `found as  ${counterexample.phase} case ${counterexample.index} with seed ${result.seed}, shrunk in ${counterexample.shrinks} steps`,
    ...(counterexample.replay === null ? [] : [`replay    ${counterexample.replay}`]),
  ]
  return [...head, ...lines.map((line) => `  ${line}`), ...problems].join('\n')
}

function reasonLines(result: Explained): string[] {
  const { cases } = result
  switch (result.verdict) {
    case 'undercovered':
      return result.labels
        .filter((label) => label.share < label.required)
        .map(
          ({ name, share, required }) =>
            `  label "${name}" on ${percent(share)} of the random cases, ${percent(required)} required`,
        )
    case 'vacuous':
      return [`  hypotheses discarded ${cases.discarded} cases and left ${cases.random}`]
    case 'undecided':
      return [`  ${result.undecided} cases need more bits than the cap`]
    default:
      return [
        `  stopped because: ${result.stoppedBecause}`,
        ...(result.expects === 'refuted' && result.stoppedBecause === 'budget'
          ? [
              `  none of ${cases.random} random cases refutes it: aim the domain at such cases, or allow more (counts, --runs)`,
            ]
          : []),
      ]
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
