// A reporter for vitest: shows the verdict of each claim on the terminal and writes `reports/out/theorems.json`.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { type Coverage, sum, theorems, unreachedInAll } from '../../reports/document/index.ts'
import type { MutantReport } from '../../reports/html/index.ts'
import { terminalReport } from '../../reports/text/index.ts'
import type { ClaimResult } from '../../src/engine/index.ts'
import { messageOf } from '../../src/json/index.ts'
import { loadParts } from '../files/index.ts'
import { loadMutantReport, outFolder, publish, settleSeed } from '../index.ts'
import { type ClaimMeta, testName } from './meta.ts'

/** Below the folder in which vitest runs, as for claimTest. */
const OUT = outFolder('')
const INTERRUPTED = 130

/** @example const test = { reporters: ['default', 'lemmata/vitest/reporter'] } */
export default class TheoremReporter implements Reporter {
  private vitest: Vitest | undefined
  private start = performance.now()

  // Vitest itself would exit without a word, since it waits for workers that are busy with a claim.
  private readonly onSigint = (): void => {
    const lines = this.report(this.vitest?.state.getTestModules() ?? [])
    // As the process exits, vitest draws its live summary once more, over whatever was printed before.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`))
    process.exit(INTERRUPTED)
  }

  onInit(vitest: Vitest): void {
    this.vitest = vitest
    settleSeed(process.env, (line) => vitest.logger.log(line))
    // A merge needs what shards left on this machine.
    if (vitest.config.mergeReports === undefined) removeOldParts()
    process.once('SIGINT', this.onSigint)
    vitest.onClose(() => {
      process.off('SIGINT', this.onSigint)
    })
  }

  onTestRunStart(): void {
    this.start = performance.now()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const line of this.report(modules)) this.vitest?.logger.log(line)
  }

  /**
   * Writes the document and returns the lines for the terminal. Results come with the tests; if the process of a claim died, or
   * is still running, its result on disk is used.
   */
  private report(modules: readonly TestModule[]): string[] {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const metas = tests.flatMap((test) => test.meta().lemmata ?? [])
    const names = new Set(tests.map((test) => test.name))
    const parts = loadParts(OUT)
    // Another vitest may be running in the same folder and leave its own results there.
    const own = parts.results.filter((result) => names.has(testName(result)))
    const problems = [...parts.problems.map(({ file, message }) => `${file}: ${message}`), ...duplicateKeys(metas)]
    const byKey = new Map([...own, ...metas.map(({ result }) => result)].map((result) => [result.key, result]))
    const results = [...byKey.values()]
    // A run without claims must not erase the report of the last run with claims.
    if (results.length === 0) return problems
    const seconds = this.seconds(results)
    const coverage = new Map<string, Coverage>()
    for (const { result, coverage: own } of metas) {
      // Blobs of other machines come without their pages.
      if (own !== null) coverage.set(result.id, hasPage(own) ? own : { ...own, report: null })
    }
    const unreached = unreachedInAll(metas.flatMap((meta) => meta.unreached ?? []))
    const mutants = loadLastMutants()
    const [{ seed, profile }] = results
    const document = theorems(results, { profile, seed, seconds, coverage, mutants: mutants.report.planted })
    const measured = unreached === null ? null : { statements: coverage, unreached }
    publish(OUT, document, { coverage: measured, environment: process.env, mutants: mutants.report })
    const { columns } = process.stdout
    const options = { colours: isColourful(), ...(columns === undefined ? {} : { columns }) }
    return [...problems, ...mutants.problems, '', terminalReport(document, options), '']
  }

  /** For a merge of shards, their time added up. */
  private seconds(results: readonly ClaimResult[]): number {
    if (this.vitest?.config.mergeReports === undefined) return (performance.now() - this.start) / 1000
    return sum(results, ({ seconds }) => seconds)
  }
}

const hasPage = ({ report }: Coverage): boolean => report !== null && existsSync(join(OUT, report))

/** Temporary files stay, since another process may be writing them: their names end otherwise. */
function removeOldParts(): void {
  const folder = join(OUT, 'parts')
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names) if (/\.jsonl?$/.test(name)) rmSync(join(folder, name), { force: true })
}

/** A damaged file must not cost the report. */
function loadLastMutants(): { report: MutantReport; problems: readonly string[] } {
  try {
    return { report: loadMutantReport(OUT), problems: [] }
  } catch (error) {
    return { report: { planted: [], stryker: null }, problems: [messageOf(error)] }
  }
}

/** Results, corpora and seeds are filed under the key, so one of two claims with the same key would hide the other. */
function duplicateKeys(metas: readonly ClaimMeta[]): string[] {
  const keys = metas.map(({ result }) => result.key)
  const shared = new Set(keys.filter((key, k) => keys.indexOf(key) < k))
  return [...shared].map((key) => `several tests ran a claim with the key "${key}": give each claim a key of its own`)
}

function isColourful(): boolean {
  const { NO_COLOR } = process.env
  return process.stdout.isTTY === true && (NO_COLOR === undefined || NO_COLOR === '')
}
