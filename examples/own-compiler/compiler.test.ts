// The compiler with a γ that is right, and with one that is just too small: e^{−4/3} > 1/4, which a test on words of up to four letters
// cannot notice. The layers state no lemma that they rest on, so `hasProof: false`: outputs are held, obligations are not.
import { simulations } from 'lemmata/generators'
import { simulates } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'
import { compilerWith } from './compiler.ts'

const parts = {
  domain: simulations({ features: ['previous'], maxSize: 8, maxLength: 12 }),
  counts: { quick: { random: 200, small: 1 } },
  hasProof: false,
}

claimTest(
  simulates({
    ...parts,
    key: 'own-compiler',
    title: 'a compiler for TL[⊖]',
    statement: 'With γ = 2 the compiled transformer computes every subformula exactly, at every position.',
    requires: { 'truth changes along the word': 0.3 },
    compile: compilerWith('2'),
  }),
)

// Without `expects` this would fail: at position 5 the three letters b get 0.26 of the attention, and rounding is 0.02 short of 1.
//
//     case      formula=Y Q_a; word=bbbaa
//     expected  the truth of Y Q_a along the word = 00001
//     found     0000?
//
//     subformula  truth along bbbaa
//     Q_a         00011
//     Y Q_a       00001  the model says 0000?
claimTest(
  simulates({
    ...parts,
    key: 'own-compiler.weak',
    expects: 'refuted',
    insteadOf: 'own-compiler',
    title: 'a compiler for TL[⊖] that looks back too softly',
    statement: 'With γ = 4/3 the compiled transformer computes every subformula exactly, at every position.',
    compile: compilerWith('4/3'),
  }),
)
