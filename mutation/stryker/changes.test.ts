import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'
import { plant } from './plant.ts'

test('changes of a folder are those of its sources, each of which makes another text', async () => {
  const changes = await changesIn({ folder: 'text', tests: [] })
  expect(changes.length).toBeGreaterThan(100)
  expect(changes.filter(({ file }) => !/^src\/text\/[a-z-]+\.ts$/.test(file) || file.includes('.test.'))).toEqual([])
  expect(changes.filter(({ source, mutant }) => plant(source, mutant) === source)).toEqual([])
})
