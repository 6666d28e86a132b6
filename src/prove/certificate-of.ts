// The certificate of an annotated model: its file without annotations, what its coordinates mean, and its obligations as steps. What an
// obligation says besides must be true of the weights, so that no false annotation is passed over in silence.
import { match } from 'ts-pattern'
import type { Meanings, Refused } from '../certificate/index.ts'
import type { Plain } from '../json/index.ts'
import { predicateText } from '../logic/index.ts'
import { rational } from '../numbers/index.ts'
import {
  factorsOf,
  type HeadObligation,
  type Layer,
  type LinearForm,
  type Model,
  modelDocument,
  type NetObligation,
  rowsOf,
  type Scheduled,
  unitsOf,
  withoutObligations,
  writtenRowsOf,
} from '../transformer/index.ts'

export type CertificateOf =
  | { readonly kind: 'made'; readonly certificate: Plain }
  | ({ readonly kind: 'refused' } & Refused)

/** @example certificateOf(compile(formula('Y Q_1'), 'theorem-12a').model, meanings).kind // made */
export function certificateOf(model: Model, meanings: Meanings): CertificateOf {
  const name = (index: number): string => model.coordinates[index] ?? `${index}`
  const nodeFrom = (from: number): number | undefined => witnessedBy(model, meanings, from)
  const steps: Plain[][] = []
  for (const [l, layer] of model.layers.entries()) {
    const own: Plain[] = []
    for (const obligation of layer.obligations ?? []) {
      const lie =
        obligation.kind === 'rounding' || obligation.kind === 'marker'
          ? netLie(obligation, layer)
          : headLie(obligation, layer)
      if (lie !== undefined)
        return { kind: 'refused', layer: l + 1, lemma: lemmaOf(obligation), of: name(obligation.to), message: lie }
      if (obligation.kind !== 'rounding' && obligation.kind !== 'marker')
        own.push(stepOf(obligation, name, () => nodeFrom(obligation.to)))
    }
    steps.push(own)
  }
  const { meanings: _, ...bare } = { ...model, layers: model.layers.map(withoutObligations) }
  const certificate = { lemmata: 'certificate', version: 1, meanings, model: modelDocument(bare, scheduled), steps }
  return { kind: 'made', certificate }
}

/** The since or until for which a coordinate is read: what the net that reads it writes. */
function witnessedBy({ layers, coordinates }: Model, { of, nodes }: Meanings, from: number): number | undefined {
  const nets = layers.flatMap(({ feedForward }) => (feedForward === null ? [] : unitsOf(feedForward).units))
  const unit = nets.find(({ inputs }) => inputs.some(({ index }) => index === from))
  const written = unit?.outputs.map(({ index }) => coordinates[index]) ?? []
  return of.find(({ coordinate, node }) => {
    const operator = nodes[node] ?? {}
    return written.includes(coordinate) && ('since' in operator || 'until' in operator)
  })?.node
}

/** A function says nothing that a proof could use, nor does a table. */
const scheduled = (value: Scheduled): Plain =>
  match(value)
    .returnType<Plain>()
    .with({ kind: 'term' }, ({ term, times }) => ({ term, times: rational.print(times) }))
    .with({ kind: 'predicate' }, ({ predicate, at }) => ({ predicate: predicateText(predicate), at }))
    .with({ kind: 'by-length' }, { kind: 'by-position' }, { kind: 'function' }, () => ({ byLength: [] }))
    .exhaustive()

type Name = (index: number) => string

function stepOf(obligation: HeadObligation, name: Name, node: () => number | undefined): Plain {
  const written = { to: name(obligation.to), head: obligation.head }
  switch (obligation.kind) {
    case 'mean':
    case 'reciprocal':
      return { ...written, mean: lemmaOf(obligation) }
    case 'tie-break':
      return { ...written, nearest: lemmaOf(obligation), node: node() ?? null, ...boundsOf(obligation) }
    case 'lookup': {
      const { count, plus } = obligation
      const { of, direction } = count
      return {
        ...written,
        lookup: lemmaOf(obligation),
        count: { of: name(of), direction },
        plus,
        ...boundsOf(obligation),
      }
    }
  }
}

const boundsOf = ({
  gamma,
  tolerance,
}: {
  readonly gamma: rational.Rational
  readonly tolerance: rational.Rational
}) => ({
  gamma: rational.print(gamma),
  tolerance: rational.print(tolerance),
})

function lemmaOf(obligation: HeadObligation | NetObligation): string {
  switch (obligation.kind) {
    case 'mean':
      return 'definition-3'
    case 'reciprocal':
      return obligation.direction === 'left' ? 'proposition-10c' : 'proposition-10d'
    case 'tie-break':
      return `lemma-8${obligation.clause}`
    case 'lookup':
      return obligation.lemma
    case 'rounding':
      return 'lemma-9'
    case 'marker':
      return obligation.edge === 'first' ? 'proposition-10a' : 'proposition-10b'
  }
}

function headLie(obligation: HeadObligation, { heads }: Layer): string | undefined {
  const { head: h, mask, value, to } = obligation
  const head = heads[h]
  if (head === undefined) return `there is no head number ${h}`
  if (head.mask !== mask) return `the head has the mask ${head.mask}, but its obligation names ${mask}`
  const written = writtenRowsOf(head.value).get(to) ?? []
  if (!isSameForm(written, value)) return 'the head does not write the values of its obligation'
  if (obligation.kind !== 'tie-break') return undefined
  // The base scores are part of the key, as they are.
  const key = factorsOf(rowsOf(head.key).flat())
  const isBase = [...factorsOf(obligation.base)].every(([index, factor]) => {
    const found = key.get(index)
    return found !== undefined && rational.equal(found, factor)
  })
  return isBase ? undefined : 'the keys do not have the base scores of its obligation'
}

const isSameForm = (a: LinearForm, b: LinearForm): boolean => {
  const negated = b.map(({ index, factor }) => ({ index, factor: rational.negate(factor) }))
  return [...factorsOf([...a, ...negated]).values()].every(rational.isZero)
}

const QUARTER = rational.of(1, 4)

function netLie(obligation: NetObligation, { feedForward }: Layer): string | undefined {
  const all = feedForward === null ? [] : unitsOf(feedForward).units
  const units = all.filter(({ outputs }) => outputs.some(({ index }) => index === obligation.to))
  if (obligation.kind === 'marker')
    return units.some(({ inputs }) => inputs.some(({ index }) => index === obligation.from))
      ? undefined
      : 'the net does not read the mean of its obligation'
  const bias = rational.subtract(obligation.constant, QUARTER)
  return units.some((unit) => rational.equal(unit.bias, bias) && isSameForm(unit.inputs, obligation.form))
    ? undefined
    : 'the net does not round the sum of its obligation'
}
