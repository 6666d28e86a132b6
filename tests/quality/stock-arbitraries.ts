// Arbitraries as fast-check has them, each the domain of a claim that is false: where every seed must end, and how it is run again.
import fc from 'fast-check'
import { boundedBy } from '../../properties/index.ts'
import { type ClaimResult, type Runnable, runnable } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'

export interface Planted {
  readonly name: string
  readonly claim: Runnable
  /** The least case that refutes it. */
  readonly minimum: string
}

function planted<C>(name: string, domain: fc.Arbitrary<C>, isFaulty: (c: C) => boolean, minimum: string): Planted {
  const claim = boundedBy({
    key: `planted-${name}`,
    title: 'no case is faulty',
    statement: 'No case is faulty.',
    domain,
    observed: (c) => rational.of(isFaulty(c) ? 1 : 0),
    bound: () => rational.zero,
  })
  return { name, claim: runnable(claim), minimum }
}

interface Leaf {
  readonly leaf: number
}
interface Fork {
  readonly left: Tree
  readonly right: Tree
}
type Tree = Leaf | Fork

const { tree } = fc.letrec<{ tree: Tree; leaf: Leaf; fork: Fork }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('fork')),
  leaf: fc.record({ leaf: fc.nat(9) }, { noNullPrototype: true }),
  fork: fc.record({ left: tie('tree'), right: tie('tree') }, { noNullPrototype: true }),
}))

const plain = { noNullPrototype: true }

export const PLANTED: readonly Planted[] = [
  planted('integer', fc.integer(), (x) => x > 100, '101'),
  planted('nat', fc.nat(), (x) => x >= 1000, '1000'),
  planted(
    'map',
    fc.integer().map((x) => ({ x })),
    ({ x }) => x > 100,
    '{"x":101}',
  ),
  planted(
    'filter',
    fc.integer().filter((x) => x % 2 === 0),
    (x) => x > 100,
    '102',
  ),
  planted('big-int', fc.bigInt(), (x) => x > 10n ** 12n, '1000000000001n'),
  planted('double', fc.double({ noNaN: true }), (x) => x >= 1, '1'),
  planted('boolean', fc.boolean(), () => true, 'false'),
  planted('constant-from', fc.constantFrom('a', 'b', 'c'), () => true, '"a"'),
  planted('string', fc.string(), (text) => text.length >= 3, '"   "'),
  planted('array', fc.array(fc.integer()), (list) => list.length >= 3, '[0,0,0]'),
  planted(
    'array-map',
    fc.array(fc.nat()).map((list) => list.join(' ')),
    (text) => text.includes(' '),
    '"0 0"',
  ),
  planted('array-sum', fc.array(fc.nat(9)), (list) => list.some((x) => x > 6), '[7]'),
  planted('tuple', fc.tuple(fc.nat(), fc.nat()), ([a, b]) => a > 5 && b > 6, '[6,7]'),
  planted('record', fc.record({ a: fc.nat(), b: fc.nat() }, plain), ({ a, b }) => a > 5 && b > 6, '{"a":6,"b":7}'),
  planted(
    'chain',
    fc.nat(50).chain((n) => fc.tuple(fc.constant(n), fc.nat(n))),
    ([n, k]) => n > 9 && k > 4,
    '[10,5]',
  ),
  planted('oneof', fc.oneof(fc.nat(), fc.string()), (c) => typeof c === 'string', '""'),
  planted('option', fc.option(fc.nat()), (c) => c !== null && c > 4, '5'),
  planted('letrec', tree, (c) => 'left' in c, '{"left":{"leaf":0},"right":{"leaf":0}}'),
  planted('set', fc.uniqueArray(fc.nat(99)), (list) => list.length >= 2, '[0,1]'),
  planted('dictionary', fc.dictionary(fc.constantFrom('a', 'b'), fc.nat(), plain), (c) => 'b' in c, '{"b":0}'),
]

/** Of a claim that was refuted: where it ends, and where its path leads. */
export function endings({ claim }: Planted, seed: number): { case: string | undefined; again: string | undefined } {
  const { counterexample, verdict, lacks }: ClaimResult = claim.run({ seed })
  if (counterexample?.path == null) throw new Error(`${verdict} without a path, with seed ${seed}; lacks ${lacks}`)
  const { path } = counterexample
  return { case: counterexample.case, again: claim.run({ seed, path }).counterexample?.found }
}
