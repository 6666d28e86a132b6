// `observations.jsonl`: cases of each claim as PBT Observations, which Tyche reads. One bad line spoils a file for its readers, so
// every line has exactly the fields of the format (docs/observations.schema.json). Probes take finite numbers only.
import { type ClaimResult, casesOf, explain, type Observation, type ProfileName } from '../../src/engine/index.ts'
import { standingOf } from '../document/index.ts'
import { formatCount, verdictText } from './text.ts'

/** Cases of a claim that are kept: enough to see a distribution. Mutants are run for their verdicts only. */
export const OBSERVED_CASES: Readonly<Record<ProfileName, number>> = { quick: 250, deep: 500, mutate: 0 }

/** Of a claim, in characters: a model as a case has thousands, and the file of 350 claims is to stay below 25 MB. */
const MOST_CHARACTERS = 64_000

/**
 * The lines of a claim: its verdict, then cases. `start` is when it began, in seconds since 1970.
 * @example observationLines(result, Date.now() / 1000)
 */
export function observationLines(result: ClaimResult, start: number): string[] {
  const lines = [verdictLine(result, start)]
  let left = MOST_CHARACTERS - lines[0].length
  // The case that failed comes last of all and must not be cut off.
  for (const observation of result.observations.toSorted((a, b) => Number(isFailed(b)) - Number(isFailed(a)))) {
    const line = caseLine(result, observation, start)
    left -= line.length
    if (left < 0 && !isFailed(observation)) break
    lines.push(line)
  }
  return lines
}

const isFailed = ({ status }: Observation): boolean => status === 'failed'

const caseLine = (
  result: ClaimResult,
  { case: c, status, reason, phase, features }: Observation,
  start: number,
): string =>
  JSON.stringify({
    type: 'test_case',
    status,
    status_reason: status === 'passed' ? '' : reason,
    representation: `${result.key}(${c})`,
    arguments: { case: c },
    how_generated: phase,
    features: { ...absentLabels(result), ...features },
    coverage: null,
    timing: {},
    metadata: { statement: result.id, seed: result.seed, profile: result.profile },
    property: result.key,
    run_start: start,
  })

/** A label that a case does not carry says so: else its share could not be seen. */
const absentLabels = ({ labels }: ClaimResult): Record<string, string> =>
  Object.fromEntries(labels.map(({ name }) => [name, 'no']))

function verdictLine(result: ClaimResult, start: number): string {
  const isInfo = standingOf(result) === 'passed'
  const text = `${verdictText(result)} after ${formatCount(casesOf(result), 'case')}`
  return JSON.stringify({
    type: isInfo ? 'info' : 'alert',
    title: verdictText(result),
    content: isInfo ? `${result.statement}\n${text}` : explain(result),
    property: result.key,
    run_start: start,
  })
}
