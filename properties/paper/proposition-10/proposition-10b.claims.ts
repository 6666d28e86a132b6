// Proposition 10b.
import { runnable } from '../../../src/engine/index.ts'
import { clause } from './clauses.ts'

export const claims = [runnable(clause('b'))]
