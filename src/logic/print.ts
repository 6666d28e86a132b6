// Formulas as text, in three styles, all of which `parseFormula` reads. Parentheses stand where the grammar needs them, and around
// comparisons below prefixes, S and U, where people do. Takes time in proportion to the text, at any depth.
import { match, P } from 'ts-pattern'
import { infixPrinted, inParentheses, printedLeaf as leaf, type Printed, textAbove } from '../text/index.ts'
import { type CountTerm, type Formula, fold, type Node } from './formula.ts'
import { INFIXES, NOTATION, PREFIX_LEVEL, type Sign, type Style } from './notation.ts'
import { type Predicate, predicateText } from './predicate.ts'
import { letterText } from './symbol.ts'

/** @example printFormula(formula('Y Q_1 & !Q_0'), 'unicode') // ⊖Q_1 ∧ ¬Q_0 */
export const printFormula = (formula: Formula, style: Style = 'ascii'): string =>
  fold<Formula, Printed>(formula, (node, parts) => printNode(node, parts, style)).text

/**
 * A node over parts that go by a name: those with spaces in them stand in parentheses.
 * @example printNamed({ kind: 'since', left: 0, right: 1 }, ['φ5', 'Y Q_a']) // 'φ5 S (Y Q_a)'
 */
export const printNamed = (node: Node<unknown>, names: readonly string[]): string =>
  printNode(
    node,
    names.map((text) => ({ text, level: text.includes(' ') ? 0 : Number.POSITIVE_INFINITY })),
    'ascii',
  ).text

function printNode(node: Node<unknown>, parts: readonly Printed[], style: Style): Printed {
  const sign = (of: Sign): string => NOTATION[of][style]
  return match(node)
    .returnType<Printed>()
    .with({ kind: 'constant' }, ({ value }) => leaf(sign(value ? 'true' : 'false')))
    .with({ kind: 'first' }, { kind: 'last' }, ({ kind }) => leaf(sign(kind)))
    .with({ kind: 'letter' }, ({ symbol }) => leaf(letterText(symbol, style)))
    .with({ kind: 'predicate' }, ({ predicate }) =>
      leaf(`${style === 'latex' ? '' : '@'}${nameText(predicate, style)}`),
    )
    .with({ kind: 'predicate-of' }, ({ predicate, count: { direction } }) =>
      leaf(`${nameText(predicate, style)}(${sign(direction)}[${parts[0].text}])`),
    )
    .with({ kind: 'and' }, { kind: 'or' }, { kind: 'implies' }, { kind: 'iff' }, ({ kind }) =>
      infixPrinted(sign(kind), INFIXES[kind], parts),
    )
    .with({ kind: 'since' }, { kind: 'until' }, ({ kind }) =>
      infixPrinted(sign(kind), INFIXES[kind], parts.map(asOperand)),
    )
    .with({ kind: 'compare' }, ({ operator, left, right }) => {
      const texts = parts.map(({ text }) => text)
      const rest = texts.slice(left.filter(({ count }) => count !== null).length)
      const text = `${termText(left, texts, style)} ${sign(operator)} ${termText(right, rest, style)}`
      return { text, level: INFIXES[operator].level }
    })
    .with({ of: P.any }, ({ kind }) => {
      const prefix = sign(kind)
      const space = /[A-Za-z}]$/.test(prefix) ? ' ' : ''
      return { text: `${prefix}${space}${textAbove(PREFIX_LEVEL - 1, asOperand(parts[0]))}`, level: PREFIX_LEVEL }
    })
    .exhaustive()
}

/** Nobody expects !#L[Q_a] < 1 to deny the comparison, although the grammar does. */
const asOperand = (printed: Printed): Printed =>
  printed.level === INFIXES['<'].level ? inParentheses(printed) : printed

function nameText(predicate: Predicate, style: Style): string {
  if (style !== 'latex') return predicateText(predicate)
  const name = `\\mathsf{${predicate.name.replaceAll('_', '\\_')}}`
  return predicateText({ name, parameters: predicate.parameters })
}

/** A sum, from the texts of what its counts count. Texts are appended and not joined, which would copy them at every level. */
function termText(term: CountTerm<unknown>, counted: readonly string[], style: Style): string {
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
