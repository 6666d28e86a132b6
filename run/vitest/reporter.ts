// A reporter for vitest: what became of each claim, on the terminal and in `reports/out/theorems.json`.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { type Coverage, type Planted, terminalReport, theorems, unreachedInAll } from '../../reports/index.ts'
import type { ClaimResult } from '../../src/engine/index.ts'
import { readParts } from '../files/index.ts'
import { outOf, plantedIn, publish, settleSeed } from '../index.ts'
import { type ClaimMeta, testName } from './meta.ts'

/** Where vitest runs, as claimTest has it. */
const OUT = outOf('')
const INTERRUPTED = 130

/** @example reporters: ['default', 'lemmata/vitest/reporter'] */
export default class TheoremReporter implements Reporter {
  private vitest: Vitest | undefined
  private start = performance.now()

  // Vitest alone would exit without a word, since it waits for workers that are busy with a claim.
  private readonly onSigint = (): void => {
    const lines = this.report(this.vitest?.state.getTestModules() ?? [])
    // Vitest draws its live summary a last time as the process exits, over whatever stands there by then.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`))
    process.exit(INTERRUPTED)
  }

  onInit(vitest: Vitest): void {
    this.vitest = vitest
    settleSeed(process.env, (line) => vitest.logger.log(line))
    // A merge may find what shards left on this machine.
    if (vitest.config.mergeReports === undefined) forgetParts()
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
   * Writes the document and gives the lines for the terminal. Results come with the tests; of claims whose process died, or
   * still runs, only what is on disk is known.
   */
  private report(modules: readonly TestModule[]): string[] {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const metas = tests.flatMap((test) => test.meta().lemmata ?? [])
    const names = new Set(tests.map((test) => test.name))
    const parts = readParts(OUT)
    // Another vitest may run in the same folder at the same time, and leave its own there.
    const own = parts.results.filter((result) => names.has(testName(result)))
    const problems = [...parts.problems.map(({ file, message }) => `${file}: ${message}`), ...sharedKeys(metas)]
    const known = new Map([...own, ...metas.map(({ result }) => result)].map((result) => [result.key, result]))
    const results = [...known.values()]
    // A run of other tests must not wipe out what the last run of claims found.
    if (results.length === 0) return problems
    const seconds = this.seconds(results)
    const coverage = new Map<string, Coverage>()
    for (const { result, coverage: shares } of metas) if (shares !== null) coverage.set(result.key, shares)
    const unreached = unreachedInAll(metas.flatMap((meta) => meta.unreached ?? []))
    const last = lastPlanted()
    const [{ seed, profile }] = results
    const document = theorems(results, { profile, seed, seconds, coverage, mutants: last.planted.mutants })
    publish(OUT, document, { unreached, environment: process.env, planted: last.planted })
    const { columns } = process.stdout
    const options = { colours: isColourful(), ...(columns === undefined ? {} : { columns }) }
    return [...problems, ...last.problems, '', terminalReport(document, options), '']
  }

  /** A merge of shards takes no time itself. */
  private seconds(results: readonly ClaimResult[]): number {
    if (this.vitest?.config.mergeReports === undefined) return (performance.now() - this.start) / 1000
    return results.reduce((sum, { seconds }) => sum + seconds, 0)
  }
}

/** Of earlier runs. What others are about to write there stays: its name ends otherwise. */
function forgetParts(): void {
  const folder = join(OUT, 'parts')
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names) if (/\.jsonl?$/.test(name)) rmSync(join(folder, name), { force: true })
}

/** A damaged file must not cost the report. */
function lastPlanted(): { planted: Planted; problems: readonly string[] } {
  try {
    return { planted: plantedIn(OUT), problems: [] }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { planted: { mutants: [], mutation: null }, problems: [problem] }
  }
}

/** Results, corpora and seeds go by the key: of two claims that share it, one would hide the other. */
function sharedKeys(metas: readonly ClaimMeta[]): string[] {
  const keys = metas.map(({ result }) => result.key)
  const shared = new Set(keys.filter((key, k) => keys.indexOf(key) < k))
  return [...shared].map((key) => `several tests ran a claim with the key "${key}": give each claim a key of its own`)
}

function isColourful(): boolean {
  const { NO_COLOR } = process.env
  return process.stdout.isTTY === true && (NO_COLOR === undefined || NO_COLOR === '')
}
