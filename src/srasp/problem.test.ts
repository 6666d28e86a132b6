// What is said of programs that cannot be read: ‸ marks where the caret must stand.
import { expect, test } from 'vitest'
import { parseProgram, printProgram, problemText } from './index.ts'

/** What stands above the rows of `BELOW`; `c`, `d`, `t` and `mismatch` are there to be misused. */
const ABOVE = `alphabet a b
table t = "a" -> 1, else 0
table mismatch(2) = "a" "b" -> true, else false
c(i) = in(i) = "a"
d(i) = psum[j <= i] t(in(j))
`

/** A text with ‸ in it, what is said there, and the hint if there is one. */
type Row = readonly [marked: string, message: string, hint?: string]

/** Lines below those above. */
// biome-ignore format: a table, one row per text.
const BELOW: Readonly<Record<string, readonly Row[]>> = {
  'names that are not there are shown with near ones, or with all, or where they are': [
    ['y(i) = ‸dd(i)', 'there is no vector "dd" above', 'did you mean "d"?'],
    ['y(i) = ‸zzz(i)', 'there is no vector "zzz" above', 'the vectors above are "c", "d"'],
    ['y(i) = ‸y(i) + 1', 'there is no vector "y" above',
      'y is defined here: a line reads only what is defined above it'],
    ['y(i) = ‸z(i)\nz(i) = 1', 'there is no vector "z" above',
      'z is defined below, in line 7: a line reads only what is defined above it'],
    ['y(i) = ‸foo(in(i))', 'there is no table or vector "foo" above',
      'the tables and vectors above are "t", "mismatch", "c", "d"'],
    ['y(i) = ‸mismach(in(i), in(i))', 'there is no table or vector "mismach" above', 'did you mean "mismatch"?'],
    ['y(i) = ‸c', 'found c by itself, expected c(i) or c(j)'],
    ['y(i) = ‸a', 'found a by itself, expected an expression', 'the symbol is written in quotes: "a"'],
    ['y(i) = ‸hello', 'the word "hello" is not known, expected an expression',
      'a vector is read as hello(i) or hello(j); the symbol is written in quotes: "hello"'],
    ['y(i) = ‸t', 'found t by itself, expected t(in(i))', 'a table is applied to symbols'],
    ['output ‸x\ny(i) = 1', 'there is no vector "x" for the output', 'the vectors are "c", "d", "y"'],
  ],
  'a name is given once, and is none of the words of the language': [
    ['‸c(i) = 1', 'the vector c is already defined', 'every name is defined once'],
    ['table ‸d = else 0', 'the vector d is already defined', 'every name is defined once'],
    ['‸t(i) = 1', 'the table t is already defined', 'every name is defined once'],
    ['x(i) = d(i)\ntable ‸d = else 0', 'the vector d is already defined', 'every name is defined once'],
    ['‸n(i) = 1', 'found "n", expected alphabet, table, output or the name of a vector',
      '"n" is a word of the language and cannot be a name'],
    ['table ‸in = else 0', 'found "in", expected the name of a table',
      '"in" is a word of the language and cannot be a name'],
    ['‸2x(i) = 1', 'found the number 2, expected alphabet, table, output or the name of a vector'],
    ['y(i) = 1\noutput y\n‸output y', 'the output is already given',
      'a program has one alphabet and at most one output'],
    ['alphabet‸ a b\ny(i) = 1', 'the alphabet is already given', 'a program has one alphabet and at most one output'],
  ],
  'what a line begins with is told': [
    ['y ‸= c(i)', 'found "=", expected "(" after the name', 'a vector is defined as in y(i) = …'],
    ['y(‸j) = c(j)', 'found "j", expected i after y(', 'a vector is defined as in y(i) = …'],
    ['y(i) ‸c(i)', 'found "c", expected "=" after y(i)', 'a vector is defined as in y(i) = …'],
    ['y(i) ‸:= c(i)', 'found ":=", which has no meaning here', 'a vector is defined by ='],
    ['let ‸y(i) = c(i)', 'found "y", expected "(" after the name', 'a vector is defined as in let(i) = …'],
    ['‸= c(i)', 'found "=", expected alphabet, table, output or the name of a vector'],
    ['output‸', 'found the end of the line, expected the name of a vector'],
    ['output y‸(i)', 'found "(", expected the end of the line after the output'],
  ],
  'types are told apart, with a way from one to the other': [
    ['y(i) = not ‸d(i)', 'd(i) is a natural, expected a Boolean after not', 'compare it: d(i) > 0'],
    ['y(i) = c(i) and ‸in(i)', 'in(i) is a symbol, expected a Boolean beside and', 'compare it: in(i) = "a"'],
    ['y(i) = ‸c(i) + 1', 'c(i) is a Boolean, expected a natural beside +', 'make it a number: if c(i) then 1 else 0'],
    ['y(i) = ‸in(i) < 3', 'in(i) is a symbol, expected a natural beside <',
      'a table gives numbers for symbols: table weight = "a" -> 1, else 0'],
    ['y(i) = in(i) = ‸1', 'in(i) is a symbol and 1 is a natural, expected one type beside =',
      'the symbol stands in quotes: "1"'],
    ['y(i) = ‸1 = in(i)', '1 is a natural and in(i) is a symbol, expected one type beside =',
      'the symbol stands in quotes: "1"'],
    ['y(i) = d(i) = ‸"1"', 'd(i) is a natural and "1" is a symbol, expected one type beside =',
      'the number stands without quotes: 1'],
    ['y(i) = c(i) = ‸d(i)', 'c(i) is a Boolean and d(i) is a natural, expected one type beside =',
      'compare it: d(i) > 0'],
    ['y(i) = if ‸d(i) then 1 else 2', 'd(i) is a natural, expected a Boolean after if', 'compare it: d(i) > 0'],
    ['y(i) = if c(i) then 1 else ‸"a"', '1 is a natural and "a" is a symbol, expected one type after then and else'],
    ['y(i) = t(‸i)', 'i is a natural, expected a symbol as an argument of t', 'the symbol there is in(i)'],
    ['y(i) = ‸t(in(i), in(i))', 't is applied to 2 symbols, expected 1'],
    ['y(i) = t(‸c(i))', 'c(i) is a Boolean, expected a symbol as an argument of t'],
    ['y(i) = psum[j <= i] ‸c(j)', 'c(j) is a Boolean, expected a natural after psum',
      'make it a number: if c(j) then 1 else 0'],
    ['y(i) = rightmost[all, ‸d(j)] in(j) : "?"', 'd(j) is a natural, expected a Boolean as the predicate',
      'compare it: d(j) > 0'],
    ['y(i) = rightmost[all, c(j)] in(j) : ‸0', 'the default 0 is a natural, expected a symbol like the value'],
  ],
  'variables are where they belong': [
    ['y(i) = ‸in(j) = "a"', 'in(j) uses j, but a position-wise line has only i',
      'j belongs to psum[j <= i], leftmost[…] and rightmost[…], and each of these takes a line of its own'],
    ['y(i) = psum[j <= i] ‸d(i)', 'd(i) uses i, but psum adds up over j',
      'write d(j); compute what depends on i in a later line'],
    ['y(i) = rightmost[j < i, c(j)] ‸d(i) : 0', 'd(i) uses i, but the value of an attention is read at j',
      'write d(j); compute what depends on i in a later line'],
    ['y(i) = rightmost[j < i, c(j)] d(j) + ‸d(i) : 0', 'd(i) uses i, but the value of an attention is read at j',
      'write d(j); compute what depends on i in a later line'],
    ['y(i) = rightmost[j < i, c(j)] d(j) : ‸d(j)', 'd(j) uses j, but the default of an attention is read at i',
      'write d(i); where nothing matches there is no j'],
    ['y(i) = rightmost[j < i, c(j)] j : ‸j', 'found j, but the default of an attention is read at i',
      'write i; where nothing matches there is no j'],
  ],
  'what attention cannot look for is told, and why': [
    ['y(i) = rightmost[all, not ‸d(j) = d(i)] j : 0', 'd(j) = d(i) equates naturals at i and j and is negated, expected it alone or joined by and',
      'attention goes to the largest score, and naturals make a score largest where they are equal, and nowhere else; use two attentions, and combine what they find in a later line'],
    ['y(i) = rightmost[all, ‸d(j) != d(i)] j : 0', 'd(j) != d(i) compares naturals at i and j by !=, expected =',
      'attention goes to the largest score, and naturals make a score largest where they are equal, not where they differ; fetch the natural by an attention, and compare in a later line'],
    ['y(i) = rightmost[all, ‸d(j) < d(i)] j : 0', 'd(j) < d(i) compares naturals at i and j by <, expected =',
      'attention goes to the largest score, and naturals make a score largest where they are equal, not where one is less; order positions by the mask, and compare all else in a position-wise line'],
    ['y(i) = rightmost[all, d(j) = d(i) and ‸j = i] j : 0', 'j = i equates naturals at i and j, and so does d(j) = d(i), expected one such equality',
      'attention goes to the largest score, and naturals make a score largest where they are equal; a score has room for one equality, so make one vector of the two'],
    ['y(i) = rightmost[all, ‸d(j) = d(i) or c(j)] j : 0', 'd(j) = d(i) equates naturals at i and j and is joined by or, expected it alone or joined by and',
      'attention goes to the largest score, and naturals make a score largest where they are equal, and nowhere else; use two attentions, and combine what they find in a later line'],
    ['y(i) = rightmost[all, ‸d(j) + d(i) = n] j : 0', 'd(j) + d(i) mixes i and j, expected i on one side of = and j on the other',
      'compute each side in an earlier line'],
    ['y(i) = rightmost[all, (‸d(j) = d(i)) = c(j)] j : 0', 'd(j) = d(i) equates naturals at i and j and is compared, expected it alone or joined by and',
      'attention goes to the largest score, and naturals make a score largest where they are equal, and nowhere else; use two attentions, and combine what they find in a later line'],
    ['y(i) = rightmost[all, if c(i) then ‸d(j) = d(i) else true] j : 0', 'd(j) = d(i) equates naturals at i and j and is part of a conditional, expected it alone or joined by and',
      'attention goes to the largest score, and naturals make a score largest where they are equal, and nowhere else; use two attentions, and combine what they find in a later line'],
    ['y(i) = rightmost[all, (‸if c(i) then d(j) else 0) = d(i)] j : 0', 'if c(i) then d(j) else 0 mixes i and j and gives a natural, expected it to give a Boolean',
      'compute what depends on i, and what depends on j, in earlier lines'],
    ['y(i) = rightmost[all, ‸mismatch(in(i), in(j))] j : 0', 'mismatch(in(i), in(j)) applies a table to symbols at i and at j, expected only one of them',
      'fetch the symbol at j by an attention, and apply the table in a later line'],
    ['y(i) = rightmost[all, (‸if c(i) then in(j) else "a") = in(i)] j : 0', 'if c(i) then in(j) else "a" mixes i and j and gives a symbol, expected it to give a Boolean',
      'compute what depends on i, and what depends on j, in earlier lines'],
  ],
  'masks, brackets and defaults are asked for where they are missing': [
    ['y(i) = rightmost[j <‸< i, c(j)] j : 0', 'found "<", expected i in the mask',
      'the mask comes before the predicate: rightmost[all, …]'],
    ['y(i) = rightmost[j ‸=< i, c(j)] j : 0', 'found "=<", which has no meaning here', '"at most" is written <='],
    ['y(i) = rightmost[j ‸= i, c(j)] j : 0', 'found "=", expected <, <=, > or >= between i and j',
      'the mask comes before the predicate: rightmost[all, …]'],
    ['y(i) = rightmost[j < ‸n, c(j)] j : 0', 'found "n", expected i in the mask',
      'the mask comes before the predicate: rightmost[all, …]'],
    ['y(i) = rightmost[‸past, c(j)] j : 0', 'found "past", expected a mask: all, j < i, j <= i, j > i or j >= i',
      'the mask comes before the predicate: rightmost[all, …]'],
    ['y(i) = rightmost[‸d(j) = d(i)] j : 0', 'found "d", expected a mask: all, j < i, j <= i, j > i or j >= i',
      'the mask comes before the predicate: rightmost[all, …]'],
    ['y(i) = rightmost[j < i‸] j : 0', 'found "]", expected "," and a predicate after the mask; true matches everything',
      'as in rightmost[j < i, a(j) and b(i)] v(j) : d(i)'],
    ['y(i) = rightmost[j < i, c(j)] j‸', 'found the end of the line, expected an operator, or ":" and a default for where nothing matches',
      'as in rightmost[j < i, a(j) and b(i)] v(j) : d(i)'],
    ['y(i) = rightmost[j < i, c(j) ‸j : 0', 'found "j", expected an operator such as and, or "]" after the predicate',
      'as in rightmost[j < i, a(j) and b(i)] v(j) : d(i)'],
    ['y(i) = rightmost‸(j < i, c(j)) j : 0', 'found "(", expected "[" after rightmost',
      'as in rightmost[j < i, a(j) and b(i)] v(j) : d(i)'],
    ['y(i) = psum[‸j < i] d(j)', 'psum takes no mask but j <= i',
      'a prefix sum is written psum[j <= i] and a natural over j'],
    ['y(i) = psum ‸d(j)', 'found "d", expected "[" after psum',
      'a prefix sum is written psum[j <= i] and a natural over j'],
    ['y(i) = 1 + ‸psum[j <= i] d(j)', 'found "psum", expected an expression after "+"',
      'psum takes a line of its own: define v(i) = psum[…] … in an earlier line, and write v(i) here'],
    ['y(i) = d(i) ‸: 0', 'found ":", expected an operator such as + or and, or the end of the line',
      'a default belongs to leftmost[…] and rightmost[…]'],
  ],
  'what is missing or too much in an expression is named': [
    ['y(i) =‸', 'found the end of the line, expected an expression after "="'],
    ['y(i) = d(i) +‸', 'found the end of the line, expected an expression after "+"'],
    ['y(i) = (d(i) + 1‸', 'found the end of the line, expected ")" for the "(" in column 8'],
    ['y(i) = d(i) + 1‸)', 'found ")", expected an operator such as + or and, or the end of the line',
      'it closes nothing'],
    ['y(i) = d(i) ‸d(i)', 'found "d", expected an operator such as + or and, or the end of the line'],
    ['y(i) = 1 < d(i) ‸< 3', 'found "<" after 1 < d(i), expected and or another operator',
      'comparisons do not chain: write 1 < d(i) and d(i) < …'],
    ['y(i) = if c(i) then 1‸', 'found the end of the line, expected else for the if in column 8'],
    ['y(i) = if c(i) ‸1 else 2', 'found the number 1, expected an operator such as + or and, or then for the if in column 8'],
    ['y(i) = mismatch(in(i) ‸in(i))', 'found "in", expected an operator such as + or and, or "," or ")" for the table in column 8'],
    ['y(i) = d(i ‸+ 1)', 'found "+", expected ")" after d(i',
      'a vector is read at i or j; to read it elsewhere, attend to it: rightmost[all, j = …] d(j) : …'],
    ['y(i) = in(i ‸+ 1)', 'found "+", expected ")" after in(i',
      'in(i) is the symbol at i, in(j) the one at j; to read another position, attend to it: j = …'],
    ['y(i) = in‸', 'found the end of the line, expected "(" after in',
      'in(i) is the symbol at i, in(j) the one at j; to read another position, attend to it: j = …'],
    ['y(i) = in(i‸', 'found the end of the line, expected ")" after in(i',
      'in(i) is the symbol at i, in(j) the one at j; to read another position, attend to it: j = …'],
    ['y(i) = ‸-1', 'found "-", expected an expression after "="', 'naturals have no sign; a subtraction stops at 0'],
    ['y(i) = ‸[c(i)]', 'found "[", expected an expression after "="',
      'brackets are ( ) around expressions and [ ] after psum, leftmost and rightmost'],
  ],
  'tables are asked for their rows, their values and their rest': [
    ['table q = "a" -> 1‸', 'found the end of the line, expected "," and another row, or ", else" and a value',
      'as in table weight = "a" -> 1, "b" -> 2, else 0'],
    ['table q = ‸a -> 1, else 0', 'found "a", expected a symbol in quotes, or else', 'symbols stand in quotes: "a"'],
    ['table q = "a" ‸1, else 0', 'found the number 1, expected "->" and a value, or another symbol',
      'as in table weight = "a" -> 1, "b" -> 2, else 0'],
    ['table q = "a" -> ‸b, else 0', 'found "b", expected a number, true, false or a symbol in quotes after "->"',
      'symbols stand in quotes: "b"'],
    ['table q = "a" -> 1, else‸', 'found the end of the line, expected a number, true, false or a symbol in quotes after else'],
    ['table q = ‸"a" -> 1, else true', 'the table gives a natural here and a Boolean after else, expected one type'],
    ['table q = ‸"a" "b" -> 1, else 0', 'found a row of 2 symbols, expected 1 symbol',
      'the number of symbols that a table takes follows its name: table mismatch(2) = …'],
    ['table q(2) = ‸"a" -> 1, else 0', 'found a row of 1 symbol, expected 2 symbols',
      'the number of symbols that a table takes follows its name: table mismatch(2) = …'],
    ['table ‸q(0) = else 0', 'found a table of 0 symbols, expected at least one'],
    ['table q(‸x) = else 0', 'found "x", expected a number',
      'how many symbols the table takes: table mismatch(2) = "(" ")" -> false, else true'],
    ['table q = "a" -> 1, ‸"a" -> 2, else 0', 'the table has two rows for "a"'],
    ['table q ‸"a" -> 1, else 0', 'found the symbol "a", expected "=" after the name of the table',
      'as in table weight = "a" -> 1, "b" -> 2, else 0'],
    ['table ‸= else 0', 'found "=", expected the name of a table'],
    ['table q = else 0 ‸1', 'found the number 1, expected the end of the line after the table'],
  ],
  'habits from elsewhere are translated': [
    ['y(i) = c(i) ‸&& c(i)', 'found "&&", which has no meaning here', 'and is written and, & or ∧'],
    ['y(i) = c(i) ‸|| c(i)', 'found "||", which has no meaning here', 'or is written or, | or ∨'],
    ["y(i) = in(i) = ‸'a'", 'found "\'", which has no meaning here', 'symbols stand in double quotes: "a"'],
    ['y(i) = 2 ‸* d(i)', 'found "*", which has no meaning here', 'there is no multiplication: add a vector to itself'],
    ['y(i) = d(i) ‸/ 2', 'found "/", which has no meaning here', 'there is no division: compare a sum with another'],
    ['y(i) = 1‸.5', 'found ".", which has no meaning here', 'numbers are naturals: 0, 1, 2, …'],
    ['y(i) = c(i) ‸? 1 : 0', 'found "?", which has no meaning here', 'a conditional is written if … then … else …'],
    ['y(i) = c(i) ‸// always', 'found "//", which has no meaning here', 'a comment begins with #'],
    ['y(i) = ‸~c(i)', 'found "~", which has no meaning here', 'not is written not, ! or ¬'],
    ['y(i) = in(i) = ‸“a”', 'found "“", which has no meaning here', 'symbols stand in straight quotes: "a"'],
    ['y(i) = 1‸;', 'found ";", which has no meaning here',
      'a line needs no semicolon; the default of an attention follows a colon'],
    ['y(i) = ‸"a', 'the string that begins here has no closing quote', 'a quote inside a string is written \\"'],
    ['y(i) = "\\‸q"', 'expected one of " \\ / b f n r t u after a backslash, found "q"',
      'a string is written as in JSON'],
    ['y(i) = ‸""', 'a symbol has at least one character'],
    ['y(i) = ‸9007199254740992', 'found 9007199254740992, expected at most 9007199254740991'],
    ['y(i) = ‸%', 'found "%", which has no meaning here', 'if it is a symbol of the word, write "%"'],
  ],
}

/** Texts with nothing above. */
// biome-ignore format: a table, one row per text.
const WHOLE: Readonly<Record<string, readonly Row[]>> = {
  'a text without an alphabet or a vector is told so': [
    ['‸', 'the text is empty, expected an alphabet and vectors', 'as in alphabet a b'],
    ['\n# nothing\n‸', 'the text is empty, expected an alphabet and vectors', 'as in alphabet a b'],
    ['‸y(i) = i', 'found "y", expected the alphabet first', 'as in alphabet a b c'],
    ['alphabet a b\n‸', 'the program ends without a vector', 'as in y(i) = in(i) = "a"'],
    ['alphabet‸\ny(i) = i', 'the alphabet is empty, expected at least one symbol',
      'symbols are separated by spaces; those with spaces, quotes or # stand in quotes: alphabet a b "#"'],
    ['alphabet a b ‸a\ny(i) = i', 'the symbol "a" appears twice in the alphabet'],
    ['alphabet a ‸"b\ny(i) = i', 'the string that begins here has no closing quote',
      'a quote inside a string is written \\"'],
    ['‸alphabet(i) = i', 'found "alphabet", expected the alphabet first', 'as in alphabet a b c'],
  ],
}

/** The problem of a text, as it is shown. */
function shown(text: string): string {
  const read = parseProgram(text)
  return read.kind === 'unreadable' ? problemText(text, read) : `read: ${printProgram(read.value)}`
}

/** All that must be shown of a row. */
function expected([marked, message, hint]: Row, above: string): string {
  const lines = `${above}${marked}`.split('\n')
  const line = lines.findIndex((text) => text.includes('‸'))
  const at = lines[line].indexOf('‸')
  const shownLines = [
    lines[line].replace('‸', ''),
    `${' '.repeat(at)}^`,
    `line ${line + 1}, column ${at + 1}: ${message}`,
  ]
  return [...shownLines, ...(hint === undefined ? [] : [`hint: ${hint}`])].join('\n')
}

test.each([
  ...Object.entries(BELOW).map(([sentence, rows]) => ({ sentence, rows, above: ABOVE })),
  ...Object.entries(WHOLE).map(([sentence, rows]) => ({ sentence, rows, above: '' })),
])('$sentence', ({ rows, above }) => {
  const texts = rows.map(([marked]) => `${above}${marked.replace('‸', '')}`)
  expect(texts.map(shown)).toEqual(rows.map((row) => expected(row, above)))
})
