// Runs mutants against the claims that must kill them, without the corpus: a kill must not come from memory.
import type { Mutant, SourceMutant } from '../../properties/mutants/index.ts'
import type { Runnable } from '../../src/engine/index.ts'
import { mutantPlugin } from './plugin.ts'

export interface MutantResult {
  readonly name: string
  readonly kind: Mutant['kind']
  readonly mistake: string
  readonly killer: string
  readonly killed: boolean
  /** The killer's verdict, of the first seed that let the mutant live, else of the first. */
  readonly verdict: string
  /** Cases until the kill, the median over the seeds; null for a survivor. */
  readonly cases: number | null
  readonly counterexample: string | null
  /** Of the run that is told of. */
  readonly seed: number
  readonly seconds: number
}

/** The claim with the mistake in it. */
async function mutatedClaim(mutant: Mutant, root: string): Promise<Runnable> {
  return mutant.kind === 'model' ? mutant.change : loadMutated(mutant, root)
}

/** All of the project again, with one text changed. */
async function loadMutated(mutant: SourceMutant, root: string): Promise<Runnable> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [mutantPlugin(mutant)],
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('this Vite cannot run modules')
    const { claims }: { claims: readonly Runnable[] } = await ssr.runner.import('/properties/index.ts')
    const claim = claims.find((c) => c.key === mutant.killer)
    if (claim === undefined)
      throw new Error(`mutant ${mutant.name} names a killer that does not exist: ${mutant.killer}`)
    return claim
  } finally {
    await server.close()
  }
}

/** A mutant is killed when its killer does not pass, with every seed. */
export async function runMutant(mutant: Mutant, seeds: readonly number[], root: string): Promise<MutantResult> {
  const start = performance.now()
  const claim = await mutatedClaim(mutant, root)
  const results = seeds.map((seed) => claim.run({ seed, isRandomFirst: true }))
  const survived = results.find((result) => result.passed)
  const shown = survived ?? results[0]
  const counts = results.map(
    ({ cases }) => cases.corpus + cases.examples + cases.exhaustive + cases.random + cases.targeted,
  )
  return {
    name: mutant.name,
    kind: mutant.kind,
    mistake: mutant.mistake,
    killer: mutant.killer,
    killed: survived === undefined,
    verdict: shown.verdict,
    cases: survived === undefined ? median(counts) : null,
    counterexample: shown.counterexample?.case ?? null,
    seed: shown.seed,
    seconds: (performance.now() - start) / 1000,
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]
