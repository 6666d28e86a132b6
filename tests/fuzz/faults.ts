// Command lines of all kinds, where the file system refuses to read or to write. What it does to real files and streams, and to runs of
// claims, which need a process and a folder each, tests/quality/faults.slow.test.ts looks at.
import type fc from 'fast-check'
import { oneIn, oneOf } from '../../generators/chance.ts'
import type { Attempt } from './attempt.ts'
import { fileAttempt } from './files.ts'
import { formulaAttempt } from './formulas.ts'
import { modelAttempt } from './models.ts'
import { programAttempt } from './programs.ts'

const CODES = 'ENOSPC EDQUOT EROFS EACCES EPERM EISDIR ELOOP ENAMETOOLONG EIO EMFILE EBUSY ENODEV'.split(' ')

const KINDS = [fileAttempt, modelAttempt, programAttempt, formulaAttempt]
const WRITERS = ['compile', 'soften', 'srasp']

export function faultAttempt(random: fc.Random): Attempt {
  const one = oneOf(random, KINDS)(random)
  const isWriter = WRITERS.includes(one.words[0]) && !one.words.includes('--out')
  const more = isWriter
    ? ['--out', 'o.json', ...(one.words[0] === 'srasp' && !one.words.includes('--compile') ? ['--compile'] : [])]
    : []
  const fault = { at: oneIn(random, 3) ? random.nextInt(1, 4) : random.nextInt(1, 2), code: oneOf(random, CODES) }
  return { ...one, words: [...one.words, ...more], truth: null, fault }
}
