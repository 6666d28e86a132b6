import { describe, expect, test } from 'vitest'
import { lex } from './lex.ts'

/** What is said about the first thing that is no token, and where it stands. */
function problemOf(text: string) {
  const last = lex(text).at(-1)
  if (last?.kind !== 'wrong') throw new Error(`${text} is made of tokens`)
  const { message, hint, start } = last
  return { message, hint, start }
}

describe('tokens', () => {
  test('know where they begin and end, without the spaces between them', () => {
    expect(lex(' Q_a<= 12\t"b" ')).toEqual([
      { kind: 'letter', symbol: 'a', start: 1, end: 4 },
      { kind: 'sign', sign: '<=', start: 4, end: 6 },
      { kind: 'integer', value: 12n, start: 7, end: 9 },
      { kind: 'string', symbol: 'b', start: 10, end: 13 },
      { kind: 'end', start: 14, end: 14 },
    ])
  })

  test('names know in which of the three ways they are written', () => {
    expect(lex('ODD @ODD \\mathsf{A\\_B\\_1}')).toEqual([
      { kind: 'name', name: 'ODD', as: 'word', start: 0, end: 3 },
      { kind: 'name', name: 'ODD', as: 'at', start: 4, end: 8 },
      { kind: 'name', name: 'A_B_1', as: 'latex', start: 9, end: 25 },
      { kind: 'end', start: 25, end: 25 },
    ])
  })

  test('end with the first thing that is none, even where more would follow', () => {
    expect(lex('Q_a && Q_b')).toEqual([
      { kind: 'letter', symbol: 'a', start: 0, end: 3 },
      {
        kind: 'wrong',
        message: 'found "&&", which has no meaning here',
        hint: 'and is written &',
        start: 4,
        end: 4,
      },
    ])
  })
})

describe('what other languages write is translated', () => {
  test.each([
    ['/\\', 'and is written &'],
    ['\\/', 'or is written |'],
    ['⇒', 'implication is written ->'],
    ['<=>', 'equivalence is written <->'],
    ['⇔', 'equivalence is written <->'],
    ['≡', 'equivalence is written <->'],
    ['=<', '"at most" is written <='],
    ['===', 'equality of numbers is written ='],
    ['!==', 'inequality of numbers is written !='],
    ['<>', 'inequality of numbers is written !=, "eventually" is written F'],
    ['◇', '"eventually" is written F'],
    ['□', '"always" is written G'],
    ['○', '"next" is written X'],
    ['◯', '"next" is written X'],
    ['“', 'symbols stand in straight quotes: "a"'],
    ['”', 'symbols stand in straight quotes: "a"'],
    ['.', 'numbers are integers: multiply both sides by the denominator'],
    ['/', 'numbers are integers: multiply both sides by the denominator'],
    ['{', 'brackets are ( ) around formulas and [ ] after counts'],
    ['}', 'brackets are ( ) around formulas and [ ] after counts'],
  ])('%s', (foreign, hint) => {
    const message = `found "${foreign}", which has no meaning here`
    expect(problemOf(`Q_a ${foreign} Q_b`)).toEqual({ message, hint, start: 4 })
    expect(problemOf(`Q_a${foreign}2`)).toEqual({ message, hint, start: 3 })
  })
})

describe('characters without a meaning', () => {
  test('may be symbols of the word, if they can be seen', () => {
    expect(problemOf('Q_a & ☃')).toEqual({
      message: 'found "☃", which has no meaning here',
      hint: 'if it is a symbol of the word, write Q["☃"]',
      start: 6,
    })
    expect(problemOf('🎲')).toMatchObject({ hint: 'if it is a symbol of the word, write Q["🎲"]', start: 0 })
  })

  test('are named by their number and get no hint, if they cannot be seen', () => {
    expect(problemOf('Q_a \u200b')).toEqual({
      message: 'found U+200B, which has no meaning here',
      hint: null,
      start: 4,
    })
  })

  test.each([
    ['@', 'the end'],
    ['@ ODD', 'a space'],
    ['@(', '"("'],
  ])('%s lacks the name that belongs right after @', (text, found) => {
    expect(problemOf(text)).toEqual({
      message: `found ${found}, expected the name of a predicate right after @`,
      hint: 'as in @ODD or @MOD[3,1]',
      start: 1,
    })
  })
})

describe('letters in LaTeX', () => {
  test('need no command around their symbol, be it one character or more', () => {
    expect(lex('Q_{a}Q_{ab}')).toEqual([
      { kind: 'letter', symbol: 'a', start: 0, end: 5 },
      { kind: 'letter', symbol: 'ab', start: 5, end: 11 },
      { kind: 'end', start: 11, end: 11 },
    ])
  })

  test('spell out the characters that LaTeX would take for its own', () => {
    const text = 'Q_{\\texttt{"\\textasciitilde{}\\textasciicircum{}\\textbackslash{}\\textbackslash{}\\_\\ a"}}'
    expect(lex(text)[0]).toEqual({ kind: 'letter', symbol: '~^\\_ a', start: 0, end: text.length })
  })

  test.each([
    ['in another font', 'Q_{\\mathbf{"a"}}'],
    ['without an end', 'Q_{\\texttt{"a"'],
    ['with a character that LaTeX takes for its own', 'Q_{\\texttt{"$"}}'],
    ['without quotes', 'Q_{\\texttt{a}}'],
    ['with a number', 'Q_{\\texttt{1}}'],
    ['without a character', 'Q_{\\texttt{""}}'],
    ['without anything', 'Q_{}'],
  ])('%s are none', (_, text) => {
    expect(problemOf(`Y ${text}`)).toEqual({
      message: 'expected a symbol in Q_{…}',
      hint: 'as in Q_{a}, Q_{\\mathtt{abc}} or Q_{\\texttt{"+"}}',
      start: 2,
    })
  })
})
