// What a worker of `corpus-processes.ts` runs: changes a corpus again and again, and says so each time a change was made.
import { writeSync } from 'node:fs'
import { appendToCorpus, replaceInCorpus } from '../../run/files/corpus-file.ts'
import { pause } from '../../run/files/pause.ts'
import type { Work } from './corpus-processes.ts'

const { kind, directory, key, name, steps }: Work = JSON.parse(process.argv[2])

/** Synchronous, so that what was said is out before the next step begins. */
const say = (word: string, line: number, c: string): void => void writeSync(1, `${word} ${line} ${c}\n`)

for (let k = 1; steps === null || k <= steps; k++) {
  const c = `${name}-${k} ∧ ${'⊖ '.repeat(k % 7)}Q_a`
  say('appended', appendToCorpus(directory, key, { case: c, seed: k }), c)
  // Every third entry shrinks again.
  if (kind === 'append and shrink' && k % 3 === 0) {
    const smaller = `${name}-${k} smaller`
    say('shrunk', replaceInCorpus(directory, key, c, { case: smaller, seed: k }), smaller)
  }
  // Else the one that has the lock takes it again before the others look.
  pause(Math.random() * 3)
}
