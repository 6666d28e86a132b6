// Vectors and matrices that share their dimensions, such as W (d × d), b (d) and x (d) of an affine map. Dropping a coordinate
// drops it from all of them. One in three draws has entries of one absolute value, half of these without signs: there norm bounds are
// attained. In one of four a part is 0, so that others are seen alone. Written
// `d=2; weights=(1 0 0 1); bias=(0 1)`, matrices by rows.
import { assemble, type Domain, domainOf, enumerate, keysOf, products, type Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { listsOver, range } from '../lists.ts'
import { eachSimpler } from '../shrink.ts'
import { parseList, printList } from './list-text.ts'
import { nudge, type RationalOptions, rationalRange, simplerRationals } from './rational.ts'
import { isRationalList, listSize } from './rational-list.ts'

/** @example const point: Tensors<'d', 'x'> = { sizes: { d: 1 }, parts: { x: [rational.half] } } */
export interface Tensors<Axis extends string, Part extends string> {
  readonly sizes: Readonly<Record<Axis, number>>
  /** The entries of each part, the last axis varying fastest. */
  readonly parts: Readonly<Record<Part, readonly Rational[]>>
}

/** @example const options: TensorOptions<'d', 'x'> = { axes: { d: [1, 4] }, parts: { x: ['d'] } } */
export interface TensorOptions<Axis extends string, Part extends string> extends RationalOptions {
  /** The range of each dimension. */
  readonly axes: Readonly<Record<Axis, readonly [least: number, most: number]>>
  /** The axes of each part. */
  readonly parts: Readonly<Record<Part, readonly Axis[]>>
}

/** The rows of a matrix, from its entries. @example rowsOf([1, 2, 3, 4], 2) // [[1, 2], [3, 4]] */
export const rowsOf = <T>(entries: readonly T[], width: number): (readonly T[])[] =>
  several(entries.length / width, (k) => entries.slice(k * width, (k + 1) * width))

const SIGNS = ['-1', '0', '1'].map(rational.parse)

/**
 * @example
 * const drawn = tensors({ axes: { d: [2, 2] }, parts: { weights: ['d', 'd'] } }).arbitrary
 * fc.assert(fc.property(drawn, ({ parts }) => parts.weights.length === 4))
 */
export function tensors<Axis extends string, Part extends string>(
  options: TensorOptions<Axis, Part>,
): Domain<Tensors<Axis, Part>> {
  type Case = Tensors<Axis, Part>
  const { axes, parts: shapes } = options
  const axisNames = keysOf(axes)
  const partNames = keysOf(shapes)
  const items = rationalRange(options)
  const largest = rational.of(items.largest)
  const extremes = [largest, rational.negate(largest)]
  const lengthOf = (part: Part, sizes: Case['sizes']): number =>
    shapes[part].reduce((product, axis) => product * sizes[axis], 1)
  const build = (sizes: Case['sizes'], entries: (part: Part, length: number) => readonly Rational[]): Case => ({
    sizes,
    parts: assemble<Case['parts']>(partNames, (part) => entries(part, lengthOf(part, sizes))),
  })
  const isValid = ({ sizes, parts }: Case): boolean =>
    axisNames.every((axis) => Number.isInteger(sizes[axis]) && sizes[axis] >= axes[axis][0]) &&
    partNames.every((part) => parts[part].length === lengthOf(part, sizes) && parts[part].every(items.contains))
  const size = ({ sizes, parts }: Case): number =>
    axisNames.reduce((sum, axis) => sum + sizes[axis], 0) +
    partNames.reduce((sum, part) => sum + listSize(parts[part]), 0)

  /** Without an index of an axis, in every part that has the axis; or with that index twice. */
  const resize = (c: Case, axis: Axis, index: number, change: -1 | 1): Case =>
    build({ ...c.sizes, [axis]: c.sizes[axis] + change }, (part) =>
      shapes[part].reduce<readonly Rational[]>((entries, name, position) => {
        if (name !== axis) return entries
        // Axes before this one have their new size already, those after it their old one.
        const inner = shapes[part].slice(position + 1).reduce((product, a) => product * c.sizes[a], 1)
        return rowsOf(entries, inner).flatMap((block, k) => {
          if (k % c.sizes[axis] !== index) return block
          return change < 0 ? [] : [...block, ...block]
        })
      }, c.parts[part]),
    )
  const withPart = (c: Case, part: Part, entries: readonly Rational[]): Case => ({
    ...c,
    parts: { ...c.parts, [part]: entries },
  })

  function* simpler(c: Case): IterableIterator<Case> {
    for (const axis of axisNames) {
      for (let k = 0; k < c.sizes[axis] && c.sizes[axis] > axes[axis][0]; k++) yield resize(c, axis, k, -1)
    }
    yield build(c.sizes, (part) => c.parts[part].map(signOf))
    // Signs that only matter together are lost together.
    yield build(c.sizes, (part) => c.parts[part].map(rational.absolute))
    for (const part of partNames)
      yield withPart(
        c,
        part,
        c.parts[part].map(() => rational.zero),
      )
    for (const part of partNames) {
      for (const entries of eachSimpler(c.parts[part], simplerRationals)) yield withPart(c, part, entries)
    }
  }

  function neighbour(c: Case, random: Random): Case {
    const axis = oneOf(random, axisNames)
    const index = random.nextInt(0, c.sizes[axis] - 1)
    const part = oneOf(random, partNames)
    const entries = c.parts[part]
    switch (random.nextInt(0, 5)) {
      case 0:
        return c.sizes[axis] > axes[axis][0] ? resize(c, axis, index, -1) : c
      case 1:
        return c.sizes[axis] < axes[axis][1] ? resize(c, axis, index, 1) : c
      case 2: {
        const magnitude = oneOf(random, [rational.one, ...extremes])
        return withPart(
          c,
          part,
          entries.map((v) => rational.multiply(signOf(v), magnitude)),
        )
      }
      default: {
        if (entries.length === 0) return c
        const k = random.nextInt(0, entries.length - 1)
        const moved = nudge(entries[k], rational.of(1, oneOf(random, items.denominators)), extremes, random)
        return items.contains(moved) ? withPart(c, part, entries.with(k, moved)) : c
      }
    }
  }

  const sizesUpTo = (entries: number): Case['sizes'][] =>
    [...products<Case['sizes']>(axisNames, (axis) => range(axes[axis][0], axes[axis][1]))].filter(
      (sizes) => totalOf(sizes) <= entries,
    )
  const totalOf = (sizes: Case['sizes']): number => partNames.reduce((sum, part) => sum + lengthOf(part, sizes), 0)
  const grid = SIGNS.filter(items.contains)

  return domainOf<Case>({
    draw(random) {
      const sizes = assemble<Case['sizes']>(axisNames, (axis) => random.nextInt(axes[axis][0], axes[axis][1]))
      const magnitude = oneOf(random, [rational.one, largest])
      const signs = oneIn(random, 2) ? [rational.one] : [rational.one, rational.of(-1)]
      const drawEntry = oneIn(random, 3)
        ? () => rational.multiply(oneOf(random, signs), magnitude)
        : () => items.draw(random)
      const silent = oneIn(random, 4) && items.contains(rational.zero) ? oneOf(random, partNames) : undefined
      return build(sizes, (part, length) => several(length, part === silent ? () => rational.zero : drawEntry))
    },
    isShaped: (value): value is Case => isTensors(value, axisNames, partNames),
    flaw: (c) => (isValid(c) ? undefined : 'the lengths do not agree, or an entry is not allowed here'),
    simpler,
    print: ({ sizes, parts }) =>
      [
        ...axisNames.map((axis) => `${axis}=${sizes[axis]}`),
        ...partNames.map((part) => `${part}=${printList(parts[part])}`),
      ].join('; '),
    read(line) {
      const texts = new Map(line.split(';').map((text) => [text.split('=')[0].trim(), text.split('=')[1] ?? '']))
      const textOf = (name: string): string => {
        const text = texts.get(name)
        if (text === undefined) throw new Error(`"${line}" lacks ${name}=…`)
        return text
      }
      return {
        sizes: assemble<Case['sizes']>(axisNames, (axis) => Number(textOf(axis))),
        parts: assemble<Case['parts']>(partNames, (part) => parseList(textOf(part))),
      }
    },
    size,
    small: enumerate({
      *upTo(limit) {
        for (const sizes of sizesUpTo(2 * limit)) {
          for (const entries of listsOver(grid, totalOf(sizes))) {
            const left = [...entries]
            yield build(sizes, (_, length) => left.splice(0, length))
          }
        }
      },
      cases: (limit) =>
        `choices of ${partNames.join(', ')} with at most ${2 * limit} entries in {${grid.map(rational.print).join(', ')}}`,
    }),
    neighbour,
  })
}

const signOf = (v: Rational): Rational => rational.of(rational.sign(v))

function isTensors<Axis extends string, Part extends string>(
  value: unknown,
  axes: readonly Axis[],
  parts: readonly Part[],
): value is Tensors<Axis, Part> {
  if (typeof value !== 'object' || value === null || !('sizes' in value) || !('parts' in value)) return false
  const { sizes, parts: lists } = value
  return (
    typeof sizes === 'object' &&
    sizes !== null &&
    axes.every((axis) => typeof Reflect.get(sizes, axis) === 'number') &&
    typeof lists === 'object' &&
    lists !== null &&
    parts.every((part) => isRationalList(Reflect.get(lists, part)))
  )
}
