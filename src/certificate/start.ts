// Layer 0: what the embedding and the schedule leave in each coordinate. A word has one symbol at each position, so an embedded value is
// the one for other symbols, plus for each symbol the difference, where it stands; letters are Booleans of which nothing else is used.
import { type Rational, rational } from '../numbers/index.ts'
import { ATOM_ONE, type Atom, formFrom, type Term, type Value } from './form.ts'
import type { Classes } from './formula.ts'
import * as polynomial from './polynomial.ts'
import { refuse } from './refusal.ts'
import type { Model, Scheduled } from './shape.ts'

/** The powers of i and n, or of n − i + 1, that a term is. */
// biome-ignore format: a table.
const TERMS: ReadonlyMap<string, readonly [i: number, n: number, u?: number]> = new Map([
  ['1', [0, 0]], ['i', [1, 0]], ['i^2', [2, 0]], ['1/i', [-1, 0]], ['1/i^2', [-2, 0]], ['n', [0, 1]], ['1/n', [0, -1]],
  ['1/n^2', [0, -2]], ['i/n', [1, -1]], ['(i/n)^2', [2, -2]], ['i*n', [1, 1]], ['i^2*n', [2, 1]], ['1/(n-i+1)', [0, 0, -1]],
])

function termOf(term: string, sign: 1 | -1): polynomial.Polynomial | undefined {
  const powers = TERMS.get(term)
  if (powers === undefined) return undefined
  const [i, n, u = 0] = powers.map((one = 0) => sign * one)
  return polynomial.product(polynomial.power('i', i), polynomial.power('n', n), polynomial.power('u', u))
}

function scheduledAt(value: Scheduled, coordinate: string, classes: Classes): Term {
  const factor = polynomial.constant('times' in value ? value.times : rational.one)
  if ('predicate' in value)
    return { atom: { kind: 'boolean', of: classes.predicate(value.predicate, value.at) }, factor }
  if (!('term' in value)) return refuse('definition-4', coordinate, 'a table says nothing of other lengths')
  if (value.term === '(-1)^i') return { atom: { kind: 'parity' }, factor }
  if (value.term === '[i=1]') return { atom: { kind: 'boolean', of: classes.first }, factor }
  const known = termOf(value.term, 1) ?? refuse('definition-4', coordinate, `${value.term} is not known`)
  return { atom: ATOM_ONE, factor: polynomial.multiply(factor, known) }
}

/** 1/τ, for a τ that is known for every length, and positive. */
export function inverseTemperature(temperature: Scheduled): polynomial.Polynomial {
  const inverse = 'term' in temperature ? termOf(temperature.term, -1) : undefined
  if (inverse === undefined || !('times' in temperature) || rational.sign(temperature.times) <= 0)
    return refuse('definition-3', 'the temperature', 'it is not known to be positive at every length')
  return polynomial.scale(inverse, rational.inverse(temperature.times))
}

type Entries = readonly { readonly to: string; readonly value: Rational }[]

/** The values of all coordinates before the first layer. */
export function startOf(model: Model, classes: Classes, indexOf: (name: string) => number): Value[] {
  const { symbols, other } = model.embedding
  const others =
    other ?? refuse('definition-1', 'the embedding', 'letters that the formula does not know have no vector')
  if (new Set(symbols.map(({ symbol }) => symbol)).size < symbols.length)
    refuse('definition-1', 'the embedding', 'a symbol is given twice')
  const terms = model.coordinates.map((): Term[] => [])
  const put = (atom: Atom, entries: Entries, sign: 1 | -1): void => {
    for (const { to, value } of entries)
      terms[indexOf(to)].push({ atom, factor: polynomial.scale(polynomial.constant(value), rational.of(sign)) })
  }
  put(ATOM_ONE, others, 1)
  for (const { symbol, vector } of symbols) {
    const atom: Atom = { kind: 'boolean', of: classes.letter(symbol) }
    put(atom, vector, 1)
    put(atom, others, -1)
  }
  for (const { coordinate, value } of model.schedule.positions)
    terms[indexOf(coordinate)].push(scheduledAt(value, coordinate, classes))
  return terms.map((list) => ({ form: formFrom(list), error: rational.zero }))
}
