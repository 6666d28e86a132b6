// The page on S-RASP, held to the language: every program in it is run, and its tables say what the code says.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as srasp from '../../src/srasp/index.ts'
import { word } from '../../src/transformer/index.ts'

const PAGE = readFileSync('docs/srasp.md', 'utf8')

const last = srasp.program(`
  alphabet a b
  seen(i) = rightmost[j < i, in(j) = in(i)] j : 0
  y(i) = seen(i) = 0
`)
const { vectors, output } = srasp.runProgram(last, word('abba'))
const positions = vectors.get('seen') // 0, 0, 2, 1

/** The text below a heading. */
function section(heading: string): string {
  const start = PAGE.indexOf(`\n## ${heading}\n`)
  if (start < 0) throw new Error(`the page has no heading "${heading}"`)
  const [text] = PAGE.slice(start + 1).split('\n## ')
  return text
}

/** The bodies of the tables in a text, as rows of cells. */
const tablesIn = (text: string): string[][][] =>
  text
    .split(/\n(?!\|)/)
    .filter((block) => block.includes('\n|---'))
    .map((block) =>
      block
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2)
        .map((line) =>
          line
            .split(/(?<!\\)\|/)
            .map((cell) => cell.trim().replaceAll('\\|', '|'))
            .slice(1, -1),
        ),
    )

/** What stands in backquotes. */
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text)

/** What a program is on a word, as the page writes it. */
const run = (program: srasp.Program, text: string): string =>
  srasp.runProgram(program, word(text)).output.map(srasp.valueText).join(' ')

const [, ABOVE] = /```srasp\n([\s\S]*?)```/.exec(section('Operations')) ?? []
const below = (line: string): srasp.Program => srasp.program(`${ABOVE}${line}`)

/** The message that a line is refused with. */
function refusal(line: string): string {
  const read = srasp.parseProgram(`${ABOVE}${line}`)
  return read.kind === 'unreadable' ? read.message : 'it is read'
}

test('the first program is the example in the repository', () => {
  const [, first] = /```srasp\n([\s\S]*?)```/.exec(PAGE) ?? []
  expect(first).toBe(readFileSync('examples/dyck-2.srasp', 'utf8'))
})

test('every program computes what the page says', () => {
  const programs = [...PAGE.matchAll(/```srasp\n([\s\S]*?)```\n([\s\S]*?)(?=```|\n## |$)/g)]
  let words = 0
  for (const [, text, rest] of programs) {
    const program = srasp.program(text)
    const [rows] = tablesIn(rest).filter(([row]) => row.length === 2)
    for (const [input, values] of rows ?? []) {
      words += 1
      expect([text, input, run(program, quoted(input)[0])]).toEqual([text, input, quoted(values)[0]])
    }
  }
  expect([programs.length, words]).toEqual([6, 11])
})

test('every kind of line is read', () => {
  const [, lines] = tablesIn(PAGE.slice(0, PAGE.indexOf('\n## ')))
  const text = lines
    .map(([line]) => quoted(line)[0])
    .join('\n')
    .replace('…', 'i')
  expect(srasp.program(text)).toMatchObject({ alphabet: ['a', 'b', '#', '<s> 1'], output: 'y' })
})

test('operations are read, printed and computed as the page says', () => {
  const [rows] = tablesIn(section('Operations'))
  expect(rows).toHaveLength(4)
  for (const [, ascii, also, unicode, values] of rows) {
    const [text] = quoted(ascii)
    const program = below(`y(i) = ${text}`)
    expect([text, run(program, 'abba')]).toEqual([text, quoted(values)[0]])
    const { operation } = program.lines[program.lines.length - 1]
    expect([srasp.operationText(operation), srasp.operationText(operation, 'unicode')]).toEqual([
      text,
      ...quoted(unicode),
    ])
    for (const other of [...quoted(also), ...quoted(unicode)]) expect(below(`y(i) = ${other}`)).toEqual(program)
  }
})

test('expressions are read, printed and typed as the page says', () => {
  const [rows] = tablesIn(section('Expressions'))
  expect(rows.length).toBeGreaterThan(10)
  for (const [ascii, also, unicode, gives] of rows) {
    const [text] = quoted(ascii)
    const parsed = srasp.parseProgram(`${ABOVE}y(i) = ${text}`)
    if (parsed.kind === 'unreadable') throw new Error(`${text}: ${parsed.message}`)
    const { operation } = parsed.value.lines[parsed.value.lines.length - 1]
    expect([srasp.operationText(operation), srasp.operationText(operation, 'unicode')]).toEqual([
      text,
      ...quoted(unicode),
    ])
    for (const other of [...quoted(also), ...quoted(unicode)]) expect(below(`y(i) = ${other}`)).toEqual(parsed.value)
    const type = { 'a symbol': 'symbol', 'a natural': 'natural', 'a Boolean': 'boolean' }[gives]
    if (type !== undefined) expect([text, parsed.types.vectors.get('y')]).toEqual([text, type])
  }
})

test('operators bind as the page says', () => {
  const pairs = [...section('Expressions').matchAll(/`([^`]+)` is `([^`]+)`/g)]
  expect(pairs).toHaveLength(2)
  for (const [, short, long] of pairs) expect(below(`y(i) = ${short}`)).toEqual(below(`y(i) = ${long}`))
})

test('the page gives the grammar that stands at the head of the parser, and the words of the language', () => {
  const [, grammar] = /## Grammar\n\n([\s\S]*?)\n\n/.exec(PAGE) ?? []
  const header = readFileSync('src/srasp/parse.ts', 'utf8')
  for (const line of grammar.split('\n')) expect(header).toContain(line.trim())
  const [, words] = /words of the language: ([^.]*)\./.exec(section('Grammar')) ?? []
  expect(words.split(/,\s+/).sort()).toEqual([...srasp.WORDS].sort())
})

test('naturals exceed the word where the page says, and its ways round it do not', () => {
  const [rows] = tablesIn(section('Naturals end with the word'))
  expect(rows).toHaveLength(5)
  for (const [line, input, error] of rows) {
    expect(() => run(below(quoted(line)[0]), quoted(input)[0])).toThrow(error)
  }
  const [double, next] = quoted(section('Naturals end with the word')).filter((text) => text.startsWith('n - ('))
  expect(run(below(`y(i) = ${double}`), 'abbab')).toBe('2 4 5 5 5')
  expect(run(below(`y(i) = ${next}`), 'abbab')).toBe('2 3 4 5 5')
})

test('what attention can look for is what the page says', () => {
  const [rows, others] = tablesIn(section('What attention can look for'))
  for (const [predicate, answer] of rows) {
    const [text] = quoted(predicate)
    const [message = 'it is read'] = quoted(answer)
    expect([text, refusal(`y(i) = leftmost[all, ${text}] true : false`)]).toEqual([text, message])
  }
  for (const [line, why] of others) expect([line, refusal(quoted(line)[0])]).toEqual([line, quoted(why)[0]])
  expect([rows.length, others.length]).toEqual([11, 8])
})

test('the code of the page runs as it stands', () => {
  const [, code] = /```ts\nimport [^\n]*\n\n([\s\S]*?)```/.exec(PAGE) ?? []
  expect(readFileSync(import.meta.filename, 'utf8')).toContain(code)
  expect(positions).toEqual([0, 0, 2, 1])
  expect(output.join(' ')).toBe('true true false false')
  expect(section('In code')).toContain(`\`output\` is \`${output.join(' ')}\``)
})
