import { expect, test } from 'vitest'
import { NO_LINKS, typeset } from './typeset.ts'

const shown = (text: string): string =>
  typeset(text)
    .source.replaceAll('\u00a0', ' ')
    .replace(/<var>(.*?)<\/var>/g, '/$1/')
    .replace(/<sub>(.*?)<\/sub>/g, '_[$1]')
    .replace(/<sup>(.*?)<\/sup>/g, '^[$1]')

test.each([
  ['at most 4e^{−γ}·max|v|.', 'at most 4/e/^[−/γ/]·max|/v/|.'],
  ['ε_ℓ ≤ a + r·ε_{ℓ−1}', '/ε/_[/ℓ/] ≤ /a/ + /r/·/ε/_[/ℓ/−1]'],
  ['K_a^ℓ·d·x_max', '/K/_[/a/]^[/ℓ/]·/d/·/x/_[max]'],
  ['softmax_τ ŝ‖₁ ≤ 2n·e^{−γ/τ}', 'softmax_[/τ/] /ŝ/‖_[1] ≤ 2/n/·/e/^[−/γ///τ/]'],
  ['γ(2tj − j²)', '/γ/(2/t//j/ − /j/^[2])'],
  ['γm²(s_j − 1/j)', '/γ//m/^[2](/s/_[/j/] − 1//j/)'],
  ['‖Wx + b‖₁', '‖/W//x/ + /b/‖_[1]'],
  ['step away from j*, then', 'step away from /j/^[∗], then'],
  ['i*n, i^2*n', '/i/·/n/, /i/^[2]·/n/'],
  ['(-1)^i, 1/(n-i+1)', '(−1)^[/i/], 1/(/n/−/i/+1)'],
  ['θ_n(0) and d^{3/2}', '/θ/_[/n/](0) and /d/^[3/2]'],
  ['‖q‖_∞', '‖/q/‖_[∞]'],
])('%s is typeset', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test.each([
  'A layer with single-head layers, future-masked, as a feed-forward net',
  'Standard since is the paper’s',
  'a softmax transformer of a UHAT: on a tieless row',
  'TL[S,U], LTL and TL[#←,+,Mon]',
  '2-hop',
  'Dyck-2 and feed-forward nets',
  'as task-dyck-2.program has it',
])('%s stays as it is', (text) => {
  expect(shown(text)).toBe(text)
})

test('a is a variable where it is one', () => {
  expect(shown('for a = K, a(1 + r), #←[a] and a·r')).toBe('for /a/ = /K/, /a/(1 + /r/), #←[/a/] and /a/·/r/')
})

test('lines end before relations and between words, not within sums or beside short operands', () => {
  const ties = (text: string): string => typeset(text).source.replace(/<.*?>/g, '').replaceAll('\u00a0', '~')
  expect(ties('If γ ≥ 0 then s_j − 1/j is at most 4e ≤ x + y')).toBe('If γ~≥~0 then sj~−~1/j is at most 4e~≤~x~+~y')
  expect(ties('‖s − ŝ‖₁ ≤ 2n')).toBe('‖s~−~ŝ‖1 ≤~2n')
})

test('a root has its bar', () => {
  expect(typeset('√d_k').source).toBe('√<span class="root"><var>d</var><sub><var>k</var></sub></span>')
})

test('statements that are on the page are linked by their keys and by their names', () => {
  const to = (name: string): string | null =>
    ['lemma-9', 'theorem-12a', 'task-dyck-2.program'].includes(name) ? `#${name}` : null
  const link = { ...NO_LINKS, to }
  expect(typeset('⊖ (theorem-12a), by Lemma 9 and Lemma 10; lemma-9.x', link).source).toBe(
    '⊖ (<a href="#theorem-12a">Theorem 12a</a>), by <a href="#lemma-9">Lemma 9</a> and Lemma 10; Lemma 9, x',
  )
  expect(typeset('claimed by task-dyck-2.program.', link).source).toBe(
    'claimed by <a href="#task-dyck-2.program">Task dyck 2, program</a>.',
  )
})

test('nothing becomes markup, whatever stands in scripts and roots', () => {
  const { source } = typeset('<b>x_{<i>}</b> & x^{"<"} √(<u>) \u202e שלום 🎲')
  expect(source.replace(/<\/?(?:var|sub|sup)>|<span class="root">|<\/span>/g, '')).not.toMatch(/[<>"]/)
  expect(source).toContain('שלום')
  expect(source).toContain('🎲')
})

test('an open brace, a lone script and an empty text end', () => {
  expect(typeset('').source).toBe('')
  expect(shown('x_{ y^ _')).toBe('/x/_{ /y/^ _')
})
