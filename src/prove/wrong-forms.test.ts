// The forms that are known to be false are refused, each by the statement whose obligation is not met.
import { expect, test } from 'vitest'
import { wrongModel } from '../../properties/own/proofs/wrong-form.ts'
import { WRONG_FORMS } from '../../properties/own/proofs/wrong-forms.ts'
import { WRONG_WEIGHTS } from '../../properties/own/proofs/wrong-weights.ts'
import { checkObligations } from '../check/index.ts'
import { compile } from '../compile/index.ts'
import { formula } from '../logic/index.ts'
import { soft, word } from '../transformer/index.ts'
import { prove } from './index.ts'

test.each([...WRONG_FORMS, ...WRONG_WEIGHTS])('$name: $lemma is not applied', (form) => {
  expect(prove(compile(formula(form.formula), form.claim).model)?.kind).toBe('proved')
  const proof = prove(wrongModel(form))
  expect([proof?.kind, proof?.kind === 'open' ? proof.lemma : '']).toEqual(['open', form.lemma])
})

test('a model that is right up to n = 1000 keeps its obligations on words', () => {
  const form = WRONG_FORMS.find(({ name }) => name === 'right up to n = 1000')
  if (form === undefined) throw new Error('there is no such form')
  const model = wrongModel(form)
  const { broken, open } = checkObligations(model, soft(model, word('0110110'.repeat(20))))
  expect([broken, open]).toEqual([[], []])
})
