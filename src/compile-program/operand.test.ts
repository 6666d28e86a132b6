// What programs are made of is of one type each, and is not taken for another.
import { expect, test } from 'vitest'
import { operandOf, type Scope } from './expression.ts'
import { mixedOf } from './mixed.ts'
import { boolean, constantOperand, formOf, formsOf, natural } from './operand.ts'
import { placeOf } from './place.ts'
import { openWorkshop } from './workshop.ts'

const shop = openWorkshop()
const symbol = constantOperand(shop, 'a')
const scope: Scope = { shop, input: symbol, tables: new Map(), vectors: new Map(), known: new Map() }

test('Booleans and naturals are one form, and symbols have one each', () => {
  expect([boolean(shop.one), natural(shop.one)].map(formOf)).toEqual([shop.one, shop.one])
  expect(formsOf(symbol)).toEqual(new Map([['a', shop.one]]))
  expect(() => formOf(symbol)).toThrow('a symbol is not a single form')
  expect(() => formsOf(natural(shop.one))).toThrow('a natural is not a symbol')
})

test('what has no name is not compiled', () => {
  expect(() => operandOf(scope, { kind: 'vector', name: 'v', at: 'i' }, 'y')).toThrow('nothing is called v')
})

test('a sum of i and j is no predicate', () => {
  const sum = { kind: 'plus', left: { kind: 'position', at: 'i' }, right: { kind: 'position', at: 'j' } } as const
  expect(() => mixedOf(scope, sum)).toThrow('plus of both i and j')
})

test('what is nothing has one coordinate, which is exact', () => {
  const places = ['x', 'y'].map((name) => placeOf(shop, name, natural([])))
  const { coordinates } = shop.plan()
  expect(places[0]).toEqual(places[1])
  expect(coordinates[coordinates.length - 1]).toMatchObject({ name: '0', kind: 'exact' })
})
