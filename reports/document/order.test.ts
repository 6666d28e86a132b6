import { expect, test } from 'vitest'
import type { Variant } from '../../src/engine/index.ts'
import { inPaperOrder } from './order.ts'

const claim = (key: string, variant: Variant = 'repaired') => ({ key, id: key.split('.')[0], variant })

test('claims stand as in the paper: by number whatever the kind, then clause, then variant', () => {
  const ordered = [
    claim('definition-5'),
    claim('lemma-6'),
    claim('lemma-8a'),
    claim('lemma-8a.printed', 'printed'),
    claim('lemma-8a.step-1', 'step'),
    claim('lemma-8a.step-2', 'step'),
    claim('lemma-8b'),
    claim('proposition-10c'),
    claim('theorem-12a'),
    claim('corollary-22b'),
    claim('a-claim-of-somebody', 'own'),
    claim('dyck', 'own'),
  ]
  expect(ordered.toReversed().toSorted(inPaperOrder)).toEqual(ordered)
  expect([...ordered.slice(5), ...ordered.slice(0, 5)].toSorted(inPaperOrder)).toEqual(ordered)
})
