// The settings of a run: from the environment under vitest, from options on the command line. The error for a bad value says what
// would be right.
import { isProfileName, PROFILES, type ProfileName, type Slice, sliceFrom } from '../src/engine/index.ts'
import { quote } from '../src/json/index.ts'

/** `written`: unexpected refutations are added. `read`: entries are tried, and the files stay as they are. */
export type CorpusUse = 'written' | 'read' | 'off'

export interface Settings extends Parameters {
  readonly seed: number
  readonly profile: ProfileName
  /** The part of the run to try, instead of the whole. */
  readonly slice?: Slice
  readonly corpus: CorpusUse
}

/** What a test may say of its run, in fast-check's words. */
export interface Parameters {
  /** Default 1. */
  readonly seed?: number
  /** How many random cases to try, instead of the profile's number. */
  readonly numRuns?: number
  /** The only case to try, as a counterexample says: `17:0:2`. */
  readonly path?: string
  /** Whether a counterexample tells the failing cases on the way to it. Default: false. */
  readonly verbose?: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment comes before the parameters, so that a printed line runs its case again.
 * @example settingsFrom({ LEMMATA_SEED: '3' }) // { seed: 3, profile: 'quick', corpus: 'written' }
 */
export function settingsFrom(environment: Environment, parameters: Parameters = {}): Settings {
  const { LEMMATA_SEED: seed, LEMMATA_PROFILE: profile, LEMMATA_RUNS: runs, LEMMATA_PATH: path } = environment
  const { LEMMATA_SLICE: slice } = environment
  return {
    ...parameters,
    seed: isSet(seed) ? seedFrom(seed, 'LEMMATA_SEED') : (parameters.seed ?? 1),
    profile: isSet(profile) ? profileFrom(profile, 'LEMMATA_PROFILE') : 'quick',
    ...(isSet(runs) ? { numRuns: runsFrom(runs, 'LEMMATA_RUNS') } : {}),
    ...(isSet(path) ? { path } : {}),
    ...(isSet(slice) ? { slice: partFrom(slice, 'LEMMATA_SLICE') } : {}),
    corpus: corpusUse(environment),
  }
}

/** An integer, or a new one for `random`; then the caller must show it. @example seedFrom('3', '--seed') */
export function seedFrom(text: string, source: string): number {
  if (text === 'random') return randomSeed()
  const seed = Number(text)
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(seed)) return seed
  throw new RangeError(`${source} is ${quote(text)}: give an integer, or random`)
}

export function profileFrom(text: string, source: string): ProfileName {
  if (isProfileName(text)) return text
  throw new RangeError(`${source} is ${quote(text)}: give one of ${Object.keys(PROFILES).join(', ')}`)
}

/** More would take centuries. */
const MOST_RUNS = 10 ** 12

export function runsFrom(text: string, source: string): number {
  const runs = Number(text)
  if (/^\d+$/.test(text) && runs >= 1 && runs <= MOST_RUNS) return runs
  throw new RangeError(`${source} is ${quote(text)}: give a whole number from 1 to ${MOST_RUNS}`)
}

export function partFrom(text: string, source: string): Slice {
  const slice = sliceFrom(text)
  if (slice !== undefined) return slice
  throw new RangeError(`${source} is ${quote(text)}: give the number of a slice and how many there are, such as 2/8`)
}

/** Refutations found by CI services and by mutants are not worth keeping. */
export function corpusUse({ LEMMATA_CORPUS: corpus, LEMMATA_MUTANT: mutant, CI: ci }: Environment): CorpusUse {
  if (isSet(corpus)) {
    if (corpus === 'off') return 'off'
    throw new RangeError(`LEMMATA_CORPUS is ${quote(corpus)}: set it to off, or leave it out`)
  }
  return isSet(mutant) || (isSet(ci) && ci !== 'false') ? 'read' : 'written'
}

/** In seconds. The deep profile, or a number of cases chosen by the user, may take hours; anything else that takes this long never ends. */
const PATIENCE = 600

/** Seconds after which an endless test is killed; null for never. @example patienceFrom({ LEMMATA_PATIENCE: '60' }) // 60 */
export function patienceFrom(environment: Environment): number | null {
  const { LEMMATA_PATIENCE: seconds, LEMMATA_PROFILE: profile, LEMMATA_RUNS: runs } = environment
  if (isSet(seconds)) return runsFrom(seconds, 'LEMMATA_PATIENCE')
  return profile === 'deep' || isSet(runs) ? null : PATIENCE
}

/** What claimTest does instead of running its claim as usual; the command line asks for it. */
export interface Errand {
  /** Run a stored case again: `corpus/mine.jsonl:3`, or a counterexample. */
  readonly replay?: string
  /** Run these mutants; with none, all. */
  readonly mutants?: readonly string[]
  /** Seeds per mutant. */
  readonly seeds?: number
  /** Where results go, instead of `reports/out`. */
  readonly out?: string
  /** When to stop, in milliseconds since 1970. */
  readonly until?: number
  /** When the command began, in the same way. */
  readonly since?: number
  /** How many claims share the time between. */
  readonly claims?: number
  /** Whether a later run can go on where this one is stopped, and whether this one goes on from there. */
  readonly state?: 'kept' | 'resumed'
}

/** @example errandFrom({ LEMMATA_REPLAY: 'corpus/mine.jsonl:3' }) // { replay: 'corpus/mine.jsonl:3' } */
export function errandFrom(environment: Environment): Errand {
  const { LEMMATA_REPLAY: replay, LEMMATA_MUTANTS: mutants, LEMMATA_SEEDS: seeds } = environment
  const { LEMMATA_OUT: out, LEMMATA_UNTIL: until, LEMMATA_STATE: state } = environment
  const { LEMMATA_SINCE: since, LEMMATA_CLAIMS: claims } = environment
  return {
    ...(isSet(replay) ? { replay } : {}),
    ...(isSet(mutants) ? { mutants: mutants === 'all' ? [] : mutants.split(',') } : {}),
    ...(isSet(seeds) ? { seeds: runsFrom(seeds, 'LEMMATA_SEEDS') } : {}),
    ...(isSet(out) ? { out } : {}),
    ...(isSet(until) ? { until: millisecondsFrom(until, 'LEMMATA_UNTIL') } : {}),
    ...(isSet(since) ? { since: millisecondsFrom(since, 'LEMMATA_SINCE') } : {}),
    ...(isSet(claims) ? { claims: runsFrom(claims, 'LEMMATA_CLAIMS') } : {}),
    ...(isSet(state) ? { state: state === 'resumed' ? 'resumed' : 'kept' } : {}),
  }
}

function millisecondsFrom(text: string, source: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  throw new RangeError(`${source} is ${quote(text)}: give milliseconds since 1970`)
}

/** All processes of a run share one random seed: the first to see `random` replaces it by the number it drew. */
export function settleSeed(environment: { LEMMATA_SEED?: string | undefined }, announce: (line: string) => void): void {
  if (environment.LEMMATA_SEED !== 'random') return
  environment.LEMMATA_SEED = `${randomSeed()}`
  announce(`LEMMATA_SEED=${environment.LEMMATA_SEED}`)
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]

const isSet = (value: string | undefined): value is string => value !== undefined && value !== ''
