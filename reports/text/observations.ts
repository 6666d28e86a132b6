// `observations.jsonl`: cases of each claim as PBT Observations, which Tyche reads. One bad line makes the whole file unreadable, so
// every line has exactly the fields of the format (docs/observations.schema.json). Probes take only finite numbers.
import { type ClaimResult, casesOf, explain, type Observation, type ProfileName } from '../../src/engine/index.ts'
import { standingOf } from '../document/index.ts'
import { formatCount, verdictText } from './text.ts'

/** How many cases of a claim are kept: enough to see a distribution. Mutants are run only for their verdicts. */
export const OBSERVED_CASES: Readonly<Record<ProfileName, number>> = { quick: 250, deep: 500, mutate: 0 }

/** Characters per claim: a model as a case has thousands, and the file of 350 claims should stay below 25 MB. */
const MOST_CHARACTERS = 64_000

/**
 * The lines of a claim: its verdict, then its cases. `start` is when it began, in seconds since 1970.
 * @example observationLines(claims[0].run({ numRuns: 10, observations: 5 }), Date.now() / 1000).length // 4
 */
export function observationLines(result: ClaimResult, start: number): string[] {
  const lines = [verdictLine(result, start)]
  let left = MOST_CHARACTERS - lines[0].length
  // The failing case is observed last and must not be cut off.
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

/** Cases also list the labels they do not have, so that readers can see the share of each label. */
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
