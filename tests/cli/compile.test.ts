import { expect, test } from 'vitest'
import { lemmata, type Printed } from './terminal.ts'

const compile = (claim: string, formula: string, ...more: string[]): Printed =>
  lemmata(['compile', '--claim', claim, '--formula', formula, ...more])

test('compile shows how large the transformer is, and what depends on the length', () => {
  const { code, out, err, written } = compile('corollary-17a', 'Y Q_1')
  expect([code, err, written]).toEqual([0, '', {}])
  expect(out).toMatchInlineSnapshot(`
    "corollary-17a: Y Q_1
      fragment             LTL
      subformulas          2
      layers               3
      width                9
      heads                3
      widest net           4
      non-zeros            33
      temperature          1/n
      position embeddings  i/n, (-1)^i"
  `)
})

test('with --json the same comes as one document', () => {
  expect(JSON.parse(compile('theorem-20a', 'ODD(#L[Q_1])', '--out', 'm.json', '--json').out)).toMatchInlineSnapshot(`
    {
      "claim": "theorem-20a",
      "file": {
        "maxLength": null,
        "path": "m.json",
      },
      "formula": "ODD(#L[Q_1])",
      "fragment": "TL[#←,#→,+,Mon]",
      "heads": "single",
      "positions": [
        "1/i",
        "1/(n-i+1)",
        "i",
        "i^2",
      ],
      "predicates": [
        "ODD at i",
        "ODD at 0",
      ],
      "semantics": "paper",
      "size": {
        "heads": 3,
        "hidden": 3,
        "layers": 3,
        "nonZeros": 36,
        "width": 13,
      },
      "subformulas": 2,
      "temperature": "1/n",
    }
  `)
  expect(JSON.parse(compile('theorem-12a', 'Q_1', '--out', 'm.json', '--json').out).file).toEqual({
    path: 'm.json',
    maxLength: null,
  })
  expect(JSON.parse(compile('theorem-12a', 'Q_1', '--json').out).file).toBeNull()
})

/** Layers, width, heads and widest net, for single and for several heads. */
const sizes = (claim: string, formula: string): string =>
  ['single', 'multi']
    .map((heads) => {
      const { size } = JSON.parse(compile(claim, formula, '--heads', heads, '--json').out)
      return `${heads}: ${size.layers} layers, width ${size.width}, ${size.heads} heads, net ${size.hidden}`
    })
    .join('; ')

const INDUCTION = '(Q_a & ((!Y Q_a | Q_b) S (Y Q_a & Q_b))) | (Q_b & ((!Y Q_b | Q_b) S (Y Q_b & Q_b)))'

test('the sizes of known formulas are what they were', () => {
  expect({
    'φ_101, theorem-12a': sizes('theorem-12a', 'Y Y Q_1 & Y Q_0 & Q_1'),
    'parity, theorem-20a': sizes('theorem-20a', 'ODD(#L[Q_1])'),
    'parity, theorem-21': sizes('theorem-21', 'ODD(#L[Q_1])'),
    'majority, theorem-20a': sizes('theorem-20a', '#L[Q_0] < #L[Q_1]'),
    'nested counts, corollary-22a': sizes('corollary-22a', '#L[#L[Y Q_1] = #R[Q_1]] = 0'),
    'induction head for b, corollary-17a': sizes('corollary-17a', INDUCTION),
    'induction head for b, corollary-18a': sizes('corollary-18a', INDUCTION),
  }).toMatchInlineSnapshot(`
    {
      "induction head for b, corollary-17a": "single: 10 layers, width 30, 5 heads, net 8; multi: 8 layers, width 30, 5 heads, net 8",
      "induction head for b, corollary-18a": "single: 11 layers, width 30, 6 heads, net 8; multi: 9 layers, width 30, 6 heads, net 8",
      "majority, theorem-20a": "single: 5 layers, width 16, 5 heads, net 2; multi: 3 layers, width 16, 5 heads, net 4",
      "nested counts, corollary-22a": "single: 17 layers, width 37, 13 heads, net 4; multi: 12 layers, width 37, 14 heads, net 4",
      "parity, theorem-20a": "single: 3 layers, width 13, 3 heads, net 3; multi: 3 layers, width 13, 3 heads, net 3",
      "parity, theorem-21": "single: 3 layers, width 12, 3 heads, net 3; multi: 3 layers, width 12, 3 heads, net 3",
      "φ_101, theorem-12a": "single: 6 layers, width 17, 5 heads, net 8; multi: 4 layers, width 17, 5 heads, net 8",
    }
  `)
})

test('weights do not depend on the length that tables are made for', () => {
  const saved = (claim: string, formula: string, length: number) =>
    JSON.parse(compile(claim, formula, '--out', 'm.json', '--max-length', `${length}`).written['m.json'])
  const { schedule: short, ...weights } = saved('theorem-20a', 'ODD(#L[Q_1]) & @HALF', 3)
  const { schedule: long, ...same } = saved('theorem-20a', 'ODD(#L[Q_1]) & @HALF', 40)
  expect(same).toEqual(weights)
  expect(long.temperature).toEqual(short.temperature)
  expect(long).not.toEqual(short)
  expect(saved('corollary-17a', INDUCTION, 3)).toEqual(saved('corollary-17a', INDUCTION, 40))
})

test('a file says which predicates it holds as tables, and up to which length', () => {
  expect(compile('theorem-12a', 'Q_1', '--out', 'm.json').out).toMatch(/written to m\.json$/)
  const { out } = compile('theorem-20a', 'ODD(#L[Q_1]) & @PRIME', '--out', 'm.json', '--max-length', '9')
  expect(out.slice(out.indexOf('written'))).toMatchInlineSnapshot(`
    "written to m.json
    PRIME at i, ODD at i, ODD at 0 are tables there, for words of up to 9 symbols; --max-length changes that"
  `)
})

test('what compile writes, run and gap read', () => {
  const files = compile('corollary-17a', 'Y Q_1', '--out', 'm.json').written
  expect(lemmata(['run', '--model', 'm.json', '--word', '0110'], { files })).toMatchObject({ code: 0, err: '' })
  expect(lemmata(['run', '--model', 'm.json', '--word', '0110'], { files }).out).toMatchInlineSnapshot(`
    "i  symbol  Y Q_1
    1  0       0
    2  1       0
    3  1       1
    4  0       1"
  `)
  expect(lemmata(['gap', '--model', 'm.json', '--max-length', '3'], { files }).out).toMatchInlineSnapshot(`
    "n = 1  2 words  gap none: every row ties completely
    n = 2  4 words  gap 9/2  at position 2 of "11", layer nearest odd for Y Q_1; Y Q_1, head nearest odd for Y Q_1
    n = 3  8 words  gap 2  ratio 0.4444  at position 3 of "111", layer nearest odd for Y Q_1; Y Q_1, head nearest odd for Y Q_1"
  `)
})

test('a word longer than the tables of a file is refused', () => {
  const files = compile('theorem-20a', 'ODD(#L[Q_1])', '--out', 'm.json', '--max-length', '3').written
  expect(lemmata(['run', '--model', 'm.json', '--word', '010'], { files }).code).toBe(0)
  expect(lemmata(['run', '--model', 'm.json', '--word', '0101'], { files })).toMatchObject({
    code: 2,
    err: 'lemmata: a table of the schedule has no row for n = 4; it has n = 1, 2, 3',
  })
})

test('what is wrong is said, and nothing is written', () => {
  expect(compile('theorem-13c', 'X Q_1', '--out', 'm.json')).toMatchObject({ code: 2, out: '', written: {} })
  expect(lemmata(['compile', '--claim', 'theorem-13c']).err).toContain('--formula TEXT is missing')
  expect(compile('theorem-12a', 'Q_1', '--max-length', '0').err).toContain('whole number from 1 to 1000')
  const write = (): never => {
    throw new Error('no room')
  }
  const full = lemmata(['compile', '--claim', 'theorem-12a', '--formula', 'Q_1', '--out', 'm.json'], { write })
  expect([full.code, full.err]).toEqual([2, 'lemmata: cannot write m.json: no room'])
})
