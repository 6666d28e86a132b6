// Gap orders: flip-flop 1/n, k-hop 1/n², Dyck-2 1/n³, and inputs that stay within 1, each with its constant. Up to a length all words
// are run, beyond it a few that show the least gap; that no word has a smaller one is what the claims of the tasks check.
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { allWords, gapOver, hard, type Model, type Word } from '../../../src/transformer/index.ts'
import { growsLike, inClaim, type Mutant, untargeted } from '../../library/index.ts'
import { programmed } from '../by-program.ts'
import { dyck } from '../dyck/task.ts'
import { flipFlop } from '../flip-flop/task.ts'
import { kHop } from '../k-hop/task.ts'
import { once } from '../once.ts'
import type { ProgramTask } from '../task.ts'
import { tasks } from '../tasks.ts'

export interface GapOrder {
  readonly task: ProgramTask
  /** What its claim calls it. */
  readonly name: string
  /** The gap is times/n^power, in words `text`, at all of these lengths. */
  readonly power: number
  readonly times: Rational
  readonly text: string
  readonly lengths: readonly [least: number, most: number]
  /** All words up to this length are run. */
  readonly enumerated: number
  /** Words of a length among which one shows the least gap. */
  shown(n: number): readonly Word[]
}

/** γ(n), exactly where all words are run, and no less than it beyond. */
export function gapOf({ task, enumerated, shown }: GapOrder): (n: number) => Rational {
  const model = once(() => programmed(task.program).compiled.model)
  return (n) => {
    const gap = gapOver(model(), n <= enumerated ? allWords(task.alphabet, n) : shown(n))
    if (gap.kind === 'gap' && gap.exact !== undefined) return gap.exact
    throw new RangeError(`all rows of length ${n} tie, or √d_k is irrational`)
  }
}

const repeated = (symbols: Word, n: number): Word => Array.from({ length: n }, (_, k) => symbols[k % symbols.length])

/** A Boolean, and ties broken by j/(2n). */
export const FLIP_FLOP: GapOrder = {
  ...{ task: flipFlop, name: 'flip-flop', power: 1, times: rational.half, text: '1/(2n)', lengths: [3, 40] },
  enumerated: 3,
  shown: (n) => [repeated(['w', '0'], n), repeated(['i'], n)],
}

/** Pointers p are looked up by 2(p/n)(j/n) − (j/n)². */
export const THREE_HOPS: GapOrder = {
  ...{ task: kHop(3, ['a', 'b']), name: 'three hops', power: 2, times: rational.one, text: '1/n²', lengths: [2, 40] },
  enumerated: 5,
  shown: (n) => [repeated(['a'], n), repeated(['a', 'b'], n)],
}

/**
 * Equalities of naturals, with ties broken by j/(2n³). The least gap is shown by left brackets and then two neighbours at one depth: the
 * last bracket looks back at two that differ by their positions only.
 */
export const DYCK_2: GapOrder = {
  ...{ task: dyck(2), name: 'Dyck-2', power: 3, times: rational.half, text: '1/(2n³)', lengths: [3, 24] },
  enumerated: 3,
  shown: (n) => [[...repeated(['('], n - 3), '(', ')', '(']],
}

const COUNTS = untargeted({
  quick: { random: 4, small: 2 },
  deep: { random: 40, small: 64 },
  mutate: { random: 4, small: 2 },
})

/** The gap, or another one with another factor. */
export function gapClaim(order: GapOrder, quantity = gapOf(order), times = order.times): Claim<number, never> {
  const { task, name, power, text, lengths, enumerated } = order
  return growsLike({
    key: `task-${task.id}.gap`,
    variant: 'repaired',
    section: 'tasks',
    title: `the gap of ${name} is ${text}`,
    statement: `The gap of the program for ${name} as a transformer is exactly ${text}: from n = ${lengths[0]} on, over all words up to n = ${enumerated}, and beyond over some that attain it; that no word has less is claimed by task-${task.id}.program.`,
    uses: ['definition-5', `task-${task.id}.program`],
    counts: COUNTS,
    lengths,
    quantity,
    order: (n) => rational.inverse(rational.power(rational.of(n), power)),
    lower: times,
    upper: times,
  })
}

/** The largest entry of an embedding of any symbol at any position, in absolute value. */
function largestInput(model: Model, n: number): Rational {
  const entries = model.embedding.symbols.flatMap(({ symbol }) => {
    const [{ rows, denominator }] = hard({ ...model, layers: [] }, repeated([symbol], n)).streams
    return rows.flat().map((entry) => rational.absolute(rational.of(entry, denominator)))
  })
  return entries.reduce(rational.maximum, rational.zero)
}

const models = once(() =>
  tasks.flatMap(({ program }) => (program === undefined ? [] : [programmed(program).compiled.model])),
)

/** x_max of every program of the library. */
export const inputs = (
  quantity: (n: number) => Rational = (n) =>
    models()
      .map((model) => largestInput(model, n))
      .reduce(rational.maximum),
): Claim<number, never> =>
  growsLike({
    key: 'srasp.input',
    variant: 'repaired',
    uses: ['definition-5'],
    counts: COUNTS,
    title: 'the inputs of compiled programs stay within 1',
    statement:
      'The largest entry of the inputs of the programs’ transformers, embeddings of symbols and positions, is exactly 1 for every n: x_max is O(1).',
    lengths: [1, 32],
    quantity,
    order: () => rational.one,
    lower: rational.one,
    upper: rational.one,
  })

export const claims: readonly Runnable[] = [
  ...[FLIP_FLOP, THREE_HOPS, DYCK_2].map((order) => runnable(gapClaim(order))),
  runnable(inputs()),
]

export const mutants: readonly Mutant[] = [
  inClaim(
    'task-flip-flop.gap-1/n',
    'task-flip-flop.gap',
    'The gap is taken for 1/n.',
    gapClaim(FLIP_FLOP, gapOf(FLIP_FLOP), rational.one),
  ),
  inClaim(
    'task-3-hop.gap-1/n',
    'task-3-hop.gap',
    'The program of flip-flop is taken for that of three hops.',
    gapClaim(THREE_HOPS, gapOf(FLIP_FLOP)),
  ),
  inClaim(
    'task-dyck-2.gap-of-hops',
    'task-dyck-2.gap',
    'The program of three hops is taken for that of Dyck-2.',
    gapClaim(DYCK_2, gapOf(THREE_HOPS)),
  ),
  inClaim(
    'srasp.unbounded-input',
    'srasp.input',
    'Positions are embedded as i, not as i/n.',
    inputs((n) => rational.of(n)),
  ),
]
