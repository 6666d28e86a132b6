// Examples in doc comments, so that a test can run each of them and notice a new one.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text after `@example` in every module of a folder. */
export const examplesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/@example (.*?)(?: \*\/)?$/gm)])
    .map((match) => match[1])
