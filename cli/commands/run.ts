// lemmata run: a model on a word, soundly. What hard heads compute is exact, what soft heads compute is enclosed.
import { type Decoded, lastActivations, quantityText, type Trace, trace } from '../../src/transformer/index.ts'
import { BUDGET, progressOf, softCost, starting, traceCost } from '../budget/index.ts'
import type { Command, Io } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { readModel } from '../files.ts'
import { readWord, required, WORD, wholeNumber } from '../options.ts'
import { table } from '../text.ts'

export const run: Command = {
  name: 'run',
  summary: 'run a model on a word: exact where attention is hard, enclosed where it is soft',
  example: 'lemmata run --model model.json --word 0110 --trace',
  options: [
    { name: 'model', value: 'FILE', help: 'the model, as JSON', isRequired: true },
    { ...WORD, isRequired: true },
    { name: 'bits', value: 'N', help: 'bits of the enclosures, 53 to 100000 (default 128)' },
    { name: 'trace', help: 'show scores, weights, values and activations of every layer' },
    BUDGET,
  ],
  run(options, io) {
    const model = readModel(required(options, 'model'), io)
    const word = readWord(required(options, 'word'))
    const bits = wholeNumber(options, 'bits', { least: 53, most: 100_000, otherwise: 128 })
    const digits = options.has('json') ? 12 : 6
    const isTraced = options.has('trace')
    const cost = isTraced ? traceCost : softCost
    starting(options, io)(cost(model, word.length, bits), isTraced ? ', or leave out --trace' : '')
    const traced = isTraced ? trace(model, word, { bits, digits }) : null
    const progress = progressOf(io, 'layers')
    const last = traced === null ? lastActivations(model, word, { bits, digits, progress }) : lastOf(traced)
    io.progress('')
    const names = model.outputs.length === 0 ? model.coordinates : model.outputs.map((c) => model.coordinates[c])
    const outputs = last.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
    if (options.has('json')) {
      const result = { model: model.name, word, bits, outputs }
      io.json(traced === null ? result : { ...result, trace: traced })
      return EXIT.passed
    }
    if (traced !== null) {
      showTrace(traced, io)
      io.out('output')
    }
    io.out(activationTable(word, names, outputs))
    return EXIT.passed
  },
}

const lastOf = ({ layers, embedding }: Trace): readonly Decoded[] => layers.at(-1)?.activations ?? embedding

const activationTable = (word: readonly string[], names: readonly string[], rows: readonly Decoded[]): string =>
  table([
    ['i', 'symbol', ...names],
    ...rows.map((row, k) => [`${k + 1}`, word[k], ...names.map((name) => quantityText(row[name]))]),
  ])

function showTrace(traced: Trace, io: Io): void {
  for (const layer of traced.layers) {
    io.out(`layer ${layer.name}`)
    for (const head of layer.heads) {
      io.out(`  head ${head.name}: ${head.weighting}, mask ${head.mask}`)
      for (const row of head.rows) {
        const lines = row.weights.map((w, offset) => {
          const j = row.first + offset
          return `    ${row.i} → ${j}  score ${quantityText(row.scores[offset])}  weight ${quantityText(w)}`
        })
        io.out(lines.length === 0 ? `    ${row.i} sees nothing` : lines.join('\n'))
      }
    }
    io.out(activationTable(traced.symbols, Object.keys(layer.activations[0]), layer.activations))
    io.out('')
  }
}
