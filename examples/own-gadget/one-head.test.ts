// A gadget of one's own inside the compiler of Theorem 12: the formulas are computed as before, in a third of the layers. The head states
// no lemma that it rests on, so `hasProof: false`: outputs are held, obligations are not.
import { compile, type Formula, formula } from 'lemmata'
import { simulations } from 'lemmata/generators'
import { simulates } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'
import { expect, test } from 'vitest'
import { previousByOneHead } from './one-head.ts'

const compileMine = (formula: Formula) => compile(formula, 'theorem-12a', { gadgets: { previous: previousByOneHead } })

claimTest(
  simulates({
    key: 'one-head',
    title: '⊖ with one head',
    statement: 'The compiler of Theorem 12(a), with one head for each ⊖, simulates TL[⊖,⊕].',
    domain: simulations({ features: ['previous', 'next'], maxSize: 6, maxLength: 10 }),
    requires: { 'truth changes along the word': 0.3 },
    counts: { quick: { random: 100, small: 1 } },
    compile: compileMine,
    hasProof: false,
  }),
)

test('it takes one layer, not three', () => {
  const previous = formula('Y Q_a')
  expect(compileMine(previous).model.layers).toHaveLength(1)
  expect(compile(previous, 'theorem-12a').model.layers).toHaveLength(3)
})
