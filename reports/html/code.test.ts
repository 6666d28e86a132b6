import { expect, test } from 'vitest'
import { coverageOf } from '../document/index.ts'
import { code } from './code.ts'

const place = (line: number, text: string) => ({ line, text })
const file = {
  file: 'src/lemmas/lemma-6.ts',
  ...{ lines: 8, unreachedLines: [place(12, 'return a < b')] },
  ...{ branches: 4, unreachedBranches: [place(12, 'return a < b'), place(3, 'if (n > 1) {')] },
}

test('the page shows which lines are not reached, which only in part, and the way to all of them', () => {
  const { source } = code(coverageOf([file], 'coverage/lemma-6/index.html'))
  expect(source).toContain('87.5% of the lines and 50.0% of the branches reached')
  expect(source).toContain('<a href="coverage/lemma-6/index.html">Line by line</a>')
  const lines = source.match(/<li .*?<\/li>/g)
  expect(lines).toEqual([
    '<li class="partly" value="3"><code>if (n &gt; 1) {</code> <small>(a branch)</small></li>',
    '<li class="unreached" value="12"><code>return a &lt; b</code></li>',
  ])
})

test('without pages of the code there is no link, and where all is reached no line', () => {
  const whole = { ...file, unreachedLines: [], unreachedBranches: [] }
  const { source } = code(coverageOf([whole], null))
  expect(source).not.toContain('<a ')
  expect(source).not.toContain('<li')
})
