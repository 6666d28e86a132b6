// Mistakes in how far a symbol moves outputs.
import { rational } from '../../../src/numbers/index.ts'
import { type Model, term, withTemperature } from '../../../src/transformer/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { previousChange, sinceChange } from './compiled.ts'
import { earlyRow, everyPosition, exactlyHarmonic, lastOfTwoLayers } from './means.ts'
import { meansOfMeans } from './network.ts'
import { masked } from './sensitivity.claims.ts'
import { softmaxNets } from './softmax.ts'

/** The temperature of plain softmax. */
const warm = (compiled: Model): Model => withTemperature(compiled, term('1'))

export const mutants: readonly Mutant[] = [
  ...inSource('properties/paper/sensitivity/influence.ts', 'influenceOf', 'sensitivity', [
    [
      'sensitivity.no-stretch',
      'The net does not stretch what attention passes on.',
      'rational.multiply(rational.multiply($stretch, $v), $here)',
      'rational.multiply($v, $here)',
    ],
  ]),
  inClaim(
    'sensitivity.masked-by-length',
    'sensitivity.masked',
    'Every position is held to c/n, also those that see few symbols.',
    masked(({ change }) => rational.of(1, change.word.length)),
  ),
  inClaim(
    'sensitivity.masked-no-harmonic',
    'sensitivity.masked',
    'What early positions have moved is forgotten: c/i in the place of c·H_i^{L−1}/i.',
    masked((_, i) => rational.of(1, i)),
  ),
  inClaim(
    'sensitivity.no-spread',
    'sensitivity.softmax',
    'Softmax is taken for a mean: the spread of the scores is forgotten.',
    softmaxNets(() => rational.zero),
  ),
  inClaim(
    'sensitivity.every-position-mended',
    'sensitivity.every-position',
    'The changed position is left out, and so the printed form is not refuted.',
    everyPosition(({ word, at }) => word.flatMap((_, k) => (k + 1 === at ? [] : [k + 1]))),
  ),
  inClaim(
    'sensitivity.early-row-mended',
    'sensitivity.early-row',
    'Attention is not masked, and so the printed form is not refuted.',
    earlyRow('none'),
  ),
  inClaim(
    'sensitivity.last-position-mended',
    'sensitivity.last-position',
    'Attention is not masked, and so the printed form is not refuted.',
    lastOfTwoLayers('none'),
  ),
  inClaim(
    'sensitivity.harmonic-unmasked',
    'sensitivity.harmonic',
    'The mask is forgotten.',
    exactlyHarmonic(meansOfMeans(2, 'none')),
  ),
  inClaim('sensitivity.since-warm', 'sensitivity.since', 'The temperature does not fall with n.', sinceChange(warm)),
  inClaim(
    'sensitivity.previous-warm',
    'sensitivity.previous',
    'The temperature does not fall with n.',
    previousChange(warm),
  ),
]
