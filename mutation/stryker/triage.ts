// The checked-in lists of survivors, one file per folder, each survivor with the reason why it may live. Survivors that are not listed,
// and listed ones that do not survive, are reported.
import { type Read, readJson, shape } from '../../src/json/index.ts'
import { keyOf, type Survivor } from './report.ts'

export interface Explained extends Survivor {
  readonly why: string
}

export interface Triage {
  /** Survivors without a reason. */
  readonly unexplained: readonly Survivor[]
  /** Listed, but killed or gone. */
  readonly stale: readonly Explained[]
}

const { list, nonEmptyText, object, text } = shape

const explainedShape = list(
  object<Explained>({
    file: nonEmptyText(),
    line: nonEmptyText(),
    find: nonEmptyText(),
    put: text(),
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
  const known = new Set(explained.map(keyOf))
  const alive = new Set(survivors.map(keyOf))
  return {
    unexplained: survivors.filter((survivor) => !known.has(keyOf(survivor))),
    stale: explained.filter((entry) => !alive.has(keyOf(entry))),
  }
}
