import { describe, expect, test } from 'vitest'
import { checkTypes, type Expression, type Operation, parseProgram, problemText, program } from './index.ts'

/** What stands above every example. */
const ABOVE = `alphabet a b ( )
table t = "a" -> 1, else 0
table u = else "b"
table pair(2) = "a" "b" -> true, else false
c(i) = in(i) = "a"
d(i) = psum[j <= i] t(in(j))
`

/** The operation of a line below those. */
function operation(text: string): Operation {
  const { lines } = program(`${ABOVE}y(i) = ${text}`)
  return lines[lines.length - 1].operation
}

/** A position-wise expression. */
function read(text: string): Expression {
  const made = operation(text)
  if (made.kind !== 'position-wise') throw new Error(`${text} is not position-wise`)
  return made.value
}

const c: Expression = { kind: 'vector', name: 'c', at: 'i' }
const d: Expression = { kind: 'vector', name: 'd', at: 'i' }
const symbol: Expression = { kind: 'input', at: 'i' }
const constant = (value: boolean | string | number): Expression => ({ kind: 'constant', value })

describe('leaves', () => {
  test.each<[string, Expression]>([
    ['true', constant(true)],
    ['false', constant(false)],
    ['"a"', constant('a')],
    ['"\\u00e9 \\""', constant('é "')],
    ['0', constant(0)],
    ['007', constant(7)],
    ['9007199254740991', constant(2 ** 53 - 1)],
    ['i', { kind: 'position', at: 'i' }],
    ['n', { kind: 'length' }],
    ['in(i)', symbol],
    ['in ( i )', symbol],
    ['d(i)', d],
    ['t(in(i))', { kind: 'apply', table: 't', to: [symbol] }],
    ['pair(in(i), "b")', { kind: 'apply', table: 'pair', to: [symbol, constant('b')] }],
    ['((d(i)))', d],
  ])('%s', (text, expression) => {
    expect(read(text)).toEqual(expression)
  })
})

describe('operators', () => {
  test.each([
    ['not c(i) and c(i)', '(not c(i)) and c(i)'],
    ['not d(i) = 1', 'not (d(i) = 1)'],
    ['c(i) or c(i) and c(i)', 'c(i) or (c(i) and c(i))'],
    ['c(i) and d(i) < 2 or c(i)', '(c(i) and (d(i) < 2)) or c(i)'],
    ['d(i) + 1 - i < n - 1', '((d(i) + 1) - i) < (n - 1)'],
    ['d(i) - 1 + 2', '(d(i) - 1) + 2'],
    ['! c(i) & c(i) | c(i)', '¬c(i) ∧ c(i) ∨ c(i)'],
    ['d(i) <= 1 and d(i) >= 1 and d(i) != 1', 'd(i) ≤ 1 ∧ d(i) ≥ 1 ∧ d(i) ≠ 1'],
    ['d(i) == 1', 'd(i) = 1'],
    ['d(i) − 1', 'd(i) - 1'],
    ['if c(i) then 1 else 2 + 3', 'if c(i) then 1 else (2 + 3)'],
    ['1 + if c(i) then 1 else 2 + 3', '1 + (if c(i) then 1 else (2 + 3))'],
    ['if c(i) then if c(i) then 1 else 2 else 3', 'if c(i) then (if c(i) then 1 else 2) else 3'],
    ['if if c(i) then c(i) else c(i) then 1 else 2', 'if (if c(i) then c(i) else c(i)) then 1 else 2'],
    ['not if c(i) then c(i) else not c(i) and c(i)', 'not (if c(i) then c(i) else ((not c(i)) and c(i)))'],
  ])('%s is %s', (short, long) => {
    expect(read(short)).toEqual(read(long))
  })

  test('a chain of and or or is one node, and parentheses keep another inside', () => {
    expect(read('c(i) and c(i) & c(i)')).toEqual({ kind: 'and', parts: [c, c, c] })
    expect(read('(c(i) or c(i)) or c(i)')).toEqual({ kind: 'or', parts: [{ kind: 'or', parts: [c, c] }, c] })
  })
})

describe('operations', () => {
  const j: Expression = { kind: 'position', at: 'j' }

  test('prefix sums', () => {
    const sum = { kind: 'prefix-sum', value: { kind: 'plus', left: { ...d, at: 'j' }, right: constant(1) } }
    for (const text of ['psum[j <= i] d(j) + 1', '∑[j ≤ i] d(j) + 1', 'psum [ i >= j ] (d(j) + 1)']) {
      expect(operation(text)).toEqual(sum)
    }
  })

  test.each([
    ['all', 'all'],
    ['j < i', 'j<i'],
    ['i > j', 'j<i'],
    ['j<=i', 'j<=i'],
    ['i ≥ j', 'j<=i'],
    ['j > i', 'j>i'],
    ['i < j', 'j>i'],
    ['j ≥ i', 'j>=i'],
    ['i <= j', 'j>=i'],
  ])('the mask %s is %s', (text, mask) => {
    const attention = { kind: 'attention', mask, predicate: constant(true), value: j, otherwise: constant(0) }
    for (const sign of ['leftmost', '◄', '◀']) {
      expect(operation(`${sign}[${text}, true] j : 0`)).toEqual({ ...attention, direction: 'leftmost' })
    }
    for (const sign of ['rightmost', '►', '▶']) {
      expect(operation(`${sign}[${text}, true] j : 0`)).toEqual({ ...attention, direction: 'rightmost' })
    }
  })

  test('predicates speak of both, values of j and defaults of i', () => {
    expect(operation('rightmost[j < i, c(j) and d(j) + 1 = d(i)] d(j) - 1 : d(i)')).toEqual({
      kind: 'attention',
      direction: 'rightmost',
      mask: 'j<i',
      predicate: {
        kind: 'and',
        parts: [
          { ...c, at: 'j' },
          {
            kind: 'compare',
            operator: '=',
            left: { kind: 'plus', left: { ...d, at: 'j' }, right: constant(1) },
            right: d,
          },
        ],
      },
      value: { kind: 'minus', left: { ...d, at: 'j' }, right: constant(1) },
      otherwise: d,
    })
  })
})

describe('lines', () => {
  test('blank lines, comments, spaces and line ends of other systems mean nothing', () => {
    const text = '\ufeff# a program\r\n\r\n  alphabet  a\t"#"   b # three\r\n y ( i )=in(i)="#"#yes\r\n#output z\r\n'
    expect(program(text)).toEqual(program('alphabet a "#" b\ny(i) = in(i) = "#"'))
    expect(program(text).alphabet).toEqual(['a', '#', 'b'])
  })

  test('symbols of the alphabet need quotes only where they could be misread', () => {
    const { alphabet } = program('alphabet ( ) [ ] , : = & a.b é \\ \'x\' "a b" "\\"" 0 alphabet i\ny(i) = i')
    expect(alphabet).toEqual([...'()[],:=&', 'a.b', 'é', '\\', "'x'", 'a b', '"', '0', 'alphabet', 'i'])
  })

  test('the output is the last vector, or the one that is named, wherever', () => {
    expect(program('alphabet a\nx(i) = i\ny(i) = i').output).toBe('y')
    expect(program('alphabet a\noutput x\nx(i) = i\ny(i) = i').output).toBe('x')
  })

  test('tables have one parameter unless they say how many, and constants of any type', () => {
    const text =
      'alphabet a\ntable t = "a" -> 1, else 0\ntable u(2) = "a" "b" → "c", else "d"\ntable w = else true\ny(i) = i'
    expect(program(text).tables).toEqual([
      { name: 't', parameters: 1, rows: [{ symbols: ['a'], value: 1 }], otherwise: 0 },
      { name: 'u', parameters: 2, rows: [{ symbols: ['a', 'b'], value: 'c' }], otherwise: 'd' },
      { name: 'w', parameters: 1, rows: [], otherwise: true },
    ])
  })

  test('words of the language may begin names', () => {
    const text = 'alphabet a\nindex(i) = i\nnotes(i) = index(i)\ni2(i) = notes(i) + 1 - 1\nalphabets(i) = i2(i)'
    expect(program(text).output).toBe('alphabets')
  })
})

test('what is parsed comes with its types', () => {
  const parsed = parseProgram(ABOVE)
  if (parsed.kind === 'unreadable') throw new Error(problemText(ABOVE, parsed))
  expect(checkTypes(parsed.value)).toEqual({ kind: 'well-typed', types: parsed.types })
  expect([...parsed.types.vectors, ...parsed.types.tables]).toEqual([
    ['c', 'boolean'],
    ['d', 'natural'],
    ['t', 'natural'],
    ['u', 'symbol'],
    ['pair', 'boolean'],
  ])
})

test('a text that is known to be right is read or thrown back', () => {
  expect(() => program('alphabet a\ny(i) = z(i)')).toThrow(RangeError)
  expect(() => program('alphabet a\ny(i) = z(i)')).toThrow('line 2, column 8: there is no vector "z" above')
})

test('a level more than 2,000 is an error with a place', () => {
  const times = (text: string, count: number): string => text.repeat(count)
  const message = 'nested deeper than 2,000 levels'
  for (const [text, column] of [
    [`${times('(', 2_001)}c(i)${times(')', 2_001)}`, 8 + 2_000],
    [`${times('not ', 2_001)}c(i)`, 8],
    [`0${times(' + 0', 2_001)}`, 8 + 2 + 4 * 2_000],
    [`${times('t(', 2_001)}`, 8 + 2 * 2_000 + 1],
    [`${times('if c(i) then 1 else ', 2_001)}0`, 8],
  ] as const) {
    expect(parseProgram(`${ABOVE}y(i) = ${text}`)).toEqual({
      kind: 'unreadable',
      line: 7,
      column,
      message,
      hint: null,
    })
  }
})
