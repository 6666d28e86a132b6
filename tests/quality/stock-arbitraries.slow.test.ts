import { expect, test } from 'vitest'
import { claimProject, ROOT, running } from './shards-project.ts'
import { endings, PLANTED } from './stock-arbitraries.ts'

test.each(PLANTED)('$name shrinks to its minimum and is found again by its path, with 10 seeds', (planted) => {
  for (let seed = 1; seed <= 10; seed++) {
    const { minimum } = planted
    expect({ seed, ...endings(planted, seed) }).toEqual({ seed, case: minimum, again: minimum })
  }
})

const SUITE = `
import { claimTest } from '${ROOT}/run/vitest/index.ts'
import { PLANTED } from '${ROOT}/tests/quality/stock-arbitraries.ts'
for (const { claim } of PLANTED) claimTest(claim, { seed: 3 })
`

test('the line that a failure prints draws the same case again, in a shell', async () => {
  const project = claimProject({ 'stock.test.ts': SUITE })
  const first = await project.vitest([])
  const lines = [...new Set(first.output.match(/LEMMATA_PATH=.*/g))]
  expect(lines).toHaveLength(PLANTED.length)
  // One start of vitest takes a second.
  for (const line of lines.filter((_, k) => k % 4 === 0)) {
    const { output } = await running('bash', ['-c', line], project.directory).end
    const planted = PLANTED.find(({ claim: { key } }) => line.includes(`(^| )${key}: `))
    expect(output).toContain(`case      ${planted?.minimum}`)
    expect(output).toContain('random case 1 with seed 3')
    expect(output).toMatch(/Tests +1 failed \| 19 skipped/)
  }
})
