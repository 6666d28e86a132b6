// Boolean operations by feed-forward nets, exact on exact Booleans: ¬a = 1 − ReLU(a), ∧ = ReLU(Σa − (m − 1)), ∨ = 1 − ReLU(1 − Σa).
import { rational } from '../numbers/index.ts'
import { type Coordinate, plain, type Site, times } from '../stream/index.ts'
import { factorsOf, type LinearForm } from '../transformer/index.ts'
import { type Gadget, truth } from './gadget.ts'

const minusOne = rational.of(-1)

/** start + factor·ReLU(bias + form) in a fresh coordinate. */
function write(site: Site, name: string, start: 0 | 1, factor: 1 | -1, bias: number, form: LinearForm): Coordinate {
  const output = site.fresh(name, 'exact')
  site.add({
    kind: 'net',
    name,
    units: [{ bias: rational.of(bias), form, outputs: [times(factor, output)] }],
    bias: start === 0 ? [] : plain(output),
    obligations: [],
  })
  return output
}

const sum = (inputs: readonly Coordinate[], factor = rational.one): LinearForm =>
  inputs.map((input) => times(factor, input))

/** @example negation('not a').build(site, [a]) */
export const negation = (name = '¬'): Gadget => ({
  name,
  rests: [],
  needs: [],
  inputs: 1,
  build: (site, inputs) => write(site, name, 1, -1, 0, sum(inputs)),
  meaning: ([a], i) => truth(!a[i - 1]),
})

/** @example conjunction(3, 'a & b & c').build(site, [a, b, c]) */
export const conjunction = (parts: number, name = '∧'): Gadget => ({
  name,
  rests: [],
  needs: [],
  inputs: parts,
  build: (site, inputs) => write(site, name, 0, 1, 1 - inputs.length, merged(sum(inputs))),
  meaning: (columns, i) => truth(columns.every((column) => column[i - 1])),
})

/** @example disjunction(3, 'a | b | c').build(site, [a, b, c]) */
export const disjunction = (parts: number, name = '∨'): Gadget => ({
  name,
  rests: [],
  needs: [],
  inputs: parts,
  build: (site, inputs) => write(site, name, 1, -1, 1, merged(sum(inputs, minusOne))),
  meaning: (columns, i) => truth(columns.some((column) => column[i - 1])),
})

/** A coordinate that stands twice, as in a ∧ a, is one entry of a matrix. */
const merged = (form: LinearForm): LinearForm => [...factorsOf(form)].map(([index, factor]) => ({ index, factor }))
