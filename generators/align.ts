// Records of parts that have positions in common, such as a row and its values. A position is left out of all of them at
// once, so that shrinking never pulls a value away from its score; cutting ends off, as `reconcile` could, would.
import {
  type Domain,
  domainOf,
  enumerate,
  keysOf,
  type Parts,
  products,
  record,
  type Small,
} from '../src/engine/index.ts'
import { blocks, type Follower, isFollower, isLine, type Line } from './line.ts'

interface Alignment<C> {
  readonly parts: Parts<C>
  readonly names: readonly (keyof C)[]
  readonly leader: keyof C
}

/**
 * The first part with positions leads, and the others take its length; parts without positions stay as in a record.
 * @example align({ row: zigguratRows(), values: values() }).parse('row=(0 -1) peak 1 gamma 1; values=(1 2)').values.length // 2
 */
export function align<C extends object>(parts: Parts<C>): Domain<C> {
  const names: (keyof C)[] = keysOf(parts)
  const lines = names.filter((name) => isLine(parts[name]))
  const [leader, ...followers] = lines
  if (leader === undefined) throw new RangeError('align needs a part with positions, such as a row or a word')
  const all = { parts, names, leader }
  for (const name of followers) followerAt(all, name)
  const loose = record(parts)
  const { neighbour } = loose
  const small = smallOf(all)
  return domainOf<C>({
    ...loose,
    draw(random) {
      const drawn = loose.arbitrary.generate(random, undefined).value
      const line = lineAt(all, leader)
      const n = line.length(drawn[leader])
      const outstanding = line.outstanding(drawn[leader])
      return mapLines(followers, drawn, (name) => followerAt(all, name).follow(random, n, outstanding)) ?? drawn
    },
    isShaped: (value): value is C => loose.arbitrary.canShrinkWithoutContext(value),
    flaw(c) {
      const odd = followers.find((name) => lengthAt(all, name, c) !== lengthAt(all, leader, c))
      if (odd === undefined) return undefined
      return [leader, odd].map((name) => `${String(name)} has length ${lengthAt(all, name, c)}`).join(', ')
    },
    *simpler(c) {
      for (const { start, count } of blocks(lengthAt(all, leader, c))) {
        const rest = mapLines(lines, c, (name, part) => lineAt(all, name).without(part, start, count))
        if (rest !== undefined) yield rest
      }
      for (const { value } of loose.arbitrary.shrink(c, undefined)) yield value
      yield mapLines(lines, c, (name, part) => lineAt(all, name).reversed(part)) ?? c
    },
    read: loose.parse,
    ...(neighbour && {
      neighbour(c, random) {
        const loosely = neighbour(c, random)
        const n = lengthAt(all, leader, loosely)
        return mapLines(followers, loosely, (name, part) => followerAt(all, name).fit(part, n)) ?? loosely
      },
    }),
    ...(small && { small }),
  })
}

function lineAt<C, Key extends keyof C>({ parts }: Alignment<C>, name: Key): Line<C[Key]> {
  const part: Domain<C[Key]> = parts[name]
  if (isLine(part)) return part
  throw new RangeError(`${String(name)} has no positions`)
}

function followerAt<C, Key extends keyof C>({ parts, leader }: Alignment<C>, name: Key): Follower<C[Key]> {
  const part: Domain<C[Key]> = parts[name]
  if (isFollower(part)) return part
  throw new RangeError(`${String(name)} cannot take the length of ${String(leader)}: name it first`)
}

const lengthAt = <C>(all: Alignment<C>, name: keyof C, c: C): number => lineAt(all, name).length(c[name])

/** The case with other lines in some places; undefined where one of them cannot be changed so. */
function mapLines<C>(
  names: readonly (keyof C)[],
  c: C,
  change: <Key extends keyof C>(name: Key, part: C[Key]) => C[Key] | undefined,
): C | undefined {
  let result = c
  for (const name of names) {
    const part = change(name, c[name])
    if (part === undefined) return undefined
    result = { ...result, [name]: part }
  }
  return result
}

/**
 * Small cases of every part, those of equal length together; undefined where a part has none. Parts without positions stay at
 * their simplest, since the scope is about lengths and would multiply.
 */
function smallOf<C extends object>({ parts, names, leader }: Alignment<C>): Small<C> | undefined {
  if (names.some((name) => parts[name].small === undefined)) return undefined
  const sizeFor = (name: keyof C, size: number): number => (isLine(parts[name]) ? size : Math.min(size, 1))
  function* values<Key extends keyof C>(name: Key, chosen: Partial<C>, size: number): IterableIterator<C[Key]> {
    const part = parts[name]
    const first = parts[leader]
    const lead = chosen[leader]
    for (const value of part.small?.upTo(sizeFor(name, size)) ?? []) {
      const isFitting =
        lead === undefined || !isLine(part) || !isLine(first) || part.length(value) === first.length(lead)
      if (isFitting) yield value
    }
  }
  const partScope = (name: keyof C, size: number): string =>
    `${String(name)} of ${parts[name].small?.scope(sizeFor(name, size))}`
  return enumerate({
    upTo: (size) =>
      products<C>([leader, ...names.filter((name) => name !== leader)], (name, chosen) => values(name, chosen, size)),
    cases: (size) => `cases of equal length: ${names.map((name) => partScope(name, size)).join('; ')}`,
  })
}
