import { expect, test } from 'vitest'
import { presentation } from '../../properties/presentation.ts'
import { sampleTheorem as theorem } from '../../tests/support/sample-theorem.ts'
import { NEUTRAL } from '../document/index.ts'
import { groupsOf } from './groups.ts'

const claims = [
  theorem({ key: 'lemma-6', title: 'the ziggurat bound' }),
  theorem({ key: 'lemma-8a', title: 'tie-breaking to the right', topic: 'tie-breaking', uses: ['lemma-6'] }),
  theorem({ key: 'lemma-8a.printed', variant: 'printed', uses: ['lemma-9'] }),
  theorem({ key: 'lemma-8b', title: 'tie-breaking to the left', uses: ['lemma-6', 'lemma-8a', 'lemma-99'] }),
  theorem({ key: 'theorem-12.gadget', variant: 'step', uses: ['lemma-8a'] }),
  theorem({ key: 'theorem-12a', title: 'x', uses: ['lemma-8b', 'lemma-6.sharp'] }),
  theorem({ key: 'lemma-6.sharp', variant: 'sharp', uses: ['lemma-6'] }),
  theorem({ key: 'mine', variant: 'own', title: 'a claim of mine' }),
]
const groups = groupsOf({ claims, presentation })
const named = (id: string) => groups.find((group) => group.id === id)

test('clauses of a number, their printed forms and their steps belong together', () => {
  expect(groups.map(({ id }) => id)).toEqual(['lemma-6', 'lemma-8', 'theorem-12', 'mine'])
  expect(named('lemma-8')?.statements.map(({ id, main, printed }) => [id, main.length, printed.length])).toEqual([
    ['lemma-8a', 1, 1],
    ['lemma-8b', 1, 0],
  ])
  expect(named('lemma-6')?.statements[0].steps.map(({ key }) => key)).toEqual(['lemma-6.sharp'])
})

test('what belongs to no clause comes last', () => {
  expect(named('theorem-12')?.statements.map(({ id }) => id)).toEqual(['theorem-12a', 'theorem-12'])
})

test('a number rests on what its statements rest on, not on itself nor on what is not there', () => {
  expect(named('lemma-8')).toMatchObject({ uses: ['lemma-6'], usedBy: ['theorem-12'] })
  expect(named('theorem-12')?.uses).toEqual(['lemma-8', 'lemma-6'])
  expect(named('lemma-6')).toMatchObject({ uses: [], usedBy: ['lemma-8', 'theorem-12'] })
})

test('names, topics and sections are for people', () => {
  expect(groups.map(({ name, topic }) => `${name}: ${topic}`)).toEqual([
    'Lemma 6: the ziggurat bound',
    'Lemma 8: tie-breaking',
    'Theorem 12: x',
    'Mine: a claim of mine',
  ])
  expect(groups.map(({ section }) => section)).toEqual([
    'One row of attention (6–9)',
    'One row of attention (6–9)',
    'Previous and next (11–13)',
    'Other claims',
  ])
})

test('the topic of a number may stand with any of its claims, and is the title of the statement where none has one', () => {
  const topics = (...parts: readonly Parameters<typeof theorem>[0][]) =>
    groupsOf({ claims: parts.map(theorem), presentation: NEUTRAL })[0].topic
  const statement = { key: 'lemma-9', title: 'rounding' }
  expect(topics({ key: 'lemma-9.step-1', variant: 'step', title: 'a step' }, statement)).toBe('rounding')
  expect(topics(statement, { key: 'lemma-9.step-1', variant: 'step', topic: 'Booleans' })).toBe('Booleans')
})

test('a number with one clause bears the name that the clause was given', () => {
  const named = groupsOf({
    claims: [
      theorem({ key: 'equal-share' }),
      theorem({ key: 'lemma-8a' }),
      theorem({ key: 'lemma-9a' }),
      theorem({ key: 'lemma-9b' }),
    ],
    presentation: {
      ...NEUTRAL,
      statements: { 'equal-share': 'Lemma 3', 'lemma-8a': 'Fact 1', 'lemma-9a': 'Fact 2', 'lemma-9': 'Facts' },
    },
  })
  expect(named.map(({ name }) => name)).toEqual(['Fact 1', 'Facts', 'Lemma 3'])
  expect(named[1].statements.map(({ name }) => name)).toEqual(['Fact 2', 'Lemma 9b'])
})
