// A disk without any room left.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Makes the folder a full disk for one test, with a small file `old` on it, and gives the reason that a user of the project must see. Where nobody may mount one, it is
 * a file, into which nothing can be written either; the test says so.
 */
export function fullDisk(folder: string, project: string): string {
  mkdirSync(folder, { recursive: true })
  const mount = ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]
  const { status, error, stderr } = spawnSync('mount', mount, { encoding: 'utf8' })
  if (status !== 0) {
    const why = error?.message ?? stderr
    process.stderr.write(
      `no disk can be mounted here (${why}): a file where a folder should be stands for a full one\n`,
    )
    rmSync(folder, { recursive: true })
    writeFileSync(folder, '')
    return `${relative(project, folder)} is a file, where a folder should be`
  }
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder])
  })
  writeFileSync(`${folder}/old`, 'old')
  const { bsize, bavail } = statfsSync(folder)
  writeFileSync(`${folder}/filler`, Buffer.alloc(bsize * bavail))
  return 'no space left'
}
