// The command line as JavaScript, since Node 20 runs no TypeScript and the build may be old.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { onTestFinished } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = ['src', 'generators', 'properties', 'run', 'reports', 'cli', 'tests/cli', 'tests/support']

/** A folder like `dist`, whose command line knows the claims of this module instead; gone after the test. */
export function buildWith(claims: string): string {
  mkdirSync(join(ROOT, 'reports/out'), { recursive: true })
  const directory = mkdtempSync(join(ROOT, 'reports/out/build-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  for (const folder of FOLDERS) {
    for (const file of sourcesIn(folder)) write(directory, file, readFileSync(join(ROOT, file), 'utf8'))
  }
  cpSync(join(ROOT, 'reports/html/assets'), join(directory, 'reports/html/assets'), { recursive: true })
  write(directory, 'cli/claims.ts', claims)
  write(directory, 'start.ts', `import { start } from './cli/start.ts'\nawait start()\n`)
  return directory
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return path === 'reports/out' ? [] : sourcesIn(path)
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : []
  })

function write(directory: string, file: string, source: string): void {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  })
  const target = join(directory, file.replace(/\.ts$/, '.js'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, outputText)
}
