// An example of the repository as a user of the package writes it.

const ENTRIES: Readonly<Record<string, string>> = {
  src: 'lemmata',
  generators: 'lemmata/generators',
  properties: 'lemmata/properties',
  'run/vitest': 'lemmata/vitest',
}

/** @example published("import { rational } from '../../src/index.ts'") // "import { rational } from 'lemmata'" */
export const published = (source: string): string =>
  source
    .replace(
      /'(?:\.\.\/)+(src|generators|properties|run\/vitest)\/index\.ts'/g,
      (_, folder: string) => `'${ENTRIES[folder]}'`,
    )
    // TypeScript lets users import a source only by the name of what it compiles to.
    .replace(/(from '\.[^']*)\.ts'/g, "$1.js'")
