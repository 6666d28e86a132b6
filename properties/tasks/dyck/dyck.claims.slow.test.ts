import { expect, test } from 'vitest'
import { runClaim } from '../../../src/engine/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { programClaim } from '../by-program.ts'
import { DYCK_2, gapOf } from '../gap-orders/gap-orders.claims.ts'
import { softenedClaim } from '../softened.ts'
import { dyck } from './task.ts'

test('interpreter, transformer and stack agree on every beginning of all words of length ≤ 6 and of 2,000 up to 40', () => {
  const { verdict, scope, cases } = runClaim(programClaim(dyck(2), { deep: { small: 6 } }), { profile: 'deep' })
  expect([verdict, scope]).toEqual(['holds', 'all 5460 words of length ≤ 6 over {(, ), [, ]}'])
  expect(cases.random).toBe(2_000)
})

test('the softened transformer agrees on all words of length ≤ 4, and on 200 random ones up to length 12', () => {
  const { verdict, scope, cases } = runClaim(softenedClaim(dyck(2)), { profile: 'deep' })
  expect([verdict, scope, cases.random]).toEqual(['holds', 'all 340 words of length ≤ 4 over {(, ), [, ]}', 200])
})

test('the gap is exactly 1/(2n³) for n = 3 to 6, over all words', () => {
  const gap = gapOf({ ...DYCK_2, enumerated: 6 })
  expect([3, 4, 5, 6].map((n) => rational.print(gap(n)))).toEqual(['1/54', '1/128', '1/250', '1/432'])
})
