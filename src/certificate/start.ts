// Layer 0: what the embedding and the schedule leave in each coordinate. A word has one symbol at each position, so an embedded value is
// the one for other symbols, plus for each symbol the difference, where it stands; letters are Booleans of which nothing else is used.
import { type Rational, rational } from '../numbers/index.ts'
import { ATOM_ONE, type Atom, exactForm, type Term, type Value } from './form.ts'
import type { Classes } from './formula.ts'
import { constant, ONE, type Polynomial, power, product, scale } from './polynomial.ts'
import { refuse } from './refusal.ts'
import type { Model, Scheduled } from './shape.ts'

/** The terms that are polynomials, and their inverses. */
const TERMS: Readonly<Record<string, readonly [Polynomial, Polynomial]>> = {
  '1': [ONE, ONE],
  i: [power('i'), power('i', -1)],
  'i^2': [power('i', 2), power('i', -2)],
  '1/i': [power('i', -1), power('i')],
  '1/i^2': [power('i', -2), power('i', 2)],
  n: [power('n'), power('n', -1)],
  '1/n': [power('n', -1), power('n')],
  '1/n^2': [power('n', -2), power('n', 2)],
  'i/n': [product(power('i'), power('n', -1)), product(power('i', -1), power('n'))],
  '(i/n)^2': [product(power('i', 2), power('n', -2)), product(power('i', -2), power('n', 2))],
  'i*n': [product(power('i'), power('n')), product(power('i', -1), power('n', -1))],
  'i^2*n': [product(power('i', 2), power('n')), product(power('i', -2), power('n', -1))],
  '1/(n-i+1)': [power('u', -1), power('u')],
}

function scheduledTerm(scheduled: Scheduled, classes: Classes): Term<Polynomial> | undefined {
  if ('predicate' in scheduled) {
    const { predicate, at } = scheduled
    return { atom: { kind: 'boolean', of: classes.predicate(predicate, at) }, factor: ONE }
  }
  if (!('term' in scheduled)) return undefined
  const { term, times } = scheduled
  if (term === '(-1)^i') return { atom: { kind: 'parity' }, factor: constant(times) }
  if (term === '[i=1]') return { atom: { kind: 'boolean', of: classes.first }, factor: constant(times) }
  return { atom: ATOM_ONE, factor: scale(TERMS[term][0], times) }
}

/** 1/τ; undefined where τ is not known for every length, or not positive. */
export function inverseTemperature(temperature: Scheduled): Polynomial | undefined {
  if (!('term' in temperature) || !Object.hasOwn(TERMS, temperature.term)) return undefined
  const { term, times } = temperature
  return rational.sign(times) > 0 ? scale(TERMS[term][1], rational.inverse(times)) : undefined
}

/** The values of all coordinates before the first layer. */
export function startOf(
  { coordinates, embedding, schedule }: Model,
  classes: Classes,
  indexOf: (name: string) => number,
): Value[] {
  const { symbols, other } = embedding
  if (other === null)
    refuse(
      'definition-1',
      'the embedding',
      'there is no vector for other symbols: letters that the formula does not know',
    )
  const terms = coordinates.map((): Term<Polynomial>[] => [])
  const unknown = new Set<number>()
  const put = (to: number, atom: Atom, value: Rational): void => {
    terms[to].push({ atom, factor: constant(value) })
  }
  const others = distinct(other, indexOf)
  for (const [to, value] of others) put(to, ATOM_ONE, value)
  if (new Set(symbols.map(({ symbol }) => symbol)).size < symbols.length)
    refuse('definition-1', 'the embedding', 'a symbol is given twice')
  for (const { symbol, vector } of symbols) {
    const own = distinct(vector, indexOf)
    for (const to of new Set([...own.keys(), ...others.keys()])) {
      const difference = rational.subtract(own.get(to) ?? rational.zero, others.get(to) ?? rational.zero)
      put(to, { kind: 'boolean', of: classes.letter(symbol) }, difference)
    }
  }
  for (const { coordinate, value } of schedule.positions) {
    const term = scheduledTerm(value, classes)
    const to = indexOf(coordinate)
    if (term === undefined) unknown.add(to)
    else terms[to].push(term)
  }
  return terms.map((list, c) => (unknown.has(c) ? { kind: 'unknown' } : { kind: 'exact', form: exactForm(list) }))
}

/** Entries by place, each place once. */
function distinct(
  entries: readonly { readonly to: string; readonly value: Rational }[],
  indexOf: (name: string) => number,
): ReadonlyMap<number, Rational> {
  const places = new Map(entries.map(({ to, value }) => [indexOf(to), value]))
  if (places.size < entries.length) refuse('definition-1', 'the embedding', 'an entry is given twice')
  return places
}
