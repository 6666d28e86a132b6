import { expect, test } from 'vitest'
import { rankCounts, type Script } from './counts.ts'
import { type FileCoverage, layoutOf, offsetCounts, reachedCode } from './layout.ts'

const CODE = `const limit = isOdd ? 1 : 2
function entered(a) {
  if (a) { return 1 }
  return () => limit
}
const idle = () => { return 0 }
`
const at = (text: string, from = 0): number => CODE.indexOf(text, from)
const place = (offset: number, end = offset + 1) => ({ start: positionOf(offset), end: positionOf(end) })

function positionOf(offset: number): { line: number; column: number } {
  const lines = CODE.slice(0, offset).split('\n')
  return { line: lines.length, column: lines[lines.length - 1].length }
}

/** What the converter makes of counts: it looks at the start of each piece, and at blocks from inside. */
function convert(countAt: (offset: number) => number): FileCoverage {
  const [block, arrow] = [at('{ return 1'), at('() =>')]
  const nowhere = { start: { line: undefined }, end: { line: undefined } }
  return {
    statementMap: {
      0: place(at('isOdd')),
      1: place(at('if')),
      2: place(at('return 1')),
      3: place(at('return ()')),
      4: place(at('limit', arrow)),
      5: place(at('return 0')),
    },
    s: {
      0: countAt(at('isOdd')),
      1: countAt(at('if')),
      2: countAt(at('return 1')),
      3: countAt(at('return ()')),
      4: countAt(arrow),
      5: countAt(at('return 0')),
    },
    fnMap: {
      0: { name: 'entered', decl: place(at('entered')), loc: place(at('{\n'), at('}\nconst')) },
      1: { name: '(anonymous_1)', decl: place(arrow), loc: place(at('limit', arrow), at('limit', arrow) + 5) },
      2: { name: '(anonymous_2)', decl: place(at('() => {')), loc: place(at('{ return 0'), at('}', at('return 0'))) },
    },
    f: { 0: countAt(at('function entered')), 1: countAt(arrow), 2: countAt(at('() => {')) },
    branchMap: {
      0: { loc: place(at('isOdd')), locations: [place(at('1 :')), place(at('2\n'))] },
      1: { loc: place(at('if')), locations: [place(at('if')), nowhere] },
    },
    b: {
      0: [countAt(at('1 :')), countAt(at('2\n'))],
      1: [countAt(block + 1), countAt(at('if')) - countAt(block + 1)],
    },
  }
}

/** As the real one reads them. */
const fromTelltale = (offset: number): number =>
  offsetCounts(CODE).ranges.findLast((range) => range.startOffset <= offset && offset < range.endOffset)?.count ?? 0

const layout = layoutOf(convert(fromTelltale), CODE)

/** Counts of V8, in a module that begins at 100. */
const script = (...ranges: readonly [number, number, number][]): Script => ({
  url: 'file:///x.ts',
  startOffset: 100,
  functions: [
    rankCounts({
      functionName: 'x',
      isBlockCoverage: true,
      ranges: ranges.map(([start, end, count]) => ({ startOffset: start + 100, endOffset: end + 100, count })),
    }),
  ],
})

const [entered, end, block] = [at('function entered'), at('const idle'), at('{ return 1')]

test('all lines, branches and functions have their places, and the top level is marked', () => {
  expect(layout.lines.map(({ what, isTopLevel }) => [what, isTopLevel])).toEqual([
    [1, true],
    [3, false],
    [3, false],
    [4, false],
    [4, false],
    [6, false],
  ])
  expect(layout.branches.map(({ what }) => what)).toEqual(['0.0', '0.1', '1.0', '1.1'])
  expect(layout.functions.map(({ what }) => what.name)).toEqual(['entered', '(anonymous_1)', 'idle'])
})

const names = (...ranges: readonly [number, number, number][]) => {
  const { lines, branches, functions } = reachedCode(layout, script(...ranges))
  return { lines: [...lines], branches: [...branches], functions: [...functions].map(({ name }) => name) }
}

test('a module that was only loaded counts nothing', () => {
  expect(names([0, CODE.length, 1], [entered, end, 0], [end, CODE.length, 0])).toEqual({
    lines: [],
    branches: [],
    functions: [],
  })
})

test('of a function that was entered counts what was run, and the else that is not written', () => {
  const arrow = at('() =>')
  expect(names([entered, end, 5], [block, block + 12, 0], [arrow, arrow + 11, 0])).toEqual({
    lines: [3, 4],
    branches: ['1.1'],
    functions: ['entered'],
  })
  expect(names([entered, end, 5], [block, block + 12, 2], [arrow, arrow + 11, 1]).branches).toEqual(['1.0', '1.1'])
  expect(names([entered, end, 5], [block, block + 12, 5], [arrow, arrow + 11, 0]).branches).toEqual(['1.0'])
})

test('ranks keep the order of counts, and 0', () => {
  const ranges = [7, 1000, 0, 7].map((count) => ({ startOffset: 0, endOffset: 1, count }))
  expect(rankCounts({ functionName: 'f', isBlockCoverage: true, ranges }).ranges.map(({ count }) => count)).toEqual([
    1, 2, 0, 1,
  ])
})
