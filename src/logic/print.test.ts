import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sugared } from '../../tests/support/formulas.ts'
import { ODD_SYMBOLS, oddFormulas } from '../../tests/support/odd.ts'
import {
  definitionOf,
  equalFormulas,
  type Formula,
  formula,
  parseFormula,
  predicate,
  printFormula,
  STYLES,
  type Style,
} from './index.ts'

const inStyles = (text: string): string[] => STYLES.map((style) => printFormula(formula(text), style))

test('each style has its signs', () => {
  expect(inStyles('Y Y Q_1 & Y Q_0 & !Q_1 | X true -> last <-> false')).toEqual([
    'Y Y Q_1 & Y Q_0 & !Q_1 | X true -> last <-> false',
    '⊖⊖Q_1 ∧ ⊖Q_0 ∧ ¬Q_1 ∨ ⊕⊤ → last ↔ ⊥',
    '\\ominus \\ominus Q_{1} \\land \\ominus Q_{0} \\land \\lnot Q_{1} \\lor \\oplus \\top \\to \\mathsf{last} \\leftrightarrow \\bot',
  ])
  expect(inStyles('(wY Q_a S wX Q_b) U O H F G first')).toEqual([
    '(wY Q_a S wX Q_b) U O H F G first',
    '(w⊖Q_a since w⊕Q_b) until O H F G first',
    '(\\widetilde{\\ominus} Q_{a} \\mathbin{\\mathbf{since}} \\widetilde{\\oplus} Q_{b}) \\mathbin{\\mathbf{until}} ' +
      '\\mathop{\\mathsf{O}} \\mathop{\\mathsf{H}} \\mathop{\\mathsf{F}} \\mathop{\\mathsf{G}} \\mathsf{first}',
  ])
  expect(inStyles('-2*#L[Q_a] + 3 - #R[Q_b] >= 1 & MOD[3,1](#L[@ODD]) & 1 != 2')).toEqual([
    '-2*#L[Q_a] + 3 - #R[Q_b] >= 1 & MOD[3,1](#L[@ODD]) & 1 != 2',
    '−2·#←[Q_a] + 3 − #→[Q_b] ≥ 1 ∧ MOD[3,1](#←[@ODD]) ∧ 1 ≠ 2',
    '-2 \\cdot \\overleftarrow{\\#}[Q_{a}] + 3 - \\overrightarrow{\\#}[Q_{b}] \\ge 1 \\land ' +
      '\\mathsf{MOD}[3,1](\\overleftarrow{\\#}[\\mathsf{ODD}]) \\land 1 \\ne 2',
  ])
})

test('symbols are quoted where they are no words, and what cannot be seen is escaped', () => {
  const letter = (symbol: string, style: Style = 'ascii'): string => printFormula({ kind: 'letter', symbol }, style)
  expect(
    ['a', 'foo_1', 'é', '<s>', '"', 'a b', '\n', '\u200b', '\ud800', '🎲'].map((symbol) => letter(symbol)),
  ).toEqual([
    ...[
      'Q_a',
      'Q_foo_1',
      'Q_é',
      'Q["<s>"]',
      'Q["\\""]',
      'Q["a b"]',
      'Q["\\n"]',
      'Q["\\u200b"]',
      'Q["\\ud800"]',
      'Q["🎲"]',
    ],
  ])
  expect(['\u007f', '\u0600', '\ue000', '\ufffe', '\u2003'].map((symbol) => letter(symbol))).toEqual([
    ...['Q["\\u007f"]', 'Q["\\u0600"]', 'Q["\\ue000"]', 'Q["\\ufffe"]', 'Q["\\u2003"]'],
  ])
  expect(['a', 'foo', 'a_b', '"', 'é', '~', '{ }'].map((symbol) => letter(symbol, 'latex'))).toEqual([
    'Q_{a}',
    'Q_{\\mathtt{foo}}',
    'Q_{\\texttt{"a\\_b"}}',
    'Q_{\\texttt{"\\textbackslash{}""}}',
    'Q_{\\texttt{"\\textbackslash{}u00e9"}}',
    'Q_{\\texttt{"\\textasciitilde{}"}}',
    'Q_{\\texttt{"\\{\\ \\}"}}',
  ])
})

test('LaTeX is plain ASCII with matching braces', () => {
  for (const written of fc.sample(oddFormulas(8), { seed: 3, numRuns: 500 })) {
    const latex = printFormula(written, 'latex')
    expect(latex).toMatch(/^[ -~]*$/)
    const bare = latex.replaceAll(/\\[{}]/g, '')
    expect(bare.split('{').length).toBe(bare.split('}').length)
    expect(bare.replaceAll(/\\[#$%&_ ]/g, '')).not.toMatch(/[#$%&~^]/)
  }
})

test('every odd symbol is read back from every style', () => {
  for (const symbol of ODD_SYMBOLS) {
    for (const style of STYLES) {
      expect(formula(printFormula({ kind: 'letter', symbol }, style))).toEqual({ kind: 'letter', symbol })
    }
  }
})

test('zero has no sign, and one is no factor', () => {
  expect(inStyles('-0*#L[Q_a] - 0 - 1*#R[Q_b] < -1 - 0*#L[Q_a]')).toEqual([
    '0*#L[Q_a] + 0 - #R[Q_b] < -1 + 0*#L[Q_a]',
    '0·#←[Q_a] + 0 − #→[Q_b] < −1 + 0·#←[Q_a]',
    '0 \\cdot \\overleftarrow{\\#}[Q_{a}] + 0 - \\overrightarrow{\\#}[Q_{b}] < -1 + 0 \\cdot \\overleftarrow{\\#}[Q_{a}]',
  ])
})

test('factors that are zero, one, negative or huge are read back', () => {
  const of: Formula = { kind: 'letter', symbol: 'a' }
  for (const factor of [0n, 1n, -1n, 2n, -2n, 10n ** 30n - 1n, 1n - 10n ** 30n]) {
    for (const count of [null, { direction: 'left', of } as const]) {
      const addend = { factor, count }
      const compare: Formula = { kind: 'compare', operator: '=', left: [addend, addend], right: [addend] }
      for (const style of STYLES) expect(formula(printFormula(compare, style))).toEqual(compare)
    }
  }
})

test('1,000 random formulas are read back from every style', () => {
  for (const written of fc.sample(oddFormulas(15), { seed: 4, numRuns: 1_000 })) {
    for (const style of STYLES) {
      const text = printFormula(written, style)
      if (!equalFormulas(formula(text), written)) expect(printFormula(formula(text), style)).toBe(text)
    }
  }
})

test('no parentheses can be left out, but those around comparisons below prefixes, S and U', () => {
  let pairs = 0
  for (const written of fc.sample(sugared(16), { seed: 5, numRuns: 600 })) {
    const text = printFormula(written)
    for (const [open, close] of parenthesesIn(text)) {
      pairs += 1
      const inside = text.slice(open + 1, close)
      const read = parseFormula(`${text.slice(0, open)} ${inside} ${text.slice(close + 1)}`)
      const isNeeded = read.kind === 'unreadable' || !equalFormulas(read.value, written)
      if (isNeeded) continue
      expect(formula(inside).kind).toBe('compare')
      expect(`${text.slice(0, open)}…${text.slice(close + 1)}`).toMatch(/(!|\b[A-Z] |wX |wY )…|… [SU] /)
    }
  }
  expect(pairs).toBeGreaterThan(500)
})

/** Where pairs open and close, without those after the names of predicates. */
function parenthesesIn(text: string): [number, number][] {
  const open: number[] = []
  const pairs: [number, number][] = []
  for (const { 0: parenthesis, index } of text.matchAll(/[()]/g)) {
    if (parenthesis === '(') open.push(index)
    else pairs.push([open.pop() ?? 0, index])
  }
  return pairs.filter(([start]) => !/[A-Z2\]]$/.test(text.slice(0, start)))
}

test('predicates of your own are read back where they are given', () => {
  const predicates = [definitionOf(predicate('A_small_one', (k) => k < 9))]
  const written = formula('@A_small_one & A_small_one(#R[Q_a])', { predicates })
  for (const style of STYLES) {
    expect(equalFormulas(formula(printFormula(written, style), { predicates }), written)).toBe(true)
  }
  expect(printFormula(written, 'latex')).toBe(
    '\\mathsf{A\\_small\\_one} \\land \\mathsf{A\\_small\\_one}(\\overrightarrow{\\#}[Q_{a}])',
  )
})
