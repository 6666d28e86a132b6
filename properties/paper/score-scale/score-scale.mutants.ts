// Scales said to be enough that are not, and the other way round.
import { rational } from '../../../src/numbers/index.ts'
import { inClaim, type Mutant } from '../../library/index.ts'
import { constantScale, lookupScale, previousScale, sinceScale } from './score-scale.claims.ts'

export const mutants: readonly Mutant[] = [
  inClaim(
    'score-scale.previous-too-small',
    'score-scale.previous',
    'A scale just below n·ln 4 is said to be enough.',
    previousScale({ enough: rational.parse('1.386') }),
  ),
  inClaim(
    'score-scale.previous-too-large',
    'score-scale.previous',
    'A scale just above n·ln 4 is said not to be enough.',
    previousScale({ less: rational.parse('1.3863') }),
  ),
  inClaim(
    'score-scale.since-too-small',
    'score-scale.since',
    'A scale just below 2n·ln 4 is said to be enough.',
    sinceScale({ enough: rational.parse('2.772') }),
  ),
  inClaim(
    'score-scale.since-as-previous',
    'score-scale.since',
    'Since is said to need no more than ⊖.',
    sinceScale({ enough: rational.parse('1.3863'), less: rational.parse('1.386') }),
  ),
  inClaim(
    'score-scale.lookup-too-small',
    'score-scale.lookup',
    'A scale just below 1.79632·n is said to be enough.',
    lookupScale({ enough: rational.parse('1.7963') }),
  ),
  inClaim(
    'score-scale.constant-mended',
    'score-scale.constant',
    'The scale grows with n, and so the control is not refuted.',
    constantScale((n) => rational.of(3 * n)),
  ),
]
