// A claim as a property of fast-check, for suites that run `fc.assert` themselves.
import fc from 'fast-check'
import { prepare } from './cases.ts'
import type { Claim } from './claim.ts'
import { Drawing } from './draw.ts'
import { examinerOf } from './examine.ts'
import { findingLines, findingOf, ownWords } from './explain.ts'

/**
 * Random cases only, without corpus, small cases, required labels and search. A case that is not decided fails: it is no pass.
 * @example fc.assert(propertyOf(equalShare), { numRuns: 1000 })
 */
export function propertyOf<C, L extends string>(claim: Claim<C, L>): fc.IPropertyWithHooks<[C]> {
  const { domain, key, title } = prepare(claim)
  const examiner = examinerOf<C>(claim)
  return fc.property(new Drawing(domain.arbitrary), (c) => {
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
