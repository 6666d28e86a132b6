// Programs as text, in two styles, both of which `parseProgram` reads back as they were. Parentheses stand where the grammar needs
// them, and around comparisons below `not`, where people do. Takes time in proportion to the text, at any depth.
import { match } from 'ts-pattern'
import { infixPrinted, inParentheses, printedLeaf as leaf, type Printed, quoted, textAbove } from '../text/index.ts'
import { fold } from './expression.ts'
import { INFIXES, NOTATION, PREFIXES, type Sign, type Style } from './notation.ts'
import type { AttentionMask, Expression, Operation, Program, Table, Value } from './program.ts'

/** @example srasp.printProgram(srasp.program('alphabet a\ny(i) = i')) // 'alphabet a\ny(i) = i\noutput y\n' */
export const printProgram = ({ alphabet, tables, lines, output }: Program, style: Style = 'ascii'): string =>
  [
    `alphabet ${alphabet.map(symbolText).join(' ')}`,
    ...tables.map((table) => tableText(table, style)),
    ...lines.map(({ name, operation }) => `${name}(i) = ${operationText(operation, style)}`),
    `output ${output}`,
  ]
    .map((line) => `${line}\n`)
    .join('')

/** Symbols of the alphabet need no quotes unless they could be misread. */
const symbolText = (symbol: string): string => {
  const text = quoted(symbol)
  return /[\s"#\\]/u.test(text.slice(1, -1)) ? text : symbol
}

function tableText({ name, parameters, rows, otherwise }: Table, style: Style): string {
  const arrow = NOTATION.arrow[style]
  const head = parameters === 1 ? name : `${name}(${parameters})`
  const shown = rows.map(
    ({ symbols, value }) => `${symbols.map((s) => quoted(s)).join(' ')} ${arrow} ${valueText(value)}`,
  )
  return `table ${head} = ${[...shown, `else ${valueText(otherwise)}`].join(', ')}`
}

/** @example valueText('a') // '"a"' */
export const valueText = (value: Value): string => (typeof value === 'string' ? quoted(value) : `${value}`)

/** @example operationText({ kind: 'prefix-sum', value: { kind: 'position', at: 'j' } }) // 'psum[j <= i] j' */
export function operationText(operation: Operation, style: Style = 'ascii'): string {
  const sign = (of: Sign): string => NOTATION[of][style]
  return match(operation)
    .returnType<string>()
    .with({ kind: 'position-wise' }, ({ value }) => printExpression(value, style))
    .with({ kind: 'prefix-sum' }, ({ value }) => `${sign('psum')}[j ${sign('<=')} i] ${printExpression(value, style)}`)
    .with({ kind: 'attention' }, ({ direction, mask, predicate, value, otherwise }) => {
      const where = `${maskText(mask, style)}, ${printExpression(predicate, style)}`
      return `${sign(direction)}[${where}] ${printExpression(value, style)} : ${printExpression(otherwise, style)}`
    })
    .exhaustive()
}

/** @example maskText('j<=i') // 'j <= i' */
export const maskText = (mask: AttentionMask, style: Style = 'ascii'): string =>
  match(mask)
    .returnType<string>()
    .with('all', () => 'all')
    .with('j<i', () => `j ${NOTATION['<'][style]} i`)
    .with('j<=i', () => `j ${NOTATION['<='][style]} i`)
    .with('j>i', () => `j ${NOTATION['>'][style]} i`)
    .with('j>=i', () => `j ${NOTATION['>='][style]} i`)
    .exhaustive()

/** @example srasp.printExpression({ kind: 'not', of: { kind: 'vector', name: 'y', at: 'i' } }, 'unicode') // ¬y(i) */
export const printExpression = (expression: Expression, style: Style = 'ascii'): string =>
  fold<Printed>(expression, (node, parts) => printNode(node, parts, style)).text

function printNode(node: Expression, parts: readonly Printed[], style: Style): Printed {
  const sign = (of: Sign): string => NOTATION[of][style]
  const [a, b, c] = parts
  return match(node)
    .returnType<Printed>()
    .with({ kind: 'constant' }, ({ value }) => leaf(valueText(value)))
    .with({ kind: 'input' }, ({ at }) => leaf(`in(${at})`))
    .with({ kind: 'vector' }, ({ name, at }) => leaf(`${name}(${at})`))
    .with({ kind: 'position' }, ({ at }) => leaf(at))
    .with({ kind: 'length' }, () => leaf('n'))
    .with({ kind: 'not' }, () => {
      const operand = a.level === INFIXES['='].level ? inParentheses(a) : a
      const text = `${sign('not')}${style === 'ascii' ? ' ' : ''}${textAbove(PREFIXES.not - 1, operand)}`
      return { text, level: PREFIXES.not }
    })
    .with({ kind: 'and' }, { kind: 'or' }, { kind: 'plus' }, { kind: 'minus' }, ({ kind }) =>
      infixPrinted(sign(kind), INFIXES[kind], parts),
    )
    .with({ kind: 'compare' }, ({ operator }) => infixPrinted(sign(operator), INFIXES[operator], parts))
    .with({ kind: 'if' }, () => {
      const level = PREFIXES.if
      return { text: `if ${textAbove(level, a)} then ${textAbove(level, b)} else ${c.text}`, level }
    })
    .with({ kind: 'apply' }, ({ table }) =>
      leaf(`${table}(${parts.map(({ text }) => text).reduce((text, part) => `${text}, ${part}`)})`),
    )
    .exhaustive()
}
