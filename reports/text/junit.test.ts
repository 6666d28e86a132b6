import { expect, test } from 'vitest'
import { presentation as builtIn } from '../../properties/presentation.ts'
import { atMost, samples } from '../../tests/cli/claims.ts'
import { readXml } from '../../tests/support/xml.ts'
import { theorems } from '../document/theorems.ts'
import { junitOf } from './junit.ts'

const crashing = atMost('lemma-9', 1, {
  check: () => {
    throw new Error('a & b < c')
  },
})
const presentation = { ...builtIn, statements: { 'theorem-12a': 'Fact 7' } }
const results = [
  ...samples.map((claim) => claim.run({ numRuns: 100 })),
  crashing.run(),
  atMost('lemma-7', 1).run({ isInterrupted: () => true }),
]
const document = theorems(results, { profile: 'quick', seed: 1, seconds: 1.5, presentation })

test('a claim is a test case of its section, and what did not pass says why', () => {
  expect(junitOf(document)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="Theorems about attention, tested" tests="8" failures="2" errors="1" skipped="1" time="1.500">
      <testsuite name="Attention, hard and soft (1–5)" tests="1" failures="1" errors="0" skipped="0" time="0.000">
        <testcase classname="definition-5" name="definition-5: numbers up to 1" time="0.000">
          <failure type="undecided" message="undecided after 104 cases">definition-5: numbers up to 1
      undecided
      Every number up to 10,000 is at most 1.
      1 case needs more bits than the cap</failure>
        </testcase>
      </testsuite>
      <testsuite name="One row of attention (6–9)" tests="6" failures="1" errors="1" skipped="1" time="0.000">
        <testcase classname="lemma-6" name="lemma-6: numbers up to 10000" time="0.000"/>
        <testcase classname="lemma-7" name="lemma-7: numbers up to 1" time="0.000">
          <skipped message="interrupted after 0 cases"/>
        </testcase>
        <testcase classname="lemma-8a" name="lemma-8a: numbers up to 10000" time="0.000"/>
        <testcase classname="lemma-8a" name="lemma-8a.printed: numbers up to 9000" time="0.000"/>
        <testcase classname="lemma-8b" name="lemma-8b: numbers up to 7654" time="0.000">
          <failure type="refuted" message="refuted after 6 cases">lemma-8b: numbers up to 7654
      refuted
      Every number up to 10,000 is at most 7654.
      case      7655
      expected  c ≤ bound
      observed  7655
      bound     7654
      ratio     between 1.00013065064 and 1.00013065065
      7655 is larger than 7654
      found as  random case 2 with seed 1, shrunk in 7 steps</failure>
        </testcase>
        <testcase classname="lemma-9" name="lemma-9: numbers up to 1" time="0.000">
          <error type="crashed" message="crashed after 1 case">lemma-9: numbers up to 1
      crashed
      Every number up to 10,000 is at most 1.
      case      0
      threw     Error: a &amp; b &lt; c
      at        check (reports/text/junit.test.ts:10:11)
      found as  exhaustive case 1 with seed 1, shrunk in 0 steps</error>
        </testcase>
      </testsuite>
      <testsuite name="Previous and next (11–13)" tests="1" failures="0" errors="0" skipped="0" time="0.000">
        <testcase classname="theorem-12a" name="theorem-12a: Fact 7: numbers up to 20000" time="0.000"/>
      </testsuite>
    </testsuites>
    "
  `)
})

test('the file is well-formed, and counts what is in it', () => {
  const { attributes, children } = readXml(junitOf(document))
  expect(attributes).toEqual({
    name: 'Theorems about attention, tested',
    tests: '8',
    failures: '2',
    errors: '1',
    skipped: '1',
    time: '1.500',
  })
  const cases = children.flatMap((suite) => suite.children)
  expect(cases.map(({ attributes: { classname } }) => classname)).toEqual(document.claims.map(({ id }) => id))
  for (const {
    attributes: { tests },
    children: own,
  } of children)
    expect(tests).toBe(`${own.length}`)
})

test.each([
  ['<a x="1">&lt;</a>', null],
  ['<a><b/></a>', null],
  ['<a><b></a>', 'another end'],
  ['<a>&x;</a>', '&x; is no reference'],
  ['<a>a & b</a>', 'is no reference'],
  ['<a x="<"/>', 'no element'],
  ['<a x="1" x="2"/>', 'twice'],
  ['<a>\u0001</a>', 'does not allow'],
  ['<a/><b/>', 'after the end'],
])('the reader of these tests takes %s for what it is', (text, error) => {
  const read = () => readXml(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)
  if (error === null) expect(read().name).toBe('a')
  else expect(read).toThrow(error)
})
