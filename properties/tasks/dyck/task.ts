// Dyck-k: whether each beginning is balanced, for k kinds of brackets. By the appendix's program, with in(j) inside both prefix sums;
// Dyck-1 also by counts.
import { readOfLength } from '../../../src/soften/index.ts'
import type { ProgramTask } from '../task.ts'
import { alphabetText, letter, tableOf } from '../text.ts'
import { balanced, bracketsOf, nestedWords, PAIRS, type Pair } from './brackets.ts'

/** The number of left and of right brackets up to i, as two lines. */
const SUMS = ['sleft(i) = psum[j <= i] left(in(j))', 'sright(i) = psum[j <= i] right(in(j))']

/** The program, with these two sums or others. */
export function dyckProgram(pairs: readonly Pair[], sums: readonly string[] = SUMS): string {
  const rows = pairs.map(({ left, right }) => `${JSON.stringify(left)} ${JSON.stringify(right)} -> false`)
  return [
    alphabetText(bracketsOf(pairs)),
    tableOf(
      'left',
      pairs.map(({ left }) => left),
    ),
    tableOf(
      'right',
      pairs.map(({ right }) => right),
    ),
    `table mismatch(2) = ${rows.join(', ')}, else true`,
    ...sums,
    'er1(i) = sright(i) > sleft(i)',
    'diff(i) = sleft(i) - sright(i)',
    '# The depth of the bracket at i.',
    'd(i) = diff(i) + right(in(i))',
    'check(i) = rightmost[j < i, d(j) = d(i)] in(j) : "?"',
    'er2(i) = right(in(i)) = 1 and mismatch(check(i), in(i))',
    'okprefix(i) = rightmost[j <= i, er1(j) or er2(j)] false : true',
    'y(i) = okprefix(i) and diff(i) = 0',
  ].join('\n')
}

/** Nowhere more right brackets than left ones, and here as many. */
const counted = ({ left, right }: Pair): string => {
  const [opened, closed] = [`#L[${letter(left)}]`, `#L[${letter(right)}]`]
  return `#L[${opened} < ${closed}] = 0 & ${opened} = ${closed}`
}

export const dyck = (kinds: 1 | 2 | 3): ProgramTask => {
  const pairs = PAIRS.slice(0, kinds)
  return {
    id: `dyck-${kinds}`,
    title: `Dyck-${kinds}`,
    sentence: `Whether the brackets so far are balanced, of ${['one kind', 'two kinds', 'three kinds'][kinds - 1]}.`,
    alphabet: bracketsOf(pairs),
    words: (maxLength) => nestedWords(pairs, maxLength),
    reference: (word) => balanced(pairs, word),
    at: 'every position',
    ...(kinds > 1
      ? {}
      : {
          formula: {
            statement: 'theorem-21',
            answers: [{ answer: true, text: counted(pairs[0]) }],
            gap: readOfLength('3/n'),
          },
        }),
    program: { text: dyckProgram(pairs), nothing: null, gap: readOfLength('1/2/n^3') },
    example: kinds === 1 ? [...'(())()'] : [...'([])[]'],
  }
}
