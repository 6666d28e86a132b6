// The recipes for several machines, run with an sbatch and a parallel that do the jobs at once, and a lemmata that says what it is told.
// tests/cluster has the real ones.
import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { commandsFor } from '../../cli/main.ts'
import { readWords } from '../../cli/options.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const PROGRAMS = {
  lemmata: 'printf "%s\\n" "$*" >> said',
  sbatch: `
    for word in "$@"; do [[ $word == --dependency=* ]] && echo "$word" >> said; done
    tasks=1; [[ " $* " =~ --array=1-([0-9]+) ]] && tasks=\${BASH_REMATCH[1]}
    for ((k = 1; k <= tasks; k++)); do SLURM_ARRAY_TASK_ID=$k bash -c "\${@: -1}"; mkdir -p "my parts/part-$k"; done
    echo 4711`,
  parallel: `
    echo "$1 $3" >> said
    for k in "\${@:6}"; do bash -c "\${4//\\{\\}/$k}"; mkdir -p "my parts/part-$k"; done`,
}

/** What lemmata, sbatch and parallel are told by the recipe. */
function told(recipe: string): string[] {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(PROGRAMS)) {
    writeFileSync(join(folder, name), `#!/usr/bin/env bash\n${text}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const { PATH } = process.env
  const words = ['3', 'my parts', 'lemma-8a', '--runs', '90']
  const env = { ...process.env, PATH: `${folder}:${PATH}`, LEMMATA: './lemmata' }
  const { status, stderr } = spawnSync('bash', [resolve('docs/machines', recipe), ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return readFileSync(join(folder, 'said'), 'utf8').trim().split('\n')
}

const SLICES = [1, 2, 3].map((k) => `check lemma-8a --runs 90 --resume --slice ${k}/3 --out my parts/part-${k}`)
const MERGE = 'report --out my parts/report --merge my parts/part-1 my parts/part-2 my parts/part-3'

test('the recipe for Slurm runs a task per slice, and joins the parts when all have ended', () => {
  expect(told('slurm.sh')).toEqual([...SLICES, '--dependency=afterany:4711', MERGE])
})

test('the recipe for GNU parallel runs a job per slice, again what failed, and joins the parts', () => {
  expect(told('parallel.sh')).toEqual(['--joblog --resume-failed', ...SLICES, MERGE])
})

test('the commands of the recipes and of the campaign on GitHub exist, with their options', () => {
  const workflow = readFileSync('docs/machines/campaign.yml', 'utf8')
  const lines = [...workflow.matchAll(/- run: npx lemmata (.*)/g)].map(([, line]) =>
    line.replace(/\$\{\{.*?\}\}/g, '1'),
  )
  expect(lines).toHaveLength(2)
  for (const line of [...lines, SLICES[0].replace('my ', ''), MERGE.replaceAll('my ', '')]) {
    const [name, ...words] = line.split(' ')
    const command = commandsFor([]).find((one) => one.name === name)
    expect(command, line).toBeDefined()
    if (command !== undefined) expect(readWords(command, words).operands.length).toBeGreaterThan(0)
  }
  expect(workflow).toContain('/4 --resume')
  expect(workflow).toContain('slice: [1, 2, 3, 4]')
})
