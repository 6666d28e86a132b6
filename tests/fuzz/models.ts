// Command lines with a model: drawn, compiled or trained by hand, with parts of its document replaced, doubled, renamed or damaged.
import { readFileSync } from 'node:fs'
import type fc from 'fast-check'
import { oneIn, oneOf, several } from '../../generators/chance.ts'
import { type Ahat, ahats, transformers } from '../../generators/index.ts'
import { compile } from '../../src/compile/index.ts'
import { compileProgram } from '../../src/compile-program/index.ts'
import { formula } from '../../src/logic/index.ts'
import { precise, rational } from '../../src/numbers/index.ts'
import { program } from '../../src/srasp/index.ts'
import type { StatementId } from '../../src/statements/index.ts'
import {
  activationAt,
  enclosureOf,
  hard,
  isHard,
  loadModel,
  type Model,
  saveModel,
  soft,
  tabulated,
  WEIGHTINGS,
  type Word,
} from '../../src/transformer/index.ts'
import { GOOD } from '../quality/ill-formed.ts'
import { MAJORITY } from '../support/programs.ts'
import { referenceHard } from '../support/reference-evaluator.ts'
import { type Attempt, attempt, BUDGET } from './attempt.ts'
import { mutateDocument, mutateText, NUMBERS } from './mutate.ts'

const LETTERS = ['a', 'b']

const drawn = transformers({ alphabet: LETTERS, weightings: WEIGHTINGS }).arbitrary
const average = ahats({ alphabet: LETTERS }).arbitrary

const COMPILED: readonly (readonly [StatementId, string])[] = [
  ['theorem-12a', 'Y Q_a'],
  ['corollary-17a', 'Q_a S Y Q_b'],
  ['theorem-20a', '#L[Q_a] < 2 & ODD(#L[Q_b])'],
]

const fixed: readonly string[] = [
  readFileSync('examples/seen-one.json', 'utf8'),
  saveModel(GOOD),
  ...COMPILED.map(([id, text]) => saveModel(tabulated(compile(formula(text), id).model, 4))),
  saveModel(compileProgram(program(MAJORITY)).model),
]
const documents = fixed.map((text): unknown => JSON.parse(text))

function modelText(random: fc.Random): string {
  const fresh = (): string =>
    saveModel(
      oneIn(random, 3) ? modelIn(average.generate(random, undefined).value) : drawn.generate(random, undefined).value,
    )
  switch (random.nextInt(0, 9)) {
    case 0:
      return mutateText(random, oneIn(random, 3) ? oneOf(random, fixed) : fresh(), fixed)
    case 1:
    case 2:
      return fresh()
    case 3:
      return oneOf(random, fixed)
    case 4:
    case 5:
      return withNumbers(random, oneIn(random, 3) ? oneOf(random, fixed) : fresh())
    case 6:
      return mutateDocument(random, oneOf(random, documents))
    default:
      return mutateDocument(random, JSON.parse(fresh()))
  }
}

const modelIn = (value: Model | Ahat): Model => ('model' in value ? value.model : value)

/** Weights that are still numbers. */
const withNumbers = (random: fc.Random, text: string): string =>
  text.replaceAll(/"-?\d+(\/\d+)?"/g, (number) => (oneIn(random, 8) ? `"${oneOf(random, NUMBERS)}"` : number))

const EPSILONS = ['1/100', '1/n', '1/n^2', '1/9', ...NUMBERS, '1/n^999', 'n', '1/n^-1', '']
const GAMMAS = ['1/8', '1/n', '1', ...NUMBERS, '']

export function modelAttempt(random: fc.Random): Attempt {
  const files = { 'm.json': modelText(random) }
  const [command] =
    /"weighting": *"(?!average)/.test(files['m.json']) && !oneIn(random, 10)
      ? ['run']
      : [oneOf(random, ['run', 'run', 'gap', 'soften'])]
  const json = [...BUDGET, ...oneOf(random, [[], ['--json']])]
  const odd = (usual: readonly string[]): string => oneOf(random, oneIn(random, 12) ? NUMBERS : usual)
  if (command === 'gap')
    return attempt(['gap', '--model', 'm.json', '--max-length', odd(['1', '2', '3']), ...json], { files })
  if (command === 'soften') {
    const gamma = oneIn(random, 2) ? ['--gamma', oneOf(random, GAMMAS)] : []
    const more = oneOf(random, [[], [], ['--largest'], ['--out', 'o.json'], ['--from', odd(['1', '2'])]])
    return attempt(
      [
        'soften',
        '--model',
        'm.json',
        '--epsilon',
        oneOf(random, EPSILONS),
        '--length',
        odd(['1', '2', '3']),
        ...gamma,
        ...more,
        ...json,
      ],
      { files },
    )
  }
  const word = oneIn(random, 20)
    ? 'a'.repeat(oneOf(random, [20, 100, 400]))
    : several(random.nextInt(1, 4), () => oneOf(random, ['a', 'b', '0', '1', '(', ')'])).join('')
  const bits = oneIn(random, 8) ? ['--bits', odd(['53', '64', '300', '1000'])] : []
  return attempt(
    ['run', '--model', 'm.json', '--word', word, ...bits, ...oneOf(random, [[], [], ['--trace']]), ...json],
    { files },
  )
}

/** What is read is written and read as the same; what hard attention computes is what an independent evaluator says. */
export function modelDoubt({ words, files }: Attempt): string | undefined {
  const read = loadModel(files['m.json'] ?? '')
  if (read.kind === 'unreadable') {
    const pathless = read.errors.find(({ path, message }) => path === '' || message === '' || /\n/.test(message))
    return pathless === undefined && read.errors.length > 0 ? undefined : `no place: ${JSON.stringify(pathless)}`
  }
  const text = saveModel(read.value)
  const again = loadModel(text)
  if (again.kind === 'unreadable' || saveModel(again.value) !== text) return `written as ${text}`
  const symbols = [...(words[words.indexOf('--word') + 1] ?? '')]
  const isSmall = words.includes('--word') && symbols.length <= 4 && text.length < 20_000 && !/\d{40}/.test(text)
  return isSmall ? meaningFault(again.value, symbols) : undefined
}

/** Evaluators may refuse what is well-formed, such as a word of a length that a table lacks. */
function runOrRefuse<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function meaningFault(model: Model, word: Word): string | undefined {
  const isAllHard = model.layers.every(({ heads }) => heads.every(({ weighting }) => isHard(weighting)))
  return isAllHard ? hardFault(model, word) : softFault(model, word)
}

function hardFault(model: Model, word: Word): string | undefined {
  const run = runOrRefuse(() => hard(model, word))
  if (run === undefined) return undefined
  for (const [l, rows] of referenceHard(model, word).entries())
    for (const [k, row] of rows.entries())
      for (const [c, { num, den }] of row.entries())
        if (!rational.equal(activationAt(run.streams[l], k + 1, c), rational.of(num, den)))
          return `layer ${l}, position ${k + 1}, ${model.coordinates[c]} is ${num}/${den}, and hard says otherwise`
  return undefined
}

/** Enclosures of one number have something in common, however many bits they are made with. */
function softFault(model: Model, word: Word): string | undefined {
  const runs = runOrRefuse(() => [53, 200].map((bits) => soft(model, word, { bits })))
  if (runs === undefined) return undefined
  const [few, many] = runs.map(({ activations }) => activations.flat(2).map((a) => enclosureOf(a, 200)))
  const apart = few.findIndex((a, k) => Math.abs(precise.sign(precise.subtract(a, many[k], 200)) ?? 0) === 1)
  return apart < 0 ? undefined : `activation ${apart} is known otherwise with more bits`
}
