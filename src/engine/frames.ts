// Where a check threw: the first frames of the stack that are neither of this package, nor of others, nor of Node.

/** More would be callers of callers. */
const MOST = 3
/** Deep enough for a parser in a check: V8 keeps ten frames, and the user's may lie below. */
const DEPTH = 100

/** With the check's name where it has one, a colon before line and column: `observed (lib/share.ts:12:7)`. */
export const userFrames = ({ stack }: Error): string[] =>
  stack === undefined ? [] : framesIn(stack, OWN, typeof process === 'undefined' ? '' : process.cwd())

/** Paths below `working` are relative to it. */
export function framesIn(stack: string, own: readonly string[], working: string): string[] {
  // What calls the engine is not what threw.
  const [thrown] = stack.split(EXAMINER)
  const frames = thrown.split('\n').flatMap((line) => {
    const frame = FRAME.exec(line.includes('file://') ? decoded(line) : line)
    if (frame === null) return []
    const [, name, path, place] = frame
    if (isForeign(path) || own.some((folder) => path.startsWith(folder))) return []
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
export const ownFolders = (root: string): readonly string[] =>
  root.endsWith('/dist/')
    ? [root]
    : ['src/engine/', 'properties/library/', 'run/', 'cli/'].map((folder) => root + folder)

const OWN = ownFolders(decodeURI(new URL('../../', import.meta.url).pathname))

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
