// Linear forms over the stream, with the constant 1 as one of its coordinates: values that cost nothing until a net or a head reads
// them. ¬a is 1 − a and u + v is a sum of forms, so neither takes a layer. Sorted and without zeros, so that equal forms are
// recognised by their text.
import { type Rational, rational } from '../numbers/index.ts'
import { factorsOf, type LinearForm } from '../transformer/index.ts'

/** 0, and false. */
export const nothing: LinearForm = []

export const sum = (...forms: readonly LinearForm[]): LinearForm =>
  [...factorsOf(forms.flat())]
    .filter(([, factor]) => !rational.isZero(factor))
    .sort(([a], [b]) => a - b)
    .map(([index, factor]) => ({ index, factor }))

export function scale(by: Rational | number, form: LinearForm): LinearForm {
  const times = typeof by === 'number' ? rational.of(by) : by
  if (rational.isZero(times)) return nothing
  return form.map(({ index, factor }) => ({ index, factor: rational.multiply(times, factor) }))
}

/** a − b. */
export const minus = (a: LinearForm, b: LinearForm): LinearForm => sum(a, scale(-1, b))

export const isSame = (a: LinearForm, b: LinearForm): boolean =>
  a.length === b.length &&
  a.every(({ index, factor }, k) => index === b[k].index && rational.equal(factor, b[k].factor))

/** The form's value on a row of activations. */
export const valueOn = (form: LinearForm, at: (coordinate: number) => Rational): Rational =>
  form.reduce((total, { index, factor }) => rational.add(total, rational.multiply(factor, at(index))), rational.zero)
