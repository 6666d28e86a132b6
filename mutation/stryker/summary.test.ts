import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadStrykerReport } from '../../run/index.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { mutationPage } from './page.ts'
import { summaryLine, summaryText, updatedSummary } from './summary.ts'

const outcome = (folder: string, score: number) => ({
  folder,
  mutants: 103,
  killed: 90,
  timeout: 4,
  survived: 5,
  noCoverage: 1,
  excluded: 3,
  score,
  seconds: 12.4,
})

test('a new run of a folder replaces the old one, others stay, and folders that are gone go', () => {
  const old = [outcome('json', 90), outcome('gone', 1)]
  expect(updatedSummary(['numbers', 'json', 'text'], old, outcome('numbers', 95))).toEqual([
    outcome('numbers', 95),
    outcome('json', 90),
  ])
  expect(updatedSummary(['json'], old, outcome('json', 94))).toEqual([outcome('json', 94)])
})

test('what is written is what the report reads', () => {
  const out = temporaryFolder()
  mkdirSync(join(out, 'mutation'))
  writeFileSync(join(out, 'mutation', 'summary.json'), summaryText([outcome('json', 94)]))
  expect(loadStrykerReport(out)).toEqual({ kind: 'read', value: { folders: [outcome('json', 94)], page: null } })
})

test('a line gives the score, what was excluded and the time', () => {
  expect(summaryLine(outcome('json', 94))).toBe(
    'json: 94 of 100 noticed (94.0%), 4 of them as endless; 3 excluded; 12 s',
  )
})

test('no source text ends the script of the page', () => {
  const report = JSON.stringify({ files: { 'a.ts': { source: '</script><b>' } } })
  const page = mutationPage([report], 'draw()')
  expect(page.match(/<\/script>/g)).toHaveLength(2)
  expect(page).not.toContain('<b>')
})
