// A model on a word as reports show it: hard and soft attention side by side, layer by layer. For eyes only, so weights are rounded;
// what layers owe comes with as many digits as its proof has.
import { type TracedHead, type TracedNet, traceSimulation } from '../../src/check/index.ts'
import { type Real, rational, real, shorten } from '../../src/numbers/index.ts'
import {
  type AttentionPicture,
  type HeadTrace,
  hard,
  type Model,
  type PicturedHead,
  type PicturedNet,
  type PicturedOutput,
  type PicturedRow,
  type Quantity,
  scheduledAt,
  trace,
  type Word,
} from '../../src/transformer/index.ts'

/** A longer word makes a picture that nobody reads, and takes a second. */
const LONGEST = 10
/** Of all heads. */
const MOST_CELLS = 4_000

/** Whether there is anything to look at, and not too much. */
const isLegible = ({ layers }: Model, { length }: Word): boolean =>
  length <= LONGEST && headsIn(layers) > 0 && headsIn(layers) * length * length <= MOST_CELLS

const headsIn = (layers: Model['layers']): number => layers.reduce((sum, { heads }) => sum + heads.length, 0)

/**
 * A compiled model: its hard reading beside the model itself, with what each layer owes. Null where it would be too large.
 * @example simulationPicture(compiled.model, withHardAttention(compiled.model, 'average'), word('0110'))
 */
export function simulationPicture(model: Model, reading: Model, word: Word): AttentionPicture | null {
  if (!isLegible(model, word)) return null
  const owed = traceSimulation(model, word)
  return pictureOf(model, reading, word, (layer) => ({
    outputs: (head) => owed[layer].heads[head].outputs.map(asOutput),
    nets: owed[layer].nets.map(asNet),
  }))
}

/**
 * An AHAT beside its softened twin; `errors` are those after 0, 1, … layers, at every position, and `bounds` what they may be, where
 * that is said. Null where it would be too large.
 */
export function softeningPicture(
  twin: Model,
  ahat: Model,
  word: Word,
  errors: readonly (readonly Real[])[],
  bounds: readonly (Real | undefined)[],
): AttentionPicture | null {
  if (!isLegible(ahat, word)) return null
  return pictureOf(twin, ahat, word, (layer) => {
    const bound = bounds[layer + 1]
    const error = { name: '‖soft − hard‖₁', lemma: null, values: errors[layer + 1].map(digits), margins: null }
    const most = { name: 'its bound', lemma: null, values: word.map(() => (bound === undefined ? '' : digits(bound))) }
    return { outputs: () => [], nets: bound === undefined ? [error] : [error, { ...most, margins: null }] }
  })
}

interface Owed {
  outputs(head: number): readonly PicturedOutput[]
  readonly nets: readonly PicturedNet[]
}

/** Scores and soft weights are those of the one model, chosen positions those of the other. */
function pictureOf(model: Model, reading: Model, word: Word, owedIn: (layer: number) => Owed): AttentionPicture {
  const n = word.length
  const chosen = new Map<string, readonly number[]>()
  hard(reading, word, (layer, head, i, row) => chosen.set(`${layer} ${head} ${i}`, row.chosen))
  const temperatureAt = (head: HeadTrace, i: number): string =>
    head.weighting === 'softmax-tau' ? rational.print(scheduledAt(model.schedule.temperature, i, n)) : '1'
  const { layers } = trace(model, word, { bits: 64, digits: 5 })
  return {
    kind: 'attention',
    symbols: word,
    layers: layers.map(({ name, heads }, layer) => {
      const { outputs, nets } = owedIn(layer)
      return {
        name,
        heads: heads.map(
          (head, h): PicturedHead => ({
            name: head.name,
            mask: head.mask,
            rows: head.rows.map(
              ({ first, scores, weights }, k): PicturedRow => ({
                i: k + 1,
                first,
                scores: scores.map(text),
                temperature: temperatureAt(head, k + 1),
                chosen: chosen.get(`${layer} ${h} ${k + 1}`) ?? [],
                weights: weights.map((w) => rounded(approximately(w))),
              }),
            ),
            outputs: outputs(h),
          }),
        ),
        nets,
      }
    }),
  }
}

const asOutput = ({
  coordinate,
  lemma,
  gamma,
  tolerance,
  positions,
}: TracedHead['outputs'][number]): PicturedOutput => ({
  name: coordinate,
  lemma,
  gamma,
  tolerance,
  values: positions.map(({ hard, soft, error, margin }) => ({ hard, soft: text(soft), error, margin })),
})

const asNet = ({ coordinate, lemma, values, margins }: TracedNet): PicturedNet => ({
  name: coordinate,
  lemma,
  values: values.map(text),
  margins,
})

export const digits = (a: Real): string => shorten(real.enclose(a, 128), 4)

/** The lower end of an enclosure, which is close enough to be seen. */
const text = (q: Quantity): string => (typeof q === 'string' ? q : q.lo)

function approximately(q: Quantity): number {
  const [numerator, denominator = '1'] = text(q).split('/')
  return Number(numerator) / Number(denominator)
}

export const rounded = (weight: number): number => Number(weight.toPrecision(4))
