import { expect, test } from 'vitest'
import { endings, LEAST } from './doubled-gap.ts'

test.each(['enumerated', 'grid', 'constructed'] as const)(
  'twice the gap of %s AHATs is refuted with 5 of 5 seeds, by one layer, one coordinate and two positions',
  (kind) => {
    expect(endings(kind, 5)).toEqual({ [LEAST]: 5 })
  },
)
