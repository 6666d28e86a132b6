// Works out how much of `src` each claim exercises and which functions none of them enters, and adds that to their results.
// Costs about 3 ms a file of src, and less than 1 ms a claim.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { V8CoverageProvider } from '@vitest/coverage-v8/dist/provider.js'
import type { ReportContext, TestCase, TestProject } from 'vitest/node'
import type { Coverage, Unreached } from '../../reports/index.ts'
import { outOf, publishCoverage } from '../index.ts'
import { type FileCounts, isFileCounts, type Script } from './counts.ts'
import { type FileCoverage, type Layout, layoutOf, reachedOf, telltale } from './layout.ts'
import type {} from './meta.ts'
import { codeReached, type ReachedFile } from './shares.ts'

/** What we use of Istanbul's map. */
interface CoverageMap {
  files(): string[]
  fileCoverageFor(file: string): { toJSON(): FileCoverage }
}

type SuiteRun = Parameters<V8CoverageProvider['onAfterSuiteRun']>[0]

/** The counts of a claim's suite, and who compiled the code: another project may compile it otherwise. */
interface Counted {
  readonly project: string
  readonly environment: string
  readonly scripts: readonly Script[]
}

export class ClaimCoverageProvider extends V8CoverageProvider {
  /** By the keys of claims. */
  private readonly counted = new Map<string, Counted>()

  /** Else processes would be told to count as vitest's own provider does. */
  override resolveOptions(): V8CoverageProvider['options'] {
    return { ...this.options, provider: 'custom' }
  }

  override onAfterSuiteRun(run: SuiteRun): void {
    // Those of a browser, for example, are others: its pages know nothing of claims.
    const counts = isFileCounts(run.coverage) ? run.coverage : null
    if (counts !== null && counts.suite !== null) {
      const scripts = counts.suite.scripts.filter((script) => this.isInSrc(fileURLToPath(script.url)))
      const counted = { project: run.projectName ?? '', environment: run.environment, scripts }
      for (const key of counts.suite.keys) this.counted.set(key, counted)
    }
    super.onAfterSuiteRun(counts === null ? run : { ...run, coverage: { result: together(counts) } })
  }

  override async generateCoverage(context: ReportContext): Promise<CoverageMap> {
    const overall: CoverageMap = await super.generateCoverage(context)
    const tests = this.ctx.state.getTestModules().flatMap((module) => [...module.children.allTests()].filter(isClaim))
    if (tests.length === 0) return overall
    const layouts = await this.layoutsFor(tests)
    const reached = new Map(tests.map((test) => [keyOf(test), this.reachedBy(keyOf(test), layouts)]))
    const [all = new Map<string, Layout>()] = layouts.values()
    const code = codeReached(reached, all, this.ctx.config.root)
    for (const [k, test] of tests.entries())
      addTo(test, code.claims.get(keyOf(test)) ?? null, k === 0 ? code.unreached : null)
    publishCoverage(outOf(''), code)
    return overall
  }

  private reachedBy(key: string, layouts: ReadonlyMap<string, ReadonlyMap<string, Layout>>): ReachedFile[] {
    const counted = this.counted.get(key)
    return (counted?.scripts ?? []).flatMap((script) => {
      const file = fileURLToPath(script.url)
      const layout = layouts.get(`${counted?.project} ${counted?.environment}`)?.get(file)
      return layout === undefined ? [] : { file, reached: reachedOf(layout, script) }
    })
  }

  /** Of all files of src, also those that no test loaded, by project and environment. */
  private async layoutsFor(tests: readonly TestCase[]): Promise<Map<string, ReadonlyMap<string, Layout>>> {
    const files = (await this.getUntestedFiles([])).filter((file) => this.isInSrc(file))
    const kept = this.coverageFiles
    const layouts = new Map<string, ReadonlyMap<string, Layout>>()
    for (const test of tests) {
      const environment = this.counted.get(keyOf(test))?.environment
      if (environment === undefined || layouts.has(`${test.project.name} ${environment}`)) continue
      layouts.set(`${test.project.name} ${environment}`, await this.layouts(files, test.project, environment))
    }
    this.coverageFiles = kept
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
        return { url: pathToFileURL(file).href, startOffset: 0, functions: [telltale(code)] }
      }),
    )
    // The base class reads counts from files only, and files a project without a name under this symbol.
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

function addTo(test: TestCase, coverage: Coverage | null, unreached: Unreached | null): void {
  const meta = test.meta()
  if (meta.lemmata !== undefined) meta.lemmata = { ...meta.lemmata, coverage, unreached }
}

/** All counts of a file's tests. */
const together = ({ result, suite }: FileCounts): Script[] => [...result, ...(suite?.scripts ?? [])]
