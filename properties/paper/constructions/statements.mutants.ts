// Mistakes that any construction of Theorems 12 to 23 could make: one for each claim of each statement.
import { compile } from '../../../src/compile/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { STATEMENTS, type StatementId, statementOf } from '../../../src/statements/index.ts'
import { type Model, term, withTemperature } from '../../../src/transformer/index.ts'
import { inClaim, type ModelMutant } from '../../library/index.ts'
import { changeHeads, changeLayers, changeModels, scaledMatrix } from './change.ts'
import { growth, necessary } from './embeddings.ts'
import { futureMasked } from './future-masked.ts'
import { littered, withGarbage } from './garbage.ts'
import { hardSimulation } from './hard.ts'
import { coolerSimulation } from './lower-temperature.ts'
import { reversal } from './reversal.ts'
import { type Compiler, compilerOf, simulation } from './simulation.ts'
import { symmetry } from './symmetry.ts'
import { uniformWeights } from './uniform.ts'

const third = rational.of(1, 3)

/** Scores of all heads at a third: γ is 1 where it should be 3. */
const weak = changeHeads((head) => ({ ...head, query: scaledMatrix(head.query, third) }))

/** Attention flees what it should seek. */
const averted = changeHeads((head) => ({ ...head, key: scaledMatrix(head.key, rational.of(-1)) }))

/** A layer without heads computes as before; one with heads sees the whole word. */
const unmasked = changeHeads((head) => ({ ...head, mask: 'none' }))

/** Only what looks to the right is changed. */
const farsighted = changeHeads((head) => (head.mask === 'past' ? { ...head, mask: 'none' } : head))

/** Nets write twice what they should. */
const doubled = changeLayers((layer) => ({
  ...layer,
  feedForward:
    layer.feedForward === null
      ? null
      : { ...layer.feedForward, second: scaledMatrix(layer.feedForward.second, rational.of(2)) },
}))

const lengthened = (model: Model): Model => ({
  ...model,
  schedule: {
    ...model.schedule,
    positions: [...model.schedule.positions, { coordinate: 0, value: term('1/n^2') }],
  },
})

/** Garbage a layer too early: before the net that reads the coordinate last. */
const tooEarly: typeof littered = (model, garbage) => {
  const late = littered(model, garbage)
  const layers = model.layers.map((layer, l) => {
    const { feedForward } = layer
    const later = late.layers[l + 1]?.feedForward
    if (feedForward === null || later === undefined || later === null) return layer
    const old = new Set(model.layers[l + 1].feedForward?.secondBias.entries)
    const entries = [...feedForward.secondBias.entries, ...later.secondBias.entries.filter((entry) => !old.has(entry))]
    return { ...layer, feedForward: { ...feedForward, secondBias: { ...feedForward.secondBias, entries } } }
  })
  return { ...model, layers }
}

/** The renamed formula's symbols count as one: only the model of the formula itself is right. */
const deaf: (id: StatementId) => Compiler = (id) => (formula) => {
  const construction = compile(formula, id)
  const { embedding } = construction.model
  const symbols = embedding.symbols.filter(({ symbol }) => symbol.length === 1)
  return { ...construction, model: { ...construction.model, embedding: { ...embedding, symbols } } }
}

const mutantsOf = (id: StatementId): ModelMutant[] => {
  const right = compilerOf(id)
  const { isFutureMasked } = statementOf(id)
  const mutant = <C, L extends string>(
    name: string,
    mistake: string,
    killer: string,
    claim: Claim<C, L>,
  ): ModelMutant => inClaim(`${id}.${name}`, killer, mistake, claim)
  return [
    mutant(
      'negated',
      'The model of the negation is built, with a table of subformulas to match.',
      id,
      simulation(id, (formula) => compile({ kind: 'not', of: formula }, id)),
    ),
    mutant(
      'bare',
      'The layers have no obligations, so nothing is proved.',
      id,
      simulation(
        id,
        changeModels(
          right,
          changeLayers(({ name, heads, feedForward }) => ({ name, heads, feedForward })),
        ),
      ),
    ),
    mutant('weak', 'Scores are a third of what they should be.', id, simulation(id, changeModels(right, weak))),
    mutant(
      'doubled-hard',
      'Nets write twice what they should.',
      `${id}.hard`,
      hardSimulation(id, changeModels(right, doubled)),
    ),
    mutant(
      'averted',
      'Keys have the wrong sign.',
      `${id}.lower-temperature`,
      coolerSimulation(id, changeModels(right, averted)),
    ),
    isFutureMasked
      ? mutant(
          'unmasked',
          'Attention sees the whole word.',
          `${id}.future-masked`,
          futureMasked(id, changeModels(right, unmasked)),
        )
      : mutant(
          'farsighted',
          'A past mask is forgotten.',
          `${id}.reversal`,
          reversal(id, changeModels(right, farsighted)),
        ),
    mutant(
      'fitted',
      'The weights are scaled by n.',
      `${id}.uniform`,
      uniformWeights(id, (formula, n) =>
        changeModels(right, (model) => ({ ...model, embedding: scaledEmbedding(model, n) }))(formula),
      ),
    ),
    mutant(
      'another-embedding',
      'A position embedding is there that the statement does not list.',
      `${id}.embeddings`,
      necessary(id, changeModels(right, lengthened)),
    ),
    mutant(
      'colder',
      'The temperature falls too fast.',
      `${id}.growth`,
      growth(
        id,
        changeModels(right, (model) => withTemperature(model, term('1/n^2', rational.of(1, 2)))),
      ),
    ),
    mutant('early-garbage', 'Garbage comes before the last use.', `${id}.garbage`, withGarbage(id, right, tooEarly)),
    mutant('deaf', 'Only symbols of one character are embedded.', `${id}.symmetry`, symmetry(id, deaf(id))),
  ]
}

const scaledEmbedding = ({ embedding }: Model, n: number): Model['embedding'] => ({
  ...embedding,
  symbols: embedding.symbols.map(({ symbol, vector }) => ({
    symbol,
    vector: {
      ...vector,
      entries: vector.entries.map((entry) => ({ ...entry, value: rational.multiply(rational.of(n), entry.value) })),
    },
  })),
})

export const mutants: readonly ModelMutant[] = STATEMENTS.flatMap(({ id }) => mutantsOf(id))
