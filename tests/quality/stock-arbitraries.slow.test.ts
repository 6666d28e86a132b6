import { expect, test } from 'vitest'
import { endings, PLANTED } from './stock-arbitraries.ts'

test.each(PLANTED)('$name shrinks to its minimum and is found again by its path, with 10 seeds', (planted) => {
  for (let seed = 1; seed <= 10; seed++) {
    const { minimum } = planted
    expect({ seed, ...endings(planted, seed) }).toEqual({ seed, case: minimum, again: minimum })
  }
})
