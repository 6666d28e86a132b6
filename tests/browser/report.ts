// A report of every claim that there is, some of them really run; and of one by a stranger whose symbols are hostile.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { claims } from '../../properties/index.ts'
import { mutants } from '../../properties/mutants.ts'
import { presentation } from '../../properties/presentation.ts'
import {
  type Coverage,
  coverageOf,
  type Giveaway,
  type MutantRecord,
  type Theorems,
  theorems,
} from '../../reports/document/index.ts'
import type { MutantReport } from '../../reports/html/index.ts'
import { pageOf } from '../../reports/html/index.ts'
import { type Claim, type ClaimResult, type Runnable, runnable } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { integers } from '../support/integers.ts'
import { sampleMutant, sampleOther } from '../support/sample-mutant.ts'

/** What must appear as text and never as markup, wherever a claim may say it. */
export const HOSTILE = `<script>hacked=1</script>"'&<img src=x onerror=hacked=1> שלום 🎲`

const hostile: Claim<number> = {
  key: 'hostile',
  of: 'hostile',
  variant: 'own',
  expects: 'holds',
  title: `title ${HOSTILE}`,
  statement: `Statement x_{${HOSTILE}} √(${HOSTILE}).`,
  uses: [HOSTILE],
  domain: { ...integers(9), print: (c) => `${c}${HOSTILE}` },
  requires: { [`label ${HOSTILE}`]: 0.1 },
  check(c, probe) {
    probe.label(`label ${HOSTILE}`)
    probe.measure(`measure ${HOSTILE}`, c)
    probe.magnitude(`magnitude ${HOSTILE}`, rational.of(c))
    return probe.atMost(rational.of(c), rational.of(8), `what ${HOSTILE}`)
  },
  explain: () => `explanation ${HOSTILE}`,
  illustrate: () => ({
    symbols: [HOSTILE, '\u202e', '"'],
    layers: [
      {
        name: HOSTILE,
        heads: [
          {
            name: `head ${HOSTILE}`,
            mask: HOSTILE,
            weighting: HOSTILE,
            rows: [1, 2, 3].map((i) => ({
              ...{ i, first: 1, temperature: HOSTILE, chosen: [1] },
              ...{ scores: ['1', { lo: HOSTILE, hi: HOSTILE }, '3'], heat: [0.5, 0.25, 0.25] },
            })),
            outputs: [
              {
                coordinate: `output ${HOSTILE}`,
                lemma: HOSTILE,
                gamma: HOSTILE,
                tolerance: HOSTILE,
                positions: [1, 2, 3].map(() => ({ hard: HOSTILE, soft: HOSTILE, error: HOSTILE, margin: HOSTILE })),
              },
            ],
          },
        ],
        nets: [
          {
            ...{ coordinate: `net ${HOSTILE}`, lemma: HOSTILE, values: [HOSTILE, '2', '3'] },
            ...{ margins: ['1', '2', HOSTILE], margin: HOSTILE },
          },
        ],
      },
    ],
  }),
}

/** Really run. All others are shown with the evidence of one of these, since to run them all takes minutes. */
const RUN = /^(?:lemma-[67]|lemma-8[abc]|lemma-25|theorem-15a|theorem-26)(?:\.printed|\.step-.*|\.hot)?$/

const run = (claim: Runnable): ClaimResult =>
  claim.run({ profile: 'mutate', numRuns: claim.expects === 'refuted' ? 100 : 20, illustrated: true })

export function reportOfAll(mutants: readonly MutantRecord[] = []): Theorems {
  const known = new Map(claims.filter(({ key }) => RUN.test(key)).map((claim) => [claim.key, run(claim)]))
  // Of rows and values: models in cases take a hundred times the room, and few claims have them.
  const rows = [...known.values()].filter(({ key }) => /^lemma-[678]/.test(key))
  const lenders = {
    refuted: rows.filter(({ expects }) => expects === 'refuted'),
    holds: rows.filter(({ expects }) => expects === 'holds'),
  }
  const pictures = known.get('theorem-15a')?.illustrations ?? []
  const results = claims.map((claim, k) => {
    const { length } = lenders[claim.expects]
    const lender = lenders[claim.expects][k % length]
    // About every other claim compares with bounds.
    const compared = k % 2 === 0 ? {} : { ratios: [], growth: [] }
    const lent = { ...lender, ...compared, illustrations: isPictured(claim) ? pictures : [] }
    return known.get(claim.key) ?? { ...lent, ...identityOf(claim) }
  })
  const all = [...results, run(runnable(hostile))]
  const coverage = new Map(all.map(({ id }) => [id, reached(id)]))
  return theorems(all, { profile: 'mutate', seed: 1, seconds: 12, coverage, mutants, presentation })
}

/** Code of which a line and two branches are not reached. */
function reached(id: string): Coverage {
  const lines = [{ line: 12, text: `return '${HOSTILE}'` }]
  const branches = [...lines, { line: 7, text: 'if (n > 1) return n / 2' }]
  const file = { file: `src/${HOSTILE}.ts`, lines: 8, unreachedLines: lines, branches: 8, unreachedBranches: branches }
  return coverageOf([file], `coverage/${id}/index.html`)
}

const CLUES: readonly Giveaway[] = ['output', 'obligation', 'output', 'unrefuted', 'undecided', 'means']

/** Every mutant there is, as if it had run, with the statements as others that were asked; and some that are alive, or hostile. */
export function allMutants(): MutantReport {
  const main = claims.filter(({ key, of }) => key === of)
  const all = mutants.map(({ name, killer, mistake, kind }, k) =>
    sampleMutant({
      ...{ name, killer, mistake, cases: 1 + ((7 * k) % 40), gaveAway: CLUES[k % CLUES.length], seeds: 20 },
      counterexample: 'row=(-2 0 -2) peak 2 gamma 2; values=(-1 1 -1)',
      others:
        kind === 'model'
          ? []
          : main.map(({ key }, j) => sampleOther(key, (k + j) % 3 === 0 ? 1 + ((k + j) % 40) : null)),
    }),
  )
  const sketch = `Rationals commute: ${HOSTILE}.`
  const odd = [
    sampleMutant({ name: `hostile.${HOSTILE}`, killer: 'hostile', mistake: HOSTILE, counterexample: HOSTILE }),
    sampleMutant({ name: 'hostile.alive', killer: 'hostile', cases: null }),
    sampleMutant({ name: 'hostile.same', killer: 'hostile', cases: null, equivalent: sketch }),
    sampleMutant({ name: 'hostile.not-same', killer: 'hostile', cases: 3, equivalent: sketch }),
  ]
  const folder = {
    folder: 'lemmas',
    mutants: 1_200,
    killed: 1_000,
    timeout: 3,
    survived: 7,
    noCoverage: 0,
    excluded: 190,
  }
  const folders = ['lemmas', HOSTILE].map((name) => ({ ...folder, folder: name, score: 99.3, seconds: 1_234.5 }))
  return { planted: [...all, ...odd], stryker: { folders, page: 'mutation/index.html' } }
}

/** Of the statements by which formulas become transformers each has a picture or two, and so have some more. */
const isPictured = ({ key, of, variant }: Runnable): boolean =>
  variant === 'repaired' && key === of && /^(?:theorem|corollary|lemma)-/.test(key)

const identityOf = ({ key, of, variant, title, statement, uses, insteadOf, topic, section }: Runnable) => ({
  key,
  id: of,
  variant,
  title,
  statement,
  uses,
  insteadOf: insteadOf ?? null,
  topic: topic ?? null,
  section: section ?? null,
})

/** Writes the page, as people have it: a file on a disk. */
export function writePage(document: Theorems, mutants: MutantReport): { readonly url: string; readonly size: number } {
  const coverage = new Map(document.claims.map(({ id }) => [id, reached(id)]))
  return writeSource(pageOf(document, { mutants, coverage }))
}

export function writeSource(source: string): { readonly url: string; readonly size: number } {
  const file = join(mkdtempSync(join(tmpdir(), 'lemmata-page-')), 'index.html')
  writeFileSync(file, source)
  return { url: pathToFileURL(file).href, size: Buffer.byteLength(source) }
}
