// The schedule in JSON, both ways. Tables have one row per length, and a temperature is positive everywhere.
import { match } from 'ts-pattern'
import { distinct, type JsonError, type Plain, pathTo, quote, shape, suggest } from '../../json/index.ts'
import { isBuiltIn, PREDICATES, predicateText, readPredicate } from '../../logic/index.ts'
import { type Rational, rational } from '../../numbers/index.ts'
import type { Scheduled } from '../schedule.ts'
import { NO_TEMPERATURES } from '../well-formed/index.ts'
import type { ScheduledDocument } from './shape.ts'

export const writeScheduled = (scheduled: Scheduled): Plain =>
  match(scheduled)
    .returnType<Plain>()
    .with({ kind: 'term' }, ({ term, times }) =>
      rational.equal(times, rational.one) ? { term } : { term, times: rational.print(times) },
    )
    .with({ kind: 'by-length' }, ({ rows }) => ({
      byLength: rows.map(({ n, value }) => ({ n, value: rational.print(value) })),
    }))
    .with({ kind: 'by-position' }, ({ rows }) => ({
      byPosition: rows.map(({ n, values }) => ({ n, values: values.map(rational.print) })),
    }))
    .with({ kind: 'predicate' }, ({ predicate, at }) => {
      if (isBuiltIn(predicate)) return { predicate: predicateText(predicate), at }
      throw new RangeError(
        `${predicateText(predicate)} is a predicate of your own: make it a table, by tabulated(model, longest), before saving`,
      )
    })
    .with({ kind: 'function' }, ({ name }) => {
      throw new RangeError(
        `${name} is a function of i and n: make it a table, by tabulated(model, longest), before saving`,
      )
    })
    .exhaustive()

export function readScheduled(document: ScheduledDocument, path: string, errors: JsonError[]): Scheduled {
  if ('term' in document) return { kind: 'term', ...document }
  if ('predicate' in document) {
    const { predicate: text, at } = document
    const predicate = readPredicate(text)
    if (predicate !== undefined) return { kind: 'predicate', predicate, at }
    const names = PREDICATES.map(({ name }) => name)
    shape.misfit(
      errors,
      `${path}.predicate`,
      () => `unknown predicate ${quote(text)}${suggest(text, names, 'predicates')}`,
    )
    return NOTHING
  }
  if ('byLength' in document) {
    return { kind: 'by-length', rows: tableOf(document.byLength, `${path}.byLength`, errors) }
  }
  const rows = tableOf(document.byPosition, `${path}.byPosition`, errors)
  rows.forEach(({ n, values }, k) => {
    if (values.length === n) return
    const here = `${pathTo(`${path}.byPosition`, k)}.values`
    shape.misfit(errors, here, () => `expected ${n} values, one per position, found ${values.length}`)
  })
  return { kind: 'by-position', rows }
}

/** In the place of what could not be read: the errors discard the model. */
const NOTHING: Scheduled = { kind: 'by-length', rows: [] }

function tableOf<Row extends { readonly n: number }>(
  rows: readonly Row[],
  path: string,
  errors: JsonError[],
): readonly Row[] {
  distinct(
    rows,
    path,
    ({ n }) => n,
    ({ n }) => `the row for n = ${n}`,
    errors,
  )
  return rows
}

export function readTemperature(document: ScheduledDocument, path: string, errors: JsonError[]): Scheduled {
  const temperature = readScheduled(document, path, errors)
  switch (temperature.kind) {
    case 'term': {
      const { term, times } = temperature
      const where = NO_TEMPERATURES.get(term)
      if (where === undefined) requirePositive(times, `${path}.times`, errors)
      else shape.misfit(errors, `${path}.term`, () => `a temperature must be positive, but ${term} ${where}`)
      break
    }
    case 'predicate':
      shape.misfit(errors, path, () => 'a temperature must be positive, but a predicate is 0 where it does not hold')
      break
    case 'by-length':
      temperature.rows.forEach(({ value }, k) => {
        requirePositive(value, `${pathTo(`${path}.byLength`, k)}.value`, errors)
      })
      break
    case 'by-position':
      temperature.rows.forEach(({ values }, k) => {
        const here = `${pathTo(`${path}.byPosition`, k)}.values`
        for (const [i, value] of values.entries()) requirePositive(value, pathTo(here, i), errors)
      })
  }
  return temperature
}

function requirePositive(value: Rational, path: string, errors: JsonError[]): void {
  if (rational.sign(value) > 0) return
  shape.misfit(errors, path, () => `a temperature must be positive, found ${quote(rational.print(value))}`)
}
