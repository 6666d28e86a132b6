// Mistakes in each gadget of the S-RASP compiler, and gaps that are stated too large.
import { inFile, type SourceMutant } from '../library/index.ts'

const PROGRAM = 'srasp'
const attention = inFile('src/compile-program/attention.ts')
const booleans = inFile('src/compile-program/booleans.ts')
const broadcast = inFile('src/compile-program/broadcast.ts')
const compare = inFile('src/compile-program/compare.ts')
const expression = inFile('src/compile-program/expression.ts')
const prefixSum = inFile('src/compile-program/prefix-sum.ts')
const sign = inFile('src/compile-program/sign.ts')
const square = inFile('src/compile-program/square.ts')
const table = inFile('src/compile-program/table.ts')
const workshop = inFile('src/compile-program/workshop.ts')
const operand = inFile('src/compile-program/operand.ts')
const place = inFile('src/compile-program/place.ts')
const overflow = inFile('src/compile-program/overflow.ts')
const mixed = inFile('src/compile-program/mixed.ts')
const ofLength = inFile('src/soften/of-length.ts')

export const compiledProgramMutants: readonly SourceMutant[] = [
  attention(
    'program.strict-left-mask',
    PROGRAM,
    'j < i shows the position itself.',
    "'j<i': 'strict-future'",
    "'j<i': 'future'",
  ),
  attention(
    'program.strict-right-mask',
    PROGRAM,
    'j > i shows the position itself.',
    "'j>i': 'strict-past'",
    "'j>i': 'past'",
  ),
  attention(
    'program.left-mask-strict',
    PROGRAM,
    'j ≤ i hides the position itself.',
    "'j<=i': 'future'",
    "'j<=i': 'strict-future'",
  ),
  attention(
    'program.right-mask-strict',
    PROGRAM,
    'j ≥ i hides the position itself.',
    "'j>=i': 'past'",
    "'j>=i': 'strict-past'",
  ),
  attention('program.all-is-left', PROGRAM, 'Without a mask the left is seen.', "all: 'none'", "all: 'future'"),
  attention(
    'program.leftmost-leans-right',
    PROGRAM,
    'Leftmost attention leans to the right, and rightmost to the left.',
    "operation.direction === 'rightmost' ? 1 : -1",
    "operation.direction === 'rightmost' ? -1 : 1",
  ),
  attention(
    'program.no-second-look',
    PROGRAM,
    'What is found is taken for a match without comparing the naturals.',
    '[holds, negate(shop, differsThere(shop, name, look, equality))]',
    '[holds]',
  ),
  attention(
    'program.half-a-parabola',
    PROGRAM,
    'Equal naturals are looked for with vu − u², which is largest at half of v.',
    '{ query: equality.i, key: scale(2, equality.j) }',
    '{ query: equality.i, key: equality.j }',
  ),
  attention(
    'program.parabola-sign',
    PROGRAM,
    'The square of u is added.',
    'key: scale(-1, squareOf(shop',
    'key: scale(1, squareOf(shop',
  ),
  attention(
    'program.equality-gap',
    PROGRAM,
    'The gap of an equality is stated as 1/(2n²).',
    "const EQUALITY_GAP: OfLength = { kind: 'power', times: rational.half, power: 3 }",
    "const EQUALITY_GAP: OfLength = { kind: 'power', times: rational.half, power: 2 }",
  ),
  attention(
    'program.boolean-gap',
    PROGRAM,
    'The gap of a Boolean predicate is stated as 1/n.',
    "const BOOLEAN_GAP: OfLength = { kind: 'power', times: rational.half, power: 1 }",
    "const BOOLEAN_GAP: OfLength = { kind: 'power', times: rational.one, power: 1 }",
  ),
  attention(
    'program.nothing-leans',
    PROGRAM,
    'Of several equal naturals none is preferred.',
    'query: isPointer ? nothing : inverseSquare(shop)',
    'query: nothing',
  ),
  booleans(
    'program.and-of-all-but-one',
    PROGRAM,
    'All parts of a conjunction but one are enough.',
    'scale(distinct.length - 1, one)',
    'scale(distinct.length - 2, one)',
  ),
  booleans(
    'program.gate-open',
    PROGRAM,
    'What is gated passes also where the gate is shut.',
    'relu(minus(sum(x, c), one))',
    'relu(x)',
  ),
  booleans(
    'program.both-branches',
    PROGRAM,
    'Both branches of a conditional are taken where its condition holds.',
    '{ x: y, c: negate(shop, c) }',
    '{ x: y, c }',
  ),
  booleans(
    'program.equal-booleans',
    PROGRAM,
    'Booleans are equal where one of them is true.',
    'choose(shop, name, a, b, negate(shop, b))',
    'choose(shop, name, a, b, b)',
  ),
  broadcast(
    'program.single-at-2',
    PROGRAM,
    'Words of length 2 count a little as words of length 1.',
    'minus(scale(2, inverseLength(shop)), shop.one)',
    'minus(scale(rational.of(3, 2), inverseLength(shop)), scale(rational.half, shop.one))',
  ),
  broadcast(
    'program.1/n-squared',
    PROGRAM,
    '1/n is 1/n².',
    "attend(shop, '1/n', atFirst(shop), shop.position)",
    "attend(shop, '1/n', atFirst(shop), shop.positionSquare)",
  ),
  broadcast(
    'program.1/i-unmasked',
    PROGRAM,
    '1/i is the mean of the first marker over the whole word.',
    "const upToHere: Look = { mask: 'future'",
    "const upToHere: Look = { mask: 'none'",
  ),
  compare(
    'program.one-sided-difference',
    PROGRAM,
    'u ≠ v is u > v, or v > u.',
    '[relu(d), relu(scale(-1, d))]',
    '[relu(d)]',
  ),
  expression('program.subtraction-reversed', PROGRAM, 'u − v is v − u.', '[relu(minus(u, v))]', '[relu(minus(v, u))]'),
  expression(
    'program.length-is-position',
    PROGRAM,
    'n is i.',
    ".with({ kind: 'length' }, () => natural(shop.one))",
    ".with({ kind: 'length' }, () => natural(shop.position))",
  ),
  expression(
    'program.at-most-strict',
    PROGRAM,
    '≤ is <.',
    ".with('<=', () => negate(shop, exceeds(left, right)))",
    ".with('<=', () => exceeds(right, left))",
  ),
  expression(
    'program.at-least-reversed',
    PROGRAM,
    '≥ is ≤.',
    ".with('>=', () => negate(shop, exceeds(right, left)))",
    ".with('>=', () => negate(shop, exceeds(left, right)))",
  ),
  expression(
    'program.or-is-and',
    PROGRAM,
    'Disjunctions are conjunctions.',
    'boolean(anyOf(shop, nameFor(), forms()))',
    'boolean(allOf(shop, nameFor(), forms()))',
  ),
  prefixSum(
    'program.sum-unmasked',
    PROGRAM,
    'A prefix sum is the sum of the whole word.',
    "{ mask: 'future', pairs: [], gap: null }",
    "{ mask: 'none', pairs: [], gap: null }",
  ),
  prefixSum(
    'program.sum-of-0',
    PROGRAM,
    'A prefix sum of 0 is 1.',
    'relu(minus(sum(found, isPositive), sum(single, one)))',
    'relu(minus(found, single))',
  ),
  prefixSum(
    'program.sum-gap',
    PROGRAM,
    'The gap of a prefix sum is stated as 1/n².',
    'times: rational.one, power: 3 }',
    'times: rational.one, power: 2 }',
  ),
  prefixSum(
    'program.sum-single',
    PROGRAM,
    'The prefix sum of a word of length 1 is 0.',
    ', relu(minus(sum(mean, single), one))]',
    ']',
  ),
  sign(
    'program.sign-of-single',
    PROGRAM,
    'In words of length 1 nothing is positive.',
    ', relu(minus(sum(small.x, single), shop.one))]',
    ']',
  ),
  sign(
    'program.sign-reversed',
    PROGRAM,
    'The sign trick marks what is not positive.',
    'query: minus(x, scale(rational.half, u))',
    'query: minus(scale(rational.half, u), x)',
  ),
  square(
    'program.square-of-0',
    PROGRAM,
    'The square of 0 is that of 1.',
    'return minus(square, write(',
    'return sum(square, write(',
  ),
  table(
    'program.table-default-kept',
    PROGRAM,
    'A row of a table of naturals adds its value to the default instead of replacing it.',
    'scale(Number(value) - otherwise, share',
    'scale(Number(value), share',
  ),
  table(
    'program.table-two-as-one',
    PROGRAM,
    'Of a row of two symbols one is enough, in a table of naturals.',
    'scale(count, one)',
    'scale(1, one)',
  ),
  table(
    'program.table-negated',
    PROGRAM,
    'The default of a table of Booleans is turned round.',
    'otherwise ? rest :',
    '!otherwise ? rest :',
  ),
  workshop(
    'program.root-not-folded',
    PROGRAM,
    '√d_k is not folded into the query, so that gaps are smaller than stated.',
    'scale(root, query)',
    'query',
  ),
  workshop(
    'program.empty-rows',
    PROGRAM,
    'An empty row is taken to find the constant 1.',
    '(isConstant && !isStrict(look.mask))',
    'isConstant',
  ),
  operand(
    'program.equal-naturals',
    PROGRAM,
    'Naturals are equal where they differ.',
    'return negate(shop, differs(shop, name, minus(x.form, formOf(y))))',
    'return differs(shop, name, minus(x.form, formOf(y)))',
  ),
  mixed(
    'program.or-of-both-sides',
    PROGRAM,
    'A disjunction of what speaks of i and of j is a conjunction.',
    'const or = (parts: readonly Mixed[]): Mixed => not(and(parts.map(not)))',
    'const or = (parts: readonly Mixed[]): Mixed => and(parts)',
  ),
  place(
    'program.naturals-unscaled',
    PROGRAM,
    'Naturals are read as they stand, v/n.',
    'rational.multiply(rational.of(n), at(place.coordinate))',
    'at(place.coordinate)',
  ),
  ofLength(
    'program.power-of-the-length',
    PROGRAM,
    'c/n^k is taken for c/n.',
    'rational.divide(value.times, rational.power(rational.of(n), value.power))',
    'rational.divide(value.times, rational.of(n))',
  ),
  overflow(
    'program.overflow-at-n',
    PROGRAM,
    'n itself is called too large.',
    'rational.compare(values[g][position - 1], largest) > 0',
    'rational.compare(values[g][position - 1], largest) >= 0',
  ),
]
