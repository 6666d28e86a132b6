// What became of claims in the last run, from the document that it left.

import { readTheorems, type Theorem, type Theorems, verdictText as textOf } from '../reports/index.ts'
import { outFolder, theoremsPath } from '../run/index.ts'
import { printJsonError } from '../src/index.ts'
import { InputError, type Io } from './command.ts'
import { readIfThere } from './input.ts'

/** Null before any run. */
export function lastRun(io: Io): Theorems | null {
  const path = theoremsPath(outFolder(io.directory))
  const text = readIfThere(path, io)
  if (text === undefined) return null
  const read = readTheorems(text)
  if (read.kind === 'read') return read.value
  throw new InputError(
    `${path} is damaged: run npm test again\n${read.errors.map((e) => `  ${printJsonError(e)}`).join('\n')}`,
  )
}

export function verdictText(theorem: Theorem | undefined): string {
  return theorem === undefined ? 'not run' : textOf(theorem)
}
