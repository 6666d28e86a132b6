// A tally as plain JSON, for a run that goes on in another process. Cases are named; logarithms are texts, since that of 0 is −∞.
import { type Shaped, shape } from '../../json/index.ts'
import type { Magnitude } from '../../numbers/index.ts'
import { placeShape } from '../result.ts'

const { count, list, nullable, number, object, text } = shape

const writtenShape = object({ text: text(), logarithm: text() })

export const tallyShape = object({
  randomCases: count,
  labels: list(object({ name: text(), count, example: text() })),
  measures: list(object({ name: text(), values: list(number()), count, least: number(), most: number() })),
  magnitudes: list(
    object({
      ...{ name: text(), place: nullable(placeShape), count },
      ...{ least: writtenShape, most: writtenShape, values: list(writtenShape) },
    }),
  ),
  credits: list(object({ lemma: text(), rows: count, violations: count, closest: nullable(text()) })),
  closest: nullable(text()),
  spread: object({
    counts: list(count),
    lengths: list(object({ n: number(), cases: count, most: number() })),
  }),
})
export type TallyState = Shaped<typeof tallyShape>

export const written = ({ text, logarithm }: Magnitude): Shaped<typeof writtenShape> => ({
  text,
  logarithm: `${logarithm}`,
})

export const read = ({ text, logarithm }: Shaped<typeof writtenShape>): Magnitude => ({
  text,
  logarithm: Number(logarithm),
})
