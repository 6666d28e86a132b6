// The four clauses of Proposition 10 as one kind of claim: a coordinate of the transformer has the value it is named after, at
// every position and every temperature, exactly.
import { gammas, integers } from '../../../generators/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { isExact, type Model, soft, term } from '../../../src/transformer/index.ts'
import { computes, type Header } from '../../library/index.ts'
import { at, type Coordinate, firstAndLast, indexOf } from './model.ts'

export interface MarkedCase {
  readonly n: number
  readonly tau: Rational
}

export type MarkedLabel = 'one position' | 'odd length' | 'even length'

const EXPECTED: Readonly<Record<string, (i: number, n: number) => Rational>> = {
  first: (i) => rational.of(i === 1 ? 1 : 0),
  last: (i, n) => rational.of(i === n ? 1 : 0),
  '1/i': (i) => rational.of(1, i),
  '1/(n-i+1)': (i, n) => rational.of(1, n - i + 1),
}

const positions = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1)

/** What the coordinate holds in the end; an activation that is not exact is shown as such, and is wrong. */
const column = (model: Model, coordinate: Coordinate, { n, tau }: MarkedCase): (Rational | string)[] => {
  const { activations } = soft(at(model, term('1', tau)), positions(n).map(String))
  return activations[activations.length - 1].map((row) => {
    const value = row[indexOf(coordinate)]
    return isExact(value) ? value : 'not exact'
  })
}

export const marked = (
  coordinate: Coordinate,
  header: Header<MarkedLabel>,
  model: Model = firstAndLast(),
): Claim<MarkedCase, MarkedLabel> =>
  computes({
    variant: 'repaired',
    uses: ['definition-1'],
    requires: { 'one position': 0.01, 'odd length': 0.2, 'even length': 0.2 },
    ...header,
    domain: record({ n: integers(1, 24), tau: gammas() }),
    what: coordinate,
    observed: (c) => column(model, coordinate, c),
    expected: ({ n }) => positions(n).map((i) => EXPECTED[coordinate](i, n)),
    note({ n }, probe) {
      probe.length(n)
      probe.label('one position', n === 1)
      probe.label('odd length', n % 2 === 1)
      probe.label('even length', n % 2 === 0)
    },
  })
