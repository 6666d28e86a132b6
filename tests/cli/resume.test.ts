import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { type ClaimResult, casesOf, type Runnable } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { atMost, samples } from './claims.ts'
import { lemmata, type Surroundings } from './terminal.ts'

const check = (words: readonly string[], more: Surroundings = {}) =>
  lemmata(['check', ...words], { claims: samples, directory: temporaryFolder(), ...more })

/** Interrupted after so many looks, of which there is one before every case. */
const after = (looks: number) => {
  let left = looks
  return () => left-- <= 0
}

const partOf = (directory: string, key: string): ClaimResult => {
  const part = JSON.parse(readFileSync(join(directory, 'part/parts', `${key}.json`), 'utf8'))
  return { ...part, seconds: 0 }
}

const WORDS = ['--runs', '300', '--slice', '2/3', '--out', 'part']

test('a part that is interrupted goes on, and ends as if it had never been', () => {
  const [whole, directory] = [temporaryFolder(), temporaryFolder()]
  const once = check(WORDS, { directory: whole })
  const codes = [400, 200, 90, 3, 150].map(
    (looks) => check([...WORDS, '--resume'], { directory, isInterrupted: after(looks) }).code,
  )
  expect(codes).toEqual([130, 130, 130, 130, 130])
  const { code, out } = check([...WORDS, '--resume'], { directory })
  expect([code, out]).toEqual([once.code, once.out])
  for (const { key } of samples) {
    expect(partOf(directory, key)).toEqual(partOf(whole, key))
    const lines = [directory, whole].map((folder) => readFileSync(join(folder, `part/parts/${key}.jsonl`), 'utf8'))
    expect(lines[0].replace(/"run_start":[\d.]+/g, '')).toBe(lines[1].replace(/"run_start":[\d.]+/g, ''))
  }
})

const own = (tried: number[] = [], limit = 10_000): Runnable =>
  atMost('own', limit, {
    requires: { odd: 0.1 },
    check(c, probe) {
      tried.push(c)
      probe.label('odd', c % 2 === 1)
      return probe.atMost(rational.of(c), rational.of(limit))
    },
  })

test('what is killed goes on from its last save: nothing that was written is lost or counted twice', () => {
  const [whole, directory] = [temporaryFolder(), temporaryFolder()]
  check(WORDS, { directory: whole, claims: [own()] })
  let now = 0
  const kill = (): boolean => {
    throw new TypeError('killed')
  }
  // A second for every look at the clock.
  const killed = { directory, claims: [own()], clock: () => now++, isInterrupted: () => now > 600 && kill() }
  expect(() => check([...WORDS, '--resume'], killed)).toThrow('killed')
  const saved = partOf(directory, 'own')
  expect(saved).toMatchObject({ verdict: 'interrupted', slice: '2/3', labels: [{ name: 'odd' }] })
  expect(saved.tightness).not.toBeNull()
  const [before, after] = [saved, partOf(whole, 'own')].map(casesOf)
  expect(before).toBeGreaterThan(100)
  const tried: number[] = []
  check([...WORDS, '--resume'], { directory, claims: [own(tried)] })
  expect(partOf(directory, 'own')).toEqual(partOf(whole, 'own'))
  // Besides, a few that tell the claim, that are kept, or that are tried twice.
  expect(tried.length - (after - before)).toBeLessThan(60)
})

test('a finished part says so, and nothing is run or written', () => {
  const directory = temporaryFolder()
  const first = check([...WORDS, 'lemma-8b', 'lemma-6'], { directory })
  const written = filesIn(directory)
  const claims = samples.map((claim) => ({ ...claim, run: () => expect.unreachable() }))
  const { code, out } = check([...WORDS, 'lemma-8b', 'lemma-6', '--resume'], { directory, claims })
  expect([first.code, code]).toEqual([1, 1])
  expect(out).toBe(first.out.replace('report: part/check.html', 'part is finished: nothing was run'))
  expect(filesIn(directory)).toEqual(written)
})

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => `${name} ${statSync(join(directory, name)).mtimeMs}`)

test.each([
  [['--seed', '2'], 'with seed 1, and this one is with seed 2: give --seed 1, or'],
  [['--profile', 'deep'], 'in the profile quick, and this one is in the profile deep: give --profile quick, or'],
  [['--runs', '301'], 'with 300 random cases, and this one is with 301 random cases: give --runs 300, or'],
  [['--runs', ''], 'with 300 random cases, and this one is with the random cases of its profile: give --runs 300, or'],
  [['--slice', '1/3'], 'as slice 2/3, and this one is as slice 1/3: give --slice 2/3, or'],
  [['--slice', ''], 'as slice 2/3, and this one is in one piece: give --slice 2/3, or'],
])('a part of other settings than %j is refused, finished or not', (changed, message) => {
  const [finished, begun] = [temporaryFolder(), temporaryFolder()]
  check(WORDS, { directory: finished, claims: [own()] })
  check(WORDS, { directory: begun, claims: [own()], isInterrupted: after(100) })
  const at = WORDS.indexOf(changed[0])
  const others = at < 0 ? WORDS : WORDS.toSpliced(at, 2)
  const words = [...others, ...(changed[1] === '' ? [] : changed), '--resume']
  for (const directory of [finished, begun]) {
    const part = readFileSync(join(directory, 'part/parts/own.json'), 'utf8')
    const { code, err } = check(words, { directory, claims: [atMost('first', 5), own()] })
    expect([code, err.replaceAll(`${relative('', directory)}/`, '')]).toEqual([
      2,
      `lemmata: --resume: part holds a run of own ${message} another --out, or begin anew without --resume`,
    ])
    expect(readFileSync(join(directory, 'part/parts/own.json'), 'utf8')).toBe(part)
    expect(readdirSync(join(directory, 'part/parts'))).not.toContain('first.json')
  }
})

test('a part of another claim is refused, though it has the same key', () => {
  const directory = temporaryFolder()
  check(WORDS, { directory, claims: [own()], isInterrupted: after(100) })
  const { code, err } = check([...WORDS, '--resume'], { directory, claims: [own([], 20_000)] })
  expect(code).toBe(2)
  expect(err).toMatch(
    /holds a run of own of version [\d.]+-[\da-f]{8}, and this one is of version .*: go on with that version, or/,
  )
})

test('a state that cannot be read is named', () => {
  const directory = temporaryFolder()
  check(WORDS, { directory, claims: [own()] })
  writeFileSync(join(directory, 'part/state/own.json'), '{"settings": {}}')
  const { code, err } = check([...WORDS, '--resume'], { directory, claims: [own()] })
  expect(code).toBe(2)
  expect(err).toMatch(/cannot go on from .*part\/state\/own.json: \$.settings: missing: .*; delete it to begin anew/)
})

test('without --resume a part begins anew, and is one to go on from', () => {
  const directory = temporaryFolder()
  check(WORDS, { directory, claims: [own()] })
  check([...WORDS, '--seed', '5'], { directory, claims: [own()], isInterrupted: after(1) })
  expect(existsSync(join(directory, 'part/state/own.json'))).toBe(false)
  expect(check([...WORDS, '--seed', '5', '--resume'], { directory, claims: [own()] }).code).toBe(0)
})
