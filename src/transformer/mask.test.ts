import { expect, test } from 'vitest'
import { MASKS, type Mask, visible } from './mask.ts'

// Masks as predicates on j, straight from Definition 1 and its strict variants.
const SEES: Record<Mask, (i: number, j: number) => boolean> = {
  none: () => true,
  future: (i, j) => j <= i,
  past: (i, j) => j >= i,
  'strict-future': (i, j) => j < i,
  'strict-past': (i, j) => j > i,
}

test('every mask shows exactly the positions that its definition names', () => {
  for (const mask of MASKS) {
    for (let n = 1; n <= 5; n++) {
      for (let i = 1; i <= n; i++) {
        const { first, last } = visible(mask, i, n)
        for (let j = 1; j <= n; j++)
          expect([mask, i, j, first <= j && j <= last]).toEqual([mask, i, j, SEES[mask](i, j)])
      }
    }
  }
})

test('only the strict masks leave a row empty, the first and the last', () => {
  const empty = MASKS.flatMap((mask) =>
    [1, 2, 3].filter((i) => visible(mask, i, 3).first > visible(mask, i, 3).last).map((i) => [mask, i]),
  )
  expect(empty).toEqual([
    ['strict-future', 1],
    ['strict-past', 3],
  ])
})
