import { expect, test } from 'vitest'
import { runClaim } from '../../src/engine/index.ts'
import { integerClaim, integers } from '../../tests/support/integers.ts'
import { lookUp } from '../../tests/support/look-up.ts'
import { counterexample } from './counterexample.ts'

test('a case that its domain describes is shown in lines, and so are the frames of a crash', () => {
  const described = { ...integers(9), describe: (c: number) => [`${c} is`, '  too <large>'] }
  const result = runClaim(integerClaim(9, (c, probe) => probe.same(lookUp(c), c), { domain: described }))
  const block = result.counterexample === null ? '' : counterexample(result.counterexample).source
  expect(block).toContain('<dt>which is</dt><dd dir="auto"><pre tabindex="0">3 is\n  too &lt;large&gt;</pre></dd>')
  expect(block).toMatch(
    /<dt>at<\/dt><dd dir="auto"><pre tabindex="0">lookUp \(tests\/support\/look-up\.ts:4:\d+\)\ncheck \(reports/,
  )
})
