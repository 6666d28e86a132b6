// Every gadget, exhaustively.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
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

const PREDICATES = [builtIn('ODD'), builtIn('REST', [2, 0]), builtIn('TABLE', [1, 0, 1])].filter(
  (theta) => theta !== undefined,
)

interface Family {
  readonly header: GadgetHeader
  readonly gadgets: readonly Gadget[]
}

export const FAMILIES = {
  not: { header: { key: 'theorem-12.gadget-not', title: '¬ as a net', uses: [] }, gadgets: [negation()] },
  connectives: {
    header: { key: 'theorem-12.gadget-connectives', title: '∧ and ∨ as nets', uses: [] },
    gadgets: [conjunction(2), disjunction(2)],
  },
  edges: {
    header: {
      key: 'proposition-10.gadget-edges',
      title: 'first, last, 1/i and 1/(n − i + 1) as gadgets',
      uses: ['proposition-10a', 'proposition-10b', 'proposition-10c', 'proposition-10d'],
    },
    gadgets: [first, last, reciprocal('left'), reciprocal('right')],
  },
  previous: {
    header: {
      key: 'theorem-12.gadget-previous',
      title: '⊖ as a gadget',
      uses: ['lemma-8a', 'lemma-8b', 'lemma-9', 'proposition-10a'],
    },
    gadgets: [previous()],
  },
  next: {
    header: { key: 'theorem-12.gadget-next', title: '⊕ as a gadget', uses: ['lemma-8c', 'lemma-9', 'proposition-10b'] },
    gadgets: [next()],
  },
  since: {
    header: { key: 'theorem-15.gadget-since', title: 'since as a gadget', uses: ['lemma-8a', 'lemma-8b', 'lemma-9'] },
    gadgets: [since()],
  },
  until: {
    header: { key: 'theorem-15.gadget-until', title: 'until as a gadget', uses: ['lemma-8c', 'lemma-9'] },
    gadgets: [until()],
  },
  mean: {
    header: { key: 'theorem-20.gadget-mean', title: 'counts as means', uses: ['definition-3'] },
    gadgets: BOTH.map(mean),
  },
  zero: {
    header: { key: 'theorem-20.gadget-zero', title: 'the zero test of a count', uses: ['lemma-7', 'lemma-9'] },
    gadgets: BOTH.map(zero),
  },
  compare: {
    header: { key: 'theorem-20.gadget-compare', title: 'comparisons of counts', uses: ['lemma-7', 'lemma-9'] },
    gadgets: [
      compare(
        [
          { factor: 2n, direction: 'left' },
          { factor: -3n, direction: 'right' },
        ],
        1n,
        '2·#←[a] − 3·#→[b] > 1',
      ),
    ],
  },
  // Nine more ways: shorter columns, or they would take most of the time of the slow tests.
  compareOneSide: {
    header: {
      key: 'theorem-20.gadget-compare-one-side',
      title: 'comparisons of counts to one side',
      uses: ['lemma-7', 'lemma-9'],
      longest: 6,
    },
    gadgets: [
      compare(
        [
          { factor: 1n, direction: 'left' },
          { factor: -1n, direction: 'left' },
        ],
        0n,
        '#←[a] − #←[b] > 0',
      ),
      compare(
        [
          { factor: -1n, direction: 'right' },
          { factor: -6n, direction: 'right' },
        ],
        -7n,
        '−#→[a] − 6·#→[b] > −7',
      ),
    ],
  },
  predicate: {
    header: {
      key: 'theorem-20.gadget-predicate',
      title: 'predicates of counts',
      uses: ['lemma-6', 'lemma-7', 'lemma-9'],
    },
    gadgets: PREDICATES.flatMap((theta) => BOTH.map((direction) => predicateOf(theta, direction))),
  },
} satisfies Readonly<Record<string, Family>>

export const claims: readonly Runnable[] = Object.values<Family>(FAMILIES).map(({ header, gadgets }) =>
  runnable(gadgetClaim(header, gadgets)),
)
