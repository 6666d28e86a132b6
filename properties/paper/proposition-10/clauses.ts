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

interface Clause extends Pick<Header<MarkedLabel>, 'title' | 'topic' | 'statement'> {
  readonly coordinate: Coordinate
  value(i: number, n: number): Rational
}

const CLAUSES: Readonly<Record<'a' | 'b' | 'c' | 'd', Clause>> = {
  a: {
    coordinate: 'first',
    topic: 'ends and reciprocals',
    title: 'the first position',
    statement:
      'Uniform attention to the left and 2·ReLU(x − ½) mark the first position, from (−1)^i alone and at every temperature.',
    value: (i) => rational.of(i === 1 ? 1 : 0),
  },
  b: {
    coordinate: 'last',
    title: 'the last position',
    statement:
      'Uniform attention to the right and 2·ReLU(±x − ½) mark the last position, from (−1)^i alone and at every temperature.',
    value: (i, n) => rational.of(i === n ? 1 : 0),
  },
  c: {
    coordinate: '1/i',
    title: 'the reciprocal of the position',
    statement: 'The mean of the first marker over positions up to i is 1/i.',
    value: (i) => rational.of(1, i),
  },
  d: {
    coordinate: '1/(n-i+1)',
    title: 'the reciprocal of the rest',
    statement: 'The mean of the last marker over positions from i on is 1/(n − i + 1).',
    value: (i, n) => rational.of(1, n - i + 1),
  },
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

/** A clause, for the construction or a wrong one. */
export const clause = (
  letter: keyof typeof CLAUSES,
  model: Model = firstAndLast(),
  header: Partial<Header<MarkedLabel>> = {},
): Claim<MarkedCase, MarkedLabel> => {
  const { coordinate, value, ...text } = CLAUSES[letter]
  return computes({
    key: `proposition-10${letter}`,
    variant: 'repaired',
    uses: ['definition-1'],
    requires: { 'one position': 0.01, 'odd length': 0.2, 'even length': 0.2 },
    ...text,
    ...header,
    domain: record({ n: integers(1, 24), tau: gammas() }),
    what: coordinate,
    observed: (c) => column(model, coordinate, c),
    expected: ({ n }) => positions(n).map((i) => value(i, n)),
    note({ n }, probe) {
      probe.length(n)
      probe.label('one position', n === 1)
      probe.label('odd length', n % 2 === 1)
      probe.label('even length', n % 2 === 0)
    },
  })
}
