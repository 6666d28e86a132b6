// The check of certificates refuses wrong models. Its rules are mutants here: without any one of them, a wrong model is proved.
import { integers } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { oncePerValue } from '../../../src/memo/index.ts'
import { prove } from '../../../src/prove/index.ts'
import { computes, inSource, type Mutant } from '../../library/index.ts'
import { wrongModel } from './wrong-form.ts'
import { WRONG_FORMS } from './wrong-forms.ts'
import { WRONG_WEIGHTS } from './wrong-weights.ts'

const ALL = [...WRONG_FORMS, ...WRONG_WEIGHTS]

const refusesWrong = (): Claim<number, never> =>
  computes({
    key: 'every-length.refused',
    title: 'no wrong model is proved for every length',
    statement:
      'A model that is wrong at some length, or says what is not so of its weights, is not proved: by number, of a list.',
    domain: integers(0, ALL.length - 1),
    observed: oncePerValue((k: number) => prove(wrongModel(ALL[k]))?.kind ?? 'nothing'),
    expected: () => 'open',
    what: 'what a proof says',
  })

export const claims: readonly Runnable[] = [runnable(refusesWrong())]

const KILLER = 'every-length.refused'

export const mutants: readonly Mutant[] = [
  ...inSource('src/certificate/bounds.ts', 'decays', KILLER, [
    [
      'proof.decay',
      'Any γ is large enough for any tolerance.',
      'return rational.compare($sum, $needed) >= 0',
      'return true',
    ],
  ]),
  ...inSource('src/certificate/polynomial.ts', 'isNonNegative', KILLER, [
    [
      'proof.negative',
      'A polynomial with negative coefficients is taken to be positive.',
      'rational.sign($factor) > 0',
      'true',
    ],
  ]),
  ...inSource('src/certificate/attend.ts', 'meanOf', KILLER, [
    ['proof.unequal', 'Weights are taken to be equal whatever the scores are.', '$scores.size > 0', 'false'],
  ]),
  ...inSource('src/certificate/attend.ts', 'nearestOf', KILLER, [
    [
      'proof.near-side',
      'Base scores need not outweigh ties.',
      'isDecided($view, polynomial.add($gap, $slack), $near)',
      'true',
    ],
    [
      'proof.far-side',
      'Ties need not be broken.',
      '!isDecided($view, polynomial.subtract($rise, $least), $far)',
      'false',
    ],
  ]),
  ...inSource('src/certificate/attend.ts', 'lookupOf', KILLER, [
    [
      'proof.hidden-row',
      'The row of a lookup may be hidden.',
      "$mask !== 'none' && ($mask !== 'future' || $direction !== 'left')",
      'false',
    ],
    [
      'proof.other-scores',
      'Scores of a lookup are not compared with those of its lemma.',
      '!forms.isSame(forms.formFrom($given), forms.formFrom($row))',
      'false',
    ],
    [
      'proof.flat',
      'The slope of a lookup is believed.',
      "!isDecided($view, polynomial.subtract($slope, polynomial.constant($step.gamma)), ['i'])",
      'false',
    ],
    ['proof.other-value', 'What a lookup reads is not looked at.', '!forms.isSame($view.value, $position)', 'false'],
  ]),
  ...inSource('src/certificate/net.ts', 'partsOf', KILLER, [
    ['proof.errors', 'Errors add up to anything.', 'rational.compare(rational.sum($errors), QUARTER) > 0', 'false'],
    [
      'proof.pair',
      'Two units make f however far apart they begin.',
      'rational.equal(rational.absolute(rational.subtract($bias, $other.bias)), rational.half)',
      'true',
    ],
  ]),
  ...inSource('src/certificate/net.ts', 'requireTruth', KILLER, [
    [
      'proof.other-truth',
      'A net may give anything.',
      'if (rational.equal($found, rational.of($expected))) return true',
      'return true',
    ],
  ]),
  ...inSource('src/certificate/net.ts', 'MEANS', KILLER, [
    ['proof.no-mean', 'A mean of signs is 0 but at its edge.', "left: ['-1/3', '0']", "left: ['0', '0']"],
  ]),
  ...inSource('src/certificate/cases.ts', 'isWitnessed', KILLER, [
    [
      'proof.witness',
      'What stands at the nearest end may be anything that implies the right side.',
      '$point.holds($value) === ($a && $b)',
      '(!$point.holds($value) || $b)',
    ],
  ]),
  ...inSource('src/certificate/cases.ts', 'Point', KILLER, [
    [
      'proof.no-edge',
      'There is always a position of the other parity.',
      '$isEven !== $$odd || $$edge ? $value',
      '$isEven !== $$odd ? $value',
    ],
    ['proof.row-zero', 'A lookup of 0 finds the value of row 0.', 'Number($isRow ? $$row : $$free)', 'Number($$row)'],
  ]),
  ...inSource('src/certificate/formula.ts', 'Classes', KILLER, [
    [
      'proof.one-predicate',
      'All predicates are one.',
      "kind: 'predicate', $predicate, $at",
      "kind: 'predicate', predicate: '', $at",
    ],
  ]),
  ...inSource('src/certificate/check.ts', 'Proof', KILLER, [
    [
      'proof.not-zero',
      'What is written may have stood before.',
      '$value.form.size > 0 || !rational.isZero($value.error)',
      'false',
    ],
    [
      'proof.other-output',
      'Any output will do.',
      'rational.isZero($value.error) && isSame($value.form, formOf($$))',
      'rational.isZero($value.error)',
    ],
    [
      'proof.hard-weights',
      'All attention is taken for softmax.',
      "$weighting !== 'softmax' && $weighting !== 'softmax-tau'",
      'false',
    ],
  ]),
]
