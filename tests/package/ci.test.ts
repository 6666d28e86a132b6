// What CI services are given: the versions of Node that the package supports, and commands that exist.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseCLI } from 'vitest/node'
import { commandsFor } from '../../cli/main.ts'
import { readWords } from '../../cli/options.ts'

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const workflow = readFileSync('docs/github-actions.yml', 'utf8')
const script = readFileSync('.ci/run', 'utf8')
const numbers = (text = ''): number[] => [...text.matchAll(/\d+/g)].map(Number)

test('the workflow runs on the oldest Node of the package and on those that CI adds', () => {
  const [oldest] = numbers(manifest.engines.node)
  const [, others] = /^\.ci\/nodes (.*)$/m.exec(script) ?? []
  const [, matrix] = /node: \[(.*)\]/.exec(workflow) ?? []
  expect(numbers(matrix)).toEqual([oldest, ...numbers(others)])
  const [, reporting] = /matrix\.node == (\d+)/.exec(workflow) ?? []
  expect(Number(reporting)).toBe(numbers(matrix).at(-1))
})

test('every command of the workflow exists, with its options', () => {
  const runs = [...workflow.matchAll(/- run: (.*)/g)].map(([, line]) => line.replace(/\$\{\{.*?\}\}/g, '1'))
  expect(runs).toHaveLength(4)
  for (const line of runs) {
    const [, ...words] = line.split(' ')
    if (words[0] === 'vitest')
      expect(parseCLI(words).options).toMatchObject({ shard: expect.stringMatching(/^1\/\d$/) })
    else if (words[0] === 'lemmata') {
      const command = commandsFor([]).find(({ name }) => name === words[1])
      if (command === undefined) throw new Error(`no command in ${line}`)
      expect(readWords(command, words.slice(2)).operands.length).toBeGreaterThan(1)
    } else expect(line).toBe('npm ci')
  }
})

test('as many shards are merged as there are', () => {
  const [, shards] = /shard: \[(.*)\]/.exec(workflow) ?? []
  expect(workflow).toContain(`--shard=\${{ matrix.shard }}/${numbers(shards).length}\n`)
  expect(workflow).toContain(
    `--merge ${numbers(shards)
      .map((k) => `shards/shard-${k}`)
      .join(' ')}\n`,
  )
})
