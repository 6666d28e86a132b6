import { expect, test } from 'vitest'
import { runClaim } from '../../../src/engine/index.ts'
import { formulaClaim } from '../by-formula.ts'
import { programClaim } from '../by-program.ts'
import { flipFlop, flipFlopLanguage } from './task.ts'

test.each([flipFlop, flipFlopLanguage])(
  '$title: right on all legal beginnings of ≤ 5 instructions with bits',
  (task) => {
    const effort = { quick: { small: 10, random: 0 } }
    const results = [runClaim(formulaClaim(task, effort)), runClaim(programClaim(task, effort))]
    const scope = 'all 4665 legal words of length ≤ 10 over {w, r, i, 0, 1}'
    expect(results.map(({ verdict, scope: found }) => [verdict.split('-')[0], found])).toEqual([
      ['holds', scope],
      ['holds', scope],
    ])
  },
)
