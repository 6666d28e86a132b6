// Every gadget, exhaustively.
import { runnable } from '../../../src/engine/index.ts'
import {
  compare,
  conjunction,
  disjunction,
  first,
  type Gadget,
  last,
  mean,
  negation,
  next,
  predicateOf,
  previous,
  reciprocal,
  since,
  until,
  zero,
} from '../../../src/gadgets/index.ts'
import { builtIn } from '../../../src/logic/index.ts'
import { type GadgetHeader, gadgetClaim } from './gadget.ts'

const BOTH = ['left', 'right'] as const

type Weighted = readonly [factor: bigint, direction: (typeof BOTH)[number]]

/** Two weighted counts against a constant. */
const compared = (a: Weighted, b: Weighted, constant: bigint, name: string): Gadget =>
  compare(
    [a, b].map(([factor, direction]) => ({ factor, direction })),
    constant,
    name,
  )

const PREDICATES = [builtIn('ODD'), builtIn('REST', [2, 0]), builtIn('TABLE', [1, 0, 1])].filter(
  (theta) => theta !== undefined,
)

interface Family extends GadgetHeader {
  readonly gadgets: readonly Gadget[]
}

const FAMILIES: readonly Family[] = [
  { key: 'theorem-12.gadget-not', title: '¬ as a net', uses: [], gadgets: [negation()] },
  {
    ...{ key: 'theorem-12.gadget-connectives', title: '∧ and ∨ as nets', uses: [] },
    gadgets: [conjunction(2), disjunction(2)],
  },
  {
    key: 'proposition-10.gadget-edges',
    title: 'first, last, 1/i and 1/(n − i + 1) as gadgets',
    uses: ['proposition-10a', 'proposition-10b', 'proposition-10c', 'proposition-10d'],
    gadgets: [first, last, reciprocal('left'), reciprocal('right')],
  },
  {
    key: 'theorem-12.gadget-previous',
    title: '⊖ as a gadget',
    uses: ['lemma-8a', 'lemma-8b', 'lemma-9', 'proposition-10a'],
    gadgets: [previous()],
  },
  {
    ...{ key: 'theorem-12.gadget-next', title: '⊕ as a gadget', uses: ['lemma-8c', 'lemma-9', 'proposition-10b'] },
    gadgets: [next()],
  },
  {
    ...{ key: 'theorem-15.gadget-since', title: 'since as a gadget', uses: ['lemma-8a', 'lemma-8b', 'lemma-9'] },
    gadgets: [since()],
  },
  {
    ...{ key: 'theorem-15.gadget-until', title: 'until as a gadget', uses: ['lemma-8c', 'lemma-9'] },
    gadgets: [until()],
  },
  {
    ...{ key: 'theorem-20.gadget-mean', title: 'counts as means', uses: ['definition-3'] },
    gadgets: BOTH.map(mean),
  },
  {
    ...{ key: 'theorem-20.gadget-zero', title: 'the zero test of a count', uses: ['lemma-7', 'lemma-9'] },
    gadgets: BOTH.map(zero),
  },
  {
    ...{ key: 'theorem-20.gadget-compare', title: 'comparisons of counts', uses: ['lemma-7', 'lemma-9'] },
    // Of 8 they would take a third of the time of the slow tests.
    longest: 7,
    gadgets: [compared([2n, 'left'], [-3n, 'right'], 1n, '2·#←[a] − 3·#→[b] > 1')],
  },
  // Nine more ways: shorter columns, or they would take most of the time of the slow tests.
  {
    key: 'theorem-20.gadget-compare-one-side',
    title: 'comparisons of counts to one side',
    uses: ['lemma-7', 'lemma-9'],
    longest: 6,
    gadgets: [
      compared([1n, 'left'], [-1n, 'left'], 0n, '#←[a] − #←[b] > 0'),
      compared([-1n, 'right'], [-6n, 'right'], -7n, '−#→[a] − 6·#→[b] > −7'),
    ],
  },
  {
    key: 'theorem-20.gadget-predicate',
    title: 'predicates of counts',
    uses: ['lemma-6', 'lemma-7', 'lemma-9'],
    gadgets: PREDICATES.flatMap((theta) => BOTH.map((direction) => predicateOf(theta, direction))),
  },
]

export const claims = FAMILIES.map(({ gadgets, ...header }) => runnable(gadgetClaim(header, gadgets)))
