import { type Scheduled, term } from 'lemmata'
import { words } from 'lemmata/generators'
import { approximates, inClaim } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'
import { findsOne, largestError } from './finds-one.js'

/** A function of what a mutant may get wrong. */
const staysNear = (temperature: Scheduled = term('1/n')) =>
  approximates({
    key: 'finds-one',
    title: 'softmax finds a 1',
    statement: 'With temperature 1/n, softmax attention differs from hard attention by at most (n − 1)·e^{−(n+1)/2}.',
    domain: words(['0', '1'], { maxLength: 6 }),
    requires: { 'a 1 before a 0': 0.5 },
    model: () => findsOne,
    word: (word) => word,
    temperature: () => temperature,
    epsilon: ({ length }) => largestError(length),
    note: (word, probe) => probe.label('a 1 before a 0', word.join('').includes('10')),
  })

claimTest(staysNear(), {
  mutants: [inClaim('finds-one.warm', 'finds-one', 'The temperature does not fall with n.', staysNear(term('1')))],
})
