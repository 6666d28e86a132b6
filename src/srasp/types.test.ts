import { expect, test } from 'vitest'
import { conditional, type Expression, typeOf, typeOfValue, type ValueType } from './index.ts'
import type { Types } from './types.ts'

const types = (): Types => ({
  vectors: new Map([['s', 'symbol']]),
  tables: new Map([['t', 'boolean']]),
})
const one: Expression = { kind: 'constant', value: 1 }
const yes: Expression = { kind: 'constant', value: true }

test.each<[Expression, ValueType]>([
  [one, 'natural'],
  [yes, 'boolean'],
  [{ kind: 'constant', value: 'a' }, 'symbol'],
  [{ kind: 'input', at: 'i' }, 'symbol'],
  [{ kind: 'vector', name: 's', at: 'j' }, 'symbol'],
  [{ kind: 'apply', table: 't', to: [{ kind: 'input', at: 'i' }] }, 'boolean'],
  [{ kind: 'position', at: 'i' }, 'natural'],
  [{ kind: 'length' }, 'natural'],
  [{ kind: 'plus', left: one, right: one }, 'natural'],
  [{ kind: 'minus', left: one, right: one }, 'natural'],
  [{ kind: 'not', of: yes }, 'boolean'],
  [{ kind: 'and', parts: [yes, yes] }, 'boolean'],
  [{ kind: 'or', parts: [yes, yes] }, 'boolean'],
  [{ kind: 'compare', operator: '<', left: one, right: one }, 'boolean'],
])('%j has the type %s, also as a branch', (expression, type) => {
  expect(typeOf(expression, types())).toBe(type)
  expect(typeOf(conditional(yes, expression, expression), types())).toBe(type)
})

test('a name that was never checked is told', () => {
  const message = 'nothing is called z: checkTypes says where the program is wrong'
  expect(() => typeOf({ kind: 'vector', name: 'z', at: 'i' }, types())).toThrow(new RangeError(message))
  expect(() => typeOf({ kind: 'apply', table: 'z', to: [] }, types())).toThrow(new RangeError(message))
})

test('values have their own types', () => {
  expect([false, '', 0].map(typeOfValue)).toEqual(['boolean', 'symbol', 'natural'])
})
