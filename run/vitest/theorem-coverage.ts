// For each statement, which lines and branches of the code it is about its suites reach: an html and an lcov report, and what was not
// reached for the results. Besides, the functions that no claim enters. All else is vitest's own provider for V8.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { V8CoverageProvider } from '@vitest/coverage-v8/dist/provider.js'
import type { ReportContext, TestCase, Vitest } from 'vitest/node'
import { type Coverage, coverageOf, type Unreached, unreachedOf } from '../../reports/document/index.ts'
import {
  FileError,
  fileErrorOf,
  isKey,
  isSystemError,
  removeAbandoned,
  removeFolder,
  replaceFolder,
  temporaryOf,
} from '../files/index.ts'
import { lastCoverage, outFolder } from '../index.ts'
import { isCounts, isSuiteCounts, lastCall, type Script } from './counts.ts'
import type { CoverageOptions } from './coverage.ts'
import { importedFiles, importsIn } from './imports.ts'
import { type CoverageMap, coveredFile, functionsOf, withinFunctions } from './istanbul.ts'
import type {} from './meta.ts'

type SuiteRun = Parameters<V8CoverageProvider['onAfterSuiteRun']>[0]

/** The claims of one file, as they ran in one project. */
interface Suite {
  /** As vitest names it, relative to the root. */
  readonly name: string
  readonly projectName: string
  readonly environment: string
  /** By file: where the last function that it called begins. */
  readonly calls: ReadonlyMap<string, number>
}

export class TheoremCoverageProvider extends V8CoverageProvider {
  private readonly suites = new Map<string, Suite>()
  /** What no suite ran, by project and environment. All at once it is added up in half the time. */
  private readonly rest = new Map<string, { readonly run: SuiteRun; readonly result: Script[] }>()
  /** What is converted; undefined for all that is measured. */
  private selected: ReadonlySet<string> | undefined
  /** Something could not be read or written: there is no coverage, and the user knows. */
  private isRefused = false
  /** Pages of the run before, as they are removed. */
  private readonly replaced: Promise<void>[] = []
  private readonly tools: readonly string[]
  private readonly pieces: readonly string[]

  constructor({ tools = [], pieces = [] }: CoverageOptions) {
    super()
    this.tools = tools
    this.pieces = pieces
  }

  /** Counts have a folder per run: two runs at once would take and remove each other's. */
  override initialize(ctx: Vitest): void {
    super.initialize(ctx)
    this.coverageFilesDirectory = temporaryOf(resolve(outFolder(''), 'coverage', '.tmp'))
  }

  /** Otherwise workers would count as vitest's own provider does. */
  override resolveOptions(): V8CoverageProvider['options'] {
    return { ...this.options, provider: 'custom' }
  }

  /** What is known of statements that do not run this time lies there. */
  override async clean(isWished?: boolean): Promise<void> {
    const ours = dirname(this.coverageFilesDirectory)
    const place = relative(this.options.reportsDirectory, ours)
    await this.unlessRefused(ours, () => super.clean(isWished !== false && place.startsWith('..')))
    removeAbandoned(ours)
  }

  override async cleanAfterRun(): Promise<void> {
    this.coverageFiles = new Map()
    await Promise.all(this.replaced)
    removeFolder(this.coverageFilesDirectory)
  }

  override isIncluded(file: string, root?: string): boolean {
    return super.isIncluded(file, root) && (this.selected?.has(file) ?? true)
  }

  override onAfterSuiteRun(run: SuiteRun): void {
    const { coverage, projectName = '', environment, testFiles } = run
    if (!isCounts(coverage)) return
    if (!isSuiteCounts(coverage)) {
      this.leave(run, coverage.result)
      return
    }
    const { result, before } = coverage
    this.leave(run, before)
    this.keep({ ...run, coverage: { result } })
    const calls = new Map(result.map((script) => [fileURLToPath(script.url), lastCall(script)]))
    for (const file of testFiles) this.suites.set(file, { name: file, projectName, environment, calls })
  }

  private leave(run: SuiteRun, result: readonly Script[]): void {
    const key = `${run.projectName} ${run.environment}`
    const known = this.rest.get(key)
    if (known === undefined) this.rest.set(key, { run: { ...run, testFiles: ['all else'] }, result: [...result] })
    else known.result.push(...result)
  }

  /** A write that fails is told where the counts are read: nobody waits for it before. */
  private keep(run: SuiteRun): void {
    if (this.isRefused) return
    super.onAfterSuiteRun(run)
    this.pendingPromises.at(-1)?.catch(() => {})
  }

  override async generateCoverage(context: ReportContext): Promise<CoverageMap> {
    for (const { run, result } of this.rest.values()) this.keep({ ...run, coverage: { result } })
    this.rest.clear()
    return (
      (await this.unlessRefused(dirname(this.coverageFilesDirectory), () => this.measured(context))) ??
      this.createCoverageMap()
    )
  }

  override async reportCoverage(map: unknown, context: ReportContext): Promise<void> {
    await this.unlessRefused(this.options.reportsDirectory, () => super.reportCoverage(map, context))
  }

  /** What cannot be read or written costs the coverage and not the verdicts, which vitest reports afterwards. */
  private async unlessRefused<T>(folder: string, work: () => Promise<T>): Promise<T | undefined> {
    if (this.isRefused) return undefined
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof FileError || isSystemError(error))) throw error
      const fault = error instanceof FileError ? error : fileErrorOf('write', relative('', folder), error)
      this.ctx.logger.error(`no coverage: ${fault.message}`)
      process.exitCode = 2
      this.isRefused = true
      return undefined
    }
  }

  private async measured(context: ReportContext): Promise<CoverageMap> {
    const overall: CoverageMap = await super.generateCoverage(context)
    const claims = this.ctx.state.getTestModules().flatMap((module) => [...module.children.allTests()].filter(isClaim))
    const statements = new Map<string, Coverage>()
    const known = lastCoverage(outFolder(''))?.statements
    for (const id of new Set(claims.map(statementOf))) {
      if (known?.has(id) && this.isChosenFrom(id)) continue
      const suites = this.suitesOf(claims.filter((claim) => statementOf(claim) === id))
      const coverage = await this.coverageOf(id, suites)
      if (coverage !== null) statements.set(id, coverage)
    }
    if (statements.size === 0) return overall
    const unreached = await this.unreachedBy(this.suitesOf(claims))
    for (const [k, claim] of claims.entries()) {
      const id = statementOf(claim)
      attach(claim, statements.get(id) ?? null, k === 0 ? unreached : null)
      statements.delete(id)
    }
    return overall
  }

  /** Whether a pattern left out claims of the statement: the rest would reach less than the whole. */
  private isChosenFrom(id: string): boolean {
    if (this.ctx.config.testNamePattern === undefined) return false
    const tests = this.ctx.state.getTestModules().flatMap((module) => [...module.children.allTests('skipped')])
    return tests.some(({ name }) => name.startsWith(`${id}: `) || name.startsWith(`${id}.`))
  }

  private suitesOf(claims: readonly TestCase[]): Suite[] {
    return [...new Set(claims.map(({ module }) => module.relativeModuleId))].flatMap(
      (file) => this.suites.get(file) ?? [],
    )
  }

  /** Null where nothing was measured. */
  private async coverageOf(id: string, suites: readonly Suite[]): Promise<Coverage | null> {
    const files = new Set((await Promise.all(suites.map((suite) => this.subjectOf(suite)))).flat())
    if (files.size === 0) return null
    const measured = await this.mapOf(suites, files)
    const map: CoverageMap = this.createCoverageMap()
    for (const file of measured.files()) {
      const data = withinFunctions(measured.fileCoverageFor(file).toJSON())
      if (Object.keys(data.fnMap).length > 0) map.addFileCoverage(data)
    }
    const covered = map.files().map((file) => {
      return coveredFile(map.fileCoverageFor(file).toJSON(), this.nameOf(file), readFileSync(file, 'utf8'))
    })
    return covered.length === 0 ? null : coverageOf(covered, await this.reportOn(id, map))
  }

  /** The files that a suite is about. */
  private async subjectOf({ name, projectName, environment, calls }: Suite): Promise<readonly string[]> {
    const project = this.ctx.getProjectByName(projectName)
    const moduleOf = importsIn(
      project.config.root,
      async (path) => (await this.transformFile(path, project, environment))?.code,
    )
    const imported = [
      ...(await importedFiles(join(project.config.root, name), (path) => this.isIncluded(path), moduleOf)),
    ]
    const pieces: string[] = []
    for (const [path, call] of calls) {
      const isPiece = call > 0 && this.isIncluded(path) && this.isAmong(path, this.pieces)
      if (isPiece && call > (await moduleOf(path)).begin) pieces.push(path)
    }
    return this.tools.reduce<readonly string[]>(
      (files, tool) => {
        const others = files.filter((path) => !this.isAmong(path, [tool]))
        return others.length === 0 ? files : others
      },
      [...imported, ...pieces],
    )
  }

  private isAmong(path: string, places: readonly string[]): boolean {
    const name = this.nameOf(path)
    return places.some((place) => name === place || name.startsWith(`${place}/`))
  }

  /** Relative to the root of the project. */
  private nameOf(path: string): string {
    return relative(this.ctx.config.root, path).replaceAll(sep, '/')
  }

  /** Of some suites, and of some files: without them of all that are measured. */
  private async mapOf(suites: readonly Suite[], files?: ReadonlySet<string>): Promise<CoverageMap> {
    const all = this.coverageFiles
    const names = new Set(suites.map(({ name }) => name))
    const ofSuites = <T>(byName: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(byName).filter(([files]) => names.has(files)))
    this.coverageFiles = new Map(
      [...all].map(([project, environments]) => [
        project,
        Object.fromEntries(Object.entries(environments).map(([name, byName]) => [name, ofSuites(byName)])),
      ]),
    )
    this.selected = files
    const map: CoverageMap = await super.generateCoverage({ allTestsRun: true })
    this.selected = undefined
    this.coverageFiles = all
    return map
  }

  /** Its place below the results; null for a statement whose name cannot name a folder. */
  private async reportOn(id: string, map: CoverageMap): Promise<string | null> {
    if (!isKey(id)) return null
    const { reporter, reportsDirectory } = this.options
    const pages = join(this.coverageFilesDirectory, id)
    this.options = {
      ...this.options,
      reporter: [
        ['html', {}],
        ['lcovonly', {}],
      ],
      reportsDirectory: pages,
    }
    try {
      await this.generateReports(map)
    } finally {
      this.options = { ...this.options, reporter, reportsDirectory }
    }
    // A run beside this one may be writing the same pages.
    this.replaced.push(replaceFolder(join(outFolder(''), 'coverage', id), pages))
    return `coverage/${id}/index.html`
  }

  private async unreachedBy(suites: readonly Suite[]): Promise<Unreached> {
    const map = await this.mapOf(suites)
    const files = map.files().map((file) => {
      const { of, unreached } = functionsOf(map.fileCoverageFor(file).toJSON(), readFileSync(file, 'utf8'))
      return { file: this.nameOf(file), of, functions: unreached }
    })
    return unreachedOf(files)
  }
}

const isClaim = (test: TestCase): boolean => test.meta().lemmata !== undefined

const statementOf = (test: TestCase): string => test.meta().lemmata?.result.id ?? ''

function attach(test: TestCase, coverage: Coverage | null, unreached: Unreached | null): void {
  const meta = test.meta()
  if (meta.lemmata !== undefined) meta.lemmata = { ...meta.lemmata, coverage, unreached }
}
