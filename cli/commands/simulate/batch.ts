// simulate --batch: one case per line, one answer per line. Models are kept for lines that ask for the same formula again.
import { type Compiled, compile } from '../../../src/compile/index.ts'
import { inWords, isList, type JsonError, jsonText, readJson, type Shape, shape } from '../../../src/json/index.ts'
import { SEMANTICS, type Semantics } from '../../../src/logic/index.ts'
import { type Word, word } from '../../../src/transformer/index.ts'
import { InputError } from '../../command.ts'
import { type Compiler, construct, Misfit, type Wanted } from '../../construct.ts'
import { EXIT } from '../../exit-code.ts'
import { type Limits, simulationCode, simulationFields, simulationOf } from './simulation.ts'

export interface Answer {
  /** One line of JSON. */
  readonly text: string
  /** The exit code, as if the line were a run of its own. */
  readonly code: number
}

/** How many models are kept, and of how many layers in all: a layer takes some 10 KB. */
const MOST_MODELS = 128
const MOST_LAYERS = 10_000

/** @example answering({ semantics: 'paper', heads: 'single' }, { start: starting(options, io) })('{"claim":"theorem-12a","formula":"Y Q_1","word":"0110"}').text */
export function answering(
  defaults: Pick<Wanted, 'semantics' | 'heads'>,
  limits: Limits,
  build: Compiler = compile,
): (line: string) => Answer {
  const caseShape = caseShapeOf(defaults.semantics)
  const models = new Map<string, Compiled>()
  const compiledFor = (wanted: Wanted): Compiled => {
    const key = `${wanted.claim}\n${wanted.semantics}\n${wanted.formula}`
    const compiled = models.get(key) ?? construct(wanted, limits.start, build)
    // A Map keeps its order: the first key is the least recently used.
    models.delete(key)
    models.set(key, compiled)
    forgetOldest(models)
    return compiled
  }
  return (line) => {
    const json = readJson(line)
    const read = json.kind === 'unreadable' ? json : shape.read(caseShape, json.value)
    if (read.kind === 'unreadable') return refusal(read.errors.map(errorText).join('; '), null)
    try {
      const wanted = { ...defaults, ...read.value }
      const compiled = compiledFor(wanted)
      const simulation = simulationOf(compiled, read.value.word, wanted, limits)
      return { text: jsonText(simulationFields(compiled, simulation)), code: simulationCode(simulation) }
    } catch (error) {
      if (error instanceof Misfit) return refusal(error.line, error.at)
      // As in main: too costly, or a compiler or an evaluator refuses the case.
      if (!(error instanceof InputError || error instanceof RangeError)) throw error
      return refusal(error.message, null)
    }
  }
}

function forgetOldest(models: Map<string, Compiled>): void {
  let layers = [...models.values()].reduce((sum, { model }) => sum + model.layers.length, 0)
  for (const [key, { model }] of models) {
    if (models.size <= 1 || (models.size <= MOST_MODELS && layers <= MOST_LAYERS)) return
    layers -= model.layers.length
    models.delete(key)
  }
}

const refusal = (error: string, at: number | null): Answer => ({
  text: jsonText({ error, at }),
  code: EXIT.badInput,
})

/** The code that counts, of those of all lines. */
export const batchCode = (codes: ReadonlySet<number>): number =>
  [EXIT.failed, EXIT.open, EXIT.badInput].find((code) => codes.has(code)) ?? EXIT.passed

const symbols = shape.list(shape.nonEmptyText(), 1)

const wordShape: Shape<Word> = {
  schema: (definitions) => ({ anyOf: [shape.nonEmptyText().schema(definitions), symbols.schema(definitions)] }),
  read(value, path, errors) {
    const isText = typeof value === 'string'
    if (!isText && !isList(value)) {
      return shape.misfit(errors, path, () => `expected a string or a list of symbols, found ${inWords(value)}`)
    }
    if (value.length === 0) return shape.misfit(errors, path, () => 'a word has at least one symbol')
    return isText ? word(value) : symbols.read(value, path, errors)
  },
}

const caseShapeOf = (semantics: Semantics) =>
  shape.object({
    claim: shape.text(),
    formula: shape.text(),
    word: wordShape,
    semantics: shape.optional(shape.oneOf(SEMANTICS), semantics),
  })

/** Without the number of the line, which whoever reads the answers knows. */
const errorText = ({ path, message, place }: JsonError): string => {
  if (place !== null) return `column ${place.column} of the line: ${message}`
  return path === '$' ? message : `${path.replace(/^\$\.?/, '')}: ${message}`
}
