// What is too costly is refused before it starts, by every command that runs models, with what it would take.
import { describe, expect, test } from 'vitest'
import { starting } from '../../cli/budget/index.ts'
import { answering } from '../../cli/commands/simulate/batch.ts'
import { seenOne } from '../../examples/models.ts'
import { compile } from '../../src/compile/index.ts'
import { saveModel, withWeighting } from '../../src/transformer/index.ts'
import { lemmata, lemmataLater } from './terminal.ts'

const files = {
  'hard.json': saveModel(withWeighting(seenOne(), 'average')),
  'y.srasp': 'alphabet a b\ny(i) = psum[j <= i] 1',
}

const COMMANDS = [
  ['simulate', '--claim', 'corollary-17a', '--formula', 'H Q_1', '--word', '0110'],
  ['simulate', '--claim', 'corollary-17a', '--formula', 'H Q_1', '--word', '0110', '--trace'],
  ['compile', '--claim', 'corollary-17a', '--formula', 'H Q_1'],
  ['run', '--model', 'hard.json', '--word', '0110'],
  ['run', '--model', 'hard.json', '--word', '0110', '--trace'],
  ['gap', '--model', 'hard.json', '--max-length', '1'],
  ['soften', '--model', 'hard.json', '--epsilon', '1/100', '--length', '3'],
  ['soften', '--model', 'hard.json', '--epsilon', '1/100', '--length', '3', '--gamma', '1/8'],
  ['soften', '--model', 'hard.json', '--epsilon', '1/100', '--length', '3', '--gamma', '1/8', '--largest'],
  ['srasp', 'y.srasp', '--word', 'ab'],
  ['srasp', 'y.srasp', '--word', 'ab', '--compile'],
]

describe.each(COMMANDS.map((words) => ({ words, name: words.join(' ') })))('$name', ({ words }) => {
  test('is refused above its budget with the estimate, the budget and the option, and starts with what that says', () => {
    const REFUSAL =
      /too costly: about [\d,]+ steps, most of them for [^;]*, are above the budget of [\d,]+; --budget (\d+) raises it/
    let budget = '1'
    for (let tries = 0; tries < 5; tries++) {
      const { code, err } = lemmata([...words, '--budget', budget], { files })
      if (code === 0) break
      const more = REFUSAL.exec(err)?.[1] ?? err
      expect(Number(more)).toBeGreaterThan(Number(budget))
      budget = more
    }
    expect(Number(budget)).toBeGreaterThan(1)
    expect(lemmata([...words, '--budget', budget], { files })).toMatchObject({ code: 0, err: '' })
    expect(lemmata(words, { files }).code).toBe(0)
  })
})

const NESTED = `${'H '.repeat(1990)}Q_1`

test('a formula of as many levels as are allowed is refused before it fills the memory', () => {
  const words = ['simulate', '--claim', 'corollary-17a', '--formula', NESTED, '--word', '0110']
  const { code, out, err } = lemmata(words)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatchInlineSnapshot(
    `"lemmata: too costly: about 390,000,000 steps, most of them for 7,961 layers × 4 positions × 11,944 coordinates, are above the budget of 100,000,000; --budget 390000000 raises it"`,
  )
  expect(JSON.parse(lemmata([...words, '--json']).out).error).toContain('too costly')
})

test('a long word is refused, whatever budget is given', () => {
  const word = '01'.repeat(5_000_000)
  const { code, err } = lemmata(['simulate', '--claim', 'theorem-12a', '--formula', 'Y Q_1', '--word', word])
  expect(code).toBe(2)
  expect(err).toMatchInlineSnapshot(
    `"lemmata: too costly: about 2.5e+16 steps, most of them for 3 heads × 10,000,000 positions × 10,000,000 positions, are above the budget of 100,000,000; no --budget N raises it so far"`,
  )
})

test('numbers with many digits are refused before they are added', () => {
  const document = JSON.parse(saveModel(withWeighting(seenOne(), 'average')))
  const many = Array.from({ length: 100 }, (_, k) => ({
    to: `c${k}`,
    value: `1/${'7'.repeat(2000)}${1000 + 2 * k + 1}`,
  }))
  document.coordinates.push(...many.map(({ to }) => to))
  document.embedding.symbols[0].vector.push(...many)
  const models = { 'digits.json': JSON.stringify(document) }
  const errors = [
    ['run', '--word', '0'],
    ['gap', '--max-length', '1'],
    ['soften', '--epsilon', '1/100', '--length', '1', '--gamma', '1/8'],
  ].map(([name, ...words]) => lemmata([name, '--model', 'digits.json', ...words], { files: models }).err)
  for (const err of errors) expect(err).toContain('too costly: about')
})

describe('in a batch', () => {
  const line = (formula: string, word: string): string => JSON.stringify({ claim: 'corollary-17a', formula, word })

  test('a line that is too costly gets its answer, and the rest goes on', async () => {
    const lines = [
      line('Y Q_1', '01'),
      line(NESTED, '0110'),
      'no case',
      line('Y Q_1', '01'.repeat(100)),
      line('O Q_1', '0'),
    ]
    const { code, out } = await lemmataLater(['simulate', '--batch', '--budget', '3000000'], { lines })
    const answers = out.split('\n').map((text) => JSON.parse(text))
    expect(code).toBe(2)
    expect(answers.map(({ verdict = null }) => verdict)).toEqual(['agrees', null, null, 'agrees', 'agrees'])
    expect(answers[1]).toEqual({ error: expect.stringContaining('are above the budget of 3,000,000'), at: null })
  })

  test('few large models are kept', () => {
    let built = 0
    const tall: typeof compile = (...args) => {
      built += 1
      const compiled = compile(...args)
      const idle = { name: 'idle', heads: [], feedForward: null }
      const layers = [...compiled.model.layers, ...Array.from({ length: 4000 }, () => idle)]
      return { ...compiled, model: { ...compiled.model, layers } }
    }
    const answer = answering({ semantics: 'paper', heads: 'single' }, { start: () => {} }, tall)
    const builtFor = (formula: string): number => {
      const before = built
      expect(answer(line(formula, '0')).code).toBe(0)
      return built - before
    }
    expect(['Q_a', 'Q_b', 'Q_a', 'Q_c', 'Q_b', 'Q_c'].map(builtFor)).toEqual([1, 1, 0, 1, 1, 0])
  })
})

test('what will take more than a second is said as it starts, and taken back if something else is too costly', () => {
  const progress: string[] = []
  const start = starting(new Map([['budget', '1000000000']]), { progress: (line) => progress.push(line) })
  start([{ steps: 4e7, what: '1 layer' }])
  expect(progress).toEqual([])
  start([
    { steps: 4e7, what: '1 layer' },
    { steps: 7e7, what: '2 words' },
  ])
  expect(progress).toEqual(['about 110,000,000 steps, most of them for 2 words'])
  expect(() => start([{ steps: 2e9, what: '3 words' }])).toThrow('--budget 2000000000 raises it')
  expect(progress.at(-1)).toBe('')
})

test('after a second a run says how far it is, and takes it back', () => {
  let now = 0
  const words = ['simulate', '--claim', 'theorem-12a', '--formula', 'Y Q_1', '--word', '01']
  expect(lemmata(words).progress.join('')).toBe('')
  const clock = (): number => (now += 0.4)
  expect(lemmata(words, { clock }).progress).toEqual(['2 of 3 layers', ''])
})
