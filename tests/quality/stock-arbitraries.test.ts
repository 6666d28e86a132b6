import { expect, test } from 'vitest'
import { endings, PLANTED } from './stock-arbitraries.ts'

test.each(PLANTED)('$name shrinks to its minimum and is found again by its path', (planted) => {
  const { minimum } = planted
  expect(endings(planted, 1)).toEqual({ case: minimum, again: minimum })
})
