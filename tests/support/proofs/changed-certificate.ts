// A certificate with one field changed at random: a number, a name, a choice, or an item that is left out or stands twice.
import { type Rational, rational } from '../../../src/numbers/index.ts'
import type { seeded } from '../random.ts'

export type Field = null | boolean | number | string | Field[] | { [key: string]: Field }
type Random = ReturnType<typeof seeded>

export interface Changed {
  readonly document: Field
  /** Without indices, such as $.model.layers.heads.mask. */
  readonly path: string
}

const CHOICES = [
  ['none', 'future', 'past', 'strict-future', 'strict-past'],
  ['leftmost', 'rightmost', 'average', 'softmax', 'softmax-tau'],
  ['left', 'right'],
  ['position', 'zero'],
  ['lemma-6', 'lemma-7'],
  ['lemma-8a', 'lemma-8b', 'lemma-8c'],
  ['definition-3', 'proposition-10c', 'proposition-10d'],
  ['1', 'i', 'i^2', '1/i', '1/i^2', 'n', '1/n', 'i/n', 'i*n', 'i^2*n', '1/(n-i+1)', '(-1)^i', '[i=1]'],
]
const STEPS = ['1/4', '-1/4', '1/2', '1', '-1', '1/100', '2'].map(rational.parse)

/** Changes the document in place of a copy. */
export function changedCertificate(certificate: Field, names: readonly string[], random: Random): Changed {
  const document: Field = structuredClone(certificate)
  let path = '$'
  let at = document
  for (;;) {
    if (at === null || typeof at !== 'object') throw new Error('a leaf has no fields')
    const keys = Object.keys(at)
    // Its first fields say what it is, and nothing else.
    const key = random.pick(at === document ? keys.slice(2) : keys)
    if (!Array.isArray(at)) path += `.${key}`
    const child: Field = Array.isArray(at) ? at[Number(key)] : at[key]
    const isInner = child !== null && typeof child === 'object' && Object.keys(child).length > 0
    if (isInner && !(Array.isArray(child) && random.below(12) === 0)) {
      at = child
      continue
    }
    const changed = isInner && Array.isArray(child) ? changedList(child, random) : changedLeaf(child, names, random)
    if (Array.isArray(at)) at[Number(key)] = changed
    else at[key] = changed
    return { document, path }
  }
}

function changedList(list: readonly Field[], random: Random): Field[] {
  const k = random.below(list.length)
  return random.below(3) === 0 ? [...list, list[k]] : list.filter((_, index) => index !== k)
}

function changedLeaf(leaf: Field, names: readonly string[], random: Random): Field {
  if (typeof leaf === 'boolean') return !leaf
  if (typeof leaf === 'number') return Math.max(0, leaf + random.pick([1, -1, 2]))
  if (typeof leaf !== 'string') return leaf
  if (names.includes(leaf)) return random.pick(names)
  const choices = CHOICES.find((one) => one.includes(leaf))
  const read = rational.read(leaf)
  if (choices !== undefined && !(read.kind === 'read' && random.below(2) === 0)) return random.pick(choices)
  return read.kind === 'read' ? rational.print(moved(read.value, random)) : `${leaf}b`
}

const moved = (value: Rational, random: Random): Rational =>
  random.below(2) === 0
    ? rational.add(value, random.pick(STEPS))
    : rational.multiply(value, random.pick(['2', '1/2', '-1', '0', '9/8'].map(rational.parse)))
