import { expect, test } from 'vitest'
import { FAULTS } from './shrinking.ts'

for (const { fault, minimal, steps, all } of FAULTS) {
  test(`${fault}: 200 of 200 seeds end in ${minimal}, with and without looking through small cases`, () => {
    expect(steps(200)).toEqual({ [minimal]: 200 })
    expect(all(200)).toEqual({ [minimal]: 200 })
  })
}
