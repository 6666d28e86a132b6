// Measures how much of `src` each claim reaches and which functions no claim enters, and adds that to their results.
// Costs about 3 ms per file of src, and less than 1 ms per claim.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { V8CoverageProvider } from '@vitest/coverage-v8/dist/provider.js'
import type { ReportContext, TestCase, TestProject } from 'vitest/node'
import type { Coverage, Unreached } from '../../reports/document/index.ts'
import { outFolder, publishCoverage } from '../index.ts'
import { type FileCounts, isFileCounts, type Script } from './counts.ts'
import { type FileCoverage, type Layout, layoutOf, offsetCounts, reachedCode } from './layout.ts'
import type {} from './meta.ts'
import { coverageOf, type ReachedFile } from './shares.ts'

/** The part of Istanbul's map that we use. */
interface CoverageMap {
  files(): string[]
  fileCoverageFor(file: string): { toJSON(): FileCoverage }
}

type SuiteRun = Parameters<V8CoverageProvider['onAfterSuiteRun']>[0]

/** The counts of a claim's suite, and the project that compiled the code: another one may compile it differently. */
interface SuiteScripts {
  readonly project: string
  readonly environment: string
  readonly scripts: readonly Script[]
}

export class ClaimCoverageProvider extends V8CoverageProvider {
  /** By key of the claim. */
  private readonly suites = new Map<string, SuiteScripts>()

  /** Otherwise workers would count as vitest's own provider does. */
  override resolveOptions(): V8CoverageProvider['options'] {
    return { ...this.options, provider: 'custom' }
  }

  override onAfterSuiteRun(run: SuiteRun): void {
    // Other projects have counts of another shape, such as those of a browser.
    const counts = isFileCounts(run.coverage) ? run.coverage : null
    if (counts !== null && counts.suite !== null) {
      const scripts = counts.suite.scripts.filter((script) => this.isInSrc(fileURLToPath(script.url)))
      const suite = { project: run.projectName ?? '', environment: run.environment, scripts }
      for (const key of counts.suite.keys) this.suites.set(key, suite)
    }
    super.onAfterSuiteRun(counts === null ? run : { ...run, coverage: { result: allScripts(counts) } })
  }

  override async generateCoverage(context: ReportContext): Promise<CoverageMap> {
    const overall: CoverageMap = await super.generateCoverage(context)
    const tests = this.ctx.state.getTestModules().flatMap((module) => [...module.children.allTests()].filter(isClaim))
    if (tests.length === 0) return overall
    const layouts = await this.layoutsFor(tests)
    const reached = new Map(tests.map((test) => [keyOf(test), this.reachedBy(keyOf(test), layouts)]))
    const [all = new Map<string, Layout>()] = layouts.values()
    const code = coverageOf(reached, all, this.ctx.config.root)
    for (const [k, test] of tests.entries())
      addCoverage(test, code.claims.get(keyOf(test)) ?? null, k === 0 ? code.unreached : null)
    publishCoverage(outFolder(''), code)
    return overall
  }

  private reachedBy(key: string, layouts: ReadonlyMap<string, ReadonlyMap<string, Layout>>): ReachedFile[] {
    const suite = this.suites.get(key)
    return (suite?.scripts ?? []).flatMap((script) => {
      const file = fileURLToPath(script.url)
      const layout = layouts.get(`${suite?.project} ${suite?.environment}`)?.get(file)
      return layout === undefined ? [] : { file, reached: reachedCode(layout, script) }
    })
  }

  /** By project and environment, of all files of src, including those that no test loaded. */
  private async layoutsFor(tests: readonly TestCase[]): Promise<Map<string, ReadonlyMap<string, Layout>>> {
    const files = (await this.getUntestedFiles([])).filter((file) => this.isInSrc(file))
    const saved = this.coverageFiles
    const layouts = new Map<string, ReadonlyMap<string, Layout>>()
    for (const test of tests) {
      const environment = this.suites.get(keyOf(test))?.environment
      if (environment === undefined || layouts.has(`${test.project.name} ${environment}`)) continue
      layouts.set(`${test.project.name} ${environment}`, await this.layouts(files, test.project, environment))
    }
    this.coverageFiles = saved
    return layouts
  }

  private async layouts(
    files: readonly string[],
    project: TestProject,
    environment: string,
  ): Promise<Map<string, Layout>> {
    const result = await Promise.all(
      files.map(async (file): Promise<Script> => {
        const code = (await this.transformFile(file, project, environment))?.code ?? ''
        return { url: pathToFileURL(file).href, startOffset: 0, functions: [offsetCounts(code)] }
      }),
    )
    // The base class reads counts only from files, and uses this symbol for a project without a name.
    const path = join(this.coverageFilesDirectory, 'claims.json')
    writeFileSync(path, JSON.stringify({ result }))
    const name = project.name === '' ? Symbol.for('default-project') : project.name
    this.coverageFiles = new Map([[name, { [environment]: { claims: path } }]])
    const map: CoverageMap = await super.generateCoverage({ allTestsRun: false })
    return new Map(
      map.files().map((file) => [file, layoutOf(map.fileCoverageFor(file).toJSON(), readFileSync(file, 'utf8'))]),
    )
  }

  private isInSrc(file: string): boolean {
    return file.startsWith(`${this.ctx.config.root}/src/`)
  }
}

const isClaim = (test: TestCase): boolean => test.meta().lemmata !== undefined

const keyOf = (test: TestCase): string => test.meta().lemmata?.result.key ?? ''

function addCoverage(test: TestCase, coverage: Coverage | null, unreached: Unreached | null): void {
  const meta = test.meta()
  if (meta.lemmata !== undefined) meta.lemmata = { ...meta.lemmata, coverage, unreached }
}

const allScripts = ({ result, suite }: FileCounts): Script[] => [...result, ...(suite?.scripts ?? [])]
