// The version of lemmata: found by its name, since sources and build lie at different depths.
import { createRequire } from 'node:module'

export function version(): string {
  const { version: text }: { version: string } = createRequire(import.meta.url)('lemmata/package.json')
  return text
}
