// The README and the guides: what they say is so. What the README does in an empty folder, tests/package/stranger.slow.test.ts does.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsFor } from '../cli/main.ts'
import { claims } from '../properties/index.ts'
import { mutants } from '../properties/mutants.ts'
import { STATEMENTS } from '../src/statements/index.ts'
import { lemmata } from './cli/terminal.ts'

const read = (file: string): string => readFileSync(file, 'utf8')
const guides = readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : []))
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...guides]

/** Lines that begin with it, up to the remark behind two spaces, as a shell splits them. */
const commandsIn = (text: string): string[][] =>
  [...text.matchAll(/^ +npx lemmata (.*?)(?: {2,}.*| < .*)?$/gm)].map(([, words]) =>
    [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain),
  )

test('the figures of the README are those of the code', () => {
  const real = mutants.filter(({ equivalent }) => equivalent === undefined)
  const printed = claims.filter(({ variant, expects }) => variant === 'printed' && expects === 'refuted').length
  expect(read('README.md')).toContain(
    `${claims.length} claims   ${STATEMENTS.length} compilers   ${printed} printed forms refuted   ${real.length} planted mistakes, each noticed`,
  )
})

test.each(['README.md', 'docs/own-claims.md'])('%s installs the versions that the tests use', (file) => {
  const { devDependencies } = JSON.parse(read('package.json'))
  const peers = ['fast-check', 'vitest', '@vitest/coverage-v8'].map((peer) => `${peer}@${devDependencies[peer]}`)
  expect(read(file)).toContain(`    npm install --save-dev lemmata ${peers.join(' ')}\n`)
})

test('the guide to the command line names every command', () => {
  const guide = read('docs/command-line.md')
  for (const { name } of commandsFor([])) expect(guide).toContain(`npx lemmata ${name}`)
})

test.each(documents)('every command in %s is one, and takes those options', (file) => {
  for (const words of commandsIn(read(file))) {
    const { code, err } = lemmata([...words, '--help'])
    expect([words, code, err]).toEqual([words, 0, ''])
  }
})

test('the trace in the guide to the library is what the command beside it prints', () => {
  const guide = read('docs/library.md')
  const [simulate] = commandsIn(guide)
  const [, block] = /^( {4}layer 7\n(?: {4}.*\n)+)/m.exec(guide) ?? []
  expect(lemmata(simulate).out).toContain(block.replace(/^ {4}/gm, '').trimEnd())
})

test.each(documents)('what %s links to is there', (file) => {
  for (const [, link] of read(file).matchAll(/\]\(([^)#:]+)\)/g)) {
    expect([link, existsSync(join(dirname(file), link))]).toEqual([link, true])
  }
})
