// All that the engine needs to know of a kind of case: how to draw, print, read, measure, shrink, enumerate and vary it.
// `domainOf` makes one from plain functions.
import fc from 'fast-check'
import type { Small } from './small.ts'

/**
 * Integers from min to max, both included. fast-check's own generator fits.
 * @example const die = (random: Random) => random.nextInt(1, 6)
 */
export interface Random {
  nextInt(min: number, max: number): number
}

/**
 * Any `fc.Arbitrary`, be it of the commonjs or of the module build of fast-check: their streams have types that do not mix.
 * @example const anyOf: ArbitraryLike<number> = fc.integer({ min: 0, max: 9 })
 */
export interface ArbitraryLike<C> {
  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<C>
  canShrinkWithoutContext(value: unknown): boolean
  shrink(value: C, context: unknown): Iterable<fc.Value<C>>
}

/** @example const bits: Domain<Word> = words(['0', '1'], { maxLength: 8 }) */
export interface Domain<C> {
  /** What it draws shrinks with its context first; cases of a corpus and neighbours shrink only as far as it shrinks without. */
  readonly arbitrary: fc.Arbitrary<C>
  /** One line; parse(print(c)) is c again. */
  print(c: C): string
  /** Several lines for people, where the printed line is for machines. */
  describe?(c: C): readonly string[]
  /** Throws an Error that says what is wrong with the line. */
  parse(line: string): C
  /** What shrinking must lower. */
  size(c: C): number
  readonly small?: Small<C>
  /** A neighbour, for the targeted search. It need not satisfy the hypotheses of a claim. */
  neighbour?(c: C, random: Random): C
}

/** @example const parts: Pick<DomainRecipe<number>, 'draw'> = { draw: (random) => random.nextInt(0, 9) } */
export interface DomainRecipe<C> extends Omit<Domain<C>, 'arbitrary' | 'parse'> {
  draw(random: fc.Random): C
  /** Whether a value of any kind has the type of a case. */
  isShaped(value: unknown): value is C
  /** What is wrong with a value of that type; undefined for a case of the domain. Default: nothing ever is. */
  flaw?(c: C): string | undefined
  /** Candidates, boldest first. Those that are not smaller or not of the domain are left out, so be bold. */
  simpler(c: C): Iterable<C>
  /** What a line says, be it a case of the domain or not; throws an Error if it says nothing. */
  read(line: string): C
}

/**
 * @example
 * const bits = domainOf({
 *   draw: (random) => random.nextInt(0, 1), isShaped: (value) => value === 0 || value === 1,
 *   simpler: () => [0], size: (bit) => bit, print: String, read: Number,
 * })
 * bits.parse('1') // 1
 */
export function domainOf<C>(recipe: DomainRecipe<C>): Domain<C> {
  const { draw, isShaped, flaw = () => undefined, simpler, read, ...domain } = recipe
  const contains = (value: unknown): value is C => isShaped(value) && flaw(value) === undefined
  return {
    ...domain,
    arbitrary: arbitraryOf({
      draw,
      contains,
      *simpler(c) {
        const limit = domain.size(c)
        for (const candidate of simpler(c)) if (domain.size(candidate) < limit && contains(candidate)) yield candidate
      },
    }),
    parse(line) {
      const c = read(line)
      const wrong = flaw(c)
      if (wrong === undefined) return c
      throw new Error(`${line === '' ? 'an empty line' : line}: ${wrong}`)
    },
  }
}

interface ArbitraryRecipe<C> {
  draw(random: fc.Random, biasFactor: number | undefined): C
  contains(value: unknown): value is C
  simpler(c: C): Iterable<C>
}

/**
 * No value has a context, so those of a corpus or a search shrink like drawn ones.
 * @example
 * const digits = arbitraryOf({
 *   draw: (random) => random.nextInt(0, 9),
 *   contains: (value): value is number => typeof value === 'number' && value >= 0 && value <= 9,
 *   *simpler(digit) { if (digit > 0) yield digit - 1 },
 * })
 * fc.assert(fc.property(digits, (digit) => digit < 10))
 */
export const arbitraryOf = <C>(recipe: ArbitraryRecipe<C>): fc.Arbitrary<C> => new FromRecipe(recipe)

class FromRecipe<C> extends fc.Arbitrary<C> {
  private readonly recipe: ArbitraryRecipe<C>

  constructor(recipe: ArbitraryRecipe<C>) {
    super()
    this.recipe = recipe
  }

  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<C> {
    return new fc.Value(this.recipe.draw(random, biasFactor), undefined)
  }

  canShrinkWithoutContext(value: unknown): value is C {
    return this.recipe.contains(value)
  }

  shrink(value: C): fc.Stream<fc.Value<C>> {
    return fc.stream(withoutContext(this.recipe.simpler(value)))
  }
}

function* withoutContext<C>(values: Iterable<C>): IterableIterator<fc.Value<C>> {
  for (const value of values) yield new fc.Value(value, undefined)
}
