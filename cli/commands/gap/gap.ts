// lemmata gap: γ(n) of Definition 5 for n = 1, 2, …, exactly, over all words; and how it falls with n.

import { rational } from '../../../src/numbers/index.ts'
import {
  type AllTied,
  type Gap,
  type GapOfLength,
  gapOfLength,
  gapText,
  isHard,
  type Model,
  withStranger,
} from '../../../src/transformer/index.ts'
import { BUDGET, BudgetError, hardCost, starting, wordsCost } from '../../budget/index.ts'
import type { Command } from '../../command.ts'
import { EXIT } from '../../exit-code.ts'
import { readModel } from '../../files.ts'
import { required, wholeNumber } from '../../options.ts'
import { orderOf, orderText, ratioAt, warningOf } from './order.ts'

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
    BUDGET,
  ],
  run(options, io) {
    const model = withStranger(averageHard(readModel(required(options, 'model'), io)))
    const longest = wholeNumber(options, 'max-length', { least: 1, most: 1000, otherwise: 4 })
    const start = starting(options, io)
    const gaps: GapOfLength[] = []
    let stopped: string | null = null
    for (let n = 1; n <= longest && stopped === null; n++) {
      const progress = (done: number, total: number): void => io.progress(`n = ${n}: ${done} of ${total} words`)
      try {
        start(wordsCost(model, n, hardCost(model, n)), ', or ask for shorter words')
        gaps.push(gapOfLength(model, n, { budget: Number.POSITIVE_INFINITY, progress }))
        if (!options.has('json')) io.out(lineOf(gaps, gaps.length - 1))
      } catch (error) {
        // The gaps of shorter words are worth having all the same.
        const isEndOfTable = error instanceof RangeError && gaps.length > 0
        if (!(error instanceof BudgetError || isEndOfTable)) throw error
        stopped = error.message
      }
      io.progress('')
    }
    const order = orderOf(gaps)
    const warning = warningOf(gaps, order)
    if (options.has('json')) {
      const lengths = gaps.map((_, k) => asJson(gaps, k))
      io.json({ model: model.name, lengths, stopped, order, warning })
    } else {
      if (order !== null) io.out(orderText(order))
      if (warning !== null) io.err(`lemmata: warning: ${warning}`)
      if (stopped !== null) io.err(`lemmata: stopped: ${stopped}`)
    }
    return stopped === null ? EXIT.passed : EXIT.open
  },
}

const averageHard = (model: Model): Model => ({
  ...model,
  layers: model.layers.map((layer) => ({
    ...layer,
    heads: layer.heads.map((head) => (isHard(head.weighting) ? head : { ...head, weighting: 'average' })),
  })),
})

function lineOf(all: readonly GapOfLength[], k: number): string {
  const { n, words, gap: own } = all[k]
  const ratio = ratioAt(all, k)
  return [
    `n = ${n}`,
    `${words} word${words === 1 ? '' : 's'}`,
    `gap ${gapText(own)}`,
    ...(ratio === null ? [] : [`ratio ${ratio}`]),
    ...(own.kind === 'gap' ? [`at ${place(own)}`] : []),
  ].join('  ')
}

const place = ({ witness }: Gap): string =>
  `position ${witness.position} of ${JSON.stringify(witness.word.join(''))}, layer ${witness.layer}, head ${witness.head}`

function asJson(all: readonly GapOfLength[], k: number): object {
  const { n, words, gap: own } = all[k]
  return { n, words, ...describe(own), ratio: ratioAt(all, k) }
}

const describe = (own: Gap | AllTied): object =>
  own.kind === 'all-tied'
    ? { allTied: true, gap: null, square: null, witness: null }
    : {
        allTied: false,
        gap: own.exact === undefined ? null : rational.print(own.exact),
        square: rational.print(own.square),
        witness: own.witness,
      }
