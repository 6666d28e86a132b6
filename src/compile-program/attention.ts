// ►/◄ [mask, predicate] value : default. A head finds the last or first visible j with the largest score, unique as every score leans
// by its position, and fetches the value and what the predicate reads of j; then the predicate is checked again there, and where it
// fails it holds nowhere. What an empty row fetches is 0, a 1 too, so nothing matches there.
import { type Rational, rational } from '../numbers/index.ts'
import type { OfLength } from '../soften/index.ts'
import { type AttentionMask, type Operation, splitPredicate, type Types } from '../srasp/index.ts'
import type { LinearForm, Mask } from '../transformer/index.ts'
import { allOf, negate, sumOfGated } from './booleans.ts'
import { inverseSquare } from './broadcast.ts'
import { differs } from './compare.ts'
import { nameOf, operandOf, type Scope } from './expression.ts'
import { isSame, minus, nothing, scale } from './form.ts'
import { mixedOf } from './mixed.ts'
import { attendToOperand, chooseOperand, formOf, type Operand } from './operand.ts'
import { type Product, productsOf } from './predicate.ts'
import { squareOf } from './square.ts'
import { attend, type Look, type Workshop } from './workshop.ts'

export type Attention = Extract<Operation, { readonly kind: 'attention' }>

const MASK_OF: Readonly<Record<AttentionMask, Mask>> = {
  all: 'none',
  'j<i': 'strict-future',
  'j<=i': 'future',
  'j>i': 'strict-past',
  'j>=i': 'past',
}

export function compileAttention(scope: Scope, types: Types, name: string, operation: Attention): Operand {
  const { shop } = scope
  const split = splitPredicate(operation.predicate, types)
  const value = operandOf(scope, operation.value, `${name}: value`)
  const otherwise = operandOf(scope, operation.otherwise, `${name}: default`)
  const products =
    split.boolean === null ? [{ i: shop.one, j: shop.one }] : productsOf(shop, name, mixedOf(scope, split.boolean))
  if (products.length === 0) return otherwise
  const equality =
    split.equality === null
      ? null
      : {
          i: formOf(operandOf(scope, split.equality.i, nameOf(split.equality.i))),
          j: formOf(operandOf(scope, split.equality.j, nameOf(split.equality.j))),
        }
  const lean = rational.of(operation.direction === 'rightmost' ? 1 : -1, 2)
  const look: Look = { mask: MASK_OF[operation.mask], ...scoresOf(shop, name, products, equality, lean) }

  const holds = sumOfGated(
    shop,
    `${name}: holds there`,
    products.map(({ i, j }, k) => ({ x: i, c: attend(shop, `${name}: part ${k + 1}`, look, j) })),
  )
  const matches =
    equality === null
      ? holds
      : allOf(shop, `${name}: matches`, [holds, negate(shop, differsThere(shop, name, look, equality))])
  return chooseOperand(shop, name, matches, attendToOperand(shop, `${name}: found`, look, value), otherwise)
}

function differsThere(shop: Workshop, name: string, look: Look, { i, j }: Product): LinearForm {
  return differs(shop, `${name}: differs`, minus(i, attend(shop, `${name}: natural there`, look, j)))
}

const BOOLEAN_GAP: OfLength = { kind: 'power', times: rational.half, power: 1 }
const POINTER_GAP: OfLength = { kind: 'power', times: rational.one, power: 2 }
const EQUALITY_GAP: OfLength = { kind: 'power', times: rational.half, power: 3 }

/*
 * Booleans: B ± j/(2n), B = Σ α_k(i)β_k(j) ∈ {0, 1}. Positions of one B differ by 1/(2n) at least, others by 1 − (n − 1)/(2n) > ½.
 *
 * v(i) = u(j): 2vu/n² − u²/n² ± j/(2n³) = v²/n² − (v − u)²/n² ± j/(2n³). Positions of one (v − u)² differ by 1/(2n³) at least; those of
 * different ones by 1/n² − (n − 1)/(2n³) > 1/(2n²). So the matching ones come first, and the last or first of them is the largest.
 * With B as well: 2B more. As (v − u)²/n² ≤ 1, every position with B = 1 exceeds every one with B = 0 by 1 − (n − 1)/(2n³) > ½.
 *
 * u(j) = j alone: positions differ in u, and of those that a mask shows one is nearest to v, so nothing needs to lean: gap 1/n².
 * (With B as well two positions around v could tie, and their mean would look like a match.)
 */
function scoresOf(
  shop: Workshop,
  name: string,
  products: readonly Product[],
  equality: Product | null,
  lean: Rational,
): Pick<Look, 'pairs' | 'gap'> {
  const { one, position } = shop
  const isVaried = products.some(({ i, j }) => !(isSame(i, one) && isSame(j, one)))
  const booleans = isVaried ? products.map(({ i, j }) => ({ query: i, key: j })) : []
  if (equality === null) {
    return { pairs: [...booleans, { query: one, key: scale(lean, position) }], gap: BOOLEAN_GAP }
  }
  const isPointer = !isVaried && isSame(equality.j, position)
  return {
    pairs: [
      ...booleans.map(({ query, key }) => ({ query, key: scale(2, key) })),
      { query: equality.i, key: scale(2, equality.j) },
      { query: one, key: scale(-1, squareOf(shop, `${name}: square`, equality.j)) },
      { query: isPointer ? nothing : inverseSquare(shop), key: scale(lean, position) },
    ],
    gap: isPointer ? POINTER_GAP : EQUALITY_GAP,
  }
}
