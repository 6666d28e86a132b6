// Examples must be cases of their domain: one that is not would fail without shrinking, and its line could not be run again.
import fc from 'fast-check'
import { messageOf } from '../json/index.ts'
import type { Cases, Prepared } from './cases.ts'

/** What is wrong with the examples of a claim, one line for each that its largest domain does not contain. */
export const strangeExamples = <C>({ examples = [], domain, deep }: Prepared<C>): string[] =>
  examples.flatMap((c, k) => {
    const flaw = flawOf(c, deep ?? domain)
    return flaw === undefined ? [] : [`example ${k + 1} is no case of the domain: ${flaw}`]
  })

/** A plain arbitrary knows no text, and those made by `map` and `chain` do not know what they contain: nothing can be told. */
function flawOf<C>(c: C, domain: Cases<C>): string | undefined {
  if (domain.parse === undefined) return undefined
  let text = fc.stringify(c)
  try {
    text = domain.print(c)
    const again = domain.print(domain.parse(text))
    if (again !== text) return `${text} is read back as ${again}`
  } catch (error) {
    const message = messageOf(error)
    return message.includes(text) ? message : `${text}: ${message}`
  }
  if (domain.arbitrary.canShrinkWithoutContext(c)) return undefined
  return `${text}: its arbitrary cannot shrink it (canShrinkWithoutContext is false; \`map\` needs an unmapper)`
}
