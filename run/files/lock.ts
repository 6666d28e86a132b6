// A lock between processes, for a few milliseconds of work on one file: who creates `<file>.lock` holds it. Nobody removes the
// lock of another. Where a holder is gone, the first to create `<file>.lock~<its token>` is its heir, and heirs have heirs.
// So of many who find the same dead holder one goes on, and a holder that was only asleep notices before it does harm.
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { readJson, type Shaped, shape } from '../../src/json/index.ts'
import { codeOf, ifThere } from './missing.ts'
import { pause } from './pause.ts'

/** In milliseconds. Work under a lock takes a few: what lasts this long was abandoned, or its process is stopped. */
export const ABANDONED_AFTER = 10_000
/** Longer, so that one wait outlives any abandoned lock. */
const PATIENCE = 20_000
/** Between two looks, at most; at random, so that nobody is always too late. */
const LONGEST_PAUSE = 10

export interface Lock {
  /** Throws if the lock was taken over, because the process slept too long. To be called just before changing the file. */
  confirm(): void
}

/**
 * Runs the work while no other process works on the file. Waits for its turn, `patience` milliseconds at most.
 * @example withLock('corpus/lemma-8a.jsonl', () => rewrite())
 */
export function withLock<T>(file: string, work: (lock: Lock) => T, patience = PATIENCE): T {
  const held = acquire(`${file}.lock`, patience)
  try {
    removeLeftovers(held)
    return work({ confirm: () => confirm(held) })
  } finally {
    release(held)
  }
}

const holderShape = shape.object({
  pid: shape.integer(1, 2 ** 31 - 1),
  host: shape.text(),
  /** Milliseconds since 1970. */
  since: shape.integer(0),
  /** Never used again. */
  token: shape.nonEmptyText(),
})
type Holder = Shaped<typeof holderShape>

interface Held {
  readonly path: string
  /** The token in the lock file itself. As long as it is there, the line of heirs is unbroken. */
  readonly first: string
  /** The last in line. */
  readonly mine: string
  /** The files of all heirs up to this one. */
  readonly heirs: readonly string[]
}

const heirOf = (path: string, token: string): string => `${path}~${token}`

function acquire(path: string, patience: number): Held {
  const end = performance.now() + patience
  for (;;) {
    const attempt = tryToHold(path)
    if (attempt.kind === 'held') return attempt.held
    if (performance.now() > end) throw new Error(inTheWay(path, patience, attempt.by))
    pause(1 + Math.random() * (LONGEST_PAUSE - 1))
  }
}

type Attempt =
  | { readonly kind: 'held'; readonly held: Held }
  | { readonly kind: 'taken'; readonly by: Holder | undefined }

function tryToHold(path: string): Attempt {
  const me = newHolder()
  const mine = me.token
  const first = readHolder(path)
  if (first === undefined) {
    if (creates(path, me)) return { kind: 'held', held: { path, first: mine, mine, heirs: [] } }
    return { kind: 'taken', by: undefined }
  }
  let last: Holder | undefined = first
  const heirs: string[] = []
  while (last !== undefined && isGone(last)) {
    const heir = heirOf(path, last.token)
    heirs.push(heir)
    if (creates(heir, me)) {
      const held = { path, first: first.token, mine, heirs }
      // The line may have ended, and its files been removed, after we read it: then this heir inherits nothing.
      if (isUndisputed(held)) return { kind: 'held', held }
      remove(heir)
      break
    }
    last = readHolder(heir)
  }
  return { kind: 'taken', by: last }
}

/** Ends the line with an heir of our own, so that nobody inherits while its files are removed: the lock first. */
function release({ path, first, mine, heirs }: Held): void {
  const end = heirOf(path, mine)
  // Somebody took over: the line, with our part of it, is theirs to remove.
  if (!creates(end, newHolder())) return
  if (readHolder(path)?.token === first) remove(path)
  for (const heir of [...heirs, end]) remove(heir)
}

const isUndisputed = ({ path, first, mine }: Held): boolean =>
  readHolder(path)?.token === first && !existsSync(heirOf(path, mine))

function confirm(held: Held): void {
  if (isUndisputed(held)) return
  throw new Error(
    `${held.path} was taken over by another process, because this one held it for more than ${ABANDONED_AFTER / 1000} s: nothing was written, run it again`,
  )
}

/** Drafts of killed processes, and heirs of lines that ended, where the process was killed while it removed them. */
function removeLeftovers({ path, heirs }: Held): void {
  const start = heirOf(basename(path), '')
  const inLine = heirs.map((heir) => basename(heir))
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(start) || inLine.includes(name)) continue
    const file = join(dirname(path), name)
    const holder = readHolder(file)
    // A draft may be empty, so that nobody knows whose it was; who still needs it writes another.
    if (name.endsWith(DRAFT) || (holder !== undefined && isGone(holder))) remove(file)
  }
}

const newHolder = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  since: Date.now(),
  token: crypto.randomUUID(),
})

/** By a link to a draft, since a file that is created and then written stands empty if its process is killed in between. */
function creates(path: string, holder: Holder): boolean {
  const draft = `${path}~${holder.token}${DRAFT}`
  for (;;) {
    writeFileSync(draft, `${JSON.stringify(holder)}\n`)
    try {
      linkSync(draft, path)
      return true
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false
      // Another process took the draft for a leftover.
      if (codeOf(error) !== 'ENOENT') throw error
    } finally {
      remove(draft)
    }
  }
}

const DRAFT = '.draft'

function readHolder(path: string): Holder | undefined {
  const json = ifThere(() => readJson(readFileSync(path, 'utf8')))
  if (json === undefined) return undefined
  const holder = json.kind === 'read' ? shape.read(holderShape, json.value) : json
  // A token becomes part of a file name.
  if (holder.kind === 'read' && /^[\w-]{1,60}$/.test(holder.value.token)) return holder.value
  return ifThere(() => stranger(path))
}

/** Made by hand, or emptied by a power cut: known by its place on the disk and its age. */
function stranger(path: string): Holder {
  const { ino, mtimeMs } = statSync(path)
  const since = Math.floor(mtimeMs)
  return { pid: 1, host: '', since, token: `stranger-${ino}-${since}` }
}

function isGone({ pid, host, since }: Holder): boolean {
  // A time to come was written by a clock that has been set back since.
  if (Math.abs(Date.now() - since) > ABANDONED_AFTER) return true
  return host === hostname() && !isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, for somebody else.
    return codeOf(error) !== 'ESRCH'
  }
}

const remove = (path: string): void => rmSync(path, { force: true })

function inTheWay(path: string, patience: number, by: Holder | undefined): string {
  const waited = `${path} was in the way for ${patience / 1000} s`
  if (by === undefined) return `${waited}: other processes kept taking it; run fewer at a time`
  const who = by.host === '' ? 'it does not say who made it' : `process ${by.pid} on ${by.host} holds it`
  return `${waited}: ${who}, since ${new Date(by.since).toISOString()}. If nobody works there, delete it`
}
