import { expect, test } from 'vitest'
import { parseFormula } from './index.ts'

/** What is said about a text: the column and the message, and the hint if there is one. */
function said(text: string): string[] {
  const read = parseFormula(text)
  if (read.kind === 'read') throw new Error(`${text} is a formula`)
  const { column, message, hint } = read
  return [`${column}: ${message}`, ...(hint === null ? [] : [hint])]
}

test.each([
  ['1 + + 2 < 3', '5: found "+", expected a number or a count after "+"', 'put a signed number in parentheses: (-2)'],
  ['+ Q_a', '1: found "+", expected a formula'],
  ['[Q_a]', '1: found "[", expected a formula', 'brackets are ( ) around formulas and [ ] after counts'],
  ['1 < "a"', '5: found the string "a", expected a number or a count after "<"', '#L["a"] counts how often it holds'],
  ['1 < (Q_a)', '6: found the letter Q_a, expected a number or a count after "("', '#L[Q_a] counts how often it holds'],
  ['1 < ODD', '5: found "ODD", expected a number or a count after "<"'],
  ['1 < Q["a"]', '5: found "Q", expected a number or a count after "<"'],
])('where an operand should begin, %s shows what is there instead', (text, ...expected) => {
  expect(said(text)).toEqual(expected)
})

test('an operator that is one capital may have been meant as a letter, if it stands before its operand', () => {
  const meant = (capital: string) => `${capital} is an operator; the letter is written Q_${capital} or "${capital}"`
  expect(said('X & Q_a')).toEqual(['3: found "&", expected a formula after "X"', meant('X')])
  expect(said('Q_a | Z')).toEqual(['8: found the end, expected a formula after "Z"', meant('Z')])
  expect(said('wY')).toEqual(['3: found the end, expected a formula after "wY"'])
  expect(said('not')).toEqual(['4: found the end, expected a formula after "not"'])
  expect(said('S')).toEqual(['1: found "S", expected a formula', '"S" stands between two formulas'])
  expect(said('Q_a S')).toEqual(['6: found the end, expected a formula after "S"'])
  expect(said('Q_a S &')).toEqual(['7: found "&", expected a formula after "S"', '"&" stands between two formulas'])
})

test.each([
  ['(Q_a', '5: found the end, expected ")" for the "(" in column 1'],
  ['#L[Q_a', '7: found the end, expected "]" for the "[" in column 3'],
  ['Y (#L[Q_a & Q_b) < 1', '16: found ")", expected "]" for the "[" in column 6'],
  ['Q_a]', '4: found "]", which closes nothing'],
  [
    '(Q_a & Q_b Q_c)',
    '12: found the letter Q_c, expected an operator such as & or S or ")" for the "(" in column 1',
    'two formulas side by side: join them with & or |, as in … & Q_c',
  ],
  [
    'Q_a & Q_b Q_c',
    '11: found the letter Q_c, expected an operator such as & or S',
    'two formulas side by side: join them with & or |, as in … & Q_c',
  ],
])('where an operand has ended, %s names the bracket that waits for its end', (text, ...expected) => {
  expect(said(text)).toEqual(expected)
})

test.each([
  ['Q_a @and', '@and'],
  ['Q_a foo', 'foo'],
  ['Q_a (Q_b)', '('],
  ['Q_a !Q_b', '!'],
  ['Q_a "b"', '"b"'],
])('%s is two formulas side by side', (text, second) => {
  expect(said(text)[1]).toBe(`two formulas side by side: join them with & or |, as in … & ${second}`)
})

test('what can begin no formula is not joined to the formula before it', () => {
  expect(said('Q_a [Q_b]')).toEqual(['5: found "[", expected an operator such as & or S'])
  expect(said('#L[Q_a], 1')).toEqual(['8: found ",", expected an operator such as + or <'])
  expect(said('#L[Q_a] 1')).toEqual(['9: found the number 1, expected an operator such as + or <'])
  expect(said('Q_a 1')).toEqual([
    '5: found the number 1, expected an operator such as & or S',
    'the letter is written Q_1 or "1"',
  ])
})

test.each([
  ['12', 'the letter is written Q_12 or "12"'],
  ['#L[Q_a] + 1', 'compare it with another number: #L[Q_a] + 1 > 0'],
  ['2*#L[Q_a]', 'compare it with another number: 2*#L[Q_a] > 0'],
])('the number %s is no formula', (text, hint) => {
  expect(said(text)).toEqual([`1: ${text} is a number, expected a formula`, hint])
})

test('formulas that are said to differ are shown how formulas are compared', () => {
  expect(said('Q_a != Q_b')).toEqual([
    '1: Q_a is a formula, expected a number or a count beside "!="',
    '#L[Q_a] counts how often it holds; formulas are compared with <->',
  ])
})

test('numbers are named by their value', () => {
  expect(said('Q[01]')).toEqual([
    '3: found the number 1, expected a string in double quotes after Q[',
    'a letter is written Q_a or Q["a"]',
  ])
})

test.each(['EVNE[3](#L[Q_a])', 'EVNE(#L[Q_a])', '@EVNE'])('%s is near to a predicate', (text) => {
  expect(said(text)).toEqual(['1: there is no predicate "EVNE"', 'did you mean "EVEN"?'])
})

test.each([
  ['GF', 'G F'],
  ['GQ_ab', 'G Q_ab'],
  ['wYwXQ_aB', 'wY wX Q_aB'],
  ['YXZOHFGQ_a', 'Y X Z O H F G Q_a'],
  ['G'.repeat(60), `${'G '.repeat(14)}G…`],
])('operators without spaces are a word: %s', (word, apart) => {
  expect(said(word)[1]).toBe(`put spaces after operators: ${apart}`)
})

test.each([
  ['aGF', 'aGF'],
  ['GFa', 'GFa'],
  ['Foo', 'Foo'],
  ['fooB', 'fooB'],
  ['s', 's'],
  ['q_a', 'a'],
  ['aq_b', 'aq_b'],
  ['G'.repeat(61), `${'G'.repeat(29)}…`],
])('the word %s may have been meant as a letter', (word, symbol) => {
  expect(said(word)[1]).toBe(`the letter is written Q_${symbol} or "${symbol}"`)
})
