// All that the engine needs to know of a kind of case: how to draw, print, read, measure, shrink, enumerate and vary it.
// `domainOf` makes one from plain functions.
import fc from 'fast-check'
import type { Small } from './small.ts'

/** Integers from min to max, both included. fast-check's own generator fits. */
export interface Random {
  nextInt(min: number, max: number): number
}

/**
 * Any `fc.Arbitrary`, be it of the commonjs or of the module build of fast-check: their streams have types that do not mix.
 * @example boundedBy({ key: 'mine', domain: fc.integer(), … })
 */
export interface ArbitraryLike<C> {
  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<C>
  canShrinkWithoutContext(value: unknown): boolean
  shrink(value: C, context: unknown): Iterable<fc.Value<C>>
}

export interface Domain<C> {
  /** What it draws shrinks with its context first; cases of a corpus and neighbours shrink only as far as it shrinks without. */
  readonly arbitrary: fc.Arbitrary<C>
  /** One line; parse(print(c)) is c again. */
  print(c: C): string
  /** Throws an Error that says what is wrong with the line. */
  parse(line: string): C
  /** What shrinking must lower. */
  size(c: C): number
  readonly small?: Small<C>
  /** A neighbour, for the targeted search. It need not satisfy the hypotheses of a claim. */
  neighbour?(c: C, random: Random): C
}

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

/** @example domainOf({ draw, isShaped, flaw, simpler, size, print, read }) */
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

/** No value has a context, so those of a corpus or a search shrink like drawn ones. */
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
