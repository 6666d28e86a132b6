// Writes files that are whole at every moment: a reader sees the old text or the new one, even after a crash.
// A write costs two fsyncs, a few milliseconds on a disk.
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Writes the file, and creates its folder. `confirm` is called at the last moment and may throw to leave everything as it was.
 * @example writeAtomically('reports/out/summary.md', '# Summary\n')
 */
export function writeAtomically(path: string, text: string, confirm: () => void = () => {}): void {
  const directory = dirname(path)
  mkdirSync(directory, { recursive: true })
  const temporary = `${path}~${process.pid}-${crypto.randomUUID()}`
  try {
    writeDurably(temporary, text)
    confirm()
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  syncDirectory(directory)
}

/** Removes temporary files of killed processes. Only for the process that holds the lock on the file. */
export function removeTemporaries(path: string): void {
  const directory = dirname(path)
  const start = `${basename(path)}~`
  for (const name of readdirSync(directory)) {
    if (name.startsWith(start)) rmSync(join(directory, name), { force: true })
  }
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

function writeDurably(path: string, text: string): void {
  const descriptor = openSync(path, 'wx')
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
