// lemmata report: joins runs on several machines into one report, or compares two runs.
import { join } from 'node:path'
import { compareRuns, readRun } from '../../reports/document/index.ts'
import { comparisonText, terminalReport } from '../../reports/text/index.ts'
import { joinSources, loadSource, outFolder, publishJoinedReport } from '../../run/index.ts'
import { type Command, InputError, type Io, type Options } from '../command.ts'
import { EXIT, exitCodeOf } from '../exit-code.ts'
import { readOrRefuse, readText } from '../files.ts'

export const report: Command = {
  name: 'report',
  summary: 'join the results of several runs, or compare two of them',
  example:
    'lemmata report --merge shard-1 shard-2 shard-3\nlemmata report --compare old.json reports/out/theorems.json',
  options: [
    { name: 'merge', help: 'join results: each FILE is the folder of a project that ran claims, or its reports/out' },
    { name: 'compare', help: 'show what changed: the FILEs are the theorems.json of the older and of the newer run' },
    { name: 'out', value: 'DIR', help: 'where --merge writes (default reports/out)' },
  ],
  operand: { value: 'FILE', help: 'the runs to join or to compare', isMany: true },
  run(options, io, files) {
    if (options.has('merge') === options.has('compare'))
      throw new InputError('give either --merge DIR … or --compare OLD NEW')
    return options.has('merge') ? merge(options, io, files) : compare(options, io, files)
  },
}

function merge(options: Options, io: Io, folders: readonly string[]): number {
  if (folders.length === 0) throw new InputError('--merge needs folders: lemmata report --merge shard-1 shard-2')
  const sources = folders.map(loadSource)
  const all = joinSources(sources)
  const out = options.get('out') ?? outFolder(io.directory)
  publishJoinedReport(out, all, sources, io.environment, join(io.directory, 'corpus'))
  if (options.has('json')) io.out(JSON.stringify(all.document))
  else io.out(`${terminalReport(all.document, io.looks)}\n\nwritten to ${out}`)
  return exitCodeOf(all.document.claims)
}

function compare(options: Options, io: Io, files: readonly string[]): number {
  if (options.has('out')) throw new InputError('--out goes with --merge: --compare writes nothing')
  if (files.length !== 2)
    throw new InputError(`--compare needs two files, the older and the newer theorems.json, not ${files.length}`)
  const [before, after] = files.map((file) =>
    readOrRefuse(readRun(readText(file, io)), `${file} is not the theorems.json of a run:`),
  )
  const comparison = compareRuns(before, after)
  io.out(options.has('json') ? JSON.stringify(comparison) : comparisonText(comparison))
  return comparison.regressions.length === 0 ? EXIT.passed : EXIT.failed
}
