// How long `report --merge` takes over the parts of a campaign, and how much memory. A process per size, since what it took is known only
// at its end. A part is a slice of two claims, one of rows and one of compiled models with its pictures.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { claims } from '../properties/index.ts'
import { joinSources, loadSource, publishJoinedReport } from '../run/index.ts'
import type { ClaimResult } from '../src/engine/index.ts'

const SIZES = [100, 1_000, 10_000]
const KEYS = ['lemma-8a', 'theorem-15a']

function writeParts(folder: string, count: number): void {
  const results = claims
    .filter(({ key }) => KEYS.includes(key))
    .map((claim) => claim.run({ numRuns: 50, profile: 'quick', illustrated: true }))
  for (let k = 1; k <= count; k++) {
    const parts = join(folder, 'machines', `${k}`, 'reports/out/parts')
    mkdirSync(parts, { recursive: true })
    for (const result of results) {
      const part: ClaimResult = { ...result, slice: `${k}/${count}`, problems: [`line ${k}`] }
      writeFileSync(join(parts, `${result.key}.json`), JSON.stringify(part))
      writeFileSync(join(parts, `${result.key}.jsonl`), `{"case":${k}}\n`.repeat(50))
    }
  }
}

export function benchMerge(): void {
  console.log('report --merge')
  for (const count of SIZES) {
    const folder = mkdtempSync(join(tmpdir(), 'lemmata-merge-'))
    try {
      writeParts(folder, count)
      const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), folder], {
        encoding: 'utf8',
      })
      console.log(`  ${`${count} parts`.padEnd(24)}${stdout.trim()}${stderr}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function merge(folder: string): void {
  const start = performance.now()
  const machines = join(folder, 'machines')
  const joined = joinSources(readdirSync(machines).map((name) => loadSource(join(machines, name))))
  publishJoinedReport(join(folder, 'out'), joined, {}, join(folder, 'corpus'))
  const seconds = (performance.now() - start) / 1000
  console.log(`${seconds.toFixed(1).padStart(6)} s   ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`)
}

const [, script, folder] = process.argv
if (script === fileURLToPath(import.meta.url)) merge(folder)
