// npm run mutate: mistakes made by machine in every folder of src, and which of them the tests notice.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { mutationIn, outOf, runsFrom, seedFrom } from '../reports/index.ts'
import { printJsonError } from '../src/json/index.ts'
import { FOLDERS, type MutatedFolder } from './folders.ts'
import { environmentOf, OUT, optionsOf } from './options.ts'
import { type Outcome, outcomeOf, printSurvivor, survivorsOf } from './outcome.ts'
import { type FolderReport, mutationPage, reportOf } from './page.ts'
import { printDrawn, sample } from './sample.ts'
import { summaryLine, summaryText, updatedSummary } from './summary.ts'
import { type Explained, readExplained, triage } from './triage.ts'

const LEAST_SCORE = 90
const MOST_EXCLUDED = 0.05

const nameOf = (file: string): string => relative(process.cwd(), file)
const sourceOf = (file: string): string => readFileSync(file, 'utf8')

function chosen(names: readonly string[]): readonly MutatedFolder[] {
  const unknown = names.find((name) => !FOLDERS.some(({ folder }) => folder === name))
  if (unknown !== undefined)
    throw new RangeError(`there is no folder "${unknown}": there are ${FOLDERS.map(({ folder }) => folder).join(', ')}`)
  return names.length === 0 ? FOLDERS : FOLDERS.filter(({ folder }) => names.includes(folder))
}

function explainedOf(folder: string): readonly Explained[] {
  const path = `mutation/survivors/${folder}.json`
  if (!existsSync(path)) return []
  const read = readExplained(readFileSync(path, 'utf8'))
  if (read.kind === 'read') return read.value
  throw new RangeError(`${path} is damaged:\n${read.errors.map(printJsonError).join('\n')}`)
}

/** Every change, one at a time. */
function mutate(folder: MutatedFolder, isIncremental: boolean): Promise<MutantResult[]> {
  Object.assign(process.env, environmentOf(folder))
  return new Stryker(optionsOf(folder, isIncremental)).runMutationTest()
}

/** @returns Whether every survivor is explained, and no explanation is left over. */
function explain({ folder }: MutatedFolder, results: readonly MutantResult[]): boolean {
  const { unexplained, stale } = triage(survivorsOf(results, sourceOf, nameOf), explainedOf(folder))
  for (const survivor of unexplained) console.log(`  alive, not explained: ${printSurvivor(survivor)}`)
  for (const survivor of stale) console.log(`  explained, not alive: ${printSurvivor(survivor)}`)
  return unexplained.length + stale.length === 0
}

const isGood = ({ score, excluded, mutants }: Outcome): boolean =>
  score >= LEAST_SCORE && excluded <= MOST_EXCLUDED * mutants

/** Each folder's results are written before the next begins: an interruption loses one folder. */
async function run(folders: readonly MutatedFolder[], isIncremental: boolean): Promise<boolean> {
  let isAllGood = true
  mkdirSync(OUT, { recursive: true })
  for (const folder of folders) {
    console.log(`${folder.folder} …`)
    const start = performance.now()
    const results = await mutate(folder, isIncremental)
    const outcome = outcomeOf(folder.folder, results, (performance.now() - start) / 1000)
    const isExplained = explain(folder, results)
    isAllGood &&= isExplained && isGood(outcome)
    writeFileSync(
      join(OUT, `${folder.folder}.json`),
      JSON.stringify(reportOf(folder.folder, results, sourceOf, nameOf)),
    )
    keep(outcome)
  }
  return isAllGood
}

function earlier(): readonly Outcome[] {
  const known = mutationIn(outOf('.'))
  if (known === null) return []
  if (known.kind === 'read') return known.value.folders
  throw new RangeError(`${OUT}/summary.json is damaged: remove it\n${known.errors.map(printJsonError).join('\n')}`)
}

/** The figures of all folders that ever ran, and the page of their reports. */
function keep(outcome: Outcome): void {
  const names = FOLDERS.map(({ folder }) => folder)
  const summary = updatedSummary(names, earlier(), outcome)
  writeFileSync(join(OUT, 'summary.json'), summaryText(summary))
  const reports = summary.map(({ folder }) => readFileSync(join(OUT, `${folder}.json`), 'utf8'))
  const elements = createRequire(import.meta.url).resolve('mutation-testing-elements/dist/mutation-test-elements.js')
  writeFileSync(join(OUT, 'index.html'), mutationPage(reports, readFileSync(elements, 'utf8')))
  console.log(summaryLine(outcome))
}

/** @returns Whether of each folder at most one in twenty lives. */
function show(folders: readonly MutatedFolder[], size: number, seed: number): boolean {
  console.log(`seed ${seed}`)
  const counts = folders.map(({ folder }) => {
    const path = join(OUT, `${folder}.json`)
    if (!existsSync(path)) throw new RangeError(`${folder} has not run yet: npm run mutate -- ${folder}`)
    const report: FolderReport = JSON.parse(readFileSync(path, 'utf8'))
    const drawn = sample(report, size, seed)
    const noticed = drawn.filter(({ isNoticed }) => isNoticed).length
    console.log(`${folder}: ${noticed} of ${drawn.length} noticed\n${drawn.map(printDrawn).join('\n')}`)
    return { noticed, drawn: drawn.length }
  })
  return counts.every(({ noticed, drawn }) => noticed >= 0.95 * drawn)
}

const HELP = `npm run mutate [-- FOLDER …] [--incremental]
  changes src by machine, folder by folder, and tells which changes no test notices
npm run mutate -- [FOLDER …] --sample K [--seed N]
  draws K changes of each folder from the last run, and tells which test noticed each`

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      incremental: { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string', default: 'random' },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const folders = chosen(positionals)
  const isGood =
    values.sample === undefined
      ? await run(folders, values.incremental)
      : show(folders, runsFrom(values.sample, '--sample'), seedFrom(values.seed, '--seed'))
  return isGood ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  // An option that does not exist is a TypeError of Node's, with a code.
  const isWrongUse = error instanceof RangeError || (error instanceof TypeError && 'code' in error)
  if (!isWrongUse) throw error
  console.error(`${error.message}\n\n${HELP}`)
  process.exitCode = 2
}
