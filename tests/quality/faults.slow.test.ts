// What a user sees when files cannot be read or written: the verdicts all the same, what is wrong, and exit code 2.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { fullDisk } from './full-disk.ts'
import { buildWith } from './interrupt-build.ts'
import { claimProject, ROOT, running, testFile } from './shards-project.ts'

const CLAIMS = `import { atMost } from '../tests/cli/claims.ts'
export const claims = [atMost('lemma-6', 10_000), atMost('lemma-8b', 7_654)]
`
const VERDICTS = /✓ lemma-6 +holds .*\n.*✗ lemma-8b +refuted /s
const STACK = /\n +at /

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The command line in a folder, run by a shell, for what may stand behind its words. */
function shellIn(directory: string): (words: string, redirection?: string) => Ended {
  const build = buildWith(CLAIMS)
  return (words, redirection = '') => {
    const line = `"${process.execPath}" "${join(build, 'start.js')}" ${words} ${redirection}`
    const { PATH = '' } = process.env
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
      cwd: directory,
      encoding: 'utf8',
      env: { PATH },
    })
    return { code: status, out: stdout, err: stderr }
  }
}

test('on a full disk a check shows its verdicts, says what it could not write, and exits with 2', () => {
  const directory = temporaryFolder()
  const reason = fullDisk(join(directory, 'disk'), directory)
  const { code, out, err } = shellIn(directory)('check --shipped --out disk')
  expect(out).toMatch(VERDICTS)
  expect(out).toContain('2 claims: 1 failed, 1 passed')
  expect(out).not.toContain('report:')
  expect(err).toMatch(/^lemmata: cannot write .*disk\/\S+ and \d+ others: /)
  expect(err).toContain(reason)
  expect(code).toBe(2)
})

test('a full disk tears no good file, and every command says the same', () => {
  const directory = temporaryFolder()
  const disk = join(directory, 'disk')
  const reason = fullDisk(disk, directory)
  const lemmata = shellIn(directory)
  const compile = "compile --claim theorem-12a --formula 'Y Q_1' --out"
  const there = (): unknown =>
    statSync(disk).isFile() ? null : [readdirSync(disk), readFileSync(join(disk, 'old'), 'utf8')]
  const before = there()
  expect(lemmata(`${compile} disk/old`)).toEqual({
    ...{ code: 2, out: '' },
    err: `lemmata: cannot write disk/old: ${reason}\n`,
  })
  expect(there()).toEqual(before)

  expect(lemmata('check --shipped lemma-6').code).toBe(0)
  const merged = lemmata('report --merge . --out disk/merged')
  expect(merged.out).toMatch(/✓ lemma-6 +holds /)
  expect(merged.err).toMatch(/^lemmata: cannot write disk\/merged\/\S+ and \d+ others: /)
  expect(merged.err).toContain(reason)
  expect(merged.code).toBe(2)
})

test('output that cannot be written is told, and the results are kept', () => {
  const directory = temporaryFolder()
  const lemmata = shellIn(directory)
  const message = 'lemmata: cannot write to standard output: no space left\n'
  expect(lemmata('check --shipped', '> /dev/full')).toEqual({ code: 2, out: '', err: message })
  expect(readdirSync(join(directory, 'reports/out/parts'))).toContain('lemma-8b.json')
  expect(lemmata('list --shipped', '> /dev/full')).toEqual({ code: 2, out: '', err: message })
  expect(lemmata('list --shipped', '2> /dev/full').code).toBe(0)
  expect(lemmata('list --nothing', '2> /dev/full').code).toBe(2)
  const model = lemmata("compile --claim theorem-12a --formula 'Y Q_1' --out /dev/stdout", '| cat')
  expect([model.code, model.out]).toEqual([0, expect.stringContaining('"name": "theorem-12a: Y Q_1"')])
})

test('input that cannot be read is named', () => {
  const directory = temporaryFolder()
  mkdirSync(join(directory, 'folder'))
  symlinkSync('loop', join(directory, 'loop'))
  writeFileSync(join(directory, 'file'), '')
  const lemmata = shellIn(directory)
  const wrong = (words: string, redirection?: string): string => {
    const { code, out, err } = lemmata(words, redirection)
    expect([words, code, out]).toEqual([words, 2, ''])
    return err
  }
  const messages = [
    wrong('run --model folder --word 01'),
    wrong('srasp loop --word 01'),
    wrong('replay file/a.json'),
    wrong('report --compare folder loop'),
    wrong('report --table markdown ./folder'),
    wrong('simulate --batch', '< folder'),
  ]
  expect(messages.join('')).toMatchInlineSnapshot(`
    "lemmata: cannot read folder: it is a folder
    lemmata: cannot read loop: its links lead in a circle
    lemmata: cannot read file/a.json: there is no such file
    lemmata: cannot read folder: it is a folder
    lemmata: cannot read ./folder: it is a folder
    lemmata: cannot read standard input: it is a folder
    "
  `)
})

const OWN = { 'a.test.ts': testFile("atMost('lemma-6', 10_000)", "atMost('lemma-8b', 7_654)") }

test('under vitest the run is red with the message, and its verdicts are shown', async () => {
  const project = claimProject(OWN)
  const reason = fullDisk(join(project.directory, 'reports/out'), project.directory)
  const { how, output } = await project.vitest(['--coverage'])
  expect(output).toMatch(VERDICTS)
  expect(output).toMatch(/not kept: holds, but cannot write reports\/out\/parts\/lemma-6\S* /)
  expect(output).toMatch(/\ncannot write reports\/out\/\S+ and \d+ others: /)
  expect(output).toContain(reason)
  expect(output).not.toMatch(STACK)
  expect(how).toBe(2)
})

test('so it is where a file stands in the place of a folder', async () => {
  const project = claimProject({ ...OWN, reports: 'a file' })
  const { how, output } = await project.vitest(['--coverage'])
  expect(output).toMatch(VERDICTS)
  expect(output).toContain('reports is a file, where a folder should be')
  expect(output).not.toMatch(STACK)
  expect(how).toBe(2)
})

test('where its output goes nowhere, vitest says so and writes the report', async () => {
  const project = claimProject(OWN)
  const vitest = `"${process.execPath}" "${join(ROOT, 'node_modules/vitest/vitest.mjs')}" run > /dev/full`
  const { how, output } = await running('sh', ['-c', vitest], project.directory).end
  expect(output).toContain('cannot write to standard output: no space left\n')
  expect(output).not.toMatch(STACK)
  expect(how).toBe(2)
  expect(project.theorems().claims.map(({ verdict }) => verdict)).toEqual(['holds', 'refuted'])
})

test('so it is where only the report cannot be written', async () => {
  const project = claimProject({ 'a.test.ts': testFile("atMost('lemma-6', 10_000)"), 'reports/out/index.html/a': '' })
  const { how, output } = await project.vitest([])
  expect(output).toMatch(/✓ lemma-6 +holds /)
  expect(output).toContain('\ncannot write reports/out/index.html: it is a folder\n')
  expect(output).not.toContain('report: ')
  expect(how).toBe(2)
  expect(project.theorems().claims).toMatchObject([{ key: 'lemma-6', verdict: 'holds' }])
})
