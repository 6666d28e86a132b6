// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { examplesIn } from '../../tests/support/examples.ts'
import {
  checkTypes,
  children,
  conditional,
  expressionsOf,
  fold,
  isName,
  maskText,
  operationText,
  parseProgram,
  printExpression,
  printProgram,
  program,
  runProgram,
  sees,
  speaksOf,
  splitPredicate,
  subexpressions,
  together,
  typeOf,
  typeOfValue,
  typeProblemText,
  valueText,
} from './index.ts'
import { symbols } from './problem.ts'

const runs: Record<string, () => void> = {
  "checkTypes(program('alphabet a\\ny(i) = i')).kind // 'well-typed'": () =>
    expect(checkTypes(program('alphabet a\ny(i) = i')).kind).toBe('well-typed'),
  "typeProblemText(problem) // 'vector y: i is a natural, expected a Boolean after not\\nhint: …'": () => {
    const made = program('alphabet a\ny(i) = i')
    const value = { kind: 'not', of: { kind: 'position', at: 'i' } } as const
    const lines = [{ name: 'y', operation: { kind: 'position-wise', value } as const }]
    const checked = checkTypes({ ...made, lines })
    expect(checked.kind === 'ill-typed' && checked.problems.map(typeProblemText)).toEqual([
      'vector y: i is a natural, expected a Boolean after not\nhint: compare it: i > 0',
    ])
  },
  "children({ kind: 'length' }) // []": () => expect(children({ kind: 'length' })).toEqual([]),
  "expressionsOf({ kind: 'prefix-sum', value: { kind: 'length' } }).length // 1": () =>
    expect(expressionsOf({ kind: 'prefix-sum', value: { kind: 'length' } }).length).toBe(1),
  "subexpressions({ kind: 'not', of: { kind: 'constant', value: true } }).length // 2": () =>
    expect(subexpressions({ kind: 'not', of: { kind: 'constant', value: true } }).length).toBe(2),
  "fold<number>({ kind: 'length' }, (_, parts) => 1 + Math.max(0, ...parts)) // 1, its height": () =>
    expect(fold<number>({ kind: 'length' }, (_, parts) => 1 + Math.max(0, ...parts))).toBe(1),
  "printExpression(conditional({ kind: 'constant', value: true }, { kind: 'length' }, { kind: 'length' })) // 'if true then n else n'":
    () =>
      expect(
        printExpression(conditional({ kind: 'constant', value: true }, { kind: 'length' }, { kind: 'length' })),
      ).toBe('if true then n else n'),
  "speaksOf({ kind: 'input', at: 'j' }) // 'j'": () => expect(speaksOf({ kind: 'input', at: 'j' })).toBe('j'),
  "together('i', 'none') // 'i'": () => expect(together('i', 'none')).toBe('i'),
  "isName('er1') // true": () => expect(isName('er1')).toBe(true),
  "parseProgram('alphabet a b\\ny(i) = in(i) = \"a\"').kind // 'read'; for '': { kind: 'unreadable', line: 1, column: 1, … }":
    () => {
      expect(parseProgram('alphabet a b\ny(i) = in(i) = "a"').kind).toBe('read')
      expect(parseProgram('')).toMatchObject({ kind: 'unreadable', line: 1, column: 1 })
    },
  'program(\'alphabet a b\\ny(i) = in(i) = "a"\')': () =>
    expect(program('alphabet a b\ny(i) = in(i) = "a"').lines.length).toBe(1),
  "printProgram(program('alphabet a b\\nodd(i) = not in(i) = \"a\"'), 'unicode') // 'alphabet a b\\nodd(i) = ¬(in(i) = \"a\")\\noutput odd\\n'":
    () =>
      expect(printProgram(program('alphabet a b\nodd(i) = not in(i) = "a"'), 'unicode')).toBe(
        'alphabet a b\nodd(i) = ¬(in(i) = "a")\noutput odd\n',
      ),
  "valueText('a') // '\"a\"'": () => expect(valueText('a')).toBe('"a"'),
  "operationText({ kind: 'prefix-sum', value: { kind: 'position', at: 'j' } }) // 'psum[j <= i] j'": () =>
    expect(operationText({ kind: 'prefix-sum', value: { kind: 'position', at: 'j' } })).toBe('psum[j <= i] j'),
  "maskText('j<=i') // 'j <= i'": () => expect(maskText('j<=i')).toBe('j <= i'),
  "printExpression({ kind: 'not', of: { kind: 'vector', name: 'y', at: 'i' } }, 'unicode') // '¬y(i)'": () =>
    expect(printExpression({ kind: 'not', of: { kind: 'vector', name: 'y', at: 'i' } }, 'unicode')).toBe('¬y(i)'),
  "symbols(1) // '1 symbol'": () => expect(symbols(1)).toBe('1 symbol'),
  "runProgram(program('alphabet a b\\ny(i) = psum[j <= i] 1'), ['a', 'b']).output // [1, 2]": () =>
    expect(runProgram(program('alphabet a b\ny(i) = psum[j <= i] 1'), ['a', 'b']).output).toEqual([1, 2]),
  "sees('j<i', 1, 1) // false": () => expect(sees('j<i', 1, 1)).toBe(false),
  'splitPredicate(predicate, types) // of a(j) and d(j) = d(i): { boolean: a(j), equality: { i: d(i), j: d(j) } }':
    () => {
      const parsed = parseProgram('alphabet a\na(i) = true\nd(i) = i\ny(i) = leftmost[all, a(j) and d(j) = d(i)] j : 0')
      const operation = parsed.kind === 'read' ? parsed.value.lines[2].operation : undefined
      if (parsed.kind !== 'read' || operation?.kind !== 'attention') throw new Error('not an attention')
      expect(splitPredicate(operation.predicate, parsed.types)).toEqual({
        boolean: { kind: 'vector', name: 'a', at: 'j' },
        equality: { i: { kind: 'vector', name: 'd', at: 'i' }, j: { kind: 'vector', name: 'd', at: 'j' } },
      })
    },
  "typeOfValue(3) // 'natural'": () => expect(typeOfValue(3)).toBe('natural'),
  "typeOf({ kind: 'vector', name: 'd', at: 'i' }, { vectors: new Map([['d', 'natural']]), tables: new Map() }) // 'natural'":
    () =>
      expect(
        typeOf({ kind: 'vector', name: 'd', at: 'i' }, { vectors: new Map([['d', 'natural']]), tables: new Map() }),
      ).toBe('natural'),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname).sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
