// Domains made of domains: records of named parts, and parts that are made to agree again after every step.
import fc from 'fast-check'
import type { Domain, Random, Small } from './domain.ts'

type Parts<C> = { readonly [Key in keyof C]: Domain<C[Key]> }

/** Several domains side by side. @example record({ word: words(['a', 'b']), gamma: positiveRationals() }) */
export function record<C extends object>(parts: Parts<C>): Domain<C> {
  const names = keysOf(parts)
  return {
    arbitrary: new RecordArbitrary(parts, names),
    print: (c) => names.map((name) => `${String(name)}=${quoted(parts[name].print(c[name]))}`).join('; '),
    parse: (line) => {
      const texts = split(line)
      const stranger = [...texts.keys()].find((name) => !names.some((known) => String(known) === name))
      if (stranger !== undefined)
        throw new RangeError(`"${line}" has ${stranger}=…: the parts are ${names.map(String).join(', ')}`)
      return assemble(names, (name) => {
        const text = texts.get(String(name))
        if (text === undefined) throw new RangeError(`"${line}" lacks ${String(name)}=…`)
        return parts[name].parse(text)
      })
    },
    size: (c) => names.reduce((sum, name) => sum + parts[name].size(c[name]), 0),
    neighbour: neighbourOf(parts, names),
    ...smallOf(parts, names),
  }
}

/** Every choice of small parts, if all parts can be enumerated. */
function smallOf<C extends object>(parts: Parts<C>, names: readonly (keyof C)[]): { small?: Small<C> } {
  const enumerated = names.flatMap((name) => {
    const { small } = parts[name]
    return small === undefined ? [] : [{ name, small }]
  })
  if (enumerated.length < names.length) return {}
  function* from(c: Partial<C>, [next, ...rest]: typeof enumerated, size: number): Generator<C> {
    if (isComplete(c, names)) yield c
    else for (const part of next.small.upTo(size)) yield* from({ ...c, [next.name]: part }, rest, size)
  }
  return {
    small: {
      upTo: (size) => from({}, enumerated, size),
      scope: (size) => enumerated.map(({ name, small }) => `${String(name)}: ${small.scope(size)}`).join('; '),
      isWhole: (size) => enumerated.every(({ small }) => small.isWhole?.(size) === true),
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

/** Keys in the order they were written. */
function keysOf<C extends object>(parts: Parts<C>): (keyof C)[] {
  const names: (keyof C)[] = []
  for (const name in parts) names.push(name)
  return names
}

function assemble<C extends object>(names: readonly (keyof C)[], value: <Key extends keyof C>(name: Key) => C[Key]): C {
  const parts: Partial<C> = {}
  for (const name of names) parts[name] = value(name)
  if (!isComplete(parts, names)) throw new Error('a part is missing')
  return parts
}

const isComplete = <C extends object>(parts: Partial<C>, names: readonly (keyof C)[]): parts is C =>
  names.every((name) => Object.hasOwn(parts, name))

/** A part whose text would be mistaken for the end of it is written as a JSON string. */
const quoted = (text: string): string => (/[;"\n]|^\s|\s$|^$/.test(text) ? JSON.stringify(text) : text)

function split(line: string): Map<string, string> {
  const texts = new Map<string, string>()
  const part = /\s*([^=;\s]+)=(?:("(?:[^"\\]|\\.)*")|([^;"]*))(?:;|$)/y
  while (part.lastIndex < line.length) {
    const start = part.lastIndex
    const found = part.exec(line)
    if (found === null)
      throw new RangeError(`"${line}" is not of the form name=value; name=value, from character ${start + 1} on`)
    const [, name, json, plain] = found
    if (texts.has(name)) throw new RangeError(`"${line}" has ${name}=… twice`)
    texts.set(name, json === undefined ? plain.trim() : String(JSON.parse(json)))
  }
  return texts
}

class RecordArbitrary<C extends object> extends fc.Arbitrary<C> {
  private readonly parts: Parts<C>
  private readonly names: readonly (keyof C)[]

  constructor(parts: Parts<C>, names: readonly (keyof C)[]) {
    super()
    this.parts = parts
    this.names = names
  }

  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<C> {
    const value = assemble<C>(this.names, (name) => this.parts[name].arbitrary.generate(random, biasFactor).value)
    return new fc.Value(value, undefined)
  }

  canShrinkWithoutContext(value: unknown): value is C {
    return (
      typeof value === 'object' &&
      value !== null &&
      this.names.every(
        (name) => name in value && this.parts[name].arbitrary.canShrinkWithoutContext(Reflect.get(value, name)),
      )
    )
  }

  shrink(value: C): fc.Stream<fc.Value<C>> {
    const { parts, names } = this
    function* simpler(): IterableIterator<fc.Value<C>> {
      for (const name of names) {
        for (const part of parts[name].arbitrary.shrink(value[name], undefined)) {
          yield new fc.Value({ ...value, [name]: part.value }, undefined)
        }
      }
    }
    return fc.stream(simpler())
  }
}

/**
 * The domain with its parts made to agree after every draw, shrink and change: `mend` cuts values to the length of
 * their row, say. mend(mend(c)) must be mend(c).
 */
export function fitted<C>(domain: Domain<C>, mend: (c: C) => C): Domain<C> {
  const { small, neighbour } = domain
  return {
    ...domain,
    arbitrary: new FittedArbitrary(domain, mend),
    parse: (line) => agreeing(domain, mend, line),
    ...(neighbour === undefined ? {} : { neighbour: (c, random) => mend(neighbour(c, random)) }),
    ...(small === undefined ? {} : { small: fittedSmall(domain, small, mend) }),
  }
}

/** A line that would be mended is an error: what is replayed must be what was written. */
function agreeing<C>(domain: Domain<C>, mend: (c: C) => C, line: string): C {
  const c = domain.parse(line)
  const mended = domain.print(mend(c))
  if (domain.print(c) === mended) return c
  throw new RangeError(`the parts of "${line}" do not agree; ${mended} would`)
}

const fittedSmall = <C>(domain: Domain<C>, small: Small<C>, mend: (c: C) => C): Small<C> => {
  const upTo = (size: number): Iterable<C> => fittedOnce(domain, small.upTo(size), mend)
  return { ...small, upTo, scope: (size) => `all ${count(upTo(size))} cases that agree of ${small.scope(size)}` }
}

const count = (items: Iterable<unknown>): number => {
  let found = 0
  for (const _ of items) found += 1
  return found
}

function* fittedOnce<C>(domain: Domain<C>, cases: Iterable<C>, mend: (c: C) => C): Generator<C> {
  const seen = new Set<string>()
  for (const c of cases) {
    const made = mend(c)
    const text = domain.print(made)
    if (!seen.has(text)) yield made
    seen.add(text)
  }
}

class FittedArbitrary<C> extends fc.Arbitrary<C> {
  private readonly domain: Domain<C>
  private readonly mend: (c: C) => C

  constructor(domain: Domain<C>, mend: (c: C) => C) {
    super()
    this.domain = domain
    this.mend = mend
  }

  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<C> {
    return new fc.Value(this.mend(this.domain.arbitrary.generate(random, biasFactor).value), undefined)
  }

  canShrinkWithoutContext(value: unknown): value is C {
    return this.domain.arbitrary.canShrinkWithoutContext(value)
  }

  shrink(value: C): fc.Stream<fc.Value<C>> {
    const size = this.domain.size(value)
    return this.domain.arbitrary
      .shrink(value, undefined)
      .map((simpler) => new fc.Value(this.mend(simpler.value), undefined))
      .filter((simpler) => this.domain.size(simpler.value) < size)
  }
}
