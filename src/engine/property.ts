// A claim as a property of fast-check, for suites that run `fc.assert` themselves.
import fc from 'fast-check'
import { prepare } from './cases.ts'
import type { Claim } from './claim.ts'
import type { ArbitraryLike } from './domain.ts'
import { examinerOf } from './examine.ts'
import { findingLines, findingOf, ownWords } from './explain.ts'

/**
 * Random cases only, without corpus, small cases, required labels and search. A case that is not decided fails: it is no pass.
 * @example
 * const claim = computes({
 *   key: 'reverse', title: 'reversed twice', statement: 'Twice reversed is the same.', domain: words(['a', 'b']),
 *   observed: (w) => w.toReversed().toReversed(), expected: (w) => w,
 * })
 * fc.assert(propertyOf(claim), { numRuns: 200 })
 */
export function propertyOf<C, L extends string>(claim: Claim<C, L>): fc.IPropertyWithHooks<[C]> {
  const { domain, key, title } = prepare(claim)
  const examiner = examinerOf<C>(claim)
  return fc.property(new Adapted(domain.arbitrary), (c) => {
    const ending = examiner.examine(c)
    fc.pre(ending.kind !== 'discarded')
    if (ending.kind === 'passed') return
    const words = ownWords<C>(claim, c)
    const lines = [
      `case      ${domain.print(c)}`,
      ...findingLines(findingOf(ending)),
      ...(words === null ? [] : [words]),
    ]
    throw new Error([`${key}: ${title}: ${ending.kind}`, ...lines].join('\n  '))
  })
}

/** An arbitrary of any build of fast-check as one of ours. */
class Adapted<C> extends fc.Arbitrary<C> {
  private readonly source: ArbitraryLike<C>

  constructor(source: ArbitraryLike<C>) {
    super()
    this.source = source
  }

  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<C> {
    return this.source.generate(random, biasFactor)
  }

  canShrinkWithoutContext(value: unknown): value is C {
    return this.source.canShrinkWithoutContext(value)
  }

  shrink(value: C, context: unknown): fc.Stream<fc.Value<C>> {
    return fc.stream(walk(this.source.shrink(value, context)))
  }
}

function* walk<T>(values: Iterable<T>): IterableIterator<T> {
  yield* values
}
