import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Domain, domainOf, type Random, type Small } from '../src/engine/index.ts'
import { assertDomain, type DomainLaws } from './assertions.ts'
import { integers } from './rationals/integer.ts'

const whole = integers(0, 20)
const isValid = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= 20

interface Ways {
  draw(random: Random): number
  simpler(n: number): { readonly value: number; readonly context?: unknown }[]
  needsNoContext(n: unknown): boolean
}

/** Integers from 0 to 20 that can be broken where `domainOf` would not allow it. */
class Breakable extends fc.Arbitrary<number> {
  private readonly ways: Ways

  constructor(ways: Partial<Ways>) {
    super()
    this.ways = {
      draw: (random) => random.nextInt(0, 20),
      simpler: (n) => (n > 0 ? [{ value: n - 1 }] : []),
      needsNoContext: () => true,
      ...ways,
    }
  }

  generate(random: fc.Random): fc.Value<number> {
    return new fc.Value(this.ways.draw(random), undefined)
  }

  canShrinkWithoutContext(value: unknown): value is number {
    return this.ways.needsNoContext(value)
  }

  shrink(n: number): fc.Stream<fc.Value<number>> {
    const values = this.ways.simpler(n).map(({ value, context }) => new fc.Value(value, context))
    return fc.stream(values.values())
  }
}

const drawn = (ways: Partial<Ways>): Domain<number> => ({ ...whole, arbitrary: new Breakable(ways) })
const enumerated = (
  upTo: (size: number) => Iterable<number>,
  count: number,
  more: Partial<Small<number>> = {},
): Domain<number> => ({ ...whole, small: { upTo, count: () => count, scope: () => 'some', ...more } })

const complaint = (domain: Domain<number>, laws: Partial<DomainLaws<number>> = {}): string => {
  try {
    assertDomain(domain, { isValid, ...laws })
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.message : 'not an Error'
  }
}

/** A different number every time, whatever the seed. */
const counter = (): (() => number) => {
  let calls = 0
  return () => calls++ % 21
}

describe('assertDomain', () => {
  test('has nothing to say about a domain that keeps the laws', () => {
    expect(complaint(whole)).toBe('none')
    expect(complaint(drawn({}))).toBe('none')
    expect(complaint(whole, { labels: { even: { share: 0.4, on: (n) => n % 2 === 0 } } })).toBe('none')
    const { small: _, neighbour: __, ...bare } = whole
    expect(complaint(bare)).toBe('none')
  })

  test('notices draws that the seed does not decide', () => {
    expect(complaint(drawn({ draw: counter() }))).toMatch(/^the same seed drew \d+, then \d+$/)
  })

  test('notices draws that are not valid', () => {
    expect(complaint(drawn({ draw: () => 21 }))).toBe('21 was drawn and is not valid')
  })

  test('notices labels that are too rare', () => {
    const labels = { large: { share: 0.5, on: (n: number) => n > 15 } }
    expect(complaint(whole, { labels })).toMatch(/^"large" is on 2\d\.\d% of the drawn cases, 50.0% are required$/)
  })

  test('notices cases that are not read back as they were', () => {
    expect(complaint({ ...whole, parse: (line) => Math.min(9, Number(line)) })).toMatch(
      /^\d\d was drawn and is read back as 9$/,
    )
    expect(complaint({ ...whole, print: (n) => `${n}\n` })).toMatch(/^"\d+\\n" was drawn and takes more than one line$/)
  })

  test('notices sizes that differ after reading, or are no size', () => {
    const even = (n: number): string => `${2 * Math.floor(n / 2)}`
    expect(complaint({ ...whole, print: even })).toMatch(/^\d+ was drawn with size \d+ and is read back with size \d+$/)
    expect(complaint({ ...whole, size: () => -1 })).toMatch(/^\d+ was drawn and has size -1$/)
  })

  test('notices shrinks that are not smaller, not valid, or carry a context', () => {
    const to = (value: (n: number) => number, context?: unknown) =>
      drawn({ simpler: (n) => (n > 0 ? [{ value: value(n), context }] : []) })
    expect(complaint(to((n) => n))).toMatch(/^(\d+) shrinks to \1, which is not smaller: \1 after \1$/)
    expect(complaint(to((n) => n - 0.5))).toMatch(/^[\d.]+ was shrunk from \d+ and is not valid$/)
    expect(complaint(to((n) => n - 1, 'seen'))).toMatch(/^\d+ shrinks to \d+ with a context$/)
  })

  test('notices cases that do not shrink without context, or not alike after reading', () => {
    expect(complaint(drawn({ needsNoContext: () => false }))).toMatch(/^\d+ was drawn and does not shrink without/)
    expect(complaint(drawn({ needsNoContext: (n) => Number(n) % 2 === 0 }))).toMatch(/does not shrink without context$/)
    const next = counter()
    const forgetful = drawn({ simpler: (n) => (next() % 2 === 0 && n > 0 ? [{ value: 0 }] : []) })
    expect(complaint(forgetful)).toMatch(/^\d+ shrinks to 0, read back to nothing$/)
  })

  test('notices neighbours that are not well-formed, not repeatable, or none at all', () => {
    expect(complaint({ ...whole, neighbour: (n) => n + 0.5 })).toMatch(/^[\d.]+ was varied from \d+ and is not valid$/)
    expect(complaint({ ...whole, neighbour: counter() })).toMatch(/^equal randomness turned \d+ into \d+ and into \d+$/)
    expect(complaint({ ...whole, neighbour: (n) => n })).toBe('neighbour left all of 1000 cases as they were')
  })

  test('lets neighbours leave the hypotheses where it is told so, but not the type', () => {
    const isEven = (n: number): boolean => n % 2 === 0
    const evens = drawn({
      draw: (random) => 2 * random.nextInt(0, 10),
      simpler: (n) => (n > 1 ? [{ value: n - 2 }] : []),
    })
    const { small: _, ...unlisted } = evens
    expect(complaint(unlisted, { isValid: isEven })).toMatch(/was varied from \d+ and is not valid$/)
    expect(complaint(unlisted, { isValid: isEven, isWellFormed: isValid })).toBe('none')
  })

  test('notices a neighbour that writes into its case', () => {
    const boxes = domainOf<number[]>({
      draw: () => [1],
      isShaped: (value) => Array.isArray(value),
      simpler: () => [],
      print: ([n]) => String(n),
      read: (line) => [Number(line)],
      size: ([n]) => n,
      neighbour: (box) => {
        box[0] += 1
        return [...box]
      },
    })
    expect(() => assertDomain(boxes, { isValid: () => true })).toThrow('neighbour changed 1 itself into 3')
  })

  test('notices scopes that repeat, miscount, forget, or cannot be enumerated again', () => {
    expect(complaint(enumerated(() => [0, 1, 0], 3))).toBe('0 is enumerated twice up to size 1')
    expect(complaint(enumerated(() => [0, 1], 3))).toBe('up to size 1 there are 2 cases, and 3 are counted')
    expect(complaint(enumerated((size) => [size], 1))).toBe('1 is enumerated up to size 1 and not up to size 2')
    const once = [0, 1].values()
    expect(complaint(enumerated(() => once, 2))).toBe('a second enumeration up to size 1 differs')
    expect(complaint(enumerated(() => [99], 1))).toBe('99 was enumerated and is not valid')
  })

  test('notices a scope that is said to be whole and lacks a case', () => {
    const all = Array.from({ length: 21 }, (_, n) => n)
    expect(complaint(enumerated(() => all, 21, { isWhole: () => true }))).toBe('none')
    expect(complaint(enumerated(() => all.slice(0, 20), 20, { isWhole: () => true }))).toBe(
      '20 was drawn and is not enumerated up to size 1, the whole domain',
    )
    expect(complaint(enumerated(() => all.slice(0, 20), 20))).toBe('none')
  })
})
