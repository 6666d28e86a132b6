// The one place that reads files and folders that may be missing. Whatever else is wrong with them is a FileError. Some editors put a byte
// order mark at the start of a file, which is no part of its text.
import { readdirSync, readFileSync } from 'node:fs'
import { onFile } from './fault.ts'
import { ifExists } from './file-errors.ts'

export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

/** @example readText('corpus/lemma-8a.jsonl') */
export const readText = (path: string): string => withoutMark(readFileSync(path, 'utf8'))

/** Undefined where there is no file. @example readIfThere('reports/out/theorems.json') */
export const readIfThere = (path: string): string | undefined =>
  onFile('read', path, () => ifExists(() => readText(path)))

/** The names in a folder that end so, sorted; none where there is no folder. @example namesIn('corpus', '.jsonl') */
export const namesIn = (folder: string, ending: string): readonly string[] =>
  onFile('read', folder, () =>
    (ifExists(() => readdirSync(folder)) ?? []).filter((name) => name.endsWith(ending)).sort(),
  )
