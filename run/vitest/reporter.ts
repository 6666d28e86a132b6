// A reporter for vitest: shows the verdict of each claim on the terminal and writes `reports/out/theorems.json`.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import {
  type Coverage,
  type Presentation,
  presentationFrom,
  type RunCoverage,
  sum,
  type Theorem,
  type Theorems,
  theorems,
  unreachedInAll,
  withEarlier,
} from '../../reports/document/index.ts'
import type { MutantReport } from '../../reports/html/index.ts'
import {
  earlierLine,
  looksOf,
  type Output,
  type TerminalOptions,
  terminalOutput,
  written,
} from '../../reports/text/index.ts'
import type { ClaimResult } from '../../src/engine/index.ts'
import { messageOf } from '../../src/json/index.ts'
import {
  attempt,
  END_SIGNALS,
  type Fault,
  faultLines,
  fileErrorOf,
  loadParts,
  onFile,
  remove,
  removeStale,
  type Stamps,
  stampsOf,
  withLock,
} from '../files/index.ts'
import { lastCoverage, loadMutantReport, loadTheorems, outFolder, publish, settleSeed, theoremsPath } from '../index.ts'
import { type ClaimMeta, testName } from './meta.ts'

/** Below the folder in which vitest runs, as for claimTest. */
const OUT = outFolder('')
const INTERRUPTED = 130
const NOT_KEPT = 2

/**
 * Its options are a {@link Presentation}.
 * @example const test = { reporters: ['default', ['lemmata/vitest/reporter', { title: 'Attention with ties' }]] }
 */
export default class TheoremReporter implements Reporter {
  private readonly presentation: Presentation
  private vitest: Vitest | undefined
  private start = performance.now()
  /** The results that were there before the run. */
  private before: Stamps = new Map()
  /** Of the output itself. */
  private readonly lost: Fault[] = []

  constructor(options: unknown = {}) {
    this.presentation = presentationFrom(options)
  }

  // Vitest itself would exit without a word, since it waits for workers that are busy with a claim.
  private readonly onSignal = (): void => {
    const lines = this.linesOf(this.vitest?.state.getTestModules() ?? [])
    // As the process exits, vitest draws its live summary once more, over whatever was printed before.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`))
    process.exit(INTERRUPTED)
  }

  /** The first time; what has been shown by then is all that the user sees, and the report is written all the same. */
  private readonly onOutputError = (error: Error): void => {
    if (this.lost.length > 0) return
    this.lost.push(...fileErrorOf('write', 'to standard output', error).faults)
    process.stderr.write(`${faultLines(this.lost).join('\n')}\n`)
    process.exitCode = NOT_KEPT
  }

  onInit(vitest: Vitest): void {
    this.vitest = vitest
    process.stdout.on('error', this.onOutputError)
    settleSeed(process.env, (line) => vitest.logger.log(line))
    const { columns } = process.stderr
    if (columns !== undefined) Object.assign(process.env, { LEMMATA_COLUMNS: `${columns}` })
    for (const signal of END_SIGNALS) process.once(signal, this.onSignal)
    vitest.onClose(() => {
      for (const signal of END_SIGNALS) process.off(signal, this.onSignal)
    })
  }

  onTestRunStart(): void {
    this.start = performance.now()
    // A merge needs what shards left on this machine.
    this.before = (this.isMerge() ? undefined : attempt([], () => stampsOf(OUT))) ?? new Map()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const line of this.linesOf(modules)) this.vitest?.logger.log(line)
  }

  private linesOf(modules: readonly TestModule[]): string[] {
    const looks = looksOf(process.stdout, process.env)
    return this.report(modules, looks).map((line) => written(line, looks))
  }

  /**
   * Writes the document and returns what the terminal is to show. Results come with the tests; if the process of a claim died, or
   * is still running, its result on disk is used. Where something cannot be written, the verdicts are shown all the same.
   */
  private report(modules: readonly TestModule[], looks: TerminalOptions): Output[] {
    const faults = [...this.lost]
    const lines = this.reportOn(modules, faults, looks)
    if (faults.length > 0) process.exitCode = NOT_KEPT
    return [...faultLines(faults), ...lines]
  }

  private reportOn(modules: readonly TestModule[], faults: Fault[], looks: TerminalOptions): Output[] {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    // Of two claims with one key the report shows the one that did not pass.
    const metas = tests
      .flatMap((test) => test.meta().lemmata ?? [])
      .toSorted((a, b) => Number(b.result.passed) - Number(a.result.passed))
    const names = new Set(tests.map((test) => test.name))
    faults.push(...metas.flatMap((meta) => meta.faults))
    const parts = attempt(faults, () => loadParts(OUT, this.before)) ?? { results: [], problems: [] }
    // Another vitest may be running in the same folder and leave its own results there.
    const own = parts.results.filter((result) => names.has(testName(result)))
    const problems = [
      ...parts.problems.map(({ file, message }) => `${file}: ${message}`),
      ...duplicateKeys(metas),
      ...(this.isMerge() ? [] : overwritten(metas, parts.results)),
    ]
    const byKey = new Map([...own, ...metas.map(({ result }) => result)].map((result) => [result.key, result]))
    const results = [...byKey.values()]
    // A run without claims must not erase the report of the last run with claims.
    if (results.length === 0) return problems
    return [...problems, ...alone(faults, () => this.publish(results, metas, modules, faults, looks))]
  }

  private publish(
    results: readonly ClaimResult[],
    metas: readonly ClaimMeta[],
    modules: readonly TestModule[],
    faults: Fault[],
    looks: TerminalOptions,
  ): Output[] {
    const keys = new Set(results.map(({ key }) => key))
    const last = this.lastDocument()
    const earlier = (last?.claims ?? []).filter((claim) => !keys.has(claim.key) && isStillThere(claim, modules))
    const coverage = coverageIn(metas, earlier.length === 0 ? null : lastCoverage(OUT))
    const mutants = loadLastMutants()
    const [{ seed, profile }] = results
    const ran = theorems(results, {
      ...{ profile, seed, seconds: this.seconds(results), presentation: this.presentation },
      mutants: mutants.report.planted,
      ...(coverage === null ? {} : { coverage: coverage.statements }),
    })
    const document = last === null ? ran : withEarlier(ran, { ...last, claims: earlier })
    attempt(faults, () => this.removeStale(document, last))
    const isPublished = attempt(faults, () => {
      publish(OUT, document, { ran, coverage, environment: process.env, mutants: mutants.report })
      return true
    })
    const note = earlierLine(document)
    const { title } = this.presentation
    return [
      ...[...mutants.problems, '', ...(title === null ? [] : [title, '']), terminalOutput(ran, looks)],
      ...(note === null ? [] : [note]),
      ...(isPublished ? [`report: ${join(OUT, 'index.html')}`, ''] : ['']),
    ]
  }

  /** Null where the run stands for itself: shards are merged, and a merge has all there is. */
  private lastDocument(): Theorems | null {
    if (this.isMerge() || this.vitest?.config.shard !== undefined) return null
    try {
      return loadTheorems(OUT)
    } catch {
      return null
    }
  }

  /** A claim of which no earlier report knew anything may be somebody else's, unless all there is has run. */
  private removeStale(document: Theorems, last: Theorems | null): void {
    if (this.isMerge()) return
    const isWhole = document.claims.every(({ earlier }) => !earlier)
    const [known, lastKnown] = [document, last].map((one) => new Set(one?.claims.map(({ key }) => key)))
    removeStale(OUT, this.before, (key) => !known.has(key) && (isWhole || lastKnown.has(key)))
    if (isWhole) remove(join(OUT, 'check.html'))
  }

  private isMerge(): boolean {
    return this.vitest?.config.mergeReports !== undefined
  }

  /** For a merge of shards, their time added up. */
  private seconds(results: readonly ClaimResult[]): number {
    if (!this.isMerge()) return (performance.now() - this.start) / 1000
    return sum(results, ({ seconds }) => seconds)
  }
}

/** One run after the other, since each begins with what the last one left. Where no lock can be had, it goes on without. */
function alone<T>(faults: Fault[], work: () => T): T {
  const path = theoremsPath(OUT)
  let done: { readonly value: T } | undefined
  attempt(faults, () =>
    onFile('write', path, () =>
      withLock(path, () => {
        done = { value: work() }
      }),
    ),
  )
  return (done ?? { value: work() }).value
}

/** A file that did not run keeps its claims; one that did, if only in part, has the claims that it has tests for. */
function isStillThere({ key, file }: Theorem, modules: readonly TestModule[]): boolean {
  if (file === null || !existsSync(file)) return false
  const own = modules.filter((module) => relative('', module.moduleId) === file)
  const isCollected = own.length > 0 && own.every((module) => module.children.size > 0 || module.ok())
  return (
    !isCollected || own.some(({ children }) => [...children.allTests()].some(({ name }) => name.startsWith(`${key}: `)))
  )
}

/** What was measured, beside what is known of statements that did not run. */
function coverageIn(metas: readonly ClaimMeta[], last: RunCoverage | null): RunCoverage | null {
  const statements = new Map<string, Coverage>(last?.statements)
  for (const { result, coverage } of metas) {
    // Blobs of other machines come without their pages.
    if (coverage !== null) statements.set(result.id, hasPage(coverage) ? coverage : { ...coverage, report: null })
  }
  const unreached = last?.unreached ?? unreachedInAll(metas.flatMap((meta) => meta.unreached ?? []))
  return unreached === null ? null : { statements, unreached }
}

const hasPage = ({ report }: Coverage): boolean => report !== null && existsSync(join(OUT, report))

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

/** What another run of the same claims wrote meanwhile: runs differ in the time they took. */
function overwritten(metas: readonly ClaimMeta[], onDisk: readonly ClaimResult[]): string[] {
  const seconds = new Map(onDisk.map((result) => [result.key, result.seconds]))
  const keys = metas.map(({ result }) => result.key)
  const foreign = metas.flatMap(({ result: { key, seconds: own } }) =>
    keys.indexOf(key) === keys.lastIndexOf(key) && (seconds.get(key) ?? own) !== own ? [key] : [],
  )
  if (foreign.length === 0) return []
  const [first, ...more] = foreign
  const which = more.length === 0 ? first : `${first} and ${more.length} more`
  return [
    `another run wrote its results of ${which} to ${OUT} at the same time: run them one after the other, or in folders of their own`,
  ]
}
