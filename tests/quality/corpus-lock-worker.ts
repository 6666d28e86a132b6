// What a worker of `corpus-processes.ts` runs to try the lock alone: takes it, looks whether somebody else is inside, and at the
// last step kills itself there.
import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../../run/files/lock.ts'
import { pause } from '../../run/files/pause.ts'
import type { LockWork } from './corpus-processes.ts'

const { directory, name, steps }: LockWork = JSON.parse(process.argv[2])

for (let k = 1; k <= steps; k++) {
  withLock(join(directory, 'shared'), () => {
    const inside = join(directory, 'inside')
    writeFileSync(inside, name)
    pause(Math.random())
    if (readFileSync(inside, 'utf8') !== name) writeSync(1, `${name} is not alone\n`)
    if (k === steps) process.kill(process.pid, 'SIGKILL')
  })
}
