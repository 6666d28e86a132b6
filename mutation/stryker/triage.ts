// The checked-in lists of survivors, one file per folder, each survivor with the reason why it may live. Survivors that are not listed,
// and listed ones that do not survive, are reported.
import { type Read, readJson, shape } from '../../src/json/index.ts'
import type { Survivor } from './report.ts'

/** Entries say within what they are only where others would look the same: elsewhere it is ''. */
export interface Explained extends Survivor {
  readonly why: string
}

/** Whether the entry is about the change. */
export const explains = (entry: Explained, change: Survivor): boolean =>
  entry.file === change.file &&
  entry.in === change.in &&
  entry.find === change.find &&
  entry.put === change.put &&
  (entry.within === '' || entry.within === change.within)

export interface Triage {
  /** Survivors without a reason. */
  readonly unexplained: readonly Survivor[]
  /** Listed, but killed or gone. */
  readonly stale: readonly Explained[]
}

const { list, nonEmptyText, object, optional, text } = shape

const explainedShape = list(
  object<Explained>({
    file: nonEmptyText(),
    in: text(),
    find: nonEmptyText(),
    put: text(),
    within: optional(text(), ''),
    why: nonEmptyText(),
  }),
)

/** @example readExplained('[]') // { kind: 'read', value: [] } */
export function readExplained(document: string): Read<readonly Explained[]> {
  const json = readJson(document)
  return json.kind === 'read' ? shape.read(explainedShape, json.value) : json
}

/** One entry explains one change: a test sees that no two look the same. */
export function triage(survivors: readonly Survivor[], explained: readonly Explained[]): Triage {
  return {
    unexplained: survivors.filter((survivor) => !explained.some((entry) => explains(entry, survivor))),
    stale: explained.filter((entry) => !survivors.some((survivor) => explains(entry, survivor))),
  }
}
