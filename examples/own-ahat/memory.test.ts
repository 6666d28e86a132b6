// What an average-hard transformer computes, its gap (Definition 5), and the same weights under softmax at the temperature that
// Theorem 26 derives from the gap. All three are decided exactly.
import { rational, soften, type Word } from 'lemmata'
import { words } from 'lemmata/generators'
import { approximates, computes, hardOutputs, hasGap, untargeted } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'
import { oneBit } from './memory.ts'

const domain = words(['0', '1', '-'], { maxLength: 8 })
const epsilon = rational.of(1, 100)
const gap = (n: number) => rational.of(1, n)

const lastWritten = (word: Word) => rational.of(word.findLast((symbol) => symbol !== '-') === '1' ? 1 : 0)

claimTest(
  computes({
    key: 'memory',
    title: 'every position reads what was written last',
    statement: 'The output at i is 1 if the last of w_1 … w_i that is not - is 1, and else 0.',
    domain,
    observed: (word) => hardOutputs(oneBit, word)('memory'),
    expected: (word) => word.map((_, k) => lastWritten(word.slice(0, k + 1))),
  }),
)

claimTest(
  hasGap({
    key: 'memory.gap',
    title: 'the memory has gap 1/n',
    statement: 'On words of length n the largest score exceeds all smaller ones by at least 1/n.',
    domain,
    model: () => oneBit,
    word: (word) => word,
    gamma: (_, n) => gap(n),
  }),
)

claimTest(
  approximates({
    key: 'memory.soft',
    title: 'the memory under softmax',
    statement: 'At the temperature of Theorem 26 for gap 1/n, softmax is within 1/100 of the average-hard transformer.',
    uses: ['memory.gap'],
    domain,
    counts: untargeted({ quick: 200 }),
    model: () => oneBit,
    word: (word) => word,
    temperature: ({ length }) => soften(oneBit, epsilon, length, { gamma: gap }).model.schedule.temperature,
    epsilon: () => epsilon,
  }),
)
