// The page on the formula language, held to the language: everything in it is read, and its tables say what the code says.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compile } from '../../src/compile/index.ts'
import {
  definitionOf,
  equalFormulas,
  FRAGMENTS,
  formula,
  meaning,
  PREDICATES,
  predicate,
  printFormula,
  SEMANTICS,
} from '../../src/logic/index.ts'
import { STATEMENTS } from '../../src/statements/index.ts'
import { word } from '../../src/transformer/index.ts'

const PAGE = readFileSync('docs/formula-language.md', 'utf8')

const isTriangular = (k: number): boolean => Number.isInteger((Math.sqrt(8 * k + 1) - 1) / 2)
const predicates = [definitionOf(predicate('TRIANGULAR', isTriangular))]
const triangular = formula('TRIANGULAR(#L[Q_1])', { predicates })

const truth = meaning(triangular, word('0111')) // true, true, false, true
const { model } = compile(triangular, 'theorem-20a')

/** The body of the table below a heading, as rows of cells. */
function tableBelow(heading: string): string[][] {
  const section = PAGE.slice(PAGE.indexOf(`\n## ${heading}\n`) + 1)
  return tableIn(section.slice(0, section.indexOf('\n## ')))
}

const tableIn = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .map((cells) => cells.slice(1, -1))

/** What stands in backquotes. */
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text)

test('every example is a formula', () => {
  const examples = tableIn(PAGE.slice(0, PAGE.indexOf('\n## '))).flatMap(([text]) => quoted(text))
  expect(examples.length).toBeGreaterThan(5)
  for (const example of examples) expect(() => formula(example)).not.toThrow()
})

test('every spelling in the table of operators is read, and the printers write what it says', () => {
  const rows = tableBelow('Operators')
  expect(rows.length).toBeGreaterThan(25)
  for (const [, ascii, also, unicode, latex] of rows) {
    const [text] = quoted(ascii)
    const parsed = formula(text)
    expect([printFormula(parsed), printFormula(parsed, 'unicode'), printFormula(parsed, 'latex')]).toEqual([
      text,
      ...quoted(unicode),
      ...quoted(latex),
    ])
    for (const other of [...quoted(also), ...quoted(unicode), ...quoted(latex)]) {
      expect([other, equalFormulas(formula(other), parsed)]).toEqual([other, true])
    }
  }
})

test('operators bind as the page says', () => {
  const pairs = [...PAGE.matchAll(/`([^`]+)` is `([^`]+)`/g)].map(([, left, right]) => [left, right])
  expect(pairs).toHaveLength(2)
  for (const [left, right] of pairs) expect(equalFormulas(formula(left), formula(right))).toBe(true)
})

test('the examples of semantics are true where the page says', () => {
  const rows = tableBelow('Since and until')
  expect(new Set(rows.map(([, semantics]) => semantics))).toEqual(new Set(SEMANTICS))
  for (const [text, name, input, bits] of rows) {
    const semantics = SEMANTICS.find((one) => one === name)
    const column = meaning(formula(quoted(text)[0]), word(quoted(input)[0]), semantics)
    expect([text, name, column.map((holds) => (holds ? '1' : '0')).join('')]).toEqual([text, name, quoted(bits)[0]])
  }
})

test('the table of predicates lists them all, with what they take and mean', () => {
  expect(tableBelow('Predicates')).toEqual(
    PREDICATES.map(({ name, takes, meaning: says }) => [`\`${name}\``, takes, says]),
  )
})

test('the table of statements has each with its fragment, and operators that it takes and others do not', () => {
  const rows = tableBelow('Which statement takes which formula')
  const listed = rows.flatMap(([ids, fragment]) => ids.split(', ').map((id) => [id, fragment]))
  expect(listed).toEqual(STATEMENTS.map(({ id, fragment }) => [id, fragment]))
  const features = {
    Y: 'previous',
    X: 'next',
    S: 'since',
    U: 'until',
    '#L': 'count-left',
    '#R': 'count-right',
  } as const
  for (const [, name, operators] of rows) {
    const fragment = Object.values(FRAGMENTS).find((one) => one.name === name)
    if (operators === 'all') continue
    const shown = Object.entries(features).filter(([sign]) => quoted(operators).includes(sign))
    const others = operators.includes('predicates') ? ['comparison', 'predicate'] : []
    expect([...shown.map(([, feature]) => feature), ...others].sort()).toEqual([...(fragment?.features ?? [])].sort())
  }
})

test('the page gives the grammar that stands at the head of the parser', () => {
  const [, grammar] = /## Grammar\n\n([\s\S]*?)\n\n/.exec(PAGE) ?? []
  const header = readFileSync('src/logic/parse.ts', 'utf8')
  for (const line of grammar.split('\n')) expect(header).toContain(line.trim())
})

test('the code of the page runs as it stands', () => {
  const [, code] = /```ts\nimport [^\n]*\n\n([\s\S]*?)```/.exec(PAGE) ?? []
  expect(readFileSync(import.meta.filename, 'utf8')).toContain(code)
  expect(truth).toEqual([true, true, false, true])
  expect(model.coordinates).toContain('TRIANGULAR at i')
})
