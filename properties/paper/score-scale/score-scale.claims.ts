// How large scores must be: the smallest scale S(n) of the keys that leaves ¾ of the softmax on the position that hard attention
// chooses, in every row of every word of length n. It is proportional to n, so that without a temperature of about 1/n, or keys
// that grow with n, the gadgets fail.
import { words } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { type Header, stated, untargeted } from '../../library/index.ts'
import { gadgetModel, keyRows, leastMass, massAt } from './rows.ts'

const THREE_QUARTERS = rational.of(3, 4)

/** Long ties are what needs a large scale, so half of the words repeat themselves. */
const domain = words(['a', 'b'], { maxLength: 40, isRepetitive: true })

const COUNTS = untargeted({ quick: { random: 60, small: 5 }, deep: { random: 2_000, small: 8 } })

interface Scaled {
  readonly text: string
  readonly id: StatementId
  /** S(n) ≤ enough·n always. */
  readonly enough: Rational
  /** S(n) > less·n from a length on. */
  readonly less: Rational
  readonly from: number
  /** A word of that length with a row that needs the most. */
  worst(n: number): Word
}

type Label = 'long enough for the lower bound'

const smallestScale = (header: Header<Label>, gadget: Scaled): Claim<Word, Label> => {
  const model = gadgetModel(gadget.text, gadget.id)
  const timesLength = (factor: Rational, n: number): Rational => rational.multiply(factor, rational.of(n))
  return {
    ...stated<Label>({
      variant: 'repaired',
      uses: [gadget.id],
      requires: { 'long enough for the lower bound': 0.3 },
      counts: COUNTS,
      ...header,
    }),
    domain,
    check(word, probe) {
      const n = word.length
      const isLong = n >= gadget.from
      probe.length(n)
      probe.label('long enough for the lower bound', isLong)
      const scale = timesLength(gadget.enough, n)
      const enough = keyRows(model, word).map((row) => probe.atMost(THREE_QUARTERS, massAt(row, scale), '¾'))
      if (!isLong) return probe.all(...enough)
      const least = leastMass(keyRows(model, gadget.worst(n)), timesLength(gadget.less, n))
      return probe.all(...enough, probe.atMost(least, THREE_QUARTERS, 'the weight of the target at a smaller scale'))
    },
  }
}

const repeated = (symbol: string, n: number): Word => Array.from({ length: n }, () => symbol)

/**
 * Keys ±p/2 + j/(2n): positions of the same parity are 1/n apart, so with q = e^{−S/n} the target's weight tends to 1/(1 + q + q² + …) =
 * 1 − q, and q = ¼ at S = n·ln 4 = 1.38629…·n. In shorter rows fewer compete. Those of the other parity are about S below, and at
 * S = n·ln 4 weigh less than what the end of the row leaves of the geometric sum.
 */
export const previousScale = (factors: Partial<Scaled> = {}): Claim<Word, Label> =>
  smallestScale(
    {
      key: 'score-scale.previous',
      topic: 'how large scores must be',
      title: '⊖ needs scores of about n·ln 4',
      statement:
        'The smallest scale of the keys of ⊖ (parity, ties broken by j/(2n)) that leaves ¾ of the weight on the neighbour is at most 1.3863·n for every n, and more than 1.386·n from n = 13 on: n·ln 4 in the limit.',
    },
    {
      text: 'Y Q_b',
      id: 'theorem-12a',
      enough: rational.parse('1.3863'),
      less: rational.parse('1.386'),
      from: 13,
      worst: (n) => repeated('a', n),
      ...factors,
    },
  )

/** Keys b + j/(2n): ties are 1/(2n) apart, so q = e^{−S/(2n)} = ¼ at S = 2n·ln 4 = 2.77258…·n. */
export const sinceScale = (factors: Partial<Scaled> = {}): Claim<Word, Label> =>
  smallestScale(
    {
      key: 'score-scale.since',
      title: 'since needs scores of about 2n·ln 4',
      statement:
        'The smallest scale of the keys of since (ties broken by j/(2n)) that leaves ¾ of the weight on the witness is at most 2.7726·n for every n, and more than 2.772·n from n = 7 on: 2n·ln 4 in the limit.',
    },
    {
      text: 'Q_a S Q_b',
      id: 'theorem-15a',
      enough: rational.parse('2.7726'),
      less: rational.parse('2.772'),
      from: 7,
      // Nowhere ¬a ∨ b: all tie.
      worst: (n) => repeated('a', n),
      ...factors,
    },
  )

/**
 * Keys (2κj − j²)/i, that is −(j − κ)²/i but for what the row has in common: in row n, with q = e^{−S/n}, the others weigh up to
 * 2(q + q⁴ + q⁹ + …), which is ⅓ at S = 1.79631…·n.
 */
export const lookupScale = (factors: Partial<Scaled> = {}): Claim<Word, Label> =>
  smallestScale(
    {
      key: 'score-scale.lookup',
      title: 'lookups need scores of about 1.796·n',
      statement:
        'The smallest scale of the keys of a lookup, (2κj − j²)/i, that leaves ¾ of the weight on row κ is at most 1.7964·n for every n, and more than 1.7963·n from n = 5 on.',
    },
    {
      text: 'ODD(#L[Q_b])',
      id: 'theorem-20a',
      enough: rational.parse('1.7964'),
      less: rational.parse('1.7963'),
      from: 5,
      // The last position counts to the middle.
      worst: (n) => [...repeated('b', Math.ceil(n / 2)), ...repeated('a', n - Math.ceil(n / 2))],
      ...factors,
    },
  )

/** A scale that does not grow, for since: enough up to n = 21 only. */
export const constantScale = (scale: (n: number) => Rational = () => rational.of(60)): Claim<Word, never> => {
  const model = gadgetModel('Q_a S Q_b', 'theorem-15a')
  return {
    ...stated<never>({
      key: 'score-scale.constant',
      variant: 'control',
      expects: 'refuted',
      insteadOf: 'score-scale.since',
      title: 'a scale that does not grow with n',
      statement: 'Keys of since scaled by 60 leave ¾ of the weight on the witness, whatever n. (2n·ln 4 is needed.)',
      uses: ['score-scale.since'],
    }),
    domain,
    check: (word, probe) =>
      probe.all(
        ...keyRows(model, word).map((row) => probe.atMost(THREE_QUARTERS, massAt(row, scale(word.length)), '¾')),
      ),
  }
}

export const claims: readonly Runnable[] = [
  runnable(previousScale()),
  runnable(sinceScale()),
  runnable(lookupScale()),
  runnable(constantScale()),
]
