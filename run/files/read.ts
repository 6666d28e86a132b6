// The one place that reads files and folders that may be missing. Whatever else is wrong with them is a FileError.
import { readdirSync, readFileSync } from 'node:fs'
import { onFile } from './fault.ts'
import { ifExists } from './file-errors.ts'

/** Undefined where there is no file. @example readIfThere('reports/out/theorems.json') */
export const readIfThere = (path: string): string | undefined =>
  onFile('read', path, () => ifExists(() => readFileSync(path, 'utf8')))

/** The names in a folder that end so, sorted; none where there is no folder. @example namesIn('corpus', '.jsonl') */
export const namesIn = (folder: string, ending: string): readonly string[] =>
  onFile('read', folder, () =>
    (ifExists(() => readdirSync(folder)) ?? []).filter((name) => name.endsWith(ending)).sort(),
  )
