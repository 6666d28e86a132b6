// A project's package.json, as far as init looks at it.
import { join } from 'node:path'
import { isObject, type Json, readJson } from '../../../src/json/index.ts'
import type { Io } from '../../command.ts'
import { readIfThere, readOrRefuse } from '../../files.ts'
import type { PackageManager } from '../../own/index.ts'

export interface Manifest {
  /** The script `test`; undefined where there is none. */
  readonly test: string | undefined
  /** The names of packages that it depends on in any way. */
  readonly packages: readonly string[]
}

/** Null where there is none. */
export function readManifest(io: Io): Manifest | null {
  const path = join(io.directory, 'package.json')
  const text = readIfThere(path, io)
  if (text === undefined) return null
  const manifest = readOrRefuse(readJson(text), `${path} cannot be read:`)
  const test = entryOf(entryOf(manifest, 'scripts'), 'test')
  return {
    test: typeof test === 'string' && test !== NPMS_OWN ? test : undefined,
    packages: ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((name) => {
      const entry = entryOf(manifest, name)
      return isObject(entry) ? [...entry.keys()] : []
    }),
  }
}

/** What `npm init` writes. */
const NPMS_OWN = 'echo "Error: no test specified" && exit 1'

const entryOf = (json: Json, key: string): Json => (isObject(json) ? (json.get(key) ?? null) : null)

/** Its name is that of the folder, in the letters that npm allows. */
export function newManifest(folder: string): string {
  const name =
    folder
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'claims'
  return `${JSON.stringify({ name, private: true, type: 'module', scripts: { test: TEST } }, null, 2)}\n`
}

export const TEST = 'vitest run'

const NEEDED = ['lemmata', 'fast-check', 'vitest', '@vitest/coverage-v8']

export const missingFrom = (manifest: Manifest | null): readonly string[] =>
  NEEDED.filter((name) => manifest?.packages.includes(name) !== true)

/** What runs the tests. */
export const testLine = (manifest: Manifest | null, { name, exec }: PackageManager): string =>
  manifest?.test?.includes('vitest') === true ? `${name} test` : `${exec} ${TEST}`
