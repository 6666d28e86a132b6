// An Arbitrary from four plain functions. Candidates that are not smaller or not of the domain are left out, so a shrinker
// may propose boldly; no value needs a context, so those of a corpus or a search shrink like drawn ones.
import fc from 'fast-check'
import type { Random } from '../src/engine/index.ts'

export interface Recipe<C, Source extends Random = Random> {
  draw(random: Source): C
  /** Whether a value is a case of the domain. */
  contains(value: unknown): value is C
  /** Candidates, boldest first. */
  simpler(c: C): Iterable<C>
  size(c: C): number
}

export const arbitraryOf = <C>(recipe: Recipe<C, fc.Random>): fc.Arbitrary<C> => new FromRecipe(recipe)

class FromRecipe<C> extends fc.Arbitrary<C> {
  private readonly recipe: Recipe<C, fc.Random>

  constructor(recipe: Recipe<C, fc.Random>) {
    super()
    this.recipe = recipe
  }

  generate(random: fc.Random): fc.Value<C> {
    return new fc.Value(this.recipe.draw(random), undefined)
  }

  canShrinkWithoutContext(value: unknown): value is C {
    return this.recipe.contains(value)
  }

  shrink(value: C): fc.Stream<fc.Value<C>> {
    return fc.stream(smaller(this.recipe, value))
  }
}

function* smaller<C>({ simpler, contains, size }: Recipe<C, fc.Random>, c: C): IterableIterator<fc.Value<C>> {
  const limit = size(c)
  for (const candidate of simpler(c)) {
    if (size(candidate) < limit && contains(candidate)) yield new fc.Value(candidate, undefined)
  }
}
