// Names do not matter: other symbols in formula and word, or the coordinates of the stream in another order, give the same truth.
import { integers } from '../../../generators/index.ts'
import { type Claim, randomFrom, record } from '../../../src/engine/index.ts'
import { type Core, desugar, type Formula, fold, withParts } from '../../../src/logic/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import type { Matrix, Model, Vector } from '../../../src/transformer/index.ts'
import { remembering, type SimulationCase, stated, untargeted } from '../../library/index.ts'
import { answersOf } from './answers.ts'
import { casesFor } from './domain.ts'
import { type Compiler, compilerOf } from './simulation.ts'

export interface SymmetryCase {
  readonly of: SimulationCase
  /** The seed of the order of the coordinates. */
  readonly order: number
}

/** Not letters, and longer than one character. */
const renamed = (symbol: string): string => `<${symbol}>"`

const renameFormula = (formula: Core): Core =>
  fold<Core, Core>(formula, (node, parts) =>
    node.kind === 'letter' ? { kind: 'letter', symbol: renamed(node.symbol) } : withParts(node, parts),
  )

/** The coordinates in another order: a shuffled list of the old indices. */
function shuffled(width: number, seed: number): number[] {
  const random = randomFrom(seed)
  const order = Array.from({ length: width }, (_, k) => k)
  for (let k = width - 1; k > 0; k--) {
    const other = random.nextInt(0, k)
    ;[order[k], order[other]] = [order[other], order[k]]
  }
  return order
}

/** The model with coordinate c moved to to[c]. Obligations go by index, so they stay behind. */
export function permuted(model: Model, to: readonly number[]): Model {
  const coordinates = model.coordinates.map((_, k) => model.coordinates[to.indexOf(k)])
  const vector = (v: Vector): Vector => ({ ...v, entries: v.entries.map((e) => ({ ...e, index: to[e.index] })) })
  const reading = (m: Matrix): Matrix => ({ ...m, entries: m.entries.map((e) => ({ ...e, column: to[e.column] })) })
  const writing = (m: Matrix): Matrix => ({ ...m, entries: m.entries.map((e) => ({ ...e, row: to[e.row] })) })
  return {
    ...model,
    coordinates,
    embedding: {
      symbols: model.embedding.symbols.map((s) => ({ ...s, vector: vector(s.vector) })),
      other: model.embedding.other && vector(model.embedding.other),
    },
    schedule: {
      ...model.schedule,
      positions: model.schedule.positions.map((p) => ({ ...p, coordinate: to[p.coordinate] })),
    },
    layers: model.layers.map(({ name, heads, feedForward }) => ({
      name,
      heads: heads.map((head) => ({
        ...head,
        query: reading(head.query),
        key: reading(head.key),
        value: reading(writing(head.value)),
      })),
      feedForward: feedForward && {
        first: reading(feedForward.first),
        firstBias: feedForward.firstBias,
        second: writing(feedForward.second),
        secondBias: vector(feedForward.secondBias),
      },
    })),
    outputs: model.outputs.map((c) => to[c]),
  }
}

export function symmetry(id: StatementId, build: Compiler = compilerOf(id)): Claim<SymmetryCase, never> {
  const compile = remembering((formula: Formula) => ({
    plain: build(formula),
    other: build(renameFormula(desugar(formula))),
  }))
  return {
    ...stated({
      key: `${id}.symmetry`,
      variant: 'step',
      title: 'names and the order of coordinates do not matter',
      statement:
        'With other symbols in formula and word, or with the coordinates of the stream in another order, the model says the same.',
      uses: [id],
      counts: untargeted({ quick: 30, deep: 2_000 }),
    }),
    domain: record({ of: casesFor(id), order: integers(0, 100_000) }),
    check({ of: { formula, word }, order }, probe) {
      const { plain, other } = compile(formula)
      const to = shuffled(plain.model.coordinates.length, order)
      const moved = { ...plain, model: permuted(plain.model, to), places: plain.places.map((place) => to[place]) }
      const expected = answersOf(plain, word, 'the model')
      return probe.all(
        probe.same(
          answersOf(other, word.map(renamed), 'the renamed model'),
          expected,
          'the model of the renamed formula',
        ),
        probe.same(
          answersOf(moved, word, 'the reordered model'),
          expected,
          'the model with its coordinates in another order',
        ),
      )
    },
  }
}
