// The one place that writes and removes files. They are whole at every moment: a reader sees the old text or the new one, even after a
// crash. A write costs two fsyncs, a few milliseconds on a disk.
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { attempt, onFile } from './fault.ts'
import { ifExists } from './file-errors.ts'
import { withLock } from './lock.ts'
import { isRunning } from './running.ts'

/**
 * Writes the file, and creates its folder. `confirm` is called at the last moment and may throw to leave everything as it was.
 * @example writeAtomically('reports/out/summary.md', '# Summary\n')
 */
export function writeAtomically(path: string, text: string, confirm: () => void = () => {}): void {
  onFile('write', path, () => {
    mkdirSync(dirname(path), { recursive: true })
    // For a link that leads nowhere, the second throws.
    const old = ifExists(() => lstatSync(path)) === undefined ? undefined : statSync(path)
    // A device or a pipe, such as /dev/stdout, must not become a file.
    if (old !== undefined && !old.isFile() && !old.isDirectory()) writeFileSync(path, text)
    else replace(old === undefined ? path : realpathSync(path), text, old, confirm)
  })
}

function replace(path: string, text: string, old: Stats | undefined, confirm: () => void): void {
  const directory = dirname(path)
  // A file that may not be changed must not be replaced either.
  if (old !== undefined) accessSync(path, constants.W_OK)
  removeAbandoned(directory)
  const temporary = temporaryOf(path)
  try {
    writeDurably(temporary, text, old?.mode)
    confirm()
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  syncDirectory(directory)
}

/** Removes the file, if it is there. @example remove('reports/out/check.html') */
export const remove = (path: string): void =>
  onFile('remove', path, () => {
    if (existsSync(path)) rmSync(path, { force: true })
  })

/** Removes the folder with all that is in it. @example removeFolder('reports/out/coverage/lemma-6') */
export const removeFolder = (path: string): void =>
  onFile('remove', path, () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }))

/**
 * Puts a folder in the place of another, which may not be there, at once or with an error. What it gives ends when the other is removed: a
 * thousand files take seconds.
 * @example await replaceFolder('coverage/lemma-6', temporary)
 */
export function replaceFolder(path: string, by: string): Promise<void> {
  const old = temporaryOf(path)
  onFile('write', path, () =>
    withLock(path, () => {
      ifExists(() => renameSync(path, old))
      try {
        renameSync(by, path)
      } catch (error) {
        ifExists(() => renameSync(old, path))
        throw error
      }
    }),
  )
  // What is left is removed with all that killed processes leave.
  return rm(old, { recursive: true, force: true }).catch(() => {})
}

/** @example temporaryOf('coverage/lemma-6') // coverage/lemma-6~4711-… */
export const temporaryOf = (path: string): string => `${path}~${process.pid}-${crypto.randomUUID()}`

/** Removes temporary files of killed processes. Only for the process that holds the lock on the file. */
export function removeTemporaries(path: string): void {
  const directory = dirname(path)
  const start = `${basename(path)}~`
  for (const name of readdirSync(directory)) {
    if (name.startsWith(start)) rmSync(join(directory, name), { force: true })
  }
}

/** What a killed process left, by the number of the process in its name. */
const TEMPORARY = /~(\d+)-[0-9a-f]{8}-[0-9a-f-]{27}$/
/** In milliseconds. Nothing is being written for so long, also by a process of another machine that shares the folder. */
const ABANDONED_AFTER = 60_000

/** Removes what killed processes left in the folder, files and folders; what belongs to somebody else stays. */
export function removeAbandoned(directory: string): void {
  const names = attempt([], () => onFile('read', directory, () => readdirSync(directory))) ?? []
  for (const name of names.filter(isOfGoneProcess)) {
    attempt([], () =>
      onFile('remove', name, () => {
        const path = join(directory, name)
        if (Date.now() - statSync(path).mtimeMs > ABANDONED_AFTER) rmSync(path, { recursive: true, force: true })
      }),
    )
  }
}

function isOfGoneProcess(name: string): boolean {
  const [, pid] = TEMPORARY.exec(name) ?? []
  return pid !== undefined && !isRunning(Number(pid))
}

/** Makes new names in a directory survive a power cut. Windows cannot: it opens no directories. */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(directory, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function writeDurably(path: string, text: string, mode?: number): void {
  const descriptor = openSync(path, 'wx', mode)
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
