// Formulas larger than anybody writes: depth, width and length cost no stack and no quadratic time.
import { describe, expect, test } from 'vitest'
import { seeded } from '../../tests/support/random.ts'
import {
  type CountTerm,
  equalFormulas,
  type Formula,
  fold,
  formula,
  parseFormula,
  printFormula,
  STYLES,
  sizeOf,
} from './index.ts'

/** The sides of a comparison. */
function sides(text: string): readonly [CountTerm<Formula>, CountTerm<Formula>] {
  const read = formula(text)
  if (read.kind !== 'compare') throw new Error(`${text} is no comparison`)
  return [read.left, read.right]
}

describe('reading', () => {
  const times = (text: string, count: number): string => text.repeat(count)

  test('a conjunction of 20,000 parts and a sum of 20,000 counts are read', () => {
    const read = formula(`Q_a${times(' & Q_b', 19_999)}`)
    expect(read.kind === 'and' && read.parts.length).toBe(20_000)
    expect(sides(`1 < 1${times(' - (1 + #L[Q_a])', 20_000)}`)[1].length).toBe(40_001)
  })

  test('a sum deep in parentheses is not copied at every level', () => {
    const text = `${times('1 - (', 1_999)}1${times(' + 2', 50_000)}${times(')', 1_999)} < 1`
    expect(sides(text)[0].length).toBe(52_000)
  })

  test('words, symbols and commands of three million characters are no problem', () => {
    const long = times('x', 3_000_000)
    expect(parseFormula(`Q_${long}`).kind).toBe('read')
    expect(parseFormula(`"${long}"`).kind).toBe('read')
    for (const text of [long, `@${long}`, `\\${long}`, `\\mathsf{${long}}`, `"${long}`, times('Y', 3_000_000)]) {
      expect(parseFormula(text)).toMatchObject({ kind: 'unreadable', column: 1 })
    }
  })
})

test('formulas of 2,000 levels are read back from every style', () => {
  const random = seeded(6)
  for (let k = 0; k < 5; k += 1) {
    let deep: Formula = { kind: 'letter', symbol: 'a' }
    for (let level = 0; level < 2_000; level += 1) deep = around(deep, random.below(7))
    for (const style of STYLES) expect(equalFormulas(formula(printFormula(deep, style)), deep)).toBe(true)
  }
})

/** One level more. */
function around(of: Formula, kind: number): Formula {
  const b: Formula = { kind: 'letter', symbol: 'b' }
  const counted = [{ factor: 1n, count: { direction: 'right', of } }] as const
  const shapes: readonly Formula[] = [
    { kind: 'not', of },
    { kind: 'and', parts: [of, b] },
    { kind: 'or', parts: [b, of] },
    { kind: 'since', left: of, right: b },
    { kind: 'iff', left: b, right: of },
    { kind: 'compare', operator: '<', left: counted, right: [{ factor: 1n, count: null }] },
    { kind: 'implies', left: of, right: b },
  ]
  return shapes[kind]
}

test('50,000 levels are printed', () => {
  let deep: Formula = { kind: 'letter', symbol: 'a' }
  for (let level = 0; level < 50_000; level += 1) deep = around(deep, level % 2)
  expect(printFormula(deep).length).toBe(
    'Q_a'.length + 25_000 * '!( & Q_b)'.length - '!'.length - '()'.length + '!'.length,
  )
})

test('a fold goes down 50,000 levels and across 300,000 parts', () => {
  let deep = formula('Q_a')
  for (let level = 0; level < 50_000; level += 1) deep = { kind: 'previous', of: deep }
  expect(fold(deep, (_, parts: readonly number[]) => 1 + Math.max(0, ...parts))).toBe(50_001)
  const parts = Array.from({ length: 300_000 }, (): Formula => ({ kind: 'first' }))
  expect(sizeOf({ kind: 'or', parts })).toBe(300_001)
})
