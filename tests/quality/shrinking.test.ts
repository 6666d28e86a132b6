import { expect, test } from 'vitest'
import { FAULTS } from './shrinking.ts'

for (const { fault, minimal, steps, all } of FAULTS) {
  test(`${fault}: 40 of 40 seeds end in ${minimal}`, () => {
    expect(steps(40)).toEqual({ [minimal]: 40 })
  })

  test(`${fault}: no small case is smaller than ${minimal}`, () => {
    expect(all(5)).toEqual({ [minimal]: 5 })
  })
}
