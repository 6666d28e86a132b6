// Layers carry their proof, and this is where it is checked, on a run: every obligation of every layer, on every row. Nothing that an
// obligation says is believed: scores, γ and targets are worked out again from weights, schedule and temperature.

import { netIn } from '../compile/index.ts'
import { oncePerValue } from '../memo/index.ts'
import type { Rational } from '../numbers/index.ts'
import { type HeadObligation, type Layer, type Model, rowsOf, type SoftRun } from '../transformer/index.ts'
import { type HeadView, isSameForm, viewHead } from './head-view.ts'
import { type Checked, type Ledger, openLedger, type Spot } from './ledger.ts'
import { checkLookup } from './lookup.ts'
import { checkMean, RECIPROCALS } from './mean.ts'
import { checkMarker, checkRounding } from './net.ts'
import { CLAUSES, checkTieBreak } from './tie-break.ts'

/** On a run with float64 intervals. @example checkObligations(model, soft(model, word('0110'))).broken */
export function checkObligations(model: Model, { activations }: SoftRun): Checked {
  const ledger = openLedger()
  const hard = new Map<number, readonly Rational[] | undefined>()
  model.layers.forEach((layer, index) => {
    const [before, after] = [activations[index], activations[index + 1]]
    const viewOf = oncePerValue((head: number) => viewHead(model, index + 1, layer.heads[head], before, after))
    unjustified(layer, (head, coordinate) =>
      ledger.broken(
        'definition-1',
        viewOf(head).spot(1),
        `nothing justifies what it writes to ${model.coordinates[coordinate]}`,
      ),
    )
    for (const duty of layer.obligations ?? []) {
      const at =
        (to: number) =>
        (i: number): Spot => ({
          layer: index + 1,
          layerName: layer.name,
          of: model.coordinates[to],
          i,
        })
      if ('head' in duty && layer.heads[duty.head] === undefined) {
        ledger.broken(lemmaOf(duty), at(duty.to)(1), `there is no head number ${duty.head}`)
        continue
      }
      switch (duty.kind) {
        case 'rounding':
          checkRounding(duty, layer, after, hard, at(duty.to), ledger)
          break
        case 'marker':
          checkMarker(duty, after, at(duty.to), ledger)
          break
        case 'mean':
        case 'reciprocal':
          if (isOwn(duty, layer, viewOf(duty.head), ledger)) checkMean(duty, viewOf(duty.head), ledger)
          break
        case 'tie-break':
        case 'lookup': {
          const view = viewOf(duty.head)
          if (!isOwn(duty, layer, view, ledger)) break
          hard.set(
            duty.to,
            duty.kind === 'lookup' ? checkLookup(duty, view, ledger) : checkTieBreak(duty, view, ledger),
          )
        }
      }
    }
  })
  return ledger.checked()
}

/** Every coordinate that a head writes must be owed by it: a model that owes nothing proves nothing. */
function unjustified({ heads, obligations = [] }: Layer, report: (head: number, coordinate: number) => void): void {
  heads.forEach(({ value }, head) => {
    const own = obligations.filter((duty) => 'head' in duty && duty.head === head)
    const owed = new Set(own.map(({ to }) => to))
    for (const coordinate of new Set(value.entries.map(({ row }) => row)))
      if (!owed.has(coordinate)) report(head, coordinate)
  })
}

/** The head writes what the obligation says it writes, nobody else does, and nothing stood there before. */
function isOwn(duty: HeadObligation, layer: Layer, view: HeadView, ledger: Ledger): boolean {
  const lemma = lemmaOf(duty)
  const { head, before } = view
  const writers = layer.heads.filter((other) => rowsOf(other.value)[duty.to].length > 0)
  const isAlone = writers.length === 1 && writers[0] === head && !netIn(layer).includes(duty.to)
  const isFresh = before.every((row) => {
    const value = row[duty.to]
    return 'kind' in value && value.numerator === 0n
  })
  const fault =
    head.mask === 'strict-future' || head.mask === 'strict-past'
      ? 'a strict mask leaves a position with nothing to attend to'
      : head.mask !== duty.mask
        ? `the head has the mask ${head.mask}, and owes what ${duty.mask} shows`
        : isAlone && isFresh && isSameForm(rowsOf(head.value)[duty.to], duty.value)
          ? undefined
          : 'the head does not write the values that it owes, or not to a coordinate of its own'
  if (fault === undefined) return true
  ledger.broken(lemma, view.spot(1), fault)
  return false
}

/** What an obligation rests on. */
export function lemmaOf(duty: HeadObligation): string {
  switch (duty.kind) {
    case 'mean':
      return 'definition-3'
    case 'reciprocal':
      return RECIPROCALS[duty.direction]
    case 'tie-break':
      return CLAUSES[duty.clause]
    case 'lookup':
      return duty.lemma
  }
}
