// From an empty folder to a verdict, a report and a replay, as a user of the published package goes, with what they see at every step:
// the commands and the claim of the README, in packages of both kinds. Needs the build and a Chromium.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser/chrome.ts'
import { running, theoremsIn } from '../quality/shards-project.ts'
import { timeless } from '../support/timeless.ts'
import { ROOT } from './entries.ts'
import { installed } from './installed.ts'

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const [, claim = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
const [, failure = ''] = /```\n(half: [\s\S]*?)```/.exec(readme) ?? []

test.each(['module', 'commonjs'] as const)(
  'a stranger gets from an empty folder to a replay, in a %s package',
  async (type) => {
    const folder = installed(type)
    const shell = async (line: string): Promise<[number | string | null, string]> => {
      const { how, output } = await running('sh', ['-c', line], folder).end
      return [how, timeless(output)]
    }

    expect(await shell('npx --silent lemmata init')).toMatchInlineSnapshot(`
    [
      0,
      "kept     package.json, which lacks
               "scripts": { "test": "vitest run" }
    written  vitest.config.mts
    written  lib/finds-one.ts
    written  lib/finds-one.test.ts
    written  .gitignore

    next:
      npx vitest run
      npx lemmata list
    ",
    ]
  `)
    const [how, first] = await shell('npx vitest run --coverage')
    expect([how, first.slice(first.indexOf('  claim '))]).toMatchInlineSnapshot(`
      [
        0,
        "  claim      verdict  cases  closest  code  time
      ✓ finds-one  holds    3,014   81.76%  100%  0.0 s  softmax finds a 1

      1 claim: 1 passed; 3,014 cases; 0.0 s; seed 1; quick
      report: reports/out/index.html

       % Coverage report from v8
      --------------|---------|----------|---------|---------|-------------------
      File          | % Stmts | % Branch | % Funcs | % Lines | Uncovered Line #s 
      --------------|---------|----------|---------|---------|-------------------
      All files     |     100 |      100 |     100 |     100 |                   
       finds-one.ts |     100 |      100 |     100 |     100 |                   
      --------------|---------|----------|---------|---------|-------------------
      ",
      ]
    `)
    const [{ coverage }] = theoremsIn(folder).claims
    expect(coverage).toMatchInlineSnapshot(`
    {
      "branches": 1,
      "lines": 1,
    }
  `)
    expect(readFileSync(join(folder, 'reports/out/coverage/finds-one/lcov.info'), 'utf8')).toContain(
      'SF:lib/finds-one.ts',
    )

    writeFileSync(join(folder, 'lib/half.test.ts'), claim)
    const [refuted, shown] = await shell('npx vitest run half')
    expect(refuted).toBe(1)
    expect(shown).toContain(failure)
    const [, replay = ''] = /^ {2}replay {4}(.*)$/m.exec(failure) ?? []
    expect(await shell(replay.replace('npx', 'npx --silent'))).toMatchInlineSnapshot(`
    [
      1,
      "half: half of the weight
      fails again
      case      (-2 -1 0 -1 -2) peak 3 gamma 1
      expected  1/2 ≤ bound
      observed  1/2 = 0.5
      bound     [0.498397788464, 0.498397788465]
      ratio     between 1.0032147244 and 1.00321472441
    ",
    ]
  `)

    const construction = join(folder, 'lib/finds-one.ts')
    const right = readFileSync(construction, 'utf8')
    writeFileSync(construction, right.replace("query: 'one'", "query: { one: '1/2' }"))
    expect(await shell('npx --silent lemmata check finds-one')).toMatchInlineSnapshot(`
      [
        1,
        "  claim      verdict  cases  closest  time
      ✗ finds-one  refuted      5   99.81%  0.0 s  softmax finds a 1

      ✗ finds-one: softmax finds a 1
        refuted
        With temperature 1/n, softmax attention differs from hard attention by at most (n − 1)·e^{−(n+1)/2}.
        case      10
        expected  the error after layer 1, at position 2 ≤ bound
        observed  [0.320821300824, 0.320821300825]
        bound     [0.223130160148, 0.223130160149]
        ratio     between 1.43782131743 and 1.43782131744
        after         error  bound  at position
        embeddings    0             1
        1: look back  0.32   0.223  2
        found as  exhaustive case 5 with seed 1, shrunk in 0 steps
        replay    npx lemmata replay corpus/finds-one.jsonl:1

      1 claim: 1 failed; 5 cases; 0.0 s; seed 1; quick
      report: reports/out/check.html
      ",
      ]
    `)
    expect(theoremsIn(folder).claims.map(({ key }) => key)).toEqual(['finds-one', 'half'])
    writeFileSync(construction, right)
    expect(await shell('npx --silent lemmata check finds-one')).toMatchInlineSnapshot(`
      [
        0,
        "  claim      verdict  cases  closest  time
      ✓ finds-one  holds    3,015   81.76%  0.0 s  softmax finds a 1

      1 claim: 1 passed; 3,015 cases; 0.0 s; seed 1; quick
      report: reports/out/check.html
      ",
      ]
    `)
    expect(await shell('npx --silent lemmata list')).toMatchInlineSnapshot(`
      [
        0,
        "  claim      verdict  cases  closest  code  time
      ✓ finds-one  holds    3,015   81.76%  100%  0.0 s  softmax finds a 1
      ✗ half       refuted    761   98.53%  0.0 s  half of the weight

      last run: 2 claims: 1 failed, 1 passed; 3,775 cases; 0.0 s; seed 1; quick
      ",
      ]
    `)

    await shell('npx vitest run')
    const browser = await openBrowser()
    try {
      const page = await browser.newPage()
      await page.goto(`${pathToFileURL(join(folder, 'reports/out/index.html'))}#finds-one`)
      expect(await page.title()).toBe('Finds one · Claims, tested · lemmata')
      expect(timeless(await page.locator('main').innerText())).toMatchInlineSnapshot(`
      "Map › Claims

      Finds one softmax finds a 1
      Finds one softmax finds a 1

      With temperature 1/n, softmax attention differs from hard attention by at most (n − 1)·e−(n+1)/2.

      ✓ holds All planned cases were tried.

      Cases
      3,015  1 from the corpus14 enumerated2,000 random1,000 searched
      Tried in full
      all 14 words of length ≤ 3 over {0, 1}
      Closest call
       81.76% of the bound, by 10
      Time
      0.0 s
      Observed as a share of the bound 2,401 cases, 505 of them exactly 0; for each case the closest comparison
      0%
      25%
      50%
      75%
      100%
      Layer by layer errors bounds, from the least to the largest of all cases, on a logarithmic scale
      layer 1
      1e-1
      1
      Labels share of the random cases, and the share that is required
      label	share	required	smallest example
      a 1 before a 0	 52.8%	50.0%	10
      Sizes of the cases
      measure	least	median	most
      error after layer 1	0	0.0109	0.182
      bound after layer 1	0	0.223	0.27

      Attention on the closest call

      10

      Head “last 1”, over positions up to i

      hard attention
      i \\ j	
      1
      1	
      2
      0
      11	1	
      masked

      20	1	0
      soft attention
      i \\ j	
      1
      1	
      2
      0
      11	1	
      masked

      20	.82	.18
      what the layer leaves
      	
      1
      1	
      2
      0	
      ‖soft − hard‖₁	0	0.1824	
      its bound	0.2231	0.2231	

      Point at a cell, or move to one with the keyboard, to see what stands behind it."
    `)
    } finally {
      await browser.close()
    }
  },
)
