import { expect, test } from 'vitest'
import { claimProject, ROOT } from '../../tests/quality/shards-project.ts'

const CONFIG = `
export default {
  test: {
    isolate: false,
    runner: '${ROOT}/run/vitest/runner.ts',
    include: ['*.claims.ts', '*.test.ts'],
    reporters: ['verbose'],
  },
}
`
const SAMPLES = `import { samples } from '${ROOT}/tests/cli/claims.ts'`

test('the claims of a file become tests, also where another file has imported it, and a plain test file stays as it is', async () => {
  const project = claimProject({
    'vitest.config.ts': CONFIG,
    'lemma.claims.ts': `${SAMPLES}\nexport const claims = [samples[0], samples[2]]\n`,
    'plain.test.ts': `
import { test } from 'vitest'
import { claims } from './lemma.claims.ts'
test('there are ' + claims.length + ' claims', () => {})
`,
  })
  const { how, output } = await project.vitest(['--no-file-parallelism'], { LEMMATA_RUNS: '20' })
  const names = [...output.matchAll(/✓ (.*?)(?: \d+ms)?$/gm)].map(([, name]) => name)
  expect(names.toSorted()).toMatchInlineSnapshot(`
    [
      "lemma.claims.ts > lemma-8a: numbers up to 10000",
      "lemma.claims.ts > theorem-12a: numbers up to 20000",
      "plain.test.ts > there are 2 claims",
    ]
  `)
  expect(how).toBe(0)
})

test('a file of claims without any is an error', async () => {
  const project = claimProject({ 'vitest.config.ts': CONFIG, 'none.claims.ts': 'export const claims = []\n' })
  const { how, output } = await project.vitest([])
  expect(output).toContain('No test suite found in file')
  expect(how).toBe(1)
})
