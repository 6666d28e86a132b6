// `junit.xml`: a test case a claim, for services that show test results. XML 1.0 has no place for control characters, lone
// surrogates and the like, not even as references: they are spelled out.
import { casesOf, explain } from '../../src/engine/index.ts'
import type { Theorem, Theorems } from '../document/index.ts'
import { sectionsOf, standingOf } from '../document/index.ts'
import { formatCount, verdictText, visible, visibleLines } from './text.ts'

/** @example junitOf(document) // <?xml version="1.0" encoding="UTF-8"?> … */
export function junitOf({ claims, seconds }: Theorems): string {
  const suites = sectionsOf(claims).flatMap(({ title, claims: own }) => [
    `  <testsuite ${attributes({ name: title, ...countsOf(own), time: timeOf(own) })}>`,
    ...own.flatMap(testCase),
    '  </testsuite>',
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name: 'lemmata', ...countsOf(claims), time: seconds.toFixed(3) })}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

type Kind = 'failure' | 'error' | 'skipped'

/** What did not pass, in the words of JUnit: an error is no answer, and what was not run to its end was skipped. */
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

const timeOf = (claims: readonly Theorem[]): string => claims.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3)

function testCase(claim: Theorem): string[] {
  const { id, key, title, seconds } = claim
  // Never a seed: services compare tests over runs by their names.
  const opened = `    <testcase ${attributes({ classname: id, name: `${key}: ${title}`, time: seconds.toFixed(3) })}`
  const kind = kindOf(claim)
  if (kind === null) return [`${opened}/>`]
  const message = `${verdictText(claim)} after ${formatCount(casesOf(claim), 'case')}`
  if (kind === 'skipped') return [`${opened}>`, `      <skipped ${attributes({ message })}/>`, '    </testcase>']
  const text = escaped(visibleLines(explain({ ...claim, seed: claim.seeds[0] })))
  return [
    `${opened}>`,
    `      <${kind} ${attributes({ type: claim.verdict, message })}>${text}</${kind}>`,
    '    </testcase>',
  ]
}

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(visible(value))}"`)
    .join(' ')

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character])
