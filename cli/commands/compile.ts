// lemmata compile: the transformer of a theorem for a formula, its sizes, and the model as a file that `run` and `gap` read.
import { type Compiled, modelSize } from '../../src/compile/index.ts'
import { saveModel, tabulated } from '../../src/transformer/index.ts'
import { BUDGET, starting } from '../budget/index.ts'
import type { Command, Option } from '../command.ts'
import { CLAIM_AND_FORMULA, construct, SETTINGS, wantedFrom } from '../construct.ts'
import { EXIT } from '../exit-code.ts'
import { writeText } from '../files.ts'
import { wholeNumber } from '../options.ts'
import { indented, table } from '../text.ts'

/** The table of a predicate has n(n + 1)/2 entries for the lengths up to n. */
const LONGEST = 1000

export const compile: Command = {
  name: 'compile',
  summary: 'make the transformer of a theorem for a formula: its sizes, and the model as a file',
  example: `lemmata compile --claim corollary-17a --formula 'Y Q_1' --out model.json
lemmata run --model model.json --word 0110`,
  options: [
    ...CLAIM_AND_FORMULA.map((option): Option => ({ ...option, isRequired: true })),
    { name: 'out', value: 'FILE', help: 'where to write the model, as JSON' },
    ...SETTINGS,
    BUDGET,
    {
      name: 'max-length',
      value: 'N',
      help: 'write predicates as tables, for words of up to N symbols (default: by name, for every length)',
    },
  ],
  run(options, io) {
    const wanted = wantedFrom(options)
    const maxLength = options.has('max-length')
      ? wholeNumber(options, 'max-length', { least: 1, most: LONGEST, otherwise: LONGEST })
      : null
    const compiled = construct(wanted, starting(options, io))
    io.progress('')
    const out = options.get('out')
    const { model } = compiled
    if (out !== undefined) writeText(out, saveModel(maxLength === null ? model : tabulated(model, maxLength)), io)
    const details = detailsOf(compiled)
    /** What the file holds for some lengths only. */
    const tables = out === undefined || maxLength === null ? [] : details.predicates
    if (options.has('json')) {
      const file = out === undefined ? null : { path: out, maxLength: tables.length === 0 ? null : maxLength }
      io.json({ ...wanted, ...details, file })
      return EXIT.passed
    }
    io.out(`${compiled.model.name}\n${indented(detailsTable(details))}`)
    if (out !== undefined) io.out(`\nwritten to ${out}`)
    if (tables.length > 0) {
      const became = tables.length === 1 ? 'is a table there' : 'are tables there'
      io.out(`${tables.join(', ')} ${became}, for words of up to ${maxLength} symbols; --max-length changes that`)
    }
    return EXIT.passed
  },
}

type Details = ReturnType<typeof detailsOf>

const detailsOf = ({ statement, formula, model }: Compiled) => ({
  fragment: statement.fragment,
  size: modelSize(model),
  temperature: statement.temperature,
  positions: statement.positions,
  /** The position embeddings that predicates of the formula add. */
  predicates: model.schedule.positions.flatMap(({ coordinate, value }) =>
    value.kind === 'predicate' ? [model.coordinates[coordinate]] : [],
  ),
  subformulas: formula.nodes.length,
})

const detailsTable = ({ fragment, size, temperature, positions, predicates, subformulas }: Details): string =>
  table([
    ['fragment', fragment],
    ['subformulas', `${subformulas}`],
    ['layers', `${size.layers}`],
    ['width', `${size.width}`],
    ['heads', `${size.heads}`],
    ['widest net', `${size.hidden}`],
    ['non-zeros', `${size.nonZeros}`],
    ['temperature', temperature],
    ['position embeddings', [...positions, ...predicates].join(', ')],
  ])
