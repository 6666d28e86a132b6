// What the system refuses to read or write, in words. Faults are plain data: they are carried beside verdicts, which they must not cost,
// also from one process to another.
import { lstatSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { messageOf } from '../../src/json/index.ts'
import { errorCode } from './file-errors.ts'

export interface Fault {
  readonly action: 'read' | 'write' | 'remove'
  readonly path: string
  readonly reason: string
}

/** A message for the user, without a stack. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faultLines(faults).join('\n'))
    this.faults = faults
  }
}

/**
 * One line per reason, since a full disk refuses everything.
 * @example faultLines([{ action: 'write', path: 'a.json', reason: 'no space left' }]) // ['cannot write a.json: no space left']
 */
export function faultLines(faults: readonly Fault[]): readonly string[] {
  return [...new Set(faults.map(({ reason }) => reason))].map((reason) => {
    const [{ action, path }, ...more] = faults.filter((fault) => fault.reason === reason)
    const others = new Set(more.map((fault) => fault.path).filter((other) => other !== path)).size
    const rest = others === 0 ? '' : ` and ${others} ${others === 1 ? 'other' : 'others'}`
    return `cannot ${action} ${path}${rest}: ${reason}`
  })
}

/** @example onFile('read', path, () => readFileSync(path, 'utf8')) */
export function onFile<T>(action: Fault['action'], path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof FileError ? error : fileErrorOf(action, path, error)
  }
}

export const fileErrorOf = (action: Fault['action'], path: string, error: unknown): FileError =>
  new FileError([{ action, path, reason: reasonOf(error, path) }])

/** Undefined where the system refuses the work; then `faults` says why. */
export function attempt<T>(faults: Fault[], work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    faults.push(...error.faults)
    return undefined
  }
}

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ENOSPC', 'no space left'],
  ['EDQUOT', 'the quota is used up'],
  ['EROFS', 'the file system is read-only'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EISDIR', 'it is a folder'],
  ['ERR_FS_EISDIR', 'it is a folder'],
  ['ELOOP', 'its links lead in a circle'],
  ['ENAMETOOLONG', 'the name is too long'],
])

export const reasonOf = (error: unknown, path: string): string =>
  REASONS.get(errorCode(error)) ?? obstacleTo(path) ?? messageOf(error)

/** What stands where a folder should be, or leads nowhere. */
function obstacleTo(path: string): string | undefined {
  for (let place = path; ; place = dirname(place)) {
    if (isThere(place, lstatSync)) {
      if (!isThere(place, statSync)) return `${place} is a link that leads nowhere`
      return place === path || statSync(place).isDirectory()
        ? undefined
        : `${place} is a file, where a folder should be`
    }
    if (dirname(place) === place) return undefined
  }
}

function isThere(path: string, stat: (path: string) => unknown): boolean {
  try {
    stat(path)
    return true
  } catch {
    return false
  }
}
