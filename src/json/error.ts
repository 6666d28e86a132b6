// Errors as data: where in the document, what is wrong, what would be right.
import { cut } from './cut.ts'
import { jsonText } from './visible.ts'

/** @example const textOf = (errors: readonly JsonError[]) => errors.map(printJsonError).join('\n') */
export interface JsonError {
  /** From the root, `$`. @example $.layers[2].heads[0].query[3].value */
  readonly path: string
  readonly message: string
  /** Where in the text; null when the text is JSON and only the value is wrong. */
  readonly place: Place | null
}

/**
 * What reading gives, of a text or of a shape.
 * @example const modelOf = (read: Read<Model>) => (read.kind === 'read' ? read.value : null)
 */
export type Read<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'unreadable'; readonly errors: readonly JsonError[] }

/** Both from 1; columns count code points. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Nobody reads more at once. */
export const MAXIMAL_ERRORS = 20

/** Adds the error if there is room. It comes as a function, so that a million errors too many cost nothing to word. */
export function report(errors: JsonError[], error: () => JsonError): undefined {
  if (errors.length < MAXIMAL_ERRORS) errors.push(error())
}

/** @example pathTo('$.layers', 2) // $.layers[2] */
export function pathTo(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`
  return /^[A-Za-z_]\w{0,99}$/.test(step) ? `${path}.${step}` : `${path}[${quote(step)}]`
}

/** Quoted as in JSON, cut when long, with escapes for what cannot be seen. @example quote('a"b') // "a\"b" */
export const quote = (text: string): string => jsonText(cut(text, LONGEST_QUOTE))

const LONGEST_QUOTE = 60

/** What to show of anything that was thrown. @example messageOf(new RangeError('too large')) // too large */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * One line.
 * @example printJsonError({ path: '$.layers', message: 'expected "]"', place: { line: 3, column: 7 } }) // line 3, column 7, at $.layers: expected "]"
 */
export const printJsonError = ({ path, message, place }: JsonError): string =>
  place === null ? `${path}: ${message}` : `line ${place.line}, column ${place.column}, at ${path}: ${message}`
