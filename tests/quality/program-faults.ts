// Wrong compilers of S-RASP, given random programs: how each is found, and to what it shrinks.
import { PROGRAM_FAULTS } from '../../properties/own/srasp/program-faults.ts'
import { claim } from '../../properties/own/srasp/srasp.claims.ts'
import { prepare, runClaim } from '../../src/engine/index.ts'

export const FAULTS = PROGRAM_FAULTS.map(({ name, compile }) => ({ name, claim: claim(compile) }))

/** What a seed ends in: the minimal case, its lines and the length of its word. */
export function ending({ claim: wrong }: (typeof FAULTS)[number], seed: number) {
  const { verdict, counterexample } = runClaim(wrong, { seed })
  if (counterexample === null) throw new Error(`${verdict} with seed ${seed}`)
  const c = prepare(wrong).domain.parse?.(counterexample.case)
  if (c === undefined) throw new Error('programs have a text')
  return { text: counterexample.case, lines: c.program.lines.length, symbols: c.word.length }
}
