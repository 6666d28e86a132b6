import { expect, test } from 'vitest'
import { mutated } from '../../cli/mutants/index.ts'
import { lemmata, lemmataLater } from './terminal.ts'

test('a sample of the mutants is killed, by a changed construction and by a changed source', async () => {
  const { code, out } = await lemmataLater(['mutants', 'lemma-6.one-percent', 'lemma-6.constant-3', '--json'])
  const { killed, total, mutants: results } = JSON.parse(out)
  expect([code, killed, total]).toEqual([0, 2, 2])
  for (const result of results) expect(result).toMatchObject({ killer: 'lemma-6', killed: true, verdict: 'refuted' })
})

test('an unknown mutant, and a folder that is no checkout, are refused', async () => {
  expect(await lemmataLater(['mutants', 'lemma-99'])).toMatchObject({ code: 2, out: '' })
  expect((await lemmataLater(['mutants'], { directory: '/' })).err).toContain('run this in a checkout of lemmata')
  expect(lemmata(['mutants', '--help']).out).toContain('--seeds K')
})

test('a change must fit exactly once', () => {
  expect(mutated('4 + 4x', { file: 'f', find: '4x', put: '3x' })).toBe('4 + 3x')
  expect(() => mutated('4 + 4x', { file: 'f', find: '4', put: '3' })).toThrow('occurs 2 times, not once')
  expect(() => mutated('4 + 4x', { file: 'f', find: '5', put: '3' })).toThrow('occurs 0 times, not once')
})
