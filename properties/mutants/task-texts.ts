// Slips of the pen in the programs and formulas of the tasks: what was written, and what should have been.
export interface Slip {
  readonly task: string
  readonly name: string
  readonly mistake: string
  readonly find: string
  readonly put: string
}

export const PROGRAM_SLIPS: readonly Slip[] = [
  {
    task: 'n-gram-101',
    name: 'twice-the-same',
    mistake: 'The symbol before is remembered twice, and the one before that never.',
    find: 'before1(j)',
    put: 'in(j)',
  },
  {
    task: 'induction-head',
    name: 'first-occurrence',
    mistake: 'The first occurrence is taken, not the last one.',
    find: 'y(i) = rightmost',
    put: 'y(i) = leftmost',
  },
  {
    task: '1-hop',
    name: 'strict',
    mistake: 'The position itself is not looked at.',
    find: 'hop1(i) = rightmost[j <= i',
    put: 'hop1(i) = rightmost[j < i',
  },
  {
    task: '2-hop',
    name: 'one-hop',
    mistake: 'The pointers are not followed a second time.',
    find: 'j = hop2(i)',
    put: 'j = hop1(i)',
  },
  {
    task: '3-hop',
    name: 'two-hops',
    mistake: 'The third hop is left out.',
    find: 'j = hop3(i)',
    put: 'j = hop2(i)',
  },
  {
    task: 'flip-flop',
    name: 'first-write',
    mistake: 'The first write is remembered, not the last one.',
    find: 'memory(i) = rightmost',
    put: 'memory(i) = leftmost',
  },
  {
    task: 'flip-flop-language',
    name: 'last-read',
    mistake: 'Only the read at the position itself is checked.',
    find: '[j <= i, wrong(j)] false : true',
    put: '[j <= i, wrong(i)] false : true',
  },
  {
    task: 'parity',
    name: 'no-middle',
    mistake: 'Positions in the middle of the word are not doubled.',
    find: 'i <= n - i',
    put: 'i < n - i',
  },
  {
    task: 'majority',
    name: 'ties',
    mistake: 'As many ones as zeros count as a majority.',
    find: 'zeros(i) < ones(i)',
    put: 'zeros(i) <= ones(i)',
  },
  {
    task: 'dyck-1',
    name: 'open',
    mistake: 'Brackets may stay open.',
    find: ' and diff(i) = 0',
    put: '',
  },
  {
    task: 'dyck-2',
    name: 'itself',
    mistake: 'A bracket is compared with itself.',
    find: 'check(i) = rightmost[j < i',
    put: 'check(i) = rightmost[j <= i',
  },
  {
    task: 'dyck-2',
    name: 'forgiving',
    mistake: 'A right bracket may close a left one of another kind.',
    find: '"(" ")" -> false',
    put: '"(" ")" -> false, "(" "]" -> false',
  },
  {
    task: 'dyck-3',
    name: 'outermost',
    mistake: 'The first bracket of the same depth is looked at, not the last one.',
    find: 'check(i) = rightmost',
    put: 'check(i) = leftmost',
  },
  {
    task: 'reverse',
    name: 'by-one',
    mistake: 'Position i looks at n − i.',
    find: 'n - i + 1',
    put: 'n - i',
  },
  {
    task: 'copy-first',
    name: 'last',
    mistake: 'The symbol at the position itself is copied.',
    find: 'leftmost',
    put: 'rightmost',
  },
  {
    task: 'sort',
    name: 'strict',
    mistake: 'The last a of the sorted word is a b.',
    find: 'i <= allas(i)',
    put: 'i < allas(i)',
  },
  {
    task: 'most-frequent',
    name: 'ties-to-the-last',
    mistake: 'Of symbols that are as frequent the last is taken.',
    find: 'bs(i) >= cs(i)',
    put: 'bs(i) > cs(i)',
  },
  {
    task: 'histogram',
    name: 'so-far',
    mistake: 'Occurrences after the position are not counted.',
    find: 'then allas(i)',
    put: 'then as(i)',
  },
]

export const FORMULA_SLIPS: readonly Slip[] = [
  {
    task: 'n-gram-101',
    name: 'bigram',
    mistake: 'The first symbol of the n-gram does not matter.',
    find: 'Y Y Q_1 & ',
    put: '',
  },
  {
    task: 'induction-head',
    name: 'any-occurrence',
    mistake: 'Any earlier occurrence will do.',
    find: '!Y Q_a | ',
    put: '!Y Q_a | Y Q_a | ',
  },
  {
    task: '2-hop',
    name: 'lost',
    mistake: 'After an a the last b is looked for.',
    find: 'S (Y Q_a',
    put: 'S (Y Q_b',
  },
  {
    task: 'flip-flop',
    name: 'reads',
    mistake: 'The last read is remembered, not the last write.',
    find: 'S (Y Q_w',
    put: 'S (Y Q_r',
  },
  {
    task: 'flip-flop-language',
    name: 'writes',
    mistake: 'What is written is compared with the memory, not what is read.',
    find: 'H (Y Q_r',
    put: 'H (Y Q_w',
  },
  { task: 'parity', name: 'even', mistake: 'Even is taken for odd.', find: 'ODD', put: 'EVEN' },
  {
    task: 'parity-by-counts',
    name: 'inclusive',
    mistake: 'The position itself counts on both sides.',
    find: '#L[Y Q_1]',
    put: '#L[Q_1]',
  },
  { task: 'majority', name: 'ties', mistake: 'As many ones as zeros count as a majority.', find: '<', put: '<=' },
  {
    task: 'dyck-1',
    name: 'no-error',
    mistake: 'It is enough that there are as many left brackets as right ones.',
    find: ' = 0 & ',
    put: ' >= 0 & ',
  },
  { task: 'dyck-1-depth-3', name: 'deeper', mistake: 'Depth 4 is allowed.', find: '+ 3', put: '+ 4' },
  {
    task: 'dyck-2-depth-2',
    name: 'deeper',
    mistake: 'Nothing keeps left brackets from nesting deeper.',
    find: '-> !Y (',
    put: '-> !(!Y true) | Y (',
  },
  {
    task: 'copy-first',
    name: 'ever',
    mistake: 'Whatever symbol was there is copied.',
    find: 'first & ',
    put: '',
  },
  { task: 'sort', name: 'strict', mistake: 'The last a of the sorted word is a b.', find: '<=', put: '<' },
  {
    task: 'most-frequent',
    name: 'ties-to-the-last',
    mistake: 'Of symbols that are as frequent the last is taken.',
    find: '#L[Q_a] >= #L[Q_b]',
    put: '#L[Q_a] > #L[Q_b]',
  },
]
