// Compiled models of all statements, proved for every length; and no more formulas than that are left open.
import { expect, test } from 'vitest'
import { formulas } from '../../generators/index.ts'
import { compile } from '../compile/index.ts'
import { drawCase } from '../engine/draw/index.ts'
import { FRAGMENTS, printFormula } from '../logic/index.ts'
import { STATEMENTS } from '../statements/index.ts'
import { prove, refusalText } from './index.ts'

const FORMULAS = 10

test.each(STATEMENTS)('$id is proved for every length, on random formulas of size up to 40', ({ id, fragment }) => {
  const { arbitrary } = formulas({
    features: FRAGMENTS[fragment].features,
    alphabet: ['a', 'b'],
    maxSize: 40,
    sugar: true,
  })
  const open: string[] = []
  for (let k = 0; k < FORMULAS; k++) {
    const { c } = drawCase(arbitrary, 7, k, 0)
    const proof = prove(compile(c, id, { heads: k % 2 === 0 ? 'single' : 'multi' }).model)
    if (proof?.kind !== 'proved') open.push(`${printFormula(c)}: ${proof === null ? 'nothing' : refusalText(proof)}`)
  }
  expect(open).toEqual([])
})
