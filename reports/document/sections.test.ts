import { expect, test } from 'vitest'
import type { SectionName, Variant } from '../../src/engine/index.ts'
import { sectionsOf } from './sections.ts'

const claim = (key: string, variant: Variant = 'repaired', section: SectionName | null = null) => ({
  ...{ key, id: key.split('.')[0], variant, section },
})

test('claims stand in the sections of the paper, tasks, unnumbered ones, arithmetic and own ones after it', () => {
  const claims = [
    claim('equal-share', 'own'),
    claim('exponentials', 'own', 'arithmetic'),
    claim('sensitivity'),
    claim('dyck-2.program', 'repaired', 'tasks'),
    claim('lemma-33'),
    claim('theorem-26'),
    claim('definition-19'),
    claim('corollary-18b'),
    claim('theorem-13d'),
    claim('theorem-12.gadget-not', 'step'),
    claim('proposition-10.gadget-edges', 'step'),
    claim('lemma-8a.printed', 'printed'),
    claim('lemma-8a'),
    claim('definition-5'),
    claim('lemma-34'),
  ]
  const sections = sectionsOf(claims).map(
    ({ title, claims: own }) => `${title}: ${own.map(({ key }) => key).join(', ')}`,
  )
  expect(sections.join('\n')).toMatchInlineSnapshot(`
    "Attention, hard and soft (1–5): definition-5
    One row of attention (6–9): lemma-8a, lemma-8a.printed
    Positions (10): proposition-10.gadget-edges
    Previous and next (11–13): theorem-12.gadget-not, theorem-13d
    Since and until (14–18): corollary-18b
    Counting (19–23): definition-19
    Any hard attention by soft attention (24–26): theorem-26
    Bounds behind it (27–33): lemma-33
    Tasks: dyck-2.program
    Beyond the numbered statements: lemma-34, sensitivity
    The arithmetic underneath: exponentials
    Own claims: equal-share"
  `)
})
