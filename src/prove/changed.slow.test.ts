// A model with one thing changed is proved only where it still computes its formula: wherever the proof goes through, the model is run.
import { expect, test } from 'vitest'
import { formulas } from '../../generators/index.ts'
import { wordsUpTo } from '../../tests/support/compiled.ts'
import { changedModel, truthOfMeanings } from '../../tests/support/proofs/changed-model.ts'
import { type Random, seeded } from '../../tests/support/random.ts'
import { compile } from '../compile/index.ts'
import { drawCase } from '../engine/draw/index.ts'
import { FRAGMENTS } from '../logic/index.ts'
import { rational } from '../numbers/index.ts'
import { STATEMENTS } from '../statements/index.ts'
import { isExact, type Model, soft, type Word } from '../transformer/index.ts'
import { prove } from './index.ts'

const MODELS = 1000
/** Those that are run on all words of at most six letters. */
const THOROUGH = 10

const wordOf = (length: number, random: Random): Word => Array.from({ length }, () => random.pick(['a', 'b', 'c']))

/** The words on which a model is something else than its meanings say, among them. */
function wrongOn(model: Model, words: readonly Word[]): readonly Word[] {
  const { meanings, outputs } = model
  if (meanings === undefined) throw new Error('a proved model without meanings')
  return words.filter((word) => {
    const { activations } = soft(model, word)
    const last = activations[activations.length - 1]
    const truth = truthOfMeanings(meanings, word)
    return truth.some((holds, k) => {
      const found = last[k][outputs[0]]
      return !isExact(found) || !rational.equal(found, holds ? rational.one : rational.zero)
    })
  })
}

test('a changed model that is still proved computes its formula', () => {
  const random = seeded(2024)
  const tally = { changed: 0, proved: 0, open: 0 }
  const wrong: unknown[] = []
  for (let k = 0; tally.changed < MODELS; k++) {
    const { id, fragment } = STATEMENTS[k % STATEMENTS.length]
    const domain = formulas({
      features: FRAGMENTS[fragment].features,
      alphabet: ['a', 'b'],
      maxSize: 2 + (k % 13),
      sugar: true,
    })
    const { model } = compile(drawCase(domain.arbitrary, 11, k, 0).c, id, { heads: k % 2 === 0 ? 'single' : 'multi' })
    const changed = changedModel(model, random)
    if (JSON.stringify(changed, plainly) === JSON.stringify(model, plainly)) continue
    tally.changed += 1
    const proof = prove(changed)
    if (proof?.kind !== 'proved') {
      tally.open += 1
      continue
    }
    tally.proved += 1
    const words = [
      ...(tally.proved <= THOROUGH ? wordsUpTo(6, ['a', 'b', 'c']) : []),
      ...Array.from({ length: 200 }, () => wordOf(1 + random.below(6), random)),
      ...Array.from({ length: 20 }, () => wordOf(40, random)),
    ]
    const failing = wrongOn(changed, words)
    if (failing.length > 0)
      wrong.push({ k, id, name: model.name, word: failing[0].join(''), how: difference(model, changed) })
  }
  console.log(tally)
  expect(wrong).toEqual([])
})

const difference = (a: Model, b: Model): string => {
  const [x, y] = [a, b].map((m) => JSON.stringify(m, plainly))
  let at = 0
  while (x[at] === y[at]) at += 1
  return `${x.slice(Math.max(0, at - 200), at + 60)} ||| ${y.slice(at - 20, at + 60)}`
}

const plainly = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value)
