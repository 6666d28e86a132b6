// What is said of formulas that cannot be read: ‸ marks where the caret must stand.
import { expect, test } from 'vitest'
import { parseFormula, printFormula, problemText } from './index.ts'

/** A text with ‸ in it, what is said there, and the hint if there is one. */
type Row = readonly [marked: string, message: string, hint?: string]

// biome-ignore format: a table, one row per text.
const PROBLEMS: Readonly<Record<string, readonly Row[]>> = {
  'an unknown predicate is shown with near names, or with all': [
    ['Y ‸@OD', 'there is no predicate "OD"', 'did you mean "ODD"?'],
    ['‸TRIANGULAR(#L[Q_a])', 'there is no predicate "TRIANGULAR"',
      'the predicates are "ODD", "EVEN", "MOD", "REST", "FIRST", "LAST", "HALF", "PRIME", "SQUARE", "POW2", "TABLE"'],
  ],
  'the wrong parameters are shown with what is taken': [
    ['‸@MOD[3]', 'found MOD[3], but MOD takes m, r with m ≥ 1 and 0 ≤ r < m', 'MOD(k): k ≡ r modulo m'],
    ['‸@MOD[-3,-0]', 'found MOD[-3,0], but MOD takes m, r with m ≥ 1 and 0 ≤ r < m', 'MOD(k): k ≡ r modulo m'],
    ['‸MOD(#L[Q_a])', 'found MOD without parameters, but MOD takes m, r with m ≥ 1 and 0 ≤ r < m',
      'MOD(k): k ≡ r modulo m'],
    ['‸@ODD[1]', 'found ODD[1], but ODD takes no parameters', 'ODD(k): k is odd'],
    ['@MOD[3,1‸', 'found the end, expected "," or "]" after a parameter'],
    ['@MOD[‸9999999999999999,1]', 'found 9999999999999999, expected at most 9007199254740991'],
  ],
  'a predicate that is said of nothing, or of the wrong thing, is shown what it may be said of': [
    ['‸ODD & Q_a', 'found ODD by itself, expected @ODD or ODD(…)',
      '@ODD is about the position, ODD(#L[Q_a]) about a count'],
    ['ODD(‸Q_a)', 'found the letter Q_a, expected a count after ODD(',
      '@ODD is about the position, ODD(#L[Q_a]) about a count'],
    ['ODD(#L[Q_a] ‸+ 1)', 'found "+", expected ")" after the count',
      'a predicate is applied to one count, not to a sum'],
    ['@ODD‸(#L[Q_a])', 'found "(" after @ODD, expected an operator',
      '@ODD is about the position, ODD(#L[Q_a]) about a count'],
  ],
  'chains are shown with the parentheses that they need': [
    ['Q_a S Q_b ‸S Q_c', 'found "S" after Q_a S Q_b, expected parentheses',
      'S and U do not chain: write (Q_a S Q_b) S … or Q_a S (Q_b S …)'],
    ['Q_a & !Q_b until Y Q_c ‸since Q_d', 'found "since" after !Q_b until Y Q_c, expected parentheses',
      'S and U do not chain: write (!Q_b until Y Q_c) since … or !Q_b until (Y Q_c since …)'],
    ['Q_a -> Q_b ‸-> Q_c', 'found "->" after Q_a -> Q_b, expected parentheses',
      '-> does not chain: write (Q_a -> Q_b) -> … or Q_a -> (Q_b -> …)'],
    ['1 < #L[Q_a] ‸<= 3', 'found "<=" after 1 < #L[Q_a], expected & or another operator',
      'comparisons do not chain: write 1 < #L[Q_a] & #L[Q_a] <= …'],
  ],
  'words that mean nothing are shown with what may have been meant': [
    ['‸a & b', 'the word "a" is not known, expected a formula', 'the letter is written Q_a or "a"'],
    ['‸P S Q_a', 'the word "P" is not known, expected a formula',
      'single capitals are reserved for operators (Y X Z O H F G S U); the letter is Q_P or "P"'],
    ['X‸', 'found the end, expected a formula after "X"', 'X is an operator; the letter is written Q_X or "X"'],
    ['‸GFQ_a', 'the word "GFQ_a" is not known, expected a formula', 'put spaces after operators: G F Q_a'],
    ['‸fisrt | Q_a', 'the word "fisrt" is not known, expected a formula', 'did you mean "first"?'],
    ['Q_a ‸AND Q_b', 'found "AND", expected an operator such as & or S', 'did you mean "and"?'],
  ],
  'a missing bracket is shown with the one that waits for it': [
    ['Q_a & (Q_b | Y (Q_c)‸', 'found the end, expected ")" for the "(" in column 7'],
    ['#L[Q_a & (Q_b‸] < 1', 'found "]", expected ")" for the "(" in column 10'],
    ['Q_a‸)', 'found ")", which closes nothing'],
    ['#L‸(Q_a) < 1', 'found "(", expected "[" after #L', '#L[Q_a] counts each a up to here, #R[Q_a] from here on'],
    ['#L[‸Q_a < 1', 'Q_a is a formula, expected a number or a count beside "<"', 'is "]" missing before "<"?'],
  ],
  'numbers where formulas belong, and formulas where numbers do, are told apart': [
    ['‸#L[Q_a]', '#L[Q_a] is a number, expected a formula', 'compare it with another number: #L[Q_a] > 0'],
    ['Y ‸1 & 0', '1 is a number, expected a formula', 'the letter is written Q_1 or "1"'],
    ['‸Q_a = Q_b', 'Q_a is a formula, expected a number or a count beside "="',
      '#L[Q_a] counts how often it holds; formulas are compared with <->'],
    ['#L[Y (‸Q_b < 1)] < 2', 'Q_b is a formula, expected a number or a count beside "<"',
      '#L[Q_b] counts how often it holds'],
    ['#L[Q_a] > ‸Q_b', 'found the letter Q_b, expected a number or a count after ">"',
      '#L[Q_b] counts how often it holds'],
    ['‸(Q_a | Q_b) + 1 < 2', 'Q_a | Q_b is a formula, expected a number or a count beside "+"',
      '#L[Q_a | Q_b] counts how often it holds'],
    ['1 < (‸2 < 3)', '2 < 3 is a formula, expected a number or a count', '#L[2 < 3] counts how often it holds'],
    ['#L[Q_a] ‸* 2 < 1', 'found "*", expected an operator such as + or <', 'the number comes first: 2*#L[Q_a]'],
    ['-‸Q_a < 1', 'found the letter Q_a, expected a number or a count after "-"', '#L[Q_a] counts how often it holds'],
    ['1 < 2*‸true', 'found "true", expected a number or a count after "*"'],
    ['- ‸-2 < 3', 'found "-", expected a number or a count after "-"', 'put a signed number in parentheses: (-2)'],
    ['1 + ‸-2 < 3', 'found "-", expected a number or a count after "+"', 'put a signed number in parentheses: (-2)'],
  ],
  'what is missing is named': [
    ['‸', 'the text is empty, expected a formula', 'for example Y Q_a & Q_b'],
    ['Q_a &‸', 'found the end, expected a formula after "&"'],
    ['‸S Q_a', 'found "S", expected a formula', '"S" stands between two formulas'],
    ['Q_a ‸Q_b', 'found the letter Q_b, expected an operator such as & or S',
      'two formulas side by side: join them with & or |, as in … & Q_b'],
    ['#L[‸] < 1', 'found "]", expected a formula after "["'],
  ],
  'symbols that are written wrongly are shown as they are written': [
    ['Q_‸ & Q_a', 'found a space, expected a symbol right after Q_',
      'letters, digits and _ may follow Q_; other symbols are quoted: Q["+"]'],
    ['Q_‸( & Q_)', 'found "(", expected a symbol right after Q_',
      'letters, digits and _ may follow Q_; other symbols are quoted: Q["("]'],
    ['Q[‸a]', 'found "a", expected a string in double quotes after Q[', 'a letter is written Q_a or Q["a"]'],
    ['Y ‸"abc', 'the string that begins here has no closing quote', 'a quote inside a string is written \\"'],
    ['"a\\‸q"', 'expected one of " \\ / b f n r t u after a backslash, found "q"', 'a string is written as in JSON'],
    ['Y ‸""', 'a symbol has at least one character'],
    ['‸Q_{\\texttt{+}}', 'expected a symbol in Q_{…}', 'as in Q_{a}, Q_{\\mathtt{abc}} or Q_{\\texttt{"+"}}'],
  ],
  'habits from elsewhere are translated': [
    ['Q_a ‸&& Q_b', 'found "&&", which has no meaning here', 'and is written &'],
    ['Q_a ‸|| Q_b', 'found "||", which has no meaning here', 'or is written |'],
    ['Q_a ‸=> Q_b', 'found "=>", which has no meaning here', 'implication is written ->, "at least" is written >='],
    ["Y ‸'a'", 'found "\'", which has no meaning here', 'symbols stand in double quotes: "a"'],
    ['1‸/2 < #L[Q_a]', 'found "/", which has no meaning here',
      'numbers are integers: multiply both sides by the denominator'],
    ['‸$\\neg Q_{a}$', 'found "$", which has no meaning here', 'leave out the $ around the formula'],
    ['‸\\neg Q_{a}', 'found \\neg, which has no meaning here',
      'the commands are \\lnot \\ominus \\oplus \\land \\lor \\to \\leftrightarrow \\le \\ne \\ge \\top \\bot \\cdot'],
  ],
  'numbers that are too long are shown their limit': [
    ['‸1111111111111111111111111111111 < #L[Q_a]', 'found a number of 31 digits, expected at most 30'],
  ],
}

/** The problem of a text, as it is shown. */
function shown(text: string): string {
  const read = parseFormula(text)
  return read.kind === 'unreadable' ? problemText(text, read) : `read: ${printFormula(read.value)}`
}

/** All that must be shown of a row. */
function expected([marked, message, hint]: Row): string {
  const at = marked.indexOf('‸')
  const lines = [marked.replace('‸', ''), `${' '.repeat(at)}^`, `column ${at + 1}: ${message}`]
  return [...lines, ...(hint === undefined ? [] : [`hint: ${hint}`])].join('\n')
}

test.each(Object.entries(PROBLEMS))('%s', (_, rows) => {
  expect(rows.map(([marked]) => shown(marked.replace('‸', '')))).toEqual(rows.map(expected))
})
