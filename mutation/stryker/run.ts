// npm run mutants -- --stryker: Stryker's mistakes in every folder of src, and which of them the tests notice.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { FileError, writeAtomically } from '../../run/files/index.ts'
import { loadStrykerReport, outFolder, runsFrom, seedFrom } from '../../run/index.ts'
import { printJsonError } from '../../src/json/index.ts'
import { mergedReport, rangesOf } from './alive.ts'
import { changesIn } from './changes.ts'
import { FOLDERS, type MutatedFolder } from './folders.ts'
import { withCopies } from './npm-test.ts'
import { durationsFile, environmentOf, type How, OUT, optionsOf } from './options.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { mutationPage } from './page.ts'
import { plant } from './plant.ts'
import { type FolderReport, printSurvivor, reportOf, survivorsOf, triedIn } from './report.ts'
import { isMissed, printAsked, sample, sampleLine } from './sample.ts'
import { summaryLine, summaryText, updatedSummary } from './summary.ts'
import { type Explained, explains, readExplained, triage } from './triage.ts'

/** The largest share of a folder's changes that may be excluded or survive with a reason: nineteen of twenty are noticed. */
const MOST_UNNOTICED = 0.05

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

const reportFile = (folder: string): string => join(OUT, `${folder}.json`)

function lastReport(folder: string): FolderReport {
  const path = reportFile(folder)
  if (!existsSync(path)) throw new RangeError(`${folder} has not run yet: npm run mutants -- --stryker ${folder}`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Tries every change in those files or lines, one at a time. */
async function mutate(folder: MutatedFolder, how: How): Promise<FolderReport> {
  Object.assign(process.env, environmentOf(folder))
  rmSync(durationsFile(folder), { force: true })
  const results = await new Stryker(optionsOf(folder, how)).runMutationTest()
  return reportOf(folder.folder, results, sourceOf, nameOf)
}

/** Tries the survivors of the last run, one at a time. */
async function mutateAlive(folder: MutatedFolder): Promise<FolderReport> {
  const last = lastReport(folder.folder)
  const lines = rangesOf(last, await changesIn(folder))
  return lines.length === 0 ? last : mergedReport(last, await mutate(folder, { kind: 'lines', lines }))
}

/** Which changes are tried: all, those in what changed since the last run, or those that survived it. */
type Kind = 'everything' | 'what changed' | 'alive'

const mutateAs = (kind: Kind, folder: MutatedFolder): Promise<FolderReport> =>
  kind === 'alive' ? mutateAlive(folder) : mutate(folder, { kind })

/** @returns Whether every survivor has a reason, and every reason a survivor. */
function explain({ folder }: MutatedFolder, report: FolderReport, kind: Kind): boolean {
  const tried = triedIn(report)
  // Entries that are newer than the last run were not tried.
  const isTried = (entry: Explained): boolean => tried.some((change) => explains(entry, change))
  const entries = explainedOf(folder).filter((entry) => kind !== 'alive' || isTried(entry))
  const { unexplained, stale } = triage(survivorsOf(report), entries)
  for (const survivor of unexplained) console.log(`  alive, not explained: ${printSurvivor(survivor)}`)
  for (const { why: _, ...entry } of stale) console.log(`  explained, not alive: ${JSON.stringify(entry, null, 2)}`)
  return unexplained.length + stale.length === 0
}

const isGood = ({ excluded, survived, noCoverage, mutants }: Outcome): boolean =>
  excluded + survived + noCoverage <= MOST_UNNOTICED * mutants

/** Writes each folder's results before the next begins: an interruption loses one folder. */
async function run(folders: readonly MutatedFolder[], kind: Kind): Promise<boolean> {
  let isAllGood = true
  for (const folder of folders) {
    console.log(`${folder.folder} …`)
    const start = performance.now()
    const report = await mutateAs(kind, folder)
    const seconds = (performance.now() - start) / 1000
    const known = earlier().find((outcome) => outcome.folder === folder.folder)
    // Only whole runs say how long a folder takes.
    const outcome = outcomeOf(folder.folder, report, kind === 'everything' ? seconds : (known?.seconds ?? seconds))
    const isExplained = explain(folder, report, kind)
    isAllGood &&= isExplained && isGood(outcome)
    writeAtomically(reportFile(folder.folder), JSON.stringify(report))
    keep(outcome)
  }
  return isAllGood
}

/** What the claims notice without any test. It is only shown: what they miss is for the tests beside the code. */
async function askClaims(folders: readonly MutatedFolder[]): Promise<void> {
  for (const folder of folders) {
    console.log(`${folder.folder}, claims alone …`)
    const start = performance.now()
    const report = await mutate({ ...folder, isForClaims: true }, { kind: 'everything' })
    writeAtomically(reportFile(`${folder.folder}.claims`), JSON.stringify(report))
    console.log(summaryLine(outcomeOf(folder.folder, report, (performance.now() - start) / 1000)))
  }
}

function earlier(): readonly Outcome[] {
  const known = loadStrykerReport(outFolder('.'))
  if (known === null) return []
  if (known.kind === 'read') return known.value.folders
  throw new RangeError(`${OUT}/summary.json is damaged: remove it\n${known.errors.map(printJsonError).join('\n')}`)
}

/** Writes the figures of all folders that ever ran, and the page of their reports. */
function keep(outcome: Outcome): void {
  const names = FOLDERS.map(({ folder }) => folder)
  const summary = updatedSummary(names, earlier(), outcome)
  writeAtomically(join(OUT, 'summary.json'), summaryText(summary))
  const reports = summary.map(({ folder }) => readFileSync(reportFile(folder), 'utf8'))
  const elements = createRequire(import.meta.url).resolve('mutation-testing-elements/dist/mutation-test-elements.js')
  writeAtomically(join(OUT, 'index.html'), mutationPage(reports, readFileSync(elements, 'utf8')))
  console.log(summaryLine(outcome))
}

/** Plants a sample for `npm test`. @returns Whether in each folder at most one in twenty survives without a reason. */
const plantSample = (folders: readonly MutatedFolder[], size: number, seed: number): Promise<boolean> =>
  withCopies(async ({ requireGreen, npmTest }) => {
    console.log(`seed ${seed}; first npm test without a change …`)
    await requireGreen()
    let isAllGood = true
    for (const folder of folders) {
      const all = await changesIn(folder)
      const drawn = sample(all, explainedOf(folder.folder), size, seed)
      const changes = drawn.map(({ file, source, mutant }) => ({ file, source: plant(source, mutant) }))
      const answers = await npmTest(folder, changes)
      const asked = drawn.map((one, k) => ({ ...one, answer: answers[k] }))
      console.log(sampleLine(folder.folder, all.length, asked))
      console.log(asked.map(printAsked).join('\n'))
      isAllGood &&= asked.filter(isMissed).length <= drawn.length / 20
    }
    return isAllGood
  })

const HELP = `npm run mutants -- --stryker [FOLDER …] [--incremental | --alive]
  lets Stryker change src, folder by folder, and lists the changes that no test notices; incremental: only what changed since the
  last run, in code or tests; alive: only the changes that survived the last run
npm run mutants -- --stryker [FOLDER …] --claims
  the same against the claims alone, without the tests beside the code: which share do they notice?
npm run mutants -- --stryker [FOLDER …] --sample K [--seed N]
  draws K changes per folder, plants each in a copy, and shows what npm test says about it`

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      alive: { type: 'boolean', default: false },
      claims: { type: 'boolean', default: false },
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
  const asked = [values.alive, values.claims, values.incremental, values.sample !== undefined].filter(Boolean)
  if (asked.length > 1)
    throw new RangeError('--alive, --claims, --incremental and --sample are different runs: choose one')
  const folders = chosen(positionals)
  if (values.sample !== undefined) {
    const size = runsFrom(values.sample, '--sample')
    return (await plantSample(folders, size, seedFrom(values.seed, '--seed'))) ? 0 : 1
  }
  if (values.claims) {
    await askClaims(folders)
    return 0
  }
  const kind = values.alive ? 'alive' : values.incremental ? 'what changed' : 'everything'
  return (await run(folders, kind)) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  // Node throws a TypeError with a code for an option that does not exist.
  const isWrongUse = error instanceof RangeError || (error instanceof TypeError && 'code' in error)
  if (!(isWrongUse || error instanceof FileError)) throw error
  console.error(isWrongUse ? `${error.message}\n\n${HELP}` : error.message)
  process.exitCode = 2
}
