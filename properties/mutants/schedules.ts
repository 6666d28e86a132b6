// Mistakes in what may depend on the length: position embeddings off by one, wrong powers and signs, temperatures that are 2, 4 and 8 times
// too high, statements that are scaled too little.
import { inFile, type SourceMutant } from '../library/index.ts'

const HARD = 'definition-1.hard'
const PREDICATE = 'theorem-20.gadget-predicate'

const schedule = inFile('src/transformer/schedule.ts')
const statement = inFile('src/statements/statement.ts')
const site = inFile('src/stream/site.ts')

const HOT = {
  '1/n': { find: "'1/n': { on: 'n', at: (_i, n) => inverse(n)", length: 'n' },
  '1/i^2': { find: "'1/i^2': { on: 'i', at: (i) => inverse(product(i, i))", length: 'product(i, i)' },
} as const

/** The temperature itself, whatever is said of it: position embeddings of these names are used by no statement. */
const hotter = (term: keyof typeof HOT, factor: number, killer: string, what: string): SourceMutant => {
  const { find, length } = HOT[term]
  return schedule(
    `temperature.${killer}-hotter-${factor}`,
    killer,
    `The temperature ${term} is ${factor} times too high, ${what}.`,
    find,
    find.replace(`inverse(${length})`, `rational.of(${factor}, ${length})`),
  )
}

const statements: readonly SourceMutant[] = [
  hotter('1/n', 2, 'theorem-20a', 'for predicates of counts'),
  hotter('1/n', 4, 'theorem-15a', 'for since and until'),
  hotter('1/n', 8, 'theorem-12a', 'for ⊖ and ⊕'),
  hotter('1/i^2', 2, 'corollary-23', 'for all that looks to the left'),
  hotter('1/i^2', 4, 'theorem-16a', 'for since'),
  hotter('1/i^2', 8, 'theorem-13c', 'for ⊖'),
  statement(
    'statement.16a-too-warm',
    'theorem-16a',
    'The temperature of Theorem 16a falls like 1/i.',
    "id: 'theorem-16a', fragment: 'TL[S]', temperature: '1/i^2'",
    "id: 'theorem-16a', fragment: 'TL[S]', temperature: '1/i'",
  ),
  statement(
    'statement.21-too-warm',
    'theorem-21',
    'The temperature of Theorem 21 is 1.',
    "fragment: 'TL[#←,+,Mon]', temperature: '1/i'",
    "fragment: 'TL[#←,+,Mon]', temperature: '1'",
  ),
  statement(
    'statement.13d-not-scaled',
    'theorem-13d',
    'Queries of Theorem 13d are not scaled.',
    "id: 'theorem-13d', fragment: 'TL[⊖]', temperature: '1', scale: 'i^2'",
    "id: 'theorem-13d', fragment: 'TL[⊖]', temperature: '1', scale: '1'",
  ),
  site(
    'site.predicate-from-0',
    'theorem-20a',
    'θ_n(i) is θ_n(i − 1).',
    "theta.holds(at === 'zero' ? 0 : i, n)",
    "theta.holds(at === 'zero' ? 0 : i - 1, n)",
  ),
  site(
    'site.zero-is-one',
    PREDICATE,
    'θ_n(0) is θ_n(1).',
    "theta.holds(at === 'zero' ? 0 : i, n)",
    "theta.holds(at === 'zero' ? 1 : i, n)",
  ),
  site(
    'site.predicate-without-length',
    PREDICATE,
    'θ_n is taken for θ_i.',
    "theta.holds(at === 'zero' ? 0 : i, n)",
    "theta.holds(at === 'zero' ? 0 : i, i)",
  ),
]

const embed = inFile('src/transformer/embed.ts')

const schedules: readonly SourceMutant[] = [
  embed(
    'schedule.positions-from-2',
    HARD,
    'Position embeddings are those of the next position.',
    'rational.add(row[coordinate], scheduledAt(value, i, n))',
    'rational.add(row[coordinate], scheduledAt(value, Math.min(n, i + 1), n))',
  ),
  embed(
    'schedule.symbol-forgotten',
    HARD,
    'A position embedding replaces that of the symbol.',
    'rational.add(row[coordinate], scheduledAt(value, i, n))',
    'scheduledAt(value, i, n)',
  ),
  schedule('schedule.i/n-from-0', 'srasp', 'i/n begins with 0.', 'rational.of(i, n)', 'rational.of(i - 1, n)'),
  schedule(
    'schedule.(i/n)^2-once',
    'srasp',
    'The square of i/n is i/n.',
    'rational.of(product(i, i), product(n, n))',
    'rational.of(product(i), product(n))',
  ),
  schedule(
    'schedule.first-is-second',
    'srasp',
    'The marker of the first position marks the second.',
    'rational.of(i === 1 ? 1 : 0)',
    'rational.of(i === 2 ? 1 : 0)',
  ),
  schedule(
    'schedule.(-1)^i-sign',
    'proposition-10.gadget-edges',
    '(−1)^i is 1 at odd positions.',
    'rational.of(i % 2 === 0 ? 1 : -1)',
    'rational.of(i % 2 === 0 ? -1 : 1)',
  ),
  schedule('schedule.1/i-off-by-one', 'theorem-16a', '1/i is 1/(i + 1).', 'inverse(i)', 'inverse(i + 1)'),
  schedule(
    'schedule.1/(n-i+1)-off-by-one',
    'theorem-20.gadget-zero',
    '1/(n − i + 1) is 1/(n − i + 2).',
    'inverse(n - i + 1)',
    'inverse(n - i + 2)',
  ),
  schedule(
    'schedule.i^2-from-0',
    'theorem-20.gadget-predicate',
    'Squares are those of the position before.',
    'rational.of(product(i, i))',
    'rational.of(product(i - 1, i - 1))',
  ),
  schedule('schedule.i*n-once', 'theorem-20b', 'i·n is i.', 'rational.of(product(i, n))', 'rational.of(product(i))'),
  schedule(
    'schedule.i^2*n-once',
    'theorem-20b',
    'i²·n is i·n.',
    'rational.of(product(i, i, n))',
    'rational.of(product(i, n))',
  ),
  schedule(
    'schedule.1/i^2-once',
    'theorem-16a',
    'The temperature 1/i² is 1/i.',
    'inverse(product(i, i))',
    'inverse(product(i))',
  ),
]

export const scheduleMutants: readonly SourceMutant[] = [...statements, ...schedules]
