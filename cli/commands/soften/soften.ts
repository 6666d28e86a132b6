// lemmata soften: an AHAT as a τ-SMAT within ε (Theorem 26): its constants, its temperature, and the model as a file.

import { type Rational, rational } from '../../../src/numbers/index.ts'
import {
  type Constants,
  gammaText,
  type LargestTemperature,
  type OfLength,
  ofLengthText,
  readOfLength,
  type SoftenedModel,
  soften as softened,
} from '../../../src/soften/index.ts'
import { type Model, saveModel, withStranger } from '../../../src/transformer/index.ts'
import {
  BUDGET,
  type Cost,
  deviationCost,
  exactOperation,
  hardCost,
  part,
  repeated,
  sizesOf,
  starting,
  wordsCost,
} from '../../budget/index.ts'
import { type Command, InputError } from '../../command.ts'
import { EXIT } from '../../exit-code.ts'
import { readModel, writeText } from '../../files.ts'
import { required, wholeNumber } from '../../options.ts'
import { indented, table } from '../../text.ts'
import { decimalText, largestAsJson, largestFor, largestText } from './largest.ts'
import { requireLengths } from './lengths.ts'

export const soften: Command = {
  name: 'soften',
  summary: 'replace average hard attention by softmax at a temperature that keeps outputs within epsilon',
  example: `lemmata soften --model model.json --epsilon 1/100 --length 6
lemmata soften --model model.json --epsilon 1/n^2 --length 6 --gamma 1/n --out soft.json
lemmata soften --model model.json --epsilon 1/100 --length 4 --largest`,
  options: [
    { name: 'model', value: 'FILE', help: 'the model, as JSON; all heads must be average hardmax', isRequired: true },
    {
      name: 'epsilon',
      value: 'E',
      help: 'how close the outputs must be, in the 1-norm: 1/100, 1/n, 1/n^2 or c/n^k',
      isRequired: true,
    },
    { name: 'length', value: 'N', help: 'the longest words', isRequired: true },
    { name: 'from', value: 'N', help: 'the shortest words (default 1)' },
    {
      name: 'gamma',
      value: 'G',
      help: 'the gap, or a number below it, such as 1/8 or 1/n^2; without it every word is run',
    },
    BUDGET,
    {
      name: 'largest',
      help: 'find the least 1/τ that works on all words of the longest length, and compare it with that of the theorem',
    },
    { name: 'out', value: 'FILE', help: 'where to write the softened model, as JSON' },
  ],
  run(options, io) {
    const model = readModel(required(options, 'model'), io)
    const epsilon = ofLength('epsilon', required(options, 'epsilon'))
    const stated = options.get('gamma')
    const n = wholeNumber(options, 'length', { least: 1, most: 1000, otherwise: 1 })
    const from = wholeNumber(options, 'from', { least: 1, most: n, otherwise: 1 })
    const start = starting(options, io)
    const progress = (done: number, total: number): void => io.progress(`${done} of ${total} words`)
    const gamma = stated === undefined ? {} : { gamma: ofLength('gamma', stated) }
    requireLengths(model, from, n)
    // All costs first: nothing is begun that another part is too costly for.
    if (options.has('largest')) start(largestCost(model, n), ', or leave out --largest')
    if (stated === undefined) start(gapsCost(model, from, n), ', or state the gap by --gamma')
    else start(constantsCost(model, from, n))
    const soft = softened(model, epsilon, n, { from, budget: Number.POSITIVE_INFINITY, progress, ...gamma })
    const largest = options.has('largest') ? largestFor(model, soft.constants, io) : null
    io.progress('')
    const out = options.get('out')
    if (out !== undefined) writeText(out, saveModel(soft.model), io)
    if (options.has('json')) io.json(asJson(model.name, epsilon, soft, largest, out ?? null))
    else {
      io.out(asText(model.name, epsilon, soft))
      if (largest !== null) io.out(`\n${largestText(largest, soft.constants)}`)
      if (out !== undefined) io.out(`\nwritten to ${out}, for words of ${from === n ? n : `${from} to ${n}`} symbols`)
    }
    return EXIT.passed
  },
}

function ofLength(name: string, text: string): OfLength {
  try {
    return readOfLength(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new InputError(`--${name} is ${error.message}`)
  }
}

/** The gap of every length is that over all its words. */
function gapsCost(model: Model, from: number, to: number): Cost {
  const open = withStranger(model)
  return lengthsFrom(from, to).flatMap((n) => wordsCost(open, n, hardCost(model, n)))
}

/** A run of the twins for a word at each of some temperatures, few for all words but the first. */
const largestCost = (model: Model, n: number): Cost =>
  wordsCost(withStranger(model), n, repeated(deviationCost(model, n), TEMPERATURES, 'temperature'))

const TEMPERATURES = 4

/** K_a^(L−1) has as many bits as the parameters of all layers. */
const constantsCost = (model: Model, from: number, to: number): Cost => [
  part(10 * exactOperation(sizesOf(model).bits * model.layers.length), [[to - from + 1, 'length']]),
]

const lengthsFrom = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k)

/** A constant beyond it is shown by its logarithm only. */
const FLOAT_RANGE = rational.fromNumber(Number.MAX_VALUE)

const fits = (a: Rational): boolean => rational.compare(a, FLOAT_RANGE) <= 0

function asJson(
  model: string,
  epsilon: OfLength,
  { constants, byLength }: SoftenedModel,
  largest: LargestTemperature | null,
  file: string | null,
): object {
  const { layers, heads, d, dk, df, parameter, activation, H, K, lnK, leastInverseTau } = constants
  const exact = (a: Rational): string | null => (fits(a) ? rational.print(a) : null)
  return {
    model,
    tolerance: ofLengthText(epsilon),
    layers,
    heads,
    d,
    dk,
    df,
    parameter: rational.print(parameter),
    activation: exact(activation),
    H: exact(H),
    K: exact(K),
    lnK,
    leastInverseTau,
    ...rowOf(constants),
    byLength: byLength.map(rowOf),
    largest: largest === null ? null : largestAsJson(largest, constants),
    file,
  }
}

/** What depends on the length. */
const rowOf = ({ n, epsilon, input, gamma, inverseTau }: Constants): object => ({
  n,
  epsilon: rational.print(epsilon),
  input: rational.print(input),
  gamma: gamma.exact === undefined ? null : rational.print(gamma.exact),
  gammaSquare: rational.print(gamma.square),
  gammaFrom: gamma.source,
  inverseTau: rational.print(inverseTau),
})

function asText(model: string, epsilon: OfLength, { constants, byLength }: SoftenedModel): string {
  const { n, layers, heads, d, dk, df, parameter, input, gamma, activation, H, K, lnK } = constants
  const rows = [
    ['layers L', `${layers}`],
    ['heads per layer', `${heads}`],
    ['width d', `${d}`],
    ['keys d_k', `${dk}`],
    ['hidden units d_f', `${df}`],
    ['parameter p', rational.print(parameter)],
    ['input x', rational.print(input)],
    ['gap γ', `${gammaText(gamma)}${SOURCES[gamma.source]}`],
    ['K_a', size(activation)],
    ['H = d·K_a^(L−1)', size(H)],
    ['K', size(K)],
    ['ln K', lnK.hi],
  ]
  const lengths = byLength.map((row) => [
    `${row.n}`,
    rational.print(row.epsilon),
    gammaText(row.gamma),
    decimalText(row.inverseTau),
  ])
  return [
    `${model}, softened within ${ofLengthText(epsilon)}; constants for n = ${n}`,
    indented(table(rows)),
    '',
    table([['n', 'ε', 'γ', '1/τ'], ...lengths]),
  ].join('\n')
}

const SOURCES: Readonly<Record<Constants['gamma']['source'], string>> = {
  enumerated: ', over all words',
  'all-tied': ', since every row ties',
  stated: ', as stated',
}

/** As many characters as a reader may want to copy. */
const MOST_SHOWN = 15

function size(a: Rational): string {
  const exact = rational.print(a)
  if (exact.length <= MOST_SHOWN) return exact
  return fits(a) ? `≈ ${decimalText(a)}` : 'beyond floats'
}
