import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'
import { FOLDERS } from './folders.ts'
import { changeOf, keyOf } from './report.ts'
import { type Explained, readExplained } from './triage.ts'

test.each(FOLDERS.map((folder) => [folder.folder, folder] as const))(
  'every survivor that the list explains in %s is one change that Stryker makes, and there are at most one in twenty',
  async (name, folder) => {
    const read = readExplained(readFileSync(`${import.meta.dirname}/../survivors/${name}.json`, 'utf8'))
    if (read.kind !== 'read') throw new Error(`the list of ${name} cannot be read`)
    const keys = (await changesIn(folder)).map(({ file, source, mutant }) => keyOf(changeOf(file, source, mutant)))
    const changes = (entry: Explained): number => keys.filter((key) => key === keyOf(entry)).length
    expect(read.value.filter((entry) => changes(entry) !== 1)).toEqual([])
    expect(read.value.length).toBeLessThanOrEqual(keys.length / 20)
  },
)
