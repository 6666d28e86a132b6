// Layers carry their proof, and this is where it is checked, on a run: every obligation of every layer, on every row. Nothing that an
// obligation says is believed: scores, γ and targets are worked out again from weights, schedule and temperature.
import { match } from 'ts-pattern'
import type { Rational } from '../numbers/index.ts'
import type { HeadObligation, Layer, Model, SoftRun } from '../transformer/index.ts'
import { checkLookup } from './check-lookup.ts'
import { checkMean } from './check-mean.ts'
import { checkMarker, checkRounding } from './check-net.ts'
import { checkTieBreak } from './check-tie-break.ts'
import { type HeadView, isSameForm, rowOf, viewHead } from './head-view.ts'
import { type Checked, type Ledger, openLedger, type Spot } from './ledger.ts'

/** On a run with float64 intervals. @example checkObligations(model, soft(model, word('0110'))).broken */
export function checkObligations(model: Model, { activations }: SoftRun): Checked {
  const ledger = openLedger()
  const hard = new Map<number, readonly Rational[]>()
  model.layers.forEach((layer, index) => {
    const [before, after] = [activations[index], activations[index + 1]]
    const views = new Map<number, HeadView>()
    const viewOf = (head: number): HeadView => {
      const view = views.get(head) ?? viewHead(model, index + 1, layer.heads[head], before, after)
      views.set(head, view)
      return view
    }
    for (const duty of layer.obligations ?? []) {
      const at =
        (to: number) =>
        (i: number): Spot => ({
          layer: index + 1,
          layerName: layer.name,
          of: model.coordinates[to],
          i,
        })
      match(duty)
        .with({ kind: 'rounding' }, (d) => checkRounding(d, layer, after, hard, at(d.to), ledger))
        .with({ kind: 'marker' }, (d) => checkMarker(d, after, at(d.to), ledger))
        .with({ kind: 'mean' }, { kind: 'reciprocal' }, (d) => {
          if (isOwn(d, layer, viewOf(d.head), ledger)) checkMean(d, viewOf(d.head), ledger)
        })
        .with({ kind: 'tie-break' }, { kind: 'lookup' }, (d) => {
          if (!isOwn(d, layer, viewOf(d.head), ledger)) return
          const column =
            d.kind === 'lookup' ? checkLookup(d, viewOf(d.head), ledger) : checkTieBreak(d, viewOf(d.head), ledger)
          if (column !== undefined) hard.set(d.to, column)
        })
        .exhaustive()
    }
  })
  return ledger.checked()
}

/** The head writes what the obligation says it writes, nobody else does, and nothing stood there before. */
function isOwn(duty: HeadObligation, layer: Layer, view: HeadView, ledger: Ledger): boolean {
  const lemma = duty.kind === 'lookup' ? duty.lemma : duty.kind
  const { head, before } = view
  const writers = layer.heads.filter((other) => rowOf(other.value, duty.to).length > 0)
  const isAlone = writers.length === 1 && writers[0] === head
  const isFresh = before.every((row) => {
    const value = row[duty.to]
    return 'kind' in value && value.numerator === 0n
  })
  const fault =
    head.mask === 'strict-future' || head.mask === 'strict-past'
      ? 'a strict mask leaves a position with nothing to attend to'
      : head.mask !== duty.mask
        ? `the head has the mask ${head.mask}, and owes what ${duty.mask} shows`
        : isAlone && isFresh && isSameForm(rowOf(head.value, duty.to), duty.value)
          ? undefined
          : 'the head does not write the values that it owes, or not to a coordinate of its own'
  if (fault === undefined) return true
  ledger.broken(lemma, view.spot(1), fault)
  return false
}
