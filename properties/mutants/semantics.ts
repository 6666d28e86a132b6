// Mistakes of the reference semantics, clause by clause: strict for non-strict, the ends of a word, the two sides, sugar. What compiled
// models compute, and second definitions of the same, must disagree with them.
import { inFile, type SourceMutant } from '../library/index.ts'

const meaning = inFile('src/logic/meaning.ts')
const desugar = inFile('src/logic/desugar.ts')

const booleans: readonly SourceMutant[] = [
  meaning('meaning.constant', 'theorem-12a', 'true is false.', 'at(() => node.value)', 'at(() => !node.value)'),
  meaning(
    'meaning.next-letter',
    'theorem-12a',
    'A letter is looked for at the next position.',
    'word[i - 1] === node.symbol',
    'word[i] === node.symbol',
  ),
  meaning('meaning.not', 'theorem-12a', '¬φ is φ.', 'at((i) => !holds(0, i))', 'at((i) => holds(0, i))'),
  meaning(
    'meaning.and',
    'theorem-12a',
    'One part of ∧ is enough.',
    'parts.every((part) => part[i - 1])',
    'parts.some((part) => part[i - 1])',
  ),
  meaning(
    'meaning.or',
    'theorem-12a',
    '∨ needs all of its parts.',
    'parts.some((part) => part[i - 1])',
    'parts.every((part) => part[i - 1])',
  ),
  meaning(
    'meaning.implies',
    'definition-14.sugar',
    'φ → ψ is ψ → φ.',
    '!holds(0, i) || holds(1, i)',
    '!holds(1, i) || holds(0, i)',
  ),
  meaning(
    'meaning.iff',
    'definition-14.sugar',
    '↔ is exclusive or.',
    'holds(0, i) === holds(1, i)',
    'holds(0, i) !== holds(1, i)',
  ),
]

const neighbours: readonly SourceMutant[] = [
  meaning(
    'meaning.previous-itself',
    'definition-11',
    '⊖φ is φ, but for the first position.',
    'i > 1 && holds(0, i - 1)',
    'i > 1 && holds(0, i)',
  ),
  meaning(
    'meaning.next-wraps',
    'definition-11',
    '⊕ is true at the last position.',
    'i < n && holds(0, i + 1)',
    'i === n || holds(0, i + 1)',
  ),
  meaning(
    'meaning.next-last',
    'definition-11',
    '⊕ is false at the last but one position, too.',
    'i < n && holds(0, i + 1)',
    'i < n - 1 && holds(0, i + 1)',
  ),
  meaning(
    'meaning.weak-previous',
    'definition-11',
    'The weak ⊖ is false at the first position.',
    'i === 1 || holds(0, i - 1)',
    'i !== 1 && holds(0, i - 1)',
  ),
  meaning(
    'meaning.weak-next',
    'definition-11',
    'The weak ⊕ is false at the last position.',
    'i === n || holds(0, i + 1)',
    'i !== n && holds(0, i + 1)',
  ),
  meaning(
    'meaning.first',
    'definition-14.sugar',
    'first is the second position.',
    'at((i) => i === 1)',
    'at((i) => i === 2)',
  ),
  meaning(
    'meaning.last',
    'definition-14.sugar',
    'last is the first position.',
    'at((i) => i === n)',
    'at((i) => i === 1)',
  ),
]

const PAPER_SINCE = "case 'paper':\n      return some(1, i, (j) => right(j) && every(j, i, left))"
const PAPER_UNTIL = "case 'paper':\n      return some(i, n, (j) => right(j) && every(i, j, left))"

const searches: readonly SourceMutant[] = [
  meaning(
    'meaning.since-strict',
    'definition-14',
    'The witness of since must lie before the position.',
    PAPER_SINCE,
    "case 'paper':\n      return some(1, i - 1, (j) => right(j) && every(j, i, left))",
  ),
  meaning(
    'meaning.since-not-now',
    'definition-14',
    'The left side of since need not hold at the position itself.',
    PAPER_SINCE,
    "case 'paper':\n      return some(1, i, (j) => right(j) && every(j, i - 1, left))",
  ),
  meaning(
    'meaning.since-second',
    'definition-14',
    'The witness of since is not looked for at the first position.',
    PAPER_SINCE,
    "case 'paper':\n      return some(2, i, (j) => right(j) && every(j, i, left))",
  ),
  meaning(
    'meaning.until-standard',
    'definition-14',
    'The left side of until need not hold at the witness.',
    PAPER_UNTIL,
    "case 'paper':\n      return some(i, n, (j) => right(j) && every(i, j - 1, left))",
  ),
  meaning(
    'meaning.until-strict',
    'definition-14',
    'The witness of until must lie after the position.',
    PAPER_UNTIL,
    "case 'paper':\n      return some(i + 1, n, (j) => right(j) && every(i, j, left))",
  ),
  meaning(
    'meaning.until-not-last',
    'definition-14',
    'The witness of until is not looked for at the last position.',
    PAPER_UNTIL,
    "case 'paper':\n      return some(i, n - 1, (j) => right(j) && every(i, j, left))",
  ),
  meaning(
    'meaning.standard-since',
    'definition-14.conventions',
    'Standard since is that of the paper.',
    'right(j) && every(j + 1, i, left)',
    'right(j) && every(j, i, left)',
  ),
  meaning(
    'meaning.strict-since',
    'definition-14.conventions',
    'The left side of strict since must hold at the position itself.',
    'every(j + 1, i - 1, left)',
    'every(j + 1, i, left)',
  ),
  meaning(
    'meaning.strict-until',
    'definition-14.conventions',
    'The witness of strict until may be the position itself.',
    'some(i + 1, n, (j) => right(j) && every(i + 1, j - 1, left))',
    'some(i, n, (j) => right(j) && every(i + 1, j - 1, left))',
  ),
  meaning(
    'meaning.once-strict',
    'definition-14.sugar',
    'once does not look at the position itself.',
    'range(1, i).some((j) => holds(0, j))',
    'range(1, i - 1).some((j) => holds(0, j))',
  ),
  meaning(
    'meaning.historically-strict',
    'definition-14.sugar',
    'historically does not look at the position itself.',
    'range(1, i).every((j) => holds(0, j))',
    'range(1, i - 1).every((j) => holds(0, j))',
  ),
  meaning(
    'meaning.eventually-left',
    'definition-14.sugar',
    'eventually looks to the left.',
    'range(i, n).some((j) => holds(0, j))',
    'range(1, i).some((j) => holds(0, j))',
  ),
  meaning(
    'meaning.always-from-the-first',
    'definition-14.sugar',
    'always looks at the whole word.',
    'range(i, n).every((j) => holds(0, j))',
    'range(1, n).every((j) => holds(0, j))',
  ),
]

const counts: readonly SourceMutant[] = [
  meaning(
    'meaning.count-right-exclusive',
    'definition-19',
    'Counts to the right leave out the position itself.',
    ': column.slice(i - 1)).filter',
    ': column.slice(i)).filter',
  ),
  meaning(
    'meaning.count-sides',
    'definition-19',
    'Counts to the right are counts to the left.',
    ': column.slice(i - 1)).filter',
    ': column.slice(0, i)).filter',
  ),
  meaning(
    'meaning.count-of-not',
    'definition-19',
    'What is not true is counted.',
    '.filter((holds) => holds).length',
    '.filter((holds) => !holds).length',
  ),
  meaning(
    'meaning.factor-forgotten',
    'definition-19',
    'Counts are added without their factors.',
    'count === null ? factor : factor * BigInt(',
    'count === null ? factor : BigInt(',
  ),
  meaning(
    'meaning.constant-forgotten',
    'definition-19',
    'Constants of a term are taken for 1.',
    'count === null ? factor : factor * BigInt(',
    'count === null ? 1n : factor * BigInt(',
  ),
  meaning('meaning.less-or-equal', 'definition-19', '≤ is taken for <.', 'return left < right', 'return left <= right'),
  meaning(
    'meaning.at-most-strict',
    'definition-19',
    '< is taken for ≤.',
    'return left <= right',
    'return left < right',
  ),
  meaning('meaning.more-or-equal', 'definition-19', '≥ is taken for >.', 'return left > right', 'return left >= right'),
  meaning(
    'meaning.at-least-strict',
    'definition-19',
    '> is taken for ≥.',
    'return left >= right',
    'return left > right',
  ),
  meaning('meaning.equal', 'definition-19', '≤ is taken for =.', 'return left === right', 'return left <= right'),
  meaning('meaning.unequal', 'definition-19', '< is taken for ≠.', 'return left !== right', 'return left < right'),
  meaning(
    'meaning.predicate-from-0',
    'theorem-20a',
    'θ is asked for the position before.',
    'node.predicate.holds(i, n)',
    'node.predicate.holds(i - 1, n)',
  ),
  meaning(
    'meaning.predicate-of-at-least-1',
    'theorem-20a',
    'θ of a count of 0 is θ of 1.',
    'node.predicate.holds(countAt(node.count, parts[0], i), n)',
    'node.predicate.holds(Math.max(1, countAt(node.count, parts[0], i)), n)',
  ),
  meaning(
    'meaning.predicate-without-length',
    'theorem-20a',
    'θ_n of a count is θ_i of it.',
    'node.predicate.holds(countAt(node.count, parts[0], i), n)',
    'node.predicate.holds(countAt(node.count, parts[0], i), i)',
  ),
  meaning(
    'meaning.sides-of-a-comparison',
    'theorem-20a',
    'The right side is counted by the columns of the left.',
    'valueAt(node.right, parts.slice(middle), i)',
    'valueAt(node.right, parts, i)',
  ),
]

const sugar: readonly SourceMutant[] = [
  desugar('desugar.implies', 'definition-14.sugar', 'φ → ψ is φ ∨ ψ.', 'or(not(a), b)', 'or(a, b)'),
  desugar(
    'desugar.iff',
    'definition-14.sugar',
    'φ ↔ ψ needs both.',
    'or(and(a, b), and(not(a), not(b)))',
    'or(and(a, b), and(not(a), b, not(b)))',
  ),
  desugar(
    'desugar.historically',
    'definition-14.sugar',
    'historically φ is once φ.',
    ".with({ kind: 'historically' }, () => not({ kind: 'since', left: TRUE, right: not(a) }))",
    ".with({ kind: 'historically' }, () => ({ kind: 'since', left: TRUE, right: a }))",
  ),
  desugar(
    'desugar.strict-until',
    'definition-14.conventions',
    'Strict until is ⊖ of standard until.',
    "kind === 'since' ? 'previous' : 'next'",
    "kind === 'since' ? 'previous' : 'previous'",
  ),
  desugar(
    'desugar.standard',
    'definition-14.conventions',
    'Standard since is that of the paper.',
    'left: or(left, right), right }',
    'left, right }',
  ),
  desugar(
    'desugar.equal',
    'definition-19.sugar',
    '= is ≤.',
    'and(not(less(left, right)), not(less(right, left)))',
    'and(not(less(right, left)), not(less(right, left)))',
  ),
  desugar(
    'desugar.greater',
    'definition-19.sugar',
    'a > b is a < b.',
    ".with('>', () => less(right, left))",
    ".with('>', () => less(left, right))",
  ),
]

export const semanticMutants: readonly SourceMutant[] = [...booleans, ...neighbours, ...searches, ...counts, ...sugar]
