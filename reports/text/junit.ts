// `junit.xml`: one test case per claim, for services that show test results. XML 1.0 cannot contain control characters, lone
// surrogates and the like, not even as references: they are spelled out.
import { casesOf, explain } from '../../src/engine/index.ts'
import { sectionsOf, standingOf, sum, type Theorem, type Theorems, titleOf } from '../document/index.ts'
import { escapeMarkup, formatCount, verdictText, visible, visibleLines } from './text.ts'

/** @example junitOf(theorems([], { profile: 'quick', seed: 1, seconds: 0 })).slice(0, 38) // <?xml version="1.0" encoding="UTF-8"?> */
export function junitOf({ claims, seconds, presentation }: Theorems): string {
  const suites = sectionsOf(claims, presentation).flatMap(({ title, claims: own }) => [
    `  <testsuite ${attributes({ name: title, ...countsOf(own), time: timeOf(own) })}>`,
    ...own.flatMap((claim) => testCase(claim, titleOf(claim, presentation))),
    '  </testsuite>',
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name: presentation.title ?? 'lemmata', ...countsOf(claims), time: seconds.toFixed(3) })}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

type Kind = 'failure' | 'error' | 'skipped'

/** In the words of JUnit: a check that threw is an error, and an interrupted claim is skipped. */
function kindOf(claim: Theorem): Kind | null {
  switch (standingOf(claim)) {
    case 'passed':
      return null
    case 'interrupted':
      return 'skipped'
    case 'open':
      return 'failure'
    case 'failed':
      return claim.verdict === 'crashed' ? 'error' : 'failure'
  }
}

const countsOf = (claims: readonly Theorem[]): Record<string, string> => {
  const count = (kind: Kind): string => `${claims.filter((claim) => kindOf(claim) === kind).length}`
  return { tests: `${claims.length}`, failures: count('failure'), errors: count('error'), skipped: count('skipped') }
}

const timeOf = (claims: readonly Theorem[]): string => sum(claims, ({ seconds }) => seconds).toFixed(3)

function testCase(claim: Theorem, title: string): string[] {
  const { id, key, seconds } = claim
  // The name must not contain a seed: services compare runs by the names of tests.
  const start = `    <testcase ${attributes({ classname: id, name: `${key}: ${title}`, time: seconds.toFixed(3) })}`
  const kind = kindOf(claim)
  if (kind === null) return [`${start}/>`]
  const message = `${verdictText(claim)} after ${formatCount(casesOf(claim), 'case')}`
  if (kind === 'skipped') return [`${start}>`, `      <skipped ${attributes({ message })}/>`, '    </testcase>']
  const text = escapeMarkup(visibleLines(explain({ ...claim, seed: claim.seeds[0] })))
  return [
    `${start}>`,
    `      <${kind} ${attributes({ type: claim.verdict, message })}>${text}</${kind}>`,
    '    </testcase>',
  ]
}

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeMarkup(visible(value))}"`)
    .join(' ')
