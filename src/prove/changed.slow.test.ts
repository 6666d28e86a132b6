// A model or a certificate with one thing changed is proved only where the model still computes its formula: wherever the proof goes
// through, the model is run.
import { expect, test } from 'vitest'
import { formulas } from '../../generators/index.ts'
import { wordsUpTo } from '../../tests/support/compiled.ts'
import { changedCertificate, type Field } from '../../tests/support/proofs/changed-certificate.ts'
import { changedModel } from '../../tests/support/proofs/changed-model.ts'
import { someWords, wrongOn } from '../../tests/support/proofs/right-on.ts'
import { seeded } from '../../tests/support/random.ts'
import { certificateShape } from '../certificate/index.ts'
import { compile } from '../compile/index.ts'
import { drawCase } from '../engine/draw/index.ts'
import { readDocument } from '../json/index.ts'
import { FRAGMENTS } from '../logic/index.ts'
import { STATEMENTS } from '../statements/index.ts'
import { loadModel, type Model } from '../transformer/index.ts'
import { checkText, prove } from './index.ts'

const COUNT = 1000
/** Those that are run on all words of at most six letters. */
const THOROUGH = 10

function drawn(k: number): Model {
  const { id, fragment } = STATEMENTS[k % STATEMENTS.length]
  const { features } = FRAGMENTS[fragment]
  const { arbitrary } = formulas({ features, alphabet: ['a', 'b'], maxSize: 2 + (k % 13), sugar: true })
  return compile(drawCase(arbitrary, 11, k, 0).c, id, { heads: k % 2 === 0 ? 'single' : 'multi' }).model
}

const plainly = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value)
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a, plainly) === JSON.stringify(b, plainly)

test('a changed model that is still proved computes its formula', () => {
  const random = seeded(2024)
  const tally = { proved: 0, open: 0 }
  const wrong: unknown[] = []
  for (let k = 0; tally.proved + tally.open < COUNT; k++) {
    const model = drawn(k)
    const changed = changedModel(model, random)
    if (isSame(model, changed)) continue
    const { meanings } = changed
    if (prove(changed)?.kind !== 'proved' || meanings === undefined) {
      tally.open += 1
      continue
    }
    tally.proved += 1
    const words = [...(tally.proved <= THOROUGH ? wordsUpTo(6, ['a', 'b', 'c']) : []), ...someWords(random)]
    const failing = wrongOn(changed, meanings, words)
    if (failing.length > 0) wrong.push({ k, name: model.name, word: failing[0].join('') })
  }
  expect(wrong).toEqual([])
  expect(tally.open).toBeGreaterThan(COUNT / 2)
})

/** What may change in a certificate without harm: names, bounds that are still true, parts of the formula that its root does not need. */
test('a changed certificate is refused, or about a model that computes its formula', () => {
  const random = seeded(4711)
  const tally = { proved: 0, refused: 0, unreadable: 0 }
  const wrong: unknown[] = []
  for (let k = 0; tally.proved + tally.refused + tally.unreadable < COUNT; k++) {
    const model = drawn(k)
    const proof = prove(model)
    if (proof?.kind !== 'proved') throw new Error(`${model.name} is not proved`)
    const certificate: Field = JSON.parse(JSON.stringify(proof.certificate))
    const { document, path } = changedCertificate(certificate, model.coordinates, random)
    if (isSame(certificate, document)) continue
    const text = JSON.stringify(document)
    const checked = checkText(text)
    tally[checked.kind] += 1
    if (checked.kind === 'refused') expect(checked.lemma).toMatch(/^(lemma|definition|proposition)-\d/)
    if (checked.kind !== 'proved') continue
    const read = readDocument(certificateShape, text)
    const loaded = loadModel(JSON.stringify(Object(document).model))
    if (read.kind !== 'read' || loaded.kind !== 'read') wrong.push({ k, path, name: model.name, why: 'no model' })
    else if (wrongOn(loaded.value, read.value.meanings, someWords(random)).length > 0)
      wrong.push({ k, path, name: model.name })
  }
  expect(wrong).toEqual([])
})
