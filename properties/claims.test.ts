import { expect, test } from 'vitest'
import { claims } from './claims.ts'

const byKey = new Map(claims.map((claim) => [claim.key, claim]))

test('every claim has a key of its own', () => {
  expect(byKey.size).toBe(claims.length)
})

test.each(claims.filter(({ expects }) => expects === 'refuted'))(
  '$key names the claim that holds in its place',
  ({ insteadOf = '' }) => {
    expect(byKey.get(insteadOf)?.expects).toBe('holds')
  },
)

test('what holds stands in the place of others, and in its own', () => {
  expect(claims.filter(({ expects, insteadOf }) => expects === 'holds' && insteadOf !== undefined)).toEqual([])
})

test('controls and printed forms are expected to be refuted; repaired, sharp and own forms to hold', () => {
  const kinds = claims.flatMap(({ variant, expects }) => (variant === 'step' ? [] : [`${variant} ${expects}`]))
  expect([...new Set(kinds)].toSorted()).toEqual([
    'control refuted',
    'own holds',
    'printed refuted',
    'repaired holds',
    'sharp holds',
  ])
})
