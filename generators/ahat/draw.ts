// Draws AHATs with one head per layer and weights k/4, except in nets that round.
//   enumerated   any embeddings, schedule and layers
//   grid         a net after each layer replaces what attention wrote by one of two multiples of 1/4
//   constructed  coordinates are 0 or 1, a net makes them so again after each layer, and scores are multiples of one γ
// What the last layer writes is free in all three: no score depends on it.
import type { Random } from '../../src/engine/index.ts'
import { type Layer, type Model, term, vector } from '../../src/transformer/index.ts'
import { oneOf } from '../chance.ts'
import { type AhatFrame, type AhatKind, drawColumns, type Held, quarters } from './column.ts'
import { drawLayer } from './layer.ts'

/** Of constructed ones, in quarters. */
const GAMMAS = [1, 2, 3, 4, 6, 8, 12]

export function drawAhatModel(random: Random, kind: AhatKind, frame: AhatFrame): Model {
  const columns = drawColumns(random, kind, frame)
  const gamma = quarters(oneOf(random, GAMMAS))
  const layers: Layer[] = []
  let held: readonly Held[] = columns.map((column) => column.held)
  const count = random.nextInt(...frame.layers)
  for (let k = 1; k <= count; k++) {
    const plan = { kind, name: `layer ${k}`, isLast: k === count, maxLength: frame.maxLength, gamma }
    const drawn = drawLayer(random, plan, held)
    layers.push(drawn.layer)
    held = drawn.held
  }
  return {
    name: kind,
    coordinates: columns.map((_, c) => `x${c + 1}`),
    embedding: {
      symbols: frame.alphabet.map((symbol, k) => ({
        symbol,
        vector: vector(
          columns.length,
          columns.map(({ values }, c) => [c, values[k]]),
        ),
      })),
      other: null,
    },
    schedule: {
      positions: columns.flatMap(({ position }, coordinate) =>
        position === undefined ? [] : [{ coordinate, value: position }],
      ),
      temperature: term('1'),
    },
    layers,
    outputs: [],
  }
}
