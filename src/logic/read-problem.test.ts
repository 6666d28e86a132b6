import { expect, test } from 'vitest'
import { parseFormula, printFormula, problemText } from './index.ts'

/** The problem of a text, as it is shown. */
const shown = (text: string): string => {
  const read = parseFormula(text)
  return read.kind === 'unreadable' ? `\n${problemText(text, read)}\n` : `read: ${printFormula(read.formula)}`
}

test('an unknown predicate is shown with near names, or with all', () => {
  expect(shown('Y @OD')).toMatchInlineSnapshot(`
    "
    Y @OD
      ^
    column 3: there is no predicate "OD"
    hint: did you mean "ODD"?
    "
  `)
  expect(shown('TRIANGULAR(#L[Q_a])')).toMatchInlineSnapshot(`
    "
    TRIANGULAR(#L[Q_a])
    ^
    column 1: there is no predicate "TRIANGULAR"
    hint: the predicates are "ODD", "EVEN", "MOD", "REST", "FIRST", "LAST", "HALF", "PRIME", "SQUARE", "POW2", "TABLE"
    "
  `)
})

test('the wrong parameters are shown with what is taken', () => {
  expect(shown('@MOD[3]')).toMatchInlineSnapshot(`
    "
    @MOD[3]
    ^
    column 1: found MOD[3], but MOD takes m, r with m ≥ 1 and 0 ≤ r < m
    hint: MOD(k): k ≡ r modulo m
    "
  `)
  expect(shown('@MOD[-3,-0]')).toMatchInlineSnapshot(`
    "
    @MOD[-3,-0]
    ^
    column 1: found MOD[-3,0], but MOD takes m, r with m ≥ 1 and 0 ≤ r < m
    hint: MOD(k): k ≡ r modulo m
    "
  `)
  expect(shown('MOD(#L[Q_a])')).toMatchInlineSnapshot(`
    "
    MOD(#L[Q_a])
    ^
    column 1: found MOD without parameters, but MOD takes m, r with m ≥ 1 and 0 ≤ r < m
    hint: MOD(k): k ≡ r modulo m
    "
  `)
  expect(shown('@ODD[1]')).toMatchInlineSnapshot(`
    "
    @ODD[1]
    ^
    column 1: found ODD[1], but ODD takes no parameters
    hint: ODD(k): k is odd
    "
  `)
  expect(shown('@MOD[3,1')).toMatchInlineSnapshot(`
    "
    @MOD[3,1
            ^
    column 9: found the end, expected "," or "]" after a parameter
    "
  `)
  expect(shown('@MOD[9999999999999999,1]')).toMatchInlineSnapshot(`
    "
    @MOD[9999999999999999,1]
         ^
    column 6: found 9999999999999999, expected at most 9007199254740991
    "
  `)
})

test('a predicate that is said of nothing, or of the wrong thing, is shown what it may be said of', () => {
  expect(shown('ODD & Q_a')).toMatchInlineSnapshot(`
    "
    ODD & Q_a
    ^
    column 1: found ODD by itself, expected @ODD or ODD(…)
    hint: @ODD is about the position, ODD(#L[Q_a]) about a count
    "
  `)
  expect(shown('ODD(Q_a)')).toMatchInlineSnapshot(`
    "
    ODD(Q_a)
        ^
    column 5: found the letter Q_a, expected a count after ODD(
    hint: @ODD is about the position, ODD(#L[Q_a]) about a count
    "
  `)
  expect(shown('ODD(#L[Q_a] + 1)')).toMatchInlineSnapshot(`
    "
    ODD(#L[Q_a] + 1)
                ^
    column 13: found "+", expected ")" after the count
    hint: a predicate is applied to one count, not to a sum
    "
  `)
  expect(shown('@ODD(#L[Q_a])')).toMatchInlineSnapshot(`
    "
    @ODD(#L[Q_a])
        ^
    column 5: found "(" after @ODD, expected an operator
    hint: @ODD is about the position, ODD(#L[Q_a]) about a count
    "
  `)
})

test('chains are shown with the parentheses that they need', () => {
  expect(shown('Q_a S Q_b S Q_c')).toMatchInlineSnapshot(`
    "
    Q_a S Q_b S Q_c
              ^
    column 11: found "S" after Q_a S Q_b, expected parentheses
    hint: S and U do not chain: write (Q_a S Q_b) S … or Q_a S (Q_b S …)
    "
  `)
  expect(shown('Q_a & !Q_b until Y Q_c since Q_d')).toMatchInlineSnapshot(`
    "
    Q_a & !Q_b until Y Q_c since Q_d
                           ^
    column 24: found "since" after !Q_b until Y Q_c, expected parentheses
    hint: S and U do not chain: write (!Q_b until Y Q_c) since … or !Q_b until (Y Q_c since …)
    "
  `)
  expect(shown('Q_a -> Q_b -> Q_c')).toMatchInlineSnapshot(`
    "
    Q_a -> Q_b -> Q_c
               ^
    column 12: found "->" after Q_a -> Q_b, expected parentheses
    hint: -> does not chain: write (Q_a -> Q_b) -> … or Q_a -> (Q_b -> …)
    "
  `)
  expect(shown('1 < #L[Q_a] <= 3')).toMatchInlineSnapshot(`
    "
    1 < #L[Q_a] <= 3
                ^
    column 13: found "<=" after 1 < #L[Q_a], expected & or another operator
    hint: comparisons do not chain: write 1 < #L[Q_a] & #L[Q_a] <= …
    "
  `)
})

test('words that mean nothing are shown with what may have been meant', () => {
  expect(shown('a & b')).toMatchInlineSnapshot(`
    "
    a & b
    ^
    column 1: the word "a" is not known, expected a formula
    hint: the letter is written Q_a or "a"
    "
  `)
  expect(shown('P S Q_a')).toMatchInlineSnapshot(`
    "
    P S Q_a
    ^
    column 1: the word "P" is not known, expected a formula
    hint: single capitals are reserved for operators (Y X Z O H F G S U); the letter is Q_P or "P"
    "
  `)
  expect(shown('X')).toMatchInlineSnapshot(`
    "
    X
     ^
    column 2: found the end, expected a formula after "X"
    hint: X is an operator; the letter is written Q_X or "X"
    "
  `)
  expect(shown('GFQ_a')).toMatchInlineSnapshot(`
    "
    GFQ_a
    ^
    column 1: the word "GFQ_a" is not known, expected a formula
    hint: put spaces after operators: G F Q_a
    "
  `)
  expect(shown('fisrt | Q_a')).toMatchInlineSnapshot(`
    "
    fisrt | Q_a
    ^
    column 1: the word "fisrt" is not known, expected a formula
    hint: did you mean "first"?
    "
  `)
  expect(shown('Q_a AND Q_b')).toMatchInlineSnapshot(`
    "
    Q_a AND Q_b
        ^
    column 5: found "AND", expected an operator such as & or S
    hint: did you mean "and"?
    "
  `)
})

test('a missing bracket is shown with the one that waits for it', () => {
  expect(shown('Q_a & (Q_b | Y (Q_c)')).toMatchInlineSnapshot(`
    "
    Q_a & (Q_b | Y (Q_c)
                        ^
    column 21: found the end, expected ")" for the "(" in column 7
    "
  `)
  expect(shown('#L[Q_a & (Q_b] < 1')).toMatchInlineSnapshot(`
    "
    #L[Q_a & (Q_b] < 1
                 ^
    column 14: found "]", expected ")" for the "(" in column 10
    "
  `)
  expect(shown('Q_a)')).toMatchInlineSnapshot(`
    "
    Q_a)
       ^
    column 4: found ")", which closes nothing
    "
  `)
  expect(shown('#L(Q_a) < 1')).toMatchInlineSnapshot(`
    "
    #L(Q_a) < 1
      ^
    column 3: found "(", expected "[" after #L
    hint: #L[Q_a] counts each a up to here, #R[Q_a] from here on
    "
  `)
  expect(shown('#L[Q_a < 1')).toMatchInlineSnapshot(`
    "
    #L[Q_a < 1
       ^
    column 4: Q_a is a formula, expected a number or a count beside "<"
    hint: is "]" missing before "<"?
    "
  `)
})

test('numbers where formulas belong, and formulas where numbers do, are told apart', () => {
  expect(shown('#L[Q_a]')).toMatchInlineSnapshot(`
    "
    #L[Q_a]
    ^
    column 1: #L[Q_a] is a number, expected a formula
    hint: compare it with another number: #L[Q_a] > 0
    "
  `)
  expect(shown('Y 1 & 0')).toMatchInlineSnapshot(`
    "
    Y 1 & 0
      ^
    column 3: 1 is a number, expected a formula
    hint: the letter is written Q_1 or "1"
    "
  `)
  expect(shown('Q_a = Q_b')).toMatchInlineSnapshot(`
    "
    Q_a = Q_b
    ^
    column 1: Q_a is a formula, expected a number or a count beside "="
    hint: #L[Q_a] counts how often it holds; formulas are compared with <->
    "
  `)
  expect(shown('#L[Y (Q_b < 1)] < 2')).toMatchInlineSnapshot(`
    "
    #L[Y (Q_b < 1)] < 2
          ^
    column 7: Q_b is a formula, expected a number or a count beside "<"
    hint: #L[Q_b] counts how often it holds
    "
  `)
  expect(shown('#L[Q_a] > Q_b')).toMatchInlineSnapshot(`
    "
    #L[Q_a] > Q_b
              ^
    column 11: found the letter Q_b, expected a number or a count after ">"
    hint: #L[Q_b] counts how often it holds
    "
  `)
  expect(shown('(Q_a | Q_b) + 1 < 2')).toMatchInlineSnapshot(`
    "
    (Q_a | Q_b) + 1 < 2
    ^
    column 1: Q_a | Q_b is a formula, expected a number or a count beside "+"
    hint: #L[Q_a | Q_b] counts how often it holds
    "
  `)
  expect(shown('1 < (2 < 3)')).toMatchInlineSnapshot(`
    "
    1 < (2 < 3)
         ^
    column 6: 2 < 3 is a formula, expected a number or a count
    hint: #L[2 < 3] counts how often it holds
    "
  `)
  expect(shown('#L[Q_a] * 2 < 1')).toMatchInlineSnapshot(`
    "
    #L[Q_a] * 2 < 1
            ^
    column 9: found "*", expected an operator such as + or <
    hint: the number comes first: 2*#L[Q_a]
    "
  `)
  expect(shown('-Q_a < 1')).toMatchInlineSnapshot(`
    "
    -Q_a < 1
     ^
    column 2: found the letter Q_a, expected a number or a count after "-"
    hint: #L[Q_a] counts how often it holds
    "
  `)
  expect(shown('1 < 2*true')).toMatchInlineSnapshot(`
    "
    1 < 2*true
          ^
    column 7: found "true", expected a number or a count after "*"
    "
  `)
  expect(shown('- -2 < 3')).toMatchInlineSnapshot(`
    "
    - -2 < 3
      ^
    column 3: found "-", expected a number or a count after "-"
    hint: put a signed number in parentheses: (-2)
    "
  `)
  expect(shown('1 + -2 < 3')).toMatchInlineSnapshot(`
    "
    1 + -2 < 3
        ^
    column 5: found "-", expected a number or a count after "+"
    hint: put a signed number in parentheses: (-2)
    "
  `)
})

test('what is missing is named', () => {
  expect(shown('')).toMatchInlineSnapshot(`
    "

    ^
    column 1: the text is empty, expected a formula
    hint: for example Y Q_a & Q_b
    "
  `)
  expect(shown('Q_a &')).toMatchInlineSnapshot(`
    "
    Q_a &
         ^
    column 6: found the end, expected a formula after "&"
    "
  `)
  expect(shown('S Q_a')).toMatchInlineSnapshot(`
    "
    S Q_a
    ^
    column 1: found "S", expected a formula
    hint: "S" stands between two formulas
    "
  `)
  expect(shown('Q_a Q_b')).toMatchInlineSnapshot(`
    "
    Q_a Q_b
        ^
    column 5: found the letter Q_b, expected an operator such as & or S
    hint: two formulas side by side: join them with & or |, as in … & Q_b
    "
  `)
  expect(shown('#L[] < 1')).toMatchInlineSnapshot(`
    "
    #L[] < 1
       ^
    column 4: found "]", expected a formula after "["
    "
  `)
})

test('symbols that are written wrongly are shown as they are written', () => {
  expect(shown('Q_ & Q_a')).toMatchInlineSnapshot(`
    "
    Q_ & Q_a
      ^
    column 3: found a space, expected a symbol right after Q_
    hint: letters, digits and _ may follow Q_; other symbols are quoted: Q["+"]
    "
  `)
  expect(shown('Q_( & Q_)')).toMatchInlineSnapshot(`
    "
    Q_( & Q_)
      ^
    column 3: found "(", expected a symbol right after Q_
    hint: letters, digits and _ may follow Q_; other symbols are quoted: Q["("]
    "
  `)
  expect(shown('Q[a]')).toMatchInlineSnapshot(`
    "
    Q[a]
      ^
    column 3: found "a", expected a string in double quotes after Q[
    hint: a letter is written Q_a or Q["a"]
    "
  `)
  expect(shown('Y "abc')).toMatchInlineSnapshot(`
    "
    Y "abc
      ^
    column 3: the string that begins here has no closing quote
    hint: a quote inside a string is written \\"
    "
  `)
  expect(shown('"a\\q"')).toMatchInlineSnapshot(`
    "
    "a\\q"
       ^
    column 4: expected one of " \\ / b f n r t u after a backslash, found "q"
    hint: a string is written as in JSON
    "
  `)
  expect(shown('Y ""')).toMatchInlineSnapshot(`
    "
    Y ""
      ^
    column 3: a symbol has at least one character
    "
  `)
  expect(shown('Q_{\\texttt{+}}')).toMatchInlineSnapshot(`
    "
    Q_{\\texttt{+}}
    ^
    column 1: expected a symbol in Q_{…}
    hint: as in Q_{a}, Q_{\\mathtt{abc}} or Q_{\\texttt{"+"}}
    "
  `)
})

test('habits from elsewhere are translated', () => {
  expect(shown('Q_a && Q_b')).toMatchInlineSnapshot(`
    "
    Q_a && Q_b
        ^
    column 5: found "&&", which has no meaning here
    hint: and is written &
    "
  `)
  expect(shown('Q_a || Q_b')).toMatchInlineSnapshot(`
    "
    Q_a || Q_b
        ^
    column 5: found "||", which has no meaning here
    hint: or is written |
    "
  `)
  expect(shown('Q_a => Q_b')).toMatchInlineSnapshot(`
    "
    Q_a => Q_b
        ^
    column 5: found "=>", which has no meaning here
    hint: implication is written ->, "at least" is written >=
    "
  `)
  expect(shown("Y 'a'")).toMatchInlineSnapshot(`
    "
    Y 'a'
      ^
    column 3: found "'", which has no meaning here
    hint: symbols stand in double quotes: "a"
    "
  `)
  expect(shown('1/2 < #L[Q_a]')).toMatchInlineSnapshot(`
    "
    1/2 < #L[Q_a]
     ^
    column 2: found "/", which has no meaning here
    hint: numbers are integers: multiply both sides by the denominator
    "
  `)
  expect(shown('$\\neg Q_{a}$')).toMatchInlineSnapshot(`
    "
    $\\neg Q_{a}$
    ^
    column 1: found "$", which has no meaning here
    hint: leave out the $ around the formula
    "
  `)
  expect(shown('\\neg Q_{a}')).toMatchInlineSnapshot(`
    "
    \\neg Q_{a}
    ^
    column 1: found \\neg, which has no meaning here
    hint: the commands are \\lnot \\ominus \\oplus \\land \\lor \\to \\leftrightarrow \\le \\ne \\ge \\top \\bot \\cdot
    "
  `)
})

test('numbers that are too long are shown their limit', () => {
  expect(shown(`${'1'.repeat(31)} < #L[Q_a]`)).toMatchInlineSnapshot(`
    "
    1111111111111111111111111111111 < #L[Q_a]
    ^
    column 1: found a number of 31 digits, expected at most 30
    "
  `)
})
