// Mistakes of the generators: hypotheses that do not hold of what is drawn, and cases that are never drawn.
import { inFile } from './in-file.ts'
import type { SourceMutant } from './mutant.ts'

export const drawnMutants: readonly SourceMutant[] = [
  inFile('generators/rows/gap-row.ts')(
    'drawn.gap-stated-twice',
    'definition-3.limit',
    'Rows are said to have twice the gap that they have.',
    'return { scores: scoresOf(drawTerrace(n, gap, random), gap), gap }',
    'return { scores: scoresOf(drawTerrace(n, gap, random), gap), gap: rational.multiply(gap, rational.of(2)) }',
  ),
  inFile('generators/ahat/gap.ts')(
    'drawn.derived-gap-twice',
    'proposition-24',
    'The gap that is derived from the weights is stated twice as large.',
    'const square = derivedSquare(model, n)',
    'const found = derivedSquare(model, n)\n  const square = found === undefined ? found : rational.multiply(found, rational.of(4))',
  ),
  inFile('generators/rows/terrace.ts')(
    'drawn.never-tied',
    'definition-2.ties',
    'No row is drawn in which scores tie.',
    "oneOf(random, ['none', 'none', 'some', 'some', 'all'])",
    "oneOf(random, ['none'])",
  ),
]
