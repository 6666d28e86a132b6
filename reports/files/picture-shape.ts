// The shape of a picture of a case, as the engine defines it.
import type {
  AttentionPicture,
  Illustration,
  PicturedHead,
  PicturedLayer,
  PicturedNet,
  PicturedOutput,
  PicturedRow,
  PicturedValue,
} from '../../src/engine/index.ts'
import { type Shape, shape } from '../../src/json/index.ts'

const { constant, integer, list, nullable, number, object, text } = shape

const position = integer(1)

const row = object<PicturedRow>({
  i: position,
  first: position,
  scores: list(text()),
  temperature: text(),
  chosen: list(position),
  weights: list(number()),
})

const value = object<PicturedValue>({
  hard: text(),
  soft: text(),
  error: nullable(text()),
  margin: nullable(text()),
})

const output = object<PicturedOutput>({
  name: text(),
  lemma: text(),
  gamma: nullable(text()),
  tolerance: nullable(text()),
  values: list(value),
})

const head = object<PicturedHead>({ name: text(), mask: text(), rows: list(row), outputs: list(output) })

const net = object<PicturedNet>({
  name: text(),
  lemma: nullable(text()),
  values: list(text()),
  margins: nullable(list(text())),
})

const layer = object<PicturedLayer>({ name: text(), heads: list(head), nets: list(net) })

export const picture: Shape<Illustration> = object<AttentionPicture>({
  kind: constant('attention'),
  symbols: list(text()),
  layers: list(layer),
})
