// What softmax leaves behind is read by one net and never again: whatever is written over an approximate coordinate after its last
// use changes nothing.
import { rationals } from '../../../generators/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import { formula } from '../../../src/logic/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { type StatementId, statementHas } from '../../../src/statements/index.ts'
import { type FeedForward, type Model, word } from '../../../src/transformer/index.ts'
import { remembering, type SimulationCase, stated, untargeted } from '../../library/index.ts'
import { allAnswers } from './answers.ts'
import { casesFor } from './domain.ts'
import { exampleOf } from './example.ts'
import { type Compiler, compilerOf } from './simulation.ts'

export interface GarbageCase {
  readonly of: SimulationCase
  readonly garbage: Rational
}

type Label = 'something is approximate'

const approximateIn = ({ layers }: Model): number[] =>
  layers.flatMap(({ obligations = [] }) =>
    obligations.flatMap((obligation) =>
      obligation.kind === 'tie-break' || obligation.kind === 'lookup' ? [obligation.to] : [],
    ),
  )

const reads = (net: FeedForward | null, coordinate: number): boolean =>
  net?.first.entries.some(({ column }) => column === coordinate) ?? false

/** The model with garbage added to each approximate coordinate by the net that reads it last. */
export function littered(model: Model, garbage: Rational): Model {
  const last = new Map<number, number>()
  for (const coordinate of approximateIn(model)) {
    model.layers.forEach(({ feedForward }, l) => {
      if (reads(feedForward, coordinate)) last.set(coordinate, l)
    })
  }
  const layers = model.layers.map((layer, l) => {
    const used = [...last].flatMap(([coordinate, at]) => (at === l ? [coordinate] : []))
    if (layer.feedForward === null || used.length === 0) return layer
    const { secondBias } = layer.feedForward
    // Once to the first, twice to the second: equal garbage cancels where a net reads a difference.
    const litter = used.map((index, k) => ({ index, value: rational.multiply(garbage, rational.of(k + 1)) }))
    const entries = [...secondBias.entries, ...litter]
    return { ...layer, feedForward: { ...layer.feedForward, secondBias: { ...secondBias, entries } } }
  })
  return { ...model, layers }
}

/** Where formulas have ⊖, one with nets in the layers before the one that reads a neighbour. */
const early = (id: StatementId): readonly SimulationCase[] =>
  statementHas(id, 'previous') ? [{ formula: formula('Y Y Q_a & (Q_a & Y Q_a)'), word: word('baab') }] : []

export function withGarbage(
  id: StatementId,
  build: Compiler = compilerOf(id),
  litter: typeof littered = littered,
): Claim<GarbageCase, Label> {
  const compile = remembering(build)
  return {
    ...stated<Label>({
      key: `${id}.garbage`,
      variant: 'step',
      title: 'approximate values are not read again',
      statement:
        'Writing anything over an approximate coordinate after its last use changes no subformula at any position.',
      uses: [id],
      requires: { 'something is approximate': 0.3 },
      counts: untargeted({ quick: 80, deep: 5_000 }),
    }),
    domain: record({ of: casesFor(id), garbage: rationals() }),
    examples: [exampleOf(id), ...early(id)].map((of) => ({ of, garbage: rational.of(2) })),
    check({ of: { formula, word }, garbage }, probe) {
      probe.given(!rational.isZero(garbage))
      const construction = compile(formula)
      const { model } = construction
      probe.label('something is approximate', approximateIn(model).length > 0)
      return probe.same(
        allAnswers({ ...construction, model: litter(model, garbage) }, word, 'the littered model'),
        allAnswers(construction, word, 'the model'),
        'the truth',
      )
    },
  }
}
