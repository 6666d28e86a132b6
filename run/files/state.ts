// Where the run of a claim stands, on disk: `reports/out/state/<key>.json`, with the settings that it is of. A later process goes on from
// there. Of a finished run only the settings are left: its result is among the parts.
import { join } from 'node:path'
import { stateShape } from '../../src/engine/index.ts'
import { printJsonError, readDocument, type Shaped, shape } from '../../src/json/index.ts'
import { remove, writeAtomically } from './atomic.ts'
import { fileOf } from './key.ts'
import { readIfThere } from './read.ts'

const { integer, nonEmptyText, nullable, object } = shape

const settingsShape = object({
  seed: integer(),
  profile: nonEmptyText(),
  /** Random cases; null for the number of the profile. */
  runs: nullable(integer(1)),
  slice: nullable(nonEmptyText()),
  /** Of lemmata, and of the claim. */
  version: nonEmptyText(),
})
export type StateSettings = Shaped<typeof settingsShape>

const savedShape = object({ settings: settingsShape, state: nullable(stateShape) })
export type SavedState = Shaped<typeof savedShape>

const pathOf = (directory: string, key: string): string => fileOf(join(directory, 'state'), key, 'json')

/** @example writeState('part-1', 'lemma-8a', { settings, state: null }) */
export const writeState = (directory: string, key: string, saved: SavedState): void =>
  writeAtomically(pathOf(directory, key), `${JSON.stringify(saved)}\n`)

/** @example removeState('part-1', 'lemma-8a') */
export const removeState = (directory: string, key: string): void => remove(pathOf(directory, key))

/** Undefined if there is none; throws where it cannot be read. @example loadState('part-1', 'lemma-8a')?.settings.runs */
export function loadState(directory: string, key: string): SavedState | undefined {
  const path = pathOf(directory, key)
  const text = readIfThere(path)
  if (text === undefined) return undefined
  const saved = readDocument(savedShape, text)
  if (saved.kind === 'read') return saved.value
  const errors = saved.errors.map(printJsonError).join('; ')
  throw new RangeError(`cannot go on from ${path}: ${errors}; delete it to begin anew`)
}
