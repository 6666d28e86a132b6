// The project loaded again, with one text changed. The first load takes seconds; later ones run what is already read, so keep the loader.
import type { ViteDevServer } from 'vite'
import type { SourceMutant } from '../../properties/library/index.ts'
import type { Runnable } from '../../src/engine/index.ts'
import { isOf, type Planted, plantingPlugin } from './plugin.ts'

export interface Loader {
  /** All claims, with the mistake planted. One mutant at a time. */
  load(mutant: SourceMutant): Promise<readonly Runnable[]>
  close(): Promise<void>
}

/** @example const claims = await loaderIn('.').load(mutant) */
export function loaderIn(root: string): Loader {
  const planted: Planted = { change: null, isLoaded: false }
  let server: Promise<ViteDevServer> | undefined
  return {
    async load(mutant) {
      server ??= start(root, planted)
      const [{ environments }, { isRunnableDevEnvironment }] = await Promise.all([server, import('vite')])
      const { ssr } = environments
      if (!isRunnableDevEnvironment(ssr)) throw new Error('this Vite cannot run modules')
      const stale = [mutant.file, ...(planted.change === null ? [] : [planted.change.file])]
      for (const [id, module] of ssr.moduleGraph.idToModuleMap)
        if (stale.some((file) => isOf(file, id))) ssr.moduleGraph.invalidateModule(module)
      planted.change = mutant
      planted.isLoaded = false
      ssr.runner.clearCache()
      const { claims }: { claims: readonly Runnable[] } = await ssr.runner.import('/properties/index.ts')
      // It would seem to survive.
      if (!planted.isLoaded) throw new Error(`mutant ${mutant.name} changes ${mutant.file}, which no claim loads`)
      return claims
    },
    close: async () => (await server)?.close(),
  }
}

async function start(root: string, planted: Planted): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [plantingPlugin(planted)],
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
}
