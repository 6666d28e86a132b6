// Formulas as text, in three styles, all of which `parseFormula` reads. Parentheses stand where the grammar needs them, and around
// comparisons below prefixes, S and U, where people do. Takes time in proportion to the text, at any depth.
import { match, P } from 'ts-pattern'
import { type CountTerm, type Formula, fold } from './formula.ts'
import { LEVELS, NOTATION, type Sign, type Style } from './notation.ts'
import { type Predicate, predicateText } from './predicate.ts'
import { letterText } from './symbol.ts'

interface Printed {
  readonly text: string
  readonly level: number
}

/** @example printFormula(formula('Y Q_1 & !Q_0'), 'unicode') // '⊖Q_1 ∧ ¬Q_0' */
export const printFormula = (formula: Formula, style: Style = 'ascii'): string =>
  fold<Formula, Printed>(formula, (node, parts) => printNode(node, parts, style)).text

function printNode(node: Formula, parts: readonly Printed[], style: Style): Printed {
  const sign = (of: Sign): string => NOTATION[of][style]
  const [a, b] = parts
  return match(node)
    .returnType<Printed>()
    .with({ kind: 'constant' }, ({ value }) => leaf(sign(value ? 'true' : 'false')))
    .with({ kind: 'first' }, { kind: 'last' }, ({ kind }) => leaf(sign(kind)))
    .with({ kind: 'letter' }, ({ symbol }) => leaf(letterText(symbol, style)))
    .with({ kind: 'predicate' }, ({ predicate }) =>
      leaf(`${style === 'latex' ? '' : '@'}${nameText(predicate, style)}`),
    )
    .with({ kind: 'predicate-of' }, ({ predicate, count: { direction } }) =>
      leaf(`${nameText(predicate, style)}(${sign(direction)}[${a.text}])`),
    )
    .with({ kind: 'and' }, { kind: 'or' }, ({ kind }) => {
      const level = LEVELS[kind]
      const texts = parts.map((part) => above(level, part))
      return { text: texts.reduce((text, part) => `${text} ${sign(kind)} ${part}`), level }
    })
    .with({ kind: 'since' }, { kind: 'until' }, ({ kind }) => {
      const level = LEVELS[kind]
      return { text: `${operand(level, a)} ${sign(kind)} ${operand(level, b)}`, level }
    })
    .with({ kind: 'implies' }, ({ kind }) => {
      const level = LEVELS[kind]
      return { text: `${above(level, a)} ${sign(kind)} ${above(level, b)}`, level }
    })
    .with({ kind: 'iff' }, ({ kind }) => {
      const level = LEVELS[kind]
      return { text: `${above(level - 1, a)} ${sign(kind)} ${above(level, b)}`, level }
    })
    .with({ kind: 'compare' }, ({ operator, left, right }) => {
      const texts = parts.map(({ text }) => text)
      const rest = texts.slice(left.filter(({ count }) => count !== null).length)
      const text = `${termText(left, texts, style)} ${sign(operator)} ${termText(right, rest, style)}`
      return { text, level: LEVELS.compare }
    })
    .with({ of: P.any }, ({ kind }) => {
      const prefix = sign(kind)
      const space = /[A-Za-z}]$/.test(prefix) ? ' ' : ''
      return { text: `${prefix}${space}${operand(LEVELS.prefix - 1, a)}`, level: LEVELS.prefix }
    })
    .exhaustive()
}

const leaf = (text: string): Printed => ({ text, level: LEVELS.leaf })

/** In parentheses, unless it binds tighter. */
const above = (level: number, { text, level: own }: Printed): string => (own > level ? text : `(${text})`)

/** Nobody expects !#L[Q_a] < 1 to deny the comparison, although the grammar does. */
const operand = (level: number, printed: Printed): string =>
  above(printed.level === LEVELS.compare ? LEVELS.compare : level, printed)

function nameText(predicate: Predicate, style: Style): string {
  if (style !== 'latex') return predicateText(predicate)
  const name = `\\mathsf{${predicate.name.replaceAll('_', '\\_')}}`
  return predicateText({ name, parameters: predicate.parameters })
}

/** A sum, from the texts of what its counts count. Texts are appended and not joined, which would copy them at every level. */
function termText(term: CountTerm<Formula>, counted: readonly string[], style: Style): string {
  const { minus, plus, times } = NOTATION
  let next = 0
  return term
    .map(({ factor, count }, index) => {
      const size = factor < 0n ? -factor : factor
      const space = style === 'latex' ? ' ' : ''
      const scaled = size === 1n && count !== null ? '' : `${size}`
      const product = scaled === '' || count === null ? scaled : `${scaled}${space}${times[style]}${space}`
      const text = count === null ? product : `${product}${NOTATION[count.direction][style]}[${counted[next++]}]`
      if (index === 0) return factor < 0n ? `${minus[style]}${text}` : text
      return ` ${factor < 0n ? minus[style] : plus[style]} ${text}`
    })
    .reduce((sum, addend) => sum + addend)
}
