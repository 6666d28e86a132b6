import { FUZZERS } from './claims.ts'
import { testTenth } from './tenth.ts'

testTenth(FUZZERS.filter(({ key }) => key === 'fuzz-formulas'))
