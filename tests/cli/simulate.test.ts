import { expect, test } from 'vitest'
import { simulate } from '../../cli/commands/simulate/simulate.ts'
import { settled, simulationCode, simulationOf } from '../../cli/commands/simulate/simulation.ts'
import type { Compiler } from '../../cli/construct.ts'
import type { LedgerRow } from '../../src/check/index.ts'
import { type Compiled, compile, GADGETS } from '../../src/compile/index.ts'
import { formula } from '../../src/logic/index.ts'
import { precise, type Real, rational, real } from '../../src/numbers/index.ts'
import { term, withTemperature } from '../../src/transformer/index.ts'
import { lemmata, lemmataLater, type Printed, terminal } from './terminal.ts'

const on = (claim: string, formula: string, word: string, ...more: string[]): Printed =>
  lemmata(['simulate', '--claim', claim, '--formula', formula, '--word', word, ...more])

test('simulate shows truth and output at every position, and a verdict with the size and the margin', () => {
  const { code, out, err } = on('corollary-17a', 'Y Q_1', '0110')
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatchInlineSnapshot(`
    "i  symbol  truth  model
    1  0       0      0
    2  1       0      0
    3  1       1      1
    4  0       1      1

    agrees at every position; 3 layers of width 9; margin to 1/4: 0.2475"
  `)
  expect(on('corollary-17a', 'Q_1 | !Q_1', '0').out).toMatchInlineSnapshot(`
    "i  symbol  truth  model
    1  0       1      1

    agrees at every position; 2 layers of width 6; nothing is approximate"
  `)
})

test('a trace follows the proof layer by layer', () => {
  expect(on('corollary-17a', 'Y Q_1', '0110', '--trace').out).toMatchInlineSnapshot(`
    "corollary-17a: LTL at temperature 1/n with position embeddings i/n, (-1)^i

    subformula  known after  1  2  3  4
    the word                 0  1  1  0
    Q_1         embedding    0  1  1  0
    Y Q_1       layer 3      0  0  1  1

    layer 1
      head mean for first, over positions up to i: definition-3 gives 1, 0, 1/3, 0
      net first: proposition-10a gives 1, 0, 0, 0

    layer 2
      head nearest even for Y Q_1, over positions up to i: lemma-8b with γ ≥ 3
        i  symbol  looks at  hard  soft                      error ≤   margin to 1/4 ≥
        1  0       1         0     0                         0         0.25
        2  1       2         1     [0.999999, 1]             1.88e-12  0.2499
        3  1       2         1     [0.999999, 1]             1.88e-12  0.2499
        4  0       4         0     [0.00247262, 0.00247263]  0.00248   0.2475

    layer 3
      head nearest odd for Y Q_1, over positions up to i: lemma-8b with γ ≥ 3
        i  symbol  looks at  hard  soft                        error ≤   margin to 1/4 ≥
        1  0       1         0     0                           0         0.25
        2  1       1         0     [7.58256e-10, 7.58257e-10]  7.59e-10  0.2499
        3  1       3         1     [0.997527, 0.997528]        0.00248   0.2475
        4  0       3         1     [0.997527, 0.997528]        0.00248   0.2475
      net Y Q_1: lemma-9 gives 0, 0, 1, 1, margin to 1/4 ≥ 0.2475

    i  symbol  truth  model
    1  0       0      0
    2  1       0      0
    3  1       1      1
    4  0       1      1

    agrees at every position; 3 layers of width 9; margin to 1/4: 0.2475"
  `)
})

test('a trace shows counts, what they are looked up with, and how parts of long formulas are called', () => {
  const long = 'Q_aaaaaaaaaa & Q_bbbbbbbbbbbbb & Q_cccccccccccccc'
  expect(on('theorem-20a', `2*#L[Q_1] - 1 < #R[${long}]`, '01', '--trace').out).toMatchInlineSnapshot(`
    "theorem-20a: TL[#←,#→,+,Mon] at temperature 1/n with position embeddings 1/i, 1/(n-i+1), i, i^2

    subformula        known after  1  2
    the word                       0  1
    Q_cccccccccccccc  embedding    0  0
    Q_bbbbbbbbbbbbb   embedding    0  0
    Q_aaaaaaaaaa      embedding    0  0
    φ4                layer 1      0  0
    Q_1               embedding    0  1
    φ6                layer 6      1  0
    φ4 = Q_aaaaaaaaaa & Q_bbbbbbbbbbbbb & Q_cccccccccccccc
    φ6 = 2*#L[Q_1] - 1 < #R[φ4]

    layer 1
      head mean left of symbol "1", over positions up to i: definition-3 gives 0, 1/2
      net φ4: 0, 0

    layer 2
      head mean right of φ4, over positions from i on: definition-3 gives 0, 0

    layer 3
      head row after right count of φ4, over all positions: lemma-7 with γ ≥ 3
        i  symbol  looks at  hard  soft                error ≤  margin to 1/4 ≥
        1  0       1         1     [1.04742, 1.04743]  0.0475   0.2025
        2  1       1         1     [1.00247, 1.00248]  0.00248  0.2475
      net no φ4 to the right: lemma-9 gives 1, 1, margin to 1/4 ≥ 0.2025

    layer 4
      head row after left count of symbol "1", over positions up to i: lemma-7 with γ ≥ 3
        i  symbol  looks at  hard  soft                error ≤  margin to 1/4 ≥
        1  0       1         1     1                   0        0.25
        2  1       2         2     [1.95257, 1.95258]  0.0475   0.2025
      net no symbol "1" to the left: lemma-9 gives 1, 0, margin to 1/4 ≥ 0.2025

    layer 5
      head right count of φ4, within 1/12, over all positions: lemma-7 with γ ≥ 9
        i  symbol  looks at  hard  soft          error ≤   margin to 1/12 ≥
        1  0       1         1     [1, 1.00001]  1.88e-12  0.08333
        2  1       1         1     [1, 1.00001]  3.54e-24  0.08333

    layer 6
      head left count of symbol "1", within 1/12, over positions up to i: lemma-7 with γ ≥ 9
        i  symbol  looks at  hard  soft                error ≤   margin to 1/12 ≥
        1  0       1         1     1                   0         0.08333
        2  1       1         1     [1.00012, 1.00013]  0.000124  0.0832
      net φ6: lemma-9 gives 1, 0, margin to 1/4 ≥ 0.2497

    i  symbol  truth  model
    1  0       1      1
    2  1       0      0

    agrees at every position; 6 layers of width 19; margin to 1/4: 0.2025"
  `)
})

test('with --json the fields of a batch line come with all subformulas, and the trace where it is asked for', () => {
  const document = JSON.parse(on('corollary-17a', 'Y Q_1', '011', '--json').out)
  expect(document).toEqual({
    claim: 'corollary-17a',
    formula: 'Y Q_1',
    semantics: 'paper',
    heads: 'single',
    word: ['0', '1', '1'],
    truth: [0, 0, 1],
    output: [0, 0, 1],
    verdict: 'agrees',
    layers: 3,
    width: 9,
    margin: '0.2475',
    subformulas: [
      { name: 'Q_1', definition: null, layer: 0, truth: [0, 1, 1], output: [0, 1, 1] },
      { name: 'Y Q_1', definition: null, layer: 3, truth: [0, 0, 1], output: [0, 0, 1] },
    ],
  })
  const { trace, ...rest } = JSON.parse(on('corollary-17a', 'Y Q_1', '011', '--json', '--trace').out)
  expect(rest).toEqual(document)
  expect(trace.layers[2].heads[0]).toMatchInlineSnapshot(`
    {
      "mask": "future",
      "name": "nearest odd for Y Q_1",
      "outputs": [
        {
          "coordinate": "nearest odd for Y Q_1",
          "gamma": "3",
          "lemma": "lemma-8b",
          "positions": [
            {
              "error": "0",
              "hard": "0",
              "margin": "0.25",
              "soft": "0",
            },
            {
              "error": "3.06e-7",
              "hard": "0",
              "margin": "0.2499",
              "soft": {
                "hi": "3.05903e-7",
                "lo": "3.05902e-7",
              },
            },
            {
              "error": "0.00248",
              "hard": "1",
              "margin": "0.2475",
              "soft": {
                "hi": "0.997528",
                "lo": "0.997527",
              },
            },
          ],
          "tolerance": "1/4",
        },
      ],
      "rows": [
        {
          "chosen": [
            1,
          ],
          "first": 1,
          "heat": [],
          "i": 1,
          "scores": [],
          "temperature": "1/3",
          "weights": [],
        },
        {
          "chosen": [
            1,
          ],
          "first": 1,
          "heat": [],
          "i": 2,
          "scores": [],
          "temperature": "1/3",
          "weights": [],
        },
        {
          "chosen": [
            3,
          ],
          "first": 1,
          "heat": [],
          "i": 3,
          "scores": [],
          "temperature": "1/3",
          "weights": [],
        },
      ],
      "values": [],
      "weighting": "softmax-tau",
    }
  `)
  expect(trace.layers[2].nets).toMatchInlineSnapshot(`
    [
      {
        "coordinate": "Y Q_1",
        "lemma": "lemma-9",
        "margin": "0.2475",
        "margins": [
          "0.25",
          "0.2499",
          "0.2475",
        ],
        "values": [
          "0",
          "0",
          "1",
        ],
      },
    ]
  `)
})

test('the semantics of since and until can be chosen', () => {
  const truth = (semantics: string): number[] =>
    JSON.parse(on('corollary-17a', 'Q_a S Q_b', 'abaca', '--semantics', semantics, '--json').out).truth
  expect(truth('paper')).toEqual([0, 0, 0, 0, 0])
  expect(truth('standard')).toEqual([0, 1, 1, 0, 0])
  expect(truth('strict')).toEqual([0, 0, 1, 1, 0])
})

test('several heads make fewer layers and the same outputs', () => {
  const [single, multi] = ['single', 'multi'].map((heads) =>
    JSON.parse(on('theorem-12a', 'Y Q_1 | X Q_1', '0110', '--heads', heads, '--json').out),
  )
  expect([single.layers, multi.layers]).toEqual([7, 3])
  expect(multi.output).toEqual(single.output)
})

test('words are split by code points, or come as a JSON array, and may hold symbols that the formula does not name', () => {
  expect(JSON.parse(on('theorem-12a', 'Y Q["🎲"]', 'x🎲y', '--json').out).output).toEqual([0, 0, 1])
  expect(JSON.parse(on('theorem-12a', 'Y Q["<s>"]', '["<s>","a"]', '--json').out).output).toEqual([0, 1])
})

test.each([
  ['an unknown claim', ['theorem-99', 'Q_1', '0']],
  ['a claim without its letter', ['corollary-17', 'Q_1', '0']],
  ['a theorem that is a corollary', ['Theorem 17b', 'Q_1', '0']],
  ['a claim that has no construction', ['lemma-8a', 'Q_1', '0']],
  ['a text that is no formula', ['theorem-12a', 'Y Q_1 & ', '0']],
  ['an unknown predicate', ['theorem-20a', 'Q_1 & @PRIM', '0']],
  ['a formula outside the fragment', ['theorem-13c', 'Q_0 & Y (X Q_1 | Y Q_1)', '0']],
  ['a formula with three parts too many', ['theorem-13c', 'Q_0 S Q_1 & 2*#R[X Q_1] < 3', '0']],
  ['a fragment that only the semantics leaves', ['theorem-15a', 'Q_0 S Q_1', '0', '--semantics', 'strict']],
  ['a formula that only two statements take', ['theorem-21', '#L[Q["🎲"]] = #R[Q_1 U Q_0]', '0']],
  ['an empty word', ['theorem-12a', 'Q_1', '']],
  ['unknown semantics', ['theorem-12a', 'Q_1', '0', '--semantics', 'lax']],
  ['unknown heads', ['theorem-12a', 'Q_1', '0', '--heads', 'two']],
])('%s is refused, with what would be right', (_, [claim, formula, word, ...more]) => {
  const { code, out, err } = on(claim, formula, word, ...more)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatchSnapshot()
})

test.each([
  [[]],
  [['--claim', 'theorem-12a', '--formula', 'Q_1']],
  [['--batch', '--word', '0110']],
  [['--batch', '--trace']],
])('simulate %j says what is wrong and exits with 2', (words) => {
  const { code, out, err } = lemmata(['simulate', ...words])
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatchSnapshot()
})

const wrongGadget: Compiler = (formula, id) => compile(formula, id, { gadgets: { ...GADGETS, previous: GADGETS.next } })

/** At temperature 1, which Theorem 12a does not allow. */
const tooWarm: Compiler = (formula, id, options) => {
  const compiled = compile(formula, id, options)
  return { ...compiled, model: withTemperature(compiled.model, term('1')) }
}

/** Takes a lookup for the output, before it is rounded: within e^{−3000} of 1, which no run tells from 1. */
const unrounded: Compiler = (formula, id) => {
  const compiled = compile(formula, id)
  const looked = compiled.model.coordinates.findIndex((name) => name.startsWith('left count'))
  return { ...compiled, places: compiled.places.map((place, k) => (k === compiled.formula.root ? looked : place)) }
}

async function simulated(build: Compiler, claim: string, formula: string, word: string, ...flags: string[]) {
  const { io, printed } = terminal()
  const options = { claim, formula, word, ...Object.fromEntries(flags.map((flag) => [flag, ''])) }
  return printed(await simulate(build).run(new Map(Object.entries(options)), io, []))
}

test('a model that says something else differs, and the positions are marked', async () => {
  const { code, out } = await simulated(wrongGadget, 'theorem-12a', 'Y Q_1', '0110')
  expect(code).toBe(1)
  expect(out).toMatchInlineSnapshot(`
    "i  symbol  truth  model
    1  0       0      1  ←
    2  1       0      1  ←
    3  1       1      0  ←
    4  0       1      0  ←

    differs at positions 1, 2, 3, 4; 3 layers of width 9; margin to 1/4: 0.2475"
  `)
})

test('a layer that breaks an obligation is named with its lemma and position, and makes the exit code 1', async () => {
  const { code, out } = await simulated(tooWarm, 'theorem-12a', 'Y Q_1', '01')
  expect(code).toBe(1)
  expect(out).toMatchInlineSnapshot(`
    "i  symbol  truth  model
    1  0       0      0
    2  1       0      0

    agrees at every position; 3 layers of width 9; margin to 1/4: 0.239
    broken: lemma-8b, layer 2 (nearest even for Y Q_1), nearest even for Y Q_1, position 1: γ is 3/2, but the obligation claims 3
    broken: lemma-8b, layer 2 (nearest even for Y Q_1), nearest even for Y Q_1, position 2: γ is 3/2, but the obligation claims 3
    broken: lemma-8b, layer 3 (nearest odd for Y Q_1; Y Q_1), nearest odd for Y Q_1, position 1: γ is 3/2, but the obligation claims 3
    broken: lemma-8b, layer 3 (nearest odd for Y Q_1; Y Q_1), nearest odd for Y Q_1, position 2: γ is 3/2, but the obligation claims 3
    broken: lemma-8b, layer 2 (nearest even for Y Q_1), nearest even for Y Q_1, position 2: 4e^{−γ}·max|v|, which must not exceed the tolerance: 0.89252 > 0.25
    broken: lemma-8b, layer 3 (nearest odd for Y Q_1; Y Q_1), nearest odd for Y Q_1, position 2: 4e^{−γ}·max|v|, which must not exceed the tolerance: 0.89252 > 0.25"
  `)
  const { verdict, broken } = JSON.parse((await simulated(tooWarm, 'theorem-12a', 'Y Q_1', '01', 'json')).out)
  expect([verdict, broken[0]]).toMatchInlineSnapshot(`
    [
      "agrees",
      {
        "layer": 2,
        "lemma": "lemma-8b",
        "message": "γ is 3/2, but the obligation claims 3",
        "of": "nearest even for Y Q_1",
        "position": 1,
      },
    ]
  `)
})

test('an output that is not known to be 0 or 1 is undecided, and makes the exit code 3', async () => {
  const { code, out } = await simulated(unrounded, 'theorem-20a', '1000*#L[Q_1] > 0', '10')
  expect(code).toBe(3)
  expect(out).toMatchInlineSnapshot(`
    "i  symbol  truth  model
    1  1       1      1
    2  0       1      ?  ←

    undecided at position 2; 3 layers of width 11; margin to 1/4: 0.2025"
  `)
})

test('an output that is known to be something else than 0 and 1 differs', async () => {
  const { code, out } = await simulated(unrounded, 'theorem-20a', '100*#L[Q_1] > 0', '10', 'json')
  expect([code, JSON.parse(out)]).toMatchObject([1, { output: [1, null], verdict: 'differs' }])
})

const spot = { layer: 2, layerName: 'second', of: 'x', i: 3 }
const openRow = (observed: Real, bound: Real): LedgerRow => ({
  lemma: 'lemma-9',
  spot,
  what: 'an error',
  observed,
  bound,
})
const somewhere = real.enclosed(() => precise.fromInterval({ lo: 0, hi: 1 }))

test('what intervals leave open is settled by more digits, and what these leave open makes the exit code 3', () => {
  const quarter = rational.of(1, 4)
  const open = [openRow(rational.one, quarter), openRow(rational.zero, quarter), openRow(somewhere, quarter)]
  const obligations = settled({ credits: [], open, broken: [], margin: null })
  expect(obligations).toEqual({
    broken: [{ lemma: 'lemma-9', spot, message: 'an error: 1 > 0.25' }],
    open: [{ lemma: 'lemma-9', spot, message: 'an error: [0, 1] against 0.25' }],
  })
  const asked = { formula: 'Q_1', semantics: 'paper' } as const
  const agreeing = simulationOf(compile(formula('Q_1'), 'theorem-12a'), ['1'], asked, { start: () => {} })
  expect(simulationCode(agreeing)).toBe(0)
  expect(simulationCode({ ...agreeing, open: obligations.open })).toBe(3)
  expect(simulationCode({ ...agreeing, ...obligations })).toBe(1)
})

const batch = (lines: readonly string[], ...words: string[]): Promise<Printed> =>
  lemmataLater(['simulate', '--batch', ...words], { lines })

const line = (claim: string, formula: string, word: string | readonly string[], more: object = {}): string =>
  JSON.stringify({ claim, formula, word, ...more })

test('a batch answers every line in its order, and leaves out blank ones', async () => {
  const { code, out, err } = await batch([
    line('corollary-17a', 'Y Q_1', '0110'),
    '',
    '  \t',
    line('theorem-20a', 'ODD(#L[Q_1])', ['0', '1', '1']),
    line('theorem-12a', 'Q_1', '01'),
    line('corollary-17a', 'Q_a S Q_b', 'ba', { semantics: 'standard' }),
    `\ufeff ${line('corollary-17a', 'Q_a S Q_b', 'ba')} \r`,
  ])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatchInlineSnapshot(`
    "{"truth":[0,0,1,1],"output":[0,0,1,1],"verdict":"agrees","layers":3,"width":9,"margin":"0.2475"}
    {"truth":[0,1,0],"output":[0,1,0],"verdict":"agrees","layers":3,"width":13,"margin":"0.1594"}
    {"truth":[0,1],"output":[0,1],"verdict":"agrees","layers":0,"width":4,"margin":null}
    {"truth":[1,1],"output":[1,1],"verdict":"agrees","layers":3,"width":10,"margin":"0.2498"}
    {"truth":[0,0],"output":[0,0],"verdict":"agrees","layers":2,"width":9,"margin":"0.2499"}"
  `)
})

test('a line says the same as a run of its own', async () => {
  const lines = [
    ['corollary-22a', '#L[#L[Y Q_1] = #R[Q_1]] = 0', '0110'],
    ['theorem-20a', '#L[Q_0] < #L[Q_1]', '10110'],
    ['corollary-18a', 'Y Q_0 S Q_1', '1001'],
  ] as const
  const { out } = await batch(lines.map(([claim, formula, word]) => line(claim, formula, word)))
  const answers = out.split('\n').map((text) => JSON.parse(text))
  lines.forEach(([claim, formula, word], k) => {
    expect(JSON.parse(on(claim, formula, word, '--json').out)).toMatchObject(answers[k])
  })
})

test('a bad line is answered with what is wrong and the column, and does not stop the rest', async () => {
  const { code, out, err } = await batch([
    line('corollary-17', 'Q_1', '0'),
    line('theorem-12a', 'Y Q_1 & ', '0'),
    line('theorem-12a', 'Q["🎲"] & @PRIM', '0'),
    line('theorem-13c', 'Q["🎲"] & X Q_1', '0'),
    line('theorem-12a', 'Q_1', ''),
    line('theorem-12a', 'Q_1', []),
    line('theorem-12a', 'Q_1', ['']),
    line('theorem-12a', 'Q_1', '0', { semantics: 'strikt' }),
    line('theorem-12a', 'Q_1', '0', { semantic: 'strict' }),
    '{"claim":"theorem-12a","formula":"Q_1","word":0}',
    '{"claim":"theorem-12a"}',
    '{"claim":',
    '[]',
    '\u0000',
    '{"claim":"theorem-12a","claim":"theorem-12a","formula":"Q_1","word":"0"}',
    line('theorem-12a', 'Q_1', '10'),
  ])
  expect([code, err]).toEqual([2, ''])
  expect(out).toMatchInlineSnapshot(`
    "{"error":"there is no construction for \\"corollary-17\\"; did you mean \\"corollary-17a\\" or \\"corollary-17b\\"? The statements with one are theorem-12a, theorem-12b, theorem-13c, theorem-13d, theorem-15a, theorem-15b, theorem-16a, theorem-16b, corollary-17a, corollary-17b, corollary-18a, corollary-18b, theorem-20a, theorem-20b, theorem-21, corollary-22a, corollary-22b, corollary-23","at":null}
    {"error":"found the end, expected a formula after \\"&\\"","at":9}
    {"error":"there is no predicate \\"PRIM\\"; did you mean \\"PRIME\\"?","at":10}
    {"error":"theorem-13c is about TL[⊖], and \\"X Q_1\\" needs ⊕ (next); theorem-12a, theorem-12b, corollary-17a, corollary-17b, corollary-22a, corollary-22b would take the formula","at":10}
    {"error":"word: a word has at least one symbol","at":null}
    {"error":"word: a word has at least one symbol","at":null}
    {"error":"word[0]: expected a non-empty string, found \\"\\"","at":null}
    {"error":"semantics: expected one of \\"paper\\", \\"standard\\", \\"strict\\", found \\"strikt\\"; did you mean \\"strict\\"?","at":null}
    {"error":"semantic: unknown key; did you mean \\"semantics\\"?","at":null}
    {"error":"word: expected a string or a list of symbols, found 0","at":null}
    {"error":"missing: \\"formula\\", \\"word\\"","at":null}
    {"error":"column 10 of the line: expected a value, found the end","at":null}
    {"error":"expected an object, found an empty list","at":null}
    {"error":"column 1 of the line: expected a value, found U+0000","at":null}
    {"error":"column 24 of the line: the key \\"claim\\" is given twice: keep one","at":null}
    {"truth":[1,0],"output":[1,0],"verdict":"agrees","layers":0,"width":4,"margin":null}"
  `)
})

test('a batch exits with 1 if a line differs, else with 3 if one is undecided, else with 2 if one is wrong', async () => {
  const codeOf = async (build: Compiler, lines: readonly string[]): Promise<number> => {
    const { io } = terminal({ lines })
    return simulate(build).run(new Map([['batch', '']]), io, [])
  }
  const differing = line('theorem-12a', 'Y Q_1', '0110')
  const undecided = line('theorem-20a', '1000*#L[Q_1] > 0', '10')
  const fine = line('theorem-12a', 'Q_1', '0110')
  const either: Compiler = (formula, id, options) =>
    id === 'theorem-12a' ? wrongGadget(formula, id) : unrounded(formula, id, options)
  expect(await codeOf(either, [])).toBe(0)
  expect(await codeOf(either, [fine])).toBe(0)
  expect(await codeOf(either, [fine, '{}'])).toBe(2)
  expect(await codeOf(either, ['{}', undecided, fine])).toBe(3)
  expect(await codeOf(either, ['{}', undecided, differing, fine])).toBe(1)
  expect(await codeOf(tooWarm, [differing])).toBe(1)
})

test('a batch takes semantics and heads for all lines that do not say otherwise', async () => {
  const { out } = await batch(
    [line('corollary-17a', 'Q_a S Q_b', 'ba'), line('corollary-17a', 'Q_a S Q_b', 'ba', { semantics: 'paper' })],
    '--semantics=standard',
    '--heads=multi',
  )
  expect(out.split('\n').map((text) => JSON.parse(text).output)).toEqual([
    [1, 1],
    [0, 0],
  ])
})

test('each answer is out before the next line is read, and a slow reader is waited for', async () => {
  const events: string[] = []
  const cases = ['0', '1'].map((word) => line('theorem-12a', 'Q_1', word))
  const { io } = terminal()
  const code = await simulate().run(
    new Map([['batch', '']]),
    {
      ...io,
      out: () => events.push('answer'),
      drained: async () => {
        events.push('waits')
      },
      lines: async function* () {
        for (const each of cases) {
          events.push('line')
          yield each
        }
      },
    },
    [],
  )
  expect(code).toBe(0)
  expect(events).toEqual(['line', 'answer', 'waits', 'line', 'answer', 'waits'])
})

test('a formula is compiled once while lines ask for it, and again when many others came between', async () => {
  const compiled: string[] = []
  const counting: Compiler = (formula, id, options) => {
    const made: Compiled = compile(formula, id, options)
    compiled.push(made.model.name)
    return made
  }
  const asked = (formula: string): string => line('theorem-12a', formula, '01')
  const others = Array.from({ length: 200 }, (_, k) => asked(`Q_a${k}`))
  const lines = [asked('Y Q_1'), asked('Q_1'), asked('Y Q_1'), ...others, asked('Y Q_1')]
  const { io } = terminal({ lines })
  await simulate(counting).run(new Map([['batch', '']]), io, [])
  expect(compiled.filter((name) => name === 'theorem-12a: Q_1')).toHaveLength(1)
  expect(compiled.filter((name) => name === 'theorem-12a: Y Q_1')).toHaveLength(2)
})

test('a case that an evaluator refuses is an error of its line', async () => {
  const refusing: Compiler = () => {
    throw new RangeError('too much')
  }
  const { io, printed } = terminal({ lines: [line('theorem-12a', 'Q_1', '0')] })
  const { code, out } = printed(await simulate(refusing).run(new Map([['batch', '']]), io, []))
  expect([code, out]).toEqual([2, '{"error":"too much","at":null}'])
})

test('symbols that would move the cursor are spelled out', () => {
  const { out } = lemmata([
    'simulate',
    '--claim',
    'theorem-12a',
    '--formula',
    'Y Q_1',
    '--word',
    '["1","\\n","\\u202e"]',
  ])
  expect(out).toContain('\\u{a}')
  expect(out).toContain('\\u{202e}')
})
