// lemmata srasp: an S-RASP program on a word, vector by vector, by the reference interpreter; and as transformers, if asked.
import * as language from '../../../src/srasp/index.ts'
import { saveModel } from '../../../src/transformer/index.ts'
import { BUDGET, programCost, starting } from '../../budget/index.ts'
import { type Command, InputError, type Io, type Options } from '../../command.ts'
import { EXIT } from '../../exit-code.ts'
import { readText, writeText } from '../../files.ts'
import { readWord, required, WORD } from '../../options.ts'
import { table } from '../../text.ts'
import {
  type AsTransformers,
  asTransformers,
  exitCodeFor,
  transformersAsJson,
  transformersText,
} from './compiled-program.ts'

export const srasp: Command = {
  name: 'srasp',
  summary: 'run an S-RASP program on a word, vector by vector',
  example: `lemmata srasp examples/dyck-2.srasp --word '([])'
lemmata srasp examples/dyck-2.srasp --word '([])' --compile --out dyck-2.json`,
  operand: { value: 'FILE', help: 'the program; docs/srasp.md explains the language' },
  options: [
    { ...WORD, isRequired: true },
    { name: 'compile', help: 'run it as transformers too, average-hard and softmax, and say whether they agree' },
    { name: 'out', value: 'FILE', help: 'with --compile: where to write the average-hard transformer, as JSON' },
    BUDGET,
  ],
  run(options, io, [path]) {
    const { value: program, types } = readProgram(path, io)
    const word = wordOver(program.alphabet, required(options, 'word'))
    const start = starting(options, io)
    start(programCost(program, word.length), ', or give a shorter word')
    const ran = language.runProgram(program, word)
    const made = transformersFor(options, () => asTransformers(program, word, ran, start), io)
    io.progress('')
    if (options.has('json')) {
      io.json({ ...asJson(ran, types), ...(made === null ? {} : { compiled: transformersAsJson(made) }) })
    } else {
      io.out(asText(ran, program.output, word))
      if (made !== null) io.out(transformersText(made, word.length))
    }
    return made === null ? EXIT.passed : exitCodeFor(made)
  },
}

function transformersFor(options: Options, make: () => AsTransformers, io: Io): AsTransformers | null {
  const out = options.get('out')
  if (!options.has('compile')) {
    if (out === undefined) return null
    throw new InputError('--out writes the transformer of the program: add --compile')
  }
  const made = make()
  if (out !== undefined) writeText(out, saveModel(made.compiled.model), io)
  return made
}

function readProgram(path: string, io: Io): language.ParsedProgram {
  const text = readText(path, io)
  const read = language.parseProgram(text)
  if (read.kind === 'read') return read
  throw new InputError(`${path} is not a program:\n${language.problemText(text, read)}`)
}

/** Brackets may be symbols: what begins with one is JSON only if it is not made of symbols. */
function wordOver(alphabet: readonly string[], text: string): readonly string[] {
  const symbols = [...text]
  const isPlain = symbols.length > 0 && symbols.every((symbol) => alphabet.includes(symbol))
  return isPlain ? symbols : readWord(text)
}

const asJson = ({ vectors, output }: language.Ran, types: language.Types): object => ({
  output,
  vectors: [...vectors].map(([name, values]) => ({ name, type: types.vectors.get(name), values })),
})

function asText({ vectors, output }: language.Ran, name: string, word: readonly string[]): string {
  const rows = [...vectors].map(([vector, values]) => [vector, ...values.map(String)])
  const shown = table([['i', ...word.map((_, k) => `${k + 1}`)], ['in', ...word], ...rows])
  return `${shown}\n\noutput ${name}: ${output.map(language.valueText).join(' ')}`
}
