// Layers carry their proof, and this is where it is checked, on a run: every obligation of every layer, on every row. Nothing that an
// obligation says is believed: scores, γ and targets are worked out again from weights, schedule and temperature.

import { netIn } from '../compile/index.ts'
import type { Rational } from '../numbers/index.ts'
import {
  type HeadObligation,
  type Layer,
  type Model,
  oncePerValue,
  rowsOf,
  type SoftRun,
} from '../transformer/index.ts'
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
        `no obligation covers what the head writes to ${model.coordinates[coordinate]}`,
      ),
    )
    for (const obligation of layer.obligations ?? []) {
      const at =
        (to: number) =>
        (i: number): Spot => ({
          layer: index + 1,
          layerName: layer.name,
          of: model.coordinates[to],
          i,
        })
      if ('head' in obligation && layer.heads[obligation.head] === undefined) {
        ledger.broken(lemmaOf(obligation), at(obligation.to)(1), `there is no head number ${obligation.head}`)
        continue
      }
      switch (obligation.kind) {
        case 'rounding':
          checkRounding(obligation, layer, after, hard, at(obligation.to), ledger)
          break
        case 'marker':
          checkMarker(obligation, after, at(obligation.to), ledger)
          break
        case 'mean':
        case 'reciprocal':
          if (isOwn(obligation, layer, viewOf(obligation.head), ledger))
            checkMean(obligation, viewOf(obligation.head), ledger)
          break
        case 'tie-break':
        case 'lookup': {
          const view = viewOf(obligation.head)
          if (!isOwn(obligation, layer, view, ledger)) break
          hard.set(
            obligation.to,
            obligation.kind === 'lookup'
              ? checkLookup(obligation, view, ledger)
              : checkTieBreak(obligation, view, ledger),
          )
        }
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

/** The head writes what the obligation says it writes, nobody else does, and nothing stood there before. */
function isOwn(obligation: HeadObligation, layer: Layer, view: HeadView, ledger: Ledger): boolean {
  const lemma = lemmaOf(obligation)
  const { head, before } = view
  const writers = layer.heads.filter((other) => rowsOf(other.value)[obligation.to].length > 0)
  const isAlone = writers.length === 1 && writers[0] === head && !netIn(layer).includes(obligation.to)
  const isFresh = before.every((row) => {
    const value = row[obligation.to]
    return 'kind' in value && value.numerator === 0n
  })
  const fault =
    head.mask === 'strict-future' || head.mask === 'strict-past'
      ? 'a strict mask leaves a position with nothing to attend to'
      : head.mask !== obligation.mask
        ? `the head has the mask ${head.mask}, but its obligation names ${obligation.mask}`
        : isAlone && isFresh && isSameForm(rowsOf(head.value)[obligation.to], obligation.value)
          ? undefined
          : 'the head does not write the values of its obligation to a coordinate of its own'
  if (fault === undefined) return true
  ledger.broken(lemma, view.spot(1), fault)
  return false
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
