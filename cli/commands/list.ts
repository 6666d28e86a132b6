// lemmata list: the claims, with their verdicts in the last run.

import { presentation } from '../../properties/presentation.ts'
import type { Theorem } from '../../reports/document/index.ts'
import { claimLines, headline } from '../../reports/text/index.ts'
import type { Runnable } from '../../src/engine/index.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { lastRun } from '../files.ts'

export const list = (claims: readonly Runnable[]): Command => ({
  name: 'list',
  summary: 'the claims with the verdict of the last run',
  example: 'lemmata list --json',
  options: [],
  run(options, io) {
    const last = lastRun(io)
    const known = new Map(last?.claims.map((theorem) => [theorem.key, theorem]))
    if (options.has('json')) {
      const run = last === null ? null : { profile: last.profile, seed: last.seed, seconds: last.seconds }
      io.out(JSON.stringify({ run, claims: claims.map((claim) => asJson(claim, known.get(claim.key))) }))
      return EXIT.passed
    }
    const lines = claims.map(({ key, of, variant, section = null, title }) => ({
      ...{ key, id: of, variant, section, title },
      last: known.get(key) ?? null,
    }))
    io.out(claimLines(lines, io.looks, presentation))
    io.out(
      last === null ? '\nno run yet: npm test runs all claims, lemmata check some' : `\nlast run: ${headline(last)}`,
    )
    return EXIT.passed
  },
})

const asJson = (
  { key, of, variant, title, statement, uses, expects }: Runnable,
  theorem: Theorem | undefined,
): object => ({
  key,
  id: of,
  variant,
  title,
  statement,
  uses,
  expects,
  verdict: theorem?.verdict ?? null,
  passed: theorem?.passed ?? null,
})
