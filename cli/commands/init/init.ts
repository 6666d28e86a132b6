// lemmata init: a first claim in a folder that may have a project already. It overwrites nothing, installs nothing, and says what is left
// to do; run again, it does nothing.
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import type { Command, Io } from '../../command.ts'
import { EXIT } from '../../exit-code.ts'
import { readIfThere, readText, writeText } from '../../files.ts'
import { installLine, packageManager } from '../../own/index.ts'
import { indented } from '../../text.ts'
import { type Manifest, missingFrom, newManifest, readManifest, TEST, testLine } from './manifest.ts'

export const init: Command = {
  name: 'init',
  summary: 'write a first claim of your own, with what vitest needs to run it',
  example: 'lemmata init',
  options: [],
  run(options, io) {
    const before = readManifest(io)
    const [manifestDone, config] = [manifestStep(before, io), configStep(io)]
    // Whoever has the reporter has claims of their own, and may have deleted the first one.
    const isSetUp = config.done === 'kept' && config.missing === null
    const sources = SOURCES.filter((name) => !isSetUp || readIfThere(here(name, io), io) !== undefined)
    const steps = [manifestDone, config, ...sources.map((name) => sourceStep(name, io)), ignoreStep(io)]
    const manifest = readManifest(io) ?? before
    const missing = missingFrom(manifest)
    const next = [
      ...(missing.length === 0 ? [] : [installLine(io, missing)]),
      testLine(manifest, packageManager(io)),
      `${packageManager(io).exec} lemmata list`,
    ]
    if (options.has('json')) io.json({ files: steps, next })
    else io.out([...steps.map(stepText), '', 'next:', ...next.map((line) => indented(line))].join('\n'))
    return EXIT.passed
  },
}

interface Step {
  readonly file: string
  /** `added`: lines at its end. */
  readonly done: 'written' | 'added' | 'kept'
  /** What the user may want to add to a file that is kept. */
  readonly missing: string | null
}

const SOURCES = ['lib/finds-one.ts', 'lib/finds-one.test.ts']
const CONFIG = 'vitest.config.mts'
const REPORTER = 'lemmata/vitest/reporter'
const CONFIGS = ['vitest', 'vite'].flatMap((name) =>
  ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((end) => `${name}.config.${end}`),
)
/** What git should not track; counterexamples in corpus/ are worth keeping. */
const IGNORED = ['node_modules/', 'reports/out/']

function stepText({ file, done, missing }: Step): string {
  if (missing === null) return `${done.padEnd(7)}  ${file}`
  return `${done.padEnd(7)}  ${file}, which lacks\n${indented(missing, 11)}`
}

const here = (name: string, io: Io): string => join(io.directory, name)

function write(file: string, text: string, io: Io): Step {
  writeText(here(file, io), text, io)
  return { file, done: 'written', missing: null }
}

function manifestStep(manifest: Manifest | null, io: Io): Step {
  const file = 'package.json'
  if (manifest === null) return write(file, newManifest(basename(resolve(io.directory))), io)
  return { file, done: 'kept', missing: manifest.test === undefined ? `"scripts": { "test": "${TEST}" }` : null }
}

function configStep(io: Io): Step {
  const template = templateOf(CONFIG, io)
  for (const file of CONFIGS) {
    const text = readIfThere(here(file, io), io)
    if (text === undefined) continue
    // From `test: {` to its end.
    const lines = template
      .split('\n')
      .slice(3, -2)
      .map((line) => line.slice(2))
      .join('\n')
    return { file, done: 'kept', missing: text.includes(REPORTER) ? null : lines }
  }
  return write(CONFIG, template, io)
}

function sourceStep(file: string, io: Io): Step {
  if (readIfThere(here(file, io), io) !== undefined) return { file, done: 'kept', missing: null }
  return write(file, templateOf(file, io), io)
}

function ignoreStep(io: Io): Step {
  const file = '.gitignore'
  const text = readIfThere(here(file, io), io)
  const present = new Set((text ?? '').split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')))
  const lines = IGNORED.filter((line) => !present.has(line.replace(/\/$/, '')))
  if (lines.length === 0) return { file, done: 'kept', missing: null }
  const start = text === undefined || text === '' || text.endsWith('\n') ? (text ?? '') : `${text}\n`
  const { missing } = write(file, `${start}${lines.join('\n')}\n`, io)
  return { file, done: text === undefined ? 'written' : 'added', missing }
}

const ROOT = dirname(createRequire(import.meta.url).resolve('lemmata/package.json'))

const templateOf = (file: string, io: Io): string => readText(join(ROOT, 'examples/init', file), io)
