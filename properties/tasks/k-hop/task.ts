// The k-hop induction head: the induction head k times, on positions and not on strings. By a formula with Hop_{k−1} inside Hop_k,
// and by a program that composes pointers, as many as k has binary digits.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { hopFormula } from '../induction-head/task.ts'
import type { Answer, FormulaTask, ProgramTask } from '../task.ts'
import { alphabetText, letter } from '../text.ts'

/** Grows by the factor 2|Σ| with each hop; the model does not, as it shares what is equal. */
const hops = (k: number, alphabet: readonly string[], symbol: string): string =>
  k === 0 ? letter(symbol) : hopFormula(alphabet, k === 1 ? letter(symbol) : `(${hops(k - 1, alphabet, symbol)})`)

/** find(i) is the last m ≤ i that comes right after a symbol like that at i; 0 if there is none. */
function pointers(word: Word): readonly number[] {
  return word.map((symbol, k) => {
    for (let m = k; m >= 1; m--) if (word[m - 1] === symbol) return m + 1
    return 0
  })
}

export function afterHops(k: number, word: Word): readonly Answer[] {
  const find = pointers(word)
  return word.map((_, start) => {
    let position = start + 1
    for (let hop = 0; hop < k && position > 0; hop++) position = find[position - 1]
    return position === 0 ? null : word[position - 1]
  })
}

/** hop1, hop2, hop4, … by doubling, then those that k is the sum of, one after the other. */
function hopProgram(k: number, alphabet: readonly string[]): string {
  const lines = [
    alphabetText(alphabet),
    'before(i) = rightmost[j < i, true] in(j) : "?"',
    'hop1(i) = rightmost[j <= i, before(j) = in(i)] j : 0',
  ]
  const compose = (name: string, first: string, second: string): string =>
    `${name}(i) = rightmost[all, j = ${first}(i)] ${second}(j) : 0`
  for (let m = 2; m <= k; m *= 2) lines.push(compose(`hop${m}`, `hop${m / 2}`, `hop${m / 2}`))
  const powers = [...k.toString(2)].reverse().flatMap((digit, e) => (digit === '1' ? [2 ** e] : []))
  powers.slice(1).forEach((power, index) => {
    const total = powers.slice(0, index + 1).reduce((sum, p) => sum + p, 0)
    lines.push(compose(`hop${total + power}`, `hop${total}`, `hop${power}`))
  })
  return [...lines, `y(i) = rightmost[all, j = hop${k}(i)] in(j) : "?"`].join('\n')
}

/** @example kHop(2, ['a', 'b']).reference(['a', 'b', 'a', 'a', 'b']) // null, null, null, null, 'b' */
export const kHop = (k: number, alphabet: readonly string[]): FormulaTask & ProgramTask => ({
  id: `${k}-hop`,
  title: `the ${k}-hop induction head`,
  sentence: `The symbol where ${k === 1 ? 'one step' : `${k} steps`} of the induction head end${k === 1 ? 's' : ''}.`,
  alphabet,
  words: (maxLength) => words(alphabet, { maxLength }),
  reference: (word) => afterHops(k, word),
  at: 'every position',
  formula: {
    statement: 'corollary-17a',
    answers: alphabet.map((symbol) => ({ answer: symbol, text: hops(k, alphabet, symbol) })),
    gap: readOfLength('3/n'),
  },
  program: { text: hopProgram(k, alphabet), nothing: '?', gap: readOfLength('1/n^2') },
  example: ['a', 'b', 'a', 'a', 'b'],
})

export const HOPS = [1, 2, 3] as const
