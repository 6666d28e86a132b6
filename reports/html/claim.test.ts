import { expect, test } from 'vitest'
import { sampleTheorem as theorem } from '../../tests/support/sample-theorem.ts'
import type { Theorem } from '../document/index.ts'
import { evidence } from './claim.ts'
import { NO_LINKS } from './typeset.ts'

const notTried = (claim: Theorem) => /Not tried<\/dt><dd>([^<]*)/.exec(evidence(claim, NO_LINKS, []).source)?.[1]

test('the page says what a domain cannot try, but not of claims that get random cases only', () => {
  const lacks = ['corpus', 'exhaustive', 'targeted'] as const
  expect(notTried(theorem({ key: 'own', lacks }))).toBe(
    'a corpus, all small cases, neighbours of the closest calls: its domain has none',
  )
  expect(notTried(theorem({ key: 'own' }))).toBeUndefined()
  expect(notTried(theorem({ key: 'own', lacks, expects: 'refuted' }))).toBeUndefined()
})
