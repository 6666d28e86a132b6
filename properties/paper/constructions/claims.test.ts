// A mistake that an example gives away shrinks like any other, and its line runs again.
import { expect, test } from 'vitest'
import { compile } from '../../../src/compile/index.ts'
import { statementClaims } from './claims.ts'

/** Takes φ S ψ for ψ, where nothing is around it. */
const [forgetful] = statementClaims('theorem-16a', {
  compile: (formula) => compile(formula.kind === 'since' ? formula.right : formula, 'theorem-16a'),
})

test('a mistake that an example of a theorem gives away shrinks to the least case', () => {
  const { counterexample } = forgetful.run()
  expect(counterexample).toMatchObject({
    found: 'formula=!Q_b S Q_a; word=cacbcac',
    phase: 'examples',
    case: 'formula=Q_a S Q_b; word=b',
  })
})

test('its line is a case of the claim, and fails again from the corpus', () => {
  const line = 'formula=Q_a S Q_b; word=b'
  expect(forgetful.replay(line).ending).toBe('failed')
  const { counterexample, problems } = forgetful.run({ corpus: [line] })
  expect(problems).toEqual([])
  expect(counterexample).toMatchObject({ case: line, phase: 'corpus', shrinks: 0 })
})
