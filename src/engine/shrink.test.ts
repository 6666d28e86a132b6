import { expect, test } from 'vitest'
import { integers } from '../../tests/support/integers.ts'
import type { Domain } from './domain.ts'
import { shrink } from './shrink.ts'

test('a scope of millions of cases is not walked to its end', () => {
  let lookedAt = 0
  const domain: Domain<number> = {
    ...integers(10),
    small: {
      *upTo() {
        for (;;) {
          lookedAt += 1
          yield 10
        }
      },
      scope: () => 'without end',
    },
  }
  const { minimal } = shrink(domain, 7, (c) => c >= 5, 1000)
  expect(minimal).toBe(5)
  expect(lookedAt).toBeLessThan(200_000)
})
