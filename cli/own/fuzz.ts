// What lemmata promises of its own commands, as claims: they live among its tests, which only a checkout has.
import { InputError, type Io, type Option } from '../command.ts'
import { findClaims } from '../find-claims.ts'
import type { Chosen } from './choose.ts'
import { claimOf } from './known.ts'
import { runTests } from './run-tests.ts'

export const FUZZ: Option = {
  name: 'fuzz',
  help: 'in a checkout of lemmata: give its commands random and mutated formulas, programs, models and other files',
}

const FILE = 'tests/fuzz/fuzz.slow.test.ts'

export async function chooseFuzzers(words: readonly string[], io: Io): Promise<Chosen> {
  if (!io.isCheckout) throw new InputError('--fuzz tests lemmata itself: it needs a checkout of lemmata')
  const { tests, problems } = await runTests({ files: [FILE] }, io)
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return { shipped: [], own: findClaims(tests.map(claimOf), words, 'lemmata check --fuzz runs all') }
}
