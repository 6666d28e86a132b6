// Whether a process of this machine still runs.
import { errorCode } from './file-errors.ts'

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, as another user.
    return errorCode(error) !== 'ESRCH'
  }
}

/** What asks a process to end: its user, its scheduler, its terminal that was closed. */
export const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
