import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { ABANDONED_AFTER, withLock } from './lock.ts'

/** Of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid

const holder = (change: object = {}): string =>
  JSON.stringify({ pid: process.pid, host: hostname(), since: Date.now(), token: 'other', ...change })

/** A file and its lock, which holds the text. */
function locked(text: string): { file: string; lock: string; files: () => string[] } {
  const folder = temporaryFolder()
  const file = join(folder, 'a.jsonl')
  writeFileSync(`${file}.lock`, text)
  return { file, lock: `${file}.lock`, files: () => readdirSync(folder) }
}

test('the lock says who holds it, and goes with the work, also with work that throws', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'a.jsonl')
  const read = withLock(file, () => JSON.parse(readFileSync(`${file}.lock`, 'utf8')))
  expect(read).toMatchObject({ pid: process.pid, host: hostname() })
  expect(Math.abs(read.since - Date.now())).toBeLessThan(ABANDONED_AFTER)
  expect(() =>
    withLock(file, () => {
      throw new Error('the work failed')
    }),
  ).toThrow('the work failed')
  expect(readdirSync(folder)).toEqual([])
})

test('a process that waits in vain says who holds the lock, and leaves it alone', () => {
  const { file, lock, files } = locked(holder({ since: Date.now() - 1000 }))
  const before = readFileSync(lock, 'utf8')
  const since = new Date(JSON.parse(before).since).toISOString()
  expect(() => withLock(file, () => {}, 30)).toThrow(
    `waited 0.03 s for ${lock}: process ${process.pid} on ${hostname()} holds it, since ${since}. If no process is using it, delete it`,
  )
  expect(readFileSync(lock, 'utf8')).toBe(before)
  expect(files()).toEqual(['a.jsonl.lock'])
})

test('a lock that does not say who made it is waited for like any other', () => {
  const { file } = locked('')
  expect(() => withLock(file, () => {}, 30)).toThrow(/it does not say who made it/)
})

describe('a lock is taken over, and nothing of it is left,', () => {
  const old = Date.now() - ABANDONED_AFTER - 1000
  test.each([
    ['if its process is dead', () => holder({ pid: deadPid() })],
    ['if it is old, on whatever machine', () => holder({ host: 'elsewhere', since: old })],
    ['if it is old, though its process runs', () => holder({ since: old })],
    ['if its time is far ahead', () => holder({ since: Date.now() + 10 * ABANDONED_AFTER })],
  ])('%s', (_, text) => {
    const { file, files } = locked(text())
    expect(withLock(file, () => 'done', 30)).toBe('done')
    expect(files()).toEqual([])
  })

  test.each(['', '{', '{"pid":1}', holder({ token: '../../x' }), holder({ pid: 0 }), 'x'.repeat(5000)])(
    'if it is old and holds %j',
    (text) => {
      const { file, lock, files } = locked(text)
      utimesSync(lock, old / 1000, old / 1000)
      expect(withLock(file, () => 'done', 30)).toBe('done')
      expect(files()).toEqual([])
    },
  )

  test('if its heir, and the heir of that one, died too', () => {
    const { file, lock, files } = locked(holder({ pid: deadPid(), token: 'first' }))
    writeFileSync(`${lock}~first`, holder({ pid: deadPid(), token: 'second' }))
    writeFileSync(`${lock}~second`, holder({ pid: deadPid(), token: 'third' }))
    const inside = (): void => {
      // The dead are still in line, so that nobody inherits from them a second time.
      expect(files()).toHaveLength(4)
      expect(() => withLock(file, () => {}, 30)).toThrow(`process ${process.pid} on`)
    }
    withLock(file, inside, 30)
    expect(files()).toEqual([])
  })
})

test('a lock is not taken over from a dead holder that has a living heir, nor from the dead of another machine', () => {
  const inherited = locked(holder({ pid: deadPid(), token: 'first' }))
  writeFileSync(`${inherited.lock}~first`, holder({ token: 'second' }))
  expect(() => withLock(inherited.file, () => {}, 30)).toThrow(`process ${process.pid} on`)
  const elsewhere = locked(holder({ pid: deadPid(), host: 'elsewhere' }))
  expect(() => withLock(elsewhere.file, () => {}, 30)).toThrow('on elsewhere holds it')
})

test('what killed processes left is removed, but not the heir of one that lives', () => {
  const { file, lock, files } = locked(holder({ pid: deadPid() }))
  writeFileSync(`${lock}~long-gone`, holder({ pid: deadPid(), token: 'x' }))
  writeFileSync(`${lock}~living`, holder({ token: 'y' }))
  writeFileSync(`${lock}~z.draft`, '')
  writeFileSync(`${lock}.jsonl`, 'the corpus of the claim a.jsonl.lock')
  withLock(file, () => expect(files()).not.toContain('a.jsonl.lock~z.draft'), 30)
  expect(files()).toEqual(['a.jsonl.lock.jsonl', 'a.jsonl.lock~living'])
})

describe('a holder that slept until others took its lock over', () => {
  /** Makes the lock look old, and does something under it as another would. */
  const takenOver = (file: string, others: () => void): void => {
    const lock = `${file}.lock`
    const mine = JSON.parse(readFileSync(lock, 'utf8'))
    writeFileSync(lock, JSON.stringify({ ...mine, since: mine.since - 2 * ABANDONED_AFTER }))
    withLock(file, others, 30)
  }

  test('is told so before it writes, while they work and after they are done', () => {
    const file = join(temporaryFolder(), 'a.jsonl')
    withLock(file, (lock) => {
      lock.confirm()
      takenOver(file, () => expect(lock.confirm).toThrow(/was taken over by another process/))
      expect(lock.confirm).toThrow(/held it for more than 10 s: nothing was written, run it again/)
    })
  })

  test('does not remove the lock of those who hold it now', () => {
    const file = join(temporaryFolder(), 'a.jsonl')
    const other = holder({ token: 'later' })
    withLock(file, () => {
      takenOver(file, () => {})
      writeFileSync(`${file}.lock`, other)
    })
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe(other)
    rmSync(`${file}.lock`)
    withLock(file, () => {
      const { token } = JSON.parse(readFileSync(`${file}.lock`, 'utf8'))
      writeFileSync(`${file}.lock~${token}`, other)
    })
    expect(existsSync(`${file}.lock`)).toBe(true)
  })
})
