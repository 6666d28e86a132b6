// Counterexamples on disk, `reports/out/counterexamples/<key>.json`, which `npx lemmata replay` runs again.
import { join } from 'node:path'
import type { ClaimResult } from '../../src/engine/index.ts'
import { type Read, readJson, type Shaped, shape, writeJson } from '../../src/json/index.ts'
import { remove, writeAtomically } from './atomic.ts'
import { fileOf } from './key.ts'

const counterexampleShape = shape.object({
  claim: shape.nonEmptyText(),
  case: shape.text(),
  seed: shape.integer(),
  profile: shape.nonEmptyText(),
  /** Of a case without a text that can be read. */
  path: shape.optional(shape.nullable(shape.nonEmptyText()), null),
})

type CounterexampleFile = Shaped<typeof counterexampleShape>

/**
 * Writes the counterexample of a result and returns its path. Without one it removes that of an earlier run and returns null.
 * @example writeCounterexample('reports/out', result) // reports/out/counterexamples/lemma-8a.json
 */
export function writeCounterexample(directory: string, result: ClaimResult): string | null {
  const { key, counterexample, seed, profile } = result
  const path = fileOf(join(directory, 'counterexamples'), key, 'json')
  if (counterexample === null) {
    remove(path)
    return null
  }
  const { case: text, path: drawn } = counterexample
  writeAtomically(
    path,
    writeJson({ claim: key, case: text, seed, profile, ...(drawn === null ? {} : { path: drawn }) }),
  )
  return path
}

/** @example readCounterexample('{"claim":"lemma-8a","case":"abba","seed":1,"profile":"quick"}').kind // read */
export function readCounterexample(text: string): Read<CounterexampleFile> {
  const json = readJson(text)
  return json.kind === 'read' ? shape.read(counterexampleShape, json.value) : json
}
