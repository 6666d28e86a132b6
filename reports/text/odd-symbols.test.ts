// Alphabets may hold anything. In every report it is text.
import { expect, test } from 'vitest'
import type { ClaimResult } from '../../src/engine/index.ts'
import { atMost } from '../../tests/cli/claims.ts'
import { readXml } from '../../tests/support/xml.ts'
import { theorems } from '../document/theorems.ts'
import { junitOf } from './junit.ts'
import { summaryOf } from './summary.ts'
import { terminalReport } from './terminal.ts'

const SYMBOLS = [
  '<script>alert(1)</script>',
  '</failure>]]>',
  '"\'&amp;&',
  '`|`` ``` \\',
  '🦉👩\u200d👧',
  'שלום',
  '\u202e\u2066\u0000\u001b[2J\u0085\u2028\r\n\t',
  '\ud800 \udc00 \uffff',
  '| a | b |',
  '# *_~$@[x](y)',
]

const claim = atMost('lemma-8b', 7_654).run({ numRuns: 100 })

function withSymbol(symbol: string): ClaimResult {
  const { counterexample } = claim
  if (counterexample === null) throw new Error('it is refuted')
  return {
    ...claim,
    title: symbol,
    statement: `all ${symbol}`,
    counterexample: { ...counterexample, case: symbol, explanation: `${symbol}\n${symbol}` },
    problems: [symbol],
  }
}

const documentOf = (symbol: string, more: Partial<ClaimResult> = {}) =>
  theorems([{ ...withSymbol(symbol), ...more }], { profile: 'quick', seed: 1, seconds: 0 })

const UNSEEN = /[^\n\P{C}]/u

/** Without the joiner of an emoji, which may stand there. */
const withoutJoiner = (text: string): string => text.replaceAll('\u200d', '')

test.each(SYMBOLS)('%j is text on the terminal', (symbol) => {
  expect(withoutJoiner(terminalReport(documentOf(symbol), { colours: false }))).not.toMatch(UNSEEN)
})

test.each(SYMBOLS)('%j is text in junit.xml, which stays well-formed', (symbol) => {
  const { children } = readXml(junitOf(documentOf(symbol)))
  const [testcase] = children[0].children
  expect(children).toHaveLength(1)
  expect(testcase.children.map(({ name }) => name)).toEqual(['failure'])
  // What is spelled out elsewhere is so here, too.
  const seen = terminalReport(documentOf(symbol), { colours: false })
  for (const line of testcase.children[0].text.split('\n')) expect(seen).toContain(line)
})

test.each(SYMBOLS)('%j is text in summary.md', (symbol) => {
  const expected = summaryOf(documentOf(symbol, { expects: 'refuted', passed: true, variant: 'printed' }), null)
  for (const text of [summaryOf(documentOf(symbol), null), expected]) {
    expect(withoutJoiner(text)).not.toMatch(UNSEEN)
    const { fenced, rest } = apart(text)
    // Outside of code no symbol opens a tag, and no cell is cut in two.
    expect(rest.replace(/<\/?(?:details|summary)>/g, '').replace(/`+[^\n]*?`+/g, '')).not.toMatch(/(?<!\\)<(?!0\.01)/)
    for (const row of rest.split('\n').filter((line) => line.startsWith('|'))) {
      expect([5, 6, 7, 8, 9, 10, 11]).toContain(row.split(/(?<!\\)\|/).length)
    }
    expect(fenced.length).toBeLessThanOrEqual(1)
  }
})

/** Fenced blocks, and what stands outside of them. */
function apart(text: string): { fenced: string[]; rest: string } {
  const fenced: string[] = []
  const rest = text.replace(/^(`{3,})text\n([\s\S]*?)\n\1$/gm, (_, __, content: string) => {
    fenced.push(content)
    return ''
  })
  return { fenced, rest }
}
