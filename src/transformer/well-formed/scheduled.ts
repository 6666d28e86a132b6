// Terms and tables of a schedule. What a function gives is looked at when it is asked, by `scheduledAt`.
import { rational } from '../../numbers/index.ts'
import { NAMED_TERMS } from '../schedule.ts'
import { counted } from './entries.ts'
import {
  choiceFlaw,
  type Found,
  fieldOf,
  flaw,
  isCount,
  isList,
  isRecord,
  listFlaw,
  rationalFlaw,
  shown,
  textFlaw,
} from './flaw.ts'

const KINDS = ['term', 'by-length', 'by-position', 'predicate', 'function']

/** A term, a table or a function; of a temperature also that its values are positive, as far as they are written down. */
export function scheduledFlaw(part: string, value: unknown, isTemperature: boolean): Found {
  if (!isRecord(value))
    return flaw(part, `is ${shown(value)}: give a term, as term('1/n') makes, a table or a function`)
  const { kind, term, times, rows, name, at, predicate } = value
  const valueFlaw = (place: string, found: unknown): Found =>
    rationalFlaw(() => part + place, found) ?? (isTemperature ? positiveFlaw(part + place, found) : undefined)
  switch (kind) {
    case 'term':
      return (
        choiceFlaw(`the term of ${part}`, term, NAMED_TERMS, 'terms') ??
        valueFlaw(', the factor of its term,', times) ??
        (isTemperature ? signFlaw(part, term) : undefined)
      )
    case 'by-length':
      return tableFlaw(part, rows, ({ n, value: found }) => valueFlaw(` at n = ${n}`, found))
    case 'by-position':
      return tableFlaw(part, rows, ({ n, values }) => {
        const place = `the row of ${part} for n = ${n}`
        if (!isList(values)) return flaw(place, `has ${shown(values)} for its values: give a list`)
        if (values.length !== n) return flaw(place, `has ${counted(values.length, 'value')}: give one per position`)
        return listFlaw(place, values, (found, i) => valueFlaw(` at i = ${i + 1}, n = ${n}`, found))
      })
    case 'predicate':
      if (isTemperature) return flaw(part, 'is a predicate, which is 0 where it does not hold: it must be positive')
      return typeof fieldOf(predicate, 'holds') === 'function'
        ? choiceFlaw(`the place of ${part}`, at, ['position', 'zero'], 'places')
        : flaw(part, `has ${shown(predicate)} for its predicate`)
    case 'function':
      return (
        textFlaw(`the name of ${part}`, name) ??
        (typeof at === 'function' ? undefined : flaw(part, `has ${shown(at)} for its function of i and n`))
      )
    default:
      return choiceFlaw(`the kind of ${part}`, kind, KINDS, 'kinds')
  }
}

/** One row for each length. */
function tableFlaw(part: string, rows: unknown, rowFlaw: (row: Readonly<Record<string, unknown>>) => Found): Found {
  const seen = new Set<unknown>()
  return listFlaw(`the table of ${part}`, rows, (row, k) => {
    if (!isRecord(row)) return flaw(`row ${k + 1} of ${part}`, `is ${shown(row)}: give an object`)
    const { n } = row
    if (!isCount(n) || n === 0) return flaw(`row ${k + 1} of ${part}`, `is for n = ${shown(n)}: lengths go from 1`)
    if (seen.has(n)) return flaw(part, `has two rows for n = ${n}: keep one`)
    seen.add(n)
    return rowFlaw(row)
  })
}

/** The terms that are not positive everywhere, with a place where they are not. */
export const NO_TEMPERATURES: ReadonlyMap<unknown, string> = new Map([
  ['(-1)^i', 'is -1 at odd i'],
  ['[i=1]', 'is 0 from i = 2 on'],
])

function signFlaw(part: string, term: unknown): Found {
  const where = NO_TEMPERATURES.get(term)
  return where === undefined ? undefined : flaw(part, `is ${term}, which ${where}: it must be positive`)
}

const positiveFlaw = (part: string, value: unknown): Found =>
  rational.isRational(value) && rational.sign(value) <= 0
    ? flaw(part, `is ${rational.print(value)}: it must be positive`)
    : undefined
