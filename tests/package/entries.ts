// The names that an entry of the package exports, types among them, as the compiler of TypeScript sees them.
import { resolve } from 'node:path'
import ts from 'typescript'

const ROOT = resolve(import.meta.dirname, '../..')

/** The names of an entry, and those in its namespaces. */
export function namesIn(entry: string): { readonly top: string[]; readonly members: string[] } {
  const options = { module: ts.ModuleKind.NodeNext, allowImportingTsExtensions: true, noEmit: true, types: [] }
  const program = ts.createProgram([resolve(ROOT, entry)], options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(resolve(ROOT, entry))
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${entry} is no module`)
  const top = checker.getExportsOfModule(module)
  const members = top.flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (!(target.flags & ts.SymbolFlags.ValueModule)) return []
    return checker.getExportsOfModule(target).map(({ name }) => `${symbol.name}.${name}`)
  })
  return { top: top.map(({ name }) => name), members }
}
