// The command line as JavaScript, with claims of the test's own.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ROOT, transpile, transpileFolders } from './transpile.ts'

const FOLDERS = [
  'src',
  'generators',
  'properties',
  'run',
  'reports',
  'mutation/planted',
  'cli',
  'tests/cli',
  'tests/support',
]

/** A folder like `dist`, whose command line knows the claims of this module instead; gone after the test. */
export function buildWith(claims: string): string {
  mkdirSync(join(ROOT, 'reports/out'), { recursive: true })
  const directory = mkdtempSync(join(ROOT, 'reports/out/build-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  transpileFolders(FOLDERS, directory)
  cpSync(join(ROOT, 'reports/html/assets'), join(directory, 'reports/html/assets'), { recursive: true })
  transpile(directory, 'cli/claims.ts', claims)
  transpile(directory, 'start.ts', `import { start } from './cli/process/start.ts'\nawait start()\n`)
  return directory
}
