// Lemma 9: the rounding net computes the three pieces of its statement.
import { rationals } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { lemma9 } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { computes } from '../../library/index.ts'

type Label = 'false' | 'true' | 'between' | 'at a corner'

/** Without its small scope: it is a sample of the reals, and enumerating it would prove nothing about them. */
const { small: _, ...domain } = rationals({ largest: 2, denominators: [4, 60, 77, 1024] })

const [low, high] = [rational.of(1, 4), rational.of(3, 4)]

/** The lemma, or a wrong net. */
export const claim = (rounded: (x: Rational) => Rational = lemma9.rounded): Claim<Rational, Label> =>
  computes({
    key: 'lemma-9',
    variant: 'repaired',
    title: 'rounding approximate Booleans',
    statement: '2·ReLU(x − ¼) − 2·ReLU(x − ¾) is 0 up to ¼, 1 from ¾ on, and 2x − ½ between.',
    requires: { false: 0.2, true: 0.1, between: 0.05, 'at a corner': 0.015 },
    domain,
    observed: rounded,
    expected: lemma9.pieces,
    what: 'f(x)',
    note(x, probe) {
      probe.label('false', rational.compare(x, low) <= 0)
      probe.label('true', rational.compare(x, high) >= 0)
      probe.label('between', rational.compare(x, low) > 0 && rational.compare(x, high) < 0)
      probe.label('at a corner', rational.equal(x, low) || rational.equal(x, high))
    },
  })

export const claims: readonly Runnable[] = [runnable(claim())]
