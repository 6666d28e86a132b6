// Gap orders: flip-flop 1/n, k-hop 1/n², S-RASP 1/n³, and inputs that stay within 1, each with its constant. Up to a length all words
// are run; beyond it a few that show the least gap, while every word that the tasks' own claims run has the stated one.
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { allWords, gapOver, hard, type Model, type Word } from '../../../src/transformer/index.ts'
import { growsLike } from '../../library/index.ts'
import { programmed } from '../by-program.ts'
import { dyck } from '../dyck/task.ts'
import { flipFlop } from '../flip-flop/task.ts'
import { kHop } from '../k-hop/task.ts'
import { later } from '../later.ts'
import type { ProgramTask } from '../task.ts'
import { tasks } from '../tasks.ts'
import { programGap } from './programs.ts'

export interface GapOrder {
  readonly task: ProgramTask
  /** All words up to this length are run. */
  readonly enumerated: number
  /** Words of a length among which one shows the least gap. */
  shown(n: number): readonly Word[]
}

/** γ(n), exactly where all words are run, and no less than it beyond. */
export function gapOf({ task, enumerated, shown }: GapOrder): (n: number) => Rational {
  const made = later(() => programmed(task.program).compiled.model)
  return (n) => {
    const gap = gapOver(made(), n <= enumerated ? allWords(task.alphabet, n) : shown(n))
    if (gap.kind === 'gap' && gap.exact !== undefined) return gap.exact
    throw new RangeError(`all rows of length ${n} tie, or √d_k is irrational`)
  }
}

const over = (n: number, power: number): Rational => rational.inverse(rational.power(rational.of(n), power))

const repeated = (symbols: Word, n: number): Word => Array.from({ length: n }, (_, k) => symbols[k % symbols.length])

export const FLIP_FLOP: GapOrder = {
  task: flipFlop,
  enumerated: 3,
  shown: (n) => [repeated(['w', '0'], n), repeated(['i'], n)],
}

export const THREE_HOPS: GapOrder = {
  task: kHop(3, ['a', 'b']),
  enumerated: 5,
  shown: (n) => [repeated(['a'], n), repeated(['a', 'b'], n)],
}

/** Left brackets, then two neighbours at one depth: the last bracket looks back at two that differ by their positions only. */
export const DYCK_2: GapOrder = {
  task: dyck(2),
  enumerated: 3,
  shown: (n) => [[...repeated(['('], n - 3), '(', ')', '(']],
}

const scopeText = ({ enumerated, task }: GapOrder): string =>
  `up to n = ${enumerated}, and beyond over some that attain it; that no word has less is claimed by task-${task.id}.program.`

const COUNTS = {
  quick: { random: 4, targeted: 0, small: 2 },
  deep: { random: 40, targeted: 0, small: 64 },
  mutate: { random: 4, targeted: 0, small: 2 },
}

const orders = { variant: 'repaired', uses: ['definition-5'], counts: COUNTS } as const

/** 1/(2n): a Boolean, and ties broken by j/(2n). */
export const flipFlopGap = (quantity = gapOf(FLIP_FLOP), times = rational.half): Claim<number, never> =>
  growsLike({
    ...orders,
    key: 'task-flip-flop.gap',
    section: 'tasks',
    title: 'the gap of flip-flop is 1/(2n)',
    statement: `The gap of the program for flip-flop as a transformer is exactly 1/(2n): from n = 3 on, over all words ${scopeText(FLIP_FLOP)}`,
    uses: ['definition-5', 'task-flip-flop.program'],
    lengths: [3, 40],
    quantity,
    order: (n) => over(n, 1),
    lower: times,
    upper: times,
  })

/** 1/n²: pointers p are looked up by 2(p/n)(j/n) − (j/n)². */
export const hopGap = (quantity = gapOf(THREE_HOPS), times = rational.one): Claim<number, never> =>
  growsLike({
    ...orders,
    key: 'task-3-hop.gap',
    section: 'tasks',
    title: 'the gap of three hops is 1/n²',
    statement: `The gap of the program for three hops as a transformer is exactly 1/n²: from n = 2 on, over all words ${scopeText(THREE_HOPS)}`,
    uses: ['definition-5', 'task-3-hop.program'],
    lengths: [2, 40],
    quantity,
    order: (n) => over(n, 2),
    lower: times,
    upper: times,
  })

/** 1/(2n³): equalities of naturals, with ties broken by j/(2n³). */
export const dyckGap = (quantity = gapOf(DYCK_2), times = rational.half): Claim<number, never> =>
  growsLike({
    ...orders,
    key: 'task-dyck-2.gap',
    section: 'tasks',
    title: 'the gap of Dyck-2 is 1/(2n³)',
    statement: `The gap of the program for Dyck-2 as a transformer is exactly 1/(2n³): from n = 3 on, over all words ${scopeText(DYCK_2)}`,
    uses: ['definition-5', 'task-dyck-2.program'],
    lengths: [3, 24],
    quantity,
    order: (n) => over(n, 3),
    lower: times,
    upper: times,
  })

/** The largest entry of an embedding of any symbol at any position, in absolute value. */
function largestInput(model: Model, n: number): Rational {
  const entries = model.embedding.symbols.flatMap(({ symbol }) => {
    const [{ rows, denominator }] = hard({ ...model, layers: [] }, repeated([symbol], n)).streams
    return rows.flat().map((entry) => rational.absolute(rational.of(entry, denominator)))
  })
  return entries.reduce(rational.maximum, rational.zero)
}

const models = later(() =>
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
    ...orders,
    key: 'srasp.input',
    title: 'the inputs of compiled programs stay within 1',
    statement:
      'The largest entry of what is given to the transformers of the programs, embeddings of symbols and positions, is exactly 1 for every n: x_max is O(1).',
    lengths: [1, 32],
    quantity,
    order: () => rational.one,
    lower: rational.one,
    upper: rational.one,
  })

export const claims: readonly Runnable[] = [
  runnable(flipFlopGap()),
  runnable(hopGap()),
  runnable(dyckGap()),
  runnable(programGap()),
  runnable(inputs()),
]
