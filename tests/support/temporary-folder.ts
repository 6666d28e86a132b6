// A folder for one test.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Empty, and gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lemmata-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
