import { expect, test } from 'vitest'
import { parseProgram, printProgram, problemText } from './index.ts'

/** What stands above every example; `c`, `d`, `t` and `mismatch` are there to be misused. */
const ABOVE = `alphabet a b
table t = "a" -> 1, else 0
table mismatch(2) = "a" "b" -> true, else false
c(i) = in(i) = "a"
d(i) = psum[j <= i] t(in(j))
`

/** The problem of a text, as it is shown. */
const shownWhole = (text: string): string => {
  const read = parseProgram(text)
  return read.kind === 'unreadable' ? `\n${problemText(text, read)}\n` : `read: ${printProgram(read.program)}`
}

/** The problem of a line below those above. */
const shown = (line: string): string => shownWhole(`${ABOVE}${line}`)

test('names that are not there are shown with near ones, or with all, or where they are', () => {
  expect(shown('y(i) = dd(i)')).toMatchInlineSnapshot(`
    "
    y(i) = dd(i)
           ^
    line 6, column 8: there is no vector "dd" above
    hint: did you mean "d"?
    "
  `)
  expect(shown('y(i) = zzz(i)')).toMatchInlineSnapshot(`
    "
    y(i) = zzz(i)
           ^
    line 6, column 8: there is no vector "zzz" above
    hint: the vectors above are "c", "d"
    "
  `)
  expect(shown('y(i) = y(i) + 1')).toMatchInlineSnapshot(`
    "
    y(i) = y(i) + 1
           ^
    line 6, column 8: there is no vector "y" above
    hint: y is defined here: a line reads only what is defined above it
    "
  `)
  expect(shown('y(i) = z(i)\nz(i) = 1')).toMatchInlineSnapshot(`
    "
    y(i) = z(i)
           ^
    line 6, column 8: there is no vector "z" above
    hint: z is defined below, in line 7: a line reads only what is defined above it
    "
  `)
  expect(shown('y(i) = foo(in(i))')).toMatchInlineSnapshot(`
    "
    y(i) = foo(in(i))
           ^
    line 6, column 8: there is no table or vector "foo" above
    hint: the tables and vectors above are "t", "mismatch", "c", "d"
    "
  `)
  expect(shown('y(i) = mismach(in(i), in(i))')).toMatchInlineSnapshot(`
    "
    y(i) = mismach(in(i), in(i))
           ^
    line 6, column 8: there is no table or vector "mismach" above
    hint: did you mean "mismatch"?
    "
  `)
  expect(shown('y(i) = c')).toMatchInlineSnapshot(`
    "
    y(i) = c
           ^
    line 6, column 8: found c by itself, expected c(i) or c(j)
    "
  `)
  expect(shown('y(i) = a')).toMatchInlineSnapshot(`
    "
    y(i) = a
           ^
    line 6, column 8: found a by itself, expected an expression
    hint: the symbol is written in quotes: "a"
    "
  `)
  expect(shown('y(i) = hello')).toMatchInlineSnapshot(`
    "
    y(i) = hello
           ^
    line 6, column 8: the word "hello" is not known, expected an expression
    hint: a vector is read as hello(i) or hello(j); the symbol is written in quotes: "hello"
    "
  `)
  expect(shown('y(i) = t')).toMatchInlineSnapshot(`
    "
    y(i) = t
           ^
    line 6, column 8: found t by itself, expected t(in(i))
    hint: a table is applied to symbols
    "
  `)
  expect(shown('output x\ny(i) = 1')).toMatchInlineSnapshot(`
    "
    output x
           ^
    line 6, column 8: there is no vector "x" for the output
    hint: the vectors are "c", "d", "y"
    "
  `)
})

test('a name is given once, and is none of the words of the language', () => {
  expect(shown('c(i) = 1')).toMatchInlineSnapshot(`
    "
    c(i) = 1
    ^
    line 6, column 1: the vector c is already defined
    hint: every name is defined once
    "
  `)
  expect(shown('table d = else 0')).toMatchInlineSnapshot(`
    "
    table d = else 0
          ^
    line 6, column 7: the vector d is already defined
    hint: every name is defined once
    "
  `)
  expect(shown('t(i) = 1')).toMatchInlineSnapshot(`
    "
    t(i) = 1
    ^
    line 6, column 1: the table t is already defined
    hint: every name is defined once
    "
  `)
  expect(shown('x(i) = d(i)\ntable d = else 0')).toMatchInlineSnapshot(`
    "
    table d = else 0
          ^
    line 7, column 7: the vector d is already defined
    hint: every name is defined once
    "
  `)
  expect(shown('n(i) = 1')).toMatchInlineSnapshot(`
    "
    n(i) = 1
    ^
    line 6, column 1: found "n", expected alphabet, table, output or the name of a vector
    hint: "n" is a word of the language and cannot be a name
    "
  `)
  expect(shown('table in = else 0')).toMatchInlineSnapshot(`
    "
    table in = else 0
          ^
    line 6, column 7: found "in", expected the name of a table
    hint: "in" is a word of the language and cannot be a name
    "
  `)
  expect(shown('2x(i) = 1')).toMatchInlineSnapshot(`
    "
    2x(i) = 1
    ^
    line 6, column 1: found the number 2, expected alphabet, table, output or the name of a vector
    "
  `)
  expect(shown('y(i) = 1\noutput y\noutput y')).toMatchInlineSnapshot(`
    "
    output y
    ^
    line 8, column 1: the output is already given
    hint: a program has one alphabet and at most one output
    "
  `)
  expect(shown('alphabet a b\ny(i) = 1')).toMatchInlineSnapshot(`
    "
    alphabet a b
            ^
    line 6, column 9: the alphabet is already given
    hint: a program has one alphabet and at most one output
    "
  `)
})

test('what a line begins with is told', () => {
  expect(shown('y = c(i)')).toMatchInlineSnapshot(`
    "
    y = c(i)
      ^
    line 6, column 3: found "=", expected "(" after the name
    hint: a vector is defined as in y(i) = …
    "
  `)
  expect(shown('y(j) = c(j)')).toMatchInlineSnapshot(`
    "
    y(j) = c(j)
      ^
    line 6, column 3: found "j", expected i after y(
    hint: a vector is defined as in y(i) = …
    "
  `)
  expect(shown('y(i) c(i)')).toMatchInlineSnapshot(`
    "
    y(i) c(i)
         ^
    line 6, column 6: found "c", expected "=" after y(i)
    hint: a vector is defined as in y(i) = …
    "
  `)
  expect(shown('y(i) := c(i)')).toMatchInlineSnapshot(`
    "
    y(i) := c(i)
         ^
    line 6, column 6: found ":=", which has no meaning here
    hint: a vector is defined by =
    "
  `)
  expect(shown('let y(i) = c(i)')).toMatchInlineSnapshot(`
    "
    let y(i) = c(i)
        ^
    line 6, column 5: found "y", expected "(" after the name
    hint: a vector is defined as in let(i) = …
    "
  `)
  expect(shown('= c(i)')).toMatchInlineSnapshot(`
    "
    = c(i)
    ^
    line 6, column 1: found "=", expected alphabet, table, output or the name of a vector
    "
  `)
  expect(shown('output')).toMatchInlineSnapshot(`
    "
    output
          ^
    line 6, column 7: found the end of the line, expected the name of a vector
    "
  `)
  expect(shown('output y(i)')).toMatchInlineSnapshot(`
    "
    output y(i)
            ^
    line 6, column 9: found "(", expected the end of the line after the output
    "
  `)
})

test('types are told apart, with a way from one to the other', () => {
  expect(shown('y(i) = not d(i)')).toMatchInlineSnapshot(`
    "
    y(i) = not d(i)
               ^
    line 6, column 12: d(i) is a natural, expected a Boolean after not
    hint: compare it: d(i) > 0
    "
  `)
  expect(shown('y(i) = c(i) and in(i)')).toMatchInlineSnapshot(`
    "
    y(i) = c(i) and in(i)
                    ^
    line 6, column 17: in(i) is a symbol, expected a Boolean beside and
    hint: compare it: in(i) = "a"
    "
  `)
  expect(shown('y(i) = c(i) + 1')).toMatchInlineSnapshot(`
    "
    y(i) = c(i) + 1
           ^
    line 6, column 8: c(i) is a Boolean, expected a natural beside +
    hint: make it a number: if c(i) then 1 else 0
    "
  `)
  expect(shown('y(i) = in(i) < 3')).toMatchInlineSnapshot(`
    "
    y(i) = in(i) < 3
           ^
    line 6, column 8: in(i) is a symbol, expected a natural beside <
    hint: a table gives numbers for symbols: table weight = "a" -> 1, else 0
    "
  `)
  expect(shown('y(i) = in(i) = 1')).toMatchInlineSnapshot(`
    "
    y(i) = in(i) = 1
                   ^
    line 6, column 16: in(i) is a symbol and 1 is a natural, expected one type beside =
    hint: the symbol stands in quotes: "1"
    "
  `)
  expect(shown('y(i) = 1 = in(i)')).toMatchInlineSnapshot(`
    "
    y(i) = 1 = in(i)
           ^
    line 6, column 8: 1 is a natural and in(i) is a symbol, expected one type beside =
    hint: the symbol stands in quotes: "1"
    "
  `)
  expect(shown('y(i) = d(i) = "1"')).toMatchInlineSnapshot(`
    "
    y(i) = d(i) = "1"
                  ^
    line 6, column 15: d(i) is a natural and "1" is a symbol, expected one type beside =
    hint: the number stands without quotes: 1
    "
  `)
  expect(shown('y(i) = c(i) = d(i)')).toMatchInlineSnapshot(`
    "
    y(i) = c(i) = d(i)
                  ^
    line 6, column 15: c(i) is a Boolean and d(i) is a natural, expected one type beside =
    hint: compare it: d(i) > 0
    "
  `)
  expect(shown('y(i) = if d(i) then 1 else 2')).toMatchInlineSnapshot(`
    "
    y(i) = if d(i) then 1 else 2
              ^
    line 6, column 11: d(i) is a natural, expected a Boolean after if
    hint: compare it: d(i) > 0
    "
  `)
  expect(shown('y(i) = if c(i) then 1 else "a"')).toMatchInlineSnapshot(`
    "
    y(i) = if c(i) then 1 else "a"
                               ^
    line 6, column 28: 1 is a natural and "a" is a symbol, expected one type after then and else
    "
  `)
  expect(shown('y(i) = t(i)')).toMatchInlineSnapshot(`
    "
    y(i) = t(i)
             ^
    line 6, column 10: i is a natural, expected a symbol as an argument of t
    hint: the symbol there is in(i)
    "
  `)
  expect(shown('y(i) = t(in(i), in(i))')).toMatchInlineSnapshot(`
    "
    y(i) = t(in(i), in(i))
           ^
    line 6, column 8: t is applied to 2 symbols, expected 1
    "
  `)
  expect(shown('y(i) = t(c(i))')).toMatchInlineSnapshot(`
    "
    y(i) = t(c(i))
             ^
    line 6, column 10: c(i) is a Boolean, expected a symbol as an argument of t
    "
  `)
  expect(shown('y(i) = psum[j <= i] c(j)')).toMatchInlineSnapshot(`
    "
    y(i) = psum[j <= i] c(j)
                        ^
    line 6, column 21: c(j) is a Boolean, expected a natural after psum
    hint: make it a number: if c(j) then 1 else 0
    "
  `)
  expect(shown('y(i) = rightmost[all, d(j)] in(j) : "?"')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, d(j)] in(j) : "?"
                          ^
    line 6, column 23: d(j) is a natural, expected a Boolean as the predicate
    hint: compare it: d(j) > 0
    "
  `)
  expect(shown('y(i) = rightmost[all, c(j)] in(j) : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, c(j)] in(j) : 0
                                        ^
    line 6, column 37: the default 0 is a natural, expected a symbol like the value
    "
  `)
})

test('variables are where they belong', () => {
  expect(shown('y(i) = in(j) = "a"')).toMatchInlineSnapshot(`
    "
    y(i) = in(j) = "a"
           ^
    line 6, column 8: in(j) uses j, but a position-wise line has only i
    hint: j belongs to psum[j <= i], leftmost[…] and rightmost[…], and each of these takes a line of its own
    "
  `)
  expect(shown('y(i) = psum[j <= i] d(i)')).toMatchInlineSnapshot(`
    "
    y(i) = psum[j <= i] d(i)
                        ^
    line 6, column 21: d(i) uses i, but psum adds up over j
    hint: write d(j); compute what depends on i in a later line
    "
  `)
  expect(shown('y(i) = rightmost[j < i, c(j)] d(i) : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j < i, c(j)] d(i) : 0
                                  ^
    line 6, column 31: d(i) uses i, but the value of an attention is read at j
    hint: write d(j); compute what depends on i in a later line
    "
  `)
  expect(shown('y(i) = rightmost[j < i, c(j)] d(j) + d(i) : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j < i, c(j)] d(j) + d(i) : 0
                                         ^
    line 6, column 38: d(i) uses i, but the value of an attention is read at j
    hint: write d(j); compute what depends on i in a later line
    "
  `)
  expect(shown('y(i) = rightmost[j < i, c(j)] d(j) : d(j)')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j < i, c(j)] d(j) : d(j)
                                         ^
    line 6, column 38: d(j) uses j, but the default of an attention is read at i
    hint: write d(i); where nothing matches there is no j
    "
  `)
  expect(shown('y(i) = rightmost[j < i, c(j)] j : j')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j < i, c(j)] j : j
                                      ^
    line 6, column 35: found j, but the default of an attention is read at i
    hint: write i; where nothing matches there is no j
    "
  `)
})

test('what attention cannot look for is told, and why', () => {
  expect(shown('y(i) = rightmost[all, not d(j) = d(i)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, not d(j) = d(i)] j : 0
                              ^
    line 6, column 27: d(j) = d(i) equates naturals at i and j and is negated, expected it alone or joined by and
    hint: attention goes to the largest score, and naturals make a score largest where they are equal, and nowhere else; use two attentions, and combine what they find in a later line
    "
  `)
  expect(shown('y(i) = rightmost[all, d(j) != d(i)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, d(j) != d(i)] j : 0
                          ^
    line 6, column 23: d(j) != d(i) compares naturals at i and j by !=, expected =
    hint: attention goes to the largest score, and naturals make a score largest where they are equal, not where they differ; fetch the natural by an attention, and compare in a later line
    "
  `)
  expect(shown('y(i) = rightmost[all, d(j) < d(i)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, d(j) < d(i)] j : 0
                          ^
    line 6, column 23: d(j) < d(i) compares naturals at i and j by <, expected =
    hint: attention goes to the largest score, and naturals make a score largest where they are equal, not where one is less; order positions by the mask, and compare all else in a position-wise line
    "
  `)
  expect(shown('y(i) = rightmost[all, d(j) = d(i) and j = i] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, d(j) = d(i) and j = i] j : 0
                                          ^
    line 6, column 39: j = i equates naturals at i and j, and so does d(j) = d(i), expected one such equality
    hint: attention goes to the largest score, and naturals make a score largest where they are equal; a score has room for one equality, so make one vector of the two
    "
  `)
  expect(shown('y(i) = rightmost[all, d(j) = d(i) or c(j)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, d(j) = d(i) or c(j)] j : 0
                          ^
    line 6, column 23: d(j) = d(i) equates naturals at i and j and is joined by or, expected it alone or joined by and
    hint: attention goes to the largest score, and naturals make a score largest where they are equal, and nowhere else; use two attentions, and combine what they find in a later line
    "
  `)
  expect(shown('y(i) = rightmost[all, d(j) + d(i) = n] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, d(j) + d(i) = n] j : 0
                          ^
    line 6, column 23: d(j) + d(i) mixes i and j, expected i on one side of = and j on the other
    hint: compute each side in an earlier line
    "
  `)
  expect(shown('y(i) = rightmost[all, (d(j) = d(i)) = c(j)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, (d(j) = d(i)) = c(j)] j : 0
                           ^
    line 6, column 24: d(j) = d(i) equates naturals at i and j and is compared, expected it alone or joined by and
    hint: attention goes to the largest score, and naturals make a score largest where they are equal, and nowhere else; use two attentions, and combine what they find in a later line
    "
  `)
  expect(shown('y(i) = rightmost[all, if c(i) then d(j) = d(i) else true] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, if c(i) then d(j) = d(i) else true] j : 0
                                       ^
    line 6, column 36: d(j) = d(i) equates naturals at i and j and is part of a conditional, expected it alone or joined by and
    hint: attention goes to the largest score, and naturals make a score largest where they are equal, and nowhere else; use two attentions, and combine what they find in a later line
    "
  `)
  expect(shown('y(i) = rightmost[all, (if c(i) then d(j) else 0) = d(i)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, (if c(i) then d(j) else 0) = d(i)] j : 0
                           ^
    line 6, column 24: if c(i) then d(j) else 0 mixes i and j and gives a natural, expected it to give a Boolean
    hint: compute what depends on i, and what depends on j, in earlier lines
    "
  `)
  expect(shown('y(i) = rightmost[all, mismatch(in(i), in(j))] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, mismatch(in(i), in(j))] j : 0
                          ^
    line 6, column 23: mismatch(in(i), in(j)) applies a table to symbols at i and at j, expected only one of them
    hint: fetch the symbol at j by an attention, and apply the table in a later line
    "
  `)
  expect(shown('y(i) = rightmost[all, (if c(i) then in(j) else "a") = in(i)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[all, (if c(i) then in(j) else "a") = in(i)] j : 0
                           ^
    line 6, column 24: if c(i) then in(j) else "a" mixes i and j and gives a symbol, expected it to give a Boolean
    hint: compute what depends on i, and what depends on j, in earlier lines
    "
  `)
})

test('masks, brackets and defaults are asked for where they are missing', () => {
  expect(shown('y(i) = rightmost[j << i, c(j)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j << i, c(j)] j : 0
                        ^
    line 6, column 21: found "<", expected i in the mask
    hint: the mask comes before the predicate: rightmost[all, …]
    "
  `)
  expect(shown('y(i) = rightmost[j =< i, c(j)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j =< i, c(j)] j : 0
                       ^
    line 6, column 20: found "=<", which has no meaning here
    hint: "at most" is written <=
    "
  `)
  expect(shown('y(i) = rightmost[j = i, c(j)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j = i, c(j)] j : 0
                       ^
    line 6, column 20: found "=", expected <, <=, > or >= between i and j
    hint: the mask comes before the predicate: rightmost[all, …]
    "
  `)
  expect(shown('y(i) = rightmost[j < n, c(j)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j < n, c(j)] j : 0
                         ^
    line 6, column 22: found "n", expected i in the mask
    hint: the mask comes before the predicate: rightmost[all, …]
    "
  `)
  expect(shown('y(i) = rightmost[past, c(j)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[past, c(j)] j : 0
                     ^
    line 6, column 18: found "past", expected a mask: all, j < i, j <= i, j > i or j >= i
    hint: the mask comes before the predicate: rightmost[all, …]
    "
  `)
  expect(shown('y(i) = rightmost[d(j) = d(i)] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[d(j) = d(i)] j : 0
                     ^
    line 6, column 18: found "d", expected a mask: all, j < i, j <= i, j > i or j >= i
    hint: the mask comes before the predicate: rightmost[all, …]
    "
  `)
  expect(shown('y(i) = rightmost[j < i] j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j < i] j : 0
                          ^
    line 6, column 23: found "]", expected "," and a predicate after the mask; true matches everything
    hint: as in rightmost[j < i, a(j) and b(i)] v(j) : d(i)
    "
  `)
  expect(shown('y(i) = rightmost[j < i, c(j)] j')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j < i, c(j)] j
                                   ^
    line 6, column 32: found the end of the line, expected an operator, or ":" and a default for where nothing matches
    hint: as in rightmost[j < i, a(j) and b(i)] v(j) : d(i)
    "
  `)
  expect(shown('y(i) = rightmost[j < i, c(j) j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost[j < i, c(j) j : 0
                                 ^
    line 6, column 30: found "j", expected an operator such as and, or "]" after the predicate
    hint: as in rightmost[j < i, a(j) and b(i)] v(j) : d(i)
    "
  `)
  expect(shown('y(i) = rightmost(j < i, c(j)) j : 0')).toMatchInlineSnapshot(`
    "
    y(i) = rightmost(j < i, c(j)) j : 0
                    ^
    line 6, column 17: found "(", expected "[" after rightmost
    hint: as in rightmost[j < i, a(j) and b(i)] v(j) : d(i)
    "
  `)
  expect(shown('y(i) = psum[j < i] d(j)')).toMatchInlineSnapshot(`
    "
    y(i) = psum[j < i] d(j)
                ^
    line 6, column 13: psum takes no mask but j <= i
    hint: a prefix sum is written psum[j <= i] and a natural over j
    "
  `)
  expect(shown('y(i) = psum d(j)')).toMatchInlineSnapshot(`
    "
    y(i) = psum d(j)
                ^
    line 6, column 13: found "d", expected "[" after psum
    hint: a prefix sum is written psum[j <= i] and a natural over j
    "
  `)
  expect(shown('y(i) = 1 + psum[j <= i] d(j)')).toMatchInlineSnapshot(`
    "
    y(i) = 1 + psum[j <= i] d(j)
               ^
    line 6, column 12: found "psum", expected an expression after "+"
    hint: psum takes a line of its own: define v(i) = psum[…] … in an earlier line, and write v(i) here
    "
  `)
  expect(shown('y(i) = d(i) : 0')).toMatchInlineSnapshot(`
    "
    y(i) = d(i) : 0
                ^
    line 6, column 13: found ":", expected an operator such as + or and, or the end of the line
    hint: a default belongs to leftmost[…] and rightmost[…]
    "
  `)
})

test('what is missing or too much in an expression is named', () => {
  expect(shown('y(i) =')).toMatchInlineSnapshot(`
    "
    y(i) =
          ^
    line 6, column 7: found the end of the line, expected an expression after "="
    "
  `)
  expect(shown('y(i) = d(i) +')).toMatchInlineSnapshot(`
    "
    y(i) = d(i) +
                 ^
    line 6, column 14: found the end of the line, expected an expression after "+"
    "
  `)
  expect(shown('y(i) = (d(i) + 1')).toMatchInlineSnapshot(`
    "
    y(i) = (d(i) + 1
                    ^
    line 6, column 17: found the end of the line, expected ")" for the "(" in column 8
    "
  `)
  expect(shown('y(i) = d(i) + 1)')).toMatchInlineSnapshot(`
    "
    y(i) = d(i) + 1)
                   ^
    line 6, column 16: found ")", expected an operator such as + or and, or the end of the line
    hint: it closes nothing
    "
  `)
  expect(shown('y(i) = d(i) d(i)')).toMatchInlineSnapshot(`
    "
    y(i) = d(i) d(i)
                ^
    line 6, column 13: found "d", expected an operator such as + or and, or the end of the line
    "
  `)
  expect(shown('y(i) = 1 < d(i) < 3')).toMatchInlineSnapshot(`
    "
    y(i) = 1 < d(i) < 3
                    ^
    line 6, column 17: found "<" after 1 < d(i), expected and or another operator
    hint: comparisons do not chain: write 1 < d(i) and d(i) < …
    "
  `)
  expect(shown('y(i) = if c(i) then 1')).toMatchInlineSnapshot(`
    "
    y(i) = if c(i) then 1
                         ^
    line 6, column 22: found the end of the line, expected else for the if in column 8
    "
  `)
  expect(shown('y(i) = if c(i) 1 else 2')).toMatchInlineSnapshot(`
    "
    y(i) = if c(i) 1 else 2
                   ^
    line 6, column 16: found the number 1, expected an operator such as + or and, or then for the if in column 8
    "
  `)
  expect(shown('y(i) = mismatch(in(i) in(i))')).toMatchInlineSnapshot(`
    "
    y(i) = mismatch(in(i) in(i))
                          ^
    line 6, column 23: found "in", expected an operator such as + or and, or "," or ")" for the table in column 8
    "
  `)
  expect(shown('y(i) = d(i + 1)')).toMatchInlineSnapshot(`
    "
    y(i) = d(i + 1)
               ^
    line 6, column 12: found "+", expected ")" after d(i
    hint: a vector is read at i or j; to read it elsewhere, attend to it: rightmost[all, j = …] d(j) : …
    "
  `)
  expect(shown('y(i) = in(i + 1)')).toMatchInlineSnapshot(`
    "
    y(i) = in(i + 1)
                ^
    line 6, column 13: found "+", expected ")" after in(i
    hint: in(i) is the symbol at i, in(j) the one at j; to read another position, attend to it: j = …
    "
  `)
  expect(shown('y(i) = in')).toMatchInlineSnapshot(`
    "
    y(i) = in
             ^
    line 6, column 10: found the end of the line, expected "(" after in
    hint: in(i) is the symbol at i, in(j) the one at j; to read another position, attend to it: j = …
    "
  `)
  expect(shown('y(i) = in(i')).toMatchInlineSnapshot(`
    "
    y(i) = in(i
               ^
    line 6, column 12: found the end of the line, expected ")" after in(i
    hint: in(i) is the symbol at i, in(j) the one at j; to read another position, attend to it: j = …
    "
  `)
  expect(shown('y(i) = -1')).toMatchInlineSnapshot(`
    "
    y(i) = -1
           ^
    line 6, column 8: found "-", expected an expression after "="
    hint: naturals have no sign; a subtraction stops at 0
    "
  `)
  expect(shown('y(i) = [c(i)]')).toMatchInlineSnapshot(`
    "
    y(i) = [c(i)]
           ^
    line 6, column 8: found "[", expected an expression after "="
    hint: brackets are ( ) around expressions and [ ] after psum, leftmost and rightmost
    "
  `)
})

test('tables are asked for their rows, their values and their rest', () => {
  expect(shown('table q = "a" -> 1')).toMatchInlineSnapshot(`
    "
    table q = "a" -> 1
                      ^
    line 6, column 19: found the end of the line, expected "," and another row, or ", else" and a value
    hint: as in table weight = "a" -> 1, "b" -> 2, else 0
    "
  `)
  expect(shown('table q = a -> 1, else 0')).toMatchInlineSnapshot(`
    "
    table q = a -> 1, else 0
              ^
    line 6, column 11: found "a", expected a symbol in quotes, or else
    hint: symbols stand in quotes: "a"
    "
  `)
  expect(shown('table q = "a" 1, else 0')).toMatchInlineSnapshot(`
    "
    table q = "a" 1, else 0
                  ^
    line 6, column 15: found the number 1, expected "->" and a value, or another symbol
    hint: as in table weight = "a" -> 1, "b" -> 2, else 0
    "
  `)
  expect(shown('table q = "a" -> b, else 0')).toMatchInlineSnapshot(`
    "
    table q = "a" -> b, else 0
                     ^
    line 6, column 18: found "b", expected a number, true, false or a symbol in quotes after "->"
    hint: symbols stand in quotes: "b"
    "
  `)
  expect(shown('table q = "a" -> 1, else')).toMatchInlineSnapshot(`
    "
    table q = "a" -> 1, else
                            ^
    line 6, column 25: found the end of the line, expected a number, true, false or a symbol in quotes after else
    "
  `)
  expect(shown('table q = "a" -> 1, else true')).toMatchInlineSnapshot(`
    "
    table q = "a" -> 1, else true
              ^
    line 6, column 11: the table gives a natural here and a Boolean after else, expected one type
    "
  `)
  expect(shown('table q = "a" "b" -> 1, else 0')).toMatchInlineSnapshot(`
    "
    table q = "a" "b" -> 1, else 0
              ^
    line 6, column 11: found a row of 2 symbols, expected 1 symbol
    hint: the number of symbols that a table takes follows its name: table mismatch(2) = …
    "
  `)
  expect(shown('table q(2) = "a" -> 1, else 0')).toMatchInlineSnapshot(`
    "
    table q(2) = "a" -> 1, else 0
                 ^
    line 6, column 14: found a row of 1 symbol, expected 2 symbols
    hint: the number of symbols that a table takes follows its name: table mismatch(2) = …
    "
  `)
  expect(shown('table q(0) = else 0')).toMatchInlineSnapshot(`
    "
    table q(0) = else 0
          ^
    line 6, column 7: found a table of 0 symbols, expected at least one
    "
  `)
  expect(shown('table q(x) = else 0')).toMatchInlineSnapshot(`
    "
    table q(x) = else 0
            ^
    line 6, column 9: found "x", expected a number
    hint: how many symbols the table takes: table mismatch(2) = "(" ")" -> false, else true
    "
  `)
  expect(shown('table q = "a" -> 1, "a" -> 2, else 0')).toMatchInlineSnapshot(`
    "
    table q = "a" -> 1, "a" -> 2, else 0
                        ^
    line 6, column 21: the table has two rows for "a"
    "
  `)
  expect(shown('table q "a" -> 1, else 0')).toMatchInlineSnapshot(`
    "
    table q "a" -> 1, else 0
            ^
    line 6, column 9: found the symbol "a", expected "=" after the name of the table
    hint: as in table weight = "a" -> 1, "b" -> 2, else 0
    "
  `)
  expect(shown('table = else 0')).toMatchInlineSnapshot(`
    "
    table = else 0
          ^
    line 6, column 7: found "=", expected the name of a table
    "
  `)
  expect(shown('table q = else 0 1')).toMatchInlineSnapshot(`
    "
    table q = else 0 1
                     ^
    line 6, column 18: found the number 1, expected the end of the line after the table
    "
  `)
})

test('habits from elsewhere are translated', () => {
  expect(shown('y(i) = c(i) && c(i)')).toMatchInlineSnapshot(`
    "
    y(i) = c(i) && c(i)
                ^
    line 6, column 13: found "&&", which has no meaning here
    hint: and is written and, & or ∧
    "
  `)
  expect(shown('y(i) = c(i) || c(i)')).toMatchInlineSnapshot(`
    "
    y(i) = c(i) || c(i)
                ^
    line 6, column 13: found "||", which has no meaning here
    hint: or is written or, | or ∨
    "
  `)
  expect(shown("y(i) = in(i) = 'a'")).toMatchInlineSnapshot(`
    "
    y(i) = in(i) = 'a'
                   ^
    line 6, column 16: found "'", which has no meaning here
    hint: symbols stand in double quotes: "a"
    "
  `)
  expect(shown('y(i) = 2 * d(i)')).toMatchInlineSnapshot(`
    "
    y(i) = 2 * d(i)
             ^
    line 6, column 10: found "*", which has no meaning here
    hint: there is no multiplication: add a vector to itself
    "
  `)
  expect(shown('y(i) = d(i) / 2')).toMatchInlineSnapshot(`
    "
    y(i) = d(i) / 2
                ^
    line 6, column 13: found "/", which has no meaning here
    hint: there is no division: compare a sum with another
    "
  `)
  expect(shown('y(i) = 1.5')).toMatchInlineSnapshot(`
    "
    y(i) = 1.5
            ^
    line 6, column 9: found ".", which has no meaning here
    hint: numbers are naturals: 0, 1, 2, …
    "
  `)
  expect(shown('y(i) = c(i) ? 1 : 0')).toMatchInlineSnapshot(`
    "
    y(i) = c(i) ? 1 : 0
                ^
    line 6, column 13: found "?", which has no meaning here
    hint: a conditional is written if … then … else …
    "
  `)
  expect(shown('y(i) = c(i) // always')).toMatchInlineSnapshot(`
    "
    y(i) = c(i) // always
                ^
    line 6, column 13: found "//", which has no meaning here
    hint: a comment begins with #
    "
  `)
  expect(shown('y(i) = ~c(i)')).toMatchInlineSnapshot(`
    "
    y(i) = ~c(i)
           ^
    line 6, column 8: found "~", which has no meaning here
    hint: not is written not, ! or ¬
    "
  `)
  expect(shown('y(i) = in(i) = “a”')).toMatchInlineSnapshot(`
    "
    y(i) = in(i) = “a”
                   ^
    line 6, column 16: found "“", which has no meaning here
    hint: symbols stand in straight quotes: "a"
    "
  `)
  expect(shown('y(i) = 1;')).toMatchInlineSnapshot(`
    "
    y(i) = 1;
            ^
    line 6, column 9: found ";", which has no meaning here
    hint: a line needs no semicolon; the default of an attention follows a colon
    "
  `)
  expect(shown('y(i) = "a')).toMatchInlineSnapshot(`
    "
    y(i) = "a
           ^
    line 6, column 8: the string that begins here has no closing quote
    hint: a quote inside a string is written \\"
    "
  `)
  expect(shown('y(i) = "\\q"')).toMatchInlineSnapshot(`
    "
    y(i) = "\\q"
             ^
    line 6, column 10: expected one of " \\ / b f n r t u after a backslash, found "q"
    hint: a string is written as in JSON
    "
  `)
  expect(shown('y(i) = ""')).toMatchInlineSnapshot(`
    "
    y(i) = ""
           ^
    line 6, column 8: a symbol has at least one character
    "
  `)
  expect(shown('y(i) = 9007199254740992')).toMatchInlineSnapshot(`
    "
    y(i) = 9007199254740992
           ^
    line 6, column 8: found 9007199254740992, expected at most 9007199254740991
    "
  `)
  expect(shown('y(i) = %')).toMatchInlineSnapshot(`
    "
    y(i) = %
           ^
    line 6, column 8: found "%", which has no meaning here
    hint: if it is a symbol of the word, write "%"
    "
  `)
})

test('a text without an alphabet or a vector is told so', () => {
  expect(shownWhole('')).toMatchInlineSnapshot(`
    "

    ^
    line 1, column 1: the text is empty, expected an alphabet and vectors
    hint: as in alphabet a b
    "
  `)
  expect(shownWhole('\n# nothing\n')).toMatchInlineSnapshot(`
    "

    ^
    line 3, column 1: the text is empty, expected an alphabet and vectors
    hint: as in alphabet a b
    "
  `)
  expect(shownWhole('y(i) = i')).toMatchInlineSnapshot(`
    "
    y(i) = i
    ^
    line 1, column 1: found "y", expected the alphabet first
    hint: as in alphabet a b c
    "
  `)
  expect(shownWhole('alphabet a b\n')).toMatchInlineSnapshot(`
    "

    ^
    line 2, column 1: the program ends without a vector
    hint: as in y(i) = in(i) = "a"
    "
  `)
  expect(shownWhole('alphabet\ny(i) = i')).toMatchInlineSnapshot(`
    "
    alphabet
            ^
    line 1, column 9: the alphabet is empty, expected at least one symbol
    hint: symbols are separated by spaces; those with spaces, quotes or # stand in quotes: alphabet a b "#"
    "
  `)
  expect(shownWhole('alphabet a b a\ny(i) = i')).toMatchInlineSnapshot(`
    "
    alphabet a b a
                 ^
    line 1, column 14: the symbol "a" appears twice in the alphabet
    "
  `)
  expect(shownWhole('alphabet a "b\ny(i) = i')).toMatchInlineSnapshot(`
    "
    alphabet a "b
               ^
    line 1, column 12: the string that begins here has no closing quote
    hint: a quote inside a string is written \\"
    "
  `)
  expect(shownWhole('alphabet(i) = i')).toMatchInlineSnapshot(`
    "
    alphabet(i) = i
    ^
    line 1, column 1: found "alphabet", expected the alphabet first
    hint: as in alphabet a b c
    "
  `)
})
