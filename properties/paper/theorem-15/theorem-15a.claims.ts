// Theorem 15a, with the readings of it that fail.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { boasted, hot, scaleTwo, untempered } from '../constructions/printed.ts'
import { statementClaims } from '../constructions/statement.ts'

export const claims: readonly Runnable[] = [
  ...statementClaims('theorem-15a'),
  runnable(untempered('theorem-15a')),
  runnable(hot('theorem-15a', 4, 'hot')),
  runnable(scaleTwo()),
  runnable(boasted()),
]
