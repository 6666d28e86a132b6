// Claims under a vitest of their own: what a user sees of claimTest, the reporter and the coverage provider.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { mutantsText } from '../../reports/document/index.ts'
import { claimProject, testFile } from '../../tests/quality/shards-project.ts'
import { readStrictly } from '../../tests/support/observations.ts'
import { sampleMutant } from '../../tests/support/sample-mutant.ts'
import { readXml } from '../../tests/support/xml.ts'

const DOUBLE = `
export function half(n) {
  return n % 2 === 0 ? n / 2 : odd(n)
}
function odd(n) {
  return (n - 1) / 2
}
export function idle() {
  return 1
}
`
const EXERCISING = `
import { half } from './src/half.ts'
claimTest(atMost('lemma-7', 10_000, { check: (c, probe) => probe.same(half(c) >= 0, true) }))
`

test('a run leaves the document and its schema, and the terminal shows every claim', async () => {
  const project = claimProject({
    'src/half.ts': DOUBLE,
    'a.test.ts': testFile('samples[0]', 'samples[3]'),
    'b.test.ts': `${testFile('samples[4]')}${EXERCISING}`,
  })
  const { how, output } = await project.vitest(['--coverage'], { LEMMATA_SEED: '5', LEMMATA_RUNS: '200' })
  expect(how).toBe(1)
  expect(output).toContain('lemma-8b: numbers up to 7654')
  expect(output).toContain('replay    npx lemmata replay corpus/lemma-8b.jsonl:1')
  expect(output).toMatch(/✓ theorem-12a +holds +1,204 +50.00% +\d+\.\d s/)
  expect(output).toMatch(/4 claims: 1 failed, 3 passed; [\d,]+ cases; \d+\.\d s; seed 5; quick/)

  const document = project.theorems()
  expect(document).toMatchObject({ profile: 'quick', seed: 5 })
  expect(document.claims.map(({ key, verdict, passed }) => [key, verdict, passed])).toEqual([
    ['lemma-6', 'holds-exhaustively', true],
    ['lemma-7', 'holds', true],
    ['lemma-8b', 'refuted', false],
    ['theorem-12a', 'holds', true],
  ])
  expect(document.claims[0].compiled).toMatchObject({ rows: 1204, violations: 0 })
  // Two of the three lines of src, and both arms, by the claims of one file; the other file imports nothing of src.
  const exercised = { lines: expect.closeTo(2 / 3), branches: 1 }
  expect(document.claims.map(({ coverage }) => coverage)).toEqual([exercised, exercised, null, null])

  const read = (name: string) => JSON.parse(readFileSync(join(project.directory, 'reports/out', name), 'utf8'))
  const fits = new Ajv2020().compile(read('theorems.schema.json'))
  expect([fits(read('theorems.json')), fits.errors]).toEqual([true, null])
  expect(read('coverage/unreached.json')).toEqual({
    functions: 3,
    files: [{ file: 'src/half.ts', of: 3, functions: [{ name: 'idle', line: 8, end: 10 }] }],
  })
  const text = (name: string) => readFileSync(join(project.directory, 'reports/out', name), 'utf8')
  expect(text('summary.md')).toContain('Claims enter 2 of 3 functions')
  expect(readXml(text('junit.xml')).attributes).toMatchObject({ tests: '4', failures: '1' })
  for (const line of text('observations.jsonl').trimEnd().split('\n')) readStrictly(line)
  expect(existsSync(join(project.directory, 'reports/out/index.html'))).toBe(true)
  expect(existsSync(join(project.directory, 'corpus/lemma-8b.jsonl'))).toBe(true)
})

test('a wrong setting fails every claim and says what would be right, and a shared key is reported', async () => {
  const project = claimProject({ 'a.test.ts': testFile('samples[4]'), 'b.test.ts': testFile('samples[4]') })
  const wrong = await project.vitest([], { LEMMATA_PROFILE: 'slow' })
  expect(wrong.how).toBe(1)
  expect(wrong.output).toContain('LEMMATA_PROFILE is "slow": give one of quick, deep, mutate')
  expect(existsSync(join(project.directory, 'reports/out/theorems.json'))).toBe(false)

  const shared = await project.vitest([], { LEMMATA_SEED: 'random' })
  expect(shared.output).toContain('several tests ran a claim with the key "lemma-6"')
  const [, seed] = /LEMMATA_SEED=(\d+)/.exec(shared.output) ?? []
  expect(project.theorems().seed).toBe(Number(seed))
})

test('titles, statements and messages of claims are shown, and not obeyed', async () => {
  const odd = String.raw`\u001b[2J\u009b\u202e\u2028`
  const said = `{ title: '${odd}', statement: '${odd}', explain: () => '${odd}' }`
  const project = claimProject({
    'a.test.ts': testFile(
      `atMost('lemma-8b', 1, ${said})`,
      `atMost('lemma-8a', 1, { check: () => { throw new Error('${odd}') } })`,
    ),
    'reports/out/parts/odd.json': '{"key": "\u001b[2J\u009b"',
  })
  const { how, output } = await project.vitest([])
  expect(how).toBe(1)
  expect(output).toContain(String.raw`lemma-8b: \u{1b}[2J\u{9b}\u{202e}\u{2028}`)
  const replayed = await project.vitest([], { LEMMATA_REPLAY: 'no\u009bfile\u202e.jsonl' })
  expect(replayed.output).toContain(String.raw`no\u{9b}file\u{202e}.jsonl`)
  for (const shown of [output, replayed.output]) expect(shown).not.toMatch(/[^\n\P{Cc}]|[\u2028-\u202e]/u)
})

test('a CI service is shown the summary, and mutants of the last run are counted', async () => {
  const project = claimProject({
    'a.test.ts': testFile('samples[2]'),
    'step.md': 'what stood there\n',
    'reports/out/mutants.json': mutantsText([
      sampleMutant({ name: 'one', killer: 'lemma-8a', cases: 3 }),
      sampleMutant({ name: 'gone', killer: 'lemma-99', cases: null }),
    ]),
  })
  const { how } = await project.vitest([], { GITHUB_STEP_SUMMARY: 'step.md', CI: '1' })
  expect(how).toBe(0)
  expect(readFileSync(join(project.directory, 'step.md'), 'utf8')).toMatch(
    /^what stood there\n# Claims\n\n✓ 1 claim: 1 passed/,
  )
  expect(project.theorems().claims[0].mutants).toEqual({ killed: 1, total: 1, median: 3 })
})
