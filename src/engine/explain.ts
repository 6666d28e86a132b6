// The failure text: the claim, the minimal case in its own syntax, observed against expected, the claim's explanation, and
// one line that runs it again.
import { match } from 'ts-pattern'
import { cut, messageOf } from '../json/index.ts'
import { decimal, type Real, rational, real, shorten } from '../numbers/index.ts'
import type { Claim } from './claim.ts'
import type { Domain } from './domain.ts'
import type { Ending } from './examine.ts'
import type { Comparable, Finding } from './probe.ts'
import type { ClaimResult, Counterexample, FindingLine, LabelResult } from './result.ts'

const DIGITS = 12

/** A real as text: exact where it is rational and short, otherwise the ends between which it lies. */
export function realText(a: Real): string {
  const enclosure = real.enclose(a, 128)
  const { lo, hi } = decimal(enclosure, DIGITS)
  const text = !enclosure.bounded ? 'unknown' : lo === hi ? lo : `[${lo}, ${hi}]`
  if (a.kind !== 'rational') return text
  const exact = rational.print(a)
  const digits = shorten(enclosure, DIGITS)
  return exact.length > 24 ? digits : exact === digits ? exact : `${exact} = ${digits}`
}

const comparableText = (a: Comparable): string => {
  if (Array.isArray(a)) return `(${a.map(comparableText).join(' ')})`
  return typeof a === 'object' && a !== null && 'kind' in a ? rational.print(a) : String(a)
}

/** What was compared, term by term. */
export function findingOf(ending: Ending): FindingLine[] {
  switch (ending.kind) {
    case 'failed':
      return comparison(ending.finding)
    case 'crashed':
      return [
        { term: 'threw', text: ending.message },
        ...(ending.at.length === 0 ? [] : [{ term: 'at', text: ending.at.join('\n') }]),
      ]
    default:
      return []
  }
}

const comparison = (finding: Finding): FindingLine[] =>
  match(finding)
    .with({ kind: 'at-most' }, ({ what, observed, bound, decision: { ratio } }) => [
      { term: 'expected', text: `${what} ≤ bound` },
      { term: 'observed', text: realText(observed) },
      { term: 'bound', text: realText(bound) },
      ...(ratio === null
        ? []
        : [{ term: 'ratio', text: ratio.lo === ratio.hi ? ratio.lo : `between ${ratio.lo} and ${ratio.hi}` }]),
    ])
    .with({ kind: 'same' }, ({ what, found, expected, hint }) => [
      { term: 'expected', text: `${what} = ${comparableText(expected)}` },
      { term: 'found', text: comparableText(found) },
      ...(hint === undefined ? [] : [{ term: 'hint', text: hint }]),
    ])
    .exhaustive()

const line = (term: string, text: string): string => `${term.padEnd(8)}  ${text}`

/** As it stands in a failure text. @example findingLines([{ term: 'bound', text: '1/4' }]) // ['bound     1/4'] */
export const findingLines = (finding: readonly FindingLine[]): string[] =>
  finding.flatMap(({ term, text }) => text.split('\n').map((part, k) => line(k === 0 ? term : '', part)))

/** The claim's own words; an explanation that throws must not cost the verdict. */
export function ownWords<C>(claim: Pick<Claim<C>, 'explain'>, c: C): string | null {
  try {
    return claim.explain?.(c) ?? null
  } catch (error) {
    return `(no explanation: ${messageOf(error)})`
  }
}

/** The case for people, where its domain describes it; a description that throws must not cost the verdict either. */
export function shownLines<C>(domain: Pick<Domain<C>, 'describe'>, c: C): readonly string[] {
  try {
    return domain.describe?.(c) ?? []
  } catch (error) {
    return [`(no description: ${messageOf(error)})`]
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
    line('case', caseText(counterexample)),
    ...counterexample.shown.map((text) => `    ${text}`),
    ...findingLines(counterexample.finding),
    ...(counterexample.explanation === null ? [] : counterexample.explanation.split('\n')),
    line('found as', originText(counterexample, result.seed)),
    ...counterexample.way.map((c, k) => line(k === 0 ? 'way' : '', c)),
    ...(counterexample.replay === null ? [] : [line('replay', counterexample.replay)]),
  ]
  return [...head, ...lines.map((text) => `  ${text}`), ...problems].join('\n')
}

/** People read what is shown below it; the line itself is for machines, and a model's is long. */
const caseText = ({ case: text, shown, replay }: Counterexample): string =>
  shown.length === 0 || replay === null || text.length <= LONGEST_CASE
    ? text
    : `${cut(text, LONGEST_CASE)} (the file to replay has all of it)`

const LONGEST_CASE = 80

const originText = ({ phase, index, shrinks }: Counterexample, seed: number): string =>
  `${phase} case ${index} with seed ${seed}, shrunk in ${counted(shrinks, 'step')}`

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

function reasonLines(result: Explained): string[] {
  const { cases } = result
  switch (result.verdict) {
    case 'undercovered':
      return result.labels.filter((label) => label.share < label.required).map(rarityText)
    case 'crashed':
      return []
    case 'vacuous':
      return [`  hypotheses discarded ${counted(cases.discarded, 'case')} and left ${cases.random}`]
    case 'undecided':
      return [
        `  ${counted(result.undecided, 'case')} ${result.undecided === 1 ? 'needs' : 'need'} more bits than the cap`,
      ]
    default:
      return [
        `  stopped because: ${result.stoppedBecause}`,
        ...(result.expects === 'refuted' && result.stoppedBecause === 'budget'
          ? [
              `  none of ${counted(cases.random, 'random case')} refutes it: aim the domain at such cases, or allow more (counts, --runs)`,
            ]
          : []),
      ]
  }
}

const rarityText = ({ name, share, required, example }: LabelResult): string => {
  const missing = example === null ? ': no case at all has it, so look for its name in the check' : ''
  return `  label "${name}" on ${percent(share)} of the random cases, ${percent(required)} required${missing}`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
