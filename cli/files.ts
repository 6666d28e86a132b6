// Files that users name or that runs leave, read and written; what the system refuses is a FileError, what is wrong in them an InputError.
import { readTheorems, type Theorems } from '../reports/document/index.ts'
import { type Fault, faultLines, ifExists, onFile, withoutMark } from '../run/files/index.ts'
import { outFolder, theoremsPath } from '../run/index.ts'
import { printJsonError, type Read } from '../src/json/index.ts'
import { loadModel, type Model } from '../src/transformer/index.ts'
import { InputError, type Io } from './command.ts'
import { EXIT } from './exit-code.ts'

export function readText(path: string, io: Io): string {
  const text = readIfThere(path, io)
  if (text === undefined) throw new InputError(`cannot read ${path}: there is no such file`)
  return text
}

/** Undefined where there is no file. */
export function readIfThere(path: string, io: Io): string | undefined {
  const text = onFile('read', path, () => ifExists(() => io.read(path)))
  return text === undefined ? undefined : withoutMark(text)
}

export const writeText = (path: string, text: string, io: Io): void => onFile('write', path, () => io.write(path, text))

/** Below the verdicts, which faults must not cost. Gives the exit code. */
export function showFaults(faults: readonly Fault[], code: number, io: Io): number {
  for (const line of faultLines(faults)) io.err(`lemmata: ${line}`)
  return faults.length === 0 ? code : EXIT.badInput
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
