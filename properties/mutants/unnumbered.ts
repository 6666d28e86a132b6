// Mistakes in what the paper says between its numbered statements: sensitivity, score scales, the figure, widths, heads.

import { runnable } from '../../src/engine/index.ts'
import { lemma8 } from '../../src/lemmas/index.ts'
import { exponentialSum, rational } from '../../src/numbers/index.ts'
import { type Model, term, withTemperature } from '../../src/transformer/index.ts'
import { inFile, type ModelMutant, type Mutant } from '../library/index.ts'
import { figure, figureZiggurat } from '../paper/lemma-8/figure.ts'
import { reachOf, visibleRow } from '../paper/lemma-8/tie-breaking.ts'
import { roundingNet } from '../paper/lemma-27/rounding-net.ts'
import { constantWidth, width } from '../paper/lemma-27/width.ts'
import { constantScale, lookupScale, previousScale, sinceScale } from '../paper/score-scale/score-scale.claims.ts'
import { previousChange, sinceChange } from '../paper/sensitivity/compiled.ts'
import { earlyRow, everyPosition, exactlyHarmonic, lastOfTwoLayers } from '../paper/sensitivity/means.ts'
import { meansOfMeans } from '../paper/sensitivity/network.ts'
import { masked } from '../paper/sensitivity/sensitivity.claims.ts'
import { softmaxNets } from '../paper/sensitivity/softmax.ts'
import { heads, single } from '../paper/theorem-12/heads.ts'

const model = (name: string, killer: string, mistake: string, change: ModelMutant['change']): ModelMutant => ({
  kind: 'model',
  name,
  mistake,
  killer,
  change,
})

/** The temperature of plain softmax. */
const warm = (compiled: Model): Model => withTemperature(compiled, term('1'))

const sensitivityMutants: readonly Mutant[] = [
  inFile('properties/paper/sensitivity/influence.ts')(
    'sensitivity.no-stretch',
    'sensitivity',
    'The net does not stretch what attention passes on.',
    'rational.multiply(rational.multiply(stretch, v), here)',
    'rational.multiply(v, here)',
  ),
  model(
    'sensitivity.masked-by-length',
    'sensitivity.masked',
    'Every position is held to c/n, also those that see few symbols.',
    runnable(masked(({ change }) => rational.of(1, change.word.length))),
  ),
  model(
    'sensitivity.masked-no-harmonic',
    'sensitivity.masked',
    'What early positions have moved is forgotten: c/i in the place of c·H_i^{L−1}/i.',
    runnable(masked((_, i) => rational.of(1, i))),
  ),
  model(
    'sensitivity.no-spread',
    'sensitivity.softmax',
    'Softmax is taken for a mean: the spread of the scores is forgotten.',
    runnable(softmaxNets(() => rational.zero)),
  ),
  model(
    'sensitivity.every-position-mended',
    'sensitivity.every-position',
    'The changed position is left out, and so the printed form is not refuted.',
    runnable(everyPosition(({ word, at }) => word.flatMap((_, k) => (k + 1 === at ? [] : [k + 1])))),
  ),
  model(
    'sensitivity.early-row-mended',
    'sensitivity.early-row',
    'Attention is not masked, and so the printed form is not refuted.',
    runnable(earlyRow('none')),
  ),
  model(
    'sensitivity.last-position-mended',
    'sensitivity.last-position',
    'Attention is not masked, and so the printed form is not refuted.',
    runnable(lastOfTwoLayers('none')),
  ),
  model(
    'sensitivity.harmonic-unmasked',
    'sensitivity.harmonic',
    'The mask is forgotten.',
    runnable(exactlyHarmonic(meansOfMeans(2, 'none'))),
  ),
  model(
    'sensitivity.since-warm',
    'sensitivity.since',
    'The temperature does not fall with n.',
    runnable(sinceChange(warm)),
  ),
  model(
    'sensitivity.previous-warm',
    'sensitivity.previous',
    'The temperature does not fall with n.',
    runnable(previousChange(warm)),
  ),
]

const scaleMutants: readonly Mutant[] = [
  model(
    'score-scale.previous-too-small',
    'score-scale.previous',
    'A scale just below n·ln 4 is said to be enough.',
    runnable(previousScale({ enough: rational.parse('1.386') })),
  ),
  model(
    'score-scale.previous-too-large',
    'score-scale.previous',
    'A scale just above n·ln 4 is said not to be enough.',
    runnable(previousScale({ less: rational.parse('1.3863') })),
  ),
  model(
    'score-scale.since-too-small',
    'score-scale.since',
    'A scale just below 2n·ln 4 is said to be enough.',
    runnable(sinceScale({ enough: rational.parse('2.772') })),
  ),
  model(
    'score-scale.since-as-previous',
    'score-scale.since',
    'Since is said to need no more than ⊖.',
    runnable(sinceScale({ enough: rational.parse('1.3863'), less: rational.parse('1.386') })),
  ),
  model(
    'score-scale.lookup-too-small',
    'score-scale.lookup',
    'A scale just below 1.79632·n is said to be enough.',
    runnable(lookupScale({ enough: rational.parse('1.7963') })),
  ),
  model(
    'score-scale.constant-mended',
    'score-scale.constant',
    'The scale grows with n, and so the control is not refuted.',
    runnable(constantScale((n) => rational.of(3 * n))),
  ),
]

const figureMutants: readonly Mutant[] = (['b', 'c'] as const).flatMap((clause) => [
  model(
    `lemma-8${clause}.figure-one-percent`,
    `lemma-8${clause}.figure`,
    'The constant 2 is one percent too small.',
    runnable(
      figure(clause, (gamma, largest) =>
        exponentialSum.term(rational.multiply(rational.of(99, 50), largest), rational.multiply(rational.of(-2), gamma)),
      ),
    ),
  ),
  model(
    `lemma-8${clause}.figure-ziggurat-mended`,
    `lemma-8${clause}.figure-ziggurat`,
    'The scores are those of the lemma, and so the control is not refuted.',
    runnable(
      figureZiggurat(clause, (side, c) => lemma8.brokenTies(side, visibleRow(c.row), c.gamma, reachOf(side, c))),
    ),
  ),
])

export const unnumberedMutants: readonly Mutant[] = [
  ...figureMutants,
  model(
    'theorem-12a.heads-single',
    'theorem-12a.heads',
    'Layers never have several heads.',
    runnable(heads([single, single])),
  ),
  model(
    'lemma-27.width-short-digits',
    'lemma-27.width',
    'Every layer finds one bit less than its share.',
    runnable(width((c) => roundingNet({ ...c, digit: c.digit - 1 }))),
  ),
  model(
    'lemma-27.constant-width-mended',
    'lemma-27.constant-width',
    'The width grows with n, and so the control is not refuted.',
    runnable(constantWidth((n) => n)),
  ),
  ...sensitivityMutants,
  ...scaleMutants,
]
