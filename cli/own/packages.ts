// The package manager of a project, and the line that installs packages with it.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Io } from '../command.ts'
import { readIfThere } from '../files.ts'

export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn'
  /** What runs a package's executable. */
  readonly exec: string
  readonly add: string
}

const NPM: PackageManager = { name: 'npm', exec: 'npx', add: 'npm install --save-dev' }
const OTHERS: readonly (readonly [lockfile: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', { name: 'pnpm', exec: 'pnpm exec', add: 'pnpm add --save-dev' }],
  ['yarn.lock', { name: 'yarn', exec: 'yarn', add: 'yarn add --dev' }],
]

/** As the lockfile tells. */
export function packageManager(io: Io): PackageManager {
  const found = OTHERS.find(([lockfile]) => readIfThere(join(io.directory, lockfile), io) !== undefined)
  return found?.[1] ?? NPM
}

const { devDependencies: TESTED }: { devDependencies: Readonly<Record<string, string | undefined>> } = createRequire(
  import.meta.url,
)('lemmata/package.json')

/**
 * In the versions that lemmata is tested with: the newest vitest need not be one that it takes.
 * @example installLine(io, ['vitest']) // npm install --save-dev vitest@4.1.12
 */
export const installLine = (io: Io, names: readonly string[]): string =>
  [packageManager(io).add, ...names.map((name) => [name, TESTED[name] ?? []].flat().join('@'))].join(' ')
