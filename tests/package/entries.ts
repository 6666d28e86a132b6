// What the entries of the package export, types and members of namespaces among it, as the compiler of TypeScript sees it.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

export const ROOT = resolve(import.meta.dirname, '../..')

export interface Export {
  /** With its namespace, if it has one: `rational.add`. */
  readonly name: string
  readonly isNamespace: boolean
  /** Those in its doc comment. */
  readonly examples: readonly string[]
}

/** Sources by the names under which people import them. */
export function entries(): ReadonlyMap<string, string> {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const targets: [string, { readonly types?: string }][] = Object.entries(exports)
  return new Map(
    targets.flatMap(([path, { types }]) =>
      types === undefined ? [] : [[join(name, path), join(ROOT, types.replace('dist/', '').replace('.d.ts', '.ts'))]],
    ),
  )
}

/** The options of this repository, but for what only its own style asks for. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT)
  return { ...options, noUnusedLocals: false, verbatimModuleSyntax: false, isolatedModules: false, declaration: false }
}

/** The names of an entry, each namespace before its members. */
export function exportsOf(program: ts.Program, file: string): Export[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (module === undefined) return []
  const below = (of: ts.Symbol, path: string): Export[] =>
    checker.getExportsOfModule(of).flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      const name = path + symbol.name
      const tags = target.getJsDocTags(checker).filter((tag) => tag.name === 'example')
      const isNamespace = (target.flags & ts.SymbolFlags.ValueModule) !== 0
      const own = { name, isNamespace, examples: tags.map((tag) => ts.displayPartsToString(tag.text)) }
      return isNamespace ? [own, ...below(target, `${name}.`)] : [own]
    })
  return below(module, '')
}
