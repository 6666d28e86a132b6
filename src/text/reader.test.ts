// The reader with a small language of its own: Booleans, brackets with commas, and operators of all three ways to chain.
import { describe, expect, test } from 'vitest'
import {
  type Kinds as AnyKinds,
  type Binding,
  closeBracket,
  complain,
  endOfWord,
  type Grammar,
  infixPrinted,
  leafOf,
  lexer,
  type NodeOperand,
  nodeOf,
  openBracket,
  openPrefix,
  type Printed,
  peek,
  printedLeaf,
  problemText,
  readerOf,
  readOperands,
  spellingsOf,
  type Token as TokenOf,
  textAbove,
  type Unreadable,
  unexpected,
  unlessStopped,
  WORD_CHARACTER,
} from './index.ts'

interface Tree {
  readonly name: string
  readonly parts: readonly Tree[]
}

const sign = (plain: string, ...also: readonly string[]) => ({ plain, also })
const NOTATION = {
  not: sign('!', 'not'),
  and: sign('&', 'and'),
  minus: sign('-'),
  less: sign('<'),
  '(': sign('('),
  ')': sign(')'),
  ',': sign(','),
}
type Sign = keyof typeof NOTATION
const INFIXES = {
  and: { level: 1, chain: 'flat' },
  less: { level: 3, chain: 'none' },
  minus: { level: 4, chain: 'left' },
} satisfies Record<string, Binding>
const NOT_LEVEL = 2

type Own = { readonly kind: 'name'; readonly name: string }
type Token = TokenOf<Sign, Own>

const lex = lexer<Sign, Own>({
  spellings: spellingsOf(NOTATION, ['plain']),
  foreign: new Map([['&&', 'and is written &']]),
  lexemes: {
    word: {
      pattern: WORD_CHARACTER,
      token: (text, start, second) => {
        const end = endOfWord(text, second)
        return { kind: 'name', name: text.slice(start, end), start, end }
      },
    },
  },
  symbolText: (character) => `<${character}>`,
  comment: ';',
})

interface Kinds extends AnyKinds {
  readonly token: Token
  readonly operand: NodeOperand<Tree>
  readonly prefix: 'not'
  readonly infix: keyof typeof INFIXES
  /** The function whose arguments are in it. */
  readonly bracket: string | null
  readonly context: null
}

const GRAMMAR: Grammar<Kinds> = {
  infixes: INFIXES,
  nameOf: ({ kind }) => (kind === 'end' ? 'the end' : null),
  begin(reader, token) {
    if (token.sign === 'not') return openPrefix(reader, 'not', NOT_LEVEL)
    if (token.sign === '(') return openBracket(reader, null)
    if (token.kind !== 'name') return unexpected(reader, token, 'a name')
    reader.next += 1
    if (peek(reader).sign === '(') return openBracket(reader, token.name, token)
    return leafOf(reader, { name: token.name, parts: [] }, token)
  },
  checkLeft(reader, left, infix) {
    if (left.node.name === 'zero' && infix === 'minus') complain(reader, left.start, 'nothing is subtracted from zero')
  },
  refuseChain: (reader, second) => complain(reader, second.start, 'a chain'),
  build: (reader, { sign: name, operands, token }) =>
    nodeOf(reader, { name, parts: operands.map(({ node }) => node) }, operands, token),
  checkAfter(reader, _, token) {
    if (token.kind === 'name') complain(reader, token.start, 'two names side by side')
  },
  goOn(reader, open, inside, token) {
    if (open.kind === 'operator' || (token.sign !== ')' && token.sign !== ',')) return unexpected(reader, token, '")"')
    open.operands.push(inside)
    if (token.sign === ',') {
      reader.next += 1
      return 'more'
    }
    closeBracket(reader)
    if (open.bracket === null) return { ...inside, start: open.token.start, end: token.end }
    const node = { name: open.bracket, parts: open.operands.map((operand) => operand.node) }
    return nodeOf(reader, node, open.operands, open.token, token.end)
  },
}

const read = (text: string): { readonly kind: 'read'; readonly tree: Tree; readonly rest: string } | Unreadable =>
  unlessStopped((stop) => {
    const reader = readerOf<Kinds>({ text, tokens: lex(text), grammar: GRAMMAR, context: null, stop })
    const { node } = readOperands(reader)
    return { kind: 'read', tree: node, rest: text.slice(peek(reader).start) }
  })

const lisp = ({ name, parts }: Tree): string =>
  parts.length === 0 ? name : `(${[name, ...parts.map(lisp)].join(' ')})`

function print({ name, parts }: Tree): Printed {
  const texts = parts.map(print)
  if (name === 'not') return { text: `!${textAbove(NOT_LEVEL - 1, texts[0])}`, level: NOT_LEVEL }
  if (name === 'and' || name === 'less' || name === 'minus') {
    return infixPrinted(NOTATION[name].plain, INFIXES[name], texts)
  }
  return printedLeaf(parts.length === 0 ? name : `${name}(${texts.map(({ text }) => text).join(', ')})`)
}

/** The tree, or the problem as it is shown below the text. */
function shown(text: string): string {
  const answer = read(text)
  return answer.kind === 'read' ? lisp(answer.tree) : problemText(text, answer).split('\n').slice(1).join('\n')
}

describe('a tree', () => {
  test.each([
    ['a & b & c', '(and a b c)', 'a & b & c'],
    ['a & (b & c)', '(and a (and b c))', 'a & (b & c)'],
    ['a - b - c', '(minus (minus a b) c)', 'a - b - c'],
    ['a - (b - c)', '(minus a (minus b c))', 'a - (b - c)'],
    ['a - b < c & d', '(and (less (minus a b) c) d)', 'a - b < c & d'],
    ['(a < b) < c', '(less (less a b) c)', '(a < b) < c'],
    ['!a < b and not c', '(and (not (less a b)) (not c))', '!a < b & !c'],
    ['!(a & b)', '(not (and a b))', '!(a & b)'],
    ['f(a, !b & c) - d', '(minus (f a (and (not b) c)) d)', 'f(a, !b & c) - d'],
    ['((a))', 'a', 'a'],
    ['android', 'android', 'android'],
  ])('of %s is %s, printed as %s', (text, tree, printed) => {
    const answer = read(text)
    if (answer.kind === 'unreadable') throw new Error(answer.message)
    expect([lisp(answer.tree), print(answer.tree).text]).toEqual([tree, printed])
    expect(read(printed)).toMatchObject({ tree: answer.tree })
  })

  test('ends where nothing of it goes on, or where a comment begins', () => {
    expect(read('a & b) c')).toMatchObject({ rest: ') c' })
    expect(read('a & b , c')).toMatchObject({ rest: ', c' })
    expect(read('a & b ; c')).toMatchObject({ rest: '; c' })
  })

  test('has all of its nodes in their places, parentheses around them left out', () => {
    const text = ' f((a), !b) - c'
    const tokens = lex(text)
    const places: string[] = []
    unlessStopped((stop) => {
      const reader = readerOf<Kinds>({ text, tokens, grammar: GRAMMAR, context: null, stop })
      readOperands(reader)
      for (const { start, end } of reader.places.values()) places.push(text.slice(start, end))
      return ''
    })
    expect(places).toEqual(['a', 'b', '!b', 'f((a), !b)', 'c', 'f((a), !b) - c'])
  })
})

describe('a problem', () => {
  test.each([
    ['', '^\ncolumn 1: found the end, expected a name'],
    ['a & ', '    ^\ncolumn 5: found the end, expected a name'],
    ['🎲 & a', '^\ncolumn 1: found "🎲", which has no meaning here\nhint: if it is a symbol of the word, write <🎲>'],
    ['a - && b', '    ^\ncolumn 5: found "&&", which has no meaning here\nhint: and is written &'],
    ['a b', '  ^\ncolumn 3: two names side by side'],
    ['a < b < c', '      ^\ncolumn 7: a chain'],
    ['f(a', '   ^\ncolumn 4: found the end, expected ")"'],
    ['"a" - b', '^\ncolumn 1: found ""a"", expected a name'],
    ['zero & zero - a', '       ^\ncolumn 8: nothing is subtracted from zero'],
    [
      '"a',
      '^\ncolumn 1: the string that begins here has no closing quote\nhint: a quote inside a string is written \\"',
    ],
  ])('of %s is shown in its place', (text, problem) => {
    expect(shown(text)).toBe(problem)
  })

  test('is a nesting of more than 2,000 levels, of brackets or of operators', () => {
    const times = (text: string, count: number): string => text.repeat(count)
    for (const [open, close] of [
      ['(', ')'],
      ['f(', ')'],
      ['!', ''],
      ['', ' - a'],
    ]) {
      const nested = (levels: number): string => `${times(open, levels)}a${times(close, levels)}`
      expect(read(nested(2_000)).kind).toBe('read')
      expect(read(nested(2_001))).toMatchObject({ message: 'nested deeper than 2,000 levels' })
    }
  })
})

test('a line of a text is shown by itself', () => {
  const problem = { line: 2, column: 3, message: 'found the end', hint: 'go on' }
  expect(problemText('one\ntwo\nthree', problem)).toBe('two\n  ^\nline 2, column 3: found the end\nhint: go on')
})
