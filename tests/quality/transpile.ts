// Our sources as JavaScript, for tests that start processes: Node 20 runs no TypeScript, and the build may be old.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

export const ROOT = resolve(import.meta.dirname, '../..')

/** All sources below these folders of the repository, without their tests, under the same paths in the directory. */
export function transpileFolders(folders: readonly string[], directory: string): void {
  for (const file of folders.flatMap(sourcesIn)) transpile(directory, file, readFileSync(join(ROOT, file), 'utf8'))
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return path === 'reports/out' ? [] : sourcesIn(path)
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : []
  })

/** @param file Where the source would be in the repository. */
export function transpile(directory: string, file: string, source: string): void {
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
