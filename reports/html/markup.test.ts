import { expect, test } from 'vitest'
import { code, html, json } from './markup.ts'

const HOSTILE = `</script><script>alert("1")</script>'&`

test('texts are escaped, in elements and in attributes', () => {
  expect(html`<p title="${HOSTILE}">${HOSTILE}</p>`.source).toBe(
    '<p title="&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&apos;&amp;">' +
      '&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&apos;&amp;</p>',
  )
})

test('markup is taken as it is, lists are joined, and nothing is left of null and false', () => {
  const parts = ['a', 'b'].map((part) => html`<i>${part}</i>`)
  expect(html`${parts}${null}${false}${0}${[]}`.source).toBe('<i>a</i><i>b</i>0')
})

test('a case sets its own direction', () => {
  expect(code('<א>').source).toBe('<code dir="auto">&lt;א&gt;</code>')
})

test('data can be read back, and cannot end its script', () => {
  const { source } = json('"x"', { text: HOSTILE })
  expect(source).toMatch(/^<script type="application\/json" id="&quot;x&quot;">[^<]*<\/script>$/)
  const [, data] = />([^<]*)</.exec(source) ?? []
  expect(JSON.parse(data)).toEqual({ text: HOSTILE })
})
