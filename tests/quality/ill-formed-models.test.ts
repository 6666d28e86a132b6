// A value that is no model gets no verdict and no answer, from any evaluator or claim: a message names the part that is wrong.
import { describe, expect, test } from 'vitest'
import { words } from '../../generators/index.ts'
import { approximates, hasGap, insensitive } from '../../properties/library/index.ts'
import { type Claim, runnable } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { largestTemperature, soften } from '../../src/soften/index.ts'
import {
  deviation,
  floats,
  gapOfLength,
  gapOn,
  gapOver,
  hard,
  type Model,
  saveModel,
  singleHeaded,
  soft,
  trace,
  withStranger,
  withTemperature,
  withWeighting,
} from '../../src/transformer/index.ts'
import { GOOD, illFormed, partWords } from './ill-formed.ts'

const WORD = ['0', '1']
const EPSILON = rational.of(1, 100)

const USES: Readonly<Record<string, (model: Model) => unknown>> = {
  soft: (model) => soft(model, WORD),
  'soft to 128 bits': (model) => soft(model, WORD, { bits: 128 }),
  hard: (model) => hard(model, WORD),
  deviation: (model) => deviation(model, WORD),
  floats: (model) => floats(model, WORD),
  gapOn: (model) => gapOn(model, WORD),
  gapOver: (model) => gapOver(model, []),
  gapOfLength: (model) => gapOfLength(model, 2),
  trace: (model) => trace(model, WORD),
  soften: (model) => soften(model, EPSILON, 2),
  largestTemperature: (model) => largestTemperature(model, [WORD], EPSILON),
  saveModel,
  singleHeaded,
  withStranger,
  withTemperature: (model) => withTemperature(model, GOOD.schedule.temperature),
  withWeighting: (model) => withWeighting(model, 'softmax'),
}

const stated = { key: 'own', title: 'own', statement: 'It is as it says.', domain: words(['0', '1'], { maxLength: 2 }) }

/** What each claim of the library says of one model; whether it is true matters little. */
const claims = (model: Model): readonly Claim<readonly string[]>[] => [
  hasGap({ ...stated, model: () => model, word: (w) => w, gamma: () => rational.of(1, 1000) }),
  approximates({
    ...stated,
    model: () => model,
    word: (w) => w,
    epsilon: () => rational.of(100),
    temperature: () => GOOD.schedule.temperature,
  }),
  insensitive({
    ...stated,
    model: () => model,
    change: (w) => ({ word: w, at: 1, to: ['1'] }),
    looksAt: () => [1],
    bound: () => rational.of(100),
  }),
]

const kinds = illFormed()

const messageFrom = (use: (model: Model) => unknown, model: Model): string => {
  try {
    use(model)
    return 'no error'
  } catch (error) {
    return String(error)
  }
}

test('the model that all others are made from is taken by everything', () => {
  for (const use of Object.values(USES)) expect(messageFrom(use, GOOD)).toBe('no error')
  for (const claim of claims(GOOD)) expect(runnable(claim).replay('01').ending).toBe('passed')
})

test('there are more than 200 kinds, no two alike', () => {
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length)
  expect(kinds.length).toBeGreaterThan(200)
})

describe.each(Object.entries(USES))('%s', (_, use) => {
  test('refuses every ill-formed model, by the name of what is wrong', () => {
    const silent = kinds.flatMap(({ kind, path, model }) => {
      const message = messageFrom(use, model)
      const isNamed =
        message.startsWith('RangeError: ill-formed model') && partWords(path).every((word) => message.includes(word))
      return isNamed ? [] : [`${kind}: ${message}`]
    })
    expect(silent).toEqual([])
  })
})

test('claims about an ill-formed model crash with the message of the evaluators', () => {
  // Every model with a third of the claims, in turn.
  const astray = kinds.flatMap(({ kind, model }, k) => {
    const message = messageFrom((m) => soft(m, WORD), model)
    const some = claims(model).filter((_, c) => (c + k) % 3 === 0)
    return some.flatMap((claim) => {
      const replayed = JSON.stringify(runnable(claim).replay('01'))
      return replayed.includes('crashed') && replayed.includes(JSON.stringify(message).slice(1, -1))
        ? []
        : [`${kind}: ${replayed}`]
    })
  })
  expect(astray).toEqual([])
})
