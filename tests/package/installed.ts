// The package as strangers get it: packed, and installed beside its peers into a folder of their own. Needs the build, and the
// registry or what npm has kept of it.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ROOT } from './entries.ts'

const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const PEERS = ['fast-check', 'vitest', '@vitest/coverage-v8'].map((peer) => `${peer}@${devDependencies[peer]}`)

/** The folder; it lies outside of this repository, whose packages are not found from there. */
export function installed(type: 'commonjs' | 'module' = 'module'): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type }))
  const [{ filename }] = JSON.parse(npm(ROOT, ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]))
  npm(folder, ['install', '--no-audit', '--no-fund', '--prefer-offline', `./${filename}`, ...PEERS])
  return folder
}

const npm = (cwd: string, words: readonly string[]): string =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
