// Formulas that a statement is not about: which part, what it needs, who would take it. The texts are what people read.
import { describe, expect, test } from 'vitest'
import { acceptingOf, FORMULAS } from '../../tests/support/compiled.ts'
import { formula, printFormula, type Semantics } from '../logic/index.ts'
import { STATEMENTS, type StatementId } from '../statements/index.ts'
import { compile } from './compile.ts'
import { outside, outsideText } from './outside.ts'

const textOf = (text: string, id: StatementId, semantics?: Semantics): string => {
  const found = outside(formula(text), id, semantics)
  return found === undefined ? 'inside' : outsideText(found)
}

describe('the text', () => {
  test('of one operator that is missing', () => {
    expect(textOf('Q_a & X Q_1', 'theorem-13c')).toMatchInlineSnapshot(
      `"theorem-13c is about TL[⊖], and "X Q_1" needs ⊕ (next); theorem-12a, theorem-12b, corollary-17a, corollary-17b, corollary-22a, corollary-22b would take the formula"`,
    )
  })

  test('of several, each with the first part that needs it', () => {
    expect(textOf('Y Q_a & Y Q_b & (Q_a S X Q_b)', 'theorem-16a')).toMatchInlineSnapshot(
      `"theorem-16a is about TL[S], and "Y Q_a" needs ⊖ (previous), "X Q_b" needs ⊕ (next); corollary-17a, corollary-17b, corollary-22a, corollary-22b would take the formula"`,
    )
  })

  test('of counts, comparisons and predicates', () => {
    expect(textOf('#R[Q_a] < 2 | @ODD', 'corollary-17a')).toMatchInlineSnapshot(
      `"corollary-17a is about LTL, and "#R[Q_a] < 2" needs < (a comparison of counts), "#R[Q_a] < 2" needs #→ (a count of positions from here on), "@ODD" needs θ (a numerical predicate); theorem-20a, theorem-20b, corollary-22a, corollary-22b would take the formula"`,
    )
    expect(textOf('ODD(#R[Q_a])', 'corollary-23')).toMatchInlineSnapshot(
      `"corollary-23 is about TL[⊖,S,#←,+,Mon], and "ODD(#R[Q_a])" needs #→ (a count of positions from here on); theorem-20a, theorem-20b, corollary-22a, corollary-22b would take the formula"`,
    )
  })

  test('of sugar, as it was written', () => {
    expect(textOf('first -> F Q_a', 'theorem-15a')).toMatchInlineSnapshot(
      `"theorem-15a is about TL[S,U], and "first" needs ⊖ (previous); corollary-17a, corollary-17b, corollary-22a, corollary-22b would take the formula"`,
    )
  })

  test('of a long part, cut', () => {
    expect(
      textOf(`X (${Array.from({ length: 40 }, (_, k) => `Q_${k}`).join(' & ')})`, 'theorem-13d'),
    ).toMatchInlineSnapshot(
      `"theorem-13d is about TL[⊖], and "X (Q_0 & Q_1 & Q_2 & Q_3 & Q_4 & Q_5 & Q_6 & Q_7 & Q_8 & Q_…" needs ⊕ (next); theorem-12a, theorem-12b, corollary-17a, corollary-17b, corollary-22a, corollary-22b would take the formula"`,
    )
  })

  test('of a part of 60 characters in full, and of one more cut to 60', () => {
    const part = (length: number) => `X Q_${'a'.repeat(length - 4)}`
    expect(textOf(part(60), 'theorem-13d')).toContain(`"${part(60)}" needs`)
    expect(textOf(part(61), 'theorem-13d')).toContain(`"${part(59)}…" needs`)
  })
})

test('as data: the statement, each feature that is missing with its part, and who has them all', () => {
  const found = outside(formula('Y Q_a & (Q_b U Y Q_a)'), 'theorem-15b')
  expect(found && { ...found, lacks: found.lacks.map(({ part, feature }) => [printFormula(part), feature]) }).toEqual({
    statement: 'theorem-15b',
    lacks: [['Y Q_a', 'previous']],
    accepting: ['corollary-17a', 'corollary-17b', 'corollary-22a', 'corollary-22b'],
  })
})

test('strict since needs ⊖ besides, and standard since does not', () => {
  expect(textOf('Q_a S Q_b', 'theorem-16a')).toBe('inside')
  expect(textOf('Q_a S Q_b', 'theorem-16a', 'standard')).toBe('inside')
  expect(textOf('Q_a S Q_b', 'theorem-16a', 'strict')).toContain(
    'theorem-16a is about TL[S], and "Q_a S Q_b" needs ⊖ (previous)',
  )
  expect(textOf('Q_a S Q_b', 'corollary-18a', 'strict')).toBe('inside')
})

test('corollary-22 takes every formula, and every statement takes formulas of letters and Booleans', () => {
  for (const text of FORMULAS)
    expect(acceptingOf(text)).toEqual(expect.arrayContaining(['corollary-22a', 'corollary-22b']))
  expect(acceptingOf('!(Q_a & true) | Q_b -> Q_c')).toEqual(STATEMENTS.map(({ id }) => id))
})

test('what is outside is not compiled: a RangeError with the same text', () => {
  const compileIt = () => compile(formula('X Q_1'), 'theorem-13c')
  expect(compileIt).toThrow(RangeError)
  expect(compileIt).toThrow(textOf('X Q_1', 'theorem-13c'))
})

test('what is inside compiles, and nothing else does', () => {
  let refused = 0
  for (const text of FORMULAS.filter((_, k) => k % 3 === 0)) {
    for (const { id } of STATEMENTS) {
      const isInside = acceptingOf(text).includes(id)
      const isCompiled = (): boolean => {
        try {
          return compile(formula(text), id).model.name.startsWith(id)
        } catch (error) {
          if (error instanceof RangeError) return false
          throw error
        }
      }
      expect([text, id, isCompiled()]).toEqual([text, id, isInside])
      if (!isInside) refused += 1
    }
  }
  expect(refused).toBeGreaterThan(80)
})
