// simulate --batch: a case a line, an answer a line. Compiled models are kept for lines that ask for the same formula again.
import { type Compiled, compile, SEMANTICS, type Semantics, type Word, word } from '../src/index.ts'
import { inWords, isList, type JsonError, readJson, type Shape, shape } from '../src/json/index.ts'
import { EXIT } from './command.ts'
import { type Compiler, construct, type Misfit, type Wanted } from './construct.ts'
import { simulationCode, simulationFields, simulationOf } from './simulation.ts'

export interface Answer {
  /** One line of JSON. */
  readonly text: string
  /** As if the line had been a run of its own. */
  readonly code: number
}

/** As many models as are kept: those of the paper take some 100 KB each. */
const KEPT = 128

/** @example answering({ semantics: 'paper', heads: 'single' })('{"claim":"theorem-12a","formula":"Y Q_1","word":"0110"}').text */
export function answering(
  defaults: Pick<Wanted, 'semantics' | 'heads'>,
  build: Compiler = compile,
): (line: string) => Answer {
  const caseShape = caseShapeOf(defaults.semantics)
  const kept = new Map<string, Compiled>()
  const compiledFor = (wanted: Wanted): Compiled | Misfit => {
    const key = `${wanted.claim}\n${wanted.semantics}\n${wanted.formula}`
    const known = kept.get(key)
    const made = known === undefined ? construct(wanted, build) : { kind: 'built' as const, compiled: known }
    if (made.kind === 'misfit') return made
    // A Map keeps its order: the first is the one that nobody has asked for the longest.
    kept.delete(key)
    kept.set(key, made.compiled)
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(oldest)
    }
    return made.compiled
  }
  return (line) => {
    const json = readJson(line)
    const read = json.kind === 'invalid' ? json : shape.read(caseShape, json.value)
    if (read.kind === 'invalid') return refusal(read.errors.map(errorText).join('; '), null)
    try {
      const wanted = { ...defaults, ...read.value }
      const compiled = compiledFor(wanted)
      if ('kind' in compiled) return refusal(compiled.message, compiled.at)
      const simulation = simulationOf(compiled, read.value.word, wanted)
      return { text: JSON.stringify(simulationFields(compiled, simulation)), code: simulationCode(simulation) }
    } catch (error) {
      // As in main: what a compiler or an evaluator refuses is about the case.
      if (!(error instanceof RangeError)) throw error
      return refusal(error.message, null)
    }
  }
}

const refusal = (error: string, at: number | null): Answer => ({
  text: JSON.stringify({ error, at }),
  code: EXIT.badInput,
})

/** Of the codes of all lines, the one that counts. */
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

const caseShapeOf = (
  semantics: Semantics,
): Shape<{ readonly claim: string; readonly formula: string; readonly word: Word; readonly semantics: Semantics }> =>
  shape.object({
    claim: shape.text(),
    formula: shape.text(),
    word: wordShape,
    semantics: shape.optional(shape.oneOf(SEMANTICS), semantics),
  })

/** Lines are counted by whoever reads the answers. */
const errorText = ({ path, message, place }: JsonError): string => {
  if (place !== null) return `column ${place.column} of the line: ${message}`
  return path === '$' ? message : `${path.replace(/^\$\.?/, '')}: ${message}`
}
