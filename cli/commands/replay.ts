// lemmata replay: one case again, from the corpus or from the counterexample of a run.
import { readStoredCase, replayCase, type StoredCase } from '../../run/index.ts'
import type { Replayed, Runnable } from '../../src/engine/index.ts'
import type { Command, Io } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { readText } from '../files.ts'
import { findClaim } from '../find-claims.ts'
import { ownClaimsIn, replayOwn } from '../own/index.ts'

export const replay = (claims: readonly Runnable[]): Command => ({
  name: 'replay',
  summary: 'run one case again, from the corpus or a counterexample file',
  example: 'lemmata replay corpus/lemma-8a.jsonl:3',
  options: [],
  operand: { value: 'FILE', help: 'a line of a corpus, such as corpus/lemma-8a.jsonl:3, or a counterexample file' },
  run(options, io, [file]) {
    const stored = readStoredCase(file, (path) => readText(path, io))
    const show = ({ key, title, replayed }: Shown): number => {
      const { ending, case: text, lines } = replayed
      if (options.has('json')) io.json({ key, case: text, ending, lines })
      else io.out([`${key}: ${title}`, ...[OUTCOMES[ending], `case      ${text}`, ...lines].map(indent)].join('\n'))
      return CODES[ending]
    }
    const shipped = (): number => {
      const claim = findClaim(claims, stored.key)
      return show({ ...claim, replayed: replayCase(claim, stored) })
    }
    return isOwn(stored, claims, io)
      ? replayOwn(stored, claims, io).then((own) => (own === null ? shipped() : show(own)))
      : shipped()
  },
})

interface Shown extends Pick<Runnable, 'key' | 'title'> {
  readonly replayed: Replayed
}

const indent = (line: string): string => `  ${line}`

/** In a checkout, only the last results tell of other claims than those that ship. */
const isOwn = ({ key }: StoredCase, claims: readonly Runnable[], io: Io): boolean =>
  !io.isCheckout || ownClaimsIn(claims, io).some((claim) => claim.key === key)

const OUTCOMES: Readonly<Record<Replayed['ending'], string>> = {
  failed: 'fails again',
  crashed: 'the check throws again',
  passed: 'passes now',
  undecided: 'undecided: it needs more bits than the cap',
  discarded: 'not a case of the claim: a hypothesis does not hold',
}

const CODES: Readonly<Record<Replayed['ending'], number>> = {
  failed: EXIT.failed,
  crashed: EXIT.failed,
  passed: EXIT.passed,
  undecided: EXIT.open,
  discarded: EXIT.open,
}
