import { expect, test } from 'vitest'
import type { Layout } from './layout.ts'
import { coverageOf } from './shares.ts'

const one = { name: 'one', line: 2, end: 2 }
const two = { name: 'two', line: 7, end: 7 }
const placed = <T>(what: T) => ({ what, at: 0, isTopLevel: false })
const layouts = new Map<string, Layout>([
  [
    '/p/src/a.ts',
    { lines: [1, 2, 2, 7].map(placed), branches: ['0.0', '0.1'].map(placed), functions: [two, one].map(placed) },
  ],
  ['/p/src/b.ts', { lines: [1].map(placed), branches: [], functions: [{ name: 'idle', line: 1, end: 1 }].map(placed) }],
])

test('shares are of all lines and branches, and functions count as entered whoever enters them', () => {
  const reached = { lines: new Set([2]), branches: new Set(['0.1']), functions: new Set([one]) }
  const code = coverageOf(
    new Map([
      ['lemma-6', [{ file: '/p/src/a.ts', reached }]],
      ['lemma-7', []],
    ]),
    layouts,
    '/p',
  )
  expect(Object.fromEntries(code.claims)).toEqual({
    'lemma-6': { lines: 0.25, branches: 0.5 },
    'lemma-7': { lines: 0, branches: 0 },
  })
  expect(code.unreached).toEqual({
    functions: 3,
    files: [
      { file: 'src/a.ts', of: 2, functions: [two] },
      { file: 'src/b.ts', of: 1, functions: [{ name: 'idle', line: 1, end: 1 }] },
    ],
  })
})
