// The process of a test whose main process was killed. Nobody takes its results any more, and a later run may be writing where it would:
// it ends at once.
import { isMainThread } from 'node:worker_threads'

/** When this module is loaded, the main process is there to load it. Threads end with theirs. */
const PARENT = process.ppid

/** Does not return in an orphan; vitest forbids process.exit. */
export function endOrphan(): void {
  if (isMainThread && process.ppid !== PARENT) process.kill(process.pid, 'SIGKILL')
}
