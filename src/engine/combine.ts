// Domains made of domains: records of named parts, and parts that are made to agree again after every step.
import fc from 'fast-check'
import { printJsonError, readJson } from '../json/index.ts'
import { arbitraryOf, type Domain, type Random } from './domain.ts'
import { assemble, isComplete, keysOf, products } from './parts.ts'
import { enumerate, type Small } from './small.ts'

type Arbitraries<C> = { [Key in keyof C]: fc.Arbitrary<C[Key]> }

type Smalls<C> = { [Key in keyof C]: Small<C[Key]> }

export type Parts<C> = { readonly [Key in keyof C]: Domain<C[Key]> }

/**
 * Several domains side by side.
 * @example record({ word: words(['a', 'b']), gamma: gammas() }).print({ word: ['a'], gamma: rational.half }) // word=a; gamma=1/2
 */
export function record<C extends object>(parts: Parts<C>): Domain<C> {
  const names = keysOf(parts)
  return {
    arbitrary: fc.record<C>(
      assemble<Arbitraries<C>>(names, (name) => parts[name].arbitrary),
      { noNullPrototype: true },
    ),
    print: (c) => names.map((name) => `${name}=${quote(parts[name].print(c[name]))}`).join('; '),
    parse: (line) => {
      const texts = split(line)
      const stranger = [...texts.keys()].find((name) => !names.some((known) => known === name))
      if (stranger !== undefined) throw new RangeError(`"${line}" has ${stranger}=…: the parts are ${names.join(', ')}`)
      return assemble(names, (name) => {
        const text = texts.get(String(name))
        if (text === undefined) throw new RangeError(`"${line}" lacks ${String(name)}=…`)
        return parts[name].parse(text)
      })
    },
    size: (c) => names.reduce((sum, name) => sum + parts[name].size(c[name]), 0),
    neighbour: neighbourOf(parts, names),
    ...describeOf(parts, names),
    ...smallOf(parts, names),
  }
}

/** Part by part, if there is one that is not read as it is printed. */
function describeOf<C extends object>(parts: Parts<C>, names: readonly (keyof C)[]): Pick<Domain<C>, 'describe'> {
  if (names.every((name) => parts[name].describe === undefined)) return {}
  return {
    describe: (c) =>
      names.flatMap((name) => {
        const lines = parts[name].describe?.(c[name])
        return lines === undefined
          ? [`${String(name)}: ${parts[name].print(c[name])}`]
          : [`${String(name)}:`, ...lines.map((line) => `  ${line}`)]
      }),
  }
}

/** Every choice of small parts, if all parts can be enumerated. */
function smallOf<C extends object>(parts: Parts<C>, names: readonly (keyof C)[]): { small?: Small<C> } {
  const smalls: Partial<Smalls<C>> = {}
  for (const name of names) {
    const { small } = parts[name]
    if (small !== undefined) smalls[name] = small
  }
  if (!isComplete<Smalls<C>>(smalls, names)) return {}
  return {
    small: {
      upTo: (size) => products<C>(names, (name) => smalls[name].upTo(size)),
      count: (size) => names.reduce((product, name) => product * smalls[name].count(size), 1),
      scope: (size) => names.map((name) => `${String(name)}: ${smalls[name].scope(size)}`).join('; '),
      isWhole: (size) => names.every((name) => smalls[name].isWhole?.(size) === true),
    },
  }
}

/** Varies one of the parts that can be varied. */
function neighbourOf<C extends object>(parts: Parts<C>, names: readonly (keyof C)[]): (c: C, random: Random) => C {
  const able = names.flatMap((name) => {
    const { neighbour } = parts[name]
    return neighbour === undefined ? [] : [{ name, neighbour }]
  })
  return (c, random) => {
    if (able.length === 0) return c
    const { name, neighbour } = able[random.nextInt(0, able.length - 1)]
    return { ...c, [name]: neighbour(c[name], random) }
  }
}

/** A part whose text would be mistaken for the end of it is written as a JSON string. */
const quote = (text: string): string => (/[;"\n]|^\s|\s$|^$/.test(text) ? JSON.stringify(text) : text)

function split(line: string): Map<string, string> {
  const texts = new Map<string, string>()
  const part = /\s*([^=;\s]+)=(?:("(?:[^"\\]|\\.)*")|([^;"]*))(?:;|$)/y
  while (part.lastIndex < line.length) {
    const start = part.lastIndex
    const match = part.exec(line)
    if (match === null)
      throw new RangeError(`"${line}" is not of the form name=value; name=value, from character ${start + 1} on`)
    const [, name, json, plain] = match
    if (texts.has(name)) throw new RangeError(`"${line}" has ${name}=… twice`)
    texts.set(name, json === undefined ? plain.trim() : unquoted(json))
  }
  return texts
}

function unquoted(json: string): string {
  const read = readJson(json)
  if (read.kind === 'read') return String(read.value)
  // A string has one error at most: it ends the reading.
  throw new RangeError(`${json} is not a JSON text: ${printJsonError(read.errors[0])}`)
}

/**
 * The domain with its parts made to agree after every draw, shrink and change: `mend` cuts values to the length of
 * their row, say. mend(mend(c)) must be mend(c).
 * @example const ordered = reconcile(record({ a: integers(0, 9), b: integers(0, 9) }), ({ a, b }) => ({ a, b: Math.max(a, b) }))
 */
export function reconcile<C>(domain: Domain<C>, mend: (c: C) => C): Domain<C> {
  const { arbitrary, print, size, small, neighbour } = domain
  return {
    ...domain,
    arbitrary: arbitraryOf({
      draw: (random, biasFactor) => mend(arbitrary.generate(random, biasFactor).value),
      contains: (value): value is C => arbitrary.canShrinkWithoutContext(value),
      *simpler(c) {
        const limit = size(c)
        for (const { value } of arbitrary.shrink(c, undefined)) {
          const mended = mend(value)
          if (size(mended) < limit) yield mended
        }
      },
    }),
    /** A line that would be mended is an error: what is replayed must be what was written. */
    parse(line) {
      const c = domain.parse(line)
      const mended = print(mend(c))
      if (print(c) === mended) return c
      throw new RangeError(`the parts of "${line}" do not agree; ${mended} would`)
    },
    ...(neighbour && { neighbour: (c, random) => mend(neighbour(c, random)) }),
    ...(small && { small: reconcileSmall(domain, small, mend) }),
  }
}

/** The mended cases, each once. */
function reconcileSmall<C>({ print }: Domain<C>, { count: _, ...small }: Small<C>, mend: (c: C) => C): Small<C> {
  return enumerate({
    ...small,
    *upTo(size) {
      const texts = new Set<string>()
      for (const c of small.upTo(size)) {
        const mended = mend(c)
        const text = print(mended)
        if (!texts.has(text)) yield mended
        texts.add(text)
      }
    },
    cases: (size) => `cases that agree of ${small.scope(size)}`,
  })
}
