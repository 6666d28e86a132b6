// A lock between processes, for a few milliseconds of work on one file: the process that creates `<file>.lock` holds it, and nobody
// else removes it. If the holder is gone, the first to create `<file>.lock~<its token>` is its heir, and heirs have heirs.
// So only one of many that find the same dead holder goes on, and a holder that was only asleep notices before it does harm.
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { readJson, type Shaped, shape } from '../../src/json/index.ts'
import { errorCode, ifExists } from './file-errors.ts'
import { pause } from './pause.ts'
import { isRunning } from './running.ts'

/** In milliseconds. Work under a lock takes a few: a lock this old was abandoned, or its process is stopped. */
export const ABANDONED_AFTER = 10_000
/** Longer, so that one wait outlives any abandoned lock. */
const PATIENCE = 20_000
/** Between two attempts, in milliseconds; random up to this, so that nobody is always too late. */
const LONGEST_PAUSE = 10

export interface Lock {
  /** Throws if another process took over because this one slept too long. Call it just before changing the file. */
  confirm(): void
}

/**
 * Runs the work while no other process works on the file, whose folder it creates. Waits for its turn, at most `patience` milliseconds.
 * @example withLock('corpus/lemma-8a.jsonl', () => rewrite())
 */
export function withLock<T>(file: string, work: (lock: Lock) => T, patience = PATIENCE): T {
  mkdirSync(dirname(file), { recursive: true })
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
  /** Unique. */
  token: shape.nonEmptyText(),
})
type Holder = Shaped<typeof holderShape>

interface HeldLock {
  readonly path: string
  /** The token in the lock file itself. While it is there, the line of heirs is unbroken. */
  readonly first: string
  /** The token of this process, the last in line. */
  readonly mine: string
  /** The files of all heirs up to this one. */
  readonly heirs: readonly string[]
}

const heirOf = (path: string, token: string): string => `${path}~${token}`

function acquire(path: string, patience: number): HeldLock {
  const end = performance.now() + patience
  for (;;) {
    const attempt = tryToHold(path)
    if (attempt.kind === 'held') return attempt.held
    if (performance.now() > end) throw new Error(waitMessage(path, patience, attempt.by))
    pause(1 + Math.random() * (LONGEST_PAUSE - 1))
  }
}

type Attempt =
  | { readonly kind: 'held'; readonly held: HeldLock }
  | { readonly kind: 'taken'; readonly by: Holder | undefined }

function tryToHold(path: string): Attempt {
  const me = newHolder()
  const mine = me.token
  const first = readHolder(path)
  if (first === undefined) {
    if (tryToCreate(path, me)) return { kind: 'held', held: { path, first: mine, mine, heirs: [] } }
    return { kind: 'taken', by: undefined }
  }
  let last: Holder | undefined = first
  const heirs: string[] = []
  while (last !== undefined && isGone(last)) {
    const heir = heirOf(path, last.token)
    heirs.push(heir)
    if (tryToCreate(heir, me)) {
      const held = { path, first: first.token, mine, heirs }
      // The line may have ended, and its files may be gone, since we read it: then this heir inherits nothing.
      if (isUndisputed(held)) return { kind: 'held', held }
      remove(heir)
      break
    }
    last = readHolder(heir)
  }
  return { kind: 'taken', by: last }
}

/** Ends the line with an heir of our own, so that nobody inherits while its files are removed, the lock file first. */
function release({ path, first, mine, heirs }: HeldLock): void {
  const end = heirOf(path, mine)
  // Another process took over: it removes the whole line.
  if (!tryToCreate(end, newHolder())) return
  if (readHolder(path)?.token === first) remove(path)
  for (const heir of [...heirs, end]) remove(heir)
}

const isUndisputed = ({ path, first, mine }: HeldLock): boolean =>
  readHolder(path)?.token === first && !existsSync(heirOf(path, mine))

function confirm(held: HeldLock): void {
  if (isUndisputed(held)) return
  throw new Error(
    `${held.path} was taken over by another process, because this one held it for more than ${ABANDONED_AFTER / 1000} s: nothing was written, run it again`,
  )
}

/** Drafts of killed processes, and heirs whose line ended while a killed process was removing it. */
function removeLeftovers({ path, heirs }: HeldLock): void {
  const start = heirOf(basename(path), '')
  const inLine = heirs.map((heir) => basename(heir))
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(start) || inLine.includes(name)) continue
    const file = join(dirname(path), name)
    const holder = readHolder(file)
    // A draft may be empty, so its owner is unknown; an owner that still needs it writes another.
    if (name.endsWith(DRAFT) || (holder !== undefined && isGone(holder))) remove(file)
  }
}

const newHolder = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  since: Date.now(),
  token: crypto.randomUUID(),
})

/** Links to a draft: a file that is created and then written would be empty if its process were killed in between. */
function tryToCreate(path: string, holder: Holder): boolean {
  const draft = `${path}~${holder.token}${DRAFT}`
  for (;;) {
    writeFileSync(draft, `${JSON.stringify(holder)}\n`)
    try {
      linkSync(draft, path)
      return true
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false
      // Another process removed the draft as a leftover.
      if (errorCode(error) !== 'ENOENT') throw error
    } finally {
      remove(draft)
    }
  }
}

const DRAFT = '.draft'

function readHolder(path: string): Holder | undefined {
  const json = ifExists(() => readJson(readFileSync(path, 'utf8')))
  if (json === undefined) return undefined
  const holder = json.kind === 'read' ? shape.read(holderShape, json.value) : json
  // A token becomes part of a file name.
  if (holder.kind === 'read' && /^[\w-]{1,60}$/.test(holder.value.token)) return holder.value
  return ifExists(() => stranger(path))
}

/** A lock made by hand, or emptied by a power cut: identified by its inode and age. */
function stranger(path: string): Holder {
  const { ino, mtimeMs } = statSync(path)
  const since = Math.floor(mtimeMs)
  return { pid: 1, host: '', since, token: `stranger-${ino}-${since}` }
}

function isGone({ pid, host, since }: Holder): boolean {
  // A time in the future was written by a clock that has been set back since.
  if (Math.abs(Date.now() - since) > ABANDONED_AFTER) return true
  return host === hostname() && !isRunning(pid)
}

const remove = (path: string): void => rmSync(path, { force: true })

function waitMessage(path: string, patience: number, by: Holder | undefined): string {
  const waited = `waited ${patience / 1000} s for ${path}`
  if (by === undefined) return `${waited}: other processes kept taking it; run fewer at once`
  const who = by.host === '' ? 'it does not say who made it' : `process ${by.pid} on ${by.host} holds it`
  return `${waited}: ${who}, since ${new Date(by.since).toISOString()}. If no process is using it, delete it`
}
