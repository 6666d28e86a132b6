// What the statements of this repository are about, for the coverage of each.
import { theoremCoverage } from '../run/vitest/coverage.ts'

export default theoremCoverage({
  tools: [
    'src/numbers',
    'src/lemmas/dense.ts',
    'src/lemmas/row.ts',
    'src/transformer/trace',
    'src/stream',
    'src/statements',
    'src/check',
    'src/transformer',
    'src/logic',
    'src/srasp',
  ],
  pieces: ['src/compile', 'src/compile-program', 'src/gadgets', 'src/lemmas', 'src/soften'],
})
