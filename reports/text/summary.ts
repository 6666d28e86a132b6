// `summary.md`: a run for people who read it in a browser, such as on the summary page of a CI service. Totals, the explanation of
// each claim that did not pass, errata, the slowest claims, and functions that no claim enters; a collapsed list of all claims is last.
import { casesOf, explain } from '../../src/engine/index.ts'
import {
  compareDecimals,
  formatClosest,
  type RefutedKind,
  refutedKinds,
  type Section,
  type Standing,
  sectionsOf,
  standingOf,
  sum,
  type Theorem,
  type Theorems,
  titleOf,
  type Unreached,
  type UnreachedFunction,
} from '../document/index.ts'
import { earlierLine, headline } from './headline.ts'
import { block, code, collapsible, inline, markdownTable } from './markdown.ts'
import { formatCount, formatInteger, formatPercent, formatSeconds, MARKS, verdictText } from './text.ts'

/** GitHub cuts a summary off at 1 MiB, so no explanation may take all of it. */
const LONGEST_EXPLANATION = 8_000
const LONGEST_CASE = 120
const SLOWEST = 10

/** @example summaryOf(theorems([], { profile: 'quick', seed: 1, seconds: 0 }), null).slice(0, 8) // # Claims */
export function summaryOf(document: Theorems, unreached: Unreached | null): string {
  const parts = [
    `# ${inline(document.presentation.title ?? 'Claims')}\n\n${MARKS[overall(document)]} ${headline(document)}`,
    earlierLine(document),
    sectionTable(document),
    failures(document),
    ...refutedParts(document),
    slowest(document),
    unreached === null ? null : unreachedPart(unreached),
    collapsible(
      `All ${formatCount(document.claims.length, 'claim')}`,
      sectionsOf(document.claims, document.presentation)
        .map((section) => claimTable(section, document))
        .join('\n\n'),
    ),
  ]
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`
}

/** Worst first. */
const ORDER: readonly Standing[] = ['failed', 'interrupted', 'open', 'passed']
const COUNTED: readonly Standing[] = ['passed', 'failed', 'open', 'interrupted']

function overall({ claims }: Theorems): Standing {
  const standings = new Set(claims.map(standingOf))
  return ORDER.find((standing) => standings.has(standing)) ?? 'passed'
}

function sectionTable({ claims, presentation }: Theorems): string {
  const sections = sectionsOf(claims, presentation)
  const standings = COUNTED.filter(
    (standing) => standing === 'passed' || claims.some((claim) => standingOf(claim) === standing),
  )
  const rows = sections.map(({ title, claims: own }) => {
    const closest = own
      .filter(({ expects }) => expects === 'holds')
      .flatMap(({ key, tightness }) => (tightness === null ? [] : { key, ...tightness }))
      .toSorted((a, b) => compareDecimals(b.ratio, a.ratio))[0]
    return [
      inline(title),
      ...standings.map((standing) => `${own.filter((claim) => standingOf(claim) === standing).length}`),
      formatInteger(sum(own, casesOf)),
      closest === undefined ? '' : `${inline(formatClosest(closest))} in ${code(closest.key)}`,
      formatSeconds(sum(own, ({ seconds }) => seconds)),
    ]
  })
  const head = [
    'section',
    ...standings.map((standing) => `${standing}:`),
    'cases:',
    'closest call, of the bound',
    'time:',
  ]
  return markdownTable(head, rows)
}

function failures({ claims, presentation }: Theorems): string | null {
  const failed = claims.filter((claim) => ['failed', 'open'].includes(standingOf(claim)))
  if (failed.length === 0) return null
  const explained = failed.map((claim) => {
    const text = explain({ ...claim, seed: claim.seeds[0] })
    const rest = text.length - LONGEST_EXPLANATION
    const cut = rest > 0 ? `${text.slice(0, LONGEST_EXPLANATION)}\n… (${formatCount(rest, 'character')} more)` : text
    return `### ${MARKS[standingOf(claim)]} ${inline(claim.key)}: ${inline(titleOf(claim, presentation))}\n\n${block(cut)}`
  })
  return `## Not as expected\n\n${explained.join('\n\n')}`
}

const HEADINGS: Readonly<Record<RefutedKind, string>> = {
  printed: 'Errata',
  step: 'Steps of proofs that are refuted',
  control: 'Hypotheses and constants that are needed',
  other: 'Other claims that are refuted as expected',
}

/** What was refuted, as expected: printed forms first, all others collapsed. */
const refutedParts = ({ claims }: Theorems): readonly string[] =>
  refutedKinds(claims.filter(({ expects, passed }) => expects === 'refuted' && passed)).map((part) => {
    const rows = part.claims.map(({ key, statement, counterexample }) => [
      code(key),
      inline(statement),
      counterexample === null ? '' : code(counterexample.case, LONGEST_CASE),
    ])
    const table = markdownTable(['claim', 'says', 'smallest counterexample'], rows)
    return part.kind === 'printed'
      ? `## ${HEADINGS.printed}\n\nPrinted, and refuted by the smallest case that was found:\n\n${table}`
      : collapsible(`${HEADINGS[part.kind]}: ${rows.length}`, table)
  })

function slowest({ claims }: Theorems): string | null {
  const slow = claims
    .filter(({ seconds }) => seconds > 0)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  if (slow.length === 0) return null
  const rows = slow.map((claim) => [
    code(claim.key),
    formatSeconds(claim.seconds),
    formatInteger(casesOf(claim)),
    formatInteger(Math.round(casesOf(claim) / claim.seconds)),
  ])
  return `## Slowest\n\n${markdownTable(['claim', 'time:', 'cases:', 'cases per second:'], rows)}`
}

function unreachedPart({ functions, files }: Unreached): string {
  const misses = sum(files, (file) => file.functions.length)
  const reached = functions - misses
  const share = functions === 0 ? '' : ` (${formatPercent(reached / functions)})`
  const lines = files.map((file) => {
    if (file.functions.length === file.of) return `- ${code(file.file)}, the whole file`
    const names = outermost(file.functions).map(({ name, line }) =>
      name.startsWith('(anonymous') ? `line ${line}` : `${inline(name)}:${line}`,
    )
    return `- ${code(file.file)}, ${file.functions.length} of ${file.of}: ${names.join(', ')}`
  })
  const sentence = `Claims enter ${formatInteger(reached)} of ${formatCount(functions, 'function')}${share}.`
  return `## Code\n\n${sentence}${files.length === 0 ? '' : `\n\n${collapsible(`${formatCount(misses, 'function')} that no claim enters`, lines.join('\n'))}`}`
}

/** Without functions inside of others that are listed. */
const outermost = (functions: readonly UnreachedFunction[]): readonly UnreachedFunction[] =>
  functions.filter(
    (f, k) =>
      !functions.some((other, o) => {
        const isAround = other.line <= f.line && f.end <= other.end
        return isAround && (other.end - other.line > f.end - f.line || o < k)
      }),
  )

function claimTable({ title, claims }: Section<Theorem>, { presentation }: Theorems): string {
  const rows = claims.map((claim) => {
    const { key, tightness, coverage, mutants, seconds } = claim
    return [
      MARKS[standingOf(claim)],
      `${code(key)} ${inline(titleOf(claim, presentation))}${claim.earlier ? ' (earlier run)' : ''}`,
      verdictText(claim),
      formatInteger(casesOf(claim)),
      tightness === null ? '' : inline(formatClosest(tightness)),
      coverage === null ? '' : formatPercent(coverage.lines),
      coverage === null ? '' : formatPercent(coverage.branches),
      mutants === null ? '' : `${mutants.killed}/${mutants.total}`,
      formatSeconds(seconds),
    ]
  })
  const head = ['', 'claim', 'verdict', 'cases:', 'of the bound:', 'lines:', 'branches:', 'mutants:', 'time:']
  return `**${inline(title)}**\n\n${markdownTable(head, rows)}`
}
