import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { loadObservations, writeObservations } from './observations.ts'

test('observations are read back, and a run without any removes those of an earlier one', () => {
  const out = temporaryFolder()
  writeObservations(out, 'lemma-8a', ['{}', '{}'])
  expect(loadObservations(out, 'lemma-8a')).toBe('{}\n{}\n')
  writeObservations(out, 'lemma-8a', [])
  expect(loadObservations(out, 'lemma-8a')).toBeUndefined()
})
