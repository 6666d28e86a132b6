// Where a model keeps the vector of a line, and how it is read back from a hard run: exactly, or not at all.
import { type Rational, rational } from '../numbers/index.ts'
import { type Value, valueText } from '../srasp/index.ts'
import { activationAt, type HardRun, type LinearForm } from '../transformer/index.ts'
import { nothing } from './form.ts'
import type { Operand } from './operand.ts'
import { relu, type Workshop, write } from './workshop.ts'

export type VectorPlace =
  /** 0 or 1. */
  | { readonly type: 'boolean'; readonly coordinate: number }
  /** v/n. */
  | { readonly type: 'natural'; readonly coordinate: number }
  /** 1 for the symbol that it is, 0 for the others that it can be. */
  | { readonly type: 'symbol'; readonly coordinates: ReadonlyMap<string, number> }

/** Coordinates of its own, where the vector is a form so far. */
export const placeOf = (shop: Workshop, name: string, operand: Operand): VectorPlace =>
  operand.type === 'symbol'
    ? {
        type: 'symbol',
        coordinates: new Map(
          [...operand.forms].map(
            ([symbol, form]) => [symbol, coordinateOf(shop, `${name} = ${valueText(symbol)}`, form)] as const,
          ),
        ),
      }
    : { type: operand.type, coordinate: coordinateOf(shop, name, operand.form) }

const coordinateOf = (shop: Workshop, name: string, form: LinearForm): number => {
  const isPlain = form.length === 1 && rational.equal(form[0].factor, rational.one)
  if (isPlain) return form[0].index
  // Nothing ever writes it.
  if (form.length === 0) return shop.site.once('nothing', () => shop.site.fresh('0', 'exact')).index
  // All that a program computes is at least 0.
  return write(shop, name, nothing, [relu(form)])[0].index
}

/** What is there instead of a value: activations that are not the code of any. */
export interface Stray {
  readonly kind: 'stray'
  readonly activations: readonly Rational[]
}

/** The values at positions 1..n of the last layer. @example readVector(place, hard(model, word), word.length) */
export function readVector(place: VectorPlace, { streams }: HardRun, n: number): readonly (Value | Stray)[] {
  const last = streams[streams.length - 1]
  return Array.from({ length: n }, (_, k) => decoded(place, (c) => activationAt(last, k + 1, c), n))
}

/** One value, from the activations at its position. */
export function decoded(place: VectorPlace, at: (coordinate: number) => Rational, n: number): Value | Stray {
  switch (place.type) {
    case 'boolean':
      return bit(at(place.coordinate)) ?? stray([at(place.coordinate)])
    case 'natural': {
      const { numerator, denominator } = rational.multiply(rational.of(n), at(place.coordinate))
      return denominator === 1n && numerator >= 0n ? Number(numerator) : stray([at(place.coordinate)])
    }
    case 'symbol': {
      const found = [...place.coordinates].map(([symbol, c]) => ({ symbol, activation: at(c) }))
      const marked = found.filter(({ activation }) => bit(activation) !== false)
      const isCode = marked.length === 1 && bit(marked[0].activation) === true
      return isCode ? marked[0].symbol : stray(found.map(({ activation }) => activation))
    }
  }
}

const stray = (activations: readonly Rational[]): Stray => ({ kind: 'stray', activations })

function bit(a: Rational): boolean | undefined {
  if (rational.isZero(a)) return false
  return rational.equal(a, rational.one) ? true : undefined
}

/** The coordinates of a place. */
export const coordinatesOf = (place: VectorPlace): readonly number[] =>
  place.type === 'symbol' ? [...place.coordinates.values()] : [place.coordinate]

/** @example isStray(false) // false */
export const isStray = (value: Value | Stray): value is Stray => typeof value === 'object'
