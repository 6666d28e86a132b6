// Readings of the statements that fail, and temperatures that are too high: outputs alone count, since what such layers owe is
// broken anyway. And layers that owe what they do not keep: there the obligations alone must tell.
import type { Claim } from '../../../src/engine/index.ts'
import type { Feature } from '../../../src/logic/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import {
  type Model,
  type Obligation,
  scheduledAt,
  withTemperature,
  withWeighting,
} from '../../../src/transformer/index.ts'
import { type SimulationCase, type SimulationLabel, simulates } from '../../library/index.ts'
import { changed, changeHeads, changeLayers, changeNets, changePositions, scaledMatrix } from './changed.ts'
import { casesOf, casesWith } from './domain.ts'
import { compilerOf } from './simulation.ts'

interface Failing {
  readonly id: StatementId
  readonly name: string
  readonly variant: 'printed' | 'control'
  readonly title: string
  readonly statement: string
  readonly change: (model: Model) => Model
  /** Of the whole fragment, if not said otherwise. */
  readonly features?: readonly Feature[]
  /** What must give it away: the outputs, or what layers owe. Default: the outputs. */
  readonly by?: 'outputs' | 'obligations'
}

/** A reading with something else in every model, expected to fall. */
export const failing = ({
  id,
  name,
  change,
  features,
  by = 'outputs',
  ...header
}: Failing): Claim<SimulationCase, SimulationLabel> =>
  simulates({
    ...header,
    key: `${id}.${name}`,
    expects: 'refuted',
    insteadOf: id,
    uses: [id],
    domain: features === undefined ? casesOf(id) : casesWith(features),
    compile: changed(compilerOf(id), change),
    hasProof: by === 'obligations',
    hasOutputs: by === 'outputs',
    counts: { quick: { shrink: 2_000 } },
  })

/** The weights as they are, without the temperature that the statement asks for. */
export const untempered = (id: StatementId): Claim<SimulationCase, SimulationLabel> =>
  failing({
    id,
    name: 'untempered',
    variant: 'control',
    title: 'the construction with plain softmax',
    statement: 'The scores of the construction, without a temperature, are enough. (They must grow with n.)',
    change: (model) => withWeighting(model, 'softmax'),
  })

/** CLAIMS: by which factor a temperature breaks a gadget. */
export const hot = (
  id: StatementId,
  factor: number,
  name: string,
  features?: readonly Feature[],
): Claim<SimulationCase, SimulationLabel> =>
  failing({
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
export const pastMaskedLookup = (): Claim<SimulationCase, SimulationLabel> =>
  failing({
    id: 'theorem-20a',
    name: 'past-masked-lookup',
    variant: 'printed',
    title: 'looking up counts to the right under a past mask',
    statement: 'A count to the right can be looked up among the positions from i on. (Row κ may lie to the left of i.)',
    change: changeHeads((head, kinds) =>
      kinds.has('lookup') && head.mask === 'none' ? { ...head, mask: 'past' } : head,
    ),
  })

/** The statement lists θ_n(i) only: what it is at 0 can then be but one value for all n. */
export const withoutZeroRow = (): Claim<SimulationCase, SimulationLabel> =>
  failing({
    id: 'theorem-21',
    name: 'printed',
    variant: 'printed',
    title: 'predicates of counts without an embedding of θ_n(0)',
    statement:
      'Position embeddings θ_n(i) for i = 1..n are enough for θ(κ). (Where κ = 0, what counts is θ_n(0), which may depend on n.)',
    change: changePositions((value, name) =>
      value.kind === 'function' && name.endsWith(' at 0')
        ? { kind: 'function', name: value.name, at: (i) => value.at(i, 1) }
        : value,
    ),
  })

/** Lookups of 0 find row 1, and nobody subtracts it. */
export const withoutZeroTest = (): Claim<SimulationCase, SimulationLabel> =>
  failing({
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
  const duties = layers.flatMap(({ obligations = [] }) => obligations)
  const after = new Set(duties.flatMap((duty) => (duty.kind === 'lookup' && duty.plus === 1 ? [duty.to] : [])))
  return duties.flatMap((duty) =>
    duty.kind === 'rounding' && duty.form.some(({ index }) => after.has(index)) ? [duty.to] : [],
  )
}

/** Obligations that are made false, or true of wrong weights: what layers owe is found out without looking at outputs. */
const changeDuties = (change: (duty: Obligation) => Obligation): ((model: Model) => Model) =>
  changeLayers((layer) => ({ ...layer, obligations: (layer.obligations ?? []).map(change) }))

/** γ = 2 in the weights, and said to be 2: outputs happen to be right, but 4e^{−2} is above ¼, so nothing proves it. */
export const scaleTwo = (): Claim<SimulationCase, SimulationLabel> =>
  failing({
    id: 'theorem-15a',
    name: 'scale-2',
    variant: 'control',
    by: 'obligations',
    title: 'tie-breaking with scale 2',
    statement:
      'The scale 2 in the place of 3 is enough for tie-breaking, by Lemma 8. (It leaves 4e^{−2}, more than ¼.)',
    change: (model) =>
      changeDuties((duty) => (duty.kind === 'tie-break' ? { ...duty, gamma: rational.of(2) } : duty))(
        changeHeads((head) => ({ ...head, query: scaledMatrix(head.query, rational.of(2, 3)) }))(model),
      ),
  })

/** The weights are right, and γ is said to be 100. */
export const boasted = (): Claim<SimulationCase, SimulationLabel> =>
  failing({
    id: 'theorem-15a',
    name: 'gamma-100',
    variant: 'control',
    by: 'obligations',
    title: 'tie-breaking that claims more than it has',
    statement: 'The tie-breaking heads have γ = 100. (They have 3.)',
    change: changeDuties((duty) => (duty.kind === 'tie-break' ? { ...duty, gamma: rational.of(100) } : duty)),
  })

/** The weights are right, and another sum is said to be rounded. */
export const otherRounding = (): Claim<SimulationCase, SimulationLabel> =>
  failing({
    id: 'theorem-20a',
    name: 'other-rounding',
    variant: 'control',
    by: 'obligations',
    title: 'rounding something else than what is owed',
    statement: 'The nets round the counts plus 1. (They round the counts.)',
    change: changeDuties((duty) =>
      duty.kind === 'rounding' ? { ...duty, constant: rational.add(duty.constant, rational.one) } : duty,
    ),
  })
