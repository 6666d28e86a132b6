import { expect, test } from 'vitest'
import { integers } from '../../tests/support/integers.ts'
import type { Claim } from './claim.ts'
import { runnable } from './runnable.ts'

const claimOf = (more: Partial<Claim<number>> = {}): Claim<number> => ({
  key: 'own.step',
  of: 'own',
  variant: 'step',
  expects: 'holds',
  title: 'numbers up to five',
  statement: 'Every number is at most five.',
  uses: ['lemma-6'],
  domain: integers(10),
  check(c, probe) {
    probe.given(c !== 3)
    if (c === 4) throw new RangeError('four')
    return probe.same(c > 5, false, 'c > 5')
  },
  ...more,
})

test('a claim of any kind keeps what it says, and is run with the options', () => {
  const { run, replay: _, version: __, ...said } = runnable(claimOf({ requires: { large: 0.5 } }))
  expect(said).toEqual({
    key: 'own.step',
    of: 'own',
    variant: 'step',
    expects: 'holds',
    title: 'numbers up to five',
    statement: 'Every number is at most five.',
    uses: ['lemma-6'],
    requires: { large: 0.5 },
  })
  expect(runnable(claimOf()).requires).toEqual({})
  expect(run({ profile: 'mutate', seed: 9, corpus: ['7'] })).toMatchObject({
    verdict: 'refuted',
    profile: 'mutate',
    seed: 9,
    counterexample: { case: '7', phase: 'corpus' },
  })
})

test('a case is replayed from its line: how it ends, what was compared, and the claim’s own words', () => {
  const { replay } = runnable(claimOf({ explain: (c) => `${c} is\nmore than five` }))
  const compared = ['expected  c > 5 = false', 'found     true']
  expect(replay('007')).toEqual({ ending: 'failed', case: '7', lines: [...compared, '7 is', 'more than five'] })
  expect(replay('1')).toEqual({ ending: 'passed', case: '1', lines: [] })
  expect(replay('3')).toEqual({ ending: 'discarded', case: '3', lines: [] })
  expect(replay('4')).toEqual({ ending: 'crashed', case: '4', lines: ['threw     RangeError: four'] })
  expect(() => replay('x')).toThrow('"x" is not a number')
  expect(runnable(claimOf()).replay('7').lines).toEqual(compared)
})

test('a line is read as the deep cases are, which are all there are', () => {
  const deep = { ...integers(100), parse: (line: string) => Number(line.slice(1)) }
  expect(runnable(claimOf({ deep })).replay('d5')).toEqual({ ending: 'passed', case: '5', lines: [] })
})
