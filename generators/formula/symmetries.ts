// Which letters of a shape can change places: those of equal parts of ∧ and ∨, and of equal addends of a sum.
import { children, type Formula } from '../../src/logic/index.ts'

/** Lists of the letters of a shape, each by its place in reading order. */
type Orders = readonly (readonly number[])[]

/** The orders of its letters that give the same shape; the first is the one they stand in. */
export function symmetriesOf(shape: Formula): Orders {
  if (shape.kind === 'letter') return [[0]]
  let letters = 0
  const parts = children<Formula>(shape).map((part): Orders => {
    const own = symmetriesOf(part)
    const start = letters
    letters += own[0].length
    return own.map((order) => order.map((place) => start + place))
  })
  const equals = equalParts(shape)
  function* from(taken: readonly number[], order: readonly number[]): IterableIterator<readonly number[]> {
    const next = taken.length
    if (next === parts.length) yield order
    else
      for (const k of equals[next]) {
        // Parts without letters change nothing by changing places.
        if (taken.includes(k) || (k !== next && parts[k][0].length === 0)) continue
        for (const own of parts[k]) yield* from([...taken, k], [...order, ...own])
      }
  }
  return [...from([], [])]
}

/** For each part the parts that could stand in its place, itself first. */
function equalParts(shape: Formula): number[][] {
  const firsts = firstEquals(shape)
  return firsts.map((first, k) => [k, ...firsts.flatMap((other, j) => (j !== k && other === first ? [j] : []))])
}

/** For each part the first one that it can change places with, as a number. Equal parts of a shape are the same object. */
function firstEquals(shape: Formula): number[] {
  switch (shape.kind) {
    case 'and':
    case 'or':
      return shape.parts.map((part) => shape.parts.indexOf(part))
    case 'compare':
      return [
        ...shape.left.flatMap((addend) => (addend.count === null ? [] : [shape.left.indexOf(addend)])),
        ...shape.right.flatMap((addend) => (addend.count === null ? [] : [-1 - shape.right.indexOf(addend)])),
      ]
    default:
      return children<Formula>(shape).map((_, k) => k)
  }
}
