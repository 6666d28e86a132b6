// The transformer is right on every word that is tried, and yet its acceptance gap vanishes: one symbol moves its output by no more than
// 2/n², as Hahn's lemma allows at most c/n. So there is no constant that keeps right from wrong on all lengths, which the last claim asks for.
import { rational, real, type Word } from 'lemmata'
import { words } from 'lemmata/generators'
import { boundedBy, changes, everywhere, insensitive, softOutputs } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'
import { parity } from './parity.ts'

const domain = words(['0', '1'], { maxLength: 12 })
const counts = { quick: { random: 500, targeted: 300, small: 6 } }

const isEven = (word: Word): boolean => word.filter((symbol) => symbol === '1').length % 2 === 0

/** Positive where the output at the last position has the right sign, and then how far it is from 0. */
const margin = (word: Word) => {
  const even = softOutputs(parity, word)('even')[word.length - 1]
  return isEven(word) ? even : real.negate(even)
}

claimTest(
  boundedBy({
    key: 'parity',
    title: 'parity by two means',
    statement: 'The output is at least 1/(2n²) if the number of ones is even, and at most −1/(2n²) if it is odd.',
    domain,
    counts,
    observed: ({ length }) => rational.of(1, 2 * length * length),
    bound: margin,
  }),
)

claimTest(
  insensitive({
    key: 'parity.insensitive',
    title: 'one symbol moves parity by 2/n²',
    statement: 'If one symbol changes, the output moves by at most 2/n² at every position.',
    domain: changes(['0', '1'], { maxLength: 12 }),
    counts: { quick: { random: 300, targeted: 100 } },
    model: () => parity,
    change: (change) => change,
    looksAt: everywhere,
    bound: ({ word: { length } }) => rational.of(2, length * length),
  }),
)

claimTest(
  boundedBy({
    key: 'parity.constant-gap',
    expects: 'refuted',
    insteadOf: 'parity',
    title: 'parity with an acceptance gap of 1/100',
    statement: 'The output is at least 1/100 if the number of ones is even, and at most −1/100 if it is odd.',
    domain,
    observed: () => rational.of(1, 100),
    bound: margin,
  }),
)
