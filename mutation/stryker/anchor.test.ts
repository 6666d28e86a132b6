import { describe, expect, test } from 'vitest'
import { anchorOf } from './anchor.ts'

/** Of the first place where the code stands. */
const anchor = (source: string, code: string, replacement: string) => {
  const start = source.indexOf(code)
  return anchorOf(source, start, start + code.length, replacement)
}

const SOURCE = `
const LIMIT = 3

/** A comment on x. */
export function largest(values: readonly Item[], { limit = LIMIT, size: most }: Options): number {
  const all = values.map(({ size, name }) => ({ size, name, length: name.length }))
  for (let k = 0; k < all.length; k++) if (all[k].size > most && limit > LIMIT) return all[k].size
  return all.some((item) => item.size < most) ? first(all, limit, most) : 0
}
`

test('a change is named by its function, by code with numbers for locals, and by what is around it', () => {
  expect(anchor(SOURCE, 'k < all.length', 'k <= all.length')).toEqual({
    in: 'largest',
    find: '$1 < $2.length',
    put: '$1 <= $2.length',
    within: 'for (let $1 = 0; _; $1++) if ($2[$1].size > $3 && $4 > LIMIT…',
  })
  expect(anchor(SOURCE, 'all.some((item) => item.size < most)', 'all.every(item => item.size < most)')).toEqual({
    in: 'largest',
    find: '$1.some(($2) => $2.size < $3)',
    put: '$1.every($2 => $2.size < $3)',
    within: '_ ? first($1, $2, $3) : 0',
  })
})

test('properties, types and what the module declares keep their names', () => {
  expect(anchor(SOURCE, '{ size, name, length: name.length }', '{}').find).toBe(
    '{ size: $1, name: $2, length: $2.length }',
  )
  expect(anchor(SOURCE, '({ size, name }) => ({ size, name, length: name.length })', '() => undefined').find).toBe(
    '({ size: $1, name: $2 }) => ({ size: $1, name: $2, length: $2.length })',
  )
  expect(anchor(SOURCE, '{ limit = LIMIT, size: most }: Options', '').find).toBe(
    '{ limit: $1 = LIMIT, size: $2 }: Options',
  )
})

test('two locals of one name are two', () => {
  const source = 'const f = (x: N) => g(x, (x) => x + 1)'
  expect(anchor(source, 'g(x, (x) => x + 1)', '0').find).toBe('g($1, ($2) => $2 + 1)')
})

test('constants, methods and code of the module are known by what stands at the top', () => {
  const source = 'const a = { f: () => 1 }\nclass B {\n  f() {\n    const g = () => 2\n    return g\n  }\n}\nrun(3)\n'
  expect(['1', '2', '3'].map((code) => anchor(source, code, '0').in)).toEqual(['a', 'B', ''])
})

test('code is cut where it is long', () => {
  const { find } = anchor(`const a = f(${'x'.repeat(200)})`, `f(${'x'.repeat(200)})`, '0')
  expect(find).toBe(`f(${'x'.repeat(118)}…`)
})

describe('the anchor of every part stays', () => {
  const PARTS = [
    'values.map',
    'k < all.length',
    'all[k].size > most',
    'limit > LIMIT',
    'first(all, limit, most)',
    '{ size, name }',
  ]
  const anchors = (source: string, parts: readonly string[]) => parts.map((part) => anchor(source, part, `!(${part})`))

  test('when locals are renamed', () => {
    const renamed = (code: string): string =>
      code
        .replaceAll('{ size, name }', '{ size: s, name: t }')
        .replaceAll('size, name, length: name.', 'size: s, name: t, length: t.')
        .replaceAll('limit = LIMIT', 'limit: l = LIMIT')
        .replaceAll(/\b(values|all|k|most|item)\b/g, '$1New')
        .replaceAll(/\blimit\b(?!:)/g, 'l')
    expect(anchors(renamed(SOURCE), PARTS.map(renamed))).toEqual(anchors(SOURCE, PARTS))
  })

  test('when the code is laid out anew', () => {
    const wide = (code: string): string =>
      code
        .replaceAll('(all, limit, most)', '(\n all,\n limit, // as it is\n most,\n)')
        .replaceAll('{ size, name }', '{\n size,\n name,\n}')
        .replaceAll('values.map', 'values\n  .map')
        .replaceAll(' > ', '\n  > ')
    expect(anchors(wide(SOURCE), PARTS.map(wide))).toEqual(anchors(SOURCE, PARTS))
  })
})
