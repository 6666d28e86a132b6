import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'
import { FOLDERS } from './folders.ts'
import { changeOf } from './report.ts'
import { type Explained, explains, readExplained } from './triage.ts'

test.each(FOLDERS.map((folder) => [folder.folder, folder] as const))(
  'every survivor that the list explains in %s is one change that Stryker makes, and there are at most one in twenty',
  async (name, folder) => {
    const read = readExplained(readFileSync(`${import.meta.dirname}/../survivors/${name}.json`, 'utf8'))
    if (read.kind !== 'read') throw new Error(`the list of ${name} cannot be read`)
    const changes = (await changesIn(folder)).map(({ file, source, mutant }) => changeOf(file, source, mutant))
    const explained = (entry: Explained): number => changes.filter((change) => explains(entry, change)).length
    expect(read.value.filter((entry) => explained(entry) !== 1)).toEqual([])
    expect(read.value.length).toBeLessThanOrEqual(changes.length / 20)
  },
)
