import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'
import { plant } from './plant.ts'
import { changeOf, keyOf } from './report.ts'

test('changes of a folder are those of its sources, each of which makes another text', async () => {
  const changes = await changesIn({ folder: 'text', tests: [] })
  expect(changes.length).toBeGreaterThan(100)
  expect(changes.filter(({ file }) => !/^src\/text\/[a-z-]+\.ts$/.test(file) || file.includes('.test.'))).toEqual([])
  expect(changes.filter(({ source, mutant }) => plant(source, mutant) === source)).toEqual([])
  // A change is named as it is in the list of survivors: by its whole line, and by what it finds there.
  const { file, source, mutant } = changes[0]
  const { line, find } = changeOf(file, source, mutant)
  expect(line).toContain(find.split(' ')[0])
  expect(keyOf(changeOf(file, source, mutant))).toContain(file)
})
