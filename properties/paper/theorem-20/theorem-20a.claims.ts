// Theorem 20a, with the readings of it that fail.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { hot, otherRounding, pastMaskedLookup, withoutZeroTest } from '../constructions/printed.ts'
import { statementClaims } from '../constructions/statement.ts'

export const claims: readonly Runnable[] = [
  ...statementClaims('theorem-20a'),
  runnable(pastMaskedLookup()),
  runnable(withoutZeroTest()),
  runnable(otherRounding()),
  runnable(hot('theorem-20a', 4, 'hot', ['count-left', 'count-right', 'comparison'])),
  runnable(hot('theorem-20a', 2, 'hot-predicate', ['count-left', 'count-right', 'predicate'])),
]
