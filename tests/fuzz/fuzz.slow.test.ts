// The fuzzers as claims, for `lemmata check --fuzz`, and a tenth of all but formulas, which have a file of their own: it may run at once.
import { claimTest } from '../../run/vitest/index.ts'
import { claims, FUZZERS } from './claims.ts'
import { testTenth } from './tenth.ts'

const { LEMMATA_COMMAND: isAsked } = process.env

if (isAsked === 'true') for (const claim of claims) claimTest(claim)
else testTenth(FUZZERS.filter(({ key }) => key !== 'fuzz-formulas'))
