// Tables take no more units than they need.
import { expect, test } from 'vitest'
import { plain } from '../stream/index.ts'
import { applyTable } from './table.ts'
import { openWorkshop } from './workshop.ts'

/** The units of the net for a table with the value 1 in these rows, and else 0. */
function unitsFor(...rows: readonly (readonly string[])[]): number {
  const shop = openWorkshop()
  const symbol = new Map(['a', 'b', 'c'].map((letter) => [letter, plain(shop.site.letter(letter))]))
  const [{ length }] = rows
  const table = { name: 't', parameters: length, rows: rows.map((symbols) => ({ symbols, value: 1 })), otherwise: 0 }
  applyTable(
    shop,
    't',
    table,
    rows[0].map(() => symbol),
  )
  return shop.plan().steps.reduce((sum, step) => sum + (step.kind === 'net' ? step.units.length : 0), 0)
}

test('rows of one symbol share a unit, and rows of more have one each', () => {
  expect(unitsFor(['a'], ['b'])).toBe(1)
  expect(unitsFor(['a', 'b'], ['b', 'c'])).toBe(2)
})
