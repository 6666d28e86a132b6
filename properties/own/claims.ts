// The suites of what the paper takes for granted: gadgets, S-RASP programs, arithmetic.
import { collect } from '../library/index.ts'
import * as arithmetic from './arithmetic/arithmetic.claims.ts'
import * as fusion from './fusion/fusion.claims.ts'
import * as gadgets from './gadgets/gadgets.claims.ts'
import * as proofs from './proofs/proofs.claims.ts'
import * as srasp from './srasp/srasp.claims.ts'

export const { claims, mutants } = collect([gadgets, fusion, srasp, arithmetic, proofs])
