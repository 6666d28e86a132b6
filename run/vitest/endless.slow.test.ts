import { expect, test } from 'vitest'
import { claimProject } from '../../tests/quality/shards-project.ts'

const CONFIG = `
import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { isolate: false, testTimeout: 0, setupFiles: '${import.meta.dirname}/endless.ts' } })
`
const ENDLESS = 'for (;;) {}'
const LONG = 'const start = Date.now(); while (Date.now() < start + 1500) {}'

const testFile = (...bodies: readonly string[]): string =>
  [`import { test } from 'vitest'`, ...bodies.map((body, k) => `test('number ${k + 1}', () => { ${body} })`)].join('\n')

const outcome = async (file: string) =>
  claimProject({ 'vitest.config.ts': CONFIG, 'a.test.ts': file }).vitest([], { LEMMATA_PATIENCE: '2' })

test('a test that never ends is named and ended, and the run is red', async () => {
  const { how, output } = await outcome(testFile('', ENDLESS))
  expect(how).toBe(1)
  expect(output).toContain(
    'a.test.ts > number 2: killed, since it did not end within 2 s (LEMMATA_PATIENCE=20 gives it more time)',
  )
})

test('so is a file that never ends while it is loaded', async () => {
  const { how, output } = await outcome(`${testFile('')}\n${ENDLESS}`)
  expect(how).toBe(1)
  expect(output).toContain('a test file that is being loaded: killed, since it did not end within 2 s')
})

test('tests that end in time may take longer together', async () => {
  expect(await outcome(testFile(LONG, LONG, LONG))).toMatchObject({ how: 0 })
})
