// Works out how much of `src` the tests of each file exercise, and adds that to the results of the claims in it. With
// `isolate: false` counts start anew with every file, so a file's counts are its own. Costs 20 to 90 ms a file with claims.
import { V8CoverageProvider } from '@vitest/coverage-v8/dist/provider.js'
import type { ReportContext, TestModule } from 'vitest/node'
import { type CodeCount, enteredCount, type FileCoverage, totalCount } from './code-count.ts'
import type {} from './meta.ts'

/** What we use of Istanbul's map. */
interface CoverageMap {
  files(): string[]
  fileCoverageFor(file: string): { toJSON(): FileCoverage }
}

export class ClaimCoverageProvider extends V8CoverageProvider {
  override async generateCoverage(context: ReportContext): Promise<CoverageMap> {
    const overall: CoverageMap = await super.generateCoverage(context)
    const modules = this.ctx.state.getTestModules().filter(hasClaims)
    if (modules.length === 0) return overall
    const files = this.coverageFiles
    // Files that no test loaded count, too; a run of some tests does not list them by itself.
    this.coverageFiles = new Map()
    const whole: CoverageMap = context.allTestsRun ? overall : await super.generateCoverage({ allTestsRun: true })
    const total = this.inSrc(whole, totalCount)
    for (const module of modules) {
      this.coverageFiles = cut(files, module)
      const entered = this.inSrc(await super.generateCoverage({ allTestsRun: false }), enteredCount)
      const coverage = { lines: share(entered.lines, total.lines), branches: share(entered.branches, total.branches) }
      for (const test of module.children.allTests()) {
        const meta = test.meta()
        if (meta.lemmata !== undefined) meta.lemmata = { ...meta.lemmata, coverage }
      }
    }
    this.coverageFiles = files
    return overall
  }

  private inSrc(map: CoverageMap, count: (file: FileCoverage) => CodeCount): CodeCount {
    const counts = map
      .files()
      .filter((file) => file.startsWith(`${this.ctx.config.root}/src/`))
      .map((file) => count(map.fileCoverageFor(file).toJSON()))
    return { lines: sum(counts.map((c) => c.lines)), branches: sum(counts.map((c) => c.branches)) }
  }
}

const hasClaims = (module: TestModule): boolean =>
  [...module.children.allTests()].some((test) => test.meta().lemmata !== undefined)

type Files = V8CoverageProvider['coverageFiles']

/** Of project → environment → test files → where their counts lie: what belongs to one module. */
function cut(files: Files, { project, relativeModuleId }: TestModule): Files {
  const own: Files = new Map()
  for (const [name, environments] of files) {
    // A project without a name is filed under a symbol.
    if (typeof name === 'string' && name !== project.name) continue
    for (const [environment, byTests] of Object.entries(environments)) {
      if (Object.hasOwn(byTests, relativeModuleId))
        own.set(name, { [environment]: { [relativeModuleId]: byTests[relativeModuleId] } })
    }
  }
  return own
}

const share = (part: number, total: number): number => (total === 0 ? 0 : part / total)
const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0)
