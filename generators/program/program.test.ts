import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shrink } from '../../src/engine/index.ts'
import { checkTypes, type Expression, OverflowError, type Program, runProgram } from '../../src/srasp/index.ts'
import { assertDomain, programs } from '../index.ts'
import { partsOf } from './parts.ts'

const ALPHABET = ['a', 'b']
const domain = programs({ alphabet: ALPHABET })

const operationsOf = ({ lines }: Program) => lines.map(({ operation }) => operation)
const attentions = (program: Program) => operationsOf(program).flatMap((one) => (one.kind === 'attention' ? [one] : []))
const has = (kind: Expression['kind']) => (program: Program) => partsOf(program).some((part) => part.kind === kind)
const WORD = ['a', 'b', 'b', 'a', 'b']
const runs = (program: Program): boolean => {
  try {
    runProgram(program, WORD)
    return true
  } catch (error) {
    if (error instanceof OverflowError) return false
    throw error
  }
}
const varies = (program: Program): boolean => runs(program) && new Set(runProgram(program, WORD).output).size > 1

test('keep the laws of a domain, mostly run, and mostly say something', () => {
  assertDomain(domain, {
    isValid: (program) => checkTypes(program).kind === 'well-typed',
    draws: 200,
    starts: 3,
    labels: {
      'no overflow': { share: 0.75, on: runs },
      'an output that varies': { share: 0.5, on: varies },
      'several lines': { share: 0.5, on: ({ lines }) => lines.length > 2 },
      'a prefix sum': { share: 0.2, on: (program) => operationsOf(program).some(({ kind }) => kind === 'prefix-sum') },
      'a strict mask': { share: 0.2, on: (program) => attentions(program).some(({ mask }) => /<i|>i/.test(mask)) },
      leftmost: { share: 0.2, on: (program) => attentions(program).some(({ direction }) => direction === 'leftmost') },
      'a table': { share: 0.2, on: has('apply') },
      'a vector is read': { share: 0.4, on: has('vector') },
      'a comparison': { share: 0.5, on: has('compare') },
    },
  })
})

describe('shrinking ends at the least program', () => {
  const drawn = fc.sample(domain.arbitrary, { seed: 1, numRuns: 400 })
  test.each<[string, (program: Program) => boolean, string]>([
    [
      'has a prefix sum',
      (p) => operationsOf(p).some(({ kind }) => kind === 'prefix-sum'),
      'v1(i) = psum[j <= i] 0; output v1',
    ],
    [
      'attends to the left, strictly',
      (p) => attentions(p).some(({ mask }) => mask === 'j<i'),
      'v1(i) = leftmost[j < i, false] false : false; output v1',
    ],
    ['subtracts', has('minus'), 'v1(i) = 0 - 0; output v1'],
    ['reads a vector', has('vector'), 'v1(i) = false; v2(i) = v1(i); output v2'],
  ])('that %s', (_, holds, least) => {
    const found = drawn.filter(holds).slice(0, 15)
    expect(found.length).toBe(15)
    for (const program of found) {
      const { minimal } = shrink(domain, program, holds, { budget: 20_000 })
      expect(domain.print(minimal)).toBe(`alphabet a b; ${least}`)
    }
  })
})

test('an alphabet with a semicolon, or none, and no lines are refused', () => {
  expect(() => programs({ alphabet: ['a;'] })).toThrow('no symbol may contain one')
  expect(() => programs({ alphabet: [] })).toThrow('an alphabet of at least one symbol')
  expect(() => programs({ alphabet: ['a'], maxLines: 0 })).toThrow('at least one line')
})

test('a program over another alphabet is refused with what was expected', () => {
  expect(() => domain.parse('alphabet x; v1(i) = 0')).toThrow('expected the alphabet a b')
  expect(() => domain.parse('alphabet a b; v1(i) = w(i)')).toThrow('there is no')
})
