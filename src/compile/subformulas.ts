// The distinct subformulas of a compiled model: what they are called, how large ones are made of others, and after which layer the
// model holds their truth.
import { children, printNamed, type SharedFormula } from '../logic/index.ts'
import type { Layer, Model } from '../transformer/index.ts'
import { namesOf } from './names.ts'

export interface Subformula {
  /** Its text, or a number such as φ7 where that is long. */
  readonly name: string
  /** A numbered one by its parts, as in φ5 S (Y Q_a); null for the others. */
  readonly definition: string | null
  /** 0 for what the embedding says. */
  readonly layer: number
}

/** By their index in the shared formula. @example subformulasOf(compile(formula('Y Q_1'), 'theorem-12a'))[1].name // 'Y Q_1' */
export function subformulasOf({ formula, places, model }: Held): readonly Subformula[] {
  const names = namesOf(formula)
  const layers = lastWrittenIn(model)
  return formula.nodes.map((node, k) => ({
    name: names[k],
    definition:
      names[k] === numbered(k)
        ? printNamed(
            node,
            children<number>(node).map((part) => names[part]),
          )
        : null,
    layer: layers.get(places[k]) ?? 0,
  }))
}

/** What of a compiled model is needed here. */
export interface Held {
  readonly formula: SharedFormula
  readonly places: readonly number[]
  readonly model: Model
}

const numbered = (k: number): string => `φ${k + 1}`

/** By coordinate. */
function lastWrittenIn({ layers }: Model): ReadonlyMap<number, number> {
  return new Map(layers.flatMap((layer, l) => [...attendedIn(layer), ...netIn(layer)].map((c) => [c, l + 1])))
}

const attendedIn = ({ heads }: Layer): number[] => heads.flatMap(({ value }) => value.entries.map(({ row }) => row))

/** The coordinates that the net of a layer writes. */
export const netIn = ({ feedForward }: Layer): number[] =>
  feedForward === null
    ? []
    : [...feedForward.second.entries.map(({ row }) => row), ...feedForward.secondBias.entries.map(({ index }) => index)]
