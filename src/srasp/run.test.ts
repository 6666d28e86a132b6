import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OverflowError, program, runProgram, sees, type Value } from './index.ts'

/** The output on a word of single characters. */
const output = (text: string, word: string): readonly Value[] => runProgram(program(text), [...word]).output

/** The output of one line over a and b, on a word of them. */
const of = (line: string, word = 'abb'): readonly Value[] => output(`alphabet a b\ny(i) = ${line}`, word)

/** All words up to a length, the empty one excepted. */
function* words(symbols: string, longest: number): Generator<string> {
  let shorter = ['']
  for (let n = 1; n <= longest; n++) {
    shorter = shorter.flatMap((word) => [...symbols].map((symbol) => word + symbol))
    yield* shorter
  }
}

describe('expressions', () => {
  test.each<[string, readonly Value[]]>([
    ['true', [true, true, true]],
    ['"x"', ['x', 'x', 'x']],
    ['in(i)', ['a', 'b', 'b']],
    ['i', [1, 2, 3]],
    ['n', [3, 3, 3]],
    ['n - i', [2, 1, 0]],
    ['i - 2', [0, 0, 1]],
    ['i - 2 + 2', [2, 2, 3]],
    ['1 - (1 - i)', [1, 1, 1]],
    ['not in(i) = "a"', [false, true, true]],
    ['i > 1 and i < 3 and true', [false, true, false]],
    ['i = 1 or i = 3', [true, false, true]],
    ['i <= 2', [true, true, false]],
    ['i >= 2', [false, true, true]],
    ['i != 2', [true, false, true]],
    ['in(i) != "b"', [true, false, false]],
    ['(i = 1) = (in(i) = "a")', [true, true, true]],
    ['(i = 1) != true', [false, true, true]],
    ['if i = 2 then "c" else in(i)', ['a', 'c', 'b']],
  ])('%s', (line, values) => {
    expect(of(line)).toEqual(values)
  })

  test('a table takes the row of its symbols, and else the rest, also of symbols outside the alphabet', () => {
    const text = `alphabet a b
table next = "a" -> "b", "b" -> "c", else "d"
table pair(2) = "a" "b" -> 1, "b" "a" -> 2, else 0
`
    expect(output(`${text}y(i) = next(next(in(i)))`, 'ab')).toEqual(['c', 'd'])
    expect(output(`${text}y(i) = pair(in(i), next(in(i)))`, 'ab')).toEqual([1, 0])
  })
})

describe('prefix sums', () => {
  test.each<[string, readonly Value[]]>([
    ['psum[j <= i] 1', [1, 2, 3]],
    ['psum[j <= i] if in(j) = "b" then 1 else 0', [0, 1, 2]],
    ['psum[j <= i] 2 - j', [1, 1, 1]],
  ])('%s', (line, values) => {
    expect(of(line)).toEqual(values)
  })
})

describe('attention', () => {
  test.each<[string, readonly Value[]]>([
    ['leftmost[all, true] j : 0', [1, 1, 1]],
    ['rightmost[all, true] j : 0', [3, 3, 3]],
    ['leftmost[j < i, true] j : 0', [0, 1, 1]],
    ['rightmost[j < i, true] j : 0', [0, 1, 2]],
    ['leftmost[j <= i, true] j : 0', [1, 1, 1]],
    ['rightmost[j <= i, true] j : 0', [1, 2, 3]],
    ['leftmost[j > i, true] j : 0', [2, 3, 0]],
    ['rightmost[j > i, true] j : 0', [3, 3, 0]],
    ['leftmost[j >= i, true] j : 0', [1, 2, 3]],
    ['rightmost[j >= i, true] j : 0', [3, 3, 3]],
    ['rightmost[all, false] j : i', [1, 2, 3]],
    ['leftmost[all, in(j) = "b"] j : 0', [2, 2, 2]],
    ['leftmost[all, in(j) != in(i)] j : 0', [2, 1, 1]],
    ['rightmost[j < i, in(j) = in(i)] j : 0', [0, 0, 2]],
    ['rightmost[all, j = i] in(j) : "?"', ['a', 'b', 'b']],
    ['leftmost[all, j = i - 1] in(j) : "?"', ['?', 'a', 'b']],
    ['leftmost[all, in(i) = "b"] j : 0', [0, 1, 1]],
  ])('%s', (line, values) => {
    expect(of(line)).toEqual(values)
  })

  test('what is seen is what the mask says', () => {
    const positions = [1, 2, 3]
    const row = (mask: Parameters<typeof sees>[0]): string =>
      positions.map((i) => positions.map((j) => (sees(mask, i, j) ? 'x' : '.')).join('')).join(' ')
    expect(row('all')).toBe('xxx xxx xxx')
    expect(row('j<i')).toBe('... x.. xx.')
    expect(row('j<=i')).toBe('x.. xx. xxx')
    expect(row('j>i')).toBe('.xx ..x ...')
    expect(row('j>=i')).toBe('xxx .xx ..x')
  })
})

describe('programs', () => {
  test('Dyck-2 agrees with a stack on all words up to length 5', () => {
    const dyck = program(readFileSync('examples/dyck-2.srasp', 'utf8'))
    for (const word of words('()[]', 5))
      expect([word, runProgram(dyck, [...word]).output]).toEqual([word, balanced(word)])
  })

  /** Whether each prefix is balanced. */
  function balanced(word: string): boolean[] {
    const open: string[] = []
    let isWrong = false
    return [...word].map((symbol) => {
      if (symbol === '(' || symbol === '[') open.push(symbol)
      else if (open.pop() !== (symbol === ')' ? '(' : '[')) isWrong = true
      return !isWrong && open.length === 0
    })
  }

  test('parity: the number of ones so far is twice a position, or 0', () => {
    const parity = program(`alphabet 0 1
ones(i) = psum[j <= i] if in(j) = "1" then 1 else 0
double(i) = n - ((n - i) - i)    # 2i, but at most n
even(i) = rightmost[all, j <= n - j and double(j) = ones(i)] true : ones(i) = 0`)
    for (const word of words('01', 7)) {
      const expected = [...word].map((_, k) => word.slice(0, k + 1).replaceAll('0', '').length % 2 === 0)
      expect([word, runProgram(parity, [...word]).output]).toEqual([word, expected])
    }
  })

  test('majority: more ones than zeros in the whole word', () => {
    const majority = program(`alphabet 0 1
ones(i) = psum[j <= i] if in(j) = "1" then 1 else 0
total(i) = rightmost[all, true] ones(j) : 0
y(i) = total(i) > n - total(i)`)
    for (const word of words('01', 7)) {
      const ones = [...word].filter((symbol) => symbol === '1').length
      expect([word, runProgram(majority, [...word]).output]).toEqual([
        word,
        [...word].map(() => 2 * ones > word.length),
      ])
    }
  })

  test('reverse', () => {
    expect(output('alphabet a b c\ny(i) = rightmost[all, j = (n - i) + 1] in(j) : "?"', 'aabc')).toEqual([...'cbaa'])
  })
})

test('all vectors come in order, and the output is the one that was named', () => {
  const ran = runProgram(program('alphabet a b\nx(i) = i\ny(i) = x(i) = 2\noutput x'), ['a', 'b'])
  expect([...ran.vectors]).toEqual([
    ['x', [1, 2]],
    ['y', [false, true]],
  ])
  expect(ran.output).toEqual([1, 2])
})

describe('naturals above the length of the word are errors', () => {
  /** Where the overflow is. */
  function overflow(line: string, word: string): unknown {
    try {
      return of(line, word)
    } catch (error) {
      if (!(error instanceof OverflowError)) throw error
      const { vector: name, position, value, length } = error
      return { name, position, value, length }
    }
  }
  const at = (position: number, value: number, length: number) => ({ name: 'y', position, value, length })

  test.each([
    ['a sum', 'i + 1', 'abb', at(3, 4, 3)],
    ['a sum that is taken back', 'i + 1 - 1', 'abb', at(3, 4, 3)],
    ['a constant', '3', 'ab', at(1, 3, 2)],
    ['a constant in a comparison', 'i < 3', 'ab', at(1, 3, 2)],
    ['a branch that is not taken', 'if i = 1 then i + 1 else i', 'ab', at(2, 3, 2)],
    ['a branch that is never taken', 'if true then 1 else 3', 'ab', at(1, 3, 2)],
    ['a disjunct behind a true one', 'true or i + 1 = 1', 'ab', at(2, 3, 2)],
    ['a prefix sum', 'psum[j <= i] j', 'ab', at(2, 3, 2)],
    ['what psum adds', 'psum[j <= i] if j = 1 then 0 else j + 1', 'ab', at(2, 3, 2)],
    ['a value that nobody looks at', 'rightmost[j < i, false] j + 1 : 0', 'ab', at(2, 3, 2)],
    ['a default that nobody needs', 'rightmost[j <= i, true] j : i + 1', 'ab', at(2, 3, 2)],
    ['a predicate beyond the mask', 'rightmost[j < i, j + 1 = 1] j : 0', 'ab', at(2, 3, 2)],
    ['a predicate of i', 'rightmost[j < i, i + 1 = 1] j : 0', 'ab', at(2, 3, 2)],
  ])('%s: %s', (_, line, word, expected) => {
    expect(overflow(line, word)).toEqual(expected)
  })

  test('a value of a table, where it comes up', () => {
    const text = 'alphabet a b\ntable t = "a" -> 2, else 0\ny(i) = t(in(i))'
    expect(output(text, 'b')).toEqual([0])
    expect(output(text, 'ba')).toEqual([0, 2])
    expect(() => output(text, 'a')).toThrow(
      'vector y, position 1: t(in(i)) is 2, but a natural is at most the length of the word, 1',
    )
  })

  test('the message says what is too much', () => {
    expect(() => of('psum[j <= i] j', 'ab')).toThrow(
      'vector y, position 2: the sum of j up to here is 3, but a natural is at most the length of the word, 2',
    )
    expect(() => of('i + 1', 'ab')).toThrow(RangeError)
  })
})

test('a word has symbols, all of the alphabet', () => {
  expect(() => of('i', '')).toThrow(RangeError)
  expect(() => of('i', '')).toThrow('the word is empty: a word has at least one symbol')
  expect(() => of('i', 'abc')).toThrow('symbol 3 of the word is "c", which is not in the alphabet: "a", "b"')
})

test('a program that is not well-typed is refused where it matters', () => {
  const { tables, alphabet } = program('alphabet a\ny(i) = i')
  const wrong = { kind: 'not', of: { kind: 'length' } } as const
  const lines = [{ name: 'y', operation: { kind: 'position-wise', value: wrong } as const }]
  expect(() => runProgram({ alphabet, tables, lines, output: 'y' }, ['a'])).toThrow('checkTypes says where')
  expect(() => runProgram({ alphabet, tables, lines: [], output: 'y' }, ['a'])).toThrow('checkTypes says where')
})
