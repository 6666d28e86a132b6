// The shape of a claim's result on disk. The compiler holds it to ClaimResult: a new field must come here.
import type { ClaimResult, Credit, Observation, Tightness } from '../../src/engine/index.ts'
import { inWords, isObject, pathTo, type Shape, shape } from '../../src/json/index.ts'
import { commonFields, count, named, phase } from './common-shape.ts'
import { seedShape } from './seed-shape.ts'

const { list, nullable, number, object, text } = shape

const features: Shape<Observation['features']> = {
  schema: () => ({ type: 'object', additionalProperties: { type: ['string', 'number'] } }),
  read(value, path, errors) {
    if (!isObject(value)) return shape.misfit(errors, path, () => `expected an object, found ${inWords(value)}`)
    const read = new Map<string, string | number>()
    for (const [name, part] of value) {
      const feature = typeof part === 'string' ? part : number().read(part, pathTo(path, name), errors)
      if (feature !== undefined) read.set(name, feature)
    }
    return read.size === value.size ? Object.fromEntries(read) : undefined
  },
}

const tightness = nullable(object<Tightness>({ ratio: object({ lo: text(), hi: text() }), witness: text() }))

export const resultShape = object<ClaimResult>({
  ...commonFields,
  tightness,
  credits: list(object<Credit>({ lemma: text(), rows: count, violations: count, tightness })),
  observations: list(
    object<Observation>({
      case: text(),
      status: named<Observation['status']>({ passed: true, failed: true, gave_up: true }),
      reason: text(),
      phase,
      features,
    }),
  ),
  seed: seedShape,
  profile: text(),
  seconds: number(),
})
