import { expect, test } from 'vitest'
import { planted } from './fit.ts'

const CODE = `// What follows, first by first.
import { range } from './range.ts'

const GAMMA = 3

/** The first by which all holds. */
export function first(n: number, holds: (i: number) => boolean): number | undefined {
  const isLast = (i: number): boolean => i === n // not i < n
  return range(1, n).find((i) => holds(i) && (i > 1 || isLast(i)))
}

export const second = (n: number): number[] => [
  n - 1,
  n + 1,
]
`

const at = (within: string, find: string, put: string, code = CODE): string =>
  planted(code, { file: 'f.ts', within, find, put })

test('an expression is found by its tokens and replaced, the rest stays as it is', () => {
  expect(at('GAMMA', '3', '2')).toBe(CODE.replace('3', '2'))
  expect(at('first', 'range(1,$n)', 'range(2, $n)')).toBe(CODE.replace('range(1, n)', 'range(2, n)'))
  expect(at('second', '[$n - 1, $n + 1]', '[$n]')).toBe(CODE.replace(/\[\n.*\n\]/s, '[n]'))
})

test('it does not matter how a local is called', () => {
  const renamed = CODE.replaceAll(/\bi\b/g, 'position').replaceAll(/\bn\b/g, 'length').replaceAll('holds', 'isTrue')
  for (const [find, put] of [
    ['$holds($i) && $$', '$holds($i)'],
    ['$i > 1', '$i > 2'],
    ['$i > 1 || $isLast($$)', '$i > 1'],
  ] as const) {
    const changed = at('first', find, put)
    expect(changed).not.toBe(CODE)
    expect(at('first', find, put, renamed)).toBe(
      changed.replaceAll(/\bi\b/g, 'position').replaceAll(/\bn\b/g, 'length').replaceAll('holds', 'isTrue'),
    )
  }
})

test('it does not matter how the source is laid out', () => {
  const laidOut = CODE.replace('holds(i) && (', 'holds(\n    i,\n  ) && // and\n  (').replace('n + 1,\n', 'n + 1\n')
  expect(at('first', '$holds($i) && $$', '$$', laidOut)).toContain('(i) => (i > 1 || isLast(i)))')
  expect(at('second', '[$n - 1, $n + 1]', '[]', laidOut)).toContain('=> []')
  expect(at('first', 'i === n; return', 'false; return', laidOut)).toContain('=> false; return range')
})

test('a placeholder stands for one name, and for the same one everywhere', () => {
  const code = 'const f = (a, b) => [a - b.a, b - b, a.b(c, [d])]'
  const put = (find: string, text: string): string => at('f', find, text, code)
  expect(put('$x - $x', '$x')).toBe('const f = (a, b) => [a - b.a, b, a.b(c, [d])]')
  expect(put('- $x.a', '+ $x')).toBe('const f = (a, b) => [a + b, b - b, a.b(c, [d])]')
  expect(put('$x.b($$, $$rest)', '$x.b($$rest, $$)')).toBe('const f = (a, b) => [a - b.a, b - b, a.b([d], c)]')
  expect(() => put('$x.$y', '0')).toThrow('fits 0 times')
})

test('what fits nowhere, several times or elsewhere is refused, and so is a placeholder that was not found', () => {
  expect(() => at('first', '$i < $n', '0')).toThrow(
    'looks for "$i < $n" in first of f.ts, where it fits 0 times, not once',
  )
  expect(() => at('second', 'number', '0')).toThrow('in second of f.ts, where it fits 2 times, not once')
  expect(() => at('first', '$n - 1', '0')).toThrow('fits 0 times')
  expect(() => at('third', '$n - 1', '0')).toThrow('in third of f.ts, which is not there')
  expect(() => at('second', '$n - 1', '$m')).toThrow('a mutant of f.ts puts $m, which "$n - 1" does not have')
})
