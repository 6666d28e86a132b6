import { expect, test } from 'vitest'
import { formulas } from '../../generators/index.ts'
import { compile } from '../../src/compile/index.ts'
import { runnable } from '../../src/engine/index.ts'
import type { Formula } from '../../src/logic/index.ts'
import { withWeighting } from '../../src/transformer/index.ts'
import { provesEveryLength } from './index.ts'

const claim = (change: typeof compile) =>
  runnable(
    provesEveryLength({
      ...{ key: 'mine', title: 'mine', statement: 'Mine.' },
      domain: formulas({ features: ['previous', 'since'], alphabet: ['a', 'b'] }),
      compile: (formula: Formula) => change(formula, 'corollary-18a'),
    }),
  )

test('a construction is proved for every length, formula by formula', () => {
  expect(claim(compile).run({ numRuns: 20 }).verdict).toBe('holds')
})

test('plain softmax is open, and the obligation is named', () => {
  const result = claim((...given) => {
    const compiled = compile(...given)
    return { ...compiled, model: withWeighting(compiled.model, 'softmax') }
  }).run({ numRuns: 20 })
  expect(result.verdict).toBe('refuted')
  expect(JSON.stringify(result.counterexample)).toContain('lemma-8a')
})
