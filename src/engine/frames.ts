// Where a check threw: the first frames of the stack that are neither of this package, nor of others, nor of Node.

/** More would be callers of callers. */
const MOST = 3
/** Deep enough for a parser in a check: V8 keeps ten frames, and the user's may lie below. */
const DEPTH = 100

/** With the check's name where it has one, a colon before line and column: `observed (lib/share.ts:12:7)`. */
export const userFrames = (error: Error): string[] => framesIn(error.stack ?? '', OWN, WORKING)

/** Paths below `working` are relative to it. */
export function framesIn(stack: string, own: readonly string[], working: string): string[] {
  const lines = stack.split('\n')
  // What calls the engine is not what threw.
  const end = lines.findIndex((line) => line.includes(EXAMINER))
  const frames = lines.slice(0, end < 0 ? lines.length : end).flatMap((line) => {
    const [, name, path, place] = FRAME.exec(line.includes('file://') ? decoded(line) : line) ?? []
    if (path === undefined || isForeign(path) || own.some((folder) => path.startsWith(folder))) return []
    const at = `${path.startsWith(`${working}/`) ? path.slice(working.length + 1) : path}${place}`
    return [name === undefined ? at : `${OWN_NAME.exec(name)?.[0] ?? name} (${at})`]
  })
  return frames.slice(0, MOST)
}

function decoded(line: string): string {
  try {
    return decodeURI(line)
  } catch {
    return line
  }
}

const EXAMINER = '/src/engine/examine.'

const FRAME = /^ *at (?:async )?(?:(.+) \()?(?:file:\/\/)?(\/.+?|[A-Z]:[\\/].+?)(:\d+:\d+)\)?$/

/** Without what V8 puts around it: `Object.observed`, `parts.domain [as observed]`. */
const OWN_NAME = /[^\s.\]]+(?=\]?$)/

const isForeign = (path: string): boolean => /[\\/]node_modules[\\/]/.test(path)

/** All of a built package; in its checkout what calls checks, since claims and mathematics are what is worked on there. */
const OWN = ((): readonly string[] => {
  const root = decodeURI(new URL('../../', import.meta.url).pathname)
  return root.endsWith('/dist/')
    ? [root]
    : ['src/engine/', 'properties/library/', 'run/', 'cli/'].map((folder) => root + folder)
})()

const WORKING = typeof process === 'undefined' ? '' : process.cwd()

/** Runs it with stacks that are deep enough. */
export function withDeepStacks<T>(run: () => T): T {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = DEPTH
  try {
    return run()
  } finally {
    Error.stackTraceLimit = before
  }
}
