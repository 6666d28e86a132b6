// Theorem 12a, with the readings of it that fail, and with one head a layer or several.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { hot, untempered } from '../constructions/printed.ts'
import { statementClaims } from '../constructions/statement.ts'
import { heads } from './heads.ts'

export const claims: readonly Runnable[] = [
  ...statementClaims('theorem-12a'),
  runnable(untempered('theorem-12a')),
  runnable(hot('theorem-12a', 8, 'hot')),
  runnable(heads()),
]
