// A case without its models, cut where it is too long to be read.
import { cut } from '../../src/json/index.ts'

/** @example abridge('model="{\\"layers\\":[]}"; word=ab', 80) // model={…}; word=ab */
export const abridge = (line: string, most: number): string => cut(withoutModels(line), most)

/** Records print their parts in quotes; a part that is JSON is a model. */
const withoutModels = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
    const inner = quoted.slice(1, -1).replace(/\\(["\\])/g, '$1')
    if (/^\{.*\}$/s.test(inner)) return '{…}'
    return inner.includes('=') ? `(${withoutModels(inner)})` : quoted
  })
