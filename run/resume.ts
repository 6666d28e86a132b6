// What an earlier run of a claim left in the folder of its results, and whether this one may go on from there.
import { relative } from 'node:path'
import { type ClaimResult, type Runnable, type RunState, sliceText } from '../src/engine/index.ts'
import { loadPart, loadState, type StateSettings } from './files/index.ts'
import type { Settings } from './settings.ts'
import { version } from './version.ts'

/** @example stateSettings(claim, settingsFrom(process.env)).slice */
export const stateSettings = (claim: Runnable, { seed, profile, numRuns, slice }: Settings): StateSettings => ({
  seed,
  profile,
  runs: numRuns ?? null,
  slice: slice === undefined ? null : sliceText(slice),
  version: `${version()}-${claim.version(profile)}`,
})

export interface Begun {
  /** Of a run that is finished. */
  readonly result: ClaimResult | null
  /** Null where there is nothing to go on from. */
  readonly state: RunState | null
}

export const NOT_BEGUN: Begun = { result: null, state: null }

/** Throws where the run there is another one. @example begunRun(claim, settings, 'part-1').result?.verdict */
export function begunRun(claim: Runnable, settings: Settings, out: string): Begun {
  const saved = loadState(out, claim.key)
  if (saved === undefined) return NOT_BEGUN
  refuseOther(claim.key, saved.settings, stateSettings(claim, settings), out)
  const result = saved.state === null ? loadPart(out, claim.key) : undefined
  return { result: result === undefined || result.verdict === 'interrupted' ? null : result, state: saved.state }
}

function refuseOther(key: string, there: StateSettings, here: StateSettings, out: string): void {
  const [what] = (['seed', 'profile', 'runs', 'slice', 'version'] as const).filter((name) => there[name] !== here[name])
  if (what === undefined) return
  const folder = relative('', out) || '.'
  const [old, now] = [there, here].map((settings) => SHOWN[what](settings))
  const remedy =
    what === 'version'
      ? 'go on with that version'
      : `give ${there[what] === null ? `no --${what}` : `--${what} ${there[what]}`}`
  throw new RangeError(
    `--resume: ${folder} holds a run of ${key} ${old}, and this one is ${now}: ${remedy}, or another --out, or begin anew without --resume`,
  )
}

const SHOWN: Readonly<Record<keyof StateSettings, (settings: StateSettings) => string>> = {
  seed: ({ seed }) => `with seed ${seed}`,
  profile: ({ profile }) => `in the profile ${profile}`,
  runs: ({ runs }) => (runs === null ? 'with the random cases of its profile' : `with ${runs} random cases`),
  slice: ({ slice }) => (slice === null ? 'in one piece' : `as slice ${slice}`),
  version: (settings) => `of version ${settings.version}`,
}
