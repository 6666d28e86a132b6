// Unary numerical predicates θ = (θ_n), θ_n : {0..n} → {0, 1} (Definition 19). Built-in ones go by name, in formulas and in text;
// others are made in code with `predicate` and handed to the parser.
import { quote } from '../json/index.ts'
import { WORDS } from './notation.ts'

/** @example const odd: Predicate = { name: 'ODD', parameters: [], holds: (k) => k % 2 === 1 } */
export interface Predicate {
  readonly name: string
  readonly parameters: readonly number[]
  /** θ_n(k), for 0 ≤ k ≤ n. */
  holds(k: number, n: number): boolean
}

/** What a name stands for. */
export interface PredicateDefinition {
  readonly name: string
  /** What stands in brackets, for error messages, as in "m, r with m ≥ 1 and 0 ≤ r < m"; empty where nothing does. */
  readonly takes: string
  readonly meaning: string
  /** Undefined for parameters that do not fit. */
  make(parameters: readonly number[]): Predicate | undefined
}

/** A predicate of your own. @example predicate('SQUARE', (k) => Number.isInteger(Math.sqrt(k))).holds(9, 20) // true */
export const predicate = (
  name: string,
  holds: (k: number, n: number) => boolean,
  parameters: readonly number[] = [],
): Predicate => ({ name, parameters, holds })

/**
 * A definition of it, for the parser: no parameters. Throws a RangeError for a name that could not be read.
 * @example
 * const small = definitionOf(predicate('SMALL', (k) => k < 9))
 * formula('SMALL(#L[Q_1])', { predicates: [small] }).kind // predicate-of
 */
export function definitionOf(own: Predicate, meaning = 'defined in code'): PredicateDefinition {
  if (!/^[A-Za-z][A-Za-z0-9_]{1,99}$/.test(own.name) || own.name.startsWith('Q_') || WORDS.includes(own.name)) {
    const name = `a letter, then 1 to 99 letters, digits or _, and not ${WORDS.join(', ')}`
    throw new RangeError(`no formula could name the predicate ${quote(own.name)}: expected ${name}`)
  }
  return plain(own.name, meaning, own.holds)
}

/** What the definitions below have made. */
const BUILT_IN = new WeakSet<Predicate>()

/** Whether a file can name it: one of your own is another, even if it is called like it. @example isBuiltIn(predicate('ODD', () => true)) // false */
export const isBuiltIn = (theta: Predicate): boolean => BUILT_IN.has(theta)

const plain = (name: string, meaning: string, holds: Predicate['holds']): PredicateDefinition => {
  const made = predicate(name, holds)
  return { name, takes: '', meaning, make: (parameters) => (parameters.length === 0 ? made : undefined) }
}

const modular = (name: string, meaning: string, rest: (k: number, n: number) => number): PredicateDefinition => ({
  name,
  takes: 'm, r with m ≥ 1 and 0 ≤ r < m',
  meaning,
  make(parameters) {
    const [m, r] = parameters
    if (parameters.length !== 2 || m < 1 || r < 0 || r >= m) return undefined
    return predicate(name, (k, n) => rest(k, n) % m === r, parameters)
  },
})

const isPrime = (k: number): boolean => {
  for (let divisor = 2; divisor * divisor <= k; divisor++) if (k % divisor === 0) return false
  return k >= 2
}

const isSquare = (k: number): boolean => Math.round(Math.sqrt(k)) ** 2 === k

const isPowerOfTwo = (k: number): boolean => {
  let power = 1
  while (power < k) power *= 2
  return power === k
}

const named = (definition: PredicateDefinition): PredicateDefinition => ({
  ...definition,
  make(parameters) {
    const theta = definition.make(parameters)
    if (theta !== undefined) BUILT_IN.add(theta)
    return theta
  },
})

const DEFINITIONS: readonly PredicateDefinition[] = [
  plain('ODD', 'k is odd', (k) => k % 2 === 1),
  plain('EVEN', 'k is even', (k) => k % 2 === 0),
  modular('MOD', 'k ≡ r modulo m', (k) => k),
  modular('REST', 'n − k ≡ r modulo m', (k, n) => n - k),
  plain('FIRST', 'k = 1', (k) => k === 1),
  plain('LAST', 'k = n', (k, n) => k === n),
  plain('HALF', '2k = n', (k, n) => 2 * k === n),
  plain('PRIME', 'k is prime', isPrime),
  plain('SQUARE', 'k is a square, 0 included', isSquare),
  plain('POW2', 'k is a power of 2', isPowerOfTwo),
  {
    name: 'TABLE',
    takes: 'θ(0), θ(1), …, each 0 or 1',
    meaning: 'the listed value, and 0 beyond the list',
    make(parameters) {
      if (parameters.length === 0 || parameters.some((bit) => bit !== 0 && bit !== 1)) return undefined
      return predicate('TABLE', (k) => parameters[k] === 1, parameters)
    },
  },
]

export const PREDICATES: readonly PredicateDefinition[] = DEFINITIONS.map(named)

/** @example builtIn('MOD', [3, 1])?.holds(4, 9) // true */
export const builtIn = (name: string, parameters: readonly number[] = []): Predicate | undefined =>
  PREDICATES.find((definition) => definition.name === name)?.make(parameters)

/** Name and parameters, as they are written. @example predicateText({ name: 'MOD', parameters: [3, 1] }) // 'MOD[3,1]' */
export const predicateText = ({ name, parameters }: Pick<Predicate, 'name' | 'parameters'>): string =>
  parameters.length === 0 ? name : `${name}[${parameters.join(',')}]`

/** The built-in predicate of a text such as MOD[3,1]; undefined where there is none. @example readPredicate('MOD[3,1]')?.holds(4, 9) // true */
export function readPredicate(text: string): Predicate | undefined {
  const [, name, parameters = ''] = /^(\w+)(?:\[(\d{1,9}(?:,\d{1,9})*)\])?$/.exec(text) ?? []
  return name === undefined ? undefined : builtIn(name, parameters === '' ? [] : parameters.split(',').map(Number))
}
