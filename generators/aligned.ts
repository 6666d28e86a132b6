// Records of parts that have positions in common, such as a row and its values. A position is left out of all of them at
// once, so that shrinking never pulls a value away from its score; cutting ends off, as `fitted` could, would.
import type fc from 'fast-check'
import { type Domain, record, type Small } from '../src/engine/index.ts'
import { arbitraryOf, type Recipe } from './arbitrary.ts'
import { blocks, type Follower, isFollower, isLine, type Line } from './line.ts'

type Parts<C> = { readonly [Key in keyof C]: Domain<C[Key]> }

interface Alignment<C> {
  readonly parts: Parts<C>
  readonly names: readonly (keyof C)[]
  readonly leader: keyof C
  readonly followers: readonly (keyof C)[]
}

/**
 * The first part with positions leads, and the others take its length; parts without positions stay as in a record.
 * @example aligned({ row: zigguratRows(), values: values(), tau: gammas() })
 */
export function aligned<C extends object>(parts: Parts<C>): Domain<C> {
  const names = keysOf(parts)
  const [leader, ...followers] = names.filter((name) => isLine(parts[name]))
  if (leader === undefined) throw new RangeError('aligned needs a part with positions, such as a row or a word')
  const all = { parts, names, leader, followers }
  for (const name of followers) followerAt(all, name)
  const loose = record(parts)
  const { neighbour } = loose
  const small = smallOf(all)
  return {
    ...loose,
    arbitrary: arbitraryOf(recipeOf(all, loose)),
    parse(line) {
      const c = loose.parse(line)
      const odd = followers.find((name) => lengthAt(all, name, c) !== lengthAt(all, leader, c))
      if (odd === undefined) return c
      const lengths = [leader, odd].map((name) => `${String(name)} has length ${lengthAt(all, name, c)}`)
      throw new Error(`${line}: ${lengths.join(', ')}`)
    },
    ...(neighbour === undefined ? {} : { neighbour: (c, random) => mended(all, neighbour(c, random)) }),
    ...(small === undefined ? {} : { small }),
  }
}

/** Keys in the order they were written. */
function keysOf<C extends object>(parts: Parts<C>): (keyof C)[] {
  const names: (keyof C)[] = []
  for (const name in parts) names.push(name)
  return names
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

/** The case with other followers. */
function refollowed<C>(
  all: Alignment<C>,
  c: C,
  follow: <Key extends keyof C>(follower: Follower<C[Key]>, part: C[Key]) => C[Key],
): C {
  let made = c
  for (const name of all.followers) made = { ...made, [name]: follow(followerAt(all, name), c[name]) }
  return made
}

function mended<C>(all: Alignment<C>, c: C): C {
  const n = lengthAt(all, all.leader, c)
  return refollowed(all, c, (follower, part) => follower.fit(part, n))
}

function recipeOf<C extends object>(all: Alignment<C>, loose: Domain<C>): Recipe<C, fc.Random> {
  const { parts, names, leader, followers } = all
  return {
    draw(random) {
      const drawn = loose.arbitrary.generate(random, undefined).value
      const line = lineAt(all, leader)
      const n = line.length(drawn[leader])
      const outstanding = line.outstanding(drawn[leader])
      return refollowed(all, drawn, (follower) => follower.follow(random, n, outstanding))
    },
    contains: (value): value is C =>
      loose.arbitrary.canShrinkWithoutContext(value) &&
      names.every((name) => parts[name].arbitrary.canShrinkWithoutContext(value[name])) &&
      followers.every((name) => lengthAt(all, name, value) === lengthAt(all, leader, value)),
    *simpler(c) {
      for (const { start, count } of blocks(lengthAt(all, leader, c))) {
        const rest = without(all, c, start, count)
        if (rest !== undefined) yield rest
      }
      for (const { value } of loose.arbitrary.shrink(c, undefined)) yield value
      yield reversed(all, c)
    },
    size: loose.size,
  }
}

function reversed<C>(all: Alignment<C>, c: C): C {
  let made = c
  for (const name of [all.leader, ...all.followers]) made = { ...made, [name]: lineAt(all, name).reversed(c[name]) }
  return made
}

/** All lines without the same positions; undefined where one of them cannot be without. */
function without<C>(all: Alignment<C>, c: C, start: number, count: number): C | undefined {
  let rest = c
  for (const name of [all.leader, ...all.followers]) {
    const part = lineAt(all, name).without(c[name], start, count)
    if (part === undefined) return undefined
    rest = { ...rest, [name]: part }
  }
  return rest
}

/**
 * Small cases of every part, those of equal length together; undefined where a part has none. Parts without positions stay at
 * their simplest, since the scope is about lengths and would multiply.
 */
function smallOf<C extends object>(all: Alignment<C>): Small<C> | undefined {
  const { parts, names, leader } = all
  if (names.some((name) => parts[name].small === undefined)) return undefined
  const ordered = [leader, ...names.filter((name) => name !== leader)]
  const sizeFor = (name: keyof C, size: number): number => (isLine(parts[name]) ? size : Math.min(size, 1))
  function* choose(chosen: Partial<C>, n: number, size: number): IterableIterator<C> {
    const name = ordered.find((left) => !(left in chosen))
    if (name === undefined) {
      if (isComplete(chosen, names)) yield chosen
      return
    }
    const part = parts[name]
    for (const value of part.small?.upTo(sizeFor(name, size)) ?? []) {
      const length = isLine(part) ? part.length(value) : n
      if (name === leader || length === n) yield* choose({ ...chosen, [name]: value }, length, size)
    }
  }
  const upTo = (size: number): Iterable<C> => choose({}, 0, size)
  const partScope = (name: keyof C, size: number): string =>
    `${String(name)} of ${parts[name].small?.scope(sizeFor(name, size))}`
  return {
    upTo,
    scope: (size) =>
      `all ${[...upTo(size)].length} cases of equal length: ${names.map((name) => partScope(name, size)).join('; ')}`,
  }
}

const isComplete = <C extends object>(chosen: Partial<C>, names: readonly (keyof C)[]): chosen is C =>
  names.every((name) => name in chosen)
