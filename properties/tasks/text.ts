// Pieces of formulas and programs as text.

/** Q_a, or Q["("] where the symbol is no word. @example letter('(') // 'Q["("]' */
export const letter = (symbol: string): string => (/^\w$/.test(symbol) ? `Q_${symbol}` : `Q[${JSON.stringify(symbol)}]`)

/** One of several symbols. @example oneOfText(['(', '[']) // '(Q["("] | Q["["])' */
export const oneOfText = (symbols: readonly string[]): string =>
  symbols.length === 1 ? letter(symbols[0]) : `(${symbols.map(letter).join(' | ')})`

/** A row for each of the symbols: 1; else 0. @example tableOf('left', ['(']) // 'table left = "(" -> 1, else 0' */
export const tableOf = (name: string, symbols: readonly string[]): string =>
  `table ${name} = ${symbols.map((symbol) => `${JSON.stringify(symbol)} -> 1`).join(', ')}, else 0`

/** The first line of a program. */
export const alphabetText = (symbols: readonly string[]): string => `alphabet ${symbols.join(' ')}`
