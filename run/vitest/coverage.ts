// The coverage provider that vitest.config.ts names: vitest's own, which also reports the code that each statement is about.
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { CoverageProviderModule } from 'vitest/node'
import { endSuite, isCalled, isCounts, onBegin, type Script, type SuiteCounts } from './counts.ts'

const { default: stock } = await import('@vitest/coverage-v8').catch((error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
  throw new Error('coverage needs @vitest/coverage-v8, which is not installed here: add it in the version of vitest')
})

/** @example const options: CoverageOptions = { tools: ['src/numbers'] } */
export interface CoverageOptions {
  /** Folders and files that claims are made with, the most general first: each is left out where anything else remains. Default: none. */
  readonly tools?: readonly string[]
  /** Folders and files that are shown wherever a suite enters them, imported or not. Default: none. */
  readonly pieces?: readonly string[]
}

/**
 * The provider for a project whose claims are not about all that they import; paths are relative to the root.
 * @example const provider = theoremCoverage({ tools: ['src/numbers'], pieces: ['src/lemmas'] })
 */
export function theoremCoverage(options: CoverageOptions = {}): CoverageProviderModule {
  const take = async (info?: Parameters<typeof takeStock>[0]): Promise<readonly Script[]> => {
    const taken = await takeStock(info)
    return isCounts(taken) ? taken.result.filter(isCalled) : []
  }
  let session: Session | undefined
  const startAnew = async (): Promise<void> => {
    session ??= connected()
    // Counting anew drops optimized code, which does not count calls: what was hot in files before would seem unreached. Stopping
    // first would lose the counts of blocks for good. Counts are taken by vitest alone: two who take would share them.
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }
  return {
    ...stock,
    startCoverage(run) {
      // Inlined calls are not counted either: a function that was called in an earlier file, and is called here only when its caller is
      // hot, would seem unreached. With so many starts of the counts, it is faster besides. Node 20, 22 and 24 know both flags.
      for (const compiler of ['turbo', 'maglev']) setFlagsFromString(`--no-${compiler}-inlining`)
      onBegin(take, startAnew)
      return stock.startCoverage?.(run)
    },
    async takeCoverage(info): Promise<SuiteCounts> {
      const startOf = (url: string): number => info?.moduleExecutionInfo?.get(fileURLToPath(url))?.startOffset ?? 0
      const result = await take(info)
      const earlier = endSuite()?.map((script) => ({ ...script, startOffset: startOf(script.url) }))
      return earlier === undefined ? { result } : { result, before: earlier }
    },
    async getProvider() {
      // Every worker loads this module to take its counts; only the main process converts them.
      const { TheoremCoverageProvider } = await import('./theorem-coverage.ts')
      return new TheoremCoverageProvider(options)
    },
  }
}

function connected(): Session {
  const session = new Session()
  session.connect()
  void session.post('Profiler.enable')
  return session
}

const takeStock: NonNullable<CoverageProviderModule['takeCoverage']> = (info) => stock.takeCoverage?.(info)

/** @example const coverage = { provider: 'custom', customProviderModule: 'lemmata/vitest/coverage' } */
export default theoremCoverage()
