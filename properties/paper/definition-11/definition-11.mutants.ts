// Mistakes in ⊖ and ⊕.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/logic/meaning.ts', 'meaningOf', 'definition-11', [
    [
      'definition-11.wraps',
      '⊖ is true at the first position.',
      '$i > 1 && $holds(0, $i - 1)',
      '$i === 1 || $holds(0, $i - 1)',
    ],
    [
      'meaning.previous-itself',
      '⊖φ is φ, but for the first position.',
      '$i > 1 && $holds(0, $i - 1)',
      '$i > 1 && $holds(0, $i)',
    ],
    [
      'meaning.next-wraps',
      '⊕ is true at the last position.',
      '$i < $n && $holds(0, $i + 1)',
      '$i === $n || $holds(0, $i + 1)',
    ],
    [
      'meaning.next-last',
      '⊕ is false at the last but one position, too.',
      '$i < $n && $holds(0, $i + 1)',
      '$i < $n - 1 && $holds(0, $i + 1)',
    ],
    [
      'meaning.weak-previous',
      'The weak ⊖ is false at the first position.',
      '$i === 1 || $holds(0, $i - 1)',
      '$i !== 1 && $holds(0, $i - 1)',
    ],
    [
      'meaning.weak-next',
      'The weak ⊕ is false at the last position.',
      '$i === $n || $holds(0, $i + 1)',
      '$i !== $n && $holds(0, $i + 1)',
    ],
  ]),
]
