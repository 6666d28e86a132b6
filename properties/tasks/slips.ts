// Slips of the pen in the programs and formulas of the tasks: what was written, and what should have been.

/** `find` becomes `put` in the text of the task. */
export type Slip = readonly [task: string, name: string, mistake: string, find: string, put: string]

export const PROGRAM_SLIPS: readonly Slip[] = [
  [
    'n-gram-101',
    'twice-the-same',
    'The symbol before is remembered twice, and the one before that never.',
    'before1(j)',
    'in(j)',
  ],
  [
    'induction-head',
    'first-occurrence',
    'The first occurrence is taken, not the last one.',
    'y(i) = rightmost',
    'y(i) = leftmost',
  ],
  [
    '1-hop',
    'strict',
    'The position itself is not looked at.',
    'hop1(i) = rightmost[j <= i',
    'hop1(i) = rightmost[j < i',
  ],
  ['2-hop', 'one-hop', 'The pointers are not followed a second time.', 'j = hop2(i)', 'j = hop1(i)'],
  ['3-hop', 'two-hops', 'The third hop is left out.', 'j = hop3(i)', 'j = hop2(i)'],
  [
    'flip-flop',
    'first-write',
    'The first write is remembered, not the last one.',
    'memory(i) = rightmost',
    'memory(i) = leftmost',
  ],
  [
    'flip-flop-language',
    'last-read',
    'Only the read at the position itself is checked.',
    '[j <= i, wrong(j)] false : true',
    '[j <= i, wrong(i)] false : true',
  ],
  ['parity', 'no-middle', 'Positions in the middle of the word are not doubled.', 'i <= n - i', 'i < n - i'],
  ['majority', 'ties', 'As many ones as zeros count as a majority.', 'zeros(i) < ones(i)', 'zeros(i) <= ones(i)'],
  ['dyck-1', 'open', 'Brackets may stay open.', ' and diff(i) = 0', ''],
  [
    'dyck-2',
    'itself',
    'A bracket is compared with itself.',
    'check(i) = rightmost[j < i',
    'check(i) = rightmost[j <= i',
  ],
  [
    'dyck-2',
    'forgiving',
    'A right bracket may close a left one of another kind.',
    '"(" ")" -> false',
    '"(" ")" -> false, "(" "]" -> false',
  ],
  [
    'dyck-3',
    'outermost',
    'The first bracket of the same depth is looked at, not the last one.',
    'check(i) = rightmost',
    'check(i) = leftmost',
  ],
  ['reverse', 'by-one', 'Position i looks at n − i.', 'n - i + 1', 'n - i'],
  ['copy-first', 'last', 'The symbol at the position itself is copied.', 'leftmost', 'rightmost'],
  ['sort', 'strict', 'The last a of the sorted word is a b.', 'i <= allas(i)', 'i < allas(i)'],
  [
    'most-frequent',
    'ties-to-the-last',
    'Of symbols that are as frequent the last is taken.',
    'bs(i) >= cs(i)',
    'bs(i) > cs(i)',
  ],
  ['histogram', 'so-far', 'Occurrences after the position are not counted.', 'then allas(i)', 'then as(i)'],
]

/** In the first of the formulas. */
export const FORMULA_SLIPS: readonly Slip[] = [
  ['n-gram-101', 'bigram', 'The first symbol of the n-gram does not matter.', 'Y Y Q_1 & ', ''],
  ['induction-head', 'any-occurrence', 'Any earlier occurrence will do.', '!Y Q_a | ', '!Y Q_a | Y Q_a | '],
  ['2-hop', 'lost', 'After an a the last b is looked for.', 'S (Y Q_a', 'S (Y Q_b'],
  ['flip-flop', 'reads', 'The last read is remembered, not the last write.', 'S (Y Q_w', 'S (Y Q_r'],
  [
    'flip-flop-language',
    'writes',
    'What is written is compared with the memory, not what is read.',
    'H (Y Q_r',
    'H (Y Q_w',
  ],
  ['parity', 'even', 'Even is taken for odd.', 'ODD', 'EVEN'],
  ['parity-by-counts', 'inclusive', 'The position itself counts on both sides.', '#L[Y Q_1]', '#L[Q_1]'],
  ['majority', 'ties', 'As many ones as zeros count as a majority.', '<', '<='],
  ['dyck-1', 'no-error', 'It is enough that there are as many left brackets as right ones.', ' = 0 & ', ' >= 0 & '],
  ['dyck-1-depth-3', 'deeper', 'Depth 4 is allowed.', '+ 3', '+ 4'],
  ['dyck-2-depth-2', 'deeper', 'Nothing keeps left brackets from nesting deeper.', '-> !Y (', '-> !(!Y true) | Y ('],
  ['copy-first', 'ever', 'Whatever symbol was there is copied.', 'first & ', ''],
  ['sort', 'strict', 'The last a of the sorted word is a b.', '<=', '<'],
  [
    'most-frequent',
    'ties-to-the-last',
    'Of symbols that are as frequent the last is taken.',
    '#L[Q_a] >= #L[Q_b]',
    '#L[Q_a] > #L[Q_b]',
  ],
]
