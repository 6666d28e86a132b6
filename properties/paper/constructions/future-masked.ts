// Future-masked statements (13, 16, 18, 21, 23): what comes after position i changes nothing at i, and unless a predicate asks for n,
// the length does not either. Exact coordinates and the temperature are compared: approximate ones are functions of these.
import { words } from '../../../generators/index.ts'
import type { Construction } from '../../../src/check/index.ts'
import { type Claim, type Comparable, record } from '../../../src/engine/index.ts'
import type { CoreNode } from '../../../src/logic/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import { isExact, scheduledAt, soft, type Word } from '../../../src/transformer/index.ts'
import { remembering, type SimulationCase, stated, untargeted } from '../../library/index.ts'
import { casesFor } from './domain.ts'
import { exampleOf } from './example.ts'
import { type Compiler, compilerOf } from './simulation.ts'

export interface TailCase {
  readonly of: SimulationCase
  /** What the last symbols of the word are replaced by. */
  readonly tail: Word
}

type Label = 'another tail' | 'no predicate asks for n'

export function futureMasked(id: StatementId, build: Compiler = compilerOf(id)): Claim<TailCase, Label> {
  const compile = remembering(build)
  return {
    ...stated<Label>({
      key: `${id}.future-masked`,
      variant: 'step',
      title: 'nothing depends on what comes later',
      statement:
        'Exact activations and the temperature at position i are the same whatever stands after i, and, if no predicate of the formula depends on n, the same for every word that begins with those i symbols.',
      uses: [id],
      requires: { 'another tail': 0.3, 'no predicate asks for n': 0.3 },
      counts: untargeted({ quick: 40, deep: 2_000 }),
    }),
    domain: record({ of: casesFor(id), tail: words(['a', 'b', 'c'], { maxLength: 8 }) }),
    examples: [firstAlone(exampleOf(id))],
    check({ of: { formula, word }, tail }, probe) {
      const construction = compile(formula)
      const before = Math.max(0, word.length - tail.length)
      const other = [...word.slice(0, before), ...tail.slice(0, word.length - before)]
      probe.label('another tail', before > 0 && other.join() !== word.join())
      const whole = activationsOf(construction, word)
      const isFree = !construction.formula.nodes.some(asksForLength)
      probe.label('no predicate asks for n', isFree && before > 0)
      return probe.all(
        probe.same(
          activationsOf(construction, other).slice(0, before),
          whole.slice(0, before),
          'what stands before the tail',
        ),
        ...(isFree && before > 0
          ? [probe.same(activationsOf(construction, word.slice(0, before)), whole.slice(0, before), 'the prefix alone')]
          : []),
      )
    },
  }
}

/** Only the first position stands before the tail: in a word of its own it sees nothing but itself, whatever the mask. */
const firstAlone = (of: SimulationCase): TailCase => ({ of, tail: of.word.slice(1).toReversed() })

/** θ that differs between lengths, somewhere up to 16: predicates are functions, so they are asked. */
const asksForLength = (node: CoreNode<number>): boolean =>
  (node.kind === 'predicate' || node.kind === 'predicate-of') &&
  [1, 2, 3, 5, 8, 13].some((n) =>
    Array.from({ length: n + 1 }, (_, k) => node.predicate.holds(k, n) !== node.predicate.holds(k, n + 1)).includes(
      true,
    ),
  )

/** By position: the temperature and every exact coordinate after every layer. */
function activationsOf({ model }: Construction, word: Word): Comparable[] {
  const { activations } = soft(model, word)
  return word.map((_, k) => [
    scheduledAt(model.schedule.temperature, k + 1, word.length),
    ...activations.map((rows) => rows[k].map((a) => (isExact(a) ? a : 'approximate'))),
  ])
}
