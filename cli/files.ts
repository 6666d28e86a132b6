// Files that users name or that runs leave, read and written; whatever is wrong with them is an InputError.
import { readTheorems, type Theorems } from '../reports/document/index.ts'
import { withoutMark } from '../run/files/index.ts'
import { outFolder, theoremsPath } from '../run/index.ts'
import { printJsonError, type Read } from '../src/json/index.ts'
import { loadModel, type Model } from '../src/transformer/index.ts'
import { InputError, type Io } from './command.ts'

export function readText(path: string, io: Io): string {
  const text = readIfThere(path, io)
  if (text === undefined) throw new InputError(`cannot read ${path}: there is no such file`)
  return text
}

/** Undefined where there is no file. */
export function readIfThere(path: string, io: Io): string | undefined {
  try {
    return withoutMark(io.read(path))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new InputError(`cannot read ${path}: ${messageOf(error)}`)
  }
}

export function writeText(path: string, text: string, io: Io): void {
  try {
    io.write(path, text)
  } catch (error) {
    throw new InputError(`cannot write ${path}: ${messageOf(error)}`)
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** @param complaint What to say above the errors. */
export function readOrRefuse<T>(read: Read<T>, complaint: string): T {
  if (read.kind === 'read') return read.value
  throw new InputError([complaint, ...read.errors.map((error) => `  ${printJsonError(error)}`)].join('\n'))
}

export function readModel(path: string, io: Io): Model {
  return readOrRefuse(loadModel(readText(path, io)), `${path} is not a model:`)
}

/** What the last run of claims left; null before any run. */
export function lastRun(io: Io): Theorems | null {
  const path = theoremsPath(outFolder(io.directory))
  const text = readIfThere(path, io)
  return text === undefined ? null : readOrRefuse(readTheorems(text), `${path} is damaged: run npm test again`)
}
