// Examples in doc comments, so that a test can run each of them and notice a new one.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text after `@example` in every module of some folders. */
export const examplesIn = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/@example (.*?)(?: \*\/)?$/gm)])
      .map((match) => match[1]),
  )
