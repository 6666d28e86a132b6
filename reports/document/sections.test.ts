import { expect, test } from 'vitest'
import { presentation } from '../../properties/presentation.ts'
import type { SectionName, Variant } from '../../src/engine/index.ts'
import { NEUTRAL, type Presentation } from './presentation.ts'
import { sectionsOf } from './sections.ts'

const claim = (key: string, variant: Variant = 'repaired', section: SectionName | null = null) => ({
  ...{ key, id: key.split('.')[0], variant, section },
})

test('the built-in claims stand in the sections of the paper; tasks, unnumbered ones and arithmetic after it, and the others last', () => {
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
  const sections = sectionsOf(claims, presentation).map(
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
    Beyond the numbered statements: sensitivity
    The arithmetic underneath: exponentials
    Examples of claims of one’s own: equal-share
    Other claims: lemma-34"
  `)
})

test('a section names keys, statements and numbers, and has their claims in its order; a claim stands in the first that names it', () => {
  const claims = [
    claim('lemma-8a'),
    claim('lemma-8b'),
    claim('mine.weak', 'own'),
    claim('mine', 'own'),
    claim('yours', 'own'),
  ]
  const titled = (sections: Presentation['sections']) =>
    sectionsOf(claims, { sections }).map(({ title, claims: own }) => [title, ...own.map(({ key }) => key)])
  expect(
    titled([
      { title: 'Mine', claims: ['mine', 'lemma-8b'] },
      { title: 'Eight', claims: ['lemma-8'] },
    ]),
  ).toEqual([
    ['Mine', 'mine', 'mine.weak', 'lemma-8b'],
    ['Eight', 'lemma-8a'],
    ['Other claims', 'yours'],
  ])
  expect(
    titled([
      { title: 'Weak', claims: ['mine.weak', 'nobody'] },
      { title: 'Nothing', claims: ['nobody'] },
    ]),
  ).toEqual([
    ['Weak', 'mine.weak'],
    ['Other claims', 'lemma-8a', 'lemma-8b', 'mine', 'yours'],
  ])
})

test('without sections nothing is said of any paper', () => {
  expect(sectionsOf([claim('lemma-8a'), claim('dyck', 'own', 'tasks')], NEUTRAL).map(({ title }) => title)).toEqual([
    'Claims',
  ])
})
