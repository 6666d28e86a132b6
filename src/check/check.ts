// Layers carry their proof, and this is where it is checked, on a run: every obligation of every layer, on every row. Nothing that an
// obligation says is believed: scores, γ and targets are worked out again from weights, schedule and temperature.

import { netIn } from '../compile/index.ts'
import { oncePerValue } from '../memo/index.ts'
import { type Rational, rational } from '../numbers/index.ts'
import {
  type HeadObligation,
  isExact,
  type Layer,
  type Model,
  type SoftRun,
  writtenRowsOf,
} from '../transformer/index.ts'
import { type HeadView, isSameForm, viewHead } from './head-view.ts'
import { type Checked, type LedgerOptions, openLedger, type Spot } from './ledger.ts'
import { checkLookup } from './lookup.ts'
import { checkMean, RECIPROCALS } from './mean.ts'
import { checkMarker, checkRounding } from './net.ts'
import { CLAUSES, checkTieBreak } from './tie-break.ts'

/**
 * On a run with float64 intervals.
 * @example
 * const { model } = compile(formula('Y Q_1'), 'theorem-12a')
 * checkObligations(model, soft(model, word('0110'))).broken // []
 */
export function checkObligations(model: Model, { activations }: SoftRun, options: LedgerOptions = {}): Checked {
  const ledger = openLedger(options)
  const hard = new Map<number, readonly Rational[] | undefined>()
  model.layers.forEach((layer, index) => {
    const [before, after] = [activations[index], activations[index + 1]]
    const viewOf = oncePerValue((head: number) => viewHead(model, index + 1, layer.heads[head], before, after))
    unjustified(layer, (head, coordinate) =>
      ledger.broken(
        'definition-1',
        viewOf(head).spot(1),
        `no obligation covers what the head writes to ${model.coordinates[coordinate]}`,
      ),
    )
    const at =
      (to: number) =>
      (i: number): Spot => ({ layer: index + 1, layerName: layer.name, of: model.coordinates[to], i })
    for (const obligation of layer.obligations ?? []) {
      const { to } = obligation
      if (obligation.kind === 'rounding') checkRounding(obligation, layer, after, hard, at(to), ledger)
      else if (obligation.kind === 'marker') checkMarker(obligation, after, at(to), ledger)
      else if (layer.heads[obligation.head] === undefined) {
        ledger.broken(lemmaOf(obligation), at(to)(1), `there is no head number ${obligation.head}`)
      } else {
        const view = viewOf(obligation.head)
        const fault = faultOf(obligation, layer, view)
        if (fault !== undefined) ledger.broken(lemmaOf(obligation), view.spot(1), fault)
        else if (obligation.kind === 'lookup') hard.set(to, checkLookup(obligation, view, ledger))
        else if (obligation.kind === 'tie-break') hard.set(to, checkTieBreak(obligation, view, ledger))
        else checkMean(obligation, view, ledger)
      }
    }
  })
  return ledger.checked()
}

/** Every coordinate that a head writes needs an obligation: a model without obligations proves nothing. */
function unjustified({ heads, obligations = [] }: Layer, report: (head: number, coordinate: number) => void): void {
  heads.forEach(({ value }, head) => {
    const own = obligations.filter((obligation) => 'head' in obligation && obligation.head === head)
    const covered = new Set(own.map(({ to }) => to))
    for (const coordinate of new Set(value.entries.map(({ row }) => row)))
      if (!covered.has(coordinate)) report(head, coordinate)
  })
}

/** What is wrong unless the head writes the values that the obligation names, alone, to where nothing stood before. */
function faultOf({ mask, value, to }: HeadObligation, layer: Layer, { head, before }: HeadView): string | undefined {
  if (head.mask === 'strict-future' || head.mask === 'strict-past')
    return 'a strict mask leaves a position with nothing to attend to'
  if (head.mask !== mask) return `the head has the mask ${head.mask}, but its obligation names ${mask}`
  const writers = layer.heads.filter((other) => writtenRowsOf(other.value).has(to))
  const isAlone = writers.length === 1 && writers[0] === head && !netIn(layer).includes(to)
  const isFresh = before.every((row) => isExact(row[to]) && rational.isZero(row[to]))
  return isAlone && isFresh && isSameForm(writtenRowsOf(head.value).get(to) ?? [], value)
    ? undefined
    : 'the head does not write the values of its obligation to a coordinate of its own'
}

/** What an obligation rests on. */
export function lemmaOf(obligation: HeadObligation): string {
  switch (obligation.kind) {
    case 'mean':
      return 'definition-3'
    case 'reciprocal':
      return RECIPROCALS[obligation.direction]
    case 'tie-break':
      return CLAUSES[obligation.clause]
    case 'lookup':
      return obligation.lemma
  }
}
