// Mistakes of the gadgets that count: slopes, rows, a count of 0, a full count, Λ, signs and sides of comparisons, θ_n(0).
import { inFile, type SourceMutant } from '../library/index.ts'

const ZERO = 'theorem-20.gadget-zero'
const COMPARE = 'theorem-20.gadget-compare'
const ONE_SIDE = 'theorem-20.gadget-compare-one-side'
const PREDICATE = 'theorem-20.gadget-predicate'

const lookup = inFile('src/gadgets/lookup.ts')
const zero = inFile('src/gadgets/zero.ts')
const compare = inFile('src/gadgets/compare.ts')
const predicateOf = inFile('src/gadgets/predicate-of.ts')
const normalForm = inFile('src/compile/normal-form.ts')

export const countingMutants: readonly SourceMutant[] = [
  lookup('lookup.gamma-2', PREDICATE, 'γ is 2, and 4e^{−2} is above 1/4.', 'const GAMMA = 3', 'const GAMMA = 2'),
  lookup(
    'lookup.root-forgotten',
    'theorem-20a',
    '√d_k is not folded into the query.',
    'const ROOT = 2',
    'const ROOT = 1',
  ),
  lookup(
    'lookup.half-the-row',
    PREDICATE,
    'Scores are κj − j², largest at half the count.',
    'times(2, site.position(rows))',
    'times(1, site.position(rows))',
  ),
  lookup(
    'lookup.square-sign',
    PREDICATE,
    'The square is added: scores grow with j.',
    'times(-1, site.position(squares))',
    'times(1, site.position(squares))',
  ),
  lookup(
    'lookup.same-row',
    ZERO,
    'Row κ is looked up where row κ + 1 was asked for.',
    'plus === 1 ? [times(factor, inverse)] : []',
    'plus === 1 ? [times(0, inverse)] : []',
  ),
  lookup(
    'lookup.other-reciprocal',
    ZERO,
    'Counts to the right are looked up with 1/i.',
    'reciprocal(direction).build(site)',
    "reciprocal('left').build(site)",
  ),
  lookup(
    'lookup.unmasked',
    'theorem-21.future-masked',
    'Counts to the left are looked up among all positions.',
    "mask: direction === 'left' ? 'future' : 'none'",
    "mask: 'none'",
  ),
  zero(
    'zero.row-1',
    ZERO,
    'Row 1, which is found for a count of 0, is taken for a count.',
    'constant: rational.of(-1), form',
    'constant: rational.zero, form',
  ),
  zero('zero.negated', ZERO, 'The test says that the count is not 0.', 'isNegated: true', 'isNegated: false'),
  zero(
    'zero.full-twice',
    ZERO,
    'A count of 1 at the position itself is counted with the wrong sign.',
    'form: [times(1, after), times(1, of)]',
    'form: [times(1, after), times(-1, of)]',
  ),
  compare(
    'compare.steep-once',
    'theorem-20a',
    'Λ is the number of counts, whatever their factors are.',
    'sum + bigint.absolute(factor)',
    'sum + factor / factor',
  ),
  compare(
    'compare.not-strict',
    ONE_SIDE,
    '≥ is taken for >.',
    'constant: rational.of(-constant)',
    'constant: rational.of(1n - constant)',
  ),
  compare(
    'compare.factor-sign',
    COMPARE,
    'Counts with a negative factor are added.',
    'const [lambda, of] = [rational.of(factor), inputs[k]]',
    'const [lambda, of] = [rational.of(bigint.absolute(factor)), inputs[k]]',
  ),
  compare(
    'compare.zero-added',
    ONE_SIDE,
    'The zero test is added where it should be subtracted.',
    'times(rational.negate(lambda), zero(direction)',
    'times(lambda, zero(direction)',
  ),
  predicateOf(
    'predicate.zero-kept',
    PREDICATE,
    'What is found in row 1 counts also where the count is 0.',
    'form: [times(1, found), times(-1, none)]',
    'form: [times(1, found), times(0, none)]',
  ),
  predicateOf(
    'predicate.zero-or',
    PREDICATE,
    'θ_n(0) counts also where the count is not 0.',
    'bias: rational.of(-1), form',
    'bias: rational.zero, form',
  ),
  predicateOf(
    'predicate.zero-forgotten',
    PREDICATE,
    'θ_n(0) is taken for false.',
    'times(1, none), times(1, atZero)',
    'times(1, none)',
  ),
  normalForm(
    'normal-form.constant-side',
    'theorem-20a',
    'Constants are brought to the other side without changing their sign.',
    'constant -= sign * factor',
    'constant += sign * factor',
  ),
  normalForm(
    'normal-form.sides-swapped',
    'theorem-20a',
    'The left side is added to the right.',
    'for (const addend of left) add(addend, -1n)',
    'for (const addend of left) add(addend, 1n)',
  ),
  normalForm(
    'normal-form.not-merged',
    'theorem-20a',
    'Of a count that stands twice the last factor is kept.',
    'factor: old + sign * factor',
    'factor: old * 0n + sign * factor',
  ),
]
