// lemmata list: the claims, with their verdicts in the last run: in a project the user's own, in a checkout of lemmata all.
import { presentation } from '../../properties/presentation.ts'
import type { Theorem } from '../../reports/document/index.ts'
import { claimOutput, headline } from '../../reports/text/index.ts'
import type { Runnable } from '../../src/engine/index.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { lastResults, noResults, SHIPPED } from '../own/index.ts'

export const list = (claims: readonly Runnable[]): Command => ({
  name: 'list',
  summary: 'your claims with the verdict of the last run; --shipped: those of lemmata',
  example: 'lemmata list --json',
  options: [SHIPPED],
  run(options, io) {
    const { run: last, own, ofShipped, damaged } = lastResults(claims, io)
    const isShipped = options.has('shipped')
    const listed: readonly Listed[] = [
      ...(isShipped ? [] : own.map((theorem) => ({ ...theorem, last: theorem }))),
      ...(isShipped || io.isCheckout
        ? claims.map((claim) => ({
            ...claim,
            id: claim.of,
            section: claim.section ?? null,
            last: ofShipped(claim.key),
          }))
        : []),
    ]
    if (options.has('json')) {
      const run = last === null ? null : { profile: last.profile, seed: last.seed, seconds: last.seconds }
      io.json({ run, claims: listed.map(asJson) })
    } else if (listed.length === 0) io.out(noResults(io))
    else {
      const isOfOurs = isShipped || io.isCheckout
      io.out(claimOutput(listed, io.looks, isOfOurs ? presentation : last?.presentation))
      if (last !== null) io.out(`\nlast run: ${headline(last)}`)
      else if (own.length === 0) io.out('\nno run yet: npm test runs all claims, lemmata check some')
    }
    for (const line of damaged) io.err(`lemmata: ${line}`)
    return EXIT.passed
  },
})

interface Listed
  extends Pick<Theorem, 'key' | 'id' | 'variant' | 'section' | 'title' | 'statement' | 'uses' | 'expects'> {
  readonly last: Theorem | null
}

const asJson = ({ key, id, variant, title, statement, uses, expects, last }: Listed): object => ({
  key,
  id,
  variant,
  title,
  statement,
  uses,
  expects,
  verdict: last?.verdict ?? null,
  passed: last?.passed ?? null,
  file: last?.file ?? null,
})
