// Naturals above n, which a model cannot hold: each natural that an expression computes has a form that still shows its value, and
// a run that shows one above n is an error, the same as the interpreter's, also where the natural is hidden by what is done with it.
// Only these can be too large: constants, values of tables, sums; all others are at most what they are made of.
import { type Rational, rational } from '../numbers/index.ts'
import { type Expression, OverflowError } from '../srasp/index.ts'
import { activationAt, type HardRun, type LinearForm } from '../transformer/index.ts'
import { nameOf, operandOf, type Scope, speaksIn } from './expression.ts'
import { valueOn } from './form.ts'

/** One natural at every position. */
export interface Guard {
  readonly expression: Expression
  readonly at: 'i' | 'j'
  /** v/n, or v/(ni): the mean of a prefix sum. */
  readonly form: LinearForm
  readonly scale: 'n' | 'n*i'
}

/** Guards that the interpreter looks at together: position by position, or for all i and j. */
export interface Watch {
  readonly vector: string
  readonly over: 'positions' | 'pairs'
  readonly guards: readonly Guard[]
}

/** The naturals of an expression, in the order in which they are computed. */
export function watchOf(scope: Scope, vector: string, over: Watch['over'], expression: Expression): Watch {
  const guards: Guard[] = []
  // Parts before the whole.
  for (const [node, speaks] of speaksIn(expression)) {
    if (node.kind !== 'constant' && node.kind !== 'plus' && node.kind !== 'apply') continue
    const operand = scope.known.get(node) ?? operandOf(scope, node, nameOf(node))
    if (operand.type !== 'natural') continue
    guards.push({ expression: node, at: speaks === 'j' ? 'j' : 'i', form: operand.form, scale: 'n' })
  }
  return { vector, over, guards }
}

/** Throws what the interpreter throws. */
export function requireNoOverflow(watches: readonly Watch[], { streams }: HardRun, n: number): void {
  const last = streams[streams.length - 1]
  const valueAt = ({ form, scale }: Guard, position: number): Rational => {
    const factor = scale === 'n' ? n : n * position
    const activation = valueOn(form, (c) => activationAt(last, position, c))
    return rational.multiply(rational.of(factor), activation)
  }
  const largest = rational.of(n)
  for (const watch of watches) {
    const values = watch.guards.map((guard) => Array.from({ length: n }, (_, k) => valueAt(guard, k + 1)))
    const tooLarge = (g: number, position: number): boolean => rational.compare(values[g][position - 1], largest) > 0
    const found = firstOf(watch, n, tooLarge)
    if (found === undefined) continue
    const { expression, scale } = watch.guards[found.guard]
    const text = nameOf(expression)
    throw new OverflowError(
      {
        vector: watch.vector,
        position: found.position,
        value: Number(rational.floor(values[found.guard][found.position - 1])),
        length: n,
      },
      scale === 'n' ? text : `the sum of ${text} up to here`,
    )
  }
}

interface Spot {
  readonly guard: number
  readonly position: number
}

/** In the interpreter's order: position by position, or pair by pair, and from the inside outwards. */
function firstOf(
  { over, guards }: Watch,
  n: number,
  tooLarge: (guard: number, position: number) => boolean,
): Spot | undefined {
  for (let i = 1; i <= n; i++) {
    const partners = over === 'pairs' ? Array.from({ length: n }, (_, k) => k + 1) : [i]
    for (const j of partners) {
      for (let guard = 0; guard < guards.length; guard++) {
        const position = guards[guard].at === 'j' ? j : i
        if (tooLarge(guard, position)) return { guard, position }
      }
    }
  }
  return undefined
}
