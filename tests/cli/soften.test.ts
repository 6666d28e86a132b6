import { expect, test } from 'vitest'
import { BITS, rounding, roundingTower, seenOne } from '../../examples/models.ts'
import { rational } from '../../src/numbers/index.ts'
import {
  loadModel,
  type Model,
  saveModel,
  scheduledAt,
  transformer,
  withWeighting,
} from '../../src/transformer/index.ts'
import { lemmata, type Printed } from './terminal.ts'

/**
 * Layer 1 takes the position with the largest 2·Q_1 + i (gap 1; "100" ties), layer 2 the one with the largest j − ½·x·Q_1, over
 * √2: its gap is ½/√2, where the last two differ by a bit.
 */
const twoLayers = (): Model =>
  transformer({
    name: 'two layers',
    coordinates: ['one', 'i', 'Q_1', 'x', 'y'],
    embedding: BITS,
    positions: { i: 'i' },
    temperature: '1/n',
    layers: [
      {
        name: 'first',
        heads: [
          {
            name: 'last 1',
            mask: 'future',
            weighting: 'average',
            query: { one: 2 },
            key: { Q_1: 1, i: '1/2' },
            value: { x: 'Q_1' },
          },
        ],
        net: rounding('x', 'y'),
      },
      {
        name: 'second',
        heads: [
          {
            name: 'near the end',
            weighting: 'average',
            query: ['one', 'x'],
            key: ['i', { Q_1: '-1/2' }],
            value: { y: 'x' },
          },
        ],
      },
    ],
    outputs: ['y'],
  })

/** Four layers of width 9 whose largest parameter is 10^20. */
const large = (): Model =>
  transformer({
    name: 'large',
    coordinates: ['one', 'i', 'Q_1', 'x', 'y', 'z', 'u', 'v', 'w'],
    embedding: BITS,
    positions: { i: 'i' },
    temperature: '1/n',
    layers: ['a', 'b', 'c', 'd'].map((name) => ({
      name,
      heads: [
        { name: 'look', weighting: 'average', query: { one: '1e20' }, key: { Q_1: 1 }, value: { x: { Q_1: 1 } } },
      ],
      net: rounding('x', 'y'),
    })),
    outputs: ['w'],
  })

/** On 0001 the output is 3·ReLU(x − 1/3) − 3·ReLU(x − 2/3) and nothing else: 1 by hard attention, 0 while softmax has x ≤ 1/3. */
const plateau = (): Model =>
  transformer({
    name: 'plateau',
    coordinates: ['one', 'Q_1', 'x', 'y'],
    embedding: BITS,
    temperature: '1/n',
    layers: [
      {
        name: 'l',
        heads: [{ name: 'look', weighting: 'average', query: 'one', key: 'Q_1', value: { x: 'Q_1' } }],
        net: [
          { reads: 'x', bias: '-1/3', writes: { y: 3 } },
          { reads: 'x', bias: '-2/3', writes: { y: -3 } },
          { reads: 'x', writes: { x: -1 } },
        ],
      },
    ],
    outputs: ['y'],
  })

/** Its position embeddings are a table for words of 3 to 5 symbols and of 8. */
function tabled(): Model {
  const rows = [3, 4, 5, 8].map((n) => ({ n, values: Array.from({ length: n }, (_, i) => rational.of(i)) }))
  return transformer({
    name: 'tabled',
    coordinates: ['one', 'pe', 'Q_1', 'x'],
    embedding: BITS,
    positions: { pe: { kind: 'by-position', rows } },
    temperature: '1/n',
    layers: [
      {
        name: 'l',
        heads: [{ name: 'look', weighting: 'average', query: 'one', key: 'pe', value: { x: 'Q_1' } }],
      },
    ],
    outputs: ['x'],
  })
}

const files = {
  'two.json': saveModel(twoLayers()),
  'large.json': saveModel(large()),
  'tabled.json': saveModel(tabled()),
  'plateau.json': saveModel(plateau()),
  'one.json': saveModel(withWeighting(seenOne(), 'average')),
  'tower.json': saveModel(withWeighting(roundingTower(30), 'average')),
}

const soften = (model: string, ...words: string[]): Printed =>
  lemmata(['soften', '--model', model, ...words], { files })

/*
 * By hand: L = 2, d = 5, d_k = 2, d_f = 2, p = 2, x(3) = 3, γ² = 1/8, n = 3. In integers, with √2 rounded up to 1414214 millionths:
 * K_a = 2(5·2·2² + 1)(5·2 + 1), H = 5·K_a, K = (5·2·2² + 1)(12·5²·√2·2³·H² + 5·2 + 1).
 */
const K_A = 2n * (5n * 2n * 4n + 1n) * (5n * 2n + 1n)
const H = 5n * K_A
const MILLION = 1_000_000n
const K_MILLIONTHS = (5n * 2n * 4n + 1n) * (12n * 25n * 1_414_214n * 8n * H * H + 11n * MILLION)

/** Theorem 26 for two layers. */
function leastInverseTau(K: number, n: number, x: number, gamma: number, epsilon: number): number {
  return (2 / gamma) * (Math.log((2 * K * n * x) / epsilon) + (Math.log((2 * K * x * x) / gamma) - 1))
}

test('with --json every constant is as worked out by hand', () => {
  const { code, out, err } = soften('two.json', '--epsilon', '1/100', '--length', '3', '--json')
  expect([code, err]).toEqual([0, ''])
  const found = JSON.parse(out)
  expect(found).toMatchObject({
    model: 'two layers',
    tolerance: '1/100',
    n: 3,
    epsilon: '1/100',
    layers: 2,
    heads: 1,
    d: 5,
    dk: 2,
    df: 2,
    parameter: '2',
    input: '3',
    gamma: null,
    gammaSquare: '1/8',
    gammaFrom: 'enumerated',
    activation: `${K_A}`,
    H: `${H}`,
    file: null,
  })
  const [top, bottom = '1'] = found.K.split('/')
  expect(BigInt(top) * MILLION).toBe(K_MILLIONTHS * BigInt(bottom))
  const K = Number(K_MILLIONTHS) / 1e6
  for (const end of [found.lnK.lo, found.lnK.hi]) expect(Math.abs(Number(end) - Math.log(K))).toBeLessThan(1e-6)
  const least = leastInverseTau(K, 3, 3, Math.sqrt(1 / 8), 0.01)
  for (const end of [found.leastInverseTau.lo, found.leastInverseTau.hi]) {
    expect(Math.abs(Number(end) - least)).toBeLessThan(1e-6)
  }
  // Six digits, and it lies between 100 and 1000: thousandths.
  expect(rational.parse(found.inverseTau)).toEqual(rational.of(Math.ceil(least * 1000), 1000))
})

test('every length up to that has its own ε, x, γ and temperature', () => {
  const found = JSON.parse(soften('two.json', '--epsilon', '1/n^2', '--length', '3', '--json').out)
  expect(found.byLength.map(({ inverseTau: _, ...row }: Record<string, unknown>) => row)).toEqual([
    { n: 1, epsilon: '1', input: '1', gamma: '1', gammaSquare: '1', gammaFrom: 'all-tied' },
    { n: 2, epsilon: '1/4', input: '2', gamma: null, gammaSquare: '1/8', gammaFrom: 'enumerated' },
    { n: 3, epsilon: '1/9', input: '3', gamma: null, gammaSquare: '1/8', gammaFrom: 'enumerated' },
  ])
  const K = Number(K_MILLIONTHS) / 1e6
  const least = [
    leastInverseTau(K, 1, 1, 1, 1),
    leastInverseTau(K, 2, 2, Math.sqrt(1 / 8), 1 / 4),
    leastInverseTau(K, 3, 3, Math.sqrt(1 / 8), 1 / 9),
  ]
  found.byLength.forEach(({ inverseTau }: { inverseTau: string }, k: number) => {
    const { numerator, denominator } = rational.parse(inverseTau)
    const ratio = Number(numerator) / Number(denominator) / least[k]
    expect(ratio).toBeGreaterThanOrEqual(1 - 1e-12)
    expect(ratio).toBeLessThan(1 + 1e-5)
  })
})

test('text shows the constants and a table of temperatures', () => {
  expect(soften('two.json', '--epsilon', '1/100', '--length', '3').out).toMatchInlineSnapshot(`
    "two layers, softened within 1/100; constants for n = 3
      layers L          2
      heads per layer   1
      width d           5
      keys d_k          2
      hidden units d_f  2
      parameter p       2
      input x           3
      gap γ             √(1/8) ≈ 0.353553, over all words
      K_a               902
      H = d·K_a^(L−1)   4510
      K                 ≈ 2830500000000
      ln K              28.671474848

    n  ε      γ                  1/τ
    1  1/100  1                  124.669
    2  1/100  √(1/8) ≈ 0.353553  374.183
    3  1/100  √(1/8) ≈ 0.353553  383.358"
  `)
  expect(
    soften('one.json', '--epsilon', '1/n', '--length', '2', '--gamma', '3/n', '--from', '2').out,
  ).toMatchInlineSnapshot(`
    "seen a 1, softened within 1/n; constants for n = 2
      layers L          1
      heads per layer   1
      width d           5
      keys d_k          1
      hidden units d_f  2
      parameter p       6
      input x           1
      gap γ             3/2, as stated
      K_a               22382
      H = d·K_a^(L−1)   5
      K                 584831191
      ln K              20.1868338012

    n  ε    γ    1/τ
    2  1/2  3/2  21.5732"
  `)
})

test('--out writes the softened model, which runs on words of those lengths', () => {
  const words = ['--epsilon', '1/100', '--length', '3', '--out', 'soft.json']
  const { out, written } = soften('two.json', ...words)
  expect(out).toContain('\nwritten to soft.json, for words of 1 to 3 symbols')
  const loaded = loadModel(written['soft.json'])
  if (loaded.kind !== 'read') throw new Error('the softened model cannot be loaded')
  expect(withWeighting(loaded.value, 'average').layers).toEqual(twoLayers().layers)
  expect(new Set(loaded.value.layers.flatMap(({ heads }) => heads.map((h) => h.weighting)))).toEqual(
    new Set(['softmax-tau']),
  )
  const { byLength } = JSON.parse(soften('two.json', ...words, '--json').out)
  for (const { n, inverseTau } of byLength) {
    expect(scheduledAt(loaded.value.schedule.temperature, 1, n)).toEqual(rational.inverse(rational.parse(inverseTau)))
  }
  const run = (word: string): Printed => lemmata(['run', '--model', 'soft.json', '--word', word], { files: written })
  expect(run('011').code).toBe(0)
  expect(run('0110')).toMatchObject({ code: 2, err: expect.stringContaining('no row for n = 4; it has n = 1, 2, 3') })
  const only = soften('two.json', ...words, '--from', '3')
  expect(only.out).toContain('for words of 3 symbols')
  expect(JSON.parse(soften('two.json', ...words, '--from', '3', '--json').out)).toMatchObject({ file: 'soft.json' })
})

test('where K leaves the range of floats its logarithm is shown', () => {
  const words = ['--epsilon', '1/100', '--length', '2', '--gamma', '1']
  expect(soften('tower.json', ...words).out).toMatch(/ {2}K {17}beyond floats\n {2}ln K {14}\d+\.\d+\n/)
  const { K, lnK } = JSON.parse(soften('tower.json', ...words, '--json').out)
  expect([K, Number(lnK.lo) > 709]).toEqual([null, true])
})

test('so it is for four layers of width 9, where ln K is as worked out by hand', () => {
  const words = ['--epsilon', '1/100', '--length', '1', '--gamma', '1']
  const { out } = soften('large.json', ...words)
  expect(out).toMatch(
    / {2}K_a {15}≈ 3\.24e62\n {2}H = d·K_a\^\(L−1\) {3}≈ 3\.0611e188\n {2}K {17}beyond floats\n {2}ln K {14}/,
  )
  const found = JSON.parse(soften('large.json', ...words, '--json').out)
  expect(found).toMatchObject({ layers: 4, d: 9, dk: 1, df: 2, parameter: `${10n ** 20n}`, K: null })
  // p = 10^20: K_a = 2(9·2·p² + 1)(9p + 1), H = 9·K_a³, K = (9·2·p² + 1)(12·9²·p³·H² + 9p + 1).
  const p = 10n ** 20n
  const growth = 2n * (18n * p * p + 1n) * (9n * p + 1n)
  expect([found.activation, found.H]).toEqual([`${growth}`, `${9n * growth ** 3n}`])
  const K = (18n * p * p + 1n) * (12n * 81n * p ** 3n * (9n * growth ** 3n) ** 2n + 9n * p + 1n)
  const lnK = Math.log(Number(`0.${K}`)) + `${K}`.length * Math.LN10
  for (const end of [found.lnK.lo, found.lnK.hi]) expect(Math.abs(Number(end) / lnK - 1)).toBeLessThan(1e-11)
})

/*
 * By hand: on words of length 2 "seen a 1" errs most at position 2 of "10", where the scores are 6(1 + 1/4) and 6·1/2. The 1 has
 * all but e^{−4.5/τ}/(1 + e^{−4.5/τ}) of the weight, which the net rounds away but which stays in x: it is ε at 1/τ = ln(1/ε − 1)/4.5.
 */
test('--largest shows the least 1/τ that works, and how many times colder the theorem asks for', () => {
  const words = ['--epsilon', '1/100', '--length', '2', '--largest']
  const { inverseTau, largest } = JSON.parse(soften('one.json', ...words, '--json').out)
  const value = (text: string): number => {
    const { numerator, denominator } = rational.parse(text)
    return Number(numerator) / Number(denominator)
  }
  const exact = Math.log(99) / 4.5
  const { works, fails } = largest.inverseTau
  expect([value(fails) < exact, exact < value(works), value(works) < value(fails) * (1 + 1 / 1024)]).toEqual([
    true,
    true,
    true,
  ])
  expect(largest).toMatchObject({ kind: 'bracketed', witness: { word: ['1', '0'], position: 2 } })
  expect(largest.ratio).toBe(Number((value(inverseTau) / value(works)).toPrecision(4)))
  expect(
    soften('one.json', ...words)
      .out.split('\n')
      .slice(-3),
  ).toMatchInlineSnapshot(`
    [
      "least 1/τ that works on all words of length 2: 1.02118",
      "  1.0204 is too small: the error is above ε at position 2 of "10"",
      "  the theorem asks for 24.96 times as much",
    ]
  `)
})

test('--largest says so where every temperature works, and where one is undecided', () => {
  const words = ['--epsilon', '1/100', '--length', '1', '--largest']
  expect(soften('one.json', ...words).out).toContain(
    '\n\nevery 1/τ that was tried works on all words of length 1, down to 0.00',
  )
  expect(JSON.parse(soften('one.json', ...words, '--json').out).largest).toMatchObject({
    kind: 'always',
    inverseTau: { fails: null },
    witness: null,
    ratio: null,
  })
  const without = JSON.parse(soften('one.json', '--epsilon', '1/100', '--length', '1', '--json').out)
  expect(without.largest).toBe(null)
  const undecided = soften('plateau.json', '--epsilon', '1', '--length', '4', '--from', '4', '--largest')
  expect(undecided.out.split('\n').slice(-2)).toMatchInlineSnapshot(`
    [
      "1/τ = 0.543868 works on all words of length 4",
      "  0.271934 is undecided: an error is too near ε to tell",
    ]
  `)
})

test('a table that misses short words is said to, with the lengths it has and what to pass', () => {
  const refused = (...words: string[]): string => soften('tabled.json', '--epsilon', '1/100', ...words).err
  expect([
    refused('--length', '5'),
    refused('--length', '8'),
    refused('--length', '6'),
    refused('--length', '5', '--from', '2'),
  ]).toMatchInlineSnapshot(`
    [
      "lemmata: the position embeddings of the model are tables without n = 2; they have n = 3 to 5, 8: pass --from 3",
      "lemmata: the position embeddings of the model are tables without n = 7; they have n = 3 to 5, 8: pass --from 8",
      "lemmata: the position embeddings of the model are tables without n = 6; they have n = 3 to 5, 8: pass one of these as --length",
      "lemmata: the position embeddings of the model are tables without n = 2; they have n = 3 to 5, 8: pass --from 3",
    ]
  `)
  expect(soften('tabled.json', '--epsilon', '1/100', '--length', '5', '--from', '3').code).toBe(0)
})

test('what is wrong is said with what would be right', () => {
  const refused = (model: string, ...words: string[]): string => {
    const { code, out, err } = soften(model, ...words)
    expect([code, out]).toEqual([2, ''])
    return err
  }
  const long = ['--epsilon', '1/100', '--length', '30']
  expect(
    [
      refused('two.json', '--length', '3'),
      refused('two.json', '--epsilon', 'tiny', '--length', '3'),
      refused('two.json', '--epsilon', '0', '--length', '3'),
      refused('two.json', '--epsilon', '1/n', '--length', '0'),
      refused('two.json', '--epsilon', '1/n', '--length', '3', '--from', '4'),
      refused('two.json', '--epsilon', '1/n', '--length', '3', '--gamma', '-1'),
      refused('two.json', ...long),
      refused('two.json', ...long, '--from', '30', '--gamma', '1/8', '--largest'),
      refused('examples/seen-one.json', '--epsilon', '1/n', '--length', '3'),
    ].join('\n'),
  ).toMatchInlineSnapshot(`
    "lemmata: --epsilon E is missing: how close the outputs must be, in the 1-norm: 1/100, 1/n, 1/n^2 or c/n^k
    lemmata: --epsilon is "tiny": write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k
    lemmata: --epsilon is "0": it must be positive
    lemmata: --length is "0": give a whole number from 1 to 1000
    lemmata: --from is "4": give a whole number from 1 to 3
    lemmata: --gamma is "-1": it must be positive
    lemmata: too costly: about 43,000,000,000,000 steps, most of them for 1,073,741,824 words of length 30 × 2 heads × 30 positions × 30 positions, are above the budget of 100,000,000; --budget 43000000000000 raises it, or state the gap by --gamma
    lemmata: too costly: about 5.3e+15 steps, most of them for 1,073,741,824 words of length 30 × 4 temperatures × 2 heads × 30 positions × 30 positions, are above the budget of 100,000,000; --budget 5400000000000000 raises it, or leave out --largest
    lemmata: head "last 1" of layer "look back" is weighted by softmax-tau: softening takes heads weighted by average"
  `)
  const write = (): never => {
    throw new Error('EACCES')
  }
  const words = ['soften', '--model', 'one.json', '--epsilon', '1/n', '--length', '1', '--out', 'x']
  expect(lemmata(words, { files, write })).toMatchObject({ code: 2, err: 'lemmata: cannot write x: EACCES' })
})

test('progress is shown while words are enumerated, and cleared', () => {
  const { progress } = soften('one.json', '--epsilon', '1/n', '--length', '10', '--from', '10')
  expect(progress).toEqual(['1000 of 1024 words', ''])
  const largest = soften('one.json', '--epsilon', '1/n', '--length', '7', '--from', '7', '--largest')
  expect(largest.progress.slice(-2)).toEqual(['least 1/τ: 100 of 128 words', ''])
})
