// The records of mutants in `reports/out`: those of earlier runs, those of this one, and the report that shows them.
import { join } from 'node:path'
import type { MutantResult } from '../../../mutation/planted/index.ts'
import type { Mutant } from '../../../properties/library/index.ts'
import {
  type MutantRecord,
  mutantsText,
  readMutants,
  readTheorems,
  updateMutants,
  withMutants,
} from '../../../reports/document/index.ts'
import { pageOf } from '../../../reports/html/index.ts'
import { loadCoverage, loadStrykerReport, mutantsPath, outFolder, theoremsPath } from '../../../run/index.ts'
import type { Io } from '../../command.ts'
import { readIfThere, readOrRefuse, writeText } from '../../files.ts'

function readRecords(io: Io): ReturnType<typeof readMutants> {
  const text = readIfThere(mutantsPath(outFolder(io.directory)), io)
  return text === undefined ? { kind: 'read', value: [] } : readMutants(text)
}

/** What an earlier run left. Read before the work begins, not after it. */
export const earlierRecords = (io: Io): readonly MutantRecord[] =>
  readOrRefuse(readRecords(io), `${mutantsPath(outFolder(io.directory))} is damaged: remove it`)

/** Records of other mutants stay, also those that another run wrote meanwhile; those of mutants that are gone go. */
export function keepRecords(
  results: readonly MutantResult[],
  all: readonly Pick<Mutant, 'name'>[],
  old: readonly MutantRecord[],
  seeds: number,
  io: Io,
): readonly MutantRecord[] {
  const fresh = results.map(({ kind: _, ...result }) => ({ ...result, seeds }))
  const names = all.map(({ name }) => name)
  // Another run may be about to write it.
  const current = readRecords(io)
  const records = updateMutants(names, current.kind === 'read' ? current.value : old, fresh)
  writeText(mutantsPath(outFolder(io.directory)), mutantsText(records), io)
  return records
}

/** Puts the records into the report of the last run of claims, if there was one. */
export function showRecords(mutants: readonly MutantRecord[], io: Io): void {
  const out = outFolder(io.directory)
  const text = readIfThere(theoremsPath(out), io)
  const read = text === undefined ? null : readTheorems(text)
  if (read?.kind !== 'read') return
  const document = withMutants(read.value, mutants)
  const stryker = loadStrykerReport(out)
  writeText(theoremsPath(out), `${JSON.stringify(document, null, 2)}\n`, io)
  const report = { planted: mutants, stryker: stryker?.kind === 'read' ? stryker.value : null }
  writeText(join(out, 'index.html'), pageOf(document, { mutants: report, coverage: loadCoverage(out)?.statements }), io)
}
