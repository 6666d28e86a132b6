// lemmata gap: γ(n) of Definition 5 for n = 1, 2, …, exactly, over all words.
import {
  type AllTied,
  type Gap,
  GapBudgetError,
  type GapOfLength,
  gapOfLength,
  gapText,
  isHard,
  type Model,
  rational,
} from '../../src/index.ts'
import { type Command, EXIT, required, wholeNumber } from '../command.ts'
import { readModel } from '../input.ts'

export const gap: Command = {
  name: 'gap',
  summary: 'the exact gap of a model over all words of each length',
  example: 'lemmata gap --model model.json --max-length 6',
  options: [
    {
      name: 'model',
      value: 'FILE',
      help: 'the model, as JSON; soft heads are read as average hardmax',
      isRequired: true,
    },
    { name: 'max-length', value: 'N', help: 'the longest words to enumerate (default 4)' },
    { name: 'budget', value: 'N', help: 'most words of one length (default 100000)' },
  ],
  run(options, io) {
    const model = withStranger(hardReading(readModel(required(options, 'model'), io)))
    const longest = wholeNumber(options, 'max-length', { least: 1, most: 1000, otherwise: 4 })
    const budget = wholeNumber(options, 'budget', { least: 1, most: 1e12, otherwise: 100_000 })
    const found: GapOfLength[] = []
    let stopped: string | null = null
    for (let n = 1; n <= longest && stopped === null; n++) {
      const progress = (done: number, total: number): void => io.progress(`n = ${n}: ${done} of ${total} words`)
      try {
        found.push(gapOfLength(model, n, { budget, progress }))
        if (!options.has('json')) io.out(line(found[found.length - 1]))
      } catch (error) {
        // What was found for shorter words is worth having all the same.
        if (!(error instanceof GapBudgetError)) throw error
        stopped = error.message
      }
      io.progress('')
    }
    if (options.has('json')) io.out(JSON.stringify({ model: model.name, lengths: found.map(asJson), stopped }))
    else if (stopped !== null) io.err(`lemmata: stopped: ${stopped}`)
    return stopped === null ? EXIT.passed : EXIT.open
  },
}

const hardReading = (model: Model): Model => ({
  ...model,
  layers: model.layers.map((layer) => ({
    ...layer,
    heads: layer.heads.map((head) => (isHard(head.weighting) ? head : { ...head, weighting: 'average' })),
  })),
})

/** Symbols that a model does not list are embedded alike, so one of them stands for all. */
function withStranger(model: Model): Model {
  const { symbols, other } = model.embedding
  if (other === null) return model
  const known = new Set(symbols.map(({ symbol }) => symbol))
  const stranger = ['_', ...'abcdefghijklmnopqrstuvwxyz'].find((symbol) => !known.has(symbol)) ?? '…'
  return { ...model, embedding: { symbols: [...symbols, { symbol: stranger, vector: other }], other } }
}

const line = ({ n, words, gap: found }: GapOfLength): string =>
  `n = ${n}  ${words} word${words === 1 ? '' : 's'}  gap ${gapText(found)}${found.kind === 'gap' ? `  at ${place(found)}` : ''}`

const place = ({ witness }: Gap): string =>
  `position ${witness.position} of ${JSON.stringify(witness.word.join(''))}, layer ${witness.layer}, head ${witness.head}`

const asJson = ({ n, words, gap: found }: GapOfLength): object => ({ n, words, ...describe(found) })

const describe = (found: Gap | AllTied): object =>
  found.kind === 'all-tied'
    ? { allTied: true, gap: null, square: null, witness: null }
    : {
        allTied: false,
        gap: found.exact === undefined ? null : rational.print(found.exact),
        square: rational.print(found.square),
        witness: found.witness,
      }
