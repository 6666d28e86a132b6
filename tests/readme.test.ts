import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandsFor } from '../cli/main.ts'

test('the claim in the README is the example that is run, with the names of the package', () => {
  const example = readFileSync('examples/own-inequality/claim.test.ts', 'utf8')
  const [, shown] = /```ts\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? []
  expect(shown).toBe(example)
})

test('the README names every command', () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const { name } of commandsFor([])) expect(readme).toContain(`npx lemmata ${name}`)
})
