// Which files a suite imports, as Vite resolved them: through the indexes of folders, and through modules that are not measured
// and lie beside the suite, which belong to it.
import { dirname, join } from 'node:path'

/** The code of a module after Vite's transformation; undefined where there is none. */
export type Transform = (file: string) => Promise<string | undefined>

interface Module {
  /** Names, or undefined for the whole module. */
  readonly imports: readonly { readonly file: string; readonly names: readonly string[] | undefined }[]
  /** By exported name: the file it comes from, and its name there (undefined: the whole module). */
  readonly passedOn: ReadonlyMap<string, { readonly file: string; readonly name: string | undefined }>
  /** Files of which all names are passed on. */
  readonly passedOnWhole: readonly string[]
  /** Where its own code begins: before it are functions that others call to get its exports. */
  readonly begin: number
}

/** Reads each module once. `root` is where Vite's paths begin. */
export function importsIn(root: string, transform: Transform): (file: string) => Promise<Module> {
  const modules = new Map<string, Promise<Module>>()
  return (file) => {
    const known = modules.get(file) ?? transform(file).then((code) => readModule(code ?? '', root))
    modules.set(file, known)
    return known
  }
}

/** Files that `suite` imports and that are measured. */
export async function importedFiles(
  suite: string,
  isMeasured: (file: string) => boolean,
  moduleOf: (file: string) => Promise<Module>,
): Promise<Set<string>> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const isNew = (what: string): boolean => seen.size < seen.add(what).size
  /** A name that an index only passes on is looked for where it comes from. */
  const reach = async (file: string, name: string | undefined): Promise<void> => {
    if (!isNew(`${file} ${name}`)) return
    const { passedOn, passedOnWhole } = await moduleOf(file)
    const origin = name === undefined ? undefined : passedOn.get(name)
    if (origin !== undefined) return reach(origin.file, origin.name)
    for (const whole of passedOnWhole) if (name !== undefined) await reach(whole, name)
    if (isMeasured(file)) found.add(file)
    else if (dirname(file) === dirname(suite)) await visit(file)
  }
  const visit = async (file: string): Promise<void> => {
    if (!isNew(file)) return
    for (const { file: target, names } of (await moduleOf(file)).imports)
      for (const name of names ?? [undefined]) await reach(target, name)
  }
  await visit(suite)
  return found
}

/** What Vite makes of imports and of exports that pass on. @example const … = await __vite_ssr_import__("/src/a.ts", {"importedNames":["b"]}) */
const IMPORT = /__vite_ssr_import_(\d+)__ = await __vite_ssr_import__\("([^"]+)"(?:, (\{.*?\}))?\)/g
const PASSED_ON =
  /__vite_ssr_exportName__\("([^"]+)", \(\) => \{ try \{ return __vite_ssr_import_(\d+)__(?:\.([\p{ID_Continue}$]+))? /gu
const PASSED_ON_WHOLE = /__vite_ssr_exportAll__\(__vite_ssr_import_(\d+)__\)/g

/** Files outside of the root. */
const OUTSIDE = '/@fs'

function readModule(code: string, root: string): Module {
  const files = new Map<string, string>()
  const names = new Map<string, readonly string[] | undefined>()
  for (const [, id, file, options] of code.matchAll(IMPORT)) {
    // All others are packages.
    if (!file.startsWith('/') || file.includes('/node_modules/')) continue
    files.set(id, file.startsWith(OUTSIDE) ? file.slice(OUTSIDE.length) : join(root, file.replace(`${root}/`, '/')))
    names.set(id, options === undefined ? undefined : namesIn(JSON.parse(options)))
  }
  const passedOn = new Map<string, { file: string; name: string | undefined }>()
  for (const [, exported, id, name] of code.matchAll(PASSED_ON)) {
    const file = files.get(id)
    if (file !== undefined) passedOn.set(exported, { file, name })
  }
  return {
    imports: [...files].map(([id, file]) => ({ file, names: names.get(id) })),
    passedOn,
    begin: code.indexOf('\n', code.lastIndexOf('__vite_ssr_exportName__(')),
    passedOnWhole: [...code.matchAll(PASSED_ON_WHOLE)].flatMap(([, id]) => files.get(id) ?? []),
  }
}

const namesIn = ({ importedNames }: { importedNames?: readonly string[] }): readonly string[] | undefined =>
  importedNames
