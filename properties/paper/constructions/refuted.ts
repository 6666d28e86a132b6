// Printed forms of the statements that are false, and controls such as temperatures that are too high: the outputs must give them away,
// since their obligations are broken anyway. In some controls obligations are wrong on purpose: there obligations must tell.
import type { Claim } from '../../../src/engine/index.ts'
import type { Feature } from '../../../src/logic/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import {
  type Mask,
  type Model,
  type Obligation,
  scheduledAt,
  type Weighting,
  withTemperature,
  withWeighting,
} from '../../../src/transformer/index.ts'
import { type SimulationCase, type SimulationLabel, simulates } from '../../library/index.ts'
import { changeHeads, changeLayers, changeModels, changeNets, changePositions, scaledMatrix } from './change.ts'
import { casesFor, casesWith } from './domain.ts'
import { compilerOf } from './simulation.ts'

interface Refuted {
  readonly id: StatementId
  readonly name: string
  readonly variant: 'printed' | 'control'
  readonly title: string
  readonly statement: string
  readonly change: (model: Model) => Model
  /** Default: those of the fragment. */
  readonly features?: readonly Feature[]
  /** What must give it away. Default: the outputs. */
  readonly by?: 'outputs' | 'obligations'
}

/** The construction with a change in every model, expected to be refuted. */
export const refuted = ({
  id,
  name,
  change,
  features,
  by = 'outputs',
  ...header
}: Refuted): Claim<SimulationCase, SimulationLabel> =>
  simulates({
    ...header,
    key: `${id}.${name}`,
    expects: 'refuted',
    insteadOf: id,
    uses: [id],
    domain: features === undefined ? casesFor(id) : casesWith(features),
    compile: changeModels(compilerOf(id), change),
    hasProof: by === 'obligations',
    hasOutputs: by === 'outputs',
    counts: { quick: { shrink: 2_000 } },
  })

/** The weights as they are, without the temperature that the statement asks for. */
export const untempered = (id: StatementId, weighting: Weighting = 'softmax'): Claim<SimulationCase, SimulationLabel> =>
  refuted({
    id,
    name: 'untempered',
    variant: 'control',
    title: 'the construction with plain softmax',
    statement: 'The scores of the construction, without a temperature, are enough. (They must grow with n.)',
    change: (model) => withWeighting(model, weighting),
  })

/** The weights as they are, at a multiple of the temperature: ×8 is the first power of 2 that breaks ⊖, ×4 since and comparisons, ×2 θ(κ). */
export const hot = (
  id: StatementId,
  factor: number,
  name: string,
  features?: readonly Feature[],
): Claim<SimulationCase, SimulationLabel> =>
  refuted({
    id,
    name,
    variant: 'control',
    title: `the construction at ${factor} times its temperature`,
    statement: `The same weights still compute the formula at ${factor} times the temperature.`,
    ...(features === undefined ? {} : { features }),
    change: (model) => {
      const { temperature } = model.schedule
      return withTemperature(model, {
        kind: 'function',
        name: `${factor}τ`,
        at: (i, n) => rational.multiply(rational.of(factor), scheduledAt(temperature, i, n)),
      })
    },
  })

/** A count to the right is looked up among the positions from i on only. */
export const pastMaskedLookup = (mask: Mask = 'past'): Claim<SimulationCase, SimulationLabel> =>
  refuted({
    id: 'theorem-20a',
    name: 'past-masked-lookup',
    variant: 'printed',
    title: 'looking up counts to the right under a past mask',
    statement: 'A count to the right can be looked up among the positions from i on. (Row κ may lie to the left of i.)',
    change: changeHeads((head, kinds) => (kinds.has('lookup') && head.mask === 'none' ? { ...head, mask } : head)),
  })

/** The statement lists θ_n(i) only: then θ_n(0) has the same value for every n. */
export const withoutZeroRow = (): Claim<SimulationCase, SimulationLabel> =>
  refuted({
    id: 'theorem-21',
    name: 'printed',
    variant: 'printed',
    title: 'predicates of counts without an embedding of θ_n(0)',
    statement:
      'Position embeddings θ_n(i) for i = 1..n are enough for θ(κ). (Where κ = 0, what counts is θ_n(0), which may depend on n.)',
    change: changePositions((value) =>
      value.kind === 'predicate' && value.at === 'zero'
        ? { kind: 'function', name: 'θ_1(0)', at: (i) => scheduledAt(value, i, 1) }
        : value,
    ),
  })

/** A lookup of 0 finds row 1, and nothing subtracts it. */
export const withoutZeroTest = (): Claim<SimulationCase, SimulationLabel> =>
  refuted({
    id: 'theorem-20a',
    name: 'no-zero-test',
    variant: 'control',
    title: 'comparisons without a correction for counts of 0',
    statement: 'Comparing looked-up counts is enough. (A lookup of 0 finds row 1.)',
    features: ['count-left', 'count-right', 'comparison'],
    change: (model) => {
      const tests = new Set(zeroTests(model))
      return changeNets((net) => ({
        ...net,
        first: { ...net.first, entries: net.first.entries.filter(({ column }) => !tests.has(column)) },
      }))(model)
    },
  })

/** The coordinates that say whether a count is 0: rounded from a lookup of the row after it. */
function zeroTests({ layers }: Model): number[] {
  const all = layers.flatMap(({ obligations = [] }) => obligations)
  const next = new Set(all.flatMap((one) => (one.kind === 'lookup' && one.plus === 1 ? [one.to] : [])))
  return all.flatMap((one) =>
    one.kind === 'rounding' && one.form.some(({ index }) => next.has(index)) ? [one.to] : [],
  )
}

/** Obligations made false, or true of wrong weights: the check must tell without looking at outputs. */
const changeObligations = (change: (obligation: Obligation) => Obligation): ((model: Model) => Model) =>
  changeLayers((layer) => ({ ...layer, obligations: (layer.obligations ?? []).map(change) }))

/** γ = 2 in the weights and in the obligation: outputs happen to be right, but 4e^{−2} is above ¼, so nothing proves it. */
export const scaleTwo = (): Claim<SimulationCase, SimulationLabel> =>
  refuted({
    id: 'theorem-15a',
    name: 'scale-2',
    variant: 'control',
    by: 'obligations',
    title: 'tie-breaking with scale 2',
    statement: 'The scale 2 instead of 3 is enough for tie-breaking, by Lemma 8. (It leaves 4e^{−2}, more than ¼.)',
    change: (model) =>
      changeObligations((one) => (one.kind === 'tie-break' ? { ...one, gamma: rational.of(2) } : one))(
        changeHeads((head) => ({ ...head, query: scaledMatrix(head.query, rational.of(2, 3)) }))(model),
      ),
  })

/** The weights are right, and the obligation says γ = 100. */
export const gammaHundred = (): Claim<SimulationCase, SimulationLabel> =>
  refuted({
    id: 'theorem-15a',
    name: 'gamma-100',
    variant: 'control',
    by: 'obligations',
    title: 'tie-breaking with a γ that it does not have',
    statement: 'The tie-breaking heads have γ = 100. (They have 3.)',
    change: changeObligations((one) => (one.kind === 'tie-break' ? { ...one, gamma: rational.of(100) } : one)),
  })

/** The weights are right, and the obligation names another sum. */
export const otherRounding = (): Claim<SimulationCase, SimulationLabel> =>
  refuted({
    id: 'theorem-20a',
    name: 'other-rounding',
    variant: 'control',
    by: 'obligations',
    title: 'rounding something other than the obligation says',
    statement: 'The nets round the counts plus 1. (They round the counts.)',
    change: changeObligations((one) =>
      one.kind === 'rounding' ? { ...one, constant: rational.add(one.constant, rational.one) } : one,
    ),
  })
