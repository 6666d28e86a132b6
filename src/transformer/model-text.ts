// A model as a person would write it down: sums over coordinates by name, a few lines for each layer. Its JSON is for files.
import { predicateText } from '../logic/index.ts'
import { type Rational, rational } from '../numbers/index.ts'
import { quoted } from '../text/index.ts'
import { unitsOf } from './affine.ts'
import { type LinearForm, type Matrix, rowsOf, type Vector } from './matrix.ts'
import type { FeedForward, Head, Model } from './model.ts'
import type { Scheduled } from './schedule.ts'
import { requireModel } from './well-formed/index.ts'

/** Of a table of the schedule, and of symbols: more say nothing. */
const MOST_SHOWN = 8

/**
 * Several lines. Names that could be taken for something else stand in quotes.
 * @example
 * const mine = transformer({ name: 'mine', coordinates: ['one', 'x'], embedding: { a: { one: 1, x: '-1/2' } } })
 * modelText(mine).split('\n')[2] // '  symbol "a"   one − 1/2·x'
 */
export function modelText(model: Model): string {
  requireModel(model)
  const { name, coordinates, embedding, schedule, layers, outputs } = model
  const names = coordinates.map(nameText)
  const line = (head: string, text: string): string => `  ${head.padEnd(11)}  ${text}`
  const vectorText = ({ entries }: Vector): string =>
    sumText(entries.map(({ index, value }) => ({ factor: value, of: names[index] })))
  return [
    `model ${quoted(name)}`,
    line('coordinates', names.join(', ')),
    ...some(embedding.symbols.map(({ symbol, vector }) => line(`symbol ${quoted(symbol)}`, vectorText(vector)))),
    ...(embedding.other === null ? [] : [line('others', vectorText(embedding.other))]),
    ...schedule.positions.map(({ coordinate, value }) =>
      line('position', `${names[coordinate]} += ${scheduledText(value)}`),
    ),
    line('temperature', scheduledText(schedule.temperature)),
    ...layers.flatMap((layer, l) => [
      `  ${headingOf('layer', l, layer.name)}`,
      ...layer.heads.flatMap((head, h) => headLines(head, h, names)).map(indented),
      ...(layer.feedForward === null ? [] : netLines(layer.feedForward, names)).map(indented),
    ]),
    line('outputs', outputs.length === 0 ? 'all' : outputs.map((c) => names[c]).join(', ')),
  ].join('\n')
}

/** A number, and the name if it says more. */
const headingOf = (what: string, index: number, name: string): string => {
  const number = `${what} ${index + 1}`
  return name === '' || name === number ? number : `${number} ${quoted(name)}`
}

const indented = (text: string): string => `    ${text}`

const some = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_SHOWN ? lines : [...lines.slice(0, MOST_SHOWN), `  … and ${lines.length - MOST_SHOWN} more`]

/** Bare where it has a letter and nothing that separates. @example nameText('i/n') // i/n */
const nameText = (name: string): string =>
  /^(?=.*\p{L})[\p{L}\p{N}_([#][\p{L}\p{N}\p{M}_/^()[\]#*=<>′'.]*$/u.test(name) ? name : quoted(name)

function headLines(
  { name, mask, weighting, query, key, value }: Head,
  h: number,
  names: readonly string[],
): readonly string[] {
  const written = rowsOf(value).flatMap((form, row) =>
    form.length === 0 ? [] : `${names[row]} += ${formText(form, names)}`,
  )
  return [
    `${headingOf('head', h, name)}: mask ${mask}, ${weighting}`,
    `  query ${projectionText(query, names)}; key ${projectionText(key, names)}`,
    ...(written.length === 0 ? ['nothing is written'] : written).map((text) => `  ${text}`),
  ]
}

/** One sum, or the d_k of them in brackets. */
function projectionText(matrix: Matrix, names: readonly string[]): string {
  if (matrix.entries.length === 0) return '0'
  const rows = rowsOf(matrix).map((form) => formText(form, names))
  return rows.length === 1 ? rows[0] : `(${rows.join(', ')})`
}

/** By the coordinate that is written; units that write nothing are not seen. */
function netLines(net: FeedForward, names: readonly string[]): readonly string[] {
  const { units, bias } = unitsOf(net)
  const constants = new Map(bias.map(({ index, value }) => [index, value]))
  const reads = units.map((unit) => sumText([...termsOf(unit.inputs, names), { factor: unit.bias, of: '' }]))
  return names.flatMap((name, c) => {
    const terms = units.flatMap(({ outputs }, u) =>
      outputs.filter(({ index }) => index === c).map(({ factor }) => ({ factor, of: `relu(${reads[u]})` })),
    )
    const all = [...terms, { factor: constants.get(c) ?? rational.zero, of: '' }]
    const text = sumText(all)
    return text === '0' ? [] : `${name} += ${text}`
  })
}

function scheduledText(scheduled: Scheduled): string {
  switch (scheduled.kind) {
    case 'term':
      return sumText([{ factor: scheduled.times, of: scheduled.term === '1' ? '' : scheduled.term }])
    case 'by-length':
      return tableText(scheduled.rows.map(({ n, value }) => `${rational.print(value)} for n = ${n}`))
    case 'by-position':
      return tableText(scheduled.rows.map(({ n, values }) => `(${values.map(rational.print).join(' ')}) for n = ${n}`))
    case 'predicate':
      return `${predicateText(scheduled.predicate)} at ${scheduled.at === 'zero' ? '0' : 'i'}`
    case 'function':
      return `the function ${quoted(scheduled.name)} of i and n`
  }
}

const tableText = (rows: readonly string[]): string =>
  rows.length <= MOST_SHOWN ? rows.join(', ') : `${rows.slice(0, MOST_SHOWN).join(', ')}, …`

interface Term {
  readonly factor: Rational
  /** Empty for a constant. */
  readonly of: string
}

const termsOf = (form: LinearForm, names: readonly string[]): readonly Term[] =>
  form.map(({ index, factor }) => ({ factor, of: names[index] }))

const formText = (form: LinearForm, names: readonly string[]): string => sumText(termsOf(form, names))

/** @example sumText([{ factor: rational.of(6), of: 'one' }, { factor: rational.of(-1, 2), of: '' }]) // 6·one − 1/2 */
function sumText(terms: readonly Term[]): string {
  const shown = terms.filter(({ factor }) => !rational.isZero(factor))
  if (shown.length === 0) return '0'
  return shown
    .map(({ factor, of }, k) => {
      const size = rational.absolute(factor)
      const text =
        of === '' ? rational.print(size) : rational.equal(size, rational.one) ? of : `${rational.print(size)}·${of}`
      const isNegative = rational.sign(factor) === -1
      return k === 0 ? `${isNegative ? '−' : ''}${text}` : `${isNegative ? '−' : '+'} ${text}`
    })
    .join(' ')
}
