import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { WRITTEN } from './answer.ts'
import { withCopies } from './npm-test.ts'

const FILE = 'src/text/quoted.ts'

test('a change is answered by the test that notices it, the checkout stays as it is, and the copies are gone', async () => {
  const parent = temporaryFolder()
  const source = readFileSync(FILE, 'utf8')
  const broken = { file: FILE, source: `${source}\n)` }
  const silent = { file: FILE, source: source.replaceAll('JSON.stringify', 'String') }
  expect(silent.source).not.toBe(source)
  const answers = await withCopies(({ npmTest }) => npmTest({ folder: 'text', tests: [] }, [broken, silent]), parent)
  expect(answers).toMatchObject([
    { kind: 'red', test: null, message: expect.stringContaining('cannot be loaded') },
    { kind: 'red', file: expect.stringMatching(/^src\/text\/.*\.test\.ts$/), test: expect.any(String) },
  ])
  expect(readFileSync(FILE, 'utf8')).toBe(source)
  expect(readdirSync(parent)).toEqual([])
  expect(readdirSync('.')).not.toContain(WRITTEN)
})
